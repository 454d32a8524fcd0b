/// The kind of list view that judges an update.
public enum ListKind: String, Hashable, Sendable, CaseIterable {
  /// A table view, whose elements are rows.
  case table
  /// A collection view, whose elements are items.
  case collection

  /// What the view calls one element: `row` or `item`.
  public var noun: String {
    self == .table ? "row" : "item"
  }

  /// What the view calls itself: `table view` or `collection view`.
  public var viewName: String {
    self == .table ? "table view" : "collection view"
  }
}
