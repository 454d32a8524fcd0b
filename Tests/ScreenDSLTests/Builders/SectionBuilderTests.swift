@Suite(.timed) struct SectionBuilderTests {
  @Test func loopsArraysAndOptionals() {
    let nested = ScreenSnapshot("s") {
      for outer in 0..<3 {
        for inner in 0..<2 { Note(id: outer * 10 + inner) }
        for inner in 2..<4 { Label(text: inner).id(outer * 10 + inner) }
        for inner in 4..<6 { Note(id: outer * 10 + inner) }
      }
    }
    expectEqual(nested.ids, (0..<3).flatMap { outer in (0..<6).map { "\(outer * 10 + $0)" } })
    let (missing, labels): (Note?, [Label]?) = (nil, [Label(text: 5)])
    let screen = ScreenSnapshot("s") {
      [Note(id: 1), Note(id: 2)]
      [Label(text: 1), Label(text: 2)]
      [Label(text: 3).id("three")]
      [Container(Grid()) { Label(text: 4) }]
      [Optional(Label(text: 6)), nil]
      Optional(Note(id: 7))
      missing
      labels
      [Note]()
      [[Label(text: 8)], [Label(text: 9), Label(text: 10)]]
    }
    #expect(
      screen.rowTexts == [
        "Note '1' (text: 0)", "Note '2' (text: 0)", "Label '#1[0]' (text: 1)",
        "Label '#1[1]' (text: 2)", "Label 'three' (text: 3)", "Grid '#3[0]' (text: 0)",
        "Label '#0' (text: 4)", "Label '#4[0]a' (text: 6)", "Note '7' (text: 0)",
        "Label '#7a[0]' (text: 5)", "Label '#9[0][0]' (text: 8)", "Label '#9[1][0]' (text: 9)",
        "Label '#9[1][1]' (text: 10)",
      ])
    let lists = [[Label(text: 1)], [Label(text: 2), Label(text: 3)]]
    let loops = ScreenSnapshot("s") { for list in lists { for label in list { label } } }
    expectEqual(loops, ScreenSnapshot("s") { lists })
  }

  @Test func modelsOfAnyType() {
    let model: any CellModel = Label(text: 1)
    let missing: (any CellModel)? = nil
    let models: [any CellModel] = [Note(id: 2), Label(text: 3)]
    let screen = ScreenSnapshot("s") {
      model
      Optional(model)
      missing
      models
      Optional(models)
      for model in models { model }
    }
    #expect(
      screen.rowTexts == [
        "Label '#0' (text: 1)", "Label '#1a' (text: 1)", "Note '2' (text: 0)",
        "Label '#3a[1]' (text: 3)", "Note '2~2' (text: 0)", "Label '#4a[1]' (text: 3)",
        "Note '2~3' (text: 0)", "Label '#5[1]' (text: 3)",
      ])
    let sections = [Section("s") { models[0] }, Section("s") { Note(id: 2) }]
    expectEqual(ScreenSnapshot(sections[0]), ScreenSnapshot(sections[1]))
    let all = (0..<3).map { text in ScreenSnapshot("s") { [Price(text: text) as any CellModel] } }
    let kinds = all.map { $0.changeset(from: all[0]).rowUpdates.map(\.kind) }
    expectEqual(kinds, [[], [.reload], [.reconfigure]])
  }

  @Test func branchesOfAClosureOfOneRow() {
    func screen(@SectionBuilder _ row: (Int) -> some RowConvertible) -> ScreenSnapshot {
      ScreenSnapshot("s") {
        row(1)
        for number in 0..<2 { row(number) }
      }
    }
    let texts = ["Label '#0b' (text: 1)", "Label '#1[0]a' (text: 0)", "Label '#1[1]b' (text: 1)"]
    expectEqual(screen { if $0 == 0 { Label(text: 0) } else { Label(text: 1) } }.rowTexts, texts)
  }

  @Test(arguments: [true, false]) func statementsWithoutRows(isShown: Bool) {
    let screen = ScreenSnapshot("s") {
      if isShown {}
      for _ in 0..<3 {}
      if isShown { nil } else { [] }
      switch isShown {
      case true: nil
      case false: do {}
      }
    }
    expectEqual(screen.description, "section 's'")
  }
}
