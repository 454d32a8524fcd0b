import RandomScreens
import ScreenDSL
import Testing

/// Rows and sections with one ID are numbered, and none is lost.
@Suite struct ScreenStorageNumberingTests {
  private func ids(_ screen: ScreenSnapshot) -> [[String]] {
    screen.sections.map { $0.rows.map(\.id.description) }
  }

  @Test func inOneSection() {
    let screen = ScreenSnapshot(
      Section("s") {
        Label(text: 1).id("a")
        Label(text: 2).id("b")
        Label(text: 3).id("a")
        Price(text: 4).id("a")
      })
    #expect(ids(screen) == [["a", "b", "a~2", "a~3"]])
    #expect(screen.row(id: "a")?.model as? Label == Label(text: 1))
    #expect(screen.row(id: screen.sections[0].rows[3].id)?.model as? Price == Price(text: 4))
  }

  @Test func acrossSections() {
    let screen = ScreenSnapshot([
      Section("s") { Label(text: 1).id("a") },
      Section("t") {
        Label(text: 2).id("b")
        Label(text: 3).id("a")
      },
    ])
    #expect(ids(screen) == [["a"], ["b", "a~2"]])
    #expect(screen.position(of: "a") == RowPosition(section: 0, row: 0))
    let later = screen.sections[1].rows[1].id
    #expect(screen.position(of: later) == RowPosition(section: 1, row: 1))
  }

  @Test func inContainersEachForItself() {
    let screen = ScreenSnapshot(
      Section("s") {
        Label().id("a")
        Container("g", Grid()) {
          Label(text: 1).id("a")
          Label(text: 2).id("a")
        }
        Container("g", Grid()) { Label(text: 3).id("a") }
      })
    #expect(screen.allRows.map(\.path.description) == ["a", "g", "g/a", "g/a~2", "g~2", "g~2/a"])
    #expect(screen.allRows.allSatisfy { screen.row(at: $0.path) == $0.row })
  }

  @Test(arguments: [2, 16, 17, 1_025, 3_000])
  func inALoop(count: Int) {
    let screen = ScreenSnapshot(
      Section("s") {
        for number in 0..<count { Note(id: number == count - 1 ? 0 : number, text: number) }
      })
    let rows = screen.sections[0].rows
    #expect(rows.count == count)
    #expect(rows[count - 1].id.description == "0~2")
    #expect(rows.map { ($0.model as? Note)?.text } == (0..<count).map { $0 })
    #expect(Set(rows.map(\.id)).count == count)
    #expect(rows.indices.allSatisfy { screen.position(of: rows[$0].id)?.row == $0 })
    #expect(screen.issues.count == 1)
  }

  @Test func allRowsOfALoopAreOne() {
    let screen = ScreenSnapshot(Section("s") { (0..<40).map { Note(id: 1, text: $0) } })
    #expect(ids(screen) == [["1"] + (2...40).map { "1~\($0)" }])
    #expect(screen.issues.count == 39)
  }

  @Test func sectionsWithOneID() {
    let screen = ScreenSnapshot([
      Section("a") { Label(text: 1) }, Section("b") { Label(text: 2) },
      Section("a") { Label(text: 3) },
    ])
    #expect(screen.sections.map(\.id.description) == ["a", "b", "a~2"])
    // Structural rows of both are told apart by the section's number.
    #expect(ids(screen) == [["#"], ["#"], ["#"]])
    #expect(Set(screen.sections.map { $0.rows[0].id }).count == 3)
    #expect(screen.issues.count == 1)
  }

  @Test func rowsOfDifferentTypesMayHaveOneSaltedID() {
    let screen = ScreenSnapshot(
      Section("s") {
        Note(id: 1)
        Photo(id: "1")
        Label().id(1)
      })
    #expect(ids(screen) == [["1", "1", "1"]])
    #expect(screen.issues.isEmpty)
  }

  @Test func duplicatesAppearAndDisappear() {
    func screen(_ numbers: [Int], _ previous: ScreenSnapshot? = nil) -> ScreenSnapshot {
      ScreenSnapshot(
        Section("s") { numbers.map { Label(text: $0).id($0 % 10) } }, reusing: previous)
    }
    let plain = screen([1, 2, 3])
    let twice = screen([1, 2, 3, 12], plain)
    #expect(ids(twice) == [["1", "2", "3", "2~2"]])
    let added = twice.changeset(from: plain)
    #expect(added.rowInsertions == [RowPosition(section: 0, row: 3)])
    let again = screen([1, 3, 12], twice)
    #expect(ids(again) == [["1", "3", "2"]])
    #expect(again == screen([1, 3, 12]))
    #expect(twice.applying(again.changeset(from: twice)) == again)
    let thrice = screen([1, 11, 21], again)
    #expect(ids(thrice) == [["1", "1~2", "1~3"]])
    #expect(screen([1, 2, 3], thrice) == plain)
  }
}
