@Suite(.timed) struct DeclarationsTests {
  @Test func aContainerWithoutAnIDIsEvaluatedAgainForAnotherValue() {
    let evaluations = Evaluations()
    func screen(_ value: Int, rows: Int, reusing old: ScreenSnapshot? = nil) -> ScreenSnapshot {
      ScreenSnapshot("s", reusing: old) {
        for id in 0..<2 { Note(id: id) }
        Container(Grid(), dependsOn: value) {
          evaluations.counting(Label())
          for id in 1..<rows + 1 { Note(id: id) }
        }
      }
    }
    let first = screen(1, rows: 3)
    let second = screen(2, rows: 4, reusing: first)
    #expect(screen(2, rows: 99, reusing: second) == second && evaluations.count == 2)
    expectEqual(second, screen(2, rows: 4))
    #expect(second.changeset(from: first).description == "in Grid '#1':\n  insert Note '4' at 0.4")
  }

  @Test func blocksInsideBlocks() {
    let counts = [Evaluations(), Evaluations(), Evaluations()]
    var screens: [ScreenSnapshot] = []
    func show(_ section: Int, _ outer: Int, _ inner: Int) -> [Int] {
      let content = Section("s", dependsOn: section) {
        counts[0].counting(Label())
        Container("outer", Grid(), dependsOn: outer) {
          counts[1].counting(Label())
          Container("inner", Grid(), dependsOn: inner) { counts[2].counting(Label()) }
        }
      }
      screens.append(ScreenSnapshot(content, reusing: screens.last))
      return counts.map(\.count)
    }
    expectEqual(show(0, 0, 0), [1, 1, 1])
    // The section's value is unchanged, so nothing inside it is evaluated.
    #expect(show(0, 1, 1) == [1, 1, 1] && screens[1] == screens[0])
    // The section is evaluated, but not the container in it.
    expectEqual(show(1, 0, 1), [2, 1, 1])
    // All containers but the innermost are evaluated.
    #expect(show(2, 2, 0) == [3, 2, 1] && show(3, 3, 3) == [4, 3, 2])
  }

  @Test func aContainerIsFoundAfterItMovedInItsSection() {
    let evaluations = Evaluations()
    func container(_ text: Int) -> Container {
      Container("grid", Grid(text: text), dependsOn: 1) { evaluations.counting(Label()) }
    }
    let first = ScreenSnapshot("a") {
      container(0)
      Label().id("x")
    }
    let second = ScreenSnapshot("a", reusing: first) {
      Label().id("x")
      container(1)
    }
    #expect(evaluations.count == 1 && second.changeset(from: first).nested.isEmpty)
    expectEqual(second.row(at: "grid")?.innerRows?.rowCount, 1)
    func more(_ ids: Range<Int>, reusing old: ScreenSnapshot? = nil) -> ScreenSnapshot {
      ScreenSnapshot("a", reusing: old) {
        container(0)
        for id in ids { Container(id, Grid(), dependsOn: id) { Note(id: id) } }
      }
    }
    #expect(more(0..<2, reusing: more(0..<0)) == more(0..<2) && evaluations.count == 3)
  }

  @Test func aContainerWithoutAModelShowsOnlyItsRowsAndAMissingModelIsNoSupplementary() {
    let row = ScreenSnapshot("s") { Container("shelf") { Note(id: 1) } }.row(at: "shelf")
    #expect(row?.model is PlainContainer && row?.innerRows?.ids == ["1"])
    let missing: (any CellModel)? = nil
    let section = Section("s", header: missing, footer: missing) {}
    expectEqual(ScreenSnapshot(section), ScreenSnapshot(Section("s") {}))
  }

  @Test func aDeclarationInTwoSnapshotsIsEvaluatedOnce() {
    let evaluations = Evaluations()
    let container = Container("grid", Grid(), dependsOn: 1) { evaluations.counting(Label()) }
    let first = ScreenSnapshot(container)
    let second = ScreenSnapshot(Section("other") { container }, reusing: first)
    expectEqual(evaluations.count, 1)
    expectEqual([first, second].map { $0.row(at: "grid")?.innerRows?.rowCount }, [1, 1])
  }

  @Test func aContainerInAnotherSectionIsEvaluated() {
    func screen(_ rows: [Int], _ previous: ScreenSnapshot? = nil) -> ScreenSnapshot {
      ScreenSnapshot(
        ["a", "b"].map { name in
          Section(name) {
            for id in rows {
              Container("grid", Grid(), dependsOn: id) { Note(id: name == "a" ? id : -id) }
            }
          }
        }, reusing: previous)
    }
    let first = ScreenSnapshot([
      Section("a") { Container("grid", Grid(), dependsOn: 1) { Note(id: 1) } },
      Section("b") { Label() },
    ])
    #expect(screen([1], first) == screen([1]) && screen([1], screen([1])) == screen([1]))
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
    expectEqual(evaluations.count, 3)
    let second = screen(["c", "new", "a"], reusing: first)
    #expect(evaluations.count == 4 && second == screen(["c", "new", "a"]))
  }
}
