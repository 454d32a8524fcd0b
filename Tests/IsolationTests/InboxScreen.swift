/// A nonisolated screen: its state is a value, and only its handlers use the store.
struct InboxScreen: Screen, Sendable {
  var state: InboxState
  var store: InboxStore

  var body: some ScreenContent {
    Section("inbox", header: MessageCount(number: state.messages.count)) {
      Container("pins", Pins()) { for id in state.pins { Pin(id: id).onSelect { store.open(id) } } }
      for message in state.messages {
        MessageRow(
          id: message.id, title: message.title,
          onRename: Handler { store.rename(message.id, to: $0) }
        ).onSelect { store.open(message.id) }
      }
    }
    Section("archive", dependsOn: state.archived) {
      for message in state.archived {
        MessageRow(id: message.id, title: message.title, onRename: Handler { _ in })
          .onSelect { store.open(message.id) }
      }
    }
  }
}

/// A screen whose `body` alone is on the main actor; the screen can be created on any thread.
struct InboxTitleScreen: @MainActor Screen {
  let store: InboxStore

  @MainActor var body: some ScreenContent { MessageCount(number: store.state.messages.count) }
}
