@Suite(.timed) struct ScreenSnapshotDeclarationProblemsTests {
  private let file = "ScreenDSLHeadlessTests/ScreenSnapshot+DeclarationProblemsTests.swift"
  private struct Other: CellModel, Identifiable { let id: Int }

  @Test func eachProblemNamesItsRows() throws {
    let line = #line
    let screen = ScreenSnapshot([
      Section("products") {
        Group("g") { Note(id: 2) }
        Label().id("p42")
        Group("g") { Other(id: 2) }
        Price().id("p42")
      },
      Section("s") {
        Container("outer", Grid()) {
          Container("inner", Grid()) {
            Label().id("x")
            Label().id("x")
          }
        }
      },
      Section("types") {
        Note(id: 1)
        Other(id: 1)
      },
      Section("t") { Other(id: 2) },
      Section("t") {},
    ])
    let problems = screen.declarationProblems
    func problem(_ text: String) throws -> Problem {
      try #require(problems.first { $0.sentence.hasPrefix(text) })
    }
    func lines(_ first: Int, _ second: Int) -> String {
      "from \(file):\(line + first) and \(file):\(line + second)"
    }
    let row = try problem("Duplicate row ID 'p42' in section 'products' (positions 1 and 3), ")
    #expect(row.sentence.hasSuffix(lines(4, 6)) && row.source == "\(file):\(line + 6)")
    #expect(row.kind == .duplicateID && row.section == "products")
    // The path leads to the later row, which was numbered.
    #expect(row.path.flatMap { screen.row(at: $0) }?.model is Price)
    let inner = try problem("Duplicate row ID 'x' in container 'outer/inner' (positions 0 and 1), ")
    #expect(inner.sentence.hasSuffix(lines(11, 12)))
    expectEqual(inner.path.map { Array($0.containers) }, ["outer", "inner"])
    let section = try problem("Duplicate section ID 't' (positions 3 and 4), \(lines(20, 21))")
    #expect(section.kind == .duplicateID && section.path == nil)
    expectEqual(section.section, screen.sections[4].id)
    let shared = try problem(
      "Row ID '1' stands for 'Note' and 'Other' in section 'types' (positions 0 and 1), ")
    #expect(shared.sentence.hasSuffix(lines(17, 18)) && shared.kind == .sharedID)
    #expect(problems.count == 5 && problems.contains { $0.sentence.hasPrefix("Row ID 'g.2' ") })
  }

  @Test func oneIDInTwoListsIsNone() throws {
    let screen = ScreenSnapshot([
      Section("favourites") {
        Note(id: 7)
        Container("shelf", Grid()) { Note(id: 7) }
        if true { Label() }
      },
      Section("all") {
        Note(id: 8)
        Note(id: 7)
        Container("shelf", Grid()) { Note(id: 7) }
      }, Section("others") { Other(id: 7) },
    ])
    #expect(screen.declarationProblems.isEmpty && !screen.hasDuplicates)
    expectEqual(try screen.validated(), screen)
  }

  @Test func rowsOfOneStatement() {
    let line = #line
    let rows = [Label().id("a"), Label().id("a")]
    // Of rows that are made outside a builder, the statement in the builder is what is named.
    let screen = ScreenSnapshot([
      Section("s") { for number in 0..<20 { Note(id: number % 18) } }, Section("t") { rows },
    ])
    #expect(
      screen.declarationProblems.map(\.sentence) == [
        "Duplicate row ID '0' in section 's' (positions 0 and 18), from \(file):\(line + 4)",
        "Duplicate row ID '1' in section 's' (positions 1 and 19), from \(file):\(line + 4)",
        "Duplicate row ID 'a' in section 't' (positions 0 and 1), from \(file):\(line + 4)",
      ])
    let alone = ScreenSnapshot(rows).declarationProblems.map(\.sentence)
    expectEqual(alone, ["Duplicate row ID 'a' in section 'rows' (positions 0 and 1)"])
  }

  @Test(arguments: [3, 40]) func eachLoopWithoutIDIsNamedOnce(count: Int) {
    let line = #line
    let screen = ScreenSnapshot([
      Section("a") {
        for number in 0..<count { Label(text: number) }
        for number in 0..<count {
          Label(text: number)
          Price(text: number)
        }
        for number in 0..<count { Label(text: number).id(number) }
        for number in 0..<count {
          Note(id: number)
          for text in 0..<2 { Label(text: text) }
        }
      },
      Section("b") {
        Group("g") { for number in 0..<count { Label(text: number) } }
        Container("g", Grid()) { for number in 0..<count { Label(text: number) } }
      },
    ])
    let problems = screen.declarationProblems
    let advice = "; make the model Identifiable or use 'id(_:)'"
    #expect(problems.allSatisfy { $0.kind == .loopWithoutID && $0.sentence.hasSuffix(advice) })
    expectEqual(problems.map(\.source), [3, 5, 6, 11, 15, 16].map { "\(file):\(line + $0)" })
    #expect(
      problems.map { $0.sentence.dropLast(advice.count) } == [
        "No ID for 'Label' in a loop in section 'a'", "No ID for 'Label' in a loop in section 'a'",
        "No ID for 'Price' in a loop in section 'a'", "No ID for 'Label' in a loop in section 'a'",
        "No ID for 'Label' in a loop in section 'b'",
        "No ID for 'Label' in a loop in container 'g'",
      ])
  }

  @Test func idsWithAnyCharacterAreQuotedAndCut() {
    let long = String(repeating: "x", count: 1_000_000)
    for (id, shown) in [("it's\n\u{202E}x", #"it\'s\n\u{202E}x"#), (long, "\(long.prefix(80))…")] {
      let problems = ScreenSnapshot([Label().id(id), Label().id(id)]).declarationProblems
      let sentence = "Duplicate row ID '\(shown)' in section 'rows' (positions 0 and 1)"
      expectEqual(problems.map(\.sentence), [sentence])
    }
    let screen = ScreenSnapshot(Section(long) { for _ in 0..<2 { Label().id(long) } })
    expectEqual(screen.declarationProblems.map { $0.sentence.utf8.count < 400 }, [true])
  }

  @Test func validationThrowsAllDuplicatesAtOnce() throws {
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
    expectEqual(error?.problems, screen.declarationProblems.filter { $0.kind == .duplicateID })
    let lines = error?.description.split(separator: "\n").map { String($0.prefix(32)) }
    let starts = ["row ID '1' in section ", "section ID 'a' (positi", "row ID '2' in containe"]
    expectEqual(lines, starts.map { "Duplicate \($0)" })
    let loop = ScreenSnapshot("s") { (0..<3).map { Label(text: $0) } }
    expectEqual([screen, loop].map(\.declarationProblems.count), [4, 1])
    expectEqual(try loop.validated(), loop)
  }
}
