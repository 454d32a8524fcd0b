import Foundation

/// The run that a report is of, as far as its environment tells.
struct ReportRun: Encodable, Equatable, Sendable {
  /// The commit that was tested; nil if nobody says.
  var commit: String?
  /// When the page was written, as ISO 8601 has it.
  var date: String

  /// The variables in which services that run tests say the commit.
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
