// Everything here is on the main actor unless it says otherwise; a cell model says so by being one.
public import ScreenDSL

/// A value in a cell model's field: its `==` has to work on any thread, because the model's does.
public nonisolated struct Message: Equatable, Identifiable, Sendable {
  public let id: Int
  public var title: String
  public var sender: Sender

  public init(id: Int, title: String, sender: String) {
    self.id = id
    self.title = title
    self.sender = Sender(name: sender)
  }

  /// A value inside: what is nested in a nonisolated type is nonisolated.
  public struct Sender: Equatable, Sendable {
    public var name: String
  }
}

public struct MessageRow: CellModel, Identifiable {
  public var message: Message
  public var mark: Mark
  public var onRename: Handler<String>

  public var id: Int { message.id }

  /// A value inside a cell model, with a conformance that the compiler writes.
  public struct Mark: Equatable, Sendable {
    public var kind: Kind
    public var count: Int

    public enum Kind: String, Sendable { case read, unread }
  }
}

public struct MessageCount: CellModel { public var number: Int }
public struct Pins: ContainerModel {}
public struct Pin: CellModel, Identifiable { public let id: Int }
