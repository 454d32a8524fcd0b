extension ScreenSnapshot {
  /// A row and its path.
  public struct PlacedRow: Sendable {
    /// The path of the row, with the section and the containers around the row.
    public let path: RowPath
    /// The row.
    public let row: Row
  }

  /// The model of a row, and the row's path.
  public struct PlacedModel<Model: CellModel>: Sendable {
    /// The path of the row, with the section and the containers around the row.
    public let path: RowPath
    /// The model.
    public let model: Model
  }

  /// All rows with their paths. The rows inside a container follow the container.
  ///
  /// - Complexity: O(*n*) in the number *n* of rows, including the rows in containers.
  public var allRows: [PlacedRow] {
    var result: [PlacedRow] = []
    collectRows(inside: nil, &result)
    return result
  }

  /// Returns all rows with a model of one type, with their paths, in the order of ``allRows``.
  ///
  /// - Parameter type: The model type.
  /// - Complexity: O(*n*) in the number *n* of rows, including the rows in containers.
  public func models<Model: CellModel>(of type: Model.Type) -> [PlacedModel<Model>] {
    allRows.compactMap { place in
      (place.row.model as? Model).map { PlacedModel(path: place.path, model: $0) }
    }
  }

  private func collectRows(inside container: RowPath?, _ result: inout [PlacedRow]) {
    for section in sections {
      for row in section.rows {
        let path = RowPath(row.id, inside: container, section: section.id)
        result.append(PlacedRow(path: path, row: row))
        row.innerRows?.collectRows(inside: path, &result)
      }
    }
  }

  /// Returns the row at a path, with the newest handlers; nil if there is no such row.
  ///
  /// If the package has skipped the closure that declares the row, because no `dependsOn` value changed, the snapshot
  /// contains an older row. In this case the method returns the row that the closure declares at the path; if the
  /// closure declares no row there, the older row. The first call runs the closure.
  package func newestRow(at path: RowPath) -> Row? {
    let known = path.section.map { storage.sectionPosition(of: $0) }
    guard let index = known ?? position(of: path.outermost)?.section else { return nil }
    let old = storage.sections[index]
    let newest = storage.skipped.isEmpty ? nil : storage.skipped[index]?.storage(of: old)
    return (newest ?? old).row(path.outermost)?.inside(path) { $0.newestList }
      ?? old.row(path.outermost)?.inside(path) { $0.list }
  }

  /// If the package skipped the closure of the section at `index`, returns a snapshot with only this section and the
  /// rows that the closure returns; otherwise, returns nil. The first call runs the closure.
  package func skippedSection(at index: Int) -> ScreenSnapshot? {
    guard !storage.skipped.isEmpty, let skipped = storage.skipped[index] else { return nil }
    return ScreenSnapshot(ScreenStorage([skipped.storage(of: storage.sections[index])]))
  }

  package init(
    _ sections: [(section: Section, rows: [Row])], _ configuration: ListConfiguration? = nil
  ) {
    self.init(
      ScreenStorage(
        sections.map { section, rows in
          var chunks = ShortList<RowChunk>()
          chunks.append(rows, nil)
          return section.storage.with(numbered: RowList(chunks))
        },
        hasDuplicateSections: sections.contains { $0.section.id.key.number > 0 },
        configuration: configuration))
  }

  package func moving(from old: RowPosition, to new: RowPosition) -> ScreenSnapshot {
    if let drag = storage.drag, drag.from == new, drag.to == old {
      return ScreenSnapshot(drag.before)
    }
    var (sections, skipped) = (storage.sections, storage.skipped)
    let source = newestRows(of: old.section)
    let rest = RowList(joining: [(source, 0..<old.row), (source, old.row + 1..<source.count)])
    let target = old.section == new.section ? rest : newestRows(of: new.section)
    let moved = RowList(joining: [
      (target, 0..<new.row), (source, old.row..<old.row + 1), (target, new.row..<target.count),
    ])
    for (section, rows) in [(old.section, rest), (new.section, moved)] {
      sections[section] = sections[section].with(declared: rows)
      if !skipped.isEmpty { skipped[section] = nil }
    }
    if old.section != new.section && sections[new.section].hasDuplicates {
      let (row, last) = ((source, old.row..<old.row + 1), target.count)
      let section = sections[new.section].with(
        declared: RowList(joining: [(target, 0..<last), row]))
      let rows = section.rows
      sections[new.section] = section.with(
        numbered: RowList(joining: [
          (rows, 0..<new.row), (rows, last..<last + 1), (rows, new.row..<last),
        ]))
    }
    let drag = old == new ? storage.drag : (storage, old, new)
    return ScreenSnapshot(storage.with(sections, skipped: skipped, drag: drag))
  }

  private func newestRows(of index: Int) -> RowList {
    let section = storage.sections[index]
    let skipped = storage.skipped.isEmpty ? nil : storage.skipped[index]
    let newest = skipped?.storage(of: section).rows
    // The rows of the skipped closure have newer actions than `section.rows`. This code uses the newer rows only if
    // they equal `section.rows`, because the positions of the move refer to `section.rows`.
    let rows = newest.flatMap { $0 == section.rows ? $0 : nil } ?? section.rows
    return section.hasDuplicates ? rows.mapIDs(\.unnumbered) : rows
  }
}

extension Row {
  /// A snapshot of the rows inside the container; nil if the row is no container.
  public var innerRows: ScreenSnapshot? { inner.map { ScreenSnapshot($0.list) } }

  /// Whether the package omitted the rows inside this container, because containers are nested too deep.
  package var isCut: Bool { inner?.isCut ?? false }
  package static var depthLimit: Int { InnerRows.depthLimit }

  /// The rows that the closure of this container returns, if the snapshot has skipped the closure and contains the rows
  /// of an earlier snapshot instead; otherwise nil. The first access to the property runs the closure.
  package var skippedInnerRows: ScreenSnapshot? { inner?.skippedList.map { ScreenSnapshot($0) } }

  /// Whether a `dependsOn` value of this container is not equal to itself, such as NaN.
  package var hasUnequalDependency: Bool { inner?.dependency?.isEqualToItself == false }

  package func with(innerRows: ScreenSnapshot) -> Row { with(inner: InnerRows(innerRows.storage)) }
}
