import ScreenDSLInspection
import TestSupport
import Testing

/// Issues name the ID, both positions and both source lines.
@Suite(.timed) struct ScreenSnapshotIssuesTests {
  private let file = "ScreenDSLInspectionTests/ScreenSnapshot+IssuesTests.swift"

  @Test func aGoodScreenHasNone() throws {
    let screen = ScreenSnapshot(
      Section("s") {
        Label()
        Note(id: 1)
        if true { Label() }
      })
    #expect(screen.issues.isEmpty)
    #expect(try screen.validated() == screen)
  }

  @Test func rowsOfOneSection() throws {
    let line = #line
    let screen = ScreenSnapshot(
      Section("products") {
        Label().id("p1")
        Label().id("p42")
        Note(id: 1)
        Price().id("p42")
      })
    #expect(
      screen.issues.map(\.problem) == [
        "Duplicate row ID 'p42' in section 'products' (positions 1 and 3), "
          + "from \(file):\(line + 4) and \(file):\(line + 6)"
      ])
    let issue = try #require(screen.issues.first)
    #expect((issue.kind, issue.section) == (.duplicateID, "products"))
    #expect(issue.source == "\(file):\(line + 6)")
    // The path leads to the later row, which was numbered.
    let later = try #require(issue.path.flatMap { screen.row(at: $0) })
    #expect(later.model is Price)
  }

  @Test func oneIDInTwoSectionsIsNone() throws {
    struct Other: CellModel, Identifiable { let id: Int }
    let screen = ScreenSnapshot([
      Section("favourites") {
        Note(id: 7)
        Container("shelf", Grid()) { Note(id: 7) }
      },
      Section("all") {
        Note(id: 8)
        Note(id: 7)
        Container("shelf", Grid()) { Note(id: 7) }
      },
      Section("others") { Other(id: 7) },
    ])
    #expect(screen.issues.isEmpty)
    #expect(!screen.hasDuplicates)
    #expect(try screen.validated() == screen)
  }

  @Test func rowsOfOneStatement() {
    let line = #line
    let screen = ScreenSnapshot(
      Section("s") {
        for number in 0..<20 { Note(id: number % 18) }
      })
    #expect(
      screen.issues.map(\.problem) == [
        "Duplicate row ID '0' in section 's' (positions 0 and 18), from \(file):\(line + 3)",
        "Duplicate row ID '1' in section 's' (positions 1 and 19), from \(file):\(line + 3)",
      ])
  }

  @Test func rowsMadeOutsideABuilder() {
    // The statement in the builder is what is named.
    let line = #line
    let rows = [Label().id("a"), Label().id("a")]
    let screen = ScreenSnapshot(Section("s") { rows })
    #expect(
      screen.issues.map(\.problem) == [
        "Duplicate row ID 'a' in section 's' (positions 0 and 1), from \(file):\(line + 2)"
      ])
    let loose = ScreenSnapshot(rows)
    #expect(
      loose.issues.map(\.problem) == [
        "Duplicate row ID 'a' in section 'rows' (positions 0 and 1)"
      ])
  }

  @Test func rowsInContainers() throws {
    let line = #line
    let screen = ScreenSnapshot(
      Section("s") {
        Container("outer", Grid()) {
          Container("inner", Grid()) {
            Label().id("x")
            Label().id("x")
          }
        }
      })
    #expect(
      screen.issues.map(\.problem) == [
        "Duplicate row ID 'x' in container 'outer/inner' (positions 0 and 1), "
          + "from \(file):\(line + 5) and \(file):\(line + 6)"
      ])
    let path = try #require(screen.issues.first?.path)
    #expect(Array(path.containers) == ["outer", "inner"])
    #expect(screen.row(at: path) == screen.allRows.last?.row)
  }

  @Test func sections() {
    let line = #line
    let screen = ScreenSnapshot([
      Section("a") {}, Section("b") {},
      Section("a") {},
    ])
    #expect(
      screen.issues.map(\.problem) == [
        "Duplicate section ID 'a' (positions 0 and 2), "
          + "from \(file):\(line + 2) and \(file):\(line + 3)"
      ])
    #expect(screen.issues.map(\.kind) == [.duplicateID])
    #expect(screen.issues.map(\.section) == [screen.sections[2].id])
    #expect(screen.issues.map(\.path) == [nil])
  }

  @Test(arguments: [3, 40])
  func aLoopWithoutID(count: Int) {
    let line = #line
    let screen = ScreenSnapshot(
      Section("s") {
        Label()
        for number in 0..<count { Label(text: number) }
      })
    #expect(
      screen.issues.map(\.problem) == [
        "No ID for 'Label' in a loop in section 's'; make the model Identifiable or use 'id(_:)'"
      ])
    #expect(screen.issues.map(\.source) == ["\(file):\(line + 4)"])
    #expect(screen.issues.map(\.kind) == [.loopWithoutID])
  }

  @Test func eachLoopIsNamedOnce() {
    let screen = ScreenSnapshot([
      Section("a") {
        for number in 0..<3 { Label(text: number) }
        for number in 0..<3 {
          Label(text: number)
          Price(text: number)
        }
        for number in 0..<3 { Label(text: number).id(number) }
        for number in 0..<3 { Note(id: number) }
      },
      Section("b") {
        for number in 0..<3 { Label(text: number) }
        Container("g", Grid()) {
          for number in 0..<3 { Label(text: number) }
        }
      },
    ])
    #expect(screen.issues.allSatisfy { $0.kind == .loopWithoutID })
    let texts = screen.issues.map { $0.problem.split(separator: ";")[0] }
    #expect(
      texts == [
        "No ID for 'Label' in a loop in section 'a'", "No ID for 'Label' in a loop in section 'a'",
        "No ID for 'Price' in a loop in section 'a'", "No ID for 'Label' in a loop in section 'b'",
        "No ID for 'Label' in a loop in container 'g'",
      ])
  }

  @Test func oneIDForTwoTypes() {
    struct Other: CellModel, Identifiable { let id: Int }
    let line = #line
    let screen = ScreenSnapshot([
      Section("s") {
        Note(id: 1)
        Other(id: 1)
      },
      Section("t") { Other(id: 2) },
    ])
    #expect(
      screen.issues.map(\.problem) == [
        "Row ID '1' stands for 'Note' and 'Other' in section 's' (positions 0 and 1), "
          + "from \(file):\(line + 3) and \(file):\(line + 4)"
      ])
    #expect(screen.issues.map(\.kind) == [.sharedID])
  }

  @Test func idsWithAnyCharacterAreQuoted() {
    let id = "it's\n\u{202E}x"
    let screen = ScreenSnapshot([Label().id(id), Label().id(id)])
    #expect(
      screen.issues.map(\.problem) == [
        #"Duplicate row ID 'it\'s\n\u{202E}x' in section 'rows' (positions 0 and 1)"#
      ])
  }

  @Test func longIDsAreCut() {
    let id = String(repeating: "x", count: 1_000_000)
    let issues = ScreenSnapshot(
      Section(id) {
        Note(id: 1).id(id)
        Note(id: 2).id(id)
      }
    ).issues
    #expect(issues.map(\.kind) == [.duplicateID])
    #expect(issues[0].problem.contains("'\(id.prefix(80))…'"))
    #expect(issues[0].problem.utf8.count < 400)
  }

  @Test func validationThrowsAllDuplicatesAtOnce() {
    let screen = ScreenSnapshot([
      Section("a") {
        Label().id(1)
        Label().id(1)
        for number in 0..<3 { Label(text: number) }
      },
      Section("a") {
        Container("g", Grid()) {
          Label().id(2)
          Label().id(2)
        }
        Label().id(1)
      },
    ])
    let error = #expect(throws: DuplicateIDError.self) { try screen.validated() }
    #expect(error?.issues == screen.issues.filter { $0.kind == .duplicateID })
    #expect(error?.issues.count == 3)
    let lines = error?.description.split(separator: "\n").map { String($0.prefix(32)) }
    #expect(
      lines == [
        "Duplicate row ID '1' in section ", "Duplicate section ID 'a' (positi",
        "Duplicate row ID '2' in containe",
      ])
    #expect(screen.issues.count == 4)
  }

  @Test func onlyDuplicatesAreThrown() throws {
    let screen = ScreenSnapshot(Section("s") { (0..<3).map { Label(text: $0) } })
    #expect(screen.issues.count == 1)
    #expect(try screen.validated() == screen)
  }
}
