/// A disclosure row and its child rows. The user can expand the disclosure row. The list then shows the child rows
/// below it, one level deeper.
///
/// `RowConvertible.disclosureRows(isExpanded:_:children:)` creates this content.
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
    row.attributes[.disclosure] = RowDisclosure(
      isExpanded: isExpanded, handler: handler, isTapped: isTapped, isCut: isCut)
    if isTapped {
      row.attributes[.refusesSelection] = Bool?.none
      row.attributes.onSelect = Handler { (_: Void) in handler(!isExpanded) }
    }
    self.row = row
  }

  /// Adds a disclosure row and its child rows to a buffer of rows and sections.
  public enum _Access: _ContentAccess {
    public typealias Value = DisclosureRows

    public static func add(_ content: DisclosureRows, to buffer: inout _ContentBuffer) {
      buffer.add(content.row)
      buffer.path.enterBranch(0)
      buffer.append(content.children)
    }
  }
}

extension RowConvertible {
  /// Returns a disclosure row, with which the user shows or hides its child rows. If the user can select the disclosure
  /// row, for example because it has an `onSelect`, a tap on its disclosure control shows or hides the child rows.
  /// Otherwise, a tap anywhere on the disclosure row does this.
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
  /// The child rows are in the section or container of the disclosure row. They can have IDs, swipe actions and
  /// selection like all other rows. If a child row of one disclosure row becomes a child row of another one, the update
  /// moves this row. While child rows are hidden, the package keeps the values that cells have stored for them. Write
  /// all other modifiers of the disclosure row before `disclosureRows`.
  ///
  /// - Parameters:
  ///   - isExpanded: Whether the list shows the child rows.
  ///   - onChange: The action that runs when the user shows or hides the child rows. Its argument is the new value of
  ///     `isExpanded`. The operator `==` of snapshots ignores the closure.
  ///   - children: The child rows. The closure runs only if `isExpanded` is true. Child rows can be disclosure rows
  ///     too, up to 60 levels deep.
  public func disclosureRows<Children: SectionContent>(
    isExpanded: Bool, _ onChange: @escaping @MainActor @Sendable (Bool) -> Void,
    @SectionBuilder children: () -> Children
  ) -> DisclosureRows {
    disclosureRows(isExpanded: isExpanded, Handler(onChange), children: children)
  }

  /// Returns a disclosure row with the child rows `children`. When the user shows or hides the child rows, the list
  /// runs the handler `onChange`.
  public func disclosureRows<Children: SectionContent>(
    isExpanded: Bool, _ onChange: Handler<Bool>, @SectionBuilder children: () -> Children
  ) -> DisclosureRows {
    DisclosureRows(Row(self), isExpanded, onChange) { _ContentBuffer(children()) }
  }
}
