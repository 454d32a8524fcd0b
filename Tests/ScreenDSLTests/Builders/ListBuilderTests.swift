@Suite(.timed) struct ListBuilderTests {
  private func ids(@SectionBuilder _ rows: () -> some SectionContent) -> [String] {
    ScreenSnapshot("s", rows: rows).ids
  }

  @Test(arguments: [(true, "#1aa"), (false, "#1ba")])
  func anIfIsThePlaceOfItsFirstBranch(hasElse: Bool, id: String) {
    let ids = ids {
      Label()
      if hasElse { if true { Label() } else { Label() } } else { if true { Label() } }
    }
    expectEqual(ids, ["#0", id])
  }

  /// Up to ten statements have a parameter each, more a parameter pack. An optional one without a row still counts.
  @Test func aBlockNumbersItsStatements() {
    #expect(ids { Label() } == ["#0"] && ids { if true { Label() } } == ["#0a"])
    expectEqual(ids { [nil, Optional(Label())].id("g") }, ["g#0[1]a"])
    expectEqual(ids { do { for _ in 0..<2 { [Label()] } } }, ["#0[0][0]", "#0[1][0]"])
    let few = ids {
      Label()
      do {
        Label()
        Label()
      }
      do { Label() }
    }
    expectEqual(few, ["#0", "#1.0", "#1.1", "#2"])
    let many = ids {
      Label()
      Label()
      Label()
      Label()
      Label()
      Label()
      Label()
      Label()
      nil as Label?
      Label()
      Label()
      Label()
    }
    expectEqual(many, (0..<12).filter { $0 != 8 }.map { "#\($0)" })
  }

  @Test(arguments: [(0, "#0aa"), (1, "#0ab"), (2, "#0ba"), (3, "#0bb")])
  func theBranchesOfASwitchAreDifferentRows(number: Int, id: String) {
    let ids = ids {
      switch number {
      case 0: Label(text: 1)
      case 1: Label(text: 1)
      case 2: Label(text: 1)
      default: Label(text: 1)
      }
      Label(text: 2)
    }
    expectEqual(ids, [id, "#1"])
  }

  @Test(arguments: [0, 1, 2, 15, 16, 17, 40, 1_024, 1_025, 2_500])
  func loopsOfAnyLengthGiveTheSameRows(count: Int) {
    let models = ScreenSnapshot(Section("s") { for number in 0..<count { Label(text: number) } })
    let rows = ScreenSnapshot(Section("s") { for number in 0..<count { Row(Label(text: number)) } })
    #expect(models == rows && models.description == rows.description)
    expectEqual(models.ids, (0..<count).map { "#0[\($0)]" })
    let all = ids { for row in [Row(Price(text: 1))] + rows.sections[0].rows { row } }
    expectEqual(all, ["#0[0]"] + rows.ids, "a row of a snapshot keeps its ID")
  }

  @Test(arguments: [3, 40]) func loopsAndBranchesWithinLoops(count: Int) {
    let ids = ids {
      Label(text: -1)
      for outer in 0..<2 {
        for inner in 0..<count { Label(text: outer * 100 + inner) }
        if outer == 1 { Label(text: -2) }
      }
    }
    let inner = (0..<2).flatMap { outer in (0..<count).map { "#1[\(outer)][\($0)]" } }
    expectEqual(ids, ["#0"] + inner + ["#1[1].1a"])
    let screen = ScreenSnapshot("s") {
      for number in 0..<count {
        if number.isMultiple(of: 2) { Label(text: number) } else { Price(text: number) }
      }
    }
    let expected = (0..<count).map { number in
      let (type, branch) = number.isMultiple(of: 2) ? ("Label", "a") : ("Price", "b")
      return "\(type) '#0[\(number)]\(branch)' (text: \(number))"
    }
    expectEqual(screen.rowTexts, expected)
  }

  @Test(arguments: [true, false]) func aRowWithoutAnIDFollowsTheFirstID(ofSection: Bool) {
    func screen(_ numbers: [Int]) -> ScreenSnapshot {
      ScreenSnapshot.screen {
        for number in numbers {
          if ofSection { Section(number) {} }
          for id in 0..<2 where !ofSection { Note(id: 10 * number + id) }
          Label(text: number)
        }
      }
    }
    let changes = screen([2, 1]).changeset(from: screen([1, 2]))
    #expect(changes.rowUpdates == [] && changes.rowInsertions == [])
  }

  @Test func availability() {
    let screen = ScreenSnapshot("s") {
      if #available(iOS 15, macOS 12, *) { Label(text: 1) }
      if #available(iOS 15, macOS 12, *) {
        Label(text: 2)
        Note(id: 3)
      } else {
        Label(text: 4)
      }
      if #unavailable(iOS 15, macOS 12) { Label(text: 5) } else { Label(text: 6) }
    }
    let rows = screen.sections[0].rows
    expectEqual(rows.map { "\(type(of: $0.model))" }, ["Label", "Label", "Note", "Label"])
    #expect(Set(rows.map(\.id)).count == 4 && screen.declarationProblems == [])
  }
}
