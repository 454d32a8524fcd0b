@testable import ScreenDSLTesting

/// What works on a screen, but costs something.
@MainActor @Suite(.timedOnMain) struct ProblemsTests {
  private struct Item: CellModel, Identifiable {
    let id: Int
    var text = ""
  }

  private func screen(@SectionBuilder _ rows: () -> some SectionContent) -> ScreenSnapshot {
    ScreenSnapshot(Section("main") { rows() })
  }

  private func place(_ line: Int) -> String { "ScreenDSLTestingTests/ProblemsTests.swift:\(line)" }

  private func summary(_ problems: [Problem]) -> [String] {
    problems.map { "\($0.kind): \($0.sentence)" }
  }

  @Test func aGoodScreenHasNone() {
    let screen = screen {
      TextLine(text: "a")
      TextLine(text: "a")
      for number in 1...3 { Item(id: number).onSelect {} }
    }
    #expect(screen.problems(of: screen.changeset(from: screen), label: { _ in "label" }) == [])
    expectNoProblems(screen)
  }

  @Test func onlyOneFieldMayWantTheFocus() {
    struct Form: Screen {
      var isFirst = true
      var isSecond = true
      var body: some ScreenContent {
        Look.field("Mail", text: "") { _ in }.focused(isFirst) { _ in }.id("mail")
        Look.field("Code", text: "") { _ in }.focused(isSecond) { _ in }.id("code")
      }
    }
    let screen = TestScreen { Form() }.expectFocus("Mail")
    #expect(
      summary(screen.problems) == [
        "sharedFocus: Focus must be wanted by one field (was by 'Mail' in Field 'mail' and 'Code' in Field 'code')"
      ])
    expectNoProblems(TestScreen { Form(isSecond: false) })
  }

  @Test func issuesOfIDsComeFirst() {
    struct Advert: CellModel, Identifiable { let id: Int }
    let line = #line + 7
    let screen = ScreenSnapshot([
      Section("main") {
        Item(id: 1)
        // An ID of two types may be meant.
        Advert(id: 1)
        TextLine(text: "b").id("x")
        TextLine(text: "c").id("x")
        for text in ["a", "b"] { TextLine(text: text) }
      }, Section("main", header: TextLine(text: "Title")) {},
    ])
    let problems = screen.problems()
    #expect(
      problems.map(\.kind) == [.duplicateID, .loopWithoutID, .duplicateID, .headerWithoutRows])
    #expect(problems[0].source == place(line))
    #expect(problems[0].cost.hasPrefix("when one of them goes"))
  }

  @Test func equalRowsOfASkeletonNeedNoIDs() {
    func kinds(_ texts: [String], isSelectable: Bool = false) -> [Problem.Kind] {
      let select: @MainActor @Sendable () -> Void = {}
      return screen {
        for text in texts { TextLine(text: text).onSelect(isSelectable ? select : nil) }
      }.problems().map(\.kind)
    }
    #expect(kinds(["", "", ""]) == [])
    #expect(kinds(["", "", "a"]) == [.loopWithoutID])
    #expect(kinds([""]) == [.loopWithoutID], "one row says nothing of the others")
    #expect(kinds(["", ""], isSelectable: true) == [.loopWithoutID])
  }

  @Test func identityChurn() {
    func list(_ start: Int, _ text: String = "a") -> ScreenSnapshot {
      screen {
        Container("shelf", ItemShelf()) {
          for number in start..<start + 3 { Item(id: number, text: text).onSelect {} }
        }
      }
    }
    let new = list(10)
    let problems = new.problems(of: new.changeset(from: list(0)))
    #expect(
      summary(problems) == [
        "identityChurn: Row ID of 'Item' must stay while the content does "
          + "(was 'shelf/0', now 'shelf/10'), and 2 more of this statement"
      ])
    #expect(problems[0].remedy.hasPrefix("take the ID from the data"))
    #expect(new.problems(of: new.changeset(from: list(0, "b"))) == [])
    #expect(new.problems() == [])
  }

  @Test func churnFromOneSectionToAnotherNamesBoth() {
    func screen(_ today: Int) -> ScreenSnapshot {
      ScreenSnapshot(
        (1...2).map { day in
          Section(day) {
            Item(id: 0)
            if day == today { TextLine(text: "now") }
          }
        })
    }
    let problems = screen(2).problems(of: screen(2).changeset(from: screen(1)))
    #expect(
      summary(problems) == [
        "identityChurn: Row ID of 'TextLine' must stay while the content does "
          + "(was '1/#1a', now '2/#1a')"
      ])
  }

  @Test func rowsThatAreOnlyAlikeAreTwo() {
    struct Wide: CellModel, Identifiable {
      let id: Int
      var first = "a"
      var second = "b"
      var third: String
    }
    func list(_ id: Int, _ text: String) -> ScreenSnapshot { screen { Wide(id: id, third: text) } }
    func problems(_ text: String) -> [Problem] {
      let new = list(2, text)
      return new.problems(of: new.changeset(from: list(1, "c")))
    }
    #expect(problems("d") == [])
    #expect(problems("c").count == 1)
  }

  @Test func rowsOfTwoBranchesThatShowTheSame() {
    func list(_ isFirst: Bool) -> ScreenSnapshot {
      screen { if isFirst { TextLine(text: "a") } else { TextLine(text: "a") } }
    }
    let problems = list(true).problems(of: list(true).changeset(from: list(false)))
    #expect(problems.map(\.kind) == [.identityChurn])
    #expect(problems[0].remedy.hasPrefix("give it an 'id(_:)'"))
  }

  @Test func silentRows() {
    let line = #line + 2
    let screen = screen {
      for number in 1...3 { Item(id: number).onSelect {} }
      Item(id: 9, text: "text").onSelect {}
      TextLine(text: "")
    }
    let problems = screen.problems { ($0.model as? Item)?.text ?? " " }
    #expect(
      summary(problems) == [
        "missingLabel: No accessibility label for Item '1', which can be tapped, and 2 more "
          + "of this statement"
      ])
    #expect(problems.first?.source == place(line))
    #expect(screen.problems { _ in nil }.count == 2)
    #expect(screen.problems { _ in " " }.count == 2)
    #expect(screen.problems() == [])
  }

  @Test func headersWithoutRows() {
    let isShown = false
    let line = #line + 3
    let screen = TestScreen(cells: .textLines) {
      ScreenOfSections {
        Section("empty", header: TextLine(text: "Title")) { if isShown { TextLine(text: "a") } }
      }
    }
    #expect(
      screen.problems.map(\.explanation) == [
        """
        \(place(line)): No rows below header 'TextLine' of section 'empty'
          Cost: users read a heading of nothing
          Fix: declare the section only if it has rows, or add one that says why not
        """
      ])
    #expect(ScreenSnapshot(Section("empty") {}).problems() == [])
  }

  @Test func sectionsWhoseIDsReadLikeTitles() {
    func screen(_ ids: [String], header: TextLine? = nil, footer: TextLine? = nil) -> ScreenSnapshot
    {
      ScreenSnapshot(
        ids.map { Section($0, header: header, footer: footer) { TextLine(text: "a") } })
    }
    let titles = ["Alerts", "Your orders", "Äpfel"]
    let problems = screen(titles + ["alerts", "main", "Alerts 2", "A-1", ""]).problems()
    #expect(
      summary(problems)
        == titles.map { "titleAsID: No header for section '\($0)', whose ID reads like one" })
    #expect(problems[0].remedy.contains("'header:'") && problems[0].source != nil)
    #expect(screen(["Alerts", "Alerts"]).problems().filter { $0.kind == .titleAsID }.count == 1)
    let line = TextLine(text: "Alerts")
    #expect(screen(titles, header: line).problems() + screen(titles, footer: line).problems() == [])
  }

  @Test func rowsInsideContainersHaveTheCellsOfTheirList() {
    let inner = CellRegistry<HeadlessList>(
      .class(HeadlessPlaceholderCell.self, showing: Item.self) { _, _, _ in })
    func problems(_ cells: CellRegistry<HeadlessList>?) -> [Problem] {
      TestScreen(cells: CellRegistry(.container(ItemShelf.self, cells: cells))) {
        ScreenOf { Container("shelf", ItemShelf()) { Item(id: 1) } }
      }.problems
    }
    #expect(problems(inner) == [])
    #expect(problems(nil).map(\.kind) == [.missingCell])
  }

  @Test func whatIsNotTheSameWhenEvaluatedTwice() {
    let counter = Counter()
    let line = #line + 5
    var screen: TestScreen?
    let found = failures {
      screen = TestScreen {
        ScreenOf {
          TextLine(text: "\(counter.next)").id("x")
          if counter.next.isMultiple(of: 3) { TextLine(text: "third").id("y") }
        }
      }
    }
    #expect(found.count == 1)
    for (line, text) in [
      (line, "'x' must show the same while nothing changes (was text:"),
      (line + 1, "'y' must be where it was while nothing changes (was "),
    ] { #expect(found.first?.contains("\n\(place(line)): \(text)") == true) }
    #expect(failures { screen?.update() } == [], "told twice")
    #expect(screen?.problems.contains { $0.kind == .unstableContent } == true)
  }

  @Test func rowsThatComeAndGoByThemselvesAreNamed() {
    func list(_ isFirst: Bool) -> ScreenSnapshot {
      screen {
        if isFirst { TextLine(text: "a").id("a") }
        TextLine(text: "b").id("b")
        if !isFirst { TextLine(text: "c").id("c") }
      }
    }
    let found = Problem.instability(list(false).changeset(from: list(true)))
    #expect(
      found.map(\.sentence) == [
        "'a' must be where it was while nothing changes (was missing)",
        "'c' must be where it was while nothing changes (was new)",
      ])
  }

  @Test func referencesAndUpdatesOfContentThatChangesByItselfFail() {
    let counter = Counter()
    struct Counting: Screen {
      let counter: Counter
      var body: some ScreenContent {
        Section("main", header: TextLine(text: "\(counter.next)")) { TextLine(text: "a").id("a") }
      }
    }
    let screen = Counting(counter: counter)
    let text = "Section 'main' must show the same while nothing changes (was header"
    let found = [
      failures { expectScreen(screen, as: .textLines, record: .never) { "a a" } },
      updateFailures(from: screen, to: screen, allowingOthers: true) { _ in },
    ]
    for result in found { #expect(result.count { $0.contains(text) } == 1) }
  }

  @Test func contentThatChangesByItselfIsNoLackOfDependencies() {
    let counter = Counter()
    var screen: TestScreen?
    let found = failures {
      screen = TestScreen {
        ScreenOfSections {
          Section("main", dependsOn: 1) { TextLine(text: "\(counter.next)").id("x") }
        }
      }
    }
    #expect(found.first?.contains("'x' must show the same while nothing changes") == true)
    #expect(found.first?.contains("dependsOn' of") == false)
    #expect(failures { screen?.update() } == [], "nor where the block is skipped")
  }

  @Test func whatADisplayChangesIsNoContentThatChangesByItself() {
    let counter = Counter()
    let found = failures {
      _ = TestScreen {
        let value = counter.value
        return ScreenOf { TextLine(text: "\(value)").id("x").onDisplay { counter.value += 1 } }
      }
    }
    #expect(found == [])
  }

  @Test func sectionsWithIDsMadeInTheBuilder() {
    let counter = Counter()
    let screen = TestScreen {
      ScreenOfSections {
        Section(counter.isCounting ? counter.next : 0) { TextLine(text: "a").id("a") }
      }
    }
    counter.isCounting = true
    #expect(
      summary(screen.problems).first?.hasPrefix("identityChurn: Section ID must stay while") == true
    )
  }

  @Test func aBlockThatIsNotEvaluatedThoughItShould() {
    let store = Counter()
    let screen = TestScreen(cells: .textLines) {
      let text = "\(store.value)"
      return ScreenOfSections {
        Section("right", dependsOn: 1) { TextLine(text: "same").id("x") }
        Section("main", dependsOn: 1) { TextLine(text: text).id("x") }
      }
    }
    expectNoProblems(screen)
    store.value = 7
    #expect(failures { screen.update() }.count == 1)
    let stale = screen.snapshot
    let found = failures { expectScreen(stale, record: .never) { stale.description } }
    #expect(found.count == 1)
    #expect(
      found.first?.contains("'dependsOn' of section 'main' must name all that its rows show")
        == true)
    #expect(found.first?.contains("'right' must") == false)
    #expect(screen.lastUpdate.isEmpty)
  }

  @Test func allFindingsAreOneFailure() {
    let snapshot = screen { for text in ["a", "b"] { TextLine(text: text).onSelect {} } }
    let found = failures { expectNoProblems(snapshot, label: { _ in nil }) }
    #expect(found.count == 1)
    #expect(found.first?.split(separator: "\n").count == 6)
  }
}

/// A number that changes by being read.
private final class Counter: @unchecked Sendable {
  // Unchecked because only tests on the main actor use it.
  var value = 0
  var isCounting = false

  var next: Int {
    value += 1
    return value
  }
}

/// Rows that say themselves what assistive technologies say of them.
@MainActor @Suite(.timedOnMain) struct RowLabelTests {
  /// Of rows that show nothing that could be read out.
  private static let looks = LookRegistry(
    .look(of: DrivenScreen.Line.self) { _ in Look.image(.symbol("star")) })

  private func screen(_ labels: [String?]) -> TestScreen {
    let rows = ScreenOf {
      for (index, label) in labels.enumerated() {
        if let label {
          DrivenScreen.Line(text: "\(index)").id(index).onSelect {}.accessibilityLabel(label)
        } else {
          DrivenScreen.Line(text: "\(index)").id(index).onSelect {}
        }
      }
    }
    return TestScreen(cells: CellRegistry(looks: Self.looks)) { rows }
  }

  @Test func aRowWithALabelIsNotSilent() {
    #expect(screen(["one", nil, " "]).problems.filter { $0.kind == .missingLabel }.count == 2)
    #expect(screen(["one", "two"]).problems.filter { $0.kind == .missingLabel }.isEmpty)
    let snapshot = screen(["one", nil]).snapshot
    #expect(snapshot.problems(label: { _ in nil }).count { $0.kind == .missingLabel } == 1)
  }
}
