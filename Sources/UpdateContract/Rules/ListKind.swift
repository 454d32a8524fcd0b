/// The kind of list view that must accept an update.
public enum ListKind: Hashable, Sendable, CaseIterable {
  /// A table view, whose elements are rows.
  case table
  /// A collection view, whose elements are items.
  case collection

  package var noun: String { self == .table ? "row" : "item" }

  package var viewName: String { self == .table ? "table view" : "collection view" }
}

/// The strictness with which a check judges a batch update. Each level also refuses everything that the levels before
/// it refuse.
package enum ContractLevel: Hashable, Sendable, CaseIterable, Comparable {
  /// The level refuses batches that are known to raise an exception.
  case contract
  /// The level refuses batches that are known to crash or corrupt memory, or that break a documented rule.
  case knownBugs
  /// The level refuses batches that careful libraries avoid, although no crash is known.
  case discipline
}
