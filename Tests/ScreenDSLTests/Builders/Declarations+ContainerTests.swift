/// Tests nested containers, and containers that are evaluated only when a value changed.
@Suite(.timed) struct ContainerInitTests {
  @Test func aChangedValueIsEvaluatedAgain() {
    let (explicit, structural) = (Evaluations(), Evaluations())
    let first = screen(value: 1, rows: 3, explicit, structural)
    let second = screen(value: 2, rows: 4, explicit, structural, reusing: first)
    #expect([explicit.count, structural.count] == [2, 2])
    #expect(screen(value: 2, rows: 99, explicit, structural, reusing: second) == second)
    #expect([explicit.count, structural.count] == [2, 2])
    #expect(second == screen(value: 2, rows: 4, Evaluations(), Evaluations()))
    #expect(
      second.changeset(from: first).description == """
        in Grid 'grid':
          insert Note '4' at 0.4
        in Grid '#1':
          insert Note '4' at 0.4
        """)
  }

  private func screen(
    value: Int, rows: Int, _ explicit: Evaluations, _ structural: Evaluations,
    reusing previous: ScreenSnapshot? = nil
  ) -> ScreenSnapshot {
    let section = Section("s") {
      Container("grid", Grid(), dependsOn: value) {
        explicit.counting(Label())
        for id in 1..<rows + 1 { Note(id: id) }
      }
      Container(Grid(), dependsOn: value) {
        structural.counting(Label())
        for id in 1..<rows + 1 { Note(id: id) }
      }
    }
    return ScreenSnapshot(section, reusing: previous)
  }

  @Test func blocksInsideBlocks() {
    let counts = [Evaluations(), Evaluations(), Evaluations()]
    let first = layers(0, 0, 0, counts)
    #expect(counts.map(\.count) == [1, 1, 1])
    // The section's value is unchanged, so nothing inside it is evaluated.
    let second = layers(0, 1, 1, counts, reusing: first)
    #expect(counts.map(\.count) == [1, 1, 1])
    #expect(second == first)
    // The section is evaluated, but not the container in it.
    let third = layers(1, 0, 1, counts, reusing: second)
    #expect(counts.map(\.count) == [2, 1, 1])
    // All containers but the innermost are evaluated.
    let fourth = layers(2, 2, 0, counts, reusing: third)
    #expect(counts.map(\.count) == [3, 2, 1])
    _ = layers(3, 3, 3, counts, reusing: fourth)
    #expect(counts.map(\.count) == [4, 3, 2])
  }

  private func layers(
    _ section: Int, _ outer: Int, _ inner: Int, _ counts: [Evaluations],
    reusing previous: ScreenSnapshot? = nil
  ) -> ScreenSnapshot {
    let content = Section("s", dependsOn: section) {
      counts[0].counting(Label())
      Container("outer", Grid(), dependsOn: outer) {
        counts[1].counting(Label())
        Container("inner", Grid(), dependsOn: inner) {
          counts[2].counting(Label())
        }
      }
    }
    return ScreenSnapshot(content, reusing: previous)
  }

  @Test func aContainerIsFoundAfterItMovedInItsSection() {
    let evaluations = Evaluations()
    func container(_ text: Int) -> Container {
      Container("grid", Grid(text: text), dependsOn: 1) { evaluations.counting(Label()) }
    }
    let first = ScreenSnapshot(
      Section("a") {
        container(0)
        Label().id("x")
      })
    let second = ScreenSnapshot(
      Section("a") {
        Label().id("x")
        container(1)
      }, reusing: first)
    #expect(evaluations.count == 1)
    #expect(second.row(id: "grid")?.innerRows?.rowCount == 1)
    #expect(second.changeset(from: first).nested.isEmpty)
  }

  /// A snapshot stores the evaluated rows in their declaration, as it does for a container without `dependsOn`.
  @Test func aDeclarationInTwoSnapshotsIsEvaluatedOnce() {
    let evaluations = Evaluations()
    let container = Container("grid", Grid(), dependsOn: 1) { evaluations.counting(Label()) }
    let first = ScreenSnapshot(container)
    let second = ScreenSnapshot(Section("other") { container }, reusing: first)
    #expect(evaluations.count == 1)
    #expect([first, second].map { $0.row(id: "grid")?.innerRows?.rowCount } == [1, 1])
  }

  /// The same ID in another section names another container, which may have other rows.
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
    let first = ScreenSnapshot(
      [
        Section("a") { Container("grid", Grid(), dependsOn: 1) { Note(id: 1) } },
        Section("b") { Label() },
      ])
    #expect(screen([1], first) == screen([1]))
    #expect(screen([1], screen([1])) == screen([1]))
  }
}
