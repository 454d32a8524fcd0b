import Foundation

@MainActor @Suite(.timedOnMain) struct LookProblemsTests {
  struct Wait: LookModel {
    var text = "a"
    var look: some LookPart {
      Look.horizontal(Look.text(text), Look.text("\(Date().timeIntervalSince1970)"))
    }
  }

  private struct Lucky: LookModel {
    var look: some LookPart { Look.text("a").size(width: .random(in: 1...1_000)) }
  }

  private struct Aged: ListEnvironmentKey { static let initial = false }

  private struct Aging: Screen {
    var isRead = true
    var body: some ScreenContent {
      Section("main") {
        if isRead, Look.environment[Aged.self] { Look.text("old") }
        Old()
      }
    }
  }

  private struct Old: LookModel {
    var look: some LookPart {
      Look.text(Look.environment[Aged.self] || Look.environment.rowState.isSelected ? "old" : "new")
    }
  }

  private func problems(@SectionBuilder _ rows: () -> some SectionContent) -> [String] {
    let rows = rows()
    return TestScreen.rows { rows }.problems.map { "\($0.kind): \($0.sentence)" }
  }

  @Test func aModelWithoutALookAndWithoutACell() {
    let screen = TestScreen.rows { TextLine(text: "a").onSelect {} }
    let found = failures { expectNoProblems(screen) }
    #expect(found.count == 1 && found[0].contains("Tests.TextLine'; register one before"))
    let looks = LookRegistry(.look(of: TextLine.self) { Look.text($0.text) })
    expectNoProblems(TestScreen(cells: .textLines) { ScreenOf { TextLine(text: "a") } })
    expectNoProblems(screen, cells: looks.audit(screen))
    expectEqual(failures { expectNoProblems(screen, cells: LookRegistry().audit(screen)) }.count, 1)
    expectEqual(problems { Look.button(" ") {}.id("b") }.count, 1, "a blank title")
  }

  @Test func aLookThatIsAnotherOneEachTime() {
    let wait = problems { Wait().id("x") }
    let start =
      "unstableContent: Look of Wait 'x' must be the same each time that it is made (was '"
    #expect(wait.count == 1 && wait[0].hasPrefix(start) && wait[0].contains("', then '"), "\(wait)")
    let lucky = problems { Lucky().id("x") }
    #expect(lucky.count == 1 && lucky[0].contains(" -> ") && problems { Old() } == [])
  }

  @Test func changesOfAStackNameWhatTheAppSaid() {
    func stack(_ spacing: Double, _ isNew: Bool = false) -> Look.Stack {
      Look.horizontal(spacing: spacing) { if isNew { Look.text("b") } else { Look.text("a") } }
    }
    func changes(to new: Look.Stack) -> [String] {
      ScreenSnapshot("s") { new.id("x") }
        .changeset(from: ScreenSnapshot("s") { stack(8).id("x") }).all.flatMap(\.differences)
    }
    expectEqual(changes(to: stack(16)), ["stack.spacing: 8.0 -> 16.0"])
    expectEqual(changes(to: stack(8, true)), [#"stack.parts[0].kind.text: "a" -> "b""#])
  }

  @Test func valuesOutOfTheirRange() {
    let found = problems {
      Look.slider("Volume", value: 4) { _ in }.id("a")
      Look.slider("Tempo", value: .nan, in: 1...2) { _ in }.id("b")
      Look.stepper("Guests", value: 12, in: 1...8) { _ in }.id("c")
      Look.horizontal { for _ in 0..<2 { Look.progress(40) } }.id("d")
      Look.progress(-.infinity, as: .circle).id("e")
      Look.slider("Right", value: 1) { _ in }.id("f")
      Look.stepper("Right", value: 8, in: 1...8, step: 3) { _ in }.id("g")
      Look.progress(1).id("h")
      for row in ["i", "j"] {
        Look.vertical(
          Look.slider("Low", value: -4) { _ in }, Look.slider("High", value: 9) { _ in }
        ).id(row)
      }
      Look.picker("Plan", ["Free"], selected: "Gold", as: .inline, name: { $0 }) { _ in }.id("k")
    }
    let range = "in Stack 'i' is set out of its range, 0.0...1.0"
    #expect(
      found == [
        "impossibleValue: 'Volume' in Setting 'a' is set out of its range, 0.0...1.0 (was 4.0)",
        "impossibleValue: 'Tempo' in Setting 'b' is set out of its range, 1.0...2.0 (was nan)",
        "impossibleValue: 'Guests' in Setting 'c' is set out of its range, 1...8 (was 12)",
        "impossibleValue: Progress in Stack 'd' must be from 0 to 1 (was 40.0)",
        "impossibleValue: Progress in Graphic 'e' must be from 0 to 1 (was -inf)",
        "impossibleValue: 'Low' \(range) (was -4.0), and 1 more of this statement",
        "impossibleValue: 'High' \(range) (was 9.0)",
        "impossibleValue: 'Plan' in Setting 'k' has a value that is not among its choices",
      ])
    let section = Section("main", header: Look.progress(2)) { Look.text("a") }
    let sentence = "Progress in Graphic 'header of main' must be from 0 to 1 (was 2.0)"
    expectEqual(TestScreen.sections { section }.problems.map(\.sentence), [sentence])
  }

  @Test func theEnvironmentIsReadByLooksAlone() {
    let found = TestScreen { Aging() }.problems
    let sentence = "Declaration of 'Aging' must not read 'Look.environment' (did)"
    expectEqual(found.map(\.sentence), [sentence])
    expectEqual(found.first?.remedy.contains("of a model that is a row, or"), true)
    expectNoProblems(TestScreen { Aging(isRead: false) })
  }

  @Test func imagesThatTheAppDoesNotHave() {
    let screen = TestScreen.rows {
      Look.horizontal { Look.image(.asset("leef"), dark: .asset("night")) }.id("a")
      Look.row("Leaf", image: .asset("leaf")).id("b")
      Look.button("Go", image: .asset("go")) {}.id("c")
      Look.image(.remote("https://x/y", placeholder: .asset("ground"))).decorative().id("d")
      Look.row("Star", image: .symbol("star")).id("e")
      Look.custom(1) { Look.drawing("Wave", svg: "<svg/>") }.id("f")
    }
    expectNoProblems(screen)
    expectNoProblems(screen, images: ["leef", "leaf", "night", "go", "ground"])
    let found = failures { expectNoProblems(screen, images: ["leaf"]) }.joined()
    for text in [
      "No image for 'night' in Stack 'a'", "No image for 'go' in Button 'c'",
      "No image for 'ground' in Graphic 'd'", "\n  Fix: add it to the app's catalogue",
    ] { #expect(found.contains(text), "\(found)") }
    let near = failures { expectNoProblems(screen, images: ["leaf", "night", "go", "ground"]) }
    #expect(near[0].contains("No image for 'leef' in Stack 'a'; near it is 'leaf'\n"))
    let chart = TestScreen.rows { Look.vertical { Look.drawing("A", svg: "<svg/>") }.id("a") }
    let sentence =
      "Drawing 'A' in Stack 'a' must be inside 'Look.custom' (was not, so only pictures show it)"
    expectEqual(chart.problems.map(\.sentence), [sentence])
    expectNoProblems(chart, images: ["A"])
  }

  @Test(arguments: [Look.PickerKind.menu, .segments, .wheel, .inline])
  func choicesOfOneName(_ kind: Look.PickerKind) {
    var size = 0
    let screen = TestScreen.rows {
      Look.picker("Size", [0, 1, 2], selected: size, as: kind, name: { $0 == 0 ? "S" : "M" }) {
        size = $0
      }.id("x")
    }
    let advice = "must have one choice 'M' (has 2); give each a name of its own"
    let (alike, start) =
      kind == .inline
      ? ("Two of Setting 'x' are a picker", "'Size' must be one picker (was 2)")
      : ("Two choices of 'Size' in Setting 'x' are", "'Size' in Setting 'x' (…) \(advice)")
    expectEqual(screen.problems.map(\.sentence), ["\(alike) called 'M'"])
    expectEqual(screen.problems.map(\.remedy), ["give each choice a name of its own"])
    let several = report(on: screen) { $0.pick("M", in: "Size") }
    let call = #"pick("M", in: "Size", of: "x", number: 2)"#
    #expect(several.hasPrefix(start) && several.hasSuffix(call) && size == 0, "\(several)")
    screen.pick("M", in: "Size", number: 2)
    expectEqual(size, 2)
    screen.pick("M", number: 1).pick("S")
    #expect(size == 0 && failures { screen.pick("M", in: "Size", number: 3) }.count == 1)
    screen.pick("M", in: "Size", number: 1)
    #expect(report(on: screen) { $0.pick("M", number: 1) }.hasSuffix("has 'M' picked already"))
  }

  @Test func itemsOfOneNameInMenus() {
    let log = Log()
    let items = ["1", "2"].map { text in MenuAction("Copy") { log.add(text) } }
    let screen = TestScreen.rows {
      Look.menu("More") { items }.id("x")
      Look.text("a").id("y").contextMenu { items }
    }
    let problem = "Two choices of 'More' in Button 'x' are called 'Copy'"
    expectEqual(screen.problems.map(\.sentence), [problem])
    screen.pick("Copy", in: "More", number: 2)
    expectEqual(log.take(), ["2"])
    let sentence =
      "Menu of Text 'y' (…) must have one item 'Copy' (has 2); give each a title of its own"
    #expect(report(on: screen) { $0.choose("y", "Copy") } == sentence && log.take() == [])
  }
}
