/// The rules of list views that were broken in a test.
///
/// A test that asks a list for its broken rules judges them itself. If any other list broke a rule, the test fails at
/// its end.
@MainActor package final class BrokenRules {
  /// The broken rules of the running test; nil outside of `timedOnMain` suites.
  @TaskLocal package static var current: BrokenRules?

  private var lists: [@MainActor () -> [String]] = []

  nonisolated init() {}

  /// Adds a list of the running test. `codes` returns the rules that the list has broken, or none if the test judges
  /// them.
  package static func add(_ codes: @escaping @MainActor () -> [String]) {
    current?.lists.append(codes)
  }

  /// Fails the test if its lists have broken rules.
  func report(_ test: Test) {
    for codes in lists.map({ $0() }) where !codes.isEmpty {
      Issue.record("rules are broken: \(codes)", sourceLocation: test.sourceLocation)
    }
    lists = []
  }
}
