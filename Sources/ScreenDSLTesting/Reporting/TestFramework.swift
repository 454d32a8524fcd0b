// The only file of the module that uses test frameworks.
//
// If a framework does not run the test, it ignores a failure. So both frameworks get each failure, unless it is certain
// that Swift Testing runs the test.

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
  /// The test that is running.
  ///
  /// If Swift Testing runs a test in this task, the value is that test. Otherwise, also in a detached task, the value
  /// is the test that XCTest runs. XCTest runs one test at a time.
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

  /// Fails the running test. Returns false if the test has marked the failure as a known issue.
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

  /// Attaches a text to the running test. This is possible only if Swift Testing runs it.
  static func attach(_ text: String, named name: String, at site: CallSite) {
    #if canImport(Testing)
      if Test.current != nil {
        Attachment.record(text, named: name, sourceLocation: SourceLocation(site))
      }
    #endif
  }
}

#if canImport(XCTest)
  /// Records which test XCTest is running.
  ///
  /// XCTest informs its observers before a test begins. So the observer must be registered before the first test.
  private final class XCTestRun: NSObject, XCTestObservation, @unchecked Sendable {
    // Unchecked `Sendable` because a lock guards the running test.
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
      // The name of the test's class, after the names of its module and of the types around the class.
      let types = String(reflecting: type(of: testCase)).split(separator: ".").map(String.init)
      // The name is "-[Suite testIt]" on Apple platforms, where selectors also contain argument labels. Elsewhere it
      // is "Suite.testIt".
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

  // The program loader calls this function before `main`, like a constructor in C.
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

  /// A trait that sets the record mode of tests; see ``RecordMode``.
  public struct RecordTrait: TestTrait, SuiteTrait, TestScoping {
    /// The mode.
    let mode: RecordMode

    /// Always true: tests in nested suites have the trait too.
    public var isRecursive: Bool { true }

    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      try await RecordMode.$scoped.withValue(mode) { try await function() }
    }
  }

  extension Trait where Self == RecordTrait {
    /// Sets the record mode of the tests with this trait. The argument `record` of a call takes precedence.
    public static func record(_ mode: RecordMode) -> RecordTrait { RecordTrait(mode: mode) }
  }
#endif

/// The services that expectations use: the running test, the environment and the report. The tests of this module
/// replace them.
struct TestingContext: Sendable {
  var environment: [String: String]
  /// Fails the running test. Returns false if the test has marked the failure as a known issue.
  var report: @Sendable (_ message: String, _ site: CallSite) -> Bool
  /// Attaches a file to the running test, if its framework supports it.
  var attach: @Sendable (_ name: String, _ text: String, _ site: CallSite) -> Void
  /// The running test; nil if it is not known.
  var currentTest: @Sendable () -> TestIdentity?
  let registry: ReferenceRegistry
  /// Collects the data for the report of the run.
  var log = ReportLog.ofProcess

  @TaskLocal static var current = TestingContext(
    environment: ProcessInfo.processInfo.environment, report: { TestFramework.fail($0, at: $1) },
    attach: { TestFramework.attach($1, named: $0, at: $2) },
    currentTest: { TestFramework.currentTest }, registry: ReferenceRegistry())

  /// Whether the run has a report.
  var hasReport: Bool { ReportLog.folder(in: environment) != nil }

  /// The running test, or an unknown one.
  var test: TestIdentity { currentTest() ?? .unknown }

  /// Fails the running test once for all failures, and stores the data that the report shows for them. If there are
  /// no failures, the method does nothing.
  func fail(
    _ failures: [String], _ site: CallSite, showing shown: ReportItem.Shown = ReportItem.Shown()
  ) {
    if failures.isEmpty { return }
    let message = failures.joined(separator: "\n")
    var item = ReportItem(
      "\(message.prefix { $0 != "\n" }.prefix(80))",
      // A line of a test may fail several times. So the name of the files contains a hash of the message.
      file: "failure-\(FileName.hash(message))", of: test, at: site, showing: shown)
    item.report(message, in: self)
    note(item)
  }

  /// Adds a call to the report of the run, if there is one. If the call failed, adds the call to the report of failures
  /// too.
  func note(_ item: ReportItem) {
    if hasReport { log.add(item) }
    if item.failures.isEmpty { return }
    let folder = ArtifactFolder(environment: environment, near: item.site.filePath)
    // If the file cannot be written, the test framework still gets the failures.
    try? folder.report().add(item.entry)
  }
}
