struct Message: Equatable, Identifiable, Sendable {
  let id: Int
  var title: String
}

struct InboxState: Equatable, Sendable {
  var messages: [Message] = [], archived: [Message] = [], pins: [Int] = []

  static let sample = InboxState(
    messages: [Message(id: 1, title: "One"), Message(id: 2, title: "Two")],
    archived: [Message(id: 8, title: "Eight"), Message(id: 9, title: "Nine")], pins: [5, 6])
}

@MainActor
final class InboxStore {
  var state = InboxState.sample
  private(set) var opened: [Int] = []

  func open(_ id: Int) { opened.append(id) }

  func rename(_ id: Int, to title: String) {
    for index in state.messages.indices where state.messages[index].id == id {
      state.messages[index].title = title
    }
  }
}

struct MessageRow: CellModel, Identifiable {
  let id: Int
  var title: String
  var onRename: Handler<String>
}

struct MessageCount: CellModel { var number: Int }
struct Pins: ContainerModel {}
struct Pin: CellModel, Identifiable { let id: Int }

extension ScreenSnapshot {
  var titles: [String] { models(of: MessageRow.self).map(\.model.title) }

  func path(ofMessage id: Int) -> RowPath? {
    models(of: MessageRow.self).first { $0.model.id == id }?.path
  }
}
