public import ScreenDSL

/// A screen that reads the store in `body`; the compiler infers a conformance on the main actor.
public struct InboxScreen: Screen {
  let store: InboxStore

  public init(store: InboxStore) { self.store = store }

  public var body: some ScreenContent {
    Section("inbox", header: MessageCount(number: store.messages.count)) {
      Container("pins", Pins()) { for id in store.pins { Pin(id: id).onSelect { store.open(id) } } }
      for message in store.messages {
        MessageRow(
          message: message, mark: MessageRow.Mark(kind: .unread, count: 1),
          onRename: Handler { store.rename(message.id, to: $0) }
        ).onSelect { store.open(message.id) }
      }
    }
    archive
  }

  /// The rows of archived messages. The closure of `dependsOn` runs on any thread, so it reads the value and not the
  /// store.
  @ScreenBuilder private var archive: some ScreenContent {
    let archived = store.archived
    Section("archive", dependsOn: archived) { archiveRows(archived) }
  }

  @SectionBuilder private nonisolated func archiveRows(
    _ messages: [Message]
  ) -> some SectionContent {
    for message in messages {
      MessageRow(message: message, mark: .init(kind: .read, count: 0), onRename: Handler { _ in })
        .onSelect { store.open(message.id) }
    }
  }
}

/// A screen with values only, which can be evaluated on any thread.
public nonisolated struct ArchiveScreen: Screen, Sendable {
  var messages: [Message]

  public init(messages: [Message]) { self.messages = messages }

  public var body: some ScreenContent {
    Section("archive", header: MessageCount(number: messages.count)) {
      for message in messages {
        MessageRow(message: message, mark: .init(kind: .read, count: 0), onRename: Handler { _ in })
      }
    }
  }
}
