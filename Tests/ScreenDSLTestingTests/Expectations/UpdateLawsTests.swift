@testable import ScreenDSL
@testable import ScreenDSLHosting
@testable import ScreenDSLTesting

@Suite(.timed) struct UpdateLawsTests {
  private func screen(_ sections: (String, [String])...) -> ScreenSnapshot {
    ScreenSnapshot(
      sections.map { name, items in Section(name) { for item in items { ShelfItem(id: item) } } })
  }

  private func changes() -> Changeset {
    screen(("a", ["1", "2", "3", "4"]), ("b", ["5"]))
      .changeset(from: screen(("b", []), ("a", ["2", "4", "1", "5", "6"])))
  }

  @Test func aLostInsertionAndANeedlessMove() {
    var wrong = changes()
    wrong.operations.rowInsertions.removeLast()
    let failures = wrong.brokenLaws
    let sentence = "Internal error: the changes made to the old snapshot do not give the new one"
    #expect(failures.contains(sentence))
    #expect(failures.contains { $0.contains(/: stage \d for a table view is illegal: C/) })
    #expect(failures.contains { $0.contains(/: stage \d for a collection view is illegal: C/) })
    var needless = screen(("a", ["1", "2"])).changeset(from: screen(("a", ["1", "2"])))
    let first = RowPosition(section: 0, row: 0)
    needless.operations.rowMoves = [Changeset.Move(from: first, to: first)]
    #expect(!needless.brokenLaws.isEmpty)
  }

  @Test func containersToo() {
    func shelf(_ items: [String]) -> ScreenSnapshot {
      ScreenSnapshot("s") { Container("shelf", ItemShelf()) { items.map { ShelfItem(id: $0) } } }
    }
    var wrong = shelf(["1", "2"]).changeset(from: shelf(["2", "1"]))
    expectEqual(wrong.brokenLaws, [])
    let nested = wrong.nested[0]
    var inner = nested.changes
    inner.operations.rowMoves = []
    wrong.nested[0] = Changeset.NestedChangeset(
      container: nested.container, old: nested.old, new: nested.new, changes: inner)
    #expect(!wrong.brokenLaws.isEmpty)
  }
}
