@Suite(.timed) struct SourceLineTests {
  @Test func statements() {
    let line = #line
    let screen = ScreenSnapshot(
      Section("s") {  // line + 2
        Label()
        Label().id("row")
        Container("grid", Grid()) {
          Label()
          Note(id: 1)
        }
        if true {
          Label()
        } else {
          Label()
        }
      })
    expectEqual(screen.sections[0].source?.line, UInt32(line + 2))
    expectEqual(lines(screen.sections[0].rows), [3, 4, 5, 10].map { line + $0 })
    #expect(lines(screen.row(at: "grid")?.innerRows?.sections[0].rows) == [6, 7].map { line + $0 })
  }

  @Test(arguments: [3, 40]) func loopsAndArrays(count: Int) {
    let line = #line
    let screen = ScreenSnapshot(
      Section("s") {
        for number in 0..<count {
          Label(text: number)
        }
        for number in 0..<count {
          Label(text: number)
          Price(text: number)
        }
        for number in 0..<count {
          if number.isMultiple(of: 2) {
            Label(text: number)
          } else {
            Price(text: number)
          }
        }
        (0..<count).map { Label(text: $0) }
        (0..<count).map { Label(text: $0).id("row \($0)") }
        (0..<count).map { Label(text: $0) as any CellModel }
        for number in 0..<count {
          if number > 0 {
            Label(text: number)
          }
        }
        (0..<count).map { [Label(text: $0)] }
        (0..<count).map { Optional(Note(id: $0)) }
      })
    let expected =
      Array(repeating: 4, count: count) + (0..<count).flatMap { _ in [7, 8] }
      + (0..<count).map { $0.isMultiple(of: 2) ? 12 : 14 }
      + [17, 18, 19].flatMap { Array(repeating: $0, count: count) }
      + Array(repeating: 22, count: count - 1)
      + [25, 26].flatMap { Array(repeating: $0, count: count) }
    expectEqual(lines(screen.sections[0].rows), expected.map { line + $0 })
  }

  @Test func functionsAndLoopsNameTheirOwnLines() {
    let screen = ScreenSnapshot(Section("s") { rows })
    expectEqual(lines(screen.sections[0].rows), [1, 2].map { Self.start + $0 })
    let line = #line
    let loose = ScreenSnapshot.screen {
      Label()
      for name in ["a", "b"] {
        Section(name) { Label() }
      }
    }
    expectEqual(loose.sections.map(\.source?.line), [nil, UInt32(line + 4), UInt32(line + 4)])
    expectEqual(lines(loose.sections[0].rows), [line + 2])
  }

  private static let start = #line + 1
  @SectionBuilder private var rows: some SectionContent {
    Label()
    for _ in 0..<1 { Label() }
  }

  @Test func aPlaceByDefaultAndAnyPlace() {
    let line = SourceLine()
    #expect(line.line == UInt32(#line) - 1 && line.fileID == #fileID)
    expectEqual(line.description, "ScreenDSLTests/SourceLineTests.swift:\(line.line)")
    expectEqual(SourceLine(fileID: "App/Größe.swift", line: 7).description, "App/Größe.swift:7")
    expectEqual(SourceLine(fileID: "", line: 0).description, ":0")
  }

  private func lines(_ rows: ScreenSnapshot.Rows?) -> [Int] {
    (rows ?? ScreenSnapshot(Section("s") {}).sections[0].rows).map { Int($0.source?.line ?? 0) }
  }
}
