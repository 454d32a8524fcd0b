/// The same screen on the main actor, reading the store in `body`.
@MainActor
struct MainActorInboxScreen: @MainActor Screen {
  let store: InboxStore

  var body: some ScreenContent {
    Section("inbox", header: MessageCount(number: store.state.messages.count)) {
      Container("pins", Pins()) {
        for id in store.state.pins { Pin(id: id).onSelect { store.open(id) } }
      }
      for message in store.state.messages {
        MessageRow(
          id: message.id, title: message.title,
          onRename: Handler { store.rename(message.id, to: $0) }
        )
        .onSelect { store.open(message.id) }
      }
    }
    // What `dependsOn` evaluates may run on any thread: it reads the value, not the store.
    let archived = store.state.archived
    Section("archive", dependsOn: archived) {
      for message in archived {
        MessageRow(id: message.id, title: message.title, onRename: Handler { _ in })
          .onSelect { store.open(message.id) }
      }
    }
  }
}

/// A screen of which only `body` is on the main actor: it is created anywhere.
struct InboxTitleScreen: @MainActor Screen {
  let store: InboxStore

  @MainActor var body: some ScreenContent {
    MessageCount(number: store.state.messages.count)
  }
}
