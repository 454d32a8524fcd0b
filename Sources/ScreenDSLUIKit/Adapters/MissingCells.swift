import ScreenDSL

/// Tells an app once about each kind of row without a cell, for a list and those inside it.
@MainActor
final class MissingCells {
  private var reports = MissingCellReports()
  var onMissing: @MainActor (CellAudit.Missing) -> Void = { print($0) }

  func report(_ identifier: ReuseIdentifier, source: SourceLine?) {
    if let missing = reports.report(identifier, source: source) { onMissing(missing) }
  }
}
