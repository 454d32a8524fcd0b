/// Counts how often a block of a builder is evaluated.
final class Evaluations: @unchecked Sendable {
  // Unchecked because each test uses its own from one thread only.
  private(set) var count = 0

  /// Returns what it is given, as a statement of the block that is counted.
  func counting<Content>(_ content: Content) -> Content {
    count += 1
    return content
  }
}
