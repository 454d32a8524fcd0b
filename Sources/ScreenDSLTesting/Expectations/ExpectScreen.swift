public import ScreenDSLHeadless

/// Fails the test unless a screen looks as in its reference file.
///
/// The reference is the file `__References__/<file>/<suite>/<test>/<name>.<extension>` beside the test's file. The
/// parts of this path are the names of the test's file, of the types around the test, and of the test function, and
/// then `name`. If a name contains characters that are not safe in a file name, the path has other characters and a
/// short hash instead. If a test has several references, give each a name.
///
/// ```swift
/// @Test func banner() { expectScreen(MainScreen(state: .start), as: .text(.main)) }
/// ```
/// - Parameters:
///   - screen: A screen, its snapshot, or a ``TestScreen`` in its current state.
///   - renderer: Writes the text to compare.
///   - name: The name of the reference. If nil, the reference has the name of the renderer.
///   - record: Whether to write the reference; see ``RecordMode``.
public func expectScreen(
  _ screen: some SnapshotConvertible, as renderer: ScreenRenderer, named name: String? = nil,
  record: RecordMode? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) {
  let site = CallSite(fileID, filePath, line, column)
  ReferenceExpectation(Evaluation(screen), renderer, name, at: site).check(record: record)
}

/// Fails the test unless a screen looks as the string in the closure.
///
/// Begin with an empty string. Recording then writes the text into the source, and changes no other part of the file.
///
/// ```swift
/// expectScreen(MainScreen(state: .start), as: .text(.main)) { "" }
/// ```
/// - Parameters:
///   - screen: A screen, its snapshot, or a ``TestScreen`` in its current state.
///   - renderer: Makes the text to compare; nil stands for the snapshot's own description.
///   - record: Whether to write the string; see ``RecordMode``.
///   - expected: Contains nothing but a string literal.
public func expectScreen(
  _ screen: some SnapshotConvertible, as renderer: ScreenRenderer? = nil, record: RecordMode? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, expected: () -> String
) {
  let site = CallSite(fileID, filePath, line, column)
  ReferenceExpectation(Evaluation(screen), renderer, expected: expected(), at: site)
    .check(record: record)
}

/// An evaluation of a screen as in an app: closures whose `dependsOn` values are equal do not run.
struct Evaluation {
  let snapshot: ScreenSnapshot
  /// The differences between this evaluation and one without skipping any closure.
  let differences: [String]
  /// The type of the screen; empty for a snapshot.
  var type = ""
  /// Evaluates the screen once more, without skipping any closure.
  let again: () -> ScreenSnapshot

  /// Evaluates a screen.
  ///
  /// - Parameter previous: The previous snapshot. If nil, the screen is evaluated twice, and the second evaluation
  ///   can reuse the rows of the first.
  init<Shown: SnapshotConvertible>(_ screen: Shown, reusing previous: ScreenSnapshot? = nil) {
    let shown = screen as? any ShownScreen
    again = {
      // A test screen is isolated to the main actor.
      shown.map { screen in
        MainActor.assumeIsolated {
          var snapshot = screen.evaluate(reusing: nil)
          snapshot.busy = screen.snapshot.busy
          return snapshot
        }
      } ?? screen.snapshot(reusing: nil)
    }
    if let screen = screen as? ScreenSnapshot {
      snapshot = screen
      differences = screen.incompleteDependencies.map(\.description)
      return
    }
    snapshot = screen.snapshot(reusing: previous ?? screen.snapshot(reusing: nil))
    differences = snapshot.differences { screen.snapshot(reusing: nil) }.map(\.description)
    type = Shown.self is any Screen.Type ? "\(Shown.self)" : ""
  }
}

extension ReferenceExpectation {
  /// Creates the expectation that a screen has the text of its reference, which is a file or the literal of a call.
  init(
    _ screen: Evaluation, _ renderer: ScreenRenderer?, _ name: String? = nil,
    expected: String? = nil, at site: CallSite
  ) {
    func text(_ screen: ScreenSnapshot) -> String { renderer?.render(screen) ?? screen.description }
    self.init(
      text: text(screen.snapshot), name: name ?? renderer?.name ?? "",
      fileExtension: renderer?.fileExtension ?? "txt", expected: expected, at: site)
    isNamed = name != nil
    again = { text(screen.again()) }
    broken = screen.differences
    self.screen = screen.snapshot
    shown.type = screen.type
    shown.source = renderer?.source ?? LookReader()
  }

  /// Creates the expectation that a text equals its reference, which is a file or the literal of a call.
  init(
    text: String, name: String, fileExtension: String, expected: String? = nil, at site: CallSite
  ) {
    let context = TestingContext.current
    let test = context.test
    let target =
      expected.map { Target.literal(expected: ReferenceText($0)) }
      ?? .file(ReferencePath(site: site, test: test, name: name, fileExtension: fileExtension))
    self.init(
      text: ReferenceText(text), target: target, name: expected == nil ? name : "line \(site.line)",
      fileExtension: fileExtension, site: site, test: test, context: context)
  }
}

/// A screen whose declaration can be evaluated once more, such as a ``TestScreen``.
@MainActor protocol ShownScreen: Sendable {
  var snapshot: ScreenSnapshot { get }
  func evaluate(reusing previous: ScreenSnapshot?) -> ScreenSnapshot
}
