extension ScreenSnapshot {
  /// Returns the snapshot in which `row` shows in the place of the row with this ID, and has its
  /// ID.
  ///
  /// - Parameters:
  ///   - id: The ID of a row in a section of this snapshot.
  ///   - section: The section that has the row; nil if only one has.
  ///   - row: What to show instead: a model, a row or a container.
  /// - Throws: ``MissingRowError`` if there is no such row, or if there are several.
  /// - Complexity: O(*c* + *s*), where *c* is the number of the section's rows over 1,024 and *s*
  ///   the number of sections.
  public func replacing(
    id: RowID, in section: SectionID? = nil, with row: some RowConvertible
  ) throws(MissingRowError) -> ScreenSnapshot {
    let position = try existingPosition(of: id, in: section)
    var row = placed(row)
    row.id = id.unnumbered
    return editing(position.section) { $0.replacing([(position.row, row)]) }
  }

  /// Returns the snapshot without the row with this ID.
  ///
  /// - Parameters:
  ///   - id: The ID of a row in a section of this snapshot.
  ///   - section: The section that has the row; nil if only one has.
  /// - Throws: ``MissingRowError`` if there is no such row, or if there are several.
  /// - Complexity: As for ``replacing(id:in:with:)``; the first lookup by ID in the result is O(*n*)
  ///   in the number *n* of the section's rows.
  public func removing(
    id: RowID, in section: SectionID? = nil
  ) throws(MissingRowError) -> ScreenSnapshot {
    let position = try existingPosition(of: id, in: section)
    return editing(position.section) { $0.removing(at: position.row) }
  }

  /// Returns the snapshot with `row` at a position.
  ///
  /// A row whose ID the section has already is numbered, as in a builder. A row without an ID is
  /// identified by its type.
  ///
  /// - Parameters:
  ///   - row: The row to insert.
  ///   - position: Where the row is in the result: in a section of this snapshot, at most after its
  ///     last row; any other traps.
  /// - Complexity: As for ``removing(id:in:)``.
  public func inserting(_ row: some RowConvertible, at position: RowPosition) -> ScreenSnapshot {
    let row = placed(row)
    requirePlace(position, among: sections[position.section].rows.count)
    return editing(position.section) { $0.inserting(row, at: position.row) }
  }

  /// Returns the snapshot in which the row with this ID is at another position.
  ///
  /// - Parameters:
  ///   - id: The ID of a row in a section of this snapshot.
  ///   - section: The section that has the row; nil if only one has.
  ///   - position: Where the row is in the result; a position that the result does not have traps.
  /// - Throws: ``MissingRowError`` if there is no such row, or if there are several.
  /// - Complexity: As for ``removing(id:in:)``.
  public func moving(
    id: RowID, in section: SectionID? = nil, to position: RowPosition
  ) throws(MissingRowError) -> ScreenSnapshot {
    let old = try existingPosition(of: id, in: section)
    let (chunk, index) = declaredSection(old.section).rows.locate(old.row)
    let number = chunk.ids[index].number
    let row = number == 0 ? chunk : chunk.mapIDs { chunk.ids[$0].unnumbered }
    let rest = editing(old.section) { $0.removing(at: old.row) }
    requirePlace(position, among: rest.sections[position.section].rows.count)
    return rest.editing(position.section) { $0.inserting(row, index, at: position.row) }
  }

  private func existingPosition(
    of id: RowID, in section: SectionID?
  ) throws(MissingRowError) -> RowPosition {
    if let section {
      guard let position = position(of: id, in: section) else { throw MissingRowError(id: id) }
      return position
    }
    let all = positions(of: id)
    guard all.count == 1 else {
      throw MissingRowError(id: id, sections: all.map { sections[$0.section].id })
    }
    return all[0]
  }

  private func requirePlace(_ position: RowPosition, among count: Int) {
    if !(0...count).contains(position.row) {
      fatalMistake("Row index must be at most \(count) (was \(position.row)), out of range")
    }
  }

  /// Returns the row with a snapshot for the rows in it, if it is a container, and without a
  /// duplicate's number.
  private func placed(_ content: some RowConvertible) -> Row {
    var row = Row(content)
    row.id =
      row.id.isUnplaced
      ? RowID(place: StructuralPath().appending(.statement(0)), of: row.box.type)
      : row.id.unnumbered
    return row
  }

  /// Returns the snapshot with other rows in a section, to be numbered again.
  private func editing(_ section: Int, _ edit: (RowList) -> RowList) -> ScreenSnapshot {
    var (sections, skipped) = (storage.sections, storage.skipped)
    let old = declaredSection(section)
    let rows = old.hasDuplicates ? old.rows.mapIDs { id, _ in id.unnumbered } : old.rows
    sections[section] = sections[section].with(declared: edit(rows))
    if !skipped.isEmpty { skipped[section] = nil }
    return ScreenSnapshot(
      ScreenStorage(
        sections, skipped: skipped, hasDuplicateSections: storage.hasDuplicateSections))
  }

  /// The section with the newest handlers, which an edit must not lose: evaluated if it was skipped.
  private func declaredSection(_ index: Int) -> SectionStorage {
    let section = storage.sections[index]
    guard !storage.skipped.isEmpty, let skipped = storage.skipped[index] else { return section }
    let newest = skipped.storage(of: section)
    // If they differ, the rows depend on more than they say, and what is shown is edited.
    return newest.rows == section.rows ? newest : section
  }
}

/// An edit named a row that the snapshot does not have, or has more than once.
public struct MissingRowError: Error, Equatable, CustomStringConvertible {
  /// The ID that was named.
  public let id: RowID
  /// The sections that have a row with the ID; none if there is no such row.
  public var sections: [SectionID] = []

  /// What is missing, and what to do.
  public var description: String {
    if sections.isEmpty {
      return "No row for \(ValueText.quotedBeginning(id)); use an ID that is in the snapshot"
    }
    let names = sections.map { ValueText.quotedBeginning($0) }.joined(separator: ", ")
    return
      "Row ID \(ValueText.quotedBeginning(id)) must be in one section (was in \(names)); "
      + "name the section"
  }
}
