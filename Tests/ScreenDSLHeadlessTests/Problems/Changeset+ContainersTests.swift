@Suite(.timed) struct ChangesetContainersTests {
  private func screen(_ outer: Int, _ middle: [Int], _ inner: [Int]) -> ScreenSnapshot {
    ScreenSnapshot("s") {
      Container("a", Grid(text: outer)) {
        middle.map { Note(id: $0) }
        Container("b", Grid()) { inner.map { Note(id: $0) } }
      }
      Container("c", Grid()) { Note(id: outer) }
    }
  }

  @Test func changesOfContainersInContainers() throws {
    let changes = screen(0, [1], [1, 2]).changeset(from: screen(0, [1], [2]))
    let outer = try #require(changes.nested.first)
    #expect(changes.nested.count == 1 && outer.container == "a" && !outer.changes.hasOwnChanges)
    #expect(!changes.hasOwnChanges && !changes.isEmpty)
    let inner = try #require(outer.changes.nested.first)
    #expect(outer.changes.nested.count == 1 && inner.container == "b")
    expectEqual(inner.changes.rowInsertions, [RowPosition(section: 0, row: 0)])
  }

  @Test func changedContainersInnermostLast() {
    let changes = screen(1, [1, 2], [1, 2]).changeset(from: screen(0, [1], [2]))
    expectEqual(
      changes.changedContainers.map(\.path).withoutSections.map(\.description), ["a", "a/b", "c"])
    let (outer, last) = (changes.nested[0].changes, changes.nested[1].changes)
    expectEqual(changes.changedContainers.map(\.changes), [outer, outer.nested[0].changes, last])
    expectEqual(changes.rowUpdates.map(\.new.row), [0])
    let inner = screen(0, [1], [1, 2]).changeset(from: screen(0, [1], [2]))
    expectEqual(inner.changedContainers.map(\.path).withoutSections, [RowPath("b", in: ["a"])])
    #expect(screen(0, [1], [2]).changeset(from: screen(0, [1], [2])).changedContainers.isEmpty)
  }
}
