public import ScreenDSL

/// Makes the test fail unless a snapshot looks as its reference file says.
///
/// The file is `__References__/<file>/<suite>/<test>/<name>.<extension>` beside the test's file: the
/// names of the file, of the types around the test, of its function, and `name`. What is not safe in
/// a file name is replaced, and a short hash added. No part of it counts anything, so a second
/// reference of one test needs a name of its own.
///
/// ```swift
/// @Test func banner() { expectScreen(MainScreen(state: .start).snapshot(), as: .text) }
/// ```
/// - Parameters:
///   - snapshot: What to compare.
///   - renderer: Makes the text to compare.
///   - name: The reference's name; that of the renderer if nil.
///   - record: Whether to write the reference; see ``RecordMode``.
public func expectScreen(
  _ snapshot: ScreenSnapshot, as renderer: ScreenRenderer, named name: String? = nil,
  record: RecordMode? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column, function: String = #function
) {
  let site = CallSite(fileID, filePath, line, column, function)
  var expectation = ReferenceExpectation(snapshot, renderer, name, at: site)
  expectation.argument = record
  expectation.check()
}

/// Makes the test fail unless a screen looks as its reference file says.
///
/// - Parameters:
///   - screen: What to compare.
///   - renderer: Makes the text to compare.
///   - name: The reference's name; that of the renderer if nil.
///   - record: Whether to write the reference; see ``RecordMode``.
public func expectScreen(
  _ screen: some Screen, as renderer: ScreenRenderer, named name: String? = nil,
  record: RecordMode? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column, function: String = #function
) {
  expectScreen(
    screen.snapshot(), as: renderer, named: name, record: record, fileID: fileID,
    filePath: filePath, line: line, column: column, function: function)
}

/// Compares a snapshot with its reference file, and reports and writes nothing.
///
/// - Parameters:
///   - snapshot: What to compare.
///   - renderer: Makes the text to compare.
///   - name: The reference's name; that of the renderer if nil.
public func verifyScreen(
  _ snapshot: ScreenSnapshot, as renderer: ScreenRenderer, named name: String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: String = #function
) -> Verification {
  let site = CallSite(fileID, filePath, line, column, function)
  return ReferenceExpectation(snapshot, renderer, name, at: site).verification
}

/// Compares a screen with its reference file, and reports and writes nothing.
///
/// - Parameters:
///   - screen: What to compare.
///   - renderer: Makes the text to compare.
///   - name: The reference's name; that of the renderer if nil.
public func verifyScreen(
  _ screen: some Screen, as renderer: ScreenRenderer, named name: String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: String = #function
) -> Verification {
  verifyScreen(
    screen.snapshot(), as: renderer, named: name, fileID: fileID, filePath: filePath, line: line,
    column: column, function: function)
}

extension ReferenceExpectation {
  /// Creates the expectation that a snapshot looks as a file says.
  init(
    _ snapshot: ScreenSnapshot, _ renderer: ScreenRenderer, _ name: String?, at site: CallSite
  ) {
    self.init(
      text: renderer.render(snapshot), name: name ?? renderer.name,
      fileExtension: renderer.fileExtension, at: site)
  }

  /// Creates the expectation that a text is the same as in a file.
  init(text: String, name: String, fileExtension: String, at site: CallSite) {
    let context = TestingContext.current
    let test = context.test(at: site)
    self.init(
      text: ReferenceText(text),
      target: .file(
        ReferencePath(site: site, test: test, name: name, fileExtension: fileExtension)),
      name: name, fileExtension: fileExtension, site: site, test: test, context: context)
  }
}
