/// An item that keeps its identity and changes its place, in its section or to another one.
public struct ItemMove: Hashable, Sendable {
  /// The path before the update.
  public var from: ItemPath
  /// The path after the update, a final position.
  public var to: ItemPath

  /// Creates a move from a path before the update to a path after it.
  public init(from: ItemPath, to: ItemPath) {
    self.from = from
    self.to = to
  }
}
