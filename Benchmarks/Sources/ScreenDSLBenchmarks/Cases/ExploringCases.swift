import Foundation
import ScreenDSL
import ScreenDSLLooks
import ScreenDSLTesting

/// The steps of an exploration, compared with switches that a test of the same screen turns.
///
/// An exploration reads the environment variables of the process, so the number of its allocations depends on them.
func exploringCases() -> [BenchmarkCase] {
  [
    BenchmarkCase("exploration of 120 steps", ids: "Int", rows: 20, limit: nil, hasCount: false) {
      .init(
        operation: Workload { MainActor.assumeIsolated { Chores.explore() } },
        floor: .work(name: "120 turns", Workload { MainActor.assumeIsolated { Chores.turn(120) } }))
    }
  ]
}

/// Rows that a user marks as done, deletes and adds.
private struct ChoresScreen: Screen {
  let chores: Chores
  let titles: [String]
  let done: Set<String>

  @MainActor init(_ chores: Chores) {
    (self.chores, titles, done) = (chores, chores.titles, chores.done)
  }

  var body: some ScreenContent {
    Section("chores") {
      Look.button("Add") { chores.titles.append("Chore \(chores.titles.count)") }
      for title in titles {
        Look.toggle(title, isOn: done.contains(title)) { isOn in
          chores.done = isOn ? chores.done.union([title]) : chores.done.subtracting([title])
        }
        .id(title)
        .swipeActions(
          SwipeAction("Delete", style: .destructive) { chores.titles.removeAll { $0 == title } })
      }
    }
  }
}

@MainActor
private final class Chores: Sendable {
  var titles = (1..<20).map { "Chore \($0)" }
  var done: Set<String> = []

  /// Runs an exploration of four ways with 30 steps each, and returns the number of steps.
  static func explore() -> Int {
    var steps: Int?
    Task {
      steps = await ScreenDSLTesting.explore(Chores(), ways: 0, steps: 30) { ChoresScreen($0) }
        .steps
    }
    // The exploration runs on the main actor, so the main thread runs its jobs here.
    while steps == nil { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    return steps ?? 0
  }

  /// Turns switches on and off, as a test does, and returns the number of those that are on at the end.
  static func turn(_ count: Int) -> Int {
    let chores = Chores()
    let screen = TestScreen { ChoresScreen(chores) }
    for number in 0..<count { screen.turn("Chore \(number % 10 + 1)", on: number / 10 % 2 == 0) }
    return chores.done.count
  }
}
