import Foundation

@testable import ScreenDSLTesting

/// What tests enter in the gallery of their run.
@MainActor @Suite(.timedOnMain) struct GalleryTests {
  private let sandbox: Sandbox
  private let looks = LookRegistry(.look(of: ShelfItem.self) { Look.text("Item \($0.name)") })

  init() throws { sandbox = try Sandbox(["SCREENDSL_GALLERY": "gallery"]) }

  private struct Shelf: Screen {
    var names: [String]
    var body: some ScreenContent {
      Section("shelf") { for name in names { ShelfItem(id: name, name: name) } }
    }
  }

  /// A section that reads more than it says.
  private struct Stale: Screen {
    var name: String
    var body: some ScreenContent {
      Section("shelf", dependsOn: 0) { ShelfItem(id: "x", name: name) }
    }
  }

  /// A section that is another one each time.
  private struct Restless: Screen {
    var body: some ScreenContent { Section("shelf") { ShelfItem(id: UUID().uuidString) } }
  }

  /// The entries in the order of their addresses.
  private var entries: [Entry] {
    get throws {
      try sandbox.gallery.entries.map { try Entry($0) }.sorted { $0.entry.key < $1.entry.key }
    }
  }

  /// An entry, with the data that the page's script reads.
  private struct Entry {
    struct Data: Decodable {
      struct Form: Decodable, Equatable {
        let name: String
        let isPicture: Int
        let text: String
        var before: String?
      }
      struct Step: Decodable { let title: String }

      let forms: [Form]
      let outline: String?
      let steps: [Step]?
    }

    let entry: GalleryEntry
    let data: Data

    init(_ entry: GalleryEntry) throws {
      self.entry = entry
      let page = GalleryPage("", entries: [entry]).html
      let start = "<script type=\"application/json\" class=\"data\">"
      let json = page.components(separatedBy: start)[1].components(separatedBy: "</script>")[0]
      data = try JSONDecoder().decode(Data.self, from: Foundation.Data(json.utf8))
    }
  }

  @Test func aScreenIsEnteredWithItsTestAndItsLooks() throws {
    sandbox.run {
      for mode in [RecordMode.all, .never] {
        ReferenceExpectation(
          Evaluation(Shelf(names: ["a"])), .text(looks, width: 20), nil,
          at: sandbox.site("GalleryTests.swift")
        ).check(record: mode)
      }
    }
    let found = try entries
    try #require(found.count == 2)
    #expect(
      found.map(\.entry.place)
        == Array(repeating: ["ScreenDSLTestingTests", "Suite", "test()"], count: 2))
    #expect(found[0].entry.key == "ScreenDSLTestingTests/GalleryTests/Suite/test/text.txt")
    #expect(found.map(\.entry.name) == ["text", "text"] && found[0].entry.screen == "Shelf")
    let failures = found.map(\.entry.failures).sorted { $0.count < $1.count }
    #expect(
      failures[0].isEmpty && failures[1].first?.hasPrefix("Recorded reference 'text'") == true)
    #expect(found[0].data.outline?.contains("\"Item a\"") == true)
    #expect(found[0].data.forms[0].text.contains("│ Item a"))
  }

  @Test func nothingIsEnteredUnlessTheRunHasAGallery() throws {
    var sandbox = sandbox
    sandbox.environment["SCREENDSL_GALLERY"] = ""
    sandbox.run {
      expectScreen(Shelf(names: ["a"]), as: .textLines) { "" }
      expectUpdate(from: Shelf(names: []), to: Shelf(names: ["a"])) { $0.inserted("a") }
      let screen = TestScreen { Shelf(names: ["a"]) }
      screen.update {}.update {}.update {}
    }
    #expect(sandbox.gallery.entries.isEmpty)
  }

  @Test func aFailureHasTheReferenceAndWhatWasMade() throws {
    let (old, new) = (Shelf(names: ["a", "b"]), Shelf(names: ["b", "a"]))
    let svg = ScreenRenderer.svg(looks)
    sandbox.run {
      expectScreen(new, as: .textLines, record: .never) { "other" }
      expectScreen(new, as: svg, record: .never) { svg.render(old.snapshot()) }
      expectScreen(Restless(), as: .textLines, record: .never) { "" }
    }
    let found = try entries.sorted { $0.entry.line < $1.entry.line }
    try #require(found.count == 3)
    #expect(
      found[0].data.forms == [
        Entry.Data.Form(name: found[0].entry.name, isPicture: 0, text: "", before: "other")
      ])
    #expect(found[0].entry.failures.first?.contains("\n- other") == true)
    #expect(found[1].data.forms.map(\.isPicture) == [1])
    let shown = [found[1].data.forms[0].before, found[1].data.forms[0].text]
    for (text, screen) in zip(shown, [old, new]) {
      let lines = try #require(text).split(separator: "\n")
      // Between its ends it is the picture itself, and the number of the row that moved.
      let picture = ReferenceText(svg.render(screen.snapshot())).string
      #expect(lines.count > 9 && lines.dropFirst().dropLast(3).allSatisfy(picture.contains))
    }
    // The text is empty, as is the reference.
    #expect(found[2].entry.failures.count == 1)
  }

  @Test func anUpdateThatFailsHasWhatWasExpectedBesideWhatHappened() throws {
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
    let forms = try entries.map { $0.data.forms[0] }
    #expect(Set(forms.map(\.before)) == [nil, expected])
    #expect(forms.map(\.text) == Array(repeating: "inserted ShelfItem 'b' as 2nd", count: 2))
  }

  /// Calls that fail in every way but by a reference or an update.
  private func failInEveryWay() {
    var name = "a"
    let screen = TestScreen { Stale(name: name) }
    screen.update { name = "b" }
    screen.tap("nowhere").expectLastUpdate { $0.removed("x") }
    screen.expectCost {
      $0.update()
    } expecting: {
      $0.batches(3)
    }
    screen.expectSeen("nothing of the kind")
    expectNoFindings(ScreenSnapshot(Section("s") { for _ in 0..<2 { ShelfItem(id: "x") } }))
  }

  @Test func failuresOfEveryKindAreEnteredAndOnThePageOfAll() throws {
    sandbox.run { failInEveryWay() }
    let failures = try entries.flatMap(\.entry.failures)
    #expect(failures.sorted() == sandbox.journal.messages.sorted() && failures.count == 6)
    let page = try #require(sandbox.read("artifacts/report.html"))
    #expect(page.contains(">6 failures</a>"))
    // An address stays when lines move.
    #expect(try entries.allSatisfy { !$0.entry.key.contains("-\($0.entry.line)") })
    #expect(try entries.contains { $0.entry.screen == "Stale" && $0.data.outline != nil })
  }

  @Test func knownIssuesAreNoFailures() throws {
    var context = sandbox.context
    context.report = { _, _ in false }
    TestingContext.$current.withValue(context) {
      failInEveryWay()
      expectScreen(Shelf(names: ["a"]), as: .textLines, record: .never) { "other" }
      expectUpdate(from: Shelf(names: ["a"]), to: Shelf(names: [])) { $0.nothing() }
    }
    let found = try entries.map(\.entry)
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

  @Test func anUpdateIsAFilmOfOneStep() throws {
    let (old, new) = (Shelf(names: ["a"]), Shelf(names: ["a", "b"]))
    sandbox.run {
      expectUpdate(from: old, to: new, picture: .svg(looks)) { $0.inserted("b") }
      expectUpdate(from: old, to: new) { $0.nothing() }
      expectUpdate(
        from: Stale(name: "a"), to: Stale(name: "b"), named: "added", record: .never,
        picture: .textLines)
    }
    let found = try entries
    try #require(found.count == 4)
    let named = try #require(found.first { $0.entry.name == "added" })
    let lines = named.entry.failures.map { $0.split(separator: "\n") }
    #expect(lines.map(\.count) == [2] && lines[0][0] == "No reference for 'added'; record it")
    #expect(lines[0][1].contains("run: SCREENDSL_RECORD=missing swift test --filter '"))
    #expect(found.contains { $0.entry.failures.first?.contains("'dependsOn'") == true })
    #expect(named.data.forms.map(\.name) == ["Picture of the update", "added"])
    #expect(named.data.forms.map(\.isPicture) == [0, 0])
    let passed = try #require(found.first { $0.entry.failures.isEmpty })
    #expect(passed.data.forms.map(\.name) == ["Changes", "Picture of the update"])
    #expect(passed.data.forms.map(\.isPicture) == [0, 1])
    #expect(passed.data.forms[0].text == "inserted ShelfItem 'b' as 2nd")
    #expect(passed.data.steps?.map(\.title) == ["Before", "After"])
    #expect(passed.entry.name.hasPrefix("Update in line ") && passed.entry.screen == "Shelf")
    let failed = try #require(
      found.first { $0.entry.failures.first?.hasPrefix("Update must be empty") == true })
    #expect(failed.entry.failures.count == 1)
    // It has no picture, and so no looks but those of models.
    #expect(failed.data.outline?.contains("name: ") == true)
  }

  @Test func aDrivenScreenIsAFilm() throws {
    var names = ["a"]
    sandbox.run {
      let screen = TestScreen { Shelf(names: names) }
      screen.update { names = ["a", "b"] }.expectLastUpdate { $0.inserted("b") }
      screen.update { names = ["b"] }
      // One update is shown by its expectation alone.
      TestScreen { Shelf(names: names) }.update { names = [] }.expectLastUpdate { $0.removed("b") }
    }
    let found = try entries
    #expect(found.filter { $0.entry.name == "Film" }.map { $0.data.steps?.count } == [3])
    let updates = found.filter { $0.entry.name != "Film" }
    #expect(updates.map { $0.data.steps?.count } == [2, 2])
    #expect(updates.allSatisfy { $0.entry.screen == "Shelf" && $0.entry.name != "After" })
    #expect(updates.allSatisfy { $0.data.steps?[1].title == $0.entry.name })
    // Without a look models are shown by their type and fields.
    #expect(found.allSatisfy { $0.data.outline?.contains("\"Item ") == false })
  }

  /// A film takes a step without looking at those before it.
  @Test(.timeLimit(.minutes(1)))
  func aLongFilm() {
    let (log, screen) = (GalleryLog(), Shelf(names: []).snapshot())
    let add = log.film(of: "", LookReader(), at: sandbox.site(), sandbox.context)
    for _ in 0..<300_000 { add(("", screen, nil)) }
    let count =
      if case .steps(let steps)? = log.items.first?.shown.content { steps.count } else { 0 }
    #expect(count == 300_000)
  }

  @Test func whatIsDrivenIsDrawnWithTheLooksOfItsRegistry() throws {
    sandbox.run {
      let screen = TestScreen(registry: CellRegistry(looks: looks)) { Shelf(names: ["a"]) }
      screen.update().update().expectLastUpdate { $0.inserted("x") }
    }
    let found = try entries
    #expect(found.count == 2)
    #expect(found.allSatisfy { $0.data.outline?.contains("\"Item a\"") == true })
  }

  @Test func theGalleryOfARunIsAboutAllItsProcesses() throws {
    #expect(TestRun.name(in: ["SCREENDSL_RUN": "now"]) == "now")
    #expect(TestRun.name(in: ["SCREENDSL_RUN": ""]) == TestRun.current)
    let run = GalleryRun(folder: "\(sandbox.folder)/gallery", run: "now")
    let before = GalleryRun(folder: run.folder, run: "before")
    func entry(_ name: String) -> GalleryEntry {
      GalleryEntry(place: ["M", "S", "t"], name: name, key: name)
    }
    try before.add([entry("stale")], of: "1")
    try run.add([entry("one")], of: "2")
    let single = try #require(sandbox.read(run.path))
    #expect(single.contains(">one<") && !single.contains("stale"))
    // Another machine's part, put beside this one's.
    let other = GalleryRun(folder: "\(sandbox.folder)/other", run: "now")
    try other.add([entry("far")], of: "9")
    try FileManager.default.copyItem(
      atPath: "\(other.folder)/entries/process-9.json",
      toPath: "\(run.folder)/entries/process-9.json")
    try run.add([entry("two")], of: "3")
    let both = try #require(sandbox.read(run.path))
    #expect([">one<", ">two<", ">far<"].allSatisfy(both.contains))
    try run.add([entry("one")], of: "2")
    #expect(sandbox.read(run.path) == both)
  }
}
