// The only file that knows test frameworks. A failure reported to a framework that does not run the test is lost, so
// both get it unless Swift Testing certainly runs the test.

internal import Foundation
internal import ScreenDSLHeadless

#if canImport(Testing)
  public import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// Reports failures to the running test framework.
enum TestFramework {
  /// The test of Swift Testing in this task, or else the running test of XCTest.
  ///
  /// Swift Testing has none in a detached task. XCTest runs one test at a time, for all tasks.
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

  /// Fails the running test; returns false for a known issue.
  static func fail(_ message: String, at site: CallSite) -> Bool {
    #if canImport(Testing)
      let issue = Issue.record(Comment(rawValue: message), sourceLocation: SourceLocation(site))
      if Test.current != nil { return isFailure(issue) }
    #endif
    #if canImport(XCTest)
      XCTFail(message, file: site.staticFilePath, line: UInt(site.line))
    #endif
    return true
  }

  /// Attaches a text to the running test, if Swift Testing runs it.
  static func attach(_ text: String, named name: String, at site: CallSite) {
    #if canImport(Testing)
      if Test.current != nil {
        Attachment.record(text, named: name, sourceLocation: SourceLocation(site))
      }
    #endif
  }
}

#if canImport(XCTest)
  /// Tracks the running test of XCTest.
  ///
  /// XCTest notifies observers when a test begins, before the test calls this module, so the observer is registered
  /// before the first test.
  private final class XCTestRun: NSObject, XCTestObservation, @unchecked Sendable {
    // Unchecked because of the test: it is used only while the lock is held.
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
      // The class of the test, with its module and the types around it.
      let types = String(reflecting: type(of: testCase)).split(separator: ".").map(String.init)
      // "-[Suite testIt]" on Apple platforms, where selectors contain more than names, and "Suite.testIt" elsewhere.
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

  // The loader calls this before `main`, as a constructor in C.
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
  extension TestFramework {
    private static func isFailure(_ issue: Issue) -> Bool {
      #if compiler(>=6.3)
        return issue.isFailure
      #else
        return true
      #endif
    }
  }

  extension SourceLocation {
    fileprivate init(_ site: CallSite) {
      self.init(fileID: site.fileID, filePath: site.filePath, line: site.line, column: site.column)
    }
  }

  /// Sets the record mode of tests; see ``RecordMode``.
  public struct RecordTrait: TestTrait, SuiteTrait, TestScoping {
    /// The mode.
    let mode: RecordMode

    /// Whether tests in nested suites have the trait too: always.
    public var isRecursive: Bool { true }

    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      try await RecordMode.$scoped.withValue(mode) { try await function() }
    }
  }

  extension Trait where Self == RecordTrait {
    /// Sets the record mode of the tests, for calls without a `record` argument.
    public static func record(_ mode: RecordMode) -> RecordTrait { RecordTrait(mode: mode) }
  }
#endif

/// The environment of expectations, which the tests of this module replace.
struct TestingContext: Sendable {
  var environment: [String: String]
  /// Fails the running test; returns false for a known issue.
  var report: @Sendable (_ message: String, _ site: CallSite) -> Bool
  /// Attaches a file to the running test, if its framework supports it.
  var attach: @Sendable (_ name: String, _ text: String, _ site: CallSite) -> Void
  /// The running test; nil if it is not known.
  var currentTest: @Sendable () -> TestIdentity?
  let registry: ReferenceRegistry
  /// The log of the run's report.
  var log = ReportLog.ofProcess

  @TaskLocal static var current = TestingContext(
    environment: ProcessInfo.processInfo.environment, report: { TestFramework.fail($0, at: $1) },
    attach: { TestFramework.attach($1, named: $0, at: $2) },
    currentTest: { TestFramework.currentTest }, registry: ReferenceRegistry())

  /// Whether the run has a report.
  var hasReport: Bool { ReportLog.folder(in: environment) != nil }

  /// The running test.
  var test: TestIdentity { currentTest() ?? .unknown }

  /// Fails the running test for all failures, in one text, and notes it with its content; does nothing if there are
  /// none.
  func fail(
    _ failures: [String], _ site: CallSite, showing shown: ReportItem.Shown = ReportItem.Shown()
  ) {
    if failures.isEmpty { return }
    let message = failures.joined(separator: "\n")
    var item = ReportItem(
      "\(message.prefix { $0 != "\n" }.prefix(80))",
      // A line of a test may fail several times, so the name contains a hash of the message.
      file: "failure-\(FileName.hash(message))", of: test, at: site, showing: shown)
    item.report(message, in: self)
    note(item)
  }

  /// Adds a call to the run's report, if there is one, and to the report of all failures if it failed.
  func note(_ item: ReportItem) {
    if hasReport { log.add(item) }
    if item.failures.isEmpty { return }
    let folder = ArtifactFolder(environment: environment, near: item.site.filePath)
    // If no file can be written, the failures themselves are still reported.
    try? folder.report().add(item.entry)
  }
}
