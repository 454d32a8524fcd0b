extension ScreenSnapshot {
  /// Returns the snapshot in which `row` shows in the place of the row with this ID, and has its
  /// ID.
  ///
  /// - Parameters:
  ///   - id: The ID of a row in a section of this snapshot.
  ///   - row: What to show instead: a model, a row or a container.
  /// - Throws: ``MissingRowError`` if there is no such row.
  /// - Complexity: O(*c* + *s*), where *c* is the number of the section's rows over 1,024 and *s*
  ///   the number of sections.
  public func replacing(
    id: RowID, with row: some RowConvertible
  ) throws(MissingRowError) -> ScreenSnapshot {
    let position = try existingPosition(of: id)
    var row = placed(row)
    row.id = id
    return editing(position.section) { $0.replacing([(position.row, row)]) }
  }

  /// Returns the snapshot without the row with this ID.
  ///
  /// - Throws: ``MissingRowError`` if there is no such row.
  /// - Complexity: As for ``replacing(id:with:)``; the first lookup by ID in the result is O(*n*)
  ///   in the number *n* of the section's rows.
  public func removing(id: RowID) throws(MissingRowError) -> ScreenSnapshot {
    let position = try existingPosition(of: id)
    return editing(position.section) { $0.removing(at: position.row) }
  }

  /// Returns the snapshot with `row` at a position.
  ///
  /// A row whose ID the snapshot has already is numbered, as in a builder. A row without an ID is
  /// identified by its type.
  ///
  /// - Parameters:
  ///   - row: The row to insert.
  ///   - position: Where the row is in the result: in a section of this snapshot, at most after its
  ///     last row; any other traps.
  /// - Complexity: As for ``removing(id:)``.
  public func inserting(_ row: some RowConvertible, at position: RowPosition) -> ScreenSnapshot {
    precondition(storage.sections.indices.contains(position.section), "Section out of range")
    precondition(
      (0...storage.sections[position.section].rows.count).contains(position.row),
      "Row out of range")
    let row = placed(row)
    return editing(position.section) { $0.inserting(row, at: position.row) }
  }

  /// Returns the snapshot in which the row with this ID is at another position.
  ///
  /// - Parameters:
  ///   - id: The ID of a row in a section of this snapshot.
  ///   - position: Where the row is in the result; a position that the result does not have traps.
  /// - Throws: ``MissingRowError`` if there is no such row.
  /// - Complexity: As for ``removing(id:)``.
  public func moving(
    id: RowID, to position: RowPosition
  ) throws(MissingRowError) -> ScreenSnapshot {
    let old = try existingPosition(of: id)
    let row = storage.row(at: old)
    precondition(storage.sections.indices.contains(position.section), "Section out of range")
    var sections = storage.sections
    sections[old.section] = sections[old.section].with(
      rows: sections[old.section].rows.removing(at: old.row))
    let target = sections[position.section]
    precondition((0...target.rows.count).contains(position.row), "Row out of range")
    sections[position.section] = target.with(
      rows: target.rows.inserting(row, at: position.row))
    return ScreenSnapshot(.numbering(sections, reusing: storage))
  }

  private func existingPosition(of id: RowID) throws(MissingRowError) -> RowPosition {
    guard let position = position(of: id) else { throw MissingRowError(id: id) }
    return position
  }

  /// Returns the row with a snapshot for the rows in it, if it is a container, and without a
  /// duplicate's number.
  private func placed(_ row: some RowConvertible) -> Row {
    var row = row.asRow()
    row.id = row.id.unnumbered
    if row.id.isUnplaced { row.id = StructuralPath().id(of: row.box.type) }
    if let declared = row.content as? DeclaredContent {
      let rows = ScreenStorage.list(declared.declaration.evaluate(), reusing: nil)
      row = row.with(
        content: PlacedContent(
          ScreenSnapshot(rows), dependency: declared.declaration.dependency))
    }
    return row
  }

  private func editing(_ section: Int, _ edit: (RowList) -> RowList) -> ScreenSnapshot {
    var sections = storage.sections
    sections[section] = sections[section].with(rows: edit(sections[section].rows))
    return ScreenSnapshot(.numbering(sections, reusing: storage))
  }
}

/// An edit named a row that the snapshot does not have.
public struct MissingRowError: Error, Equatable, CustomStringConvertible {
  /// The ID that was named.
  public let id: RowID

  /// What is missing, and what to do.
  public var description: String {
    "No row for \(ValueText.quoted(id)); use an ID that is in the snapshot"
  }
}
