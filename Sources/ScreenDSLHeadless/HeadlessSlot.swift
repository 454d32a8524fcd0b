internal import ScreenDSL

/// A cell object and what it shows; it stays with the object through the pool.
@MainActor
final class HeadlessSlot {
  /// Which cells may be exchanged for one another: rows, headers and footers have pools of their own.
  struct Key: Hashable {
    let identifier: String
    let kind: SupplementaryKind?
  }

  let key: Key
  let view: AnyObject
  let cell: (any HeadlessCell)?
  let nested: HeadlessNestedList?
  var content: Content?
  var isDisplayed = false
  var isPrefetched = false
  /// The layout pass or update that last found the slot in its place.
  var pass = 0

  enum Content {
    case row(LiveRow, RowPosition)
    case supplementary(Supplementary, of: SectionID, index: Int)
  }

  init(_ view: AnyObject, _ key: Key) {
    self.key = key
    self.view = view
    cell = view as? any HeadlessCell
    nested = (view as? any HeadlessContainer)?.nested
  }

  var row: LiveRow? { if case .row(let row, _) = content { row } else { nil } }
  var position: RowPosition? { if case .row(_, let position) = content { position } else { nil } }

  func move(to position: RowPosition) {
    if case .row(let row, _) = content { content = .row(row, position) }
  }
}
