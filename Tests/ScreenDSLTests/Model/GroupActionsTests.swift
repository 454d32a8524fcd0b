@testable import ScreenDSL

@MainActor @Suite(.timedOnMain) struct GroupActionsTests {
  private let log = Log()

  private func screen(
    _ version: Int = 0, hasAction: Bool = true, reusing old: ScreenSnapshot? = nil
  ) -> ScreenSnapshot {
    @MainActor func add(_ name: String) { log.add("\(name) \(version)") }
    @ScreenBuilder var sections: some ScreenContent {
      Section("a", dependsOn: 1) {
        Note(id: 1).onSelect { add("own") }
        Group("g") {
          Group { Label().id("x") }.onSelect { _ in add("inner") }
          Note(id: 2)
        }.onSelect { _ in add("outer") }
        Note(id: 3)
      }.onSelect { _ in add("section") }
      Section("b") {
        for id in 4..<6 { Note(id: id) }
        Label().id("y")
        Container("c", Grid()) { Note(id: 6) }
      }.onSelect(Label.self) { _ in add("label") }
    }
    let content = Group { sections }
    return hasAction
      ? ScreenSnapshot(content.onSelect { row in add("screen: \(row.id)") }, reusing: old)
      : ScreenSnapshot(content, reusing: old)
  }

  @Test func theRowComesFirstThenFromTheInsideOut() {
    let new = screen(2, reusing: screen(1))
    expectEqual(new.allRows.count, 9)
    for row in new.allRows { new.select(row.path) }
    let all = ["own", "inner", "outer", "section", "screen: 4", "screen: 5", "label", "screen: c"]
    expectEqual(log.take(), all.map { "\($0) 2" })
    let screen = ScreenSnapshot("s") { [log] in
      Group {
        Group { Label().id("x") }.swipeActions { _ in [SwipeAction("A") {}] }
        Note(id: 1)
      }.onSelect(Label.self) { _ in log.add("label") }.onSelect { _ in log.add("all") }
    }
    for row in screen.allRows { screen.select(row.path) }
    expectEqual(log.take(), ["label", "all"])
  }

  @Test func anActionForAScreenIsAChangeOfTheRowsThatHadNone() {
    let (old, new) = (screen(hasAction: false), screen())
    let changes = new.changeset(from: old)
    expectEqual(changes.rowUpdates.map { "\(new[$0.new].id)" }, ["4", "5", "c"])
    #expect(old.rowCount == new.rowCount && changes.rowMoves.isEmpty)
    let again = screen(1, reusing: new)
    #expect(again.changeset(from: new).isEmpty)
    #expect(again.storage.sections[0] === new.storage.sections[0])
  }

  @Test func swipesOfAScreen() {
    func screen(_ title: String) -> ScreenSnapshot {
      ScreenSnapshot(
        Group {
          Section("s") {
            Note(id: 1)
            Note(id: 2).swipeActions(SwipeAction("Own") {})
          }
        }.swipeActions(.trailing) { _ in [SwipeAction(title) {}] })
    }
    let actions = screen("A").sections[0].rows.map(\.attributes.swipeActions.trailing)
    expectEqual(actions.map { $0.map(\.title) }, [["A"], ["Own"]])
    expectEqual(screen("B").changeset(from: screen("A")).rowUpdates.map(\.new.row), [0])
    // Rows are reused if their swipes have the same edge.
    let evaluations = Evaluations()
    func edged(_ edge: SwipeEdge, _ old: ScreenSnapshot? = nil) -> ScreenSnapshot {
      let section = Section("s", dependsOn: 1) { evaluations.counting(Note(id: 1)) }
      return ScreenSnapshot(section.swipeActions(edge) { _ in [SwipeAction("A") {}] }, reusing: old)
    }
    let old = edged(.leading)
    #expect(edged(.leading, old) == old && evaluations.count == 1)
    #expect(edged(.trailing, old) != old && evaluations.count == 2)
  }

  @Test func aGroupWithoutAnIDChangesNoneAndIDsAreNotCopied() throws {
    func ids(_ content: some SectionContent) -> [RowID] {
      ScreenSnapshot(Section("s") { content }).sections[0].rows.map(\.id)
    }
    expectEqual(ids(Group { for id in 0..<3 { Note(id: id) } }), ids((0..<3).map { Note(id: $0) }))
    let places = ScreenSnapshot("s") {
      for number in 0..<2 {
        Group {
          Label(text: number)
          Label(text: number)
        }
      }
      Group { Label() }
      Label()
    }
    #expect(places.rowCount == 6 && !places.hasDuplicates)
    let rows = Section("s") { for id in 0..<200 { Note(id: id) } }
    let plain = try #require(ScreenSnapshot(rows).storage.sections[0].declared.chunks.first)
    let shared = ScreenSnapshot(rows.onSelect { _ in }.onSelect(Note.self) { _ in })
    let chunk = try #require(shared.storage.sections[0].declared.chunks.first)
    #expect(chunk.ids.baseAddress == plain.ids.baseAddress && chunk.owner === plain)
    #expect(shared.sections[0].rows.allSatisfy { $0.attributes.onSelect != nil })
  }
}
