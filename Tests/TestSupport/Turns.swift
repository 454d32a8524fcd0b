import Foundation

/// Lets the tasks run that are ready to.
///
/// Some of them go through the threads that all tests share, where they wait behind the tasks of other tests. A task that
/// this function starts there ends after those that were there before it.
@MainActor
package func yieldTurns(_ rounds: Int = 6) async {
  for _ in 0..<rounds {
    for _ in 0..<20 { await Task.yield() }
    await withTaskGroup { group in for _ in 0..<4 { group.addTask {} } }
  }
}

/// Waits until `condition` is true, for at most a minute.
///
/// The expectation that follows fails if the condition is still false.
@MainActor
package func eventually(_ condition: () throws -> Bool) async rethrows {
  let end = Date(timeIntervalSinceNow: 60)
  while try !condition(), Date() < end { await yieldTurns() }
}
