@MainActor @Suite(.timedOnMain) struct SeenControlTests {
  private let store = SignupScreen.Store(), log = Log()
  private var options = HeadlessOptions(viewport: 1_000)
  private var screen: TestScreen { TestScreen(options: options) { SignupScreen(store) } }

  @Test func aFormIsFilledIn() {
    let screen = screen.focus("Name").expectFocus("Name").type("Ada").pressReturn()
      .expectFocus("Email").type("ADA").expectValue("ada", of: "Email")
      .expectVisible("No e-mail address", in: "Email").expectDisabled("Save")
    screen.clear("Email").expectNotVisible("No e-mail address").type("a@b.c", in: "Email")
      .pressReturn().type("1234").expectValue("••••", of: "Password").expectEnabled("Save")
      .pressReturn()
    let texts: [SignupScreen.Field: String] = [.name: "Ada", .email: "a@b.c", .password: "1234"]
    #expect(store.form.texts == texts && store.form.focus == nil)
    screen.turn("Face ID", on: true).pick("Dark", in: "Theme").pick("System")
      .step("Font size", by: 2).slide("Volume", to: 0.4)
      .expectValue("on", of: "Face ID").expectValue("System", of: "Theme")
      .expectValue("16", of: "Font size").expectValue("0.4", of: "Volume")
      .tap("Save").expectBusy("Save")
    expectNoProblems(TestScreen(options: options) { SignupScreen(SignupScreen.Store()) })
  }

  @Test func linksAndInfoButtonsAreTappedBesideTheirRows() {
    let screen = TestScreen.rows {
      Look.text("Accept the Terms and the Rules").link("Terms") { log.add("terms") }
        .link("Rules", nil)
      Look.row("Ada").enabled(false).info("About Ada") { log.add("info") }
        .onSelect { log.add("row") }
      Look.row("Grace").info("About Grace", nil)
    }
    screen.expectVisible("Accept the Terms and the Rules").tap("Terms").expectDisabled("Rules")
      .tap("About Ada").tap("Ada").expectDisabled("About Grace")
    expectEqual(log.lines, ["terms", "info", "row"])
    expectNoProblems(screen)
  }

  @Test func aStepMakesTheLooksOfTheWindowAlone() {
    let made = Log()
    func looksMade(_ step: (TestScreen) -> Void) -> Int {
      let screen = TestScreen.rows {
        for number in 0..<1_000 { CountedRow(id: number, made: made).onSelect {} }
      }
      made.lines = []
      step(screen)
      return made.lines.count { (Int($0) ?? 0) > 50 }
    }
    expectEqual(looksMade { $0.tap("3") }, 0)
    expectEqual(looksMade { $0.tap("Row 3").expectVisible("Row 4").tap("Row 4") }, 0)
    #expect(looksMade { $0.scroll(to: "Row 900") } < 1_100)
    #expect(looksMade { screen in _ = failures { screen.tap("Row 900") } } < 1_300)
    #expect(looksMade { _ = report(on: $0.tap("3").tap("4").tap("5")) { $0.tap("None") } } < 1_300)
  }

  @Test func aNameOfARowAndOfAButtonOrOfNoTitleIsRefused() {
    let screen = TestScreen.rows {
      Look.row("Archive").onSelect { log.add("row") }.id("archive")
      Look.horizontal(Look.text("Milk"), Look.button("Archive") { log.add("button") }).id("milk")
    }
    let calls = #"tap("Archive", in: "milk"), or tap("all/archive")"#
    let sentence = "'Archive' must be a row or a button (was both); use \(calls)"
    expectEqual(failures { screen.tap("Archive") }, [sentence])
    let found = failures {
      screen.tap(.label("Archive"), in: "milk").tap(.path("archive"), number: 1)
    }
    #expect(found.count == 2 && found.allSatisfy { $0.contains("must be the title of a button") })
    screen.tap("Archive", in: "milk").tap("all/archive").tap("archive")
    expectEqual(log.lines, ["button", "row", "row"])
  }

  @Test func eachOfSeveralActionsOfARowHasACall() {
    let screen = TestScreen.rows {
      Look.text("a").id("a").swipeActions(
        SwipeAction("Mark") { log.add("first") }, SwipeAction("Mark") { log.add("second") })
    }
    let calls = #"tap("Mark", in: "a", number: 1), tap("Mark", in: "a", number: 2)"#
    for row: RowName? in [nil, "a"] {
      let found = report(on: screen) { $0.tap("Mark", in: row) }
      #expect(found.hasSuffix("; it is an action of a row, use \(calls)"), "\(found)")
      let near = report(on: screen) { $0.tap("Mrk", in: row) }
      #expect(near.hasSuffix("; near it is 'Mark', an action of a row, use \(calls)"), "\(near)")
    }
    screen.tap("Mark", in: "a", number: 2).tap("Mark", in: "a", number: 1)
    expectEqual(log.lines, ["second", "first"])
  }

  /// Buttons need a name of their own; other controls may have that of their row, but not that of each other.
  @Test func whatNothingNamesIsFound() {
    func found(_ children: Look.AccessibilityChildren? = nil, _ all: any LookPart...) -> String {
      let screen = TestScreen.rows {
        Look.horizontal {
          Look.text("Song")
          for control in all { control }
        }.accessibility(children: children)
      }
      return "\(failures { expectNoProblems(screen) })"
    }
    let play = Look.button("", image: .symbol("play")) {}
    let menu = Look.menu("", image: .symbol("ellipsis")) { MenuAction("Share") {} }
    let (toggle, field) = (Look.toggle("", isOn: true) { _ in }, Look.field("", text: "") { _ in })
    #expect(found(nil, play).contains("No accessibility label for a button in "))
    #expect(found(.combined, menu).contains("No accessibility label for a menu in "))
    expectEqual(found(nil, toggle, field), "[]")
    #expect(found(.apart, toggle).contains("No accessibility label for a toggle in "))
    #expect(found(nil, toggle, toggle).contains("are a toggle called"))
    let rated = Look.image(.symbol("star")).accessibilityActions { MenuAction("Rate") {} }
    for star in [Look.avatar("A").accessibilityAdjust { _ in }, rated] {
      #expect(found(.apart, star).contains("No labeled accessibility element for actions of "))
    }
    let stop = Look.button("Stop") {}.accessibilityActions { MenuAction("Rate") {} }
    expectEqual(found(nil, Look.button("Play") {}, stop) + found(.combined, stop), "[][]")
    expectEqual(found(nil, Look.horizontal(play, play).accessibilityAdjust { _ in }), "[]")
  }

  @Test func aListIsUsed() {
    let refused = report(on: screen) { $0.tap("Ada Lovelace", in: "1") }
    #expect(refused.contains(#"it is a row, use tap("Ada Lovelace")"#), "\(refused)")
    let screen = screen.tap("Grace Hopper").tap("See all").swipe("2", .leading, "Read")
      .turn("Ada Lovelace", on: true).tap("Archive", in: "Alan Turing")
      .expectNotVisible("Alan Turing").expectVisible("Archive", in: .label("Ada Lovelace"))
    expectEqual(store.form.calls, ["open 1", "all", "read 2"])
    #expect(store.form.starred == [2] && store.form.archived == [3])
    screen.swipe("Ada Lovelace", .trailing, "Archive")
      .expectLastUpdate { $0.removed("Ada Lovelace") }
    screen.tap("Delete")
    expectEqual(store.form.archived, [3, 2, 1])
    #expect(
      screen.history.map(\.title).suffix(4) == [
        "Turn on Ada Lovelace", "Tap Archive in Alan Turing", "Swipe of Ada Lovelace",
        "Tap Delete in Grace Hopper",
      ])
  }

  @Test func rowsAreDraggedBeforeAndAfterOthers() {
    func order() -> [Int] { store.form.mails.map(\.0) }
    let screen = screen.reorder("Grace Hopper", before: "Alan Turing")
    expectEqual(order(), [2, 1, 3])
    screen.reorder("3", before: "2").expectLastUpdate { $0.moved(count: 1) }
    screen.reorder("3", after: "1").reorder("3", after: "2")
    expectEqual(order(), [2, 3, 1])
    let shelf = TestScreen { DrivenScreen(DrivenScreen.Store()) }
    let sentence = "Card 'shelf/1' (…) must be another row of the same list (was not)"
    expectEqual(report(on: shelf) { $0.reorder("row/a", before: "shelf/1") }, sentence)
    var items = ["a", "b", "c"]
    let deck = TestScreen.rows {
      Container("deck", ItemShelf()) {
        for item in items {
          Look.text(item).id(item)
            .reorderable { items.insert(items.remove(at: $0.oldIndex / 2), at: $0.index / 2) }
            .disclosureRows(isExpanded: true, Handler { _ in }) {
              Look.text("").id("in \(item)").reorderable { _ in }
            }
        }
      }
    }
    deck.reorder("deck/c", before: "deck/a").reorder("deck/a", after: "deck/b")
    expectEqual(items, ["c", "b", "a"])
    var lists = [["a", "b"], ["c", "d"]]
    let both = TestScreen.sections {
      for index in 0...1 {
        Section("\(index)") {
          for id in lists[index] {
            Look.text(id).id(id).reorderable {
              lists[1].insert(lists[0].remove(at: $0.oldIndex), at: $0.index)
            }
          }
        }
      }
    }
    both.reorder("a", after: "c")
    expectEqual(lists, [["b"], ["c", "a", "d"]])
  }

  @Test func controlsWithoutANameOrWithThatOfOthersAreToldApart() {
    let plain = TestScreen.rows { Look.toggle("", isOn: false) { _ in }.id("x") }
    expectEqual(plain.turn("", on: true).history.last?.title, "Turn on toggle")
    let off = report(on: plain) { $0.turn("", on: false) }
    expectEqual(off, "A toggle in Toggle 'x' (…) is off already")
    let all = Look.button("All") {}
    let screen = TestScreen.sections { Section("a", header: all, footer: all) { Look.text("1") } }
    let several = report(on: screen) { $0.tap("All") }
    let calls = ["header", "footer"].map { #"\#n  tap("All", in: .\#($0)("a"))"# }
    expectEqual(several, "'All' must be one button (was 2); use" + calls.joined(), "\(several)")
    #expect(report(on: screen) { $0.tap(.header("a")) }.hasSuffix("is\(calls[0].dropFirst(2))"))
  }

  @Test func eachStepAndEachLetterIsShownAndTheUpdateIsThatOfAll() {
    let screen = screen
    let count = screen.history.count
    screen.step("Font size", by: -3).expectLastUpdate { $0.reconfigured(.label("Font size")) }
    #expect(screen.history.count == count + 3 && store.form.fontSize == 11)
    screen.type("Zoë", in: "Name").expectLastUpdate { $0.reconfigured("name") }
    expectEqual(screen.history.count, count + 7, "the tap into the field and three letters")
    screen.type("x", in: "Name")
    #expect(screen.history.count == count + 8 && store.form.calls == ["name true"])
  }

  @Test func aRowThatGetsTheCellOfAnotherIsNotUsed() {
    var counts = Array(repeating: 0, count: 40)
    let screen = TestScreen.rows {
      for id in counts.indices.sorted(by: { (counts[$0], $0) < (counts[$1], $1) }) {
        Look.stepper("Count", value: counts[id], in: 0...9) { counts[id] = $0 }.id(id)
      }
    }
    let found = report(on: screen) { $0.step("Count", by: 2, in: "0") }
    #expect(found.contains("must keep its cell while it is used"), "\(found)")
    expectEqual(counts, [1] + Array(repeating: 0, count: 39))
  }

  @Test func theNextFieldIsScrolledToAndTheFocusStaysWithItsRow() {
    var texts = Array(repeating: "", count: 40)
    let screen = TestScreen.rows(options: HeadlessOptions(viewport: 40)) {
      for id in texts.indices {
        Look.field("Name \(id)", text: texts[id]) { texts[id] = $0 }.returnKey(.next).id(id)
      }
    }
    screen.focus("Name 0").pressReturn().expectFocus("Name 1").type("x").scroll(to: 440)
    let found = report(on: screen) { $0.type("z") }
    #expect(found.contains("must be visible (was out of the window)"), "\(found)")
    screen.scroll(to: "1").type("y")
    expectEqual(texts, ["", "xy"] + Array(repeating: "", count: 38))
    func field(_ id: Int) -> Look.Field { Look.field("\(id)", text: "") { _ in }.returnKey(.next) }
    let mixed = TestScreen.sections {
      Section(header: field(0), footer: field(3)) {
        Container("box") { field(1) }
        field(2)
      }
    }.focus("0")
    for id in 1...3 { mixed.pressReturn().expectFocus("\(id)") }
  }

  @Test func theFocusFollowsTheModel() {
    let focused = screen.focus("Name")
    let other = report(on: focused) { $0.expectFocus("Email") }
    #expect(other.hasSuffix("must have the focus ('Name' has it)"), "\(other)")
    let last = report(on: focused) { $0.type("x", number: 9) }
    #expect(last.hasPrefix("No field with number 9; use\n"), "\(last)")
    let text = TestScreen.rows { Look.text("a") }
    #expect(report(on: text) { $0.type("a") }.hasSuffix("has the focus; use a row with a field"))
    let screen = focused.type("x", number: 2)
    expectEqual(store.form.texts, [.email: "x"], "a number alone is that of a field")
    screen.update { store.form.focus = .password }.expectFocus("Password").type("y")
      .focus("Password").expectLastUpdate { $0.nothing() }
    expectEqual(store.form.texts, [.email: "x", .password: "y"])
    expectEqual(failures { screen.update { store.form.focus = nil }.type("y") }.count, 1)
    var (isOn, isFocused) = (true, false)
    TestScreen.rows {
      Look.field("a", text: "") { _ in }.focused(isFocused) { isFocused = $0 }.enabled(isOn)
    }.focus("a").update { isOn = false }.update { isOn = true }
    expectEqual(isFocused, false, "a field that was disabled has lost the focus")
    TestScreen.rows {
      for n in 0...2 { Look.field("\(n)", text: "") { _ in }.focused(true) { _ in }.enabled(n > 0) }
    }.expectFocus("1").focus("2").expectFocus("2")
  }

  @Test func onlyAFieldOfSeveralLinesTakesALineBreak() {
    var (name, note) = ("", "")
    let screen = TestScreen.rows {
      Look.field("Name", text: name) { name = $0 }.id("name")
      Look.field("Note", text: note) { note = $0 }.lines(1...4).id("note")
    }
    let found = report(on: screen) { $0.type("Ada\n", in: "Name") }
    #expect(found.hasSuffix("takes no line break; use 'pressReturn()'"), "\(found)")
    screen.type("a\nb", in: "Note").type("c", of: "name")
    #expect(name == "c" && note == "a\nb")
  }

  @Test func wheelsAndDatesArePickedByWhatIsSeen() {
    func day(_ day: Int) -> Look.DateTime { .init(year: 2026, month: 11, day: day, hour: 9) }
    var (guests, start) = (7, day(31))
    let screen = TestScreen.rows {
      Look.picker("Guests", [1, 2], selected: guests, as: .wheel, name: { "\($0)" }) { guests = $0 }
        .id("guests")
      Look.date("Starts", value: start, in: day(1)...day(29)) { start = $0 }.id("start")
    }
    let range = "2026-11-01 09:00...2026-11-29 09:00"
    #expect(
      screen.problems.map(\.sentence) == [
        "'Guests' in Setting 'guests' has a value that is not among its choices",
        "'Starts' in Setting 'start' is set out of its range, \(range)",
      ])
    screen.pick("2", in: "Guests").pick(day(26), in: "Starts").expectValue("2", of: "Guests")
      .expectValue("2026-11-26 09:00", of: "Starts").expectVisible("2026-11-26 09:00")
      .expectVisible("1", in: "guests")
    #expect(guests == 2 && start == day(26) && screen.problems == [])
    #expect(report(on: screen) { $0.tap("Guests") }.contains(#"use pick("1", in: "Guests")"#))
    expectEqual(screen.history.last?.title, "Pick 2026-11-26 09:00 in Starts")
    let refused = report(on: screen) { $0.pick(day(30), in: "Starts") }
    #expect(refused.hasSuffix("goes from \(range) (was to be 2026-11-30 09:00)"))
    expectEqual(start, day(26))
  }

  @Test func menusAndChoicesArePickedByWhatIsSeen() {
    var (sizes, note): (Set<String>, String) = (["S"], "")
    let screen = TestScreen.rows {
      Look.menu("More") {
        MenuAction("Archive") { log.add("archive") }
        MenuAction("Move", children: [MenuAction("Inbox") { log.add("inbox") }])
        MenuAction("Delete", isDisabled: true) {}
      }.id("menu").onSelect { log.add("row") }
      Look.picker("Size", ["S", "M"], selected: sizes, name: { $0 }) { sizes = $0 }
      Look.picker("Color", ["red", "S"], selected: "red", as: .inline, name: { $0 }) { log.add($0) }
        .onSelect { log.add("row") }
      Look.slider("Volume", value: 0, onDrag: { log.add("drag \($0)") }) { log.add("\($0)") }
      Look.field("Note", text: note, prompt: "none") { note = $0 }.lines(1...4).limit(9)
        .onSelect { log.add("row") }
      Look.text("Last: \(log.lines.last ?? "")")
    }
    screen.pick("Archive", in: "More").pick("Move › Inbox").expectValue("S", of: "Size")
      .pick("M", in: "Size")
    #expect(screen.lastUpdate.explanation.contains(#"selected: ["S"] -> ["S", "M"]"#))
    screen.expectValue("S, M", of: "Size").expectValue("red", of: "Color").expectEnabled("Color")
      .pick("S", in: "Size").pick("S", in: "Color").slide("Volume", to: 0.5)
      .expectVisible("Last: drag false")
    screen.type("ab", in: "Note").pressReturn().type("c").expectFocus("Note").expectVisible("4/9")
    #expect(sizes == ["M"] && note == "ab\nc")
    expectEqual(log.lines, ["archive", "inbox", "S", "drag true", "0.5", "drag false"])
    #expect(screen.history.map(\.title).contains("Pick Move › Inbox in More"))
    let mistakes: [(String, (TestScreen) -> Void)] = [
      ("has 'Delete' disabled", { $0.pick("Delete", in: "More") }),
      (#"use pick("Archive", in: "More")"#, { $0.tap("More") }),
      (#"use pick("red", in: "Color")"#, { $0.tap("red") }),
      (#"it is a field, use type("text", in: "Note")"#, { $0.tap("ab\nc") }),
      (#"use pick("Archive", in: "More", of: "menu")"#, { $0.choose("menu", "Archive") }),
      (#"use pick("M", in: "Size", of: "#, { $0.choose("Size", "M") }),
      (#"use pick("Copy", in: "More", of: "menu")"#, { $0.choose("menu", "Copy") }),
      ("has 'red' picked already", { $0.pick("red") }),
      ("What is meant must be one picker (was 2); use", { $0.pick("S") }),
      ("must be set to 'S' (was 'red')", { $0.expectValue("S", of: "Color") }),
      ("No picker for 'Size' has 'L'; there is 'S', 'M'", { $0.pick("L", in: "Size") }),
    ]
    for (text, action) in mistakes { #expect(report(on: screen, action).contains(text), "\(text)") }
    let alike = TestScreen.rows {
      Look.vertical {
        Look.picker("Size", ["S", "M"], selected: "S", as: .inline, name: { $0 }) { _ in }
        Look.picker("Size", ["S", "M"], selected: "M", as: .inline, name: { $0 }) { _ in }
        Look.toggle("Size", isOn: true) { _ in }
        for name in ["Copy", "Cut"] { Look.menu("All") { MenuAction(name) {} } }
      }
    }
    #expect(report(on: alike) { $0.tap("All") }.hasSuffix(", number: 1)"))
    #expect(report(on: alike) { $0.expectValue("on", of: "Size") }.hasSuffix("number: 3)"))
    #expect(!report(on: alike) { $0.pick("S", in: "Size") }.contains("number: 1"))
    alike.expectValue("S", of: "Size", number: 1).expectValue("M", of: "Size", number: 2)
  }

  @Test func whatVoiceOverDoesIsDone() {
    let screen = TestScreen.rows {
      let stars = log.lines.compactMap { Int($0) }.last ?? 3
      Look.horizontal {
        Look.text("Mail").accessibilityActions {
          MenuAction("Archive") { log.add("archive") }
          MenuAction("Flag", isDisabled: true) { log.add("flag") }
        }
        Look.button("Send") { log.add("send") }
      }.accessibilityActions { MenuAction("Send") { log.add("send unseen") } }.id("mail")
      Look.text("\(stars) of 5").accessibility(label: "Rating", value: "\(stars) stars")
        .accessibilityAdjust { log.add("\(stars + $0)") }
      Look.vertical { Look.text("\(stars)").accessibilityActions { MenuAction("Hide") {} } }
        .accessibilityAdjust { log.add("step \($0)") }.id("plain").accessibilityLabel("Seats")
      Look.empty.accessibilityActions { MenuAction("Lost") { log.add("lost") } }
    }
    screen.tap("Archive").tap("Send").step("Rating", by: 2).expectValue("5 stars", of: "Rating")
      .step("Rating", by: -1).step("Seats", by: -1).expectVisible("Seats", in: "plain")
    expectEqual(log.lines, ["archive", "send", "4", "5", "4", "step -1"])
    expectEqual(screen.history.map(\.title).suffix(3), ["Raise Rating", "Lower Rating", "Lower 4"])
    let mistakes = ["mail", "Flag", "Archiv", "Lost", "Rating"].map { name in
      report(on: screen) { $0.tap(RowName(stringLiteral: name)) }
    }
    let all = #"there is tap("Send"), tap("Archive"), tap("Flag"), tap("Hide")"#
    #expect(
      mistakes + [report(on: screen) { $0.step("Rating", by: 0) }] == [
        "Stack 'mail' (…) must have an action for a tap (had none; 'onSelect' is missing, or nil in "
          + #"this state); in it there is tap("Send"), tap("Archive"), tap("Flag")"#,
        "'Flag' in Stack 'mail' (…) must be enabled (was disabled)",
        #"No button for 'Archiv'; near it is tap("Archive"); \#(all)"#,
        "No row for 'Lost'; rows are 'all/mail', 'all/#0.1', 'all/plain', 'all/#0.3'",
        #"No button for 'Rating'; it is a stepper, use step("Rating", by: 1); \#(all)"#,
        "'Rating' in Text '#0.1' (…) must change by at least one step (was 0)",
      ])
  }

  @Test func aHeadingIsAsGoodAsAHeader() {
    func problems(_ heading: Int?, isTapped: Bool = true) -> [Problem.Kind] {
      TestScreen.sections {
        Section("Fruits") {
          Look.horizontal {
            Look.text("Fruits").accessibility(heading: heading)
            Look.toggle("", isOn: true) { _ in }
          }.id("title").selectable(isTapped).onSelect {}
          for _ in 0..<2 { Look.text("Pears").id("pears") }
        }
      }.problems.map(\.kind)
    }
    #expect(problems(nil) == [.duplicateID, .titleAsID] && problems(2) == [.duplicateID])
    expectEqual(problems(2, isTapped: false), problems(nil), "the whole row is a switch")
  }
}

private struct CountedRow: LookModel, Identifiable {
  let id: Int, made: Log
  var look: some LookPart {
    let _ = MainActor.assumeIsolated { made.add("\(id)") }
    Look.text("Row \(id)")
  }

  static func == (left: CountedRow, right: CountedRow) -> Bool { left.id == right.id }
}
