import Foundation

extension Trait where Self == IssueHandlingTrait {
  package static var expectsIssues: Self {
    filterIssues { issue in
      guard let expected = ExpectedIssues.current else { return true }
      expected.add("\(issue)")
      return false
    }
  }
}

/// The issues that a function records. The runner does not print them, as it prints those of `withKnownIssue`.
package final class ExpectedIssues: @unchecked Sendable {
  // Unchecked because a lock guards the mutable state.
  @TaskLocal fileprivate static var current: ExpectedIssues?
  private let lock = NSLock()
  private var texts: [String] = []
  fileprivate func add(_ text: String) { lock.withLock { texts.append(text) } }

  /// Runs a function and returns the texts of its issues. The test needs the trait `expectsIssues`.
  @MainActor package static func of(_ body: @MainActor () async -> Void) async -> [String] {
    let issues = ExpectedIssues()
    await $current.withValue(issues) { await body() }
    return issues.lock.withLock { issues.texts }
  }
}
