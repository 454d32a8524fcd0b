import Foundation
import TestSupport

@testable import ScreenDSLTesting

@MainActor @Suite(.timedOnMain) struct ExploreTests {
  /// The bugs that need neither an expectation nor a map, after the invariant that finds them.
  nonisolated static let found: [(rule: String, bugs: [Bug])] = [
    ("rules of lists", [.forgottenDependency, .restlessDate]),
    ("never empty", [.lostEmptyState]), ("swipes", [.swappedSwipes]),
    ("own header", [.strangersHeader]), ("fresh looks", [.staleEquality]),
    ("contents in place", [.textsByIndex]), ("taken value", takenValue),
    ("kept ID", [.idFromState, .keyboardLost, .lostField, .newIDsAfterRefresh]),
    ("problems", [.controlWithoutName, .lostRange]), ("one row", [.changesTwoRows]),
    ("texts", [.shownOptional, .optionalRarely]), ("same again", [.worksOnce]),
    ("own row", ownRow),
    ("kept change", [.filterLosesCart, .refreshForgets, .filterLosesSelection]),
    ("numbers", [.lostUnit, .wrongPlural]), ("twice", [.chargedTwice]),
    ("dead control", [.deadOnOne]), ("undo", [.undoElsewhere, .undoForgets]),
    ("drop", [.droppedOneOff]), ("opener", [.sheetOfAnotherRow]),
  ]
  nonisolated private static let ownRow: [Bug] = [
    .wrongIndexAfterSort, .contentsByIndex, .deletesNext, .othersAfterSort, .duplicateIDs,
  ]
  nonisolated private static let takenValue: [Bug] = [
    .staleClosure, .refusedText, .wrongFieldWritten, .lostSwitch,
  ]
  /// The bugs that only the map notices.
  nonisolated static let inMap: [Bug] = [
    .deadButton, .twoPickers, .buysTwice, .totalOfOldCart, .tapIsGone, .neverLoaded, .staleTotal,
  ]
  /// The first bug of each rule; all bugs at full depth.
  nonisolated private static let played = found.flatMap { rule, bugs in
    (TestDepth.isThorough ? bugs : Array(bugs.prefix(1))).map { ($0, rule) }
  }

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
    case 2: await explore(Shop(bug), ways: ways, steps: steps, seed: seed) { ShopScreen(shop: $0) }
    case 3:
      await explore(TaskList(bug), ways: ways, steps: steps, seed: seed) { TaskScreen(list: $0) }
    default: await explore(Pages(), ways: ways, steps: steps, seed: seed) { PagesScreen(pages: $0) }
    }
  }

  /// Explores without failing this test.
  private func quietly(_ explored: @MainActor () async -> Explored) async throws -> Explored {
    let sandbox = try Sandbox()
    return await TestingContext.$current.withValue(sandbox.context) { await explored() }
  }

  @Test(arguments: TestDepth.part(of: TestDepth.part(of: played, 0), 0))
  func aBugIsFoundByItsInvariant(bug: Bug, rule: String) async throws {
    let result = try await quietly { await explored(bug, on: bug.screen, ways: 12) }
    let failure = result.failure ?? "nothing"
    #expect(failure.hasPrefix("\(rule): "), "\(bug): \(failure)")
    let lines = failure.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.drop { !$0.hasPrefix("  @MainActor") }.count <= 12, "\(failure)")
    // A fast machine finds in an earlier way that an action still runs.
    if rule == "twice" || !Self.found.contains(where: { $0.bugs.first == bug }) { return }
    let start = lines.drop { !$0.hasPrefix("  // Found by") }
    let printed = (start.prefix { $0 != "  }" } + ["  }"]).joined(separator: "\n")
      .replacing("@MainActor @Test", with: "@MainActor")
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let source = try String(
      contentsOf: file.appendingPathComponent("FoundTests.swift"), encoding: .utf8)
    #expect(source.contains("  let bug = Bug.\(bug)\n\(printed)\n}\n"), "\(failure)")
  }

  /// What the random ways do is no part of the map, and neither is when a task ends.
  @Test(arguments: TestDepth.part(of: [2, 3, 4], 0))
  func theMapIsTheSameForEachSeed(screen: Int) async {
    let (seeds, steps) = TestDepth.isThorough ? (200, 60) : (TestDepth.size(2) + 1, 8)
    let map = await explored(nil, on: screen, ways: 0, steps: steps).map
    for seed in 0..<UInt64(seeds) {
      let other = await explored(nil, on: screen, ways: 1, steps: steps, seed: seed &* 977)
      #expect(other.map == map, "seed \(seed)")
    }
  }

  @Test func theMapSaysWhatStepsDo() async {
    let map = await explored(nil, on: 3, ways: 0, steps: 20).map
    #expect(
      map.contains("seen Loading\n")
        && map.contains("ItemRow swipe trailing 'Delete': removed itself\n"), "\(map)")
    let pages = await explored(nil, on: 4, ways: 0, steps: 10).map
    #expect(pages.contains("screen scroll to end: inserted several Text\n"), "\(pages)")
    let other = await explore(
      TaskList(nil, ["Arroser", "Appeler Grace", "Vélo", "Du papier"]), ways: 0, steps: 20
    ) { TaskScreen(list: $0) }
    #expect(other.map == map)
  }

  @Test(arguments: TestDepth.isThorough ? inMap : TestDepth.part(of: Array(inMap.prefix(2)), 0))
  func theMapNoticesWhatNoInvariantDoes(bug: Bug) async throws {
    let map = await explored(nil, on: bug.screen, ways: 0, steps: 30).map
    let result = try await quietly { await explored(bug, on: bug.screen, ways: 0, steps: 30) }
    #expect(result.failure != nil || result.map != map)
  }

  /// In a high window, the last page comes before the first step.
  @Test func someWaysHaveALowWindow() async throws {
    let low = try await quietly { await explored(.pageForgets, on: 3, ways: 2, steps: 20, seed: 2) }
    let screen = "TestScreen(options: HeadlessOptions(viewport: 200)) { TaskScreen(list: state) }"
    #expect(low.failure?.contains("let screen = \(screen)\n") == true, "\(low.failure ?? "")")
    let usual = await explore(
      TaskList(.pageForgets), ways: 2, steps: 20, seed: 2, options: HeadlessOptions()
    ) { TaskScreen(list: $0) }
    #expect(usual.failure == nil)
  }

  @Test func anExceptionIsAllowedByName() async {
    let result = await explore(Settings(.lostSwitch), ways: 0, steps: 20) {
      SettingsOfBugs(settings: $0)
    } rules: {
      $0.allow("taken value", because: "sounds cannot be switched off")
    }
    #expect(result.failure == nil)
  }

  @Test func aLawOfTheAppIsChecked() async throws {
    let result = try await quietly {
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
    await explore(
      Settings(), ways: 0, steps: 10,
      provesItselfWith: { SettingsOfBugs(settings: $0, isBroken: true) },
      screen: { SettingsOfBugs(settings: $0) })
    let sandbox = try Sandbox()
    await TestingContext.$current.withValue(sandbox.context) {
      _ = await explore(
        Settings(), ways: 0, steps: 10, provesItselfWith: { SettingsOfBugs(settings: $0) },
        screen: { SettingsOfBugs(settings: $0) })
    }
    #expect(sandbox.journal.messages.count == 1)
  }

  @Test(arguments: [(false, "kept change: "), (true, "taken value: ")])
  func whatAUserDidIsKept(isField: Bool, rule: String) async throws {
    for isBroken in [false, true] {
      let result = try await quietly {
        await explore(Picks(isBroken), ways: 0, steps: 30) { picks in
          PicksScreen(picks: picks, isField: isField)
        }
      }
      #expect(isBroken ? result.failure?.hasPrefix(rule) == true : result.failure == nil)
    }
  }

  /// The models of the rows are parts of a look, without a type of the app.
  @Test(arguments: ["own row", "kept change"]) func bareLooksAreCompared(rule: String) async throws
  {
    for bug in [nil, rule] {
      let result = try await quietly {
        await explore(Seats(bug), ways: 0, steps: 30) { SeatScreen(seats: $0) }
      }
      #expect(result.failure?.hasPrefix("\(rule): ") == (bug == nil ? nil : true))
    }
  }

  /// A screen whose states come from a sequence shows them during the step that sends them.
  @Test func aScreenThatFollowsIsExplored() async {
    let result = await explore(Feed(), ways: 0, steps: 10) { FeedScreen(feed: $0) }
    #expect(result.failure == nil)
    #expect(result.map.contains("Button 'Load' press: inserted one Text\n"), "\(result.map)")
  }

  /// A trap ends the process. The next run finds what this process wrote, once.
  @Test func theNextRunSaysWhatWasDoneBeforeATrap() throws {
    let sandbox = try Sandbox()
    try TestingContext.$current.withValue(sandbox.context) {
      let site = CallSite(#fileID, #filePath, 1, 1)
      let running = RunningWay(site)
      running.add("seed 7")
      running.add("  1 Mail tap")
      #expect(RunningWay(site).takeLast() == nil)
      // No process has this number.
      try FileManager.default.moveItem(atPath: running.path(), toPath: running.path(of: .max))
      #expect(RunningWay(site).takeLast() == "seed 7\n  1 Mail tap\n")
      #expect(RunningWay(site).takeLast() == nil)
    }
  }

  /// A swipe has nothing to do in a row that has the result already.
  @Test func anActionThatIsDoneAlreadyIsQuiet() async throws {
    let result = try await quietly {
      await explore(Letters(), ways: 0, steps: 4) {
        LetterScreen(letters: $0)
      } rules: {
        $0.check("only the steps of one way are stored") { _, _ in
          let context = TestingContext.current
          let folder = ArtifactFolder(environment: context.environment, near: #filePath).path
          let stored = AtomicFile.names(in: folder)?.compactMap {
            try? String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8)
          }
          return stored?.map { $0.split(separator: "way").count } == [2]
        }
      }
    }
    #expect(result.failure == nil)
  }

  @Test(arguments: 0..<4) func screensWithoutABugAreQuiet(screen: Int) async {
    let (ways, steps) = (TestDepth.isThorough ? 80 : 0, TestDepth.size(50) + 10)
    let result = await explored(nil, on: screen, ways: ways, steps: steps)
    #expect(result.failure == nil)
    #expect(result.steps == result.ways * steps)
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

/// Rows that come from a stream.
@MainActor private final class Feed {
  var rows = ["One"]
  private let (states, sender) = AsyncStream<[String]>.makeStream()

  init() {
    Task { [weak self, states] in
      for await rows in states { self?.rows = rows }
    }
  }

  deinit { sender.finish() }

  func load() { sender.yield(rows + ["Row \(rows.count)"]) }
}

@MainActor private struct FeedScreen: @MainActor Screen {
  let feed: Feed

  var body: some ScreenContent {
    Section("rows") { for row in feed.rows { Look.text(row).id(row) } }
    Section("tools") { Look.button("Load") { feed.load() }.id("load") }
  }
}

/// Numbers that a user picks, and a note. If the object is broken, the filter forgets the picks, and the note ignores
/// that the user deletes it.
@MainActor private final class Picks {
  private(set) var (picked, numbers, note): (Set<Int>, [Int], String) = ([], Array(1...4), "")
  private let isBroken: Bool

  init(_ isBroken: Bool) { self.isBroken = isBroken }

  func pick(_ number: Int) { picked.formSymmetricDifference([number]) }

  func write(_ text: String) { note = isBroken && text.isEmpty ? note : text }

  func show(_ shown: [Int]) {
    numbers = shown
    if isBroken { picked.formIntersection(shown) }
  }
}

private struct PickRow: LookModel, Identifiable {
  let id: Int
  let isPicked: Bool

  var look: some LookPart { Look.text("\(id)").accessory(isPicked ? .checkmark : nil) }
}

/// Seats that a user takes. A bug is named by the rule that finds it.
@MainActor private final class Seats {
  private(set) var taken: Set<Int> = []
  var isReversed = false
  private let bug: String?

  init(_ bug: String?) { self.bug = bug }

  var shown: [Int] { isReversed ? [3, 2, 1] : [1, 2, 3] }

  func use(_ seat: Int) {
    taken.formSymmetricDifference([bug == "own row" ? shown[seat - 1] : seat])
  }

  func refresh() { if bug == "kept change" { taken = [] } }
}

@MainActor private struct SeatScreen: @MainActor Screen {
  let seats: Seats

  var body: some ScreenContent {
    Section("seats") {
      for seat in seats.shown {
        Look.horizontal {
          Look.text("Seat \(seat), \(seats.taken.contains(seat) ? "taken" : "free")")
          Look.button("Use") { seats.use(seat) }
        }.id(seat)
      }
      Look.toggle("Last seat first", isOn: seats.isReversed) { seats.isReversed = $0 }
    }.onRefresh { seats.refresh() }
  }
}

/// Letters that a user archives, of which one is archived at first.
@MainActor private final class Letters { var archived: Set<Int> = [1] }

@MainActor private struct LetterScreen: @MainActor Screen {
  let letters: Letters

  var body: some ScreenContent {
    Section("letters") {
      for number in 1...4 {
        PickRow(id: number, isPicked: letters.archived.contains(number))
          .swipeActions(SwipeAction("Archive") { letters.archived.insert(number) })
      }
    }
  }
}

private struct Chips: ContainerModel, LookModel { var look: some LookPart { Look.empty } }

@MainActor private struct PicksScreen: @MainActor Screen {
  let picks: Picks
  let isField: Bool

  var body: some ScreenContent {
    if isField {
      Section("note") { Look.field("Note", text: picks.note) { picks.write($0) } }
    } else {
      Section("filter") {
        Container("chips", Chips()) {
          Look.button("All") { picks.show(Array(1...4)) }.id("all")
          Look.button("Even") { picks.show([2, 4]) }.id("even")
        }
      }
      Section("numbers") {
        for number in picks.numbers {
          PickRow(id: number, isPicked: picks.picked.contains(number)).onSelect {
            picks.pick(number)
          }
        }
      }
    }
  }
}
