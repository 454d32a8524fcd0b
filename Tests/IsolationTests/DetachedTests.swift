@Suite(.timed) struct DetachedTests {
  @MainActor @Test func aSendableScreenIsEvaluatedInATask() async throws {
    let store = InboxStore()
    let first = InboxScreen(state: store.state, store: store)
    let old = await Task.detached { first.snapshot() }.value
    store.state.messages.swapAt(0, 1)
    store.state.archived[0].title = "VIII"
    let second = InboxScreen(state: store.state, store: store)
    let (new, changes) = await Task.detached {
      let new = second.snapshot(reusing: old)
      return (new, new.changeset(from: old))
    }.value
    #expect(new.titles == ["Two", "One", "VIII", "Nine"] && old.applying(changes) == new)

    // A handler that was declared outside of the main actor runs on the main actor.
    #expect(new.select(try #require(new.path(ofMessage: 8))))
    let path = try #require(new.path(ofMessage: 1))
    #expect(new.fire(\MessageRow.onRename, with: "First", at: path) && store.opened == [8])
    #expect(store.state.messages.map(\.title) == ["Two", "First"])
  }

  @MainActor @Test func onlyBodyMayBeOnTheMainActor() async {
    let store = InboxStore()
    // The screen is created outside of the main actor and evaluated on it.
    let screen = await Task.detached { InboxTitleScreen(store: store) }.value
    #expect(screen.snapshot().models(of: MessageCount.self).map(\.model.number) == [2])
  }

  @Test func manyTasksEvaluateTheSameScreen() async {
    let store = InboxStore()
    let screen = InboxScreen(state: .sample, store: store)
    let old = screen.snapshot()
    let snapshots = await withTaskGroup(of: ScreenSnapshot.self) { group in
      for _ in 0..<8 { group.addTask { screen.snapshot(reusing: old) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(snapshots == Array(repeating: old, count: 8))
  }
}
