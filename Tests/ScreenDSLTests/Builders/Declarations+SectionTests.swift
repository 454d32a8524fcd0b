@Suite(.timed) struct SectionInitTests {
  @Test func aMissingModelIsNoSupplementary() {
    let missing: (any CellModel)? = nil
    let section = Section("s", header: missing, footer: missing) {}
    #expect(ScreenSnapshot(section) == ScreenSnapshot(Section("s") {}))
  }

  @Test func supplementariesAreComparedAlways() {
    let evaluations = Evaluations()
    func screen(_ header: Label?, reusing previous: ScreenSnapshot? = nil) -> ScreenSnapshot {
      let section = Section("s", header: header, dependsOn: 1) { evaluations.counting(Label()) }
      return ScreenSnapshot(section, reusing: previous)
    }
    let first = screen(nil)
    let second = screen(Label(text: 5), reusing: first)
    #expect(evaluations.count == 1)
    #expect(second.changeset(from: first).description == "update header of section 's'")
  }

  @Test func aMovedSectionIsFoundByItsID() {
    let evaluations = Evaluations()
    func screen(_ names: [String], reusing previous: ScreenSnapshot? = nil) -> ScreenSnapshot {
      let sections = names.map { name in
        Section(name, dependsOn: name) { evaluations.counting(Label(text: name.count)) }
      }
      return ScreenSnapshot(sections, reusing: previous)
    }
    let first = screen(["a", "b", "c"])
    #expect(evaluations.count == 3)
    let second = screen(["c", "new", "a"], reusing: first)
    #expect(evaluations.count == 4 && second == screen(["c", "new", "a"]))
  }
}
