/// The state of the screen, on the main actor by default.
public final class InboxStore {
  public var messages: [Message] = [], archived: [Message] = [], pins: [Int] = []
  public private(set) var opened: [Int] = []

  public init() {}

  func open(_ id: Int) { opened.append(id) }

  func rename(_ id: Int, to title: String) {
    for index in messages.indices where messages[index].id == id { messages[index].title = title }
  }
}
