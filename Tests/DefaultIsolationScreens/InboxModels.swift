// All declarations here are on the main actor by default; cell models are nonisolated because of their protocol.
public import ScreenDSL

/// A value in a property of a cell model: its `==` must work on any thread, because the `==` of the model does.
public nonisolated struct Message: Equatable, Identifiable, Sendable {
  public let id: Int
  public var title: String, sender: Sender

  public init(id: Int, title: String, sender: String) {
    (self.id, self.title, self.sender) = (id, title, Sender(name: sender))
  }

  /// A nested value; types inside a nonisolated type are nonisolated.
  public struct Sender: Equatable, Sendable { public var name: String }
}

public struct MessageRow: CellModel, Identifiable {
  public var message: Message, mark: Mark, onRename: Handler<String>

  public var id: Int { message.id }

  /// A value inside a cell model; the compiler writes its conformance.
  public struct Mark: Equatable, Sendable {
    public var kind: Kind, count: Int

    public enum Kind: String, Sendable { case read, unread }
  }
}

public struct MessageCount: CellModel { public var number: Int }
public struct Pins: ContainerModel {}
public struct Pin: CellModel, Identifiable { public let id: Int }
