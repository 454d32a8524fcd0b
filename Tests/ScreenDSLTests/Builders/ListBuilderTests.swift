/// Tests the paths of rows in blocks, branches and loops.
@Suite(.timed) struct ListBuilderTests {
  @Test func aLoneStatementIsStatementZero() {
    #expect(ids(ScreenSnapshot(Section("s") { Label(text: 1) })) == ["#0"])
    let screen = ScreenSnapshot(
      Section("s") {
        if true { Label(text: 1) }
      })
    #expect(ids(screen) == ["#0a"])
  }

  @Test func anIfIsThePlaceOfItsFirstBranch() {
    func screen(_ hasElse: Bool) -> ScreenSnapshot {
      ScreenSnapshot(
        Section("s") {
          Label(text: 1)
          if hasElse {
            if true { Label(text: 2) } else { Label(text: 3) }
          } else {
            if true { Label(text: 2) }
          }
        })
    }
    #expect(ids(screen(true)) == ["#0", "#1aa"])
    #expect(ids(screen(false)) == ["#0", "#1ba"])
  }

  @Test func aBlockOfSeveralStatementsNumbersThem() {
    let screen = ScreenSnapshot(
      Section("s") {
        Label(text: 1)
        Label(text: 2)
        do {
          Label(text: 3)
          Label(text: 4)
        }
        do { Label(text: 5) }
      })
    #expect(ids(screen) == ["#0", "#1", "#2.0", "#2.1", "#3"])
  }

  /// Up to ten statements have a parameter each, further ones a parameter pack. An optional statement without a row
  /// still counts.
  @Test func blocksOfTenAndOfMoreStatementsNumberThem() {
    let ten = Section("s") {
      Label(text: 1)
      Label(text: 1)
      Label(text: 1)
      Label(text: 1)
      Label(text: 1)
      Label(text: 1)
      Label(text: 1)
      Label(text: 1)
      nil as Label?
      Label(text: 1)
    }
    let more = Section("s") {
      Label(text: 1)
      Label(text: 1)
      Label(text: 1)
      Label(text: 1)
      Label(text: 1)
      Label(text: 1)
      Label(text: 1)
      Label(text: 1)
      nil as Label?
      Label(text: 1)
      Label(text: 1)
      Label(text: 1)
    }
    #expect(ids(ScreenSnapshot(ten)) == (0..<10).filter { $0 != 8 }.map { "#\($0)" })
    #expect(ids(ScreenSnapshot(more)) == (0..<12).filter { $0 != 8 }.map { "#\($0)" })
  }

  @Test(arguments: [(0, "#0aa"), (1, "#0ab"), (2, "#0ba"), (3, "#0bb")])
  func theBranchesOfASwitchAreDifferentRows(number: Int, id: String) {
    let screen = ScreenSnapshot(
      Section("s") {
        switch number {
        case 0: Label(text: 1)
        case 1: Label(text: 1)
        case 2: Label(text: 1)
        default: Label(text: 1)
        }
        Label(text: 2)
      })
    #expect(ids(screen) == [id, "#1"])
  }

  @Test(arguments: [0, 1, 2, 15, 16, 17, 40, 1_024, 1_025, 2_500])
  func loopsOfAnyLengthGiveTheSameRows(count: Int) {
    let models = ScreenSnapshot(
      Section("s") {
        for number in 0..<count { Label(text: number) }
      })
    let rows = ScreenSnapshot(
      Section("s") {
        for number in 0..<count { Row(Label(text: number)) }
      })
    #expect(models == rows)
    #expect(models.description == rows.description)
    #expect(models.rowCount == count)
    #expect(ids(models) == (0..<count).map { "#0[\($0)]" })
  }

  @Test(arguments: [3, 40])
  func loopsWithinLoops(count: Int) {
    let screen = ScreenSnapshot(
      Section("s") {
        Label(text: -1)
        for outer in 0..<2 {
          for inner in 0..<count { Label(text: outer * 100 + inner) }
          if outer == 1 { Label(text: -2) }
        }
      })
    var expected = ["#0"]
    for outer in 0..<2 {
      expected += (0..<count).map { "#1[\(outer)][\($0)]" }
    }
    #expect(ids(screen) == expected + ["#1[1].1a"])
  }

  @Test(arguments: [3, 40])
  func branchesWithinLoops(count: Int) {
    let screen = ScreenSnapshot(
      Section("s") {
        for number in 0..<count {
          if number.isMultiple(of: 2) { Label(text: number) } else { Price(text: number) }
        }
      })
    #expect(
      screen.sections[0].rows.map(\.description)
        == (0..<count).map { number in
          number.isMultiple(of: 2)
            ? "Label '#0[\(number)]a' (text: \(number))"
            : "Price '#0[\(number)]b' (text: \(number))"
        })
  }

  @Test func availability() {
    let screen = ScreenSnapshot(
      Section("s") {
        if #available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *) { Label(text: 1) }
        if #available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *) {
          Label(text: 2)
          Note(id: 3)
        } else {
          Label(text: 4)
        }
        if #unavailable(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1) {
          Label(text: 5)
        } else {
          Label(text: 6)
        }
      })
    #expect(
      screen.sections[0].rows.map { "\(type(of: $0.model))" } == [
        "Label", "Label", "Note", "Label",
      ])
    #expect(Set(ids(screen)).count == 4)
    #expect(screen.declarationProblems == [])
  }
}

private func ids(_ screen: ScreenSnapshot) -> [String] {
  screen.sections.flatMap { section in section.rows.map(\.id.description) }
}
