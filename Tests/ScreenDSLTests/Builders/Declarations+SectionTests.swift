/// Tests sections with supplementaries, and sections that are evaluated only when a value changed.
@Suite(.timed) struct SectionInitTests {
  @Test func supplementariesOfTheSection() {
    let missing: (any CellModel)? = nil
    let screen = ScreenSnapshot(
      Section("s", header: Note(id: 1), footer: Label(text: 2)) { Label(text: 3) }
        .supplementary("badge", Label(text: 4)))
    #expect(
      screen.description == """
        section 's'
          header: Note (id: 1, text: 0)
          footer: Label (text: 2)
          badge: Label (text: 4)
          Label '#0' (text: 3)
        """)
    #expect(
      ScreenSnapshot(Section("s", header: missing, footer: missing) {})
        == ScreenSnapshot(Section("s") {}))
  }

  @Test func aChangedValueIsEvaluatedAgain() {
    let evaluations = Evaluations()
    let first = screen(value: 1, rows: 3, evaluations)
    let second = screen(value: 2, rows: 4, evaluations, reusing: first)
    #expect(evaluations.count == 2)
    #expect(second == screen(value: 2, rows: 4, Evaluations()))
    #expect(second.changeset(from: first).description == "insert Note '4' at 0.4")
    let third = screen(value: 2, rows: 99, evaluations, reusing: second)
    #expect(evaluations.count == 2)
    #expect(third == second)
  }

  @Test func aValueOfAnotherTypeIsEvaluatedAgain() {
    let evaluations = Evaluations()
    let first = screen(value: 1, rows: 3, evaluations)
    _ = screen(value: "1", rows: 3, evaluations, reusing: first)
    #expect(evaluations.count == 2)
  }

  @Test func supplementariesAreComparedAlways() {
    let evaluations = Evaluations()
    let first = screen(value: 1, rows: 3, evaluations)
    let second = screen(value: 1, header: Label(text: 5), rows: 3, evaluations, reusing: first)
    #expect(evaluations.count == 1)
    #expect(second.changeset(from: first).description == "update header of section 's'")
  }

  @Test func aMovedSectionIsFoundByItsID() {
    let evaluations = Evaluations()
    let first = sections(["a", "b", "c"], evaluations)
    #expect(evaluations.count == 3)
    let second = sections(["c", "new", "a"], evaluations, reusing: first)
    #expect(evaluations.count == 4)
    #expect(second == sections(["c", "new", "a"], Evaluations()))
  }

  private func screen(
    value: some Equatable & Sendable, header: Label? = nil, rows: Int,
    _ evaluations: Evaluations, reusing previous: ScreenSnapshot? = nil
  ) -> ScreenSnapshot {
    let section = Section("s", header: header, dependsOn: value) {
      evaluations.counting(Label(text: 0))
      for id in 1..<rows + 1 { Note(id: id) }
    }
    return ScreenSnapshot(section, reusing: previous)
  }

  private func sections(
    _ names: [String], _ evaluations: Evaluations, reusing previous: ScreenSnapshot? = nil
  ) -> ScreenSnapshot {
    let sections = names.map { name in
      Section(name, dependsOn: name) { evaluations.counting(Label(text: name.count)) }
    }
    return ScreenSnapshot(sections, reusing: previous)
  }
}
