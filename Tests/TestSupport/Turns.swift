import Foundation

/// Lets the waiting tasks run, also those that wait behind other tests on the threads that all tests share.
@MainActor package func yieldTurns(_ rounds: Int = 6) async {
  for _ in 0..<rounds {
    for _ in 0..<20 { await Task.yield() }
    await withTaskGroup { group in for _ in 0..<4 { group.addTask {} } }
  }
}

/// Waits at most a minute. If the condition is still false then, the expectation that follows fails.
@MainActor package func eventually(_ condition: () throws -> Bool) async rethrows {
  let end = Date(timeIntervalSinceNow: 60)
  while try !condition(), Date() < end { await yieldTurns() }
}
