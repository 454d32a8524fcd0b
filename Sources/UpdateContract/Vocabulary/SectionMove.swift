/// A section that keeps its identity and changes its place.
public struct SectionMove: Hashable, Sendable {
  /// The index before the update.
  public var from: Int
  /// The index after the update, a final position.
  public var to: Int

  /// Creates a move from an index before the update to an index after it.
  public init(from: Int, to: Int) {
    self.from = from
    self.to = to
  }
}
