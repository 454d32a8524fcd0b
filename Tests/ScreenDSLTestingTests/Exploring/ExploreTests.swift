import Foundation

@testable import ScreenDSLTesting

@MainActor @Suite(.timedOnMain) struct ExploreTests {
  /// The bugs that need neither an expectation nor a map, after the invariant that finds them.
  nonisolated static let found: [(rule: String, bugs: [Bug])] = [
    ("swipes", [.swappedSwipes]), ("never empty", [.lostEmptyState]),
    ("rules of lists", [.forgottenDependency, .restlessDate]), ("own header", [.strangersHeader]),
    ("fresh looks", [.staleEquality]), ("contents in place", [.textsByIndex]),
    ("taken value", [.staleClosure, .refusedText, .wrongFieldWritten, .lostSwitch]),
    ("kept ID", [.idFromState, .keyboardLost, .lostField, .newIDsAfterRefresh]),
    ("problems", [.controlWithoutName, .lostRange]), ("one row", [.changesTwoRows]),
    ("texts", [.shownOptional, .optionalRarely]), ("same again", [.worksOnce]),
    (
      "own row",
      [.wrongIndexAfterSort, .contentsByIndex, .deletesNext, .othersAfterSort, .duplicateIDs]
    ), ("kept change", [.filterLosesCart, .refreshForgets, .filterLosesSelection]),
    ("numbers", [.lostUnit, .wrongPlural]), ("twice", [.chargedTwice]),
    ("dead control", [.deadOnOne]), ("undo", [.undoElsewhere, .undoForgets]),
    ("drop", [.droppedOneOff]), ("opener", [.sheetOfAnotherRow]),
  ]
  nonisolated static let inMap: [Bug] = [
    .deadButton, .twoPickers, .buysTwice, .totalOfOldCart, .tapIsGone, .neverLoaded, .staleTotal,
  ]
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
      await explore(
        Settings(bug), ways: ways, steps: steps, seed: seed,
        screen: { SettingsOfBugs(settings: $0) })
    case 2: await explore(Shop(bug), ways: ways, steps: steps, seed: seed) { ShopScreen(shop: $0) }
    case 3:
      await explore(TaskList(bug), ways: ways, steps: steps, seed: seed) { TaskScreen(list: $0) }
    default: await explore(Pages(), ways: ways, steps: steps, seed: seed) { $0 }
    }
  }

  @Test(arguments: TestDepth.part(of: TestDepth.part(of: played, 0), 0))
  func aBugIsFoundByItsInvariant(bug: Bug, rule: String) async throws {
    let failure = await quietly { await explored(bug, on: bug.screen, ways: 12) }.failure ?? "none"
    #expect(failure.hasPrefix("\(rule): "), "\(bug): \(failure)")
    #expect(!failure.contains("After actions were done"), "no action ran")
    let lines = failure.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.drop { !$0.hasPrefix("  @MainActor") }.count <= 12, "\(failure)")
    // A fast machine finds in an earlier way that an action still runs.
    if rule == "twice" || !Self.found.contains(where: { $0.bugs.first == bug }) { return }
    let start = lines.drop { !$0.hasPrefix("  // Found by") }
    let printed = (start.prefix { $0 != "  }" } + ["  }"]).joined(separator: "\n")
      .replacing("@MainActor @Test", with: "@MainActor")
    let source = try Repository.text("Tests/ScreenDSLTestingTests/Exploring/FoundTests.swift")
    #expect(source.contains("  let bug = Bug.\(bug)\n\(printed)\n}\n"), "\(failure)")
  }

  @Test(arguments: TestDepth.part(of: [2, 3, 4], 0))
  func theMapIsTheSameForEachSeed(screen: Int) async {
    let (seeds, steps) = TestDepth.isThorough ? (200, 60) : (TestDepth.size(2) + 1, 8)
    let map = await explored(nil, on: screen, ways: 0, steps: steps).map
    #expect(screen != 2 || map.contains("ProductRow 'Number' up: itself count up\n"), "\(map)")
    for seed in 0..<UInt64(seeds) {
      let other = await explored(nil, on: screen, ways: 1, steps: steps, seed: seed &* 977)
      expectEqual(other.map, map, "seed \(seed)")
    }
  }

  @Test func theMapSaysWhatStepsDo() async {
    let map = await explored(nil, on: 3, ways: 0, steps: 20).map
    let all = Set(map.split(separator: "\n"))
    #expect(all.isSuperset(of: ["seen Loading", "seen several ItemRow", "seen Button"]), "\(map)")
    #expect(all.contains("ItemRow swipe trailing 'Delete': removed itself"), "\(map)")
    #expect(all.contains("ItemRow reorder to end: moved ItemRow"), "\(map)")
    #expect(!all.contains("seen several Loading") && !map.contains("not itself"), "\(map)")
    let pages = await explored(nil, on: 4, ways: 0, steps: 10).map
    #expect(pages.contains("screen scroll to end: inserted several Text\n"), "\(pages)")
    #expect(!pages.contains("removed"), "\(pages)")
    let other = await explore(
      TaskList(nil, ["De", "Appeler Grace", "王伟", "Du papier"]), ways: 0, steps: 20
    ) { TaskScreen(list: $0) }
    expectEqual(other.map, map)
  }

  @Test(arguments: TestDepth.isThorough ? inMap : TestDepth.part(of: Array(inMap.prefix(2)), 0))
  func theMapNoticesWhatNoInvariantDoes(bug: Bug) async {
    let map = await explored(nil, on: bug.screen, ways: 0, steps: 30).map
    let result = await quietly { await explored(bug, on: bug.screen, ways: 0, steps: 30) }
    #expect(result.failure != nil || result.map != map)
  }

  @Test func someWaysHaveALowWindow() async {
    let low = await quietly { await explored(.pageForgets, on: 3, ways: 2, steps: 20, seed: 2) }
    let screen = "TestScreen(options: HeadlessOptions(viewport: 200)) { TaskScreen(list: state) }"
    expectEqual(low.failure?.contains("let screen = \(screen)\n"), true, "\(low.failure ?? "")")
    let usual = await explore(
      TaskList(.pageForgets), ways: 2, steps: 20, seed: 2, options: HeadlessOptions()
    ) { TaskScreen(list: $0) }
    #expect(usual.failure == nil)
  }

  @Test func anExceptionIsAllowedByName() async {
    let result = await explore(
      Settings(.lostSwitch), ways: 0, steps: 20, screen: { SettingsOfBugs(settings: $0) },
      rules: {
        $0.allow("taken value", because: "sounds cannot be switched off")
        $0.check("never") { _, _ in false }
        $0.allow("never", because: "it is an example")
      })
    #expect(result.failure == nil)
  }

  @Test func aLawOfTheAppIsChecked() async {
    let sandbox = Sandbox(["SCREENDSL_REPORT": "report"])
    let result = await quietly(sandbox) {
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
    expectEqual(sandbox.log.items.map { $0.shown.content.count > 2 }, [true], "all its steps")
  }

  @Test func aStepperOfTwoValuesIsUsedInOneNeededStep() async {
    let text = await failure(ofRows: MailBox()) { box in
      Look.stepper("Mails", value: box.archived, in: 0...1) { box.archived = $0 }
    } rules: {
      $0.check("none") { box, _ in box.archived == 0 }
    }
    #expect(text.hasPrefix("none: ") && text.contains(", of which 1 is needed ("), "\(text)")
  }

  @Test(arguments: [true, false]) func itProvesThatItFinds(isBroken: Bool) async {
    let found = await failures {
      await explore(
        Settings(), ways: 0, steps: 10,
        provesItselfWith: { SettingsOfBugs(settings: $0, isBroken: isBroken) },
        screen: { SettingsOfBugs(settings: $0) })
    }
    expectEqual(found.count, (isBroken ? 0 : 1), "\(found)")
  }

  @Test func numbersOutOfTheirRangeAreRefused() async {
    let found = await failures { _ = await explored(nil, on: 3, ways: -1, steps: .max) }
    let (range, most) = ("must be from 0 to 1000000", Int.max)
    expectEqual(found, ["Number of ways \(range) (was -1)\nNumber of steps \(range) (was \(most))"])
  }

  /// The models of seats are parts of a look, without a type of the app.
  @Test(arguments: [
    ("numbers", "kept change"), ("note", "taken value"), ("seats", "own row"),
    ("seats", "kept change"),
  ]) func whatAUserDidIsKept(of rows: String, rule: String) async {
    for isBroken in [false, true] {
      let found =
        await rows == "seats"
        ? failure(Seats(isBroken ? rule : nil)) { $0 }
        : failure(Picks(isBroken, rows == "note")) { $0 }
      expectEqual("\(found.prefix { $0 != ":" })", isBroken ? rule : "nothing", "\(found)")
      if !isBroken || rows != "numbers" { continue }
      let end = #/let before = screen\.snapshot\n(    screen.+\n(    await .+\n)?){2}    #expect/#
      #expect(found.contains(end), "\(found)")
    }
  }

  @Test func ofSeveralListsTheFirstIsNamed() async {
    let text = await failure(Seats(nil, lists: 9), steps: 20) { $0 }
    #expect(text.hasPrefix("contents in place: DayHeader 'list 0/0' and"), "\(text)")
  }

  @Test func aScreenThatFollowsIsExplored() async {
    let result = await explore(Feed(), ways: 0, steps: 10) { $0 }
    let effects = ["inserted one Text", "itself how it looks or can be used", "moved a section"]
    let lines = effects.map { "Button 'Load' press: \($0)\n" }.joined()
    #expect(result.failure == nil && result.map.contains(lines), "\(result.map)")
    #expect(result.unused.contains("Text tap"), "\(result)")
  }

  @Test func theNextRunSaysWhatWasDoneBeforeATrap() throws {
    let sandbox = Sandbox()
    try sandbox.run {
      let site = CallSite(#fileID, #filePath, 1, 1)
      let running = RunningWay(site)
      for line in ["seed 7", "  1 Mail tap"] { running.add(line) }
      #expect(RunningWay(site).takeLast() == nil)
      // No process has this number.
      try FileManager.default.moveItem(atPath: running.path(), toPath: running.path(of: .max))
      expectEqual(RunningWay(site).takeLast(), "seed 7\n  1 Mail tap\n")
      #expect(RunningWay(site).takeLast() == nil)
      // An earlier process had the number of this one.
      running.add("seed 8")
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -3_000)], ofItemAtPath: running.path())
      expectEqual(RunningWay(site).takeLast(), "seed 8\n")
      // Two explorations of one line keep their steps.
      let (one, other) = (RunningWay(site), RunningWay(site))
      one.add("one")
      other.add("other")
      other.end()
      expectEqual(sandbox.read(one.path()), "one\n")
    }
  }

  @Test func anActionThatIsDoneAlreadyIsQuiet() async {
    let text = await failure(ofRows: MailBox(), steps: 4) { box in
      for mail in box.mails {
        PickRow(id: mail.id, isPicked: mail.isRead || mail.id == 1)
          .swipeActions(SwipeAction("Archive") { box.change(mail.id) { $0.isRead = true } })
      }
    } rules: {
      $0.check("the steps of one way are stored") { box, _ in
        let context = TestingContext.current
        let folder = ReportFolder(ofFailuresIn: context.environment, near: #filePath).path
        let stored = AtomicFile.names(in: folder).compactMap {
          try? String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8)
        }
        let isStored = box.mails.allSatisfy { !$0.isRead } || "\(stored)".contains("Archive")
        return isStored && stored.map { $0.split(separator: "way").count } == [2]
      }
    }
    expectEqual(text, "nothing")
  }

  @Test func aDateAtItsEndIsPlayed() {
    let end = Look.DateTime(year: 2026, month: 11, day: 29)
    let screen = TestScreen.rows {
      Look.date("Day", value: end, in: Look.DateTime.earliest...end) { _ in }.id("day")
      Look.picker("Size", ["S", "M"], selected: "S", name: { $0 }) { _ in }
    }
    let (steps, day) = (screen.steps, Look.DateTime(year: 2026, month: 11, day: 28))
    expectEqual(steps.map(\.action), [.set(day), .pick("M")])
    expectEqual(steps.map(\.inverse), [nil, .pick("S")])
  }

  @Test(arguments: [(false, false), (true, false), (true, true)])
  func aFolderIsUnfoldedIfEditedInAContainer(isEdited: Bool, selectsRows: Bool) {
    let row = Look.text("a").id("a").disclosureRows(isExpanded: false, Handler<Bool> { _ in }) {}
    let deck = Container("deck", Chips()) { row }
    let screen = TestScreen.sections {
      Section("all") { if isEdited, !selectsRows { deck } else { row } }
        .editing(isEdited, selectsRows: selectsRows)
    }
    #expect(screen.steps.map(\.call).contains { $0.hasPrefix("expand(") })
  }

  @Test func aFolderIsFolded() async {
    let result = await explore(MailBox(), ways: 0, steps: 2) { box in
      ScreenOf {
        Look.text("Mails").id("all")
          .disclosureRows(isExpanded: box.isAscending, Handler { box.isAscending = $0 }) {
            Look.text("Mail").id("mail")
          }
      }
    }
    #expect(result.screens == 2 && result.map.contains(" fold: removed one "), "\(result)")
  }

  @Test(arguments: 0..<4) func screensWithoutABugAreQuiet(screen: Int) async {
    let (ways, steps) = (TestDepth.isThorough ? 80 : 0, TestDepth.size(50) + 10)
    let result = await explored(nil, on: screen, ways: ways, steps: steps)
    #expect(result.failure == nil && result.steps == result.ways * steps)
  }
}

@MainActor func quietly(
  _ sandbox: Sandbox = Sandbox(), _ explored: @MainActor () async -> Explored
) async -> Explored {
  await TestingContext.$current.withValue(sandbox.context) { await explored() }
}

@MainActor private final class Pages: @MainActor Screen {
  private var count = 20
  var body: some ScreenContent {
    Section("rows") { for number in 0..<count { Look.text("Row \(number)").id(number) } }
      .onReachEnd {
        for _ in 0..<9 { await Task.yield() }
        self.count = min(self.count + 20, 80)
      }
  }
}

@MainActor private final class Feed: @MainActor Screen {
  private var rows = ["One"]
  private let (states, sender) = AsyncStream<[String]>.makeStream()
  init() { Task { [weak self, states] in for await rows in states { self?.rows = rows } } }
  deinit { sender.finish() }

  var body: some ScreenContent {
    if rows.count == 1 { list }
    Section("tools") { Look.button("Load") { self.load() }.selected(rows.count > 1).id("load") }
    if rows.count > 1 { list }
  }

  private var list: Section {
    Section("rows") { for row in rows { Look.text(row).id(row).onSelect {} } }
  }
  private func load() { sender.yield(rows + ["Row \(rows.count)"]) }
}

struct Chips: ContainerModel, LookModel { var look: some LookPart { Look.empty } }

/// A broken object forgets what a user picked when it filters, and ignores that the user deletes a note.
@MainActor private final class Picks: @MainActor Screen {
  private var (picked, numbers, note): (Set<Int>, [Int], String) = ([], Array(1...4), "")
  private let (isBroken, isField): (Bool, Bool)
  init(_ isBroken: Bool, _ isField: Bool) { (self.isBroken, self.isField) = (isBroken, isField) }

  var body: some ScreenContent {
    if isField {
      Section("note") {
        Look.field("Note", text: note) { self.note = self.isBroken && $0.isEmpty ? self.note : $0 }
      }
    } else {
      Section("filter") {
        Container("chips", Chips()) {
          Look.button("All") { self.show(Array(1...4)) }.id("all")
          Look.button("Even") { self.show([2, 4]) }.id("even")
        }
      }
      Section("numbers") {
        for number in numbers {
          PickRow(id: number, isPicked: picked.contains(number))
            .onSelect { self.picked.formSymmetricDifference([number]) }
        }
      }
    }
  }

  private func show(_ shown: [Int]) {
    numbers = shown
    if isBroken { picked.formIntersection(shown) }
  }
}

struct PickRow: LookModel, Identifiable {
  let id: Int, isPicked: Bool
  var query = ""
  var look: some LookPart {
    Look.text("\(id)").highlighted(query).accessory(isPicked ? .checkmark : nil)
  }
}

@MainActor private final class Seats: @MainActor Screen {
  private var (taken, isReversed): (Set<Int>, Bool) = ([], false)
  private let (bug, lists): (String?, Int)
  init(_ bug: String?, lists: Int = 0) { (self.bug, self.lists) = (bug, lists) }
  private var shown: [Int] { isReversed ? [3, 2, 1] : [1, 2, 3] }
  var body: some ScreenContent {
    Section("seats") {
      for seat in shown {
        Look.horizontal {
          Look.text("Seat \(seat)")
          Look.button("Use") { self.use(seat) }
          if taken.contains(seat) { Look.text("taken") }
        }.id(seat)
      }
      Look.toggle("Last seat first", isOn: isReversed) { self.isReversed = $0 }
      for list in 0..<lists {
        Container("list \(list)", Chips()) {
          for id in 0..<3 { MailBoxScreen.DayHeader(title: "Seat \(shown[id])", unread: 0).id(id) }
        }
      }
    }.onRefresh { if self.bug == "kept change" { self.taken = [] } }
  }

  private func use(_ seat: Int) {
    taken.formSymmetricDifference([bug == "own row" ? shown[seat - 1] : seat])
  }
}
