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

/// How strictly a batch update is checked. Each level also refuses everything that the levels before it refuse.
package enum ContractLevel: Hashable, Sendable, CaseIterable, Comparable {
  /// A batch is refused if it is known to raise an exception.
  case contract
  /// A batch is also refused if it has crashed or corrupted memory on a device, or if it breaks a written rule.
  case knownBugs
  /// A batch is also refused if careful libraries avoid such batches, although no crash is known.
  case discipline
}
