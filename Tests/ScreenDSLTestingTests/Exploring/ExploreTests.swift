import TestSupport

@testable import ScreenDSLTesting

/// Explores screens with planted bugs, and without.
@MainActor @Suite(.timedOnMain) struct ExploreTests {
  /// The bugs that need neither an expectation nor a map, with the invariant that finds each.
  nonisolated static let found: [(Bug, rule: String)] = [
    (.forgottenDependency, "rules of lists"), (.wrongIndexAfterSort, "own row"),
    (.contentsByIndex, "contents in place"), (.idFromState, "kept ID"),
    (.strangersHeader, "own header"), (.staleEquality, "fresh looks"),
    (.staleClosure, "taken value"), (.refusedText, "taken value"), (.keyboardLost, "kept ID"),
    (.lostSwitch, "taken value"), (.changesTwoRows, "one row"), (.newIDsAfterRefresh, "kept ID"),
    (.restlessDate, "rules of lists"),
  ]

  private func explored(_ bug: Bug?, on screen: Int, ways: Int, seed: UInt64 = 1) async -> Explored
  {
    switch screen {
    case 0:
      await explore(MailBox(bug), ways: ways, seed: seed) {
        MailBoxScreen(box: $0)
      } rules: {
        $0.event("mail arrives") { $0.receive() }
      }
    case 1: await explore(Settings(bug), ways: ways, seed: seed) { SettingsOfBugs(settings: $0) }
    case 2: await explore(Shop(bug), ways: ways, seed: seed) { ShopScreen(shop: $0) }
    default: await explore(TaskList(bug), ways: ways, seed: seed) { TaskScreen(list: $0) }
    }
  }

  @Test(arguments: 0..<found.count)
  func aBugIsFoundByItsInvariant(number: Int) async throws {
    let (bug, rule) = Self.found[number]
    let sandbox = try Sandbox()
    let result = await TestingContext.$current.withValue(sandbox.context) {
      await explored(bug, on: bug.screen, ways: 12)
    }
    let failure = result.failure ?? "nothing"
    #expect(failure.hasPrefix("\(rule): "), "\(bug): \(failure)")
    #expect(failure.count { $0 == "\n" } < 16, "\(failure)")
  }

  @Test(arguments: 0..<4) func screensWithoutABugAreQuiet(screen: Int) async {
    let result = await explored(nil, on: screen, ways: TestDepth.isThorough ? 80 : 3)
    #expect(result.failure == nil)
    #expect(result.steps == result.ways * 60)
  }
}

extension Bug {
  /// The number of its screen.
  fileprivate var screen: Int {
    let number = Self.allCases.firstIndex(of: self) ?? 0
    return number < 10 ? 0 : number < 17 ? 1 : number < 23 ? 2 : 3
  }
}
