import Foundation

/// Lets the waiting tasks run.
///
/// Some tasks run on the threads that all tests share, where they wait for tasks of other tests. This function starts
/// a task there and waits for it, so that the tasks before it have run.
@MainActor package func yieldTurns(_ rounds: Int = 6) async {
  for _ in 0..<rounds {
    for _ in 0..<20 { await Task.yield() }
    await withTaskGroup { group in for _ in 0..<4 { group.addTask {} } }
  }
}

/// Waits until `condition` is true, for at most a minute.
///
/// The expectation that follows fails if the condition is still false.
@MainActor package func eventually(_ condition: () throws -> Bool) async rethrows {
  let end = Date(timeIntervalSinceNow: 60)
  while try !condition(), Date() < end { await yieldTurns() }
}
