public import ScreenDSL

extension CellRegistration {
  /// Shows a row in a cell that was made for this registration.
  ///
  /// - Parameters:
  ///   - view: The cell, or the view that a factory made.
  ///   - row: The row, one of the list's.
  ///   - list: The list that the row is in.
  ///   - isFirstDisplay: Whether the cell showed another row, or nothing, before.
  /// - Returns: Whether the cell is one for the row's model; if not, it is left as it was.
  /// - Complexity: O(1).
  @MainActor @discardableResult @inlinable
  public func fill(
    _ view: Host.View, with row: LiveRow, in list: ListUpdater, isFirstDisplay: Bool
  ) -> Bool {
    let wasFilling = list.isFilling
    list.isFilling = true
    defer { list.isFilling = wasFilling }
    return entry.fill(
      view, row.row.box,
      list.site(of: .row(row.row.id, row.section), isFirstDisplay: isFirstDisplay))
  }

  /// Shows a header, a footer or another supplementary in a view that was made for this registration.
  ///
  /// - Parameters:
  ///   - view: The view, or the one that a factory made.
  ///   - supplementary: What to show.
  ///   - section: The section that has it.
  ///   - list: The list that the section is in.
  ///   - isFirstDisplay: Whether the view showed something else, or nothing, before.
  /// - Returns: Whether the view is one for the model; if not, it is left as it was.
  @MainActor @discardableResult
  public func fill(
    _ view: Host.View, with supplementary: Supplementary, of section: SectionID,
    in list: ListUpdater, isFirstDisplay: Bool
  ) -> Bool {
    let item = CellPlace.Item.supplementary(supplementary.kind, section)
    let wasFilling = list.isFilling
    list.isFilling = true
    defer { list.isFilling = wasFilling }
    return entry.fill(view, supplementary.box, list.site(of: item, isFirstDisplay: isFirstDisplay))
  }
}
