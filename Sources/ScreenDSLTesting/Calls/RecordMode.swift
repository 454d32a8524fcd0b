/// Decides which references a test writes. A reference is the expected text or picture of a screen, in a file or in the
/// test's source. A test compares the screen with each reference that it does not write.
///
/// A test uses the first mode that is set: by the call's `record` argument, by the `.record(_:)` trait, or by the
/// environment variable `SCREENDSL_RECORD`. If none is set, the mode is ``never`` if the variable `CI` is set, and
/// otherwise ``missing``. A test that writes a reference fails, and passes in the next run.
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
}

extension RecordMode {
  struct Choice: Equatable {
    var mode: RecordMode
    var origin: Origin
    var mistake: String?
  }

  enum Origin: String {
    case argument = "by the argument 'record'"
    case trait = "by a trait"
    case environment = "by SCREENDSL_RECORD"
    case continuousIntegration = "because CI is set"
    case standard = "by default"

    /// The setting that the developer must remove before another mode has an effect.
    var change: String? {
      self == .argument ? "the argument 'record'" : self == .trait ? "the trait '.record'" : nil
    }
  }

  static let variable = "SCREENDSL_RECORD"

  static func choice(argument: RecordMode?, environment: [String: String]) -> Choice {
    if let argument { return Choice(mode: argument, origin: .argument) }
    if let scoped { return Choice(mode: scoped, origin: .trait) }
    if let text = TestRun.asksFor(variable, in: environment) {
      let mode = allCases.first { "\($0)" == text.lowercased() }
      let mistake =
        "\(variable) must be one of \(ChangeWords.list(allCases)) (was \(ShownText.quoted(text)))"
      return Choice(
        mode: mode ?? .never, origin: .environment, mistake: mode == nil ? mistake : nil)
    }
    return TestRun.asksFor("CI", in: environment) == nil
      ? Choice(mode: .missing, origin: .standard)
      : Choice(mode: .never, origin: .continuousIntegration)
  }
}

extension RecordMode.Choice: CustomStringConvertible {
  var description: String { "record mode '\(mode)' \(origin.rawValue)" }
}
