/// Collects the violations of several lists, in order.
@MainActor public final class ViolationRecorder {
  /// The violations so far.
  public internal(set) var violations: [SimViolation] = []

  /// Creates an empty recorder.
  public init() {}
}
