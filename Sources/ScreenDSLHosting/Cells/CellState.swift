import ScreenDSL

/// Names a state that cells store for their rows, such as whether a long text is shown in full.
///
/// ```swift
/// enum IsExpanded: CellStateKey { static let initial = false }
/// context.state[IsExpanded.self].toggle()
/// ```
public protocol CellStateKey {
  /// The type of the state.
  associatedtype Value
  /// The value of the state until a cell writes another value.
  static var initial: Value { get }
}

/// The values that cells store for one row, by key.
///
/// The values belong to the row, so they stay the same after reuse of the cell, a reload or a move. When the row is
/// removed, the list discards the values. A value that a cell writes for a removed row has no effect.
@MainActor
public struct CellState {
  let site: CellSite
  /// Whether the list configures the cell again when the state changes.
  var isShown = true

  /// The value for a key. When you write a value, the list configures and measures the cell again. If the list cannot
  /// be changed now, such as during a drag, the list does this later.
  ///
  /// In two cases, the list does not configure the cell again: if the new value equals the old value, and if the cell
  /// writes the value in `configure`.
  public subscript<Key: CellStateKey>(key: Key.Type) -> Key.Value {
    get { site.environment.states.value(for: key, at: site.shownPlace) }
    nonmutating set {
      guard site.environment.newestBox(at: site.newestPlace) != nil else { return }
      let (states, place) = (site.environment.states, site.shownPlace)
      let isOther = isShown && !isEqual(newValue, states.value(for: key, at: place))
      states.set(newValue, for: key, at: place)
      if isOther { site.environment.list?.stateDidChange(at: place) }
    }
  }
}

/// Whether two values are equal; false if their type is not `Equatable`.
private func isEqual<Value>(_ new: Value, _ old: Value) -> Bool {
  func isOld<Known: Equatable>(_ new: Known) -> Bool { new == old as? Known }
  return (new as? any Equatable).map { isOld($0) } ?? false
}

/// The values that the cells of a screen store for rows.
@MainActor
final class CellStateStore {
  /// The values by key, and then by the path of the row.
  private var values: [ObjectIdentifier: [CellPlace: Any]] = [:]
  private(set) var newPaths = NewPaths()
  /// `filled` counts how many times the lists of the screen configured a cell, a header or a footer. `made` counts how
  /// many cells they created.
  var (filled, made) = (0, 0)

  var isEmpty: Bool { values.values.allSatisfy(\.isEmpty) }
  /// The rows and supplementary views that have a value.
  var places: Set<CellPlace> { Set(values.values.flatMap(\.keys)) }

  func value<Key: CellStateKey>(for key: Key.Type, at place: CellPlace) -> Key.Value {
    values[ObjectIdentifier(key)]?[place] as? Key.Value ?? Key.initial
  }

  func set<Key: CellStateKey>(_ value: Key.Value, for key: Key.Type, at place: CellPlace) {
    values[ObjectIdentifier(key), default: [:]][place] = value
  }

  /// Returns the rows and supplementary views that have a value for a key.
  func places(keeping key: any CellStateKey.Type) -> [CellPlace] {
    values[ObjectIdentifier(key)].map { Array($0.keys) } ?? []
  }

  /// Whether any row or supplementary view has a value for a key.
  func hasValues(for key: any CellStateKey.Type) -> Bool {
    values[ObjectIdentifier(key)]?.isEmpty == false
  }

  func removeValue(for key: any CellStateKey.Type, at place: CellPlace) {
    values[ObjectIdentifier(key)]?[place] = nil
  }

  func removeValues(for key: any CellStateKey.Type) { values[ObjectIdentifier(key)] = nil }

  /// Removes the values of all rows and supplementary views for which `isGone` returns true.
  ///
  /// - Complexity: O(*n*) in the number *n* of values.
  func removeValues(where isGone: (CellPlace) -> Bool) {
    values = values.mapValues { $0.filter { !isGone($0.key) } }
  }

  /// Stores the values of rows at the new paths of these rows. If a row contains inner rows, their values move too.
  ///
  /// Pass the moves of all rows in one call. If two rows exchange their paths, two separate calls would overwrite the
  /// values of one row.
  ///
  /// - Complexity: O(*n*) in the number *n* of values.
  func move(_ moves: [RowPath: RowPath]) {
    newPaths = newPaths.adding(moves)
    for key in values.keys { values[key]?.move(moves) }
  }

  func forgetAll() { values = [:] }
}

extension Dictionary where Key == CellPlace {
  mutating func move(_ moves: [RowPath: RowPath]) {
    var moved = Self()
    for place in Array(keys) {
      guard let path = place.rowPath, let new = moves.newPath(of: path) else { continue }
      moved[.row(new)] = removeValue(forKey: place)
    }
    merge(moved) { $1 }
  }
}
