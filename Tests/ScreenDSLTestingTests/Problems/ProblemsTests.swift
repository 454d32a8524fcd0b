@MainActor @Suite(.timedOnMain) struct ProblemsTests {
  private struct Item: CellModel, Identifiable { var id: Int, text = "" }

  private let churn = "identityChurn: Row ID of", counter = Counter()
  private let select: @MainActor @Sendable () -> Void = {}
  private func place(_ line: Int) -> String { "ScreenDSLTestingTests/ProblemsTests.swift:\(line)" }
  private func summary(_ all: [Problem]) -> [String] { all.map { "\($0.kind): \($0.sentence)" } }

  @Test func onlyOneFieldMayWantTheFocus() {
    func form(_ isSecond: Bool) -> TestScreen {
      TestScreen.rows {
        Look.field("Mail", text: "") { _ in }.focused(true) { _ in }.id("mail")
        Look.field("Code", text: "") { _ in }.focused(isSecond) { _ in }.id("code")
      }
    }
    let both = "'Mail' in Field 'mail' and 'Code' in Field 'code'"
    let sentence = "sharedFocus: Focus must be wanted by one field (was by \(both))"
    expectEqual(summary(form(true).expectFocus("Mail").problems), [sentence])
    expectNoProblems(form(false))
  }

  @Test func issuesOfIDsComeFirst() {
    struct Advert: CellModel, Identifiable { let id: Int }
    let line = #line + 6
    let screen = ScreenSnapshot([
      Section("main") {
        Item(id: 1)
        Advert(id: 1)
        TextLine(text: "b").id("x")
        TextLine(text: "c").id("x")
        for text in ["a", "b"] { TextLine(text: text) }
      }, Section("main", header: TextLine(text: "Title")) {}, Section("empty") {},
      Section("row", header: TextLine(text: "Fold").onSelect {}) {},
      Section("cell", header: TextLine(text: "Fold", onTap: Handler {})) {},
    ])
    let all = screen.problems()
    expectEqual(all.map(\.kind), [.duplicateID, .loopWithoutID, .duplicateID, .headerWithoutRows])
    #expect(all[0].source == place(line) && all[0].cost.hasPrefix("when one of them goes"))
    #expect(all[3].sentence.hasPrefix("No rows below header 'TextLine' of section 'main"))
  }

  @Test func equalRowsOfASkeletonNeedNoIDs() {
    func kinds(_ texts: [String], isSelectable: Bool = false) -> [Problem.Kind] {
      ScreenSnapshot("main") {
        for text in texts { TextLine(text: text).onSelect(isSelectable ? select : nil) }
      }.problems().map(\.kind)
    }
    #expect(kinds(["", "", ""]) == [] && kinds(["", "", "a"]) == [.loopWithoutID])
    expectEqual(kinds([""]), [.loopWithoutID], "one row says nothing of the others")
    expectEqual(kinds(["", ""], isSelectable: true), [.loopWithoutID])
  }

  @Test func identityChurn() {
    func list(_ start: Int, _ text: String = "a") -> ScreenSnapshot {
      ScreenSnapshot("main") {
        Container("shelf", ItemShelf()) {
          for number in start..<start + 3 { Item(id: number, text: text).onSelect {} }
        }
      }
    }
    let new = list(10)
    let problems = new.problems(of: new.changeset(from: list(0)))
    let ids = "(was 'shelf/0', now 'shelf/10'), and 2 more of this statement"
    expectEqual(summary(problems), ["\(churn) 'Item' must stay while the content does \(ids)"])
    #expect(problems[0].remedy.hasPrefix("take the ID from the data"))
    #expect(new.problems(of: new.changeset(from: list(0, "b"))) == [] && new.problems() == [])
  }

  @Test func churnFromOneSectionOrBranchToAnotherNamesBoth() {
    func problems(_ screen: (Int) -> ScreenSnapshot) -> [Problem] {
      screen(2).problems(of: screen(2).changeset(from: screen(1)))
    }
    let sections = problems { today in
      ScreenSnapshot(
        (1...2).map { day in
          Section(day) {
            Item(id: 0)
            if day == today { TextLine(text: "now") }
          }
        })
    }
    let ids = "(was '1/#1a', now '2/#1a')"
    expectEqual(summary(sections), ["\(churn) 'TextLine' must stay while the content does \(ids)"])
    let branches = problems { number in
      ScreenSnapshot("s") { if number == 1 { Look.spinner } else { Look.spinner.task {} } }
    }
    #expect(branches.map(\.kind) == [.identityChurn] && branches[0].remedy.hasPrefix("give it an"))
    let page = { (page: Int) in ScreenSnapshot("a") { Look.spinner.id(page).task {} } }
    expectEqual(problems(page), [], "the task runs again")
    let unstable = Problem.instability(page(2).changeset(from: page(1)))
    expectEqual(unstable.map(\.kind), [.identityChurn])
  }

  @Test func sectionsOfALoopTakeOverTheContentOfOthers() {
    var titles = ["a", "b"]
    let screen = TestScreen.sections {
      for title in titles { Section(header: title) { Look.text(title).id(title) } }
    }
    func found(_ new: String...) -> [Problem] {
      titles = new
      return screen.update().problems
    }
    #expect(found("a", "b", "c") == [] && found("a", "b") == [] && found("b", "a") == [])
    let problem = found("a").first
    #expect(problem?.kind == .loopWithoutID && problem?.remedy.contains("group.id") == true)
  }

  @Test func rowsThatAreOnlyAlikeAreTwo() {
    struct Wide: CellModel, Identifiable { var id: Int, first = "a", second = "b", third: String }
    func problems(_ text: String) -> [Problem] {
      let old = ScreenSnapshot("main") { Wide(id: 1, third: "c") }
      let new = ScreenSnapshot("main") { Wide(id: 2, third: text) }
      return new.problems(of: new.changeset(from: old))
    }
    #expect(problems("d") == [] && problems("c").count == 1)
  }

  @Test func silentRows() {
    let line = #line + 2
    let screen = ScreenSnapshot("main") {
      for number in 1...3 { Item(id: number).onSelect {} }
      Item(id: 9, text: "text").onSelect {}
      TextLine(text: "")
    }
    let problems = screen.problems { ($0.model as? Item)?.text ?? " " }
    let sentence = "missingLabel: No accessibility label for Item '1', which can be tapped"
    expectEqual(summary(problems), ["\(sentence), and 2 more of this statement"])
    expectEqual(problems.first?.source, place(line))
    for label in [nil, " "] { expectEqual(screen.problems { _ in label }.count, 2) }
    expectEqual(screen.problems(), [])
    let star = Look.image(.symbol("star"))
    let stars = TestScreen.sections {
      Section("a", header: star.onSelect {}) {
        for label in ["one", " "] { star.onSelect {}.accessibilityLabel(label).id(label) }
        star.onSelect {}.id(3)
      }
    }
    expectEqual(stars.problems.map(\.kind), [.missingLabel, .missingLabel, .missingLabel])
  }

  @Test func sectionsWhoseIDsReadLikeTitles() {
    func found(_ ids: [String], header: TextLine? = nil, footer: TextLine? = nil) -> [Problem] {
      ScreenSnapshot(
        ids.map { Section($0, header: header, footer: footer) { TextLine(text: "a") } }
      ).problems()
    }
    let titles = ["Alerts", "Your orders", "Äpfel"]
    let problems = found(titles + ["alerts", "main", "Alerts 2", "A-1", ""])
    let told = titles.map { "titleAsID: No header for section '\($0)', whose ID reads like one" }
    expectEqual(summary(problems), told)
    #expect(problems[0].remedy.contains("'header:'") && problems[0].source != nil)
    expectEqual(found(["Alerts", "Alerts"]).filter { $0.kind == .titleAsID }.count, 1)
    let line = TextLine(text: "Alerts")
    expectEqual(found(titles, header: line) + found(titles, footer: line), [])
  }

  @Test func whatIsNotTheSameWhenEvaluatedTwice() {
    let line = #line + 4
    var screen: TestScreen?
    let found = failures {
      screen = TestScreen.rows {
        TextLine(text: "\(counter.next)").id("x")
        if counter.next.isMultiple(of: 3) { TextLine(text: "third").id("y") }
      }
    }
    expectEqual(found.count, 1)
    for (line, text) in [
      (line, "'x' must show the same while nothing changes (was text:"),
      (line + 1, "'y' must be where it was while nothing changes (was "),
    ] { expectEqual(found.first?.contains("\n\(place(line)): \(text)"), true) }
    expectEqual(failures { screen?.update() }, [], "told twice")
    expectEqual(screen?.problems.contains { $0.kind == .unstableContent }, true)
    let (old, new) = (textScreen("a", "b"), textScreen("a"))
    let changes = [old.changeset(from: new), new.changeset(from: old)]
    let sentences = changes.flatMap { Problem.instability($0).map(\.sentence) }
    let start = "'1' must be where it was while nothing changes (was"
    expectEqual(sentences, ["\(start) new)", "\(start) missing)"])
    let screens = [["s"], ["s", "t"]].map { ids in
      ScreenSnapshot(ids.map { id in Section(id) { TextLine(text: "a").id(id) } })
    }
    let section = Problem.instability(screens[1].changeset(from: screens[0]))
    expectEqual(section.map { $0.sentence.hasSuffix("(was new)") }, [true], "a section came")
  }

  @Test func problemsOfTwoModelsInOneLineAreTwoAndAllFindingsAreOneFailure() {
    var group = ProblemGroup(.missingLabel)
    for model in ["A", "B"] { group.add("No label for \(model)", model, at: "File.swift:1") }
    expectEqual(group.problems.map(\.sentence), ["No label for A", "No label for B"])
    let snapshot = ScreenSnapshot("main") { for _ in 1...2 { TextLine(text: "a").onSelect {} } }
    let found = failures { expectNoProblems(snapshot, label: { _ in nil }) }
    expectEqual(found.map { $0.split(separator: "\n").count }, [6])
  }

  @Test func referencesAndUpdatesOfContentThatChangesByItselfFail() {
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
    for result in found { expectEqual(result.count { $0.contains(text) }, 1) }
  }

  @Test func contentThatChangesByItselfIsNoLackOfDependencies() {
    var screen: TestScreen?
    let found = failures {
      screen = TestScreen.sections {
        Section("main", dependsOn: 1) { TextLine(text: "\(counter.next)").id("x") }
      }
    }.joined()
    #expect(found.contains("'x' must show the same while nothing changes"))
    #expect(!found.contains("dependsOn' of"))
    expectEqual(failures { screen?.update() }, [], "nor where the block is skipped")
    _ = TestScreen.rows {
      TextLine(text: "\(counter.value)").id("x").onDisplay { counter.value += 1 }
    }
  }

  @Test(arguments: ["Section", "List"]) func idsMadeInTheBuilder(_ kind: String) {
    let screen = TestScreen.sections {
      let id = counter.value == 0 ? 0 : counter.next
      Section(kind == "Section" ? id : 0) { TextLine(text: "a").id("a") }
        .listID(kind == "List" ? id : 0)
    }
    counter.value = 1
    #expect(summary(screen.problems).joined().hasPrefix("identityChurn: \(kind) ID must stay "))
  }

  @Test func aBlockThatIsNotEvaluatedThoughItShould() {
    let line = #line + 4
    let screen = TestScreen.sections(cells: .textLines) {
      let (text, isNew) = ("\(counter.value)", counter.value > 0)
      Section("right", dependsOn: 1) { TextLine(text: "same").id("x") }
      Section("main", dependsOn: 1) { TextLine(text: text).id("x") }
      // Newer closures are taken over in skipped blocks; whether there is one at all is not.
      Section("tap", dependsOn: 1) { TextLine(text: "a").id("y").onSelect(isNew ? select : nil) }
    }
    expectNoProblems(screen)
    counter.value = 7
    let update = failures { screen.update() }
    expectEqual(Set(screen.problems.map(\.kind)), [.incompleteDependency])
    for text in [
      #"row 'x' was old: text: "0" -> "7""#, "row 'y' was old: handler onSelect appeared",
      "'dependsOn' of section 'tap' must", place(line),
    ] { #expect(update.count == 1 && update[0].contains(text), "\(update)") }
    let stale = screen.snapshot
    let found = failures { expectScreen(stale, record: .never) { stale.description } }.joined()
    #expect(found.contains("'dependsOn' of section 'main' must name all that its rows show"))
    #expect(!found.contains("'right' must") && screen.lastUpdate.isEmpty)
    func shelf(_ text: String, after old: ScreenSnapshot? = nil) -> ScreenSnapshot {
      let shelf = Container("shelf", ItemShelf(), dependsOn: 1) { TextLine(text: text).id("x") }
      return ScreenSnapshot(Section("main") { shelf }, reusing: old)
    }
    let inside = summary(shelf("b", after: shelf("a")).incompleteDependencies { _ in false })
    expectEqual(inside.map { $0.contains("of container 'shelf' must name all") }, [true])
    #expect(inside.allSatisfy { $0.contains(#"row 'x' was old: text: "a" -> "b""#) }, "\(inside)")
  }
}

final class Counter: @unchecked Sendable {
  // Unchecked because only tests on the main actor use it.
  var value = 0
  var next: Int {
    value += 1
    return value
  }
}
