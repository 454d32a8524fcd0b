import Foundation
import TestSupport

@testable import ScreenDSLTesting

/// Explores screens with planted bugs, and without.
@MainActor @Suite(.timedOnMain) struct ExploreTests {
  /// The bugs that need neither an expectation nor a map, with the invariant that finds each.
  nonisolated static let found: [(Bug, rule: String)] = [
    (.forgottenDependency, "rules of lists"),
    (.swappedSwipes, "swipes"),
    (.wrongIndexAfterSort, "own row"),
    (.lostEmptyState, "never empty"),
    (.contentsByIndex, "contents in place"),
    (.idFromState, "kept ID"),
    (.strangersHeader, "own header"),
    (.duplicateIDs, "own row"),
    (.staleEquality, "fresh looks"),
    (.textsByIndex, "contents in place"),
    (.worksOnce, "same again"),
    (.staleClosure, "taken value"),
    (.refusedText, "taken value"),
    (.keyboardLost, "kept ID"),
    (.controlWithoutName, "problems"),
    (.wrongFieldWritten, "taken value"),
    (.lostSwitch, "taken value"),
    (.shownOptional, "texts"),
    (.lostRange, "problems"),
    (.lostField, "keyboard"),
    (.sheetOfAnotherRow, "opener"),
    (.changesTwoRows, "one row"),
    (.newIDsAfterRefresh, "kept ID"),
    (.filterLosesCart, "there and back"),
    (.lostUnit, "numbers"),
    (.chargedTwice, "twice"),
    (.undoForgets, "there and back"),
    (.refreshForgets, "refresh"),
    (.wrongPlural, "numbers"),
    (.deletesNext, "own row"),
    (.restlessDate, "rules of lists"),
    (.droppedOneOff, "drop"),
  ]

  private func explored(
    _ bug: Bug?, on screen: Int, ways: Int, steps: Int = 60, seed: UInt64 = 1
  ) async -> Explored {
    switch screen {
    case 0:
      await explore(MailBox(bug), ways: ways, steps: steps, seed: seed) {
        MailBoxScreen(box: $0)
      } rules: {
        $0.event("mail arrives") { $0.receive() }
      }
    case 1:
      await explore(Settings(bug), ways: ways, steps: steps, seed: seed) {
        SettingsOfBugs(settings: $0)
      }
    case 2:
      await explore(Shop(bug), ways: ways, steps: steps, seed: seed) { ShopScreen(shop: $0) }
    case 3:
      await explore(TaskList(bug), ways: ways, steps: steps, seed: seed) { TaskScreen(list: $0) }
    default: await explore(Pages(), ways: ways, steps: steps, seed: seed) { PagesScreen(pages: $0) }
    }
  }

  /// One bug for each rule; all bugs at full depth.
  nonisolated private static let played = found.indices.filter { number in
    TestDepth.isThorough || !found[..<number].contains { $0.1 == found[number].1 }
  }

  @Test(arguments: TestDepth.part(of: played, 0))
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
    #expect(source.contains("  let bug = Bug.\(bug)\n\(printed)\n}\n"), "\(failure)")
  }

  /// What the random ways do is no part of the map, and neither is when a task ends.
  @Test(arguments: [2, 3, 4]) func theMapIsTheSameForEachSeed(screen: Int) async {
    let isThorough = TestDepth.isThorough
    let (seeds, steps) = isThorough ? (200, 60) : (TestDepth.cases(200), 8)
    let map = await explored(nil, on: screen, ways: 0, steps: steps).map
    for seed in 0..<UInt64(seeds) {
      let other = await explored(nil, on: screen, ways: 1, steps: steps, seed: seed &* 977)
      #expect(other.map == map, "seed \(seed)")
    }
  }

  @Test func theMapSaysWhatStepsDo() async {
    let map = await explored(nil, on: 3, ways: 0).map
    #expect(
      map.contains("seen Loading\n")
        && map.contains("ItemRow swipe trailing 'Delete': removed itself\n"), "\(map)")
    let pages = await explored(nil, on: 4, ways: 0).map
    #expect(pages.contains("screen scroll to end: inserted several Text\n"), "\(pages)")
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
    .deadButton, .twoPickers, .buysTwice, .totalOfOldCart, .tapIsGone, .neverLoaded, .staleTotal,
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

/// A list that loads more rows at its end.
@MainActor private final class Pages {
  var count = 20

  func loadMore() async {
    for _ in 0..<9 { await Task.yield() }
    count = min(count + 20, 80)
  }
}

@MainActor private struct PagesScreen: @MainActor Screen {
  let pages: Pages

  var body: some ScreenContent {
    Section("rows") { for number in 0..<pages.count { Look.text("Row \(number)").id(number) } }
      .onReachEnd { await pages.loadMore() }
  }
}
