import Foundation

/// What expectations use of the world around them; the tests of this module put another one in.
struct TestingContext: Sendable {
  var environment: [String: String]
  /// Makes the running test fail.
  var report: @Sendable (_ message: String, _ site: CallSite) -> Void
  /// Adds files to the running test's record, if its framework keeps one.
  var attach: @Sendable (_ name: String, _ text: String, _ site: CallSite) -> Void
  /// The test that runs; nil if its framework does not tell.
  var currentTest: @Sendable () -> TestIdentity?
  let registry: ReferenceRegistry

  @TaskLocal static var current = TestingContext(
    environment: ProcessInfo.processInfo.environment,
    report: { TestFramework.fail($0, at: $1) },
    attach: { TestFramework.attach($1, named: $0, at: $2) },
    currentTest: { TestFramework.currentTest },
    registry: ReferenceRegistry())

  func test(at site: CallSite) -> TestIdentity {
    currentTest() ?? TestIdentity(readingSourceAt: site)
  }
}
