import ScreenDSL
import ScreenDSLInspection
import TestSupport
import Testing

/// Screens that belong to no actor.
@Suite(.timed) struct NonisolatedTests {
  @Test func isEvaluatedAndComparedAnywhere() async {
    let store = await InboxStore()
    let old = InboxScreen(state: .sample, store: store).snapshot()
    #expect(old.titles == ["One", "Two", "Eight", "Nine"])

    var state = InboxState.sample
    state.messages[0].title = "First"
    state.pins = [6, 5]
    let new = InboxScreen(state: state, store: store).snapshot(reusing: old)
    let changes = new.changeset(from: old)
    #expect(!changes.isEmpty)
    #expect(old.applying(changes) == new)
    #expect(new.changeset(from: new).isEmpty)
  }

  @MainActor @Test func handlersReachTheStore() throws {
    let store = InboxStore()
    let snapshot = InboxScreen(state: store.state, store: store).snapshot()
    #expect(snapshot.select(try #require(snapshot.path(ofMessage: 2))))
    #expect(snapshot.select(try #require(snapshot.path(ofPin: 5))))
    #expect(snapshot.select(try #require(snapshot.path(ofMessage: 9))))
    #expect(store.opened == [2, 5, 9])

    let path = try #require(snapshot.path(ofMessage: 1))
    #expect(snapshot.fire(\MessageRow.onRename, with: "First", at: path))
    #expect(store.state.messages[0].title == "First")
  }
}
