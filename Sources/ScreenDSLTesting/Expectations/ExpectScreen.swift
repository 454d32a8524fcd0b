/// Fails the test unless a screen looks as in its reference file.
///
/// The reference is the file `__References__/<file>/<suite>/<test>/<name>.<extension>` in the folder of the test's
/// file. `<file>` is the name of the test's file, `<suite>` that of the types that contain the test, and `<test>` that
/// of the test function. If no type contains the test, the path has no folder `<suite>`. If a name contains characters
/// that are not safe in a file name, the path has hyphens instead of these characters, and a short hash of the name. If
/// a test has several references, give each a name.
///
/// ```swift
/// @Test func banner() { expectScreen(MainScreen(state: .start), as: .text(.main)) }
/// ```
/// - Parameters:
///   - screen: A screen, its snapshot, or a ``TestScreen`` in its current state.
///   - renderer: Writes the text or picture that is compared with the reference.
///   - name: The name of the reference. If nil, the reference has the name of the renderer.
///   - record: Whether to write the reference; see ``RecordMode``.
public func expectScreen(
  _ screen: some SnapshotConvertible, as renderer: ScreenRenderer, named name: String? = nil,
  record: RecordMode? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) {
  let site = CallSite(fileID, filePath, line, column)
  ReferenceExpectation(Evaluation(screen, renderer), renderer, name, at: site)
    .check(record: record)
}

/// Fails the test unless the text of a screen equals the string in the closure.
///
/// Begin with an empty string. If the record mode allows it, the first run writes the text of the screen into the
/// test's source file, and changes no other part of the file.
///
/// ```swift
/// expectScreen(MainScreen(state: .start), as: .text(.main)) { "" }
/// ```
/// - Parameters:
///   - screen: A screen, its snapshot, or a ``TestScreen`` in its current state.
///   - renderer: Writes the text to compare. If nil, the text is the description of the snapshot.
///   - record: Whether to write the string; see ``RecordMode``.
///   - expected: A closure that contains only a string literal.
public func expectScreen(
  _ screen: some SnapshotConvertible, as renderer: ScreenRenderer? = nil, record: RecordMode? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, expected: () -> String
) {
  let site = CallSite(fileID, filePath, line, column)
  ReferenceExpectation(Evaluation(screen, renderer), renderer, expected: expected(), at: site)
    .check(record: record)
}

/// A snapshot of a screen, evaluated as in an app: closures with unchanged `dependsOn` values do not run again.
struct Evaluation {
  let snapshot: ScreenSnapshot
  let differences: [String]
  var type = ""
  let again: () -> ScreenSnapshot

  init<Shown: SnapshotConvertible>(
    _ screen: Shown, _ renderer: ScreenRenderer? = nil, reusing previous: ScreenSnapshot? = nil
  ) {
    let (shown, reader) = (screen as? any ShownScreen, renderer?.source ?? LookReader())
    again = {
      // For a `TestScreen`, `snapshot(reusing:)` evaluates nothing, and returns the shown snapshot.
      shown.map { screen in
        MainActor.assumeIsolated { screen.evaluate(reusing: nil).marking(screen.snapshot.busy) }
      } ?? screen.snapshot(reusing: nil)
    }
    snapshot = screen.snapshot(reusing: previous ?? screen.snapshot(reusing: nil))
    let problems =
      screen is ScreenSnapshot
      ? snapshot.incompleteDependencies(reader.hides)
      : snapshot.differences(reader.hides) { screen.snapshot(reusing: nil) }
    differences = problems.map(\.description)
    type = Shown.self is any Screen.Type ? "\(Shown.self)" : ""
  }
}

extension ReferenceExpectation {
  init(
    _ screen: Evaluation, _ renderer: ScreenRenderer?, _ name: String? = nil,
    expected: String? = nil, at site: CallSite
  ) {
    func text(_ screen: ScreenSnapshot) -> String { renderer?.render(screen) ?? screen.description }
    self.init(
      text: text(screen.snapshot), name: name ?? renderer?.name ?? "",
      fileExtension: renderer?.fileExtension ?? "txt", expected: expected, at: site)
    (isNamed, broken, again) = (name != nil, screen.differences, { text(screen.again()) })
    shown = ReportItem.Shown(
      content: [ScreenStep("", screen.snapshot)], source: renderer?.source ?? LookReader(),
      type: screen.type)
  }
}

/// A value that shows a screen, and can evaluate the screen's declaration again.
@MainActor protocol ShownScreen: Sendable {
  var snapshot: ScreenSnapshot { get }
  func evaluate(reusing previous: ScreenSnapshot?) -> ScreenSnapshot
}
