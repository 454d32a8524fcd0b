import Foundation

/// The run of a report, as far as the environment describes it.
struct ReportRun: Encodable, Equatable, Sendable {
  /// The tested commit; nil if it is not known.
  var commit: String?
  /// The time when the page was written, in ISO 8601.
  var date: String

  /// The variables in which CI services pass the commit.
  private static let variables = [
    "GITHUB_SHA", "CI_COMMIT_SHA", "CI_COMMIT", "BUILDKITE_COMMIT", "CIRCLE_SHA1",
    "BITRISE_GIT_COMMIT", "GIT_COMMIT",
  ]

  init(in environment: [String: String]) {
    commit = Self.variables.lazy.compactMap { TestRun.asksFor($0, in: environment) }.first
    let seconds = environment["SOURCE_DATE_EPOCH"].flatMap(Double.init)
    date = ISO8601DateFormatter().string(
      from: seconds.map { Date(timeIntervalSince1970: $0) } ?? Date())
  }
}
