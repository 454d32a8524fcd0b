public import ScreenDSL

/// Makes the test fail unless a snapshot looks as the string in the closure says.
///
/// The string is written into the source when it is recorded; start with an empty one. Only the
/// literal is rewritten, the rest of the file stays as it is.
///
/// ```swift
/// expectScreen(snapshot, as: .text) { "" }
/// ```
/// - Parameters:
///   - snapshot: What to compare.
///   - renderer: Makes the text to compare; nil stands for the snapshot's own description.
///   - record: Whether to write the string; see ``RecordMode``.
///   - expected: Holds nothing but a string literal.
public func expectScreen(
  _ snapshot: ScreenSnapshot, as renderer: ScreenRenderer? = nil, record: RecordMode? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: String = #function, expected: () -> String
) {
  let site = CallSite(fileID, filePath, line, column, function)
  var expectation = ReferenceExpectation(snapshot, renderer, expected: expected(), at: site)
  expectation.argument = record
  expectation.check()
}

/// Makes the test fail unless a screen looks as the string in the closure says.
///
/// - Parameters:
///   - screen: What to compare.
///   - renderer: Makes the text to compare; nil stands for the snapshot's own description.
///   - record: Whether to write the string; see ``RecordMode``.
///   - expected: Holds nothing but a string literal.
public func expectScreen(
  _ screen: some Screen, as renderer: ScreenRenderer? = nil, record: RecordMode? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: String = #function, expected: () -> String
) {
  expectScreen(
    screen.snapshot(), as: renderer, record: record, fileID: fileID, filePath: filePath,
    line: line, column: column, function: function, expected: expected)
}

/// Compares a snapshot with the string in the closure, and reports and writes nothing.
///
/// - Parameters:
///   - snapshot: What to compare.
///   - renderer: Makes the text to compare; nil stands for the snapshot's own description.
///   - expected: How the snapshot must look.
public func verifyScreen(
  _ snapshot: ScreenSnapshot, as renderer: ScreenRenderer? = nil, expected: () -> String
) -> Verification {
  let site = CallSite(#fileID, #filePath, #line, #column, #function)
  return ReferenceExpectation(snapshot, renderer, expected: expected(), at: site).verification
}

/// Compares a screen with the string in the closure, and reports and writes nothing.
///
/// - Parameters:
///   - screen: What to compare.
///   - renderer: Makes the text to compare; nil stands for the snapshot's own description.
///   - expected: How the screen must look.
public func verifyScreen(
  _ screen: some Screen, as renderer: ScreenRenderer? = nil, expected: () -> String
) -> Verification {
  verifyScreen(screen.snapshot(), as: renderer, expected: expected)
}

extension ReferenceExpectation {
  /// Creates the expectation that a snapshot looks as a literal says.
  init(
    _ snapshot: ScreenSnapshot, _ renderer: ScreenRenderer?, expected: String, at site: CallSite
  ) {
    let context = TestingContext.current
    self.init(
      text: ReferenceText(renderer?.render(snapshot) ?? snapshot.description),
      target: .literal(expected: ReferenceText(expected), function: "expectScreen"),
      name: "line \(site.line)", fileExtension: renderer?.fileExtension ?? "txt", site: site,
      test: context.test(at: site), context: context)
  }
}
