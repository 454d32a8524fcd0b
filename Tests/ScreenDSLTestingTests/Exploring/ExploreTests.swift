import Foundation
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
    (.restlessDate, "rules of lists"), (.controlWithoutName, "problems"),
    (.shownOptional, "texts"), (.lostRange, "problems"), (.lostField, "keyboard"),
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
    let lines = failure.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.drop { !$0.hasPrefix("  @MainActor") }.count <= 10, "\(failure)")
    let start = lines.drop { !$0.hasPrefix("  // Found by") }
    let printed = (start.prefix { $0 != "  }" } + ["  }"]).joined(separator: "\n")
      .replacing("@MainActor @Test", with: "@MainActor")
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let source = try String(
      contentsOf: file.appendingPathComponent("FoundTests.swift"), encoding: .utf8)
    #expect(source.contains("  let bug = Bug.\(bug)\n\n\(printed)\n}\n"), "\(failure)")
  }

  /// What the random ways do is no part of the map.
  @Test func theMapIsTheSameForEachSeed() async {
    let map = await explored(nil, on: 3, ways: 0).map
    for seed in 0..<UInt64(TestDepth.isThorough ? 200 : 2) {
      let other = await explored(nil, on: 3, ways: 1, seed: seed &* 977)
      #expect(other.map == map, "seed \(seed)")
    }
    #expect(
      map.contains("seen Loading\n")
        && map.contains("ItemRow swipe trailing 'Delete': removed itself\n"), "\(map)")
  }

  @Test func theMapIsTheSameForOtherTexts() async {
    let map = await explored(nil, on: 3, ways: 0).map
    let other = await explore(
      TaskList(nil, ["Arroser", "Appeler Grace", "Vélo", "Du papier"]), ways: 0
    ) {
      TaskScreen(list: $0)
    }
    #expect(other.map == map)
  }

  /// The bugs that only the map notices.
  nonisolated static let inMap: [Bug] = [
    .swappedSwipes, .lostEmptyState, .deadButton, .twoPickers, .wrongFieldWritten, .buysTwice,
    .sheetOfAnotherRow,
    .totalOfOldCart, .filterLosesCart, .undoForgets, .refreshForgets, .wrongPlural, .tapIsGone,
    .neverLoaded,
    .deletesNext, .duplicateIDs,
  ]

  @Test func theMapNoticesWhatNoInvariantDoes() async throws {
    let sandbox = try Sandbox()
    for screen in 0..<4 {
      let map = await explored(nil, on: screen, ways: 0).map.split(separator: "\n")
      for bug in Self.inMap where bug.screen == screen {
        let result = await TestingContext.$current.withValue(sandbox.context) {
          await explored(bug, on: screen, ways: 0)
        }
        let lines = result.map.split(separator: "\n")
        let difference = Set(lines).symmetricDifference(map).sorted()
        #expect(result.failure != nil || !difference.isEmpty, "\(bug)")
      }
    }
  }

  @Test func anExceptionIsAllowedByName() async {
    let result = await explore(Settings(.lostSwitch), ways: 0) {
      SettingsOfBugs(settings: $0)
    } rules: {
      $0.allow("taken value", because: "sounds cannot be switched off")
    }
    #expect(result.failure == nil)
  }

  @Test func aLawOfTheAppIsChecked() async throws {
    let sandbox = try Sandbox()
    let result = await TestingContext.$current.withValue(sandbox.context) {
      await explore(MailBox(), ways: 0) {
        MailBoxScreen(box: $0)
      } rules: {
        $0.event("mail arrives") { $0.receive() }
        $0.check("at most six mails") { box, _ in box.mails.count < 7 }
      }
    }
    let failure = result.failure ?? ""
    #expect(failure.hasPrefix("at most six mails: 'at most six mails' must hold (did not)\n"))
    #expect(failure.contains("#expect(state.mails.count < 7)\n"), "\(failure)")
  }

  @Test func itProvesThatItFinds() async throws {
    let sandbox = try Sandbox()
    await explore(
      Settings(), ways: 0, provesItselfWith: { SettingsOfBugs(settings: $0, isBroken: true) },
      screen: { SettingsOfBugs(settings: $0) })
    await TestingContext.$current.withValue(sandbox.context) {
      _ = await explore(
        Settings(), ways: 0, provesItselfWith: { SettingsOfBugs(settings: $0) },
        screen: { SettingsOfBugs(settings: $0) })
    }
    #expect(sandbox.journal.messages.count == 1)
  }

  @Test(arguments: 0..<4) func screensWithoutABugAreQuiet(screen: Int) async {
    let result = await explored(nil, on: screen, ways: TestDepth.isThorough ? 80 : 1)
    #expect(result.failure == nil)
    #expect(result.steps == result.ways * 60)
  }
}

extension Bug {
  /// The number of its screen.
  fileprivate var screen: Int {
    let number = Self.allCases.firstIndex(of: self) ?? 0
    return number < 10 ? 0 : number < 20 ? 1 : number < 26 ? 2 : 3
  }
}
