public import ScreenDSL
internal import ScreenDSLHeadless
public import ScreenDSLInspection
internal import ScreenDSLRendering

/// Makes the test fail if there are findings on a screen; see ``TestScreen/findings``.
///
/// ```swift
/// @MainActor @Test func isSound() { expectNoFindings(TestScreen { MainScreen(state: .full) }) }
/// ```
@MainActor
public func expectNoFindings(
  _ screen: TestScreen, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column, function: String = #function
) {
  report(screen.findings, screen.shown, CallSite(fileID, filePath, line, column, function))
}

/// Makes the test fail if there are findings in a snapshot.
///
/// - Parameters:
///   - snapshot: The screen.
///   - changes: An update that led to it; nil leaves identity churn out.
///   - audit: The audit of its registry; nil leaves cells out.
///   - label: The accessibility label of a row; nil leaves labels out.
public func expectNoFindings(
  _ snapshot: ScreenSnapshot, of changes: Changeset? = nil, cells audit: CellAudit? = nil,
  label: ((Row) -> String?)? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
  function: String = #function
) {
  report(
    snapshot.findings(of: changes, cells: audit, label: label),
    GalleryItem.Shown(content: .screen(snapshot)),
    CallSite(fileID, filePath, line, column, function))
}

private func report(_ findings: [ScreenFinding], _ shown: GalleryItem.Shown, _ site: CallSite) {
  TestingContext.current.fail(findings.map(\.description), site, showing: shown)
}

extension TestScreen {
  /// What works on the screen, but costs its users or developers something.
  ///
  /// It looks at what is shown, at the last update, and at what the declaration says when it is
  /// evaluated twice with the current state: both have to be the same. Labels come from the rows, or from
  /// the closure that the test gave.
  ///
  /// - Complexity: O(*n*) in the number *n* of rows, containers included.
  public var findings: [ScreenFinding] {
    let current = evaluate(reusing: host.updater.newest)
    let instability = current.changeset(from: evaluate(reusing: nil))
    // A row whose label is unknown is no finding.
    let found =
      snapshot.findings(of: lastUpdate, cells: nil) { self.label(of: $1) ?? "\($0)" }
      + ScreenFinding.instability(instability)
      + host.cellFindings(in: snapshot) + host.missingCells.map { ScreenFinding($0) }
    return Self.merged(found)
  }

  /// Keeps the first of several findings of one kind at one statement: that of the last update.
  private static func merged(_ findings: [ScreenFinding]) -> [ScreenFinding] {
    var seen: Set<[String]> = []
    return findings.filter { finding in
      let place = finding.source ?? finding.problem
      let isOfStatement = finding.kind == .identityChurn
      return seen.insert(["\(finding.kind)", place, isOfStatement ? "" : finding.problem]).inserted
    }
  }
}

extension HeadlessHost {
  /// What is wrong with the cells of a screen; inside a container, with those of its list.
  fileprivate func cellFindings(in snapshot: ScreenSnapshot) -> [ScreenFinding] {
    var findings = registry.audit(snapshot, includesContainers: false).findings
    for section in snapshot.sections {
      for row in section.rows {
        guard let rows = row.innerRows else { continue }
        let inner = (try? list(inside: RowPath(row.id, section: section.id))) ?? self
        findings += inner.cellFindings(in: rows)
      }
    }
    return findings
  }
}
