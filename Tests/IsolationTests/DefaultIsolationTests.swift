import DefaultIsolationScreens

@MainActor @Suite(.timedOnMain) struct DefaultIsolationTests {
  private static func store() -> InboxStore {
    let store = InboxStore()
    store.messages = [
      Message(id: 1, title: "One", sender: "A"), Message(id: 2, title: "Two", sender: "B"),
    ]
    store.archived = [Message(id: 9, title: "Nine", sender: "C")]
    store.pins = [5]
    return store
  }

  private static func path(of id: Int, in snapshot: ScreenSnapshot) throws -> RowPath {
    try #require(snapshot.models(of: MessageRow.self).first { $0.model.id == id }?.path)
  }

  @Test func bodyReadsTheStore() {
    let store = Self.store()
    let old = InboxScreen(store: store).snapshot()
    expectEqual(old.models(of: MessageRow.self).map(\.model.message.title), ["One", "Two", "Nine"])
    store.messages[1].title = "II"
    store.archived.append(store.messages.removeFirst())
    let new = InboxScreen(store: store).snapshot(reusing: old)
    expectEqual(new.models(of: MessageRow.self).map(\.model.message.title), ["II", "Nine", "One"])
    let changes = new.changeset(from: old)
    #expect(!changes.isEmpty && old.applying(changes) == new)
    #expect(InboxScreen(store: store).snapshot(reusing: new).changeset(from: new).isEmpty)
    store.messages[0].sender = Message(id: 1, title: "One", sender: "D").sender
    let nested = InboxScreen(store: store).snapshot(reusing: new).changeset(from: new)
    #expect(!nested.isEmpty, "a nested value is compared")
  }

  @Test func handlersReachTheStore() throws {
    let store = Self.store()
    let snapshot = InboxScreen(store: store).snapshot()
    #expect(snapshot.select(try Self.path(of: 2, in: snapshot)))
    #expect(snapshot.select(try Self.path(of: 9, in: snapshot)))
    #expect(snapshot.select(try #require(snapshot.models(of: Pin.self).first?.path)))
    expectEqual(store.opened, [2, 9, 5])
    let path = try Self.path(of: 1, in: snapshot)
    #expect(snapshot.fire(\MessageRow.onRename, with: "First", at: path))
    expectEqual(store.messages[0].title, "First")
  }

  @Test func aNonisolatedScreenIsEvaluatedInATask() async {
    let messages = Self.store().messages
    let (old, new) = await Task.detached {
      let old = ArchiveScreen(messages: messages).snapshot()
      return (old, ArchiveScreen(messages: messages.reversed()).snapshot(reusing: old))
    }.value
    expectEqual(old.applying(new.changeset(from: old)), new)
    expectEqual(new.models(of: MessageRow.self).map(\.model.id), [2, 1])
  }
}
