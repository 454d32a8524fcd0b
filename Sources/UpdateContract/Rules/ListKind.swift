/// The kind of list view that must accept an update.
public enum ListKind: Hashable, Sendable, CaseIterable {
  /// A table view, whose elements are rows.
  case table
  /// A collection view, whose elements are items.
  case collection

  /// The view's word for one element: `row` or `item`.
  package var noun: String { self == .table ? "row" : "item" }

  /// The view's own name: `table view` or `collection view`.
  package var viewName: String { self == .table ? "table view" : "collection view" }
}

/// How strictly a batch update is judged. Each level also refuses everything that the levels below it refuse.
package enum ContractLevel: Hashable, Sendable, CaseIterable, Comparable {
  /// Refuses an update that is known to raise an exception.
  case contract
  /// Also refuses an update that has crashed or corrupted memory on a device, or that breaks a written rule.
  case knownBugs
  /// Also refuses an update that careful libraries avoid, although no crash is known.
  case discipline
}
