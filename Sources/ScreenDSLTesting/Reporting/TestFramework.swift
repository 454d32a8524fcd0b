// This is the only file of the module that uses Swift Testing and XCTest.
//
// A framework ignores failures while it runs no test. So if Swift Testing may not be running the test, this code
// reports a failure to both frameworks.

internal import Foundation

#if canImport(Testing)
  public import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// Reports failures to the running test framework.
enum TestFramework {
  /// The test that is running; nil if there is none. If the current task does not belong to a test of Swift Testing,
  /// this is the test that XCTest is running. XCTest runs only one test at a time.
  static var currentTest: TestIdentity? {
    #if canImport(Testing)
      if let test = Test.current {
        return TestIdentity(
          module: test.id.moduleName, suites: test.id.nameComponents.dropLast(), test: test.name)
      }
    #endif
    #if canImport(XCTest)
      return XCTestRun.shared.test
    #else
      return nil
    #endif
  }

  /// Records a failure of the running test. Returns false if the failure is a known issue of Swift Testing. With a
  /// compiler before 6.3, always returns true.
  static func fail(_ message: String, at site: CallSite) -> Bool {
    #if canImport(Testing)
      let issue = Issue.record(Comment(rawValue: message), sourceLocation: SourceLocation(site))
      if Test.current != nil {
        #if compiler(>=6.3)
          return issue.isFailure
        #else
          return true
        #endif
      }
    #endif
    #if canImport(XCTest)
      XCTFail(message, file: site.staticFilePath, line: UInt(site.line))
    #endif
    return true
  }

  static func attach(_ text: String, named name: String, at site: CallSite) {
    #if canImport(Testing)
      Attachment.record(text, named: name, sourceLocation: SourceLocation(site))
    #endif
  }
}

#if canImport(XCTest)
  /// Records which test XCTest is running. The observer must be registered before the first test begins.
  private final class XCTestRun: NSObject, XCTestObservation, @unchecked Sendable {
    // Unchecked `Sendable` because a lock guards the current test.
    static let shared: XCTestRun = {
      let run = XCTestRun()
      XCTestObservationCenter.shared.addTestObserver(run)
      return run
    }()

    private let lock = NSLock()
    private var running: TestIdentity?

    var test: TestIdentity? { lock.withLock { running } }

    func testCaseWillStart(_ testCase: XCTestCase) { set(TestIdentity(testCase)) }
    func testCaseDidFinish(_ testCase: XCTestCase) { set(nil) }

    private func set(_ test: TestIdentity?) { lock.withLock { running = test } }
  }

  extension TestIdentity {
    fileprivate init(_ testCase: XCTestCase) {
      // The components are the module, the types that contain the class, and the class.
      let types = ValueText.name(of: type(of: testCase)).split(separator: ".").map(String.init)
      // The name is "-[Suite testIt]" on Apple platforms, where it can also contain argument labels. On other
      // platforms, it is "Suite.testIt".
      let name = testCase.name
      var method = name.drop { !" .".contains($0) }.dropFirst()
      if name.hasPrefix("-[") { method = method.dropLast() }
      for end in ["AndReturnError:", "WithCompletionHandler:"] where method.hasSuffix(end) {
        method = method.dropLast(end.count)
      }
      self.init(
        module: types.first, suites: Array(types.dropFirst()), test: "\(method)()",
        isSwiftTesting: false)
    }
  }

  // The loader calls this function when it loads this code, before any test.
  #if canImport(Darwin)
    #if compiler(>=6.3)
      @section("__DATA,__mod_init_func,mod_init_funcs") @used
    #else
      @_section("__DATA,__mod_init_func,mod_init_funcs") @_used
    #endif
  #elseif compiler(>=6.3)
    @section(".init_array") @used
  #else
    @_section(".init_array") @_used
  #endif
  private let followXCTest: @convention(c) () -> Void = { _ = XCTestRun.shared }
#endif

#if canImport(Testing)
  extension SourceLocation {
    fileprivate init(_ site: CallSite) {
      self.init(fileID: site.fileID, filePath: site.filePath, line: site.line, column: site.column)
    }
  }

  extension RecordMode: TestTrait, SuiteTrait, TestScoping {
    /// Always true, so that the mode of a suite also applies to the suites inside it.
    public var isRecursive: Bool { true }

    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws { try await RecordMode.$scoped.withValue(self) { try await function() } }
  }

  extension Trait where Self == RecordMode {
    /// Returns a trait that decides which references its tests write. A reference is an expected text or picture, for
    /// example of a screen. If the call of an expectation has the argument `record`, this argument decides instead.
    public static func record(_ mode: RecordMode) -> RecordMode { mode }
  }
#endif

/// The environment, the test framework and the report for an expectation. The tests of this module replace these values
/// with their own.
struct TestingContext: Sendable {
  var environment: [String: String]
  var report: @Sendable (_ message: String, _ site: CallSite) -> Bool
  var attach: @Sendable (_ name: String, _ text: String, _ site: CallSite) -> Void
  var currentTest: @Sendable () -> TestIdentity?
  let registry: ReferenceRegistry
  var log = ReportLog.ofProcess

  @TaskLocal static var current = TestingContext(
    environment: ProcessInfo.processInfo.environment, report: { TestFramework.fail($0, at: $1) },
    attach: { TestFramework.attach($1, named: $0, at: $2) },
    currentTest: { TestFramework.currentTest }, registry: ReferenceRegistry())

  var hasReport: Bool { ReportLog.folder(in: environment) != nil }

  var test: TestIdentity { currentTest() ?? .unknown }

  func fail(
    _ failures: [String], _ site: CallSite, showing shown: ReportItem.Shown = ReportItem.Shown()
  ) {
    if failures.isEmpty { return }
    let message = failures.joined(separator: "\n")
    var item = ReportItem(
      Self.title(message.prefix { $0 != "\n" }),
      // A test can have several failures, so the name of the file contains a hash.
      file: "failure-\(FileName.hash(message))", of: test, at: site, showing: shown)
    item.report(message, in: self)
    note(item)
  }

  private static func title(_ line: Substring) -> String {
    if line.count <= 80 { return String(line) }
    let start = line.prefix(79)
    return "\(start.lastIndex(of: " ").map { start[...$0] } ?? start)…"
  }

  func note(_ item: ReportItem) {
    if hasReport { log.add(item) }
    if item.entry.failures.isEmpty { return }
    // If the file cannot be written, the test framework still gets the failures.
    try? artifacts(of: item.site).add(item.drawn)
  }
}
