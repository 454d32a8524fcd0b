@MainActor package final class Gate {
  private var waiting: [CheckedContinuation<Void, Never>] = [], isOpen = false
  package private(set) var arrived = 0, passed = 0, cancelled = 0
  package init() {}

  package func pass() async throws {
    arrived += 1
    if !isOpen { await withCheckedContinuation { waiting.append($0) } }
    if Task.isCancelled { cancelled += 1 } else { passed += 1 }
    try Task.checkCancellation()
  }

  package func open() {
    isOpen = true
    for action in waiting { action.resume() }
    waiting = []
  }
}

package struct Refusal: Error, Equatable, CustomStringConvertible {
  package let description: String
  package init(_ description: String) { self.description = description }
}
