@Suite(.timed) struct DetachedTests {
  /// A nonisolated screen: its state is a value, and only its handlers use the store.
  private struct Inbox: Screen, Sendable {
    var state: MainScene.State, store: MainScene.Store?

    var body: some ScreenContent {
      MainScene.Main(state, store: store).body
      Section("archive", dependsOn: state.elements) {
        for element in state.elements { Photo(id: element.id).onSelect { store?.pick(element) } }
      }
    }
  }

  @MainActor @Test func aSendableScreenIsEvaluatedInATask() async {
    let store = MainScene.Store()
    let first = Inbox(state: store.state, store: store)
    let old = await Task.detached { first.snapshot() }.value
    store.state.elements.swapAt(0, 1)
    store.state.elements[2].name = "V"
    let second = Inbox(state: store.state, store: store)
    let (new, changes) = await Task.detached {
      let new = second.snapshot(reusing: old)
      return (new, new.changeset(from: old))
    }.value
    let names = new.models(of: MainScene.ElementRow.self).map(\.model.name)
    expectEqual(names, ["Element 1", "Element 2", "V", "Element 3", "Element 4"])
    expectEqual(new.models(of: Photo.self).map(\.model.id), ["e1", "e2", "e5", "e3", "e4"])
    expectEqual(old.applying(changes), new)
    // A handler that was declared outside of the main actor runs on the main actor.
    let row = new.sections.last?.rows[2]
    row?.attributes.onSelect?(())
    expectEqual(store.picks, ["V with id e5 tapped"])
    let menu = RowPath("menu/v", section: "main")
    #expect(new.fire(\MainScene.SortMenu.onChange, with: .zToA, at: menu))
    expectEqual(store.state.vertical, .zToA)
  }

  /// A screen whose `body` alone is on the main actor; the screen can be created on any thread.
  private struct Title: @MainActor Screen {
    let store: MainScene.Store

    @MainActor var body: some ScreenContent { Label(text: store.state.elements.count) }
  }

  @MainActor @Test func onlyBodyMayBeOnTheMainActor() async {
    let store = MainScene.Store()
    // The screen is created outside of the main actor and evaluated on it.
    let screen = await Task.detached { Title(store: store) }.value
    expectEqual(screen.snapshot().models(of: Label.self).map(\.model.text), [5])
  }

  @Test func manyTasksEvaluateTheSameScreen() async {
    let screen = Inbox(state: MainScene.State(), store: nil)
    let old = screen.snapshot()
    let snapshots = await withTaskGroup(of: ScreenSnapshot.self) { group in
      for _ in 0..<8 { group.addTask { screen.snapshot(reusing: old) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    expectEqual(snapshots, Array(repeating: old, count: 8))
  }
}
