import Foundation

@testable import ScreenDSLTesting

/// What is wrong with looks, and with what is read where they are not made.
@MainActor @Suite(.timedOnMain) struct LookProblemsTests {
  private struct Plain: CellModel { var text = "a" }

  private struct Wait: LookModel {
    var text = "a"
    var look: some LookPart {
      Look.horizontal {
        Look.text(text)
        Look.text("\(Date().timeIntervalSince1970)")
      }
    }
  }

  private struct Lucky: LookModel {
    var look: some LookPart { Look.text("a").size(width: .random(in: 1...1_000)) }
  }

  private struct IsOld: ListEnvironmentKey { static let initial = false }

  private struct Aging: Screen {
    var isRead = true
    var body: some ScreenContent {
      Section("main") {
        if isRead, Look.environment[IsOld.self] { Look.text("old") }
        Old()
      }
    }
  }

  private struct Old: LookModel {
    var look: some LookPart {
      Look.text(
        Look.environment[IsOld.self] || Look.environment.rowState.isSelected ? "old" : "new")
    }
  }

  private func problems(@SectionBuilder _ rows: () -> some SectionContent) -> [String] {
    let rows = rows()
    return TestScreen.rows { rows }.problems.map { "\($0.kind): \($0.sentence)" }
  }

  @Test func aModelWithoutALookAndWithoutACell() {
    let screen = TestScreen.rows { Plain() }
    let found = failures { expectNoProblems(screen) }
    #expect(found.count == 1 && found[0].contains("LookProblemsTests.Plain'; register one before"))
    let looks = LookRegistry(.look(of: Plain.self) { Look.text($0.text) })
    expectNoProblems(TestScreen(cells: CellRegistry(looks: looks)) { ScreenOf { Plain() } })
    expectNoProblems(screen, cells: looks.audit(screen))
    #expect(failures { expectNoProblems(screen, cells: LookRegistry().audit(screen)) }.count == 1)
  }

  @Test func aLookThatIsAnotherOneEachTime() {
    let wait = problems { Wait().id("x") }
    #expect(wait.count == 1)
    #expect(
      wait[0].hasPrefix(
        "unstableContent: Look of Wait 'x' must be the same each time that it is made (was '"))
    #expect(wait[0].contains("', then '"))
    let lucky = problems { Lucky().id("x") }
    #expect(lucky.count == 1 && lucky[0].contains(" -> "))
    #expect(problems { Old() } == [])
  }

  @Test func valuesOutOfTheirRange() {
    let found = problems {
      Look.slider("Volume", value: 4) { _ in }.id("a")
      Look.slider("Tempo", value: .nan, in: 1...2) { _ in }.id("b")
      Look.stepper("Guests", value: 12, in: 1...8) { _ in }.id("c")
      Look.horizontal { Look.progress(40) }.id("d")
      Look.progress(-.infinity, as: .circle).id("e")
      Look.slider("Right", value: 1) { _ in }.id("f")
      Look.stepper("Right", value: 8, in: 1...8, step: 3) { _ in }.id("g")
      Look.progress(1).id("h")
    }
    #expect(
      found == [
        "impossibleValue: 'Volume' in Setting 'a' is set out of its range, 0.0...1.0 (was 4.0)",
        "impossibleValue: 'Tempo' in Setting 'b' is set out of its range, 1.0...2.0 (was nan)",
        "impossibleValue: 'Guests' in Setting 'c' is set out of its range, 1...8 (was 12)",
        "impossibleValue: Progress in Stack 'd' must be from 0 to 1 (was 40.0)",
        "impossibleValue: Progress in Graphic 'e' must be from 0 to 1 (was -inf)",
      ])
    let header = TestScreen {
      ScreenOfSections { Section("main", header: Look.progress(2)) { Look.text("a") } }
    }
    #expect(
      header.problems.map(\.sentence)
        == ["Progress in Graphic 'header of main' must be from 0 to 1 (was 2.0)"])
  }

  @Test func theEnvironmentIsReadByLooksAlone() {
    let found = TestScreen { Aging() }.problems
    #expect(
      found.map(\.sentence) == ["Declaration of 'Aging' must not read 'Look.environment' (did)"])
    #expect(found.first?.remedy.hasPrefix("read it in the 'look' of a model") == true)
    expectNoProblems(TestScreen { Aging(isRead: false) })
  }

  @Test func imagesThatTheAppDoesNotHave() {
    let screen = TestScreen.rows {
      Look.horizontal { Look.image(.asset("leef"), dark: .asset("night")) }.id("a")
      Look.row("Leaf", image: .asset("leaf")).id("b")
      Look.button("Go", image: .asset("go")) {}.id("c")
      Look.image(.remote("https://x/y", placeholder: .asset("ground"))).decorative().id("d")
      Look.row("Star", image: .symbol("star")).id("e")
    }
    expectNoProblems(screen)
    expectNoProblems(screen, images: ["leef", "leaf", "night", "go", "ground"])
    let found = failures { expectNoProblems(screen, images: ["leaf"]) }.joined()
    for text in [
      "No image for 'night' in Stack 'a'", "No image for 'go' in Button 'c'",
      "No image for 'ground' in Graphic 'd'", "\n  Fix: add it to the app's catalogue",
    ] { #expect(found.contains(text), "\(found)") }
    #expect(
      failures { expectNoProblems(screen, images: ["leaf", "night", "go", "ground"]) }[0]
        .contains("No image for 'leef' in Stack 'a'; near it is 'leaf'\n"))
  }

  /// The names of choices are counted where there are several of one.
  @Test(arguments: [Look.PickerKind.menu, .segments, .wheel, .inline])
  func choicesOfOneName(_ kind: Look.PickerKind) {
    var size = 0
    let screen = TestScreen.rows {
      Look.picker("Size", [0, 1, 2], selected: size, as: kind, name: { $0 == 0 ? "S" : "M" }) {
        size = $0
      }.id("x")
    }
    let sentences =
      kind == .inline
      ? ("Two of Setting 'x' are a picker called 'M'", "'Size' must be one picker (was 2)")
      : (
        "Two choices of 'Size' in Setting 'x' are called 'M'",
        "'Size' in Setting 'x' (…) must have one choice 'M' (has 2); give each a name of its own"
      )
    #expect(screen.problems.map(\.sentence) == [sentences.0])
    let several = report(on: screen) { $0.pick("M", in: "Size") }
    #expect(several.hasPrefix(sentences.1))
    #expect(several.hasSuffix(#"pick("M", in: "Size", of: "x", number: 2)"#))
    #expect(size == 0)
    screen.pick("M", in: "Size", number: 2)
    #expect(size == 2)
    screen.pick("M", number: 1).pick("S")
    #expect(size == 0)
    #expect(failures { screen.pick("M", in: "Size", number: 3) }.count == 1)
    screen.pick("M", in: "Size", number: 1)
    #expect(report(on: screen) { $0.pick("M", number: 1) }.hasSuffix("has 'M' picked already"))
  }

  @Test func itemsOfOneNameInMenus() {
    let log = Log()
    func items() -> [MenuAction] {
      ["1", "2"].map { text in MenuAction("Copy") { log.add(text) } }
    }
    let screen = TestScreen.rows {
      Look.menu("More") { for item in items() { item } }.id("x")
      Look.text("a").id("y").contextMenu { for item in items() { item } }
    }
    #expect(
      screen.problems.map(\.sentence) == ["Two choices of 'More' in Button 'x' are called 'Copy'"])
    screen.pick("Copy", in: "More", number: 2)
    #expect(log.take() == ["2"])
    #expect(
      report(on: screen) { $0.choose("y", "Copy") }
        == "Menu of Text 'y' (…) must have one item 'Copy' (has 2); give each a title of its own")
    #expect(log.take() == [])
  }
}
