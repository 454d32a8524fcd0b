@testable import ScreenDSL
@testable import ScreenDSLHosting

/// Tests the selected rows, without a list.
@MainActor @Suite(.timedOnMain) struct ListSelectionTests {
  @Test func rowsAreInTheOrderOfTheirSelection() {
    var selection = ListSelection()
    let paths = [3, 1, 2].map { RowPath(RowID($0), section: "a") }
    for path in paths { selection.insert(path) }
    #expect(selection.paths == paths)
    selection.insert(paths[0])
    selection.remove(paths[1])
    #expect(selection.paths == [paths[2], paths[0]] && !selection.contains(paths[1]))
    selection.removeAll()
    #expect(selection.isEmpty)
  }

  @Test func aRowIsFollowedAndKeptWhileItIsOut() {
    var selection = ListSelection()
    let (old, inner, new) = (
      RowPath(1, section: "a"), RowPath(2, in: [1], section: "a"), RowPath(1, section: "b")
    )
    for path in [old, inner] { selection.insert(path) }
    selection.move([old: new])
    #expect(selection.paths == [new, RowPath(2, in: [1], section: "b")])
    selection.keep(Row(Note(id: 1)), at: new)
    #expect(selection.lastRow(at: new) == Row(Note(id: 1)))
    selection.keep(Row(Note(id: 1)), at: old)
    #expect(selection.lastRow(at: old) == nil && !selection.contains(old), "it is not selected")
    selection.insert(new)
    #expect(selection.lastRow(at: new) == nil, "it is back")
  }
}
