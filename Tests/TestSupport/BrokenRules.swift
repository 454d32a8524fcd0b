/// The rules of list views that the lists of a test have broken.
///
/// A test that asks its list for them judges them itself; those of all other lists fail it when it ends.
@MainActor
package final class BrokenRules {
  /// Those of the test that runs; nil outside of `timedOnMain` suites.
  @TaskLocal package static var current: BrokenRules?

  private var lists: [@MainActor () -> [String]] = []

  nonisolated init() {}

  /// Adds a list of the test that runs; `codes` returns the rules that it has broken, none if the test judges them.
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
