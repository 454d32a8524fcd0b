import Foundation

/// Lets the waiting tasks run, also those that wait behind other tests on the threads that all tests share.
@MainActor package func yieldTurns(_ rounds: Int = 6) async {
  for _ in 0..<rounds {
    for _ in 0..<20 { await Task.yield() }
    await withTaskGroup { group in for _ in 0..<4 { group.addTask {} } }
  }
}

/// Waits at most a minute, and returns whether the condition became true.
@MainActor @discardableResult
package func eventually(_ condition: () throws -> Bool) async rethrows -> Bool {
  let end = Date(timeIntervalSinceNow: 60)
  while try !condition() {
    if Date() >= end { return false }
    await yieldTurns()
  }
  return true
}
