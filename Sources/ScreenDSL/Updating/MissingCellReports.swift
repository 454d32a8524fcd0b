/// Tells each kind of row without a cell once.
@MainActor
package struct MissingCellReports {
  private var reported: Set<ReuseIdentifier> = []

  package init() {}

  /// Returns what there is to report about a row without a cell; nil if its kind was reported.
  package mutating func report(
    _ identifier: ReuseIdentifier, source: SourceLine?
  ) -> CellAudit.Missing? {
    guard reported.insert(identifier).inserted else { return nil }
    return CellAudit.Missing(identifier: identifier, source: source)
  }
}
