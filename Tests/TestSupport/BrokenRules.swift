/// If a list of the running test broke a rule, and the test does not judge it itself, the test fails at its end.
@MainActor package final class BrokenRules {
  /// The broken rules of the running test; nil outside of `timedOnMain` suites.
  @TaskLocal package static var current: BrokenRules?
  private var lists: [@MainActor () -> [String]] = []
  nonisolated init() {}

  /// `codes` returns the rules that the list has broken, or none if the test judges them.
  package static func add(_ codes: @escaping @MainActor () -> [String]) {
    current?.lists.append(codes)
  }

  func report(_ test: Test) {
    for codes in lists.map({ $0() }) where !codes.isEmpty {
      Issue.record("rules are broken: \(codes)", sourceLocation: test.sourceLocation)
    }
    lists = []
  }
}
