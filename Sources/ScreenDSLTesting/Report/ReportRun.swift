import Foundation

/// The commit of a test run, and the time of the report. The report shows both.
struct ReportRun: Encodable, Equatable, Sendable {
  var commit: String?
  /// The time of the report, in ISO 8601: the time in `SOURCE_DATE_EPOCH`, or else the current time.
  var date: String

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
