/// A row that the user can expand to show further rows of the same list, one level deeper.
///
/// `RowConvertible.disclosureRows(isExpanded:_:children:)` creates one.
public struct DisclosureRows: SectionContent {
  private let row: Row
  private let children: _ContentBuffer

  init(
    _ row: Row, _ isExpanded: Bool, _ handler: Handler<Bool>, _ children: () -> _ContentBuffer
  ) {
    let (around, depth, groups) = (Nesting.disclosures, Nesting.depth, Nesting.groups)
    let containsItself = around.contains {
      $0.depth == depth && $0.groups == groups && $0.row.id == row.id && !row.id.isRelative
        && $0.row.showsSameModel(as: row)
    }
    let isCut = isExpanded && (containsItself || around.count >= InnerRows.depthLimit)
    self.children =
      isExpanded && !isCut
      ? Nesting.$disclosures.withValue(around + [(depth, groups, row)], operation: children)
        .sharing(GroupActions(.indent))
      : _ContentBuffer()
    var row = row
    let isTapped = !row.attributes.isSelectable
    row.attributes.disclosure = RowDisclosure(
      isExpanded: isExpanded, handler: handler, isTapped: isTapped, isCut: isCut)
    if isTapped {
      row.attributes.refusesSelection = false
      row.attributes.onSelect = Handler { (_: Void) in handler(!isExpanded) }
    }
    self.row = row
  }

  /// Adds a disclosure row and the rows below it to a buffer.
  public enum _Access: _ContentAccess {
    public typealias Value = DisclosureRows

    public static func add(_ content: DisclosureRows, to buffer: inout _ContentBuffer) {
      buffer.add(content.row)
      let outer = buffer.enterBranch(0)
      buffer.append(content.children)
      buffer.leave(outer)
    }
  }
}

extension RowConvertible {
  /// Returns the row with rows below it. A tap on the row shows and hides them. If the row has an `onSelect`, only a
  /// tap on its disclosure control shows and hides them.
  ///
  /// ```swift
  /// for order in orders {
  ///   OrderHeader(order).disclosureRows(isExpanded: order.isOpen) {
  ///     unfold(order.id, $0)
  ///   } children: {
  ///     for item in order.items { ItemRow(item) }
  ///   }
  /// }
  /// ```
  /// The rows below belong to the same section. The rows below have IDs, swipe actions and selection like all other
  /// rows. If a row moves below another disclosure row, the update contains one move. Folded rows keep the state of
  /// their cells. Write the other modifiers of the row before this one.
  ///
  /// - Parameters:
  ///   - isExpanded: Whether the rows are shown.
  ///   - onChange: The action when the user expands or folds the row, with the new value. `==` ignores it.
  ///   - children: The rows. The closure does not run while the row is folded. The rows may be disclosure rows, up to
  ///     60 levels deep.
  public func disclosureRows<Children: SectionContent>(
    isExpanded: Bool, _ onChange: @escaping @MainActor @Sendable (Bool) -> Void,
    @SectionBuilder children: () -> Children
  ) -> DisclosureRows {
    disclosureRows(isExpanded: isExpanded, Handler(onChange), children: children)
  }

  /// Returns the row with rows below it. When the user expands or folds the row, the list runs a handler of the
  /// model.
  public func disclosureRows<Children: SectionContent>(
    isExpanded: Bool, _ onChange: Handler<Bool>, @SectionBuilder children: () -> Children
  ) -> DisclosureRows {
    DisclosureRows(Row(self), isExpanded, onChange) { _ContentBuffer(children()) }
  }
}
