@MainActor @Suite(.timedOnMain) struct TestScreenTests {
  private typealias Line = DrivenScreen.Line
  private let log = Log(), store = DrivenScreen.Store()
  private var screen: TestScreen { TestScreen { DrivenScreen(store) } }

  @Test func theHistoryHasEachScreenAndWhatLedToIt() {
    let screen = screen
    var reports: [UpdateReport] = []
    screen.onUpdate = { reports.append($0) }
    screen.tap("row/b").tap("shelf/3")
    #expect(screen.log.contains { $0.hasPrefix("select ") && $0.hasSuffix("row/b") })
    let history = screen.history
    let titles = ["First screen", "Tap on Line 'row/b'", "Tap on Card 'shelf/3'"]
    expectEqual(history.map { String($0.title.prefix { $0 != "(" }) }, titles)
    expectEqual(history.map(\.snapshot.rowCount), [5, 4, 4])
    expectEqual(history.map { $0.report?.changes.old.rowCount }, [0, 5, 4])
    expectEqual(history.map { $0.report?.changes.new.rowCount }, [5, 4, 4])
    expectEqual(reports.map(\.isUnchanged), [false, true])
    #expect(reports[0].changes.rowRemovals.count == 1 && reports[0].stages == 1)
    #expect(reports.allSatisfy { $0.reload == nil && $0.buildTime > 0 })
    let options = HeadlessOptions { $0.recordsEvents = false }
    #expect(TestScreen(options: options) { DrivenScreen(store) }.history.isEmpty)
    screen.onUpdate = nil
    screen.tap("row/a")
    expectEqual(reports.count, 2)
  }

  @Test func anActionThatTakesItsTimeIsShownWhenItHasAnswered() async {
    let screen = TestScreen.rows {
      for row in store.rows {
        Line(text: row).id(row).swipeActions(
          SwipeAction("Delete", style: .destructive, image: "trash") {
            await Task.yield()
            store.rows.removeAll { $0 == row }
          }, SwipeAction("Mark", allowsFullSwipe: false) { store.calls.append("first") },
          SwipeAction("Mark") { store.calls.append("second") })
      }
    }
    screen.swipe("a", .trailing).expectLastUpdate { $0.nothing() }
    await screen.finish().expectLastUpdate { $0.removed("a") }
    screen.swipe("b", .trailing, "Mark", number: 2).swipe("b", .trailing, "Mark")
    expectEqual(store.calls, ["second", "first"])
  }

  @Test func menusRunTheItemWithTheTitles() {
    let screen = TestScreen.rows {
      for row in store.rows {
        Line(text: row).id(row).contextMenu {
          MenuAction("Remove") { store.rows.removeAll { $0 == row } }
          MenuAction("More", children: [MenuAction("Mark") { store.calls.append("mark") }])
        } onPreview: {
          store.calls.append("open")
        }
      }
    }
    screen.choose("a", "More", "Mark").expectLastUpdate { $0.nothing() }.choose("a")
    expectEqual(store.calls, ["mark", "open"])
    screen.choose("b", "Remove").expectLastUpdate { $0.removed("b") }
  }

  @Test func scrollingShowsOtherRows() {
    store.rows = (0..<100).map { "\($0)" }
    let screen = screen.scroll(to: "row/99").tap("row/99")
      .expectLastUpdate { $0.removed("row/99") }.scroll(to: 0).scroll("shelf", to: 88)
    #expect(screen.host.offset == 0 && screen.host.offset(of: "shelf") == 88)
    screen.scroll(to: "shelf/20").tap("shelf/20")
    expectEqual(store.calls, ["card 20"])
    screen.update { store.cards = [1] }
    let gone = report(on: screen) { $0.tap("shelf/20") }
    #expect(gone.contains("it was there last before step "), "\(gone)")
  }

  @Test func aFailingStepComparesNoOldScreensAgain() {
    struct Counted: CellModel, Identifiable {
      let (id, count): (Int, Evaluations)
      static func == (a: Counted, b: Counted) -> Bool { a.count.counting(a.id == b.id) }
    }
    let count = Evaluations()
    let screen = TestScreen.rows { for id in 0..<100 { Counted(id: id, count: count) } }
    for _ in 0..<20 { screen.update() }
    let before = count.count
    #expect(report(on: screen) { $0.expectVisible("none") }.contains("'none' must be seen"))
    #expect(count.count < before + 1_000, "\(count.count - before)")
  }

  @Test func aRowIsScrolledToWhereItIsWantedAndStaysThere() {
    store.cards = [1]
    store.rows = (100..<200).map { "\($0)" }
    let options = HeadlessOptions(viewport: 440) { $0.anchor = .firstVisibleRow }
    let screen = TestScreen(options: options) { DrivenScreen(store) }
    func visible() -> [String] { screen.host.visibleRows.withoutSections.map(\.description) }
    screen.scroll(to: "row/150", at: .top)
    expectEqual(visible().first, "row/150")
    screen.scroll(to: "row/150", at: .bottom)
    expectEqual(visible().last, "row/150")
    store.rows = (0..<200).map { "\($0)" }
    screen.update().expectLastUpdate { $0.inserted(count: 100) }
    expectEqual(visible().last, "row/150")
  }

  @Test func earlierPagesOfAChatKeepTheirPlace() async {
    store.cards = Array(100..<150)
    let screen = TestScreen.rows(options: HeadlessOptions { $0.anchor = .end }) {
      let first = store.cards[0]
      Look.spinner.id("before \(first)").task { store.cards = Array(first - 20..<150) }
      for card in store.cards { DrivenScreen.Card(id: card) }
    }
    for card in ["99", "79"] {
      screen.scroll(to: 0)
      await yieldTurns()
      expectEqual(screen.update().host.visibleRows.withoutSections.first?.description, card)
    }
  }

  @Test func whatIsChangedByADisplayIsShown() {
    let screen = TestScreen.rows(options: HeadlessOptions(viewport: 100)) {
      Line(text: "\(store.calls == ["seen"])").id("first")
      for number in 1...9 { DrivenScreen.Card(id: number) }
      Line(text: "end").id("last").onDisplay { store.calls = ["seen"] }
    }
    screen.scroll(to: "last").expectLastUpdate { $0.reconfigured("first") }
  }

  @Test func visibleCellsAsText() {
    store.cards = [1, 2]
    store.rows = ["a"]
    #expect(
      screen.cells == [
        #"Menu 'menu/v' (choice: "one", onClose: nil, onHint: Handler)"#,
        "HeadlessContainerCell<Shelf> 'shelf'", "  Card '1'", "  Card '2'",
        #"Line 'row/a' (text: "a")"#,
      ])
  }

  @Test func cellsOfTheTestsOwn() {
    final class MenuCell: HeadlessCell, ConfigurableCell, @MainActor CustomStringConvertible {
      var description = "", press = {}
      func configure(with menu: DrivenScreen.Menu, context: CellContext<DrivenScreen.Menu>) {
        description = menu.choice
        press = { context.fire(\.onChange, "pressed") }
      }
    }
    let screen = TestScreen(cells: CellRegistry(.class(MenuCell.self))) { DrivenScreen(store) }
    screen.use("menu/v", as: MenuCell.self) { $0.press() }
      .expectLastUpdate { $0.reconfigured("menu/v") }
    expectEqual(screen.cells.first, "MenuCell 'menu/v': pressed")
    expectEqual(screen.history.last?.title.hasPrefix("Use of Menu 'menu/v'"), true)
    expectEqual(screen.cells.dropFirst(2).first?.hasPrefix("  No cell for 'ScreenDSL"), true)
    expectEqual(screen.host.missingCells.count, 2)
  }

  @Test func whatNoFailureListsIsTold() {
    let text = report(on: screen.tap("row/a")) {
      $0.expectLastUpdate(allowingOthers: true) { $0.removed("menu/v") }
    }
    #expect(text.hasSuffix("\nThe update was:\n  removed Line 'row/a', was 1st of 'rows'"))
  }

  @Test func rowsAreSeenAfterAWhileAndOneThatIsHigherThanTheWindowWhereItFillsThat() {
    let screen = TestScreen.rows(options: HeadlessOptions(viewport: 100, rowExtent: 50)) {
      for number in 0..<9 {
        let line = Line(text: log.lines.contains("\(number)") ? "seen" : "new").id(number)
        // The second row is watched only from an update on.
        if number == 1, log.lines.isEmpty {
          line
        } else {
          line.onImpression { log.add("\(number)") }
        }
      }
    }
    for _ in 0..<9 { screen.advance(by: 0.1).expectLastUpdate { $0.nothing() } }
    screen.advance(by: 0.1).expectLastUpdate { $0.reconfigured("0", "1") }
    screen.advance(by: 1).scroll(to: 200).advance(by: 1)
      .expectLastUpdate { $0.reconfigured(count: 2) }
    screen.advance(by: -5).advance(by: 60).expectLastUpdate { $0.nothing() }
    expectEqual(log.lines, ["0", "1", "4", "5"])
    expectEqual(screen.problems.filter { $0.kind == .impossibleImpression }, [])
    let seen = Log()
    let other = TestScreen.rows(options: HeadlessOptions(viewport: 100, rowExtent: 50)) {
      Line(text: "0").id(0)
      Line(text: "1").id(1).height(300).onImpression(fraction: 1) { seen.add("1") }
      Line(text: "2").id(2)
    }
    for offset in [0, 40, 50, 250, 300] {
      other.scroll(to: Double(offset)).advance(by: 2)
      expectEqual(seen.lines, (offset < 50 ? [] : ["1"]), "\(offset)")
    }
  }

  @Test func aHeaderIsTapped() {
    let screen = TestScreen.sections {
      let title = Line(text: "title").onSelect { log.add("tapped") }
      Section("a", header: title) { Line(text: "row").id(1) }
    }
    screen.tap(.header("a")).expectLastUpdate { $0.nothing() }
    expectEqual(log.take(), ["tapped"])
    let footer = report(on: screen) { $0.tap(.footer("a")) }
    expectEqual(footer, "No footer of section 'a'; no section has one")
  }

  private func numbers(_ all: [Int], fails: Bool = false) -> AsyncThrowingStream<Int, any Error> {
    AsyncThrowingStream { stream in
      for number in all { stream.yield(number) }
      stream.finish(throwing: fails ? Refusal("lost") : nil)
    }
  }

  @Test func eachElementOfASequenceIsShownAndAFailureOrNoneFailsTheTest() async {
    let screen = await TestScreen.rows { TextLine(text: log.lines.last ?? "0").id("row") }
      .follow(numbers([1, 2, 3])) { log.add("\($0)") }.expectVisible("3")
    expectEqual(screen.history.map(\.title), ["First screen", "Follow 1", "Follow 2", "Follow 3"])
    #expect(screen.history.map { "\($0.snapshot.allRows[0].row.model)".contains("2") }[2])
    screen.expectLastUpdate { $0.reconfigured("row") }
    let found = await failures {
      await screen.follow(numbers([7], fails: true)) { log.add("\($0)") }
      await screen.follow(numbers([])) { log.add("\($0)") }
    }
    #expect(found.count == 2 && found[1] == "Sequence must have an element (had none)")
    #expect(found[0].hasSuffix("must end without an error (was 'lost' after 1 element)"))
    screen.expectVisible("7")
  }
}

struct ScreenOfSections<Sections: ScreenContent>: Screen {
  let sections: Sections
  init(of sections: Sections) { self.sections = sections }
  init(@ScreenBuilder _ sections: () -> Sections) { self.init(of: sections()) }
  var body: some ScreenContent { sections }
}

struct ScreenOf<Rows: SectionContent>: Screen {
  let rows: Rows
  init(of rows: Rows) { self.rows = rows }
  init(@SectionBuilder _ rows: () -> Rows) { self.init(of: rows()) }
  var body: some ScreenContent { Section("all") { rows } }
}

extension HeadlessOptions {
  init(viewport: Double = 640, _ change: (inout HeadlessOptions) -> Void) {
    self.init(viewport: viewport)
    change(&self)
  }
}

extension TestScreen {
  static func rows(
    options: HeadlessOptions = HeadlessOptions(), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    @SectionBuilder _ rows: @escaping @MainActor () -> some SectionContent
  ) -> TestScreen {
    TestScreen(options: options, fileID: fileID, filePath: filePath, line: line, column: column) {
      ScreenOf(of: rows())
    }
  }

  static func sections(
    cells: CellRegistry<HeadlessList>? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    @ScreenBuilder _ sections: @escaping @MainActor () -> some ScreenContent
  ) -> TestScreen {
    TestScreen(cells: cells, fileID: fileID, filePath: filePath, line: line, column: column) {
      ScreenOfSections(of: sections())
    }
  }
}
