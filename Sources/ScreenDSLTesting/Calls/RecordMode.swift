/// Decides which references a test writes. A reference is an expected text or picture, for example of a screen, in a
/// file or in the test's source. A test compares the current text or picture with each reference that it does not
/// write.
///
/// A test uses the first mode that is set: by the call's `record` argument, by the `.record(_:)` trait, or by the
/// environment variable `SCREENDSL_RECORD`. If none is set, the mode is ``never`` if the variable `CI` is set, and
/// otherwise ``missing``. A test that writes a reference fails. In the next run, the test compares the current
/// text or picture with this reference, unless the mode is ``all``.
public enum RecordMode: Hashable, Sendable, CaseIterable {
  /// Writes no reference. If a reference is missing, the test fails.
  case never
  /// Writes references that are missing.
  case missing
  /// Writes references that are missing or differ.
  case failed
  /// Writes all references.
  case all

  @TaskLocal static var scoped: RecordMode?

  struct Choice: Equatable, CustomStringConvertible {
    var mode: RecordMode
    /// The words that say what decided the mode, such as `by a trait`; nil if the mode is the default.
    var reason: String?
    /// The setting that the developer must remove before `SCREENDSL_RECORD` has an effect; nil if there is none.
    var setting: String?
    var mistake: String?

    var description: String { "record mode '\(mode)' \(reason ?? "by default")" }
  }

  static let variable = "SCREENDSL_RECORD"

  static func choice(argument: RecordMode?, environment: [String: String]) -> Choice {
    if let argument {
      let setting = "the argument 'record'"
      return Choice(mode: argument, reason: "by \(setting)", setting: setting)
    }
    if let scoped {
      return Choice(mode: scoped, reason: "by a trait", setting: "the trait '.record'")
    }
    if let text = TestRun.asksFor(variable, in: environment) {
      let mode = allCases.first { "\($0)" == text.lowercased() }
      let mistake =
        "\(variable) must be one of \(ChangeWords.list(allCases)) (was \(ShownText.quoted(text)))"
      return Choice(
        mode: mode ?? .never, reason: "by \(variable)", mistake: mode == nil ? mistake : nil)
    }
    return TestRun.asksFor("CI", in: environment) == nil
      ? Choice(mode: .missing) : Choice(mode: .never, reason: "because CI is set")
  }
}
