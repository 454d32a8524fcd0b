/// Names something that cells keep for their rows, such as whether a row is expanded.
///
/// ```swift
/// enum IsExpanded: CellStateKey { static let initial = false }
/// context.state[IsExpanded.self].toggle()
/// ```
public protocol CellStateKey {
  /// What is kept.
  associatedtype Value
  /// What is read before anything was written.
  static var initial: Value { get }
}

/// What cells keep for one row, by key.
///
/// It belongs to the row, not to the cell: it outlives reuse, reloads and moves, and goes when the
/// row does. What is written after that is not kept.
@MainActor
public struct CellState {
  let environment: CellEnvironment
  let place: CellPlace

  /// The value for a key.
  public subscript<Key: CellStateKey>(key: Key.Type) -> Key.Value {
    get { environment.states.value(for: key, at: place) }
    nonmutating set {
      guard environment.newestBox(at: place) != nil else { return }
      environment.states.set(newValue, for: key, at: place)
    }
  }
}
