package final class Evaluations: @unchecked Sendable {
  // Unchecked because each test uses its own counter on one thread only.
  package private(set) var count = 0
  package init() {}
  package func add() { count += 1 }

  package func counting<Content>(_ content: Content) -> Content {
    add()
    return content
  }
}
