@testable import ScreenDSL
@testable import ScreenDSLHosting
@testable import ScreenDSLTesting

/// The laws that each update is held against.
@Suite(.timed) struct UpdateLawsTests {
  private func screen(_ sections: (String, [String])...) -> ScreenSnapshot {
    ScreenSnapshot(
      sections.map { name, items in
        Section(name) { for item in items { ShelfItem(id: item) } }
      })
  }

  private func changes() -> Changeset {
    screen(("a", ["1", "2", "3", "4"]), ("b", ["5"]))
      .changeset(from: screen(("b", []), ("a", ["2", "4", "1", "5", "6"])))
  }

  @Test func aLostInsertion() {
    var wrong = changes()
    wrong.rowInsertions.removeLast()
    let failures = UpdateLaws.failures(of: wrong)
    #expect(
      failures.contains(
        "Internal error: the changes made to the old snapshot do not give the new one"))
    #expect(failures.contains { $0.contains(/: stage \d for a table view is illegal: C/) })
    #expect(failures.contains { $0.contains(/: stage \d for a collection view is illegal: C/) })
  }

  @Test func aNeedlessMove() {
    var wrong = screen(("a", ["1", "2"])).changeset(from: screen(("a", ["1", "2"])))
    wrong.rowMoves = [
      Changeset.RowMove(from: RowPosition(section: 0, row: 0), to: RowPosition(section: 0, row: 0))
    ]
    #expect(!UpdateLaws.failures(of: wrong).isEmpty)
  }

  @Test func containersToo() {
    func shelf(_ items: [String]) -> ScreenSnapshot {
      ScreenSnapshot("main") {
        Container("shelf", ItemShelf()) { for item in items { ShelfItem(id: item) } }
      }
    }
    var wrong = shelf(["1", "2"]).changeset(from: shelf(["2", "1"]))
    #expect(UpdateLaws.failures(of: wrong) == [])
    var inner = wrong.nested[0].changes
    inner.rowMoves = []
    wrong.nested[0] = Changeset.NestedChangeset(
      container: wrong.nested[0].container, old: wrong.nested[0].old, new: wrong.nested[0].new,
      changes: inner)
    inner.rowInsertions = [RowPosition(section: 0, row: 0)]
    #expect(!UpdateLaws.failures(of: wrong).isEmpty)
  }
}
