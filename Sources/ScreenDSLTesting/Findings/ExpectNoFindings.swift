public import ScreenDSL

/// Makes the test fail if there is something to mend on a screen; see ``TestScreen/findings``.
///
/// ```swift
/// @Test func nothingToMend() { expectNoFindings(TestScreen { MainScreen(state: .full) }) }
/// ```
@MainActor
public func expectNoFindings(
  _ screen: TestScreen, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column, function: String = #function
) {
  report(verifyNoFindings(screen), CallSite(fileID, filePath, line, column, function))
}

/// Looks for something to mend on a screen, and reports nothing.
@MainActor
public func verifyNoFindings(_ screen: TestScreen) -> Verification {
  verification(screen.findings, screen.snapshot)
}

/// Makes the test fail if there is something to mend in a snapshot.
///
/// - Parameters:
///   - snapshot: The screen.
///   - changes: An update that led to it; nil leaves identity churn out.
///   - audit: What a registry says of it; nil leaves missing cells out.
///   - label: What assistive technologies call a row; nil leaves labels out.
public func expectNoFindings(
  _ snapshot: ScreenSnapshot, of changes: Changeset? = nil, cells audit: CellAudit? = nil,
  label: ((Row) -> String?)? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
  function: String = #function
) {
  report(
    verifyNoFindings(snapshot, of: changes, cells: audit, label: label),
    CallSite(fileID, filePath, line, column, function))
}

/// Looks for something to mend in a snapshot, and reports nothing.
///
/// - Parameters:
///   - snapshot: The screen.
///   - changes: An update that led to it; nil leaves identity churn out.
///   - audit: What a registry says of it; nil leaves missing cells out.
///   - label: What assistive technologies call a row; nil leaves labels out.
public func verifyNoFindings(
  _ snapshot: ScreenSnapshot, of changes: Changeset? = nil, cells audit: CellAudit? = nil,
  label: ((Row) -> String?)? = nil
) -> Verification {
  verification(snapshot.findings(of: changes, cells: audit, label: label), snapshot)
}

private func verification(_ findings: [ScreenFinding], _ screen: ScreenSnapshot) -> Verification {
  Verification(failures: findings.map(\.description), actual: screen.description)
}

private func report(_ verification: Verification, _ site: CallSite) {
  if verification.isPassed { return }
  TestingContext.current.report(verification.failures.joined(separator: "\n"), site)
}
