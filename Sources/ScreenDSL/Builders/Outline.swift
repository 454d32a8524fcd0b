/// A row with rows below it that the user unfolds and folds: rows of the same list, one level deeper.
///
/// `RowConvertible.outline(isExpanded:_:children:)` makes one.
public struct Outline: SectionContent {
  private let row: Row
  private let children: _ContentBuffer

  init(
    _ row: Row, _ isExpanded: Bool, _ handler: Handler<Bool>, _ children: () -> _ContentBuffer
  ) {
    let (around, depth, groups) = (Nesting.outlines, Nesting.depth, Nesting.groups)
    let containsItself = around.contains {
      $0.depth == depth && $0.groups == groups && $0.row.id == row.id && !row.id.isRelative
        && $0.row.showsSameModel(as: row)
    }
    let isCut = isExpanded && (containsItself || around.count >= DeclaredRows.depthLimit)
    self.children =
      isExpanded && !isCut
      ? Nesting.$outlines.withValue(around + [(depth, groups, row)], operation: children)
        .sharing(_GroupActions(.indent))
      : _ContentBuffer()
    var row = row
    let isTapped = !row.attributes.isSelectable
    row.attributes.outline = RowOutline(
      isExpanded: isExpanded, handler: handler, isTapped: isTapped, isCut: isCut)
    if isTapped {
      row.attributes.refusesSelection = false
      row.attributes.onSelect = Handler { (_: Void) in handler(!isExpanded) }
    }
    self.row = row
  }

  /// How outlines are read: their rows one after the other.
  public enum _Access: _ContentAccess {
    public typealias Value = Outline

    public static func add(_ content: Outline, to buffer: inout _ContentBuffer) {
      buffer.add(content.row)
      let outer = buffer.enterBranch(0)
      buffer.append(content.children)
      buffer.leave(outer)
    }
  }
}

extension RowConvertible {
  /// Returns the row with rows below it, which a tap unfolds and folds: on its disclosure, or anywhere on the row if
  /// nothing else is to happen then.
  ///
  /// ```swift
  /// for order in orders {
  ///   OrderHeader(order).outline(isExpanded: order.isOpen, Handler { unfold(order.id, $0) }) {
  ///     for item in order.items { ItemRow(item) }
  ///   }
  /// }
  /// ```
  /// They are rows of the same section: IDs, changes, swipes and selection are as for all others, so that one
  /// that goes to another row's is one move. What cells keep for them outlives that they are folded. Say it last, after
  /// the row's other modifiers.
  ///
  /// - Parameters:
  ///   - isExpanded: Whether they are there.
  ///   - onChange: What to do when the user wants it to be so, or not; it takes no part in equality.
  ///   - children: The rows; not evaluated as long as they are folded. They may unfold rows of their own, up to 60
  ///     levels deep.
  public func outline<Children: SectionContent>(
    isExpanded: Bool, _ onChange: Handler<Bool>, @SectionBuilder children: () -> Children
  ) -> Outline {
    Outline(Row(self), isExpanded, onChange) { _ContentBuffer(children()) }
  }
}
