extension TestScreen {
  /// Drags a visible row to another position of its list, and runs the `reorderable` action of the row.
  ///
  /// - Parameters:
  ///   - row: The name or the path of the row, such as `"carousel/3"`.
  ///   - position: The position that the row has after the drop.
  ///   - isRefused: Whether the test expects that the row moves back to its old position, because the list refuses the
  ///     drop or because the action changes nothing.
  @discardableResult
  public func reorder(
    _ row: RowName, to position: RowPosition, isRefused: Bool = false,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) -> TestScreen {
    attempt(CallSite(fileID, filePath, line, column)) {
      try drag(find(row), to: position, isRefused: isRefused)
    }
  }

  /// Drags a visible row to the position before another row of the same list, and runs the `reorderable` action of the
  /// dragged row. The test fails if the dragged row is then not directly before the other row. This check ignores rows
  /// between the two that the user cannot drag, and rows inside an expanded row.
  @discardableResult
  public func reorder(
    _ row: RowName, before other: RowName, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> TestScreen {
    attempt(CallSite(fileID, filePath, line, column)) {
      try drag(row, beside: other, isAfter: false)
    }
  }

  /// Drags a visible row to the position after another row of the same list, and runs the `reorderable` action of the
  /// dragged row. The test fails if the dragged row is then not directly after the other row. This check ignores rows
  /// between the two that the user cannot drag, and rows inside an expanded row.
  @discardableResult
  public func reorder(
    _ row: RowName, after other: RowName, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> TestScreen {
    attempt(CallSite(fileID, filePath, line, column)) {
      try drag(row, beside: other, isAfter: true)
    }
  }

  private func drag(_ row: RowName, beside other: RowName, isAfter: Bool) throws(Problem) {
    let (dragged, target) = (try find(row), try find(other))
    guard dragged.path != target.path, dragged.path.container == target.path.container,
      let old = position(of: dragged.path), var new = position(of: target.path)
    else {
      throw Problem("\(target.item.name) must be another row of the same list (was not)")
    }
    // The new position is the position in the list without the dragged row.
    new.row += (isAfter ? 1 : 0) - (old.section == new.section && old < new ? 1 : 0)
    try drag(dragged, to: new, isRefused: false)
    // In an exploration, the rule `drop` checks where the dropped row is.
    guard !isExplored, let place = position(of: target.path),
      let rows = list(around: target.path)?.sections[place.section].rows
    else { return }
    let pair = isAfter ? [target.path.id, dragged.path.id] : [dragged.path.id, target.path.id]
    // The rows inside an expanded row move together with that row.
    let level = rows.first(where: { $0.id == pair[0] })?.attributes.level ?? 0
    let ids = rows.filter {
      pair.contains($0.id) || $0.attributes.onReorder != nil && $0.attributes.level <= level
    }.map(\.id)
    if zip(ids, ids.dropFirst()).contains(where: { [$0, $1] == pair }) { return }
    throw Problem(
      "\(dragged.item.name) must be \(isAfter ? "after" : "before") \(target.item.name), where it was dropped "
        + "(was not); apply the 'Reorder' to the data")
  }

  private func list(around path: RowPath) -> ScreenSnapshot? {
    path.container.map { snapshot.row(at: $0)?.innerRows } ?? snapshot
  }

  private func position(of path: RowPath) -> RowPosition? {
    list(around: path)?.position(of: path.id, in: path.container == nil ? path.section : nil)
  }

  private func drag(
    _ row: (item: DrivenItem, path: RowPath), to position: RowPosition, isRefused: Bool
  ) throws(Problem) {
    var wasRefused = false
    let old = self.position(of: row.path)
    try act("a drag of", row.item) { _ throws(HeadlessError) in
      wasRefused = try !host.reorder(row.path, to: position)
    }
    let isBack = old != position && self.position(of: row.path) == old
    if wasRefused == isRefused || isRefused && isBack { return }
    let verb = wasRefused ? "must be allowed" : "must snap back when it is dropped"
    let was =
      wasRefused
      ? "was refused by 'canMove'; expect it with 'to:' and 'isRefused: true'" : "was not"
    throw Problem("\(row.item.name) \(verb) at \(position) (\(was))")
  }
}
