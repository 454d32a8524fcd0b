import Foundation

@testable import ScreenDSLTesting

@Suite(.timed) struct ReportPageTests {
  private let run = ReportRun(in: ["GITHUB_SHA": "abc", "SOURCE_DATE_EPOCH": "0"])

  private func entry(
    _ key: String, _ test: String = "t()", failures: [String] = [], causes: [String] = []
  ) -> ReportEntry {
    ReportEntry(place: ["M", "S", test], name: key, key: key, failures: failures, causes: causes)
  }

  private func entry(showing screens: ScreenSnapshot...) -> ReportEntry {
    var entry = entry("e")
    entry.show(screens.map { ScreenStep("", $0) }, LookReader())
    return entry
  }

  private static func rows(_ size: Int, read: Set<Int> = [], hide: Bool = false) -> ScreenSnapshot {
    ScreenSnapshot("s") {
      for id in 0..<size {
        Shown(Look.text(read.contains(id) ? "Row \(id), read" : "Row \(id)")).id(id)
          .swipeActions(.trailing, hide ? [SwipeAction("Hide") {}] : [])
      }
    }
  }

  @Test func failuresOfOneCauseAreOneGroup() {
    let cause = "the text is now red"
    var entries = (0..<24).map {
      entry("\($0)", "t\($0)()", failures: ["f\($0)"], causes: ["only \($0)", cause])
    }
    entries += [
      entry("x", "a()", failures: ["alone"], causes: ["alone"]), entry("passed"),
      entry("y", "b()", failures: ["no cause"]),
    ]
    let page = ReportPage(of: entries.shuffled(), run)
    expectEqual(page.groups.map(\.cause), [cause, "alone", "no cause"])
    expectEqual(page.groups.map(\.cards.count), [24, 1, 1])
    #expect(page.tests == 27 && page.cards.count == 27)
  }

  @Test func formsOfOneScreenAreOneCard() {
    let (screen, said) = (Self.rows(2), Self.rows(2, hide: true))
    func entry(_ name: String, _ screen: ScreenSnapshot) -> ReportEntry {
      var entry = self.entry(name, failures: name == "failed" ? ["f"] : [])
      entry.known = name == "known" ? ["k"] : []
      entry.show([ScreenStep("", screen)], LookReader())
      entry.add(ReportForm(name: name, text: "a\n\(name)"))
      return entry
    }
    let entries = ["text", "svg", "failed", "known", "text"].map { entry($0, screen) }
    let others = [entry("empty", Self.rows(0)), entry("outline", said)]
    let page = ReportPage(of: entries + others, run)
    expectEqual(page.cards.map(\.name), ["empty", "failed", "known", "outline", "Screen"])
    let card = page.cards[4]
    #expect(card.keys == ["svg", "text"] && card.entry.forms.map(\.name) == ["svg", "text"])
    expectEqual(Set(page.lines).count, page.lines.count)
    let texts = card.entry.forms.map { page.texts[card.texts[$0.text]] }
    let a = page.lines.firstIndex(of: "a") ?? -1
    #expect(texts.allSatisfy { $0.hasPrefix("\(a)") } && texts[0] != texts[1])
    let picture = page.texts[card.texts[card.entry.shots[0].whole.light]]
    #expect(picture.split(separator: " ").count < 12, "\(picture)")
  }

  @Test(arguments: 0..<UInt64(TestDepth.cases(40, oneOf: 13)))
  func textsComeBackAsTheyWere(_ seed: UInt64) {
    var random = RandomLooks(seed: seed)
    let screen = ScreenSnapshot("s") { for id in 0..<3 { Shown(random.row()).id(id) } }
    let entry = entry(showing: screen)
    let page = ReportPage(of: [entry], run)
    let texts = page.cards[0].texts.map { number in
      page.texts[number].split(separator: " ").flatMap { part in
        let ends = part.split(separator: "-").compactMap { Int($0) }
        return page.lines[ends[0]...(ends.last ?? 0)]
      }.joined(separator: "\n")
    }
    expectEqual(texts, entry.texts, "seed \(seed)")
    let shot = entry.shots[0]
    guard shot.whole.dark == nil else { return }
    for (theme, color) in [(ScreenRenderer.Theme.light, "\"#$1"), (.dark, "\"#$2")] {
      let both = texts[shot.whole.light]
      let regex = try? NSRegularExpression(pattern: "\"#(\\w{6})\\|(\\w{6})")
      let one = regex?.stringByReplacingMatches(
        in: both, range: NSRange(both.startIndex..., in: both), withTemplate: color)
      let whole = ScreenRenderer.svg(theme: theme).render(screen)
        .split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.contains("<desc>") }
      expectEqual(one, whole.joined(separator: "\n"), "seed \(seed)")
    }
  }

  @Test func colorsOfBothThemesAreOnePicture() {
    let light = ##"<a f="#111111" g="#222222"/>"##
    let both = ReportEntry.themed(light, ##"<a f="#333333" g="#222222"/>"##)
    expectEqual(both, ##"<a f="#111111|333333" g="#222222"/>"##)
    for other in [
      ##"<a f="#333333"/>"##, ##"<b f="#333333" g="#222222"/>"##, ##"<a f="#333333" g="#22222"/>"##,
    ] { #expect(ReportEntry.themed(light, other) == nil) }
  }

  @Test func aPictureIsCutToTheRowsThatWereTouchedAndTheWholeScreenCanBe() throws {
    let entry = entry(showing: Self.rows(60), Self.rows(60, read: [1, 30, 58]))
    expectEqual(entry.touched.map(\.kinds), Array(repeating: ["reconfigured"], count: 3))
    let cuts = entry.shots.compactMap { $0.cut.map { entry.texts[$0.light] } }
    try #require(cuts.count == 2)
    for cut in cuts {
      for number in 1...3 { #expect(cut.contains(">\(number)</text>")) }
      expectEqual(cut.components(separatedBy: "<use ").count, 4)
      for count in [25, 26] { #expect(cut.contains(">… \(count) rows left out</text>")) }
    }
    #expect(try height(cuts[0]) == height(cuts[1]) && height(cuts[0]) < 640)
    #expect(try height(entry.texts[entry.shots[0].whole.light]) > 2_600)
    let many = (8...9).map { self.entry(showing: Self.rows($0), Self.rows($0, read: Set(0..<$0))) }
    #expect(many.map(\.touched.count) == [8, 9] && many[1].touched.last?.lines == ["and 1 more"])
    #expect(entry.shots[0].end > 500 && entry.shots[0].end <= 560)
    expectEqual((entry.shots[0].end - 58).truncatingRemainder(dividingBy: 44), 0)
    let row = Section("s") { Look.text("a").id("a") }
    let screens = [false, true].map { ScreenSnapshot(row.editing($0)) }
    let whole = ReportEntry.Touched(kinds: ["updated"], lines: ["screen: editing began"])
    expectEqual(self.entry(showing: screens[0], screens[1]).touched, [whole])
  }

  private func height(_ svg: String) throws -> Double {
    try #require(svg.firstMatch(of: /width="[0-9.]+" height="([0-9.]+)"/).flatMap { Double($0.1) })
  }

  /// A container that moves takes the numbers of its rows along, and sections with rows of one ID have their own.
  @Test func numbersAreBesideTheRowsThatTheyMean() throws {
    func screen(_ read: Int, _ name: String) -> ScreenSnapshot {
      ScreenSnapshot([
        Section("favourites") { Shown(Look.text("Ada")).id(1) },
        Section("all") {
          Shown(Look.text(name)).id(1)
          Container("shelf", ItemShelf()) {
            for id in 0..<2 { Shown(Look.text(id == read ? "Card, read" : "Card")).id(id) }
          }
        },
      ])
    }
    let entry = entry(showing: screen(2, "Ada"), screen(1, "Ada L."))
    let cut = try #require(entry.shots[1].cut.map { entry.texts[$0.light] })
    let marks = cut.components(separatedBy: "<use ").last ?? ""
    let tops = marks.matches(of: /y="([0-9.]+)" width="26"/).compactMap { Double($0.1) }
    #expect(entry.touched.count == 2 && tops.count == 2)
    // The row of the second section, below the first one's and the room between them.
    expectEqual(tops.first.map { $0 > 75 && $0 < 125 }, true, "\(tops)")
    let moved = (0..<2).map { place in
      ScreenSnapshot(
        (0..<2).map { number in
          Section(number) {
            Look.text("Row").id("row")
            if number == place {
              Container("shelf", ItemShelf()) { Shown(Look.text("Card \(place)")).id(0) }
            }
          }
        })
    }
    let other = self.entry(showing: moved[0], moved[1])
    let marked = other.shots.compactMap { $0.cut.map { other.texts[$0.light] } }
    expectEqual(marked.map { $0.matches(of: /width="26"/).count }, [2, 2])
  }

  @Test func itIsSmallAndHasEqualPicturesOnce() {
    let drawn = entry(showing: Self.rows(20), Self.rows(20, read: [3]))
    func bytes(_ tests: Int) -> Int {
      let entries = (0..<tests).map { number -> ReportEntry in
        var entry = drawn
        (entry.key, entry.place[2]) = ("\(number)", "t\(number)()")
        return entry
      }
      return ReportPage(of: entries, run).html.utf8.count
    }
    let (one, many) = (bytes(1), bytes(51))
    #expect(one < 200_000 && many - one < 50 * 1_000, "\(one) \(many)")
  }

  @Test func itSaysTheCommitAndTheDate() {
    #expect(run.commit == "abc" && run.date == "1970-01-01T00:00:00Z")
    expectEqual(ReportRun(in: ["CI": "true", "GITHUB_SHA": "", "GIT_COMMIT": "d"]).commit, "d")
    #expect(ReportRun(in: [:]).commit == nil)
    let html = ReportPage(of: [], run).html
    #expect(html.contains(#""commit":"abc""#) && html.contains(#""date":"1970-01-01T00:00:00Z""#))
  }

  @Test func noTextEndsTheDataOfAPage() {
    let texts = HostileTexts.all + HostileTexts.breakouts
    let entries = texts.filter { $0.utf8.count < 10_000 }.map { text in
      var entry = entry(text, text, failures: [text], causes: [text])
      entry.add(ReportForm(name: text, text: text, before: text + "x"))
      entry.add(ReportForm(name: text, text: "<svg>\(text)</svg>", isPicture: true))
      return entry
    }
    let html = ReportPage(of: entries, run, note: texts.joined()).html
    expectEqual(html.components(separatedBy: "<script").count, 3)
    expectEqual(html.components(separatedBy: "</").count, 9)
  }

  @Test func whatIsTooLongIsLeftOut() {
    var entry = entry("e")
    let most = String(repeating: "x", count: ReportEntry.limit)
    let long = most + "x"
    entry.add(ReportForm(name: "f", text: long, before: most))
    entry.add(ReportForm(name: "p", text: "<svg>\(long)</svg>", isPicture: true))
    expectEqual(entry.texts, [most, "Left out: 2000001 bytes", "Left out: 2000012 bytes"])
    expectEqual(entry.forms.map(\.isPicture), [false, false])
    expectEqual(entry.add(long), 1)
  }
}

/// A page with an entry of each kind, for those who look at it: `.ci/check-browser` does.
@MainActor @Suite(.timedOnMain) struct ReportSampleTests {
  private struct Contact: CellModel, Identifiable { var id: Int, name: String, isFavorite = false }

  private struct ContactList: Screen {
    var contacts: [Contact]
    var body: some ScreenContent {
      Section("contacts", header: "Contacts") { for contact in contacts { contact.onSelect {} } }
    }
  }

  private static func looks(_ color: Look.Color) -> LookRegistry {
    LookRegistry(
      .look(of: Contact.self) { contact in
        Look.horizontal {
          Look.avatar("\(contact.name.prefix(1))")
          Look.text(contact.name).color(color).fill()
          if contact.isFavorite { Look.text("★").color(.orange).accessibility(label: "Favorite") }
        }
      })
  }

  private static let names = ["Ada", "Grace", "Katherine", "Edith", "Joan", "Barbara", "Frances"]
  private static func list(_ count: Int, favorites: Set<Int> = []) -> ContactList {
    let contacts = (0..<count).map { id in
      let name = id < names.count ? names[id] : "Contact \(id)"
      return Contact(id: id, name: name, isFavorite: favorites.contains(id))
    }
    return ContactList(contacts: contacts)
  }

  private func showAll(_ sandbox: Sandbox) {
    let (usual, red) = (Self.looks(.label), Self.looks(.red))
    func run(_ test: String, line: Int = 1, isKnown: Bool = false, _ body: () -> Void) {
      var context = sandbox.context
      context.currentTest = { TestIdentity(suites: ["ContactTests"], test: test) }
      if isKnown { context.report = { _, _ in false } }
      TestingContext.$current.withValue(context) { body() }
    }
    for (index, test) in ["looks()", "isSorted()", "isEmptyAtFirst()"].enumerated() {
      run(test) {
        for theme in ScreenRenderer.Theme.allCases {
          let screen = Self.list(index * 3 + 2)
          let old = ScreenRenderer.svg(usual, theme: theme).render(screen.snapshot())
          expectScreen(screen, as: .svg(red, theme: theme), record: .never) { old }
        }
      }
    }
    func pass(_ screen: some SnapshotConvertible, _ renderer: ScreenRenderer, line: Int = #line) {
      let drawn = renderer.render(screen.snapshot(reusing: nil))
      expectScreen(screen, as: renderer, record: .never, line: line) { drawn }
    }
    run("passes()") {
      pass(Self.list(2), .text(usual, width: 30))
      pass(Self.list(2), .svg(usual))
    }
    run("isText()") {
      expectScreen(Self.list(2), as: .text(usual, width: 30), record: .never) { "Ada\nGrace" }
    }
    run("favorites()") {
      let (old, new) = (Self.list(40), Self.list(41, favorites: [1, 36]))
      expectUpdate(from: old, to: new, picture: .svg(usual)) { $0.reconfigured("1") }
      expectUpdate(from: old, to: new, picture: .svg(usual)) {
        $0.reconfigured("1", "36")
        $0.inserted("40")
      }
    }
    run("isFound()") { TestScreen { Self.list(3) }.expectVisible("Lovelace") }
    run("isKnown()", isKnown: true) { TestScreen { Self.list(3) }.expectVisible("Turing") }
    run("isDriven()") {
      var count = 2
      let cells = CellRegistry<HeadlessList>(looks: usual)
      let screen = TestScreen(cells: cells) { Self.list(count, favorites: [count - 2]) }
      screen.update { count = 4 }.update { count = 3 }
    }
    run("isHostile()") {
      let contact = Contact(id: 1, name: "<b>&\"'\u{202E}</script>")
      pass(ContactList(contacts: [contact]), .outline(usual))
    }
    run("problem()") {
      let same = ScreenSnapshot(Section("s") { for _ in 0..<2 { Look.text("Twice").id("x") } })
      pass(same, .text(width: 30))
    }
  }

  @Test func aPageHasEveryKindOfEntry() throws {
    let sandbox = Sandbox(["SCREENDSL_REPORT": "report"])
    showAll(sandbox)
    let run = ReportRun(in: ["GITHUB_SHA": "0123456789ab", "SOURCE_DATE_EPOCH": "0"])
    let page = ReportPage(of: sandbox.log.entries, run)
    expectEqual(page.groups.map(\.cards.count), [6, 1, 1, 1], "\(page.groups)")
    expectEqual(page.cards.flatMap(\.entry.known).count, 1)
    #expect(page.cards.contains { !$0.entry.problems.isEmpty })
    #expect(page.cards.contains { $0.entry.film != nil })
    let environment = ProcessInfo.processInfo.environment
    if let folder = TestRun.asksFor("SCREENDSL_BROWSER_PAGES", in: environment) {
      try AtomicFile.createFolder(folder)
      try AtomicFile.write(page.html.utf8, to: "\(folder)/report.html")
    }
  }
}
