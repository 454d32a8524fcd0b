import ScreenDSLHeadless
public import ScreenDSLHosting

// Dragging a row to another position of its list.
extension TestScreen {
  /// Drags a visible row to another position of its list, and runs its `reorderable` action.
  ///
  /// - Parameters:
  ///   - row: The row, with its containers.
  ///   - position: The drop position, counted without the row itself.
  ///   - isRefused: Whether the test expects that the row may not be dropped there, so that it moves back.
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

  /// Drags a visible row to the position before another row of its list, and runs its `reorderable` action.
  @discardableResult
  public func reorder(
    _ row: RowName, before other: RowName, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> TestScreen {
    attempt(CallSite(fileID, filePath, line, column)) { try drag(row, beside: other, 0) }
  }

  /// Drags a visible row to the position after another row of its list, and runs its `reorderable` action.
  @discardableResult
  public func reorder(
    _ row: RowName, after other: RowName, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> TestScreen {
    attempt(CallSite(fileID, filePath, line, column)) { try drag(row, beside: other, 1) }
  }

  private func drag(_ row: RowName, beside other: RowName, _ distance: Int) throws(Problem) {
    let (dragged, target) = (try find(row), try find(other))
    let list = dragged.path.container.flatMap { snapshot.row(at: $0)?.innerRows }
    func position(_ path: RowPath) -> RowPosition? {
      (list ?? snapshot).position(of: path.id, in: list == nil ? path.section : nil)
    }
    guard dragged.path.container == target.path.container, let old = position(dragged.path),
      var new = position(target.path)
    else {
      throw Problem(
        "\(target.item.name) must be in the list of the row that is dragged (was not)")
    }
    // The new position is counted without the dragged row.
    new.row += distance - (old.section == new.section && old < new ? 1 : 0)
    try drag(dragged, to: new, isRefused: false)
  }

  private func drag(
    _ row: (item: DrivenItem, path: RowPath), to position: RowPosition, isRefused: Bool
  ) throws(Problem) {
    var wasRefused = false
    try act("a drag of", row.item) { _ throws(HeadlessError) in
      wasRefused = try !host.reorder(row.path, to: position)
    }
    if wasRefused == isRefused { return }
    let verb = wasRefused ? "must be allowed" : "must snap back when it is dropped"
    let was = wasRefused ? "was refused by 'canMove'; expect it with 'isRefused: true'" : "was not"
    throw Problem("\(row.item.name) \(verb) at \(position) (\(was))")
  }
}
