extension ScreenSnapshot {
  /// All rows with their paths, those inside containers right after the container's own.
  ///
  /// - Complexity: O(*n*) in the number *n* of rows, containers included.
  public var allRows: [(path: RowPath, row: Row)] {
    var result: [(path: RowPath, row: Row)] = []
    collectRows(in: [], &result)
    return result
  }

  /// Returns all rows with a model of one type, with their paths, in the order of ``allRows``.
  ///
  /// - Parameter type: The model type.
  /// - Complexity: O(*n*) in the number *n* of rows, containers included.
  public func models<Model: CellModel>(of type: Model.Type) -> [(path: RowPath, model: Model)] {
    allRows.compactMap { path, row in (row.model as? Model).map { (path, $0) } }
  }

  private func collectRows(
    in containers: [RowID], _ result: inout [(path: RowPath, row: Row)]
  ) {
    for row in sections.lazy.flatMap(\.rows) {
      result.append((RowPath(row.id, in: containers), row))
      row.contents?.collectRows(in: containers + [row.id], &result)
    }
  }
}
