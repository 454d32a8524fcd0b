/// What a comparison found, as a value: nothing was reported, recorded or written.
public struct Verification: Equatable, Sendable {
  /// What is wrong, one text for each failure; empty if nothing is.
  public let failures: [String]
  /// The text that was compared: of the screen, or of the update.
  public let actual: String

  /// Whether nothing is wrong.
  public var isPassed: Bool { failures.isEmpty }
}
