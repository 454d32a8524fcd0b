@testable import ScreenDSLTesting

@MainActor func failure<State, Shown: Screen>(
  _ state: @autoclosure @escaping @MainActor () -> State, ways: Int = 0, steps: Int = 30,
  screen: @escaping @MainActor (State) -> Shown,
  rules: @MainActor (inout Exploration<State>) -> Void = { _ in }
) async -> String {
  await quietly { await explore(state(), ways: ways, steps: steps, screen: screen, rules: rules) }
    .failure ?? "nothing"
}

@MainActor func failure<State>(
  ofRows state: @autoclosure @escaping @MainActor () -> State, ways: Int = 0, steps: Int = 30,
  @SectionBuilder rows: @escaping @MainActor (State) -> some SectionContent,
  rules: @MainActor (inout Exploration<State>) -> Void = { _ in }
) async -> String {
  await failure(state(), ways: ways, steps: steps, screen: { ScreenOf(of: rows($0)) }, rules: rules)
}

extension TestScreen {
  var steps: [UserStep] {
    var known: [CellPlace: [UserStep]] = [:]
    return possibleSteps(on: seenItems(), &known, nil)
  }
}

@MainActor @Suite(.timedOnMain) struct PrintedTestTests {
  /// If the control takes the value, the row changes. So the printed test must allow changes of the row.
  @Test(arguments: [("B", ""), ("A", #", in: "both", number: 2"#)])
  func anotherControlOfTheRowTakesNoValue(other: String, place: String) async {
    let text = await failure(ofRows: Settings()) { settings in
      Look.horizontal {
        Look.toggle(other, isOn: settings.isOn[1], nil)
        Look.toggle("A", isOn: false) { _ in settings.isOn[1] = true }
      }.id("both")
    }
    let step = #".expectValue("on", of: "A"\#(place))"#
    #expect(text.contains("took it)") && text.contains(step), "\(text)")
  }

  @Test func aSwitchOfAnotherRowTakesNoValue() async {
    let text = await failure(ofRows: Settings()) { settings in
      Look.toggle("A", isOn: false) { _ in settings.isOn[1] = true }.id("a")
      Look.toggle("B", isOn: settings.isOn[1]) { settings.isOn[1] = $0 }.id("b")
    }
    #expect(text.contains("(Toggle 'b' took it)"), "\(text)")
    #expect(text.contains(#"$0.untouched("b")"#), "\(text)")
  }

  @Test func aFieldInAnotherCellHasLostTheKeyboard() async {
    let text = await failure(ofRows: Settings()) { settings in
      let field = Look.field("City", text: settings.city) { settings.city = $0 }
      if settings.city.hasSuffix("a") { Look.horizontal { field }.id(1) } else { field.id(1) }
    }
    #expect(text.hasPrefix("keyboard: ") && text.contains(#".expectFocus("City")"#), "\(text)")
  }

  /// An item of a menu cannot be chosen if a disabled item before it has the same title.
  @Test func whatAUserCanDoWithARowIsACall() {
    let screen = TestScreen.rows {
      Look.toggle("", isOn: false) { _ in }.id("hall")
      Look.text("a").id("a").swipeActions(SwipeAction("Mark") {}, SwipeAction("Mark") {})
        .contextMenu(
          items: { MenuAction("Move", children: [MenuAction("Box 7") {}]) }, onPreview: {})
      Look.menu("deck/1") { [MenuAction("Copy", isDisabled: true) {}, MenuAction("Copy") {}] }
      Container("deck", ItemShelf()) {
        for id in 1...2 { Look.text("\(id)").id(id).reorderable { _ in } }
      }
    }
    #expect(
      screen.steps.map(screen.source) == [
        #"turn("", on: true, in: "hall")"#, #"swipe("a", .trailing, "Mark")"#,
        #"swipe("a", .trailing, "Mark", number: 2)"#, #"choose("a", "Move", "Box 7")"#,
        #"choose("a")"#, #"reorder(.path("all/deck/1"), after: "deck/2")"#,
        #"reorder("deck/2", before: .path("all/deck/1"))"#,
      ])
    #expect(screen.steps[3].kind.hasSuffix(" menu item 1"))
  }

  @Test func aBugThatDoesNotComeBackIsReported() async {
    let counter = Counter()
    let text = await failure(ofRows: 0) { _ in
      if counter.value < 2 { Look.button("A") {} } else { Look.text("a") }
    } rules: {
      $0.check("not twice") { _, _ in counter.next != 2 }
    }
    let end = "1 is needed (systematic way 1); it did not come back when the steps were taken again"
    #expect(text.hasPrefix("not twice: ") && text.contains(end), "\(text)")
    #expect(!text.contains("screen.tap("), "\(text)")
  }

  @Test func whatATaskDoesUnseenComesBack() async {
    let text = await failure(ofRows: MailBox()) { box in
      Look.button("Archive") { Task { box.archived += 1 } }
    } rules: {
      $0.check("none") { box, _ in box.archived == 0 }
    }
    #expect(text.contains("await screen.finish()\n    #expect(state.archived == 0)"), "\(text)")
    let later = await failure(ofRows: MailBox()) { box in
      Look.toggle("Up", isOn: box.isAscending) { up in
        box.isAscending = up
        Task { box.archived += 1 }
      }.onDisplay { Task { box.archived += 1 } }
      Look.button("Count") { box.query = "\(box.archived) archived" }
      Look.text(box.query)
    } rules: {
      $0.check("none") { box, _ in !box.query.hasPrefix("2") }
    }
    expectEqual(later.matches(of: /finish\(\)\n    screen\.(turn|tap)/).count, 2, "\(later)")
    let box = MailBox()
    await TestScreen.rows { Look.button("Archive") { Task { box.archived += 1 } } }.tap("Archive")
      .finish()
    expectEqual(box.archived, 1)
  }

  @Test(arguments: [
    (#"check("rule", { box, _ in box.isOn })"#, "state.isOn"),
    ("check(\"rule\") { box, _ in\nreturn box.isOn }", "{ return state.isOn }()"),
    ("check() { let a = await $0.b; $0.a(a) }", "await { let a = await state.b; state.a(a) }()"),
  ]) func aCheckIsPrintedAsAnExpression(check: String, expression: String) throws {
    let sandbox = Sandbox()
    try sandbox.write("explore(Box(), cells: cells, options: o) { screen in screen }\n\(check)\n")
    let printed = PrintedTest(sandbox.site(line: 1), ["rule": sandbox.site(line: 2)])
    let event = printed.line(of: UserStep(kind: "event 'rule'", title: "rule"), .rows {})
    expectEqual(event.contains("\(expression); screen.update()"), check.contains("await "))
    var problem = BrokenRule("")
    problem.rule = "rule"
    let test = printed.test(of: problem, [], "", isLow: true)
    let screen = "TestScreen(cells: cells, options: o) { state }"
    #expect(test.contains("\(screen)\n    #expect(\(expression))\n"), "\(test)")
  }

  /// A count is that of the outermost list, where other rows can change, too.
  @Test func anExpectationOfARowOrOfOneOfSeveralControlsNamesTheRow() async {
    let control = await failure(ofRows: 0) { _ in
      for id in ["hall", "attic"] { Look.toggle("On", isOn: false) { _ in }.id(id) }
    }
    #expect(control.contains(#".expectValue("on", of: "On", in: ""#), "\(control)")
    let inContainer = await failure(ofRows: 0) { _ in
      Container("deck", Chips()) {
        for id in 0..<2 { Look.stepper("Number", value: 3, in: 0...9) { _ in }.id(id) }
      }
    }
    #expect(inContainer.contains(#"$0.reconfigured("deck/"#), "\(inContainer)")
    let removed = await failure(TaskList(.deletesNext)) { TaskScreen(list: $0) }
    #expect(removed.contains("(was removed instead of '"), "\(removed)")
    #expect(removed.contains("$0.untouched("), "\(removed)")
  }
}
