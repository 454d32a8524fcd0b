/// Counts the evaluations of a builder's closure.
final class Evaluations: @unchecked Sendable {
  // Unchecked because each test uses its own counter on one thread only.
  private(set) var count = 0

  func counting<Content>(_ content: Content) -> Content {
    count += 1
    return content
  }
}
