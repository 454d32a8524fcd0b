import Foundation

@testable import ScreenDSLTesting

@MainActor @Suite(.timedOnMain) struct ReportLogTests {
  private let sandbox = Sandbox(["SCREENDSL_REPORT": "report"])
  private let looks = LookRegistry(.look(of: ShelfItem.self) { Look.text("Item \($0.name)") })

  private struct Shelf: Screen {
    var names: [String]
    var body: some ScreenContent {
      Section("shelf") { for name in names { ShelfItem(id: name, name: name) } }
    }
  }

  private struct Stale: Screen {
    var name: String
    var body: some ScreenContent { Section("s", dependsOn: 0) { ShelfItem(id: "x", name: name) } }
  }

  private struct Restless: Screen {
    var body: some ScreenContent { Section("shelf") { ShelfItem(id: UUID().uuidString) } }
  }

  private var entries: [ReportEntry] {
    sandbox.log.entries.sorted { ($0.key, $0.line) < ($1.key, $1.line) }
  }

  @Test func aScreenIsEnteredWithItsTestAndItsLooks() throws {
    sandbox.run {
      for mode in [RecordMode.all, .never] {
        ReferenceExpectation(
          Evaluation(Shelf(names: ["a"])), .text(looks, width: 20), nil,
          at: sandbox.site("ReportLogTests.swift")
        ).check(record: mode)
      }
    }
    let (found, failures) = (entries, entries.flatMap(\.failures))
    try #require(found.count == 2)
    expectEqual(Set(found.map(\.place)), [["ScreenDSLTestingTests", "Suite", "test()"]])
    expectEqual(found[0].key, "ScreenDSLTestingTests/ReportLogTests/Suite/test/text.txt")
    #expect(found.map(\.name) == ["text", "text"] && found[0].screen == "Shelf")
    #expect(failures.count == 1 && failures[0].hasPrefix("Recorded reference 'text'"))
    let (shot, texts) = (try #require(found[0].shots.first), found[0].texts)
    #expect(texts[shot.heard] == "Item a\n" && shot.cut == nil && shot.whole.dark == nil)
    #expect(texts[shot.whole.light].contains(">Item a</text>"))
    #expect(texts[found[0].forms[0].text].contains("│ Item a"))
  }

  @Test func aLongTitleEndsAfterAWord() {
    let (many, word) = (String(repeating: "words ", count: 20), String(repeating: "x", count: 99))
    for text in [many, word] { sandbox.run { TestingContext.current.fail([text], sandbox.site()) } }
    expectEqual(Set(entries.map(\.name)), ["\(many.prefix(78))…", "\(word.prefix(79))…"])
  }

  @Test func aRowThatSaysNothingIsAProblem() {
    let silent = ScreenSnapshot("shelf") { Look.button("Play") {}.onSelect {} }
    sandbox.run { expectScreen(silent, as: .textLines) { "" } }
    #expect("\(entries[0].problems)".contains("which can be tapped"))
  }

  @Test func nothingIsEnteredUnlessTheRunHasAReport() {
    let sandbox = Sandbox(["SCREENDSL_REPORT": ""])
    sandbox.run {
      expectScreen(Shelf(names: ["a"]), as: .textLines) { "" }
      expectUpdate(from: Shelf(names: []), to: Shelf(names: ["a"])) { $0.inserted("a") }
      TestScreen { Shelf(names: ["a"]) }.update {}.update {}.update {}
    }
    #expect(sandbox.log.entries.isEmpty)
  }

  @Test func aFailureHasTheReferenceAndWhatWasMade() throws {
    let (old, new) = (Shelf(names: ["a", "b"]), Shelf(names: ["b", "a"]))
    let svg = ScreenRenderer.svg(looks)
    sandbox.run {
      expectScreen(new, as: .textLines, record: .never) { "other" }
      expectScreen(new, as: svg, record: .never) { svg.render(old.snapshot()) }
      expectScreen(Restless(), as: .textLines, record: .never) { "" }
    }
    let found = entries.sorted { $0.line < $1.line }
    try #require(found.count == 3)
    func shown(_ entry: ReportEntry) -> [String] {
      entry.forms.flatMap { [$0.before, $0.text] }.map { $0.map { entry.texts[$0] } ?? "none" }
    }
    expectEqual(shown(found[0]), ["other", ""])
    expectEqual(found[0].failures.first?.contains("\n- other"), true)
    expectEqual(found[1].forms.map(\.isPicture), [true])
    expectEqual(found[1].command?.hasPrefix("SCREENDSL_RECORD=failed swift test --filter '"), true)
    #expect(found[1].failures.allSatisfy { !$0.contains("To accept it") })
    for (text, screen) in zip(shown(found[1]), [old, new]) {
      let lines = svg.render(screen.snapshot()).split(separator: "\n")
      #expect(lines.count > 9 && lines.dropFirst().dropLast().allSatisfy(text.contains))
      #expect(text.contains("<use href=\"#screen\"/>") && text.contains(">1</text>"))
    }
    expectEqual(found[2].failures.count, 1)
  }

  @Test func anUpdateThatFailsHasWhatWasExpectedBesideWhatHappened() {
    sandbox.run {
      for isRight in [true, false] {
        expectUpdate(from: Shelf(names: ["a"]), to: Shelf(names: ["a", "b"])) {
          $0.inserted("b", count: 1)
          if isRight { return }
          $0.nested("a") { $0.moved(count: 2) }
          $0.sections(removed: ["shelf"])
          $0.untouched("a")
          $0.nothing()
        }
      }
    }
    let expected =
      "inserted 'b'\n1 inserted\nin 'a'\n  2 moved\nremoved section 'shelf'\nuntouched 'a'\nnothing"
    let entries = entries
    expectEqual(Set(entries.map { e in e.forms[0].before.map { e.texts[$0] } }), [nil, expected])
    expectEqual(Set(entries.map { $0.texts[$0.forms[0].text] }), ["inserted ShelfItem 'b' as 2nd"])
  }

  private func failInEveryWay() {
    var name = "a"
    TestScreen { Stale(name: name) }.update { name = "b" }
      .tap("nowhere").expectLastUpdate { $0.removed("x") }
      .expectCost(batches: 3) { $0.update() }
      .expectVisible("nothing of the kind")
    expectNoProblems(ScreenSnapshot(Section("s") { for _ in 0..<2 { ShelfItem(id: "x") } }))
  }

  @Test func failuresOfEveryKindAreEnteredAndOnThePageOfAll() throws {
    sandbox.run { failInEveryWay() }
    let failures = entries.flatMap(\.failures)
    #expect(failures.sorted() == sandbox.journal.messages.sorted() && failures.count == 6)
    let page = try #require(sandbox.read("artifacts/report.html"))
    expectEqual(page.components(separatedBy: #""failures":[""#).count, 7)
    #expect(entries.allSatisfy { !$0.key.contains("-\($0.line)") })
    #expect(entries.contains { $0.screen == "Stale" && !$0.shots.isEmpty })
  }

  @Test func knownIssuesAreNoFailures() {
    var context = sandbox.context
    context.report = { _, _ in false }
    TestingContext.$current.withValue(context) {
      failInEveryWay()
      expectScreen(Shelf(names: ["a"]), as: .textLines, record: .never) { "other" }
      expectUpdate(from: Shelf(names: ["a"]), to: Shelf(names: [])) { $0.nothing() }
    }
    let found = entries
    #expect(found.allSatisfy(\.failures.isEmpty) && found.flatMap(\.known).count == 8)
    #expect(sandbox.read("artifacts/report.html") == nil)
  }

  #if compiler(>=6.3)
    @Test func theFrameworkSaysWhatIsKnown() {
      var isFailure = true
      withKnownIssue { isFailure = TestFramework.fail("known", at: sandbox.site()) }
      #expect(!isFailure)
    }
  #endif

  @Test func anUpdateHasItsScreensAndWhatItTouched() throws {
    let (old, new) = (Shelf(names: ["a"]), Shelf(names: ["a", "b"]))
    sandbox.run {
      expectUpdate(from: old, to: new, picture: .svg(looks)) { $0.inserted("b") }
      expectUpdate(from: old, to: new) { $0.nothing() }
      expectUpdate(
        from: Stale(name: "a"), to: Stale(name: "b"), named: "added", record: .never,
        picture: .textLines)
      UpdateCheck(from: old, to: new, site: sandbox.site(), name: "added").report([])
    }
    let found = entries
    try #require(found.count == 4)
    let named = try #require(found.first { $0.name == "added" })
    expectEqual(named.failures, ["No reference for 'added'; record it"])
    expectEqual(named.command?.hasPrefix("SCREENDSL_RECORD=missing swift test --filter '"), true)
    #expect(found.contains { $0.failures.first?.contains("'dependsOn'") == true })
    let forms = { (entry: ReportEntry) in entry.forms.map { "\($0.name) \($0.isPicture)" } }
    expectEqual(forms(named), ["Picture of the update false", "added false"])
    let passed = try #require(found.first { $0.failures.isEmpty })
    expectEqual(forms(passed), ["Changes false", "Picture of the update true"])
    expectEqual(passed.texts[passed.forms[0].text], "inserted ShelfItem 'b' as 2nd")
    expectEqual(passed.shots.map(\.title), ["Before", "After"])
    expectEqual(passed.cost, "1 update fills 1 cell instead of 2")
    let line = #"inserted ShelfItem 'b' "Item b" as 2nd"#
    expectEqual(passed.touched, [ReportEntry.Touched(kinds: ["inserted"], lines: [line])])
    let after = try #require(passed.shots[1].cut.map { passed.texts[$0.light] })
    #expect(after.contains(">1</text>") && after.contains(">Item b</text>"))
    #expect(
      passed.name.hasPrefix("Update in line ") && passed.screen == "Shelf" && passed.film == nil)
    let failed = try #require(
      found.first { $0.failures.first?.hasPrefix("Update must be empty") == true })
    // It has no picture, and so no looks but those of models.
    #expect(failed.failures.count == 1 && failed.texts[failed.shots[0].heard].contains("ShelfItem"))
  }

  @Test func aDrivenScreenIsARecording() throws {
    var names = ["a"]
    sandbox.run {
      let screen = TestScreen { Shelf(names: names) }
      screen.update { names = ["a", "b"] }.expectLastUpdate { $0.inserted("b") }
      screen.update { names = ["b"] }
      TestScreen { Shelf(names: names) }.update { names = [] }.expectLastUpdate { $0.removed("b") }
    }
    let recordings = entries.filter { $0.name == "Recording" }
    let steps = [
      "Update: 1 cell filled, 1 row left alone", "Update: 0 cells filled, 1 row left alone",
    ]
    expectEqual(recordings.map(\.steps), [["First screen: 1 row"] + steps])
    let film = try #require(recordings.first?.film)
    #expect(recordings[0].texts[film.light].contains("@keyframes") && film.dark == nil)
    let updates = entries.filter { $0.name != "Recording" }
    #expect(updates.map(\.shots.count) == [2, 2] && recordings[0].shots.count == 1)
    #expect(updates.allSatisfy { $0.screen == "Shelf" && $0.name != "After" })
    expectEqual(updates.map(\.shots[1].title), updates.map(\.name))
    var entry = ReportEntry(place: [], name: "", key: "")
    entry.show(Array(repeating: .init("", Shelf(names: []).snapshot()), count: 20), LookReader())
    #expect(entry.steps.count == 13 && entry.steps.last == "and 8 more")
  }

  @Test func aRecordingHidesWhatItsScreenHides() {
    sandbox.run {
      let screen = TestScreen { ScreenOf { Look.text("4242").sensitive().id("a") } }
      screen.update().update()
      screen.environment.hidesSensitiveTexts = true
    }
    let texts = entries.flatMap(\.texts)
    #expect(!texts.isEmpty && texts.allSatisfy { !$0.contains("4242") })
  }

  @Test func whatIsDrivenIsDrawnWithTheLooksOfItsRegistry() {
    sandbox.run {
      let screen = TestScreen(cells: CellRegistry(looks: looks)) { Shelf(names: ["a"]) }
      screen.update().update().expectLastUpdate { $0.inserted("x") }
    }
    expectEqual(entries.map { $0.texts.contains("Item a\n") }, [true, true])
  }

  @Test func theReportOfARunIsAboutAllItsProcesses() throws {
    expectEqual(TestRun.name(in: ["SCREENDSL_RUN": "now"]), "now")
    expectEqual(TestRun.name(in: ["SCREENDSL_RUN": ""]), TestRun.current)
    let run = ReportFolder(path: "\(sandbox.folder)/report", run: "now")
    func entry(_ name: String) -> ReportEntry { ReportEntry(place: ["M"], name: name, key: name) }
    func page() -> String? { sandbox.read(run.pagePath)?.replacing(/"date":"[^"]*"/, with: "") }
    try ReportFolder(path: run.path, run: "before").add([entry("stale")], named: "process-1")
    try run.add([entry("one")], named: "process-2")
    let single = try #require(page())
    #expect(single.contains(#""one""#) && !single.contains("stale"))
    let other = ReportFolder(path: "\(sandbox.folder)/other", run: "now")
    try other.add([entry("far")], named: "process-9")
    for name in try FileManager.default.contentsOfDirectory(atPath: "\(other.path)/entries")
    where name.hasPrefix("process-9") {
      try FileManager.default.copyItem(
        atPath: "\(other.path)/entries/\(name)", toPath: "\(run.path)/entries/\(name)")
    }
    for number in 3...21 { try run.add([entry("\(number)")], named: "part-\(number)") }
    let both = try #require(page())
    #expect([#""one""#, #""21""#, #""far""#].allSatisfy(both.contains))
    try run.add([entry("one")], named: "process-2")
    expectEqual(page(), both)
  }
}
