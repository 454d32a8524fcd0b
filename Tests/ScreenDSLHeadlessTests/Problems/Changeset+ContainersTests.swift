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

  @Test func changesByPath() throws {
    let changes = screen(0, [1], [1, 2]).changeset(from: screen(0, [1], [2]))
    let outer = try #require(changes["a"])
    #expect(!changes.hasOwnChanges && !changes.isEmpty && !outer.hasOwnChanges)
    let inner = try #require(changes[RowPath("b", in: ["a"])])
    #expect(inner.rowInsertions == [RowPosition(section: 0, row: 0)] && inner == outer["b"])
    for path in ["c", "b", RowPath("a", in: ["b"]), RowPath("x", in: ["a", "b"])] {
      #expect(changes[path] == nil, "\(path)")
    }
  }

  @Test func changedContainersInnermostLast() {
    let changes = screen(1, [1, 2], [1, 2]).changeset(from: screen(0, [1], [2]))
    expectEqual(
      changes.changedContainers.map(\.path).withoutSections.map(\.description), ["a", "a/b", "c"])
    for (path, inner) in changes.changedContainers { expectEqual(changes[path], inner) }
    expectEqual(changes.rowUpdates.map(\.new.row), [0])
    let inner = screen(0, [1], [1, 2]).changeset(from: screen(0, [1], [2]))
    expectEqual(inner.changedContainers.map(\.path).withoutSections, [RowPath("b", in: ["a"])])
    #expect(screen(0, [1], [2]).changeset(from: screen(0, [1], [2])).changedContainers.isEmpty)
  }
}
