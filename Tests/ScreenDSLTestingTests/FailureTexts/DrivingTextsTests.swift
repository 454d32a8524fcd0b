@MainActor @Suite(.timedOnMain) struct DrivingTextsTests {
  private typealias Line = DrivenScreen.Line
  private let told = Told(), log = Log(), store = SignupScreen.Store()

  private func tell(
    _ what: String, _ options: HeadlessOptions = HeadlessOptions(viewport: 1_000),
    _ action: (TestScreen) -> Void
  ) { told.add(what, on: TestScreen(options: options) { SignupScreen(store) }, action) }

  @Test func namesOfControls() {
    tell("Several have the name") { $0.tap("Archive") }
    tell("Several have no name") { $0.expectValue("on", of: "") }
    tell("A name is mistyped") { $0.tap("Sav") }
    tell("A name is too long") { $0.slide("Volumes", to: 0.1) }
    tell("It is not in that row") { $0.tap("Save", in: "1") }
    tell("A toggle is no button") { $0.tap("Face ID") }
    tell("A choice is no button") { $0.tap("Dark") }
    tell("A choice is no picker") { $0.pick("Theme", in: "Dark") }
    tell("A button is disabled") { $0.tap("Save") }
    tell("A button is no toggle") { $0.turn("Save", on: true) }
    tell("A text is seen") { $0.expectNotVisible("Ada Lovelace") }
    tell("A text is seen in part") { $0.expectVisible("Grace") }
    tell("A text is seen elsewhere") { $0.expectVisible("Ada Lovelace", in: "1") }
    tell("Nothing has the focus") { $0.type("a") }
    tell("Nothing has the focus of return") { $0.pressReturn() }
    store.form.mails = (1...12).map { ($0, "Mail \($0)") }
    tell("Twelve have no name") { $0.turn("", on: true) }
    store.form.mails = (1...10).map { ($0, "Mail \($0)") }
    tell("Ten have no name, and are listed") { $0.turn("", on: true) }
    told.check()
  }

  @Test func valuesAndStatesOfControls() {
    tell("Too many steps up") { $0.step("Font size", by: 99) }
    tell("Too many steps down") { $0.step("Font size", by: -5) }
    tell("No step") { $0.step("Font size", by: 0) }
    tell("Too far") { $0.slide("Volume", to: 3) }
    tell("Between steps") { $0.slide("Volume", to: 0.45) }
    tell("Off already") { $0.turn("Face ID", on: false) }
    tell("Picked already") { $0.pick("Light", in: "Theme") }
    tell("No such choice") { $0.pick("Drak", in: "Theme") }
    tell("Empty already") { $0.clear("Name") }
    tell("Another value") { $0.expectValue("16", of: "Font size") }
    tell("Not busy") { $0.expectBusy("Save") }
    tell("Not in focus") { $0.expectFocus("Email") }
    tell("Not disabled") { $0.expectDisabled("Face ID") }
    tell("No action") { $0.tap("Save") }
    #expect(store.form.fontSize == 14 && store.form.calls == [])
    store.form.texts[.password] = "1"
    store.form.isSaving = true
    tell("Busy") { $0.tap("Save") }
    tell("Expected while busy") { $0.expectEnabled("Save") }
    store.form.isLoading = true
    tell("Loading") { $0.tap("Save") }
    TestScreen { SignupScreen(store) }.expectNotVisible("Save")
    let disabled = TestScreen.rows { Look.button("A") {}.enabled(false).id("a") }
    told.add("Disabled", on: disabled.expectDisabled("A")) { $0.tap("A") }
    let refusing = TestScreen.rows {
      Look.field("Name", text: "") { _ in }.focused(false) { _ in }.id("a")
    }
    told.add("The model refuses the focus", on: refusing) { $0.type("a", in: "Name") }
    told.check()
  }

  @Test func whatIsElsewhereOrWasThere() {
    let screen = TestScreen(options: HeadlessOptions(viewport: 1_000)) { SignupScreen(store) }
      .tap("Archive", in: "Grace Hopper").turn("Face ID", on: true)
    told.add("A row is gone", on: screen) { $0.tap("Grace Hopper") }
    told.add("A path is gone", on: screen) { $0.tap("mails/1") }
    told.add("A text is gone", on: screen) { $0.expectVisible("Grace Hopper") }
    told.add("A toggle is gone", on: screen) { $0.turn("Grace Hopper", on: true) }
    screen.update { store.form.canArchive = false }
    told.add("An action is gone", on: screen) { $0.tap("Archive", in: "2") }
    store.form.mails = (1...40).map { ($0, "Mail \($0)") }
    let window = HeadlessOptions()
    tell("A toggle out of the window", window) { $0.turn("Mail 40", on: true) }
    tell("A row out of the window", window) { $0.tap("Archive", in: "Mail 40") }
    tell("A text out of the window", window) { $0.expectVisible("Mail 40") }
    let end = TestScreen { SignupScreen(store) }.scroll(to: "40").turn("Mail 40", on: true)
      .expectVisible("Mail 40")
    told.add("A picker out of the window", on: end) { $0.pick("Sepia", in: "Theme") }
    let header = report(on: end) { $0.expectVisible("Account") }
    #expect(header.contains("out of the window, use scroll(to: .header(\"account\")) first"))
    expectEqual(store.form.starred, [40])
    let tap: @MainActor @Sendable () -> Void = { log.add("tap") }
    let once = TestScreen.rows { Look.text("a").id("a").onSelect(log.lines.isEmpty ? tap : nil) }
    told.add("A row had its action once", on: once.tap("a")) { $0.tap("a") }
    let off = TestScreen.rows { Look.text("a").id("a").onSelect(tap).selectable(false) }
    told.add("A row may not be selected", on: off) { $0.tap("a") }
    told.add("An update without a change", on: off.update()) { $0.expectVisible("b") }
    var title = "A"
    let stale = TestScreen { ScreenOf { Look.text(title) } }
    title = "B"
    told.add("The state has changed unseen", on: stale) { $0.expectVisible("B") }
    told.add("The state has changed unseen, too", on: stale) { $0.expectNotVisible("A") }
    told.add("The state is shown", on: stale.update()) { $0.expectVisible("A") }
    let kept = TestScreen.sections { Section("a", dependsOn: 0) { [title] in Look.text(title) } }
    title = "C"
    #expect(report(on: kept) { $0.update() }.contains("'dependsOn' of section 'a'"))
    let unseen = report(on: kept) { $0.expectVisible("C") }
    expectEqual(unseen, "'C' must be seen (was not); seen are 'B'")
    told.check()
  }

  @Test func rowsOfManyKinds() {
    let edits = TestScreen.rows {
      Look.horizontal {
        for number in 1...3 { Look.button("Edit") { log.add("edit \(number)") } }
        Look.button("") { log.add("unnamed") }
      }
      Look.text("Other")
    }
    told.add("Several of a name are in one row", on: edits) { $0.tap("Edit") }
    told.add("There is no fourth", on: edits) { $0.tap("Edit", number: 4) }
    edits.tap("Edit", in: "#0.0", number: 2).tap("")
    expectEqual(log.take(), ["edit 2", "unnamed"])
    let mails = TestScreen.rows {
      for number in 1...2 {
        Look.row("Mail \(number)", detail: String(repeating: "long ", count: 30)).id(number)
          .swipeActions(SwipeAction("Delete") {})
      }
      Container("c") { Look.empty.id("Del") }
    }
    told.add("An action of several rows", on: mails) { $0.tap("Delete") }
    told.add("The ID of an inner row is like an action", on: mails) { $0.tap("Del") }
    let rows = TestScreen.rows {
      for id in 1...2 { Look.row("Mail").id(id).onSelect {} }
      Look.picker("Kind", ["A", "B"], selected: "A", as: .inline, name: \.self) { _ in }
    }
    told.add("Rows have no number", on: rows) { $0.tap("Mail", number: 2) }
    told.add("An inline picker is listed once", on: rows) { $0.expectEnabled("Size") }
    told.add("Long texts are said once", on: mails) { $0.expectVisible("Mail") }
    let plain = TestScreen { SettingsScreen(SettingsScreen.Store()) }
    told.add("A model without a look", on: plain.expectVisible("Sounds", in: "alerts/#0[1]")) {
      $0.turn("Sounds", on: true, in: "volume")
    }
    struct Silent: CellModel {}
    told.add("Only models without a look", on: .rows { Silent() }) { $0.expectVisible("A") }
    let field = TestScreen.rows {
      let text = log.lines.last ?? ""
      if text.count < 2 {
        Look.field("Name", text: text) { log.add($0) }.id(text.isEmpty ? "a" : "b")
      }
    }
    told.add("A field loses its cell", on: field) { $0.type("Zoë", in: "Name") }
    expectEqual(log.lines, ["Z"])
    told.add("And with it the focus", on: field) { $0.type("x") }
    told.check()
  }

  @Test func rows() {
    let store = DrivenScreen.Store()
    func tell(_ what: String, _ action: (TestScreen) -> Void) {
      told.add(what, on: TestScreen { DrivenScreen(store) }, action)
    }
    tell("Out of the window") { $0.tap("shelf/20") }
    store.cards = [1]
    for name: RowName in ["row/x", "mian/row", "menu/w", "1", "shl", "shelfxx", "different"] {
      tell("No row '\(name)'") { $0.tap(name) }
    }
    let texts = TestScreen.rows { for id in ["0", "2 false"] { ShelfItem(id: id) } }
    told.add("A text is only the beginning", on: texts) { $0.tap("2") }
    told.add("No rows at all", on: TestScreen { ScreenOf { nil } }) { $0.tap("a/b") }
    tell("No action") { $0.tap("menu/v") }
    tell("No list inside") { $0.scroll("row/a", to: 5) }
    tell("No handler in the slot") { $0.fire("menu/v", \DrivenScreen.Menu.onClose) }
    tell("A slot of another model") { $0.fire("row/a", \DrivenScreen.Menu.onReset) }
    tell("Not to be dragged") { $0.reorder("menu/v", to: RowPosition(section: 0, row: 1)) }
    tell("Dragged to itself") { $0.reorder("row/a", after: "row/a") }
    tell("Dragged out of the list") { $0.reorder("row/a", to: RowPosition(section: 1, row: 9)) }
    tell("Another swipe action") { $0.swipe("row/a", .trailing, "Mark") }
    tell("No second swipe action") { $0.swipe("row/a", .trailing, "Delete", number: 2) }
    tell("No swipe actions") { $0.swipe("menu/v", .trailing, "Mark") }
    tell("No full swipe") { $0.swipe("menu/v", .trailing) }
    tell("Another cell") { $0.use("menu/v", as: HeadlessLookCell.self) { _ in } }
    tell("Shorter than the window") { $0.scroll(to: 30) }
    tell("Shorter than its row") { $0.scroll("shelf", to: 30) }
    TestScreen { DrivenScreen(store) }.scroll(to: 0).scroll("shelf", to: 0)
    let short = TestScreen.rows {
      Line(text: "a").id("a")
        .swipeActions(SwipeAction("Delete", allowsFullSwipe: false) {}, SwipeAction("Mark") {})
    }
    told.add("A full swipe does nothing", on: short) { $0.swipe("a", .trailing) }
    let cell = CellRegistration<HeadlessList>.class(
      HeadlessPlaceholderCell.self, showing: DrivenScreen.Shelf.self
    ) { _, _, _ in }
    let flat = TestScreen(cells: CellRegistry(cell)) { DrivenScreen(store) }
    told.add("A container without a list", on: flat) { $0.tap("shelf/1") }
    told.check()
  }

  @Test func menus() {
    let items = [
      MenuAction("Copy", isDisabled: true) {}, MenuAction("More", children: [MenuAction("A") {}]),
    ]
    func tell(_ what: String, _ items: [MenuAction], _ action: (TestScreen) -> Void) {
      told.add(what, on: .rows { Line(text: "a").id("a").contextMenu { items } }, action)
    }
    tell("No menu", []) { $0.choose("a", "Cut") }
    tell("No such item", items) { $0.choose("a", "Cut") }
    tell("No such item in the menu inside", items) { $0.choose("a", "More", "B") }
    tell("An item has none inside", items) { $0.choose("a", "More", "A", "B") }
    tell("An item of the menu inside", items) { $0.choose("a", "A") }
    tell("A disabled item", items) { $0.choose("a", "Copy") }
    tell("A menu is no item", items) { $0.choose("a", "More") }
    tell("No preview", items) { $0.choose("a") }
    told.check()
  }

  @Test func namesOfSeveralRowsAndHeaders() {
    typealias Header = SettingsScreen.SeeAllHeader
    typealias Card = DrivenScreen.Card
    let store = SettingsScreen.Store()
    func tell(_ what: String, _ action: (TestScreen) -> Void) {
      told.add(what, on: TestScreen { SettingsScreen(store) }, action)
    }
    tell("Rows of a type") { $0.tap(.row(SettingsScreen.ToggleRow.self)) }
    tell("Rows of a place") { $0.tap("#0[0]") }
    tell("No row has the label") { $0.tap(.label("none")) }
    TestScreen { SettingsScreen(store) }.tap("alerts/#0[0]").tap("alerts/#0[1]").tap("mail/#0[0]")
    expectEqual(store.calls.count, 3)
    tell("No handler of a header") { $0.fire(.header("mail"), \Header.onSeeAll) }
    tell("Another model in the footer") { $0.fire(.footer("mail"), \Header.onSeeAll) }
    tell("No header") { $0.fire(.header("new"), \Header.onSeeAll) }
    tell("No action of a header") { $0.tap(.header("mail")) }
    told.add("A header is named by its text", on: .sections { Section("a", header: "Top") {} }) {
      $0.tap("Top")
    }
    tell("A header is not swiped") { $0.swipe(.header("mail"), .trailing, "Delete") }
    let cards = TestScreen.rows {
      Card(id: 1).onSelect {}
      Line(text: "a").id(1)
      Card(id: 2)
    }
    told.add("Cards", on: cards) { $0.tap(.row(Card.self)) }
    told.add("A place of another row", on: cards) { $0.tap(.row(Line.self, at: "all/2")) }
    told.add("A card and a line", on: cards) { $0.tap("1") }
    cards.tap(.row(Card.self, at: "all/1"))
    for section: SectionID? in [nil, "all"] {
      cards.tap(.path(RowPath(RowID(1, of: Card.self), section: section)))
    }
    told.check()
  }
}
