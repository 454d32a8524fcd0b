extension ScreenSnapshot {
  /// All rows with their paths, those inside containers right after the container's own.
  ///
  /// A path has a section only if others have a row with the same ID.
  ///
  /// - Complexity: O(*n*) in the number *n* of rows, containers included.
  public var allRows: [(path: RowPath, row: Row)] {
    var result: [(path: RowPath, row: Row)] = []
    for section in sections {
      collect(section.rows, &result) { path(of: $0, in: section.id) }
    }
    return result
  }

  /// Returns all rows with a model of one type, with their paths, in the order of ``allRows``.
  ///
  /// - Parameter type: The model type.
  /// - Complexity: O(*n*) in the number *n* of rows, containers included.
  public func models<Model: CellModel>(of type: Model.Type) -> [(path: RowPath, model: Model)] {
    allRows.compactMap { path, row in (row.model as? Model).map { (path, $0) } }
  }

  private func collect(
    _ rows: Rows, _ result: inout [(path: RowPath, row: Row)], _ path: (RowID) -> RowPath
  ) {
    for row in rows {
      let own = path(row.id)
      result.append((own, row))
      for inner in row.innerRows?.sections.map(\.rows) ?? [] {
        collect(inner, &result) { own.appending($0) }
      }
    }
  }
}

extension Row {
  /// The list inside the row, if it is a container in a snapshot; nil otherwise.
  public var innerRows: ScreenSnapshot? { inner.map { ScreenSnapshot($0.list) } }
}

// MARK: - The newest rows

extension ScreenSnapshot {
  /// Returns the row at the end of a path as the newest declaration has it: a block that `dependsOn`
  /// skipped is evaluated for it, once.
  func newestRow(at path: RowPath) -> Row? {
    let first = path.section ?? position(of: path.ids[0]).map { storage.sections[$0.section].id }
    guard let first, let index = storage.sectionPosition(of: first) else { return nil }
    let old = storage.sections[index]
    let skipped = storage.skipped.isEmpty ? nil : storage.skipped[index]
    let newest = ScreenStorage([skipped?.storage(of: old) ?? old])
    // Rows that depend on more than they say may be in no declaration.
    return newest.row(at: path.moved(to: first)) { $0.newestList }
      ?? storage.row(at: path.moved(to: first)) { $0.list }
  }
}

extension RowPath {
  /// Returns the path in another section.
  func moved(to section: SectionID) -> RowPath {
    var path = self
    path.section = section
    return path
  }
}
