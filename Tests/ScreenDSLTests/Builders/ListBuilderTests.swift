import ScreenDSL
import ScreenDSLInspection
import TestSupport
import Testing

/// How blocks, branches and loops place their rows.
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

  @Test func twoHundredStatements() {
    let screen = ScreenSnapshot(Section("s") { twoHundred() })
    #expect(ids(screen) == (0..<200).map { "#0.\($0)" })
    #expect(screen.sections[0].rows.map { ($0.model as? Label)?.text } == (0..<200).map { $0 })
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

  @Test func anotherBranchIsARemovalAndAnInsertion() {
    let changes = branches(isFirst: false).changeset(from: branches(isFirst: true))
    #expect(
      changes.description == """
        remove Label '#0a' at 0.0
        insert Label '#0b' at 0.0
        """)
  }

  private func branches(isFirst: Bool) -> ScreenSnapshot {
    ScreenSnapshot(
      Section("s") {
        if isFirst { Label(text: 1) } else { Label(text: 1) }
        Label(text: 2)
      })
  }

  @Test func anExplicitIDWinsInAllBranches() {
    let screens = (0..<3).map { number in
      ScreenSnapshot(
        Section("s") {
          switch number {
          case 0: Container("grid", Grid()) { for id in [1, 2, 3] { Note(id: id) } }
          case 1: Container("grid", Grid()) { for id in [3, 1, 2] { Note(id: id) } }
          default: Container("grid", Grid()) { for id in [2, 3, 1] { Note(id: id) } }
          }
          Label(text: 1)
        })
    }
    let changes = [
      screens[1].changeset(from: screens[0]).description,
      screens[2].changeset(from: screens[1]).description,
      screens[0].changeset(from: screens[2]).description,
    ]
    #expect(
      changes == [
        "in Grid 'grid':\n  move Note '3' from 0.2 to 0.0",
        "in Grid 'grid':\n  move Note '2' from 0.2 to 0.0",
        "in Grid 'grid':\n  move Note '1' from 0.2 to 0.0",
      ])
  }

  @Test func anIfAboveDoesNotShiftThoseBelow() {
    let changes = optional(isShown: true).changeset(from: optional(isShown: false))
    #expect(changes.description == "insert Label '#0a' at 0.0")
    let back = optional(isShown: false).changeset(from: optional(isShown: true))
    #expect(back.description == "remove Label '#0a' at 0.0")
  }

  private func optional(isShown: Bool) -> ScreenSnapshot {
    ScreenSnapshot(
      Section("s") {
        if isShown { Label(text: 1) }
        Label(text: 2)
        if true { Label(text: 3) } else { Label(text: 4) }
        for text in 5..<7 { Label(text: text) }
        Container(Grid()) { Label(text: 7) }
      })
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

  @Test(arguments: [3, 40])
  func arraysAreLoops(count: Int) {
    let labels = (0..<count).map { Label(text: $0) }
    let array = ScreenSnapshot(Section("s") { labels })
    let loop = ScreenSnapshot(Section("s") { for label in labels { label } })
    #expect(array == loop)
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
    #expect(screen.issues == [])
  }
}

private func ids(_ screen: ScreenSnapshot) -> [String] {
  screen.sections.flatMap { section in section.rows.map(\.id.description) }
}

@SectionBuilder private func twoHundred() -> some SectionContent {
  Label(text: 0)
  Label(text: 1)
  Label(text: 2)
  Label(text: 3)
  Label(text: 4)
  Label(text: 5)
  Label(text: 6)
  Label(text: 7)
  Label(text: 8)
  Label(text: 9)
  Label(text: 10)
  Label(text: 11)
  Label(text: 12)
  Label(text: 13)
  Label(text: 14)
  Label(text: 15)
  Label(text: 16)
  Label(text: 17)
  Label(text: 18)
  Label(text: 19)
  Label(text: 20)
  Label(text: 21)
  Label(text: 22)
  Label(text: 23)
  Label(text: 24)
  Label(text: 25)
  Label(text: 26)
  Label(text: 27)
  Label(text: 28)
  Label(text: 29)
  Label(text: 30)
  Label(text: 31)
  Label(text: 32)
  Label(text: 33)
  Label(text: 34)
  Label(text: 35)
  Label(text: 36)
  Label(text: 37)
  Label(text: 38)
  Label(text: 39)
  Label(text: 40)
  Label(text: 41)
  Label(text: 42)
  Label(text: 43)
  Label(text: 44)
  Label(text: 45)
  Label(text: 46)
  Label(text: 47)
  Label(text: 48)
  Label(text: 49)
  Label(text: 50)
  Label(text: 51)
  Label(text: 52)
  Label(text: 53)
  Label(text: 54)
  Label(text: 55)
  Label(text: 56)
  Label(text: 57)
  Label(text: 58)
  Label(text: 59)
  Label(text: 60)
  Label(text: 61)
  Label(text: 62)
  Label(text: 63)
  Label(text: 64)
  Label(text: 65)
  Label(text: 66)
  Label(text: 67)
  Label(text: 68)
  Label(text: 69)
  Label(text: 70)
  Label(text: 71)
  Label(text: 72)
  Label(text: 73)
  Label(text: 74)
  Label(text: 75)
  Label(text: 76)
  Label(text: 77)
  Label(text: 78)
  Label(text: 79)
  Label(text: 80)
  Label(text: 81)
  Label(text: 82)
  Label(text: 83)
  Label(text: 84)
  Label(text: 85)
  Label(text: 86)
  Label(text: 87)
  Label(text: 88)
  Label(text: 89)
  Label(text: 90)
  Label(text: 91)
  Label(text: 92)
  Label(text: 93)
  Label(text: 94)
  Label(text: 95)
  Label(text: 96)
  Label(text: 97)
  Label(text: 98)
  Label(text: 99)
  Label(text: 100)
  Label(text: 101)
  Label(text: 102)
  Label(text: 103)
  Label(text: 104)
  Label(text: 105)
  Label(text: 106)
  Label(text: 107)
  Label(text: 108)
  Label(text: 109)
  Label(text: 110)
  Label(text: 111)
  Label(text: 112)
  Label(text: 113)
  Label(text: 114)
  Label(text: 115)
  Label(text: 116)
  Label(text: 117)
  Label(text: 118)
  Label(text: 119)
  Label(text: 120)
  Label(text: 121)
  Label(text: 122)
  Label(text: 123)
  Label(text: 124)
  Label(text: 125)
  Label(text: 126)
  Label(text: 127)
  Label(text: 128)
  Label(text: 129)
  Label(text: 130)
  Label(text: 131)
  Label(text: 132)
  Label(text: 133)
  Label(text: 134)
  Label(text: 135)
  Label(text: 136)
  Label(text: 137)
  Label(text: 138)
  Label(text: 139)
  Label(text: 140)
  Label(text: 141)
  Label(text: 142)
  Label(text: 143)
  Label(text: 144)
  Label(text: 145)
  Label(text: 146)
  Label(text: 147)
  Label(text: 148)
  Label(text: 149)
  Label(text: 150)
  Label(text: 151)
  Label(text: 152)
  Label(text: 153)
  Label(text: 154)
  Label(text: 155)
  Label(text: 156)
  Label(text: 157)
  Label(text: 158)
  Label(text: 159)
  Label(text: 160)
  Label(text: 161)
  Label(text: 162)
  Label(text: 163)
  Label(text: 164)
  Label(text: 165)
  Label(text: 166)
  Label(text: 167)
  Label(text: 168)
  Label(text: 169)
  Label(text: 170)
  Label(text: 171)
  Label(text: 172)
  Label(text: 173)
  Label(text: 174)
  Label(text: 175)
  Label(text: 176)
  Label(text: 177)
  Label(text: 178)
  Label(text: 179)
  Label(text: 180)
  Label(text: 181)
  Label(text: 182)
  Label(text: 183)
  Label(text: 184)
  Label(text: 185)
  Label(text: 186)
  Label(text: 187)
  Label(text: 188)
  Label(text: 189)
  Label(text: 190)
  Label(text: 191)
  Label(text: 192)
  Label(text: 193)
  Label(text: 194)
  Label(text: 195)
  Label(text: 196)
  Label(text: 197)
  Label(text: 198)
  Label(text: 199)
}
