/// Tests screens that read a model on the main actor.
@MainActor @Suite(.timedOnMain) struct MainActorTests {
  @Test func bodyReadsTheStore() {
    let store = InboxStore()
    let old = MainActorInboxScreen(store: store).snapshot()
    #expect(old.titles == ["One", "Two", "Eight", "Nine"])

    store.state.messages.removeFirst()
    store.state.archived.append(Message(id: 10, title: "Ten"))
    let new = MainActorInboxScreen(store: store).snapshot(reusing: old)
    #expect(new.titles == ["Two", "Eight", "Nine", "Ten"])
    let changes = new.changeset(from: old)
    #expect(!changes.isEmpty)
    #expect(old.applying(changes) == new)
  }

  @Test func onlyBodyMayBeOnTheMainActor() async {
    let store = InboxStore()
    // The screen is created outside of the main actor and evaluated on it.
    let screen = await Task.detached { InboxTitleScreen(store: store) }.value
    #expect(screen.snapshot().models(of: MessageCount.self).map(\.model.number) == [2])
  }
}
