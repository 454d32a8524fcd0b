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

/// The values that cells store for one row, or for one header or footer, by key.
///
/// The values belong to the row, so they stay the same after reuse of the cell, a reload or a move. When an update
/// removes the row, the list discards the values, unless a folded disclosure row hides the row. A value that a cell
/// writes for a removed row has no effect.
@MainActor
public struct CellState {
  let site: CellSite
  /// Whether the list configures the cell again when a value changes. False for ``ListUpdater/containerState``.
  var isShown = true

  /// The value for a key. When you write a value, the list configures and measures the cell again. If the list cannot
  /// be changed now, such as during a drag, the list does this later.
  ///
  /// In three cases, the list does not configure the cell again: if the new value equals the old value, if the cell
  /// writes the value in `configure`, and if you write it through ``ListUpdater/containerState``.
  public subscript<Key: CellStateKey>(key: Key.Type) -> Key.Value {
    get { site.environment.states.value(for: key, at: site.shownPlace) }
    nonmutating set {
      guard site.newestContent != nil else { return }
      let (states, place) = (site.environment.states, site.shownPlace)
      let isOther = isShown && !isEqual(newValue, states.value(for: key, at: place))
      states.set(newValue, for: key, at: place)
      if isOther { site.environment.list?.stateDidChange(at: place) }
    }
  }
}

private func isEqual<Value>(_ new: Value, _ old: Value) -> Bool {
  func isOld<Known: Equatable>(_ new: Known) -> Bool { new == old as? Known }
  return (new as? any Equatable).map { isOld($0) } ?? false
}

/// The values that the cells of a screen store for rows, headers and footers.
@MainActor
final class CellStateStore {
  private var values: [ObjectIdentifier: [CellPlace: Any]] = [:]
  private(set) var newPaths = NewPaths()
  /// `filled` counts how often the lists of the screen have configured cells, headers and footers; `made` counts the
  /// cells that they have created for rows.
  var (filled, made) = (0, 0)

  var isEmpty: Bool { values.values.allSatisfy(\.isEmpty) }
  var places: Set<CellPlace> { Set(values.values.flatMap(\.keys)) }

  func value<Key: CellStateKey>(for key: Key.Type, at place: CellPlace) -> Key.Value {
    values[ObjectIdentifier(key)]?[place] as? Key.Value ?? Key.initial
  }

  func set<Key: CellStateKey>(_ value: Key.Value, for key: Key.Type, at place: CellPlace) {
    values[ObjectIdentifier(key), default: [:]][place] = value
  }

  func places(keeping key: any CellStateKey.Type) -> [CellPlace] {
    values[ObjectIdentifier(key)].map { Array($0.keys) } ?? []
  }

  func hasValues(for key: any CellStateKey.Type) -> Bool {
    values[ObjectIdentifier(key)]?.isEmpty == false
  }

  func removeValue(for key: any CellStateKey.Type, at place: CellPlace) {
    values[ObjectIdentifier(key)]?[place] = nil
  }

  func removeValues(for key: any CellStateKey.Type) { values[ObjectIdentifier(key)] = nil }

  func removeValues(where isGone: (CellPlace) -> Bool) {
    values = values.mapValues { $0.filter { !isGone($0.key) } }
  }

  /// Moves the values of rows to the new paths of these rows. The keys of `moves` are the old paths.
  ///
  /// Pass the moves of all rows in one call: if two rows exchange paths, separate calls would overwrite values.
  func move(_ moves: [RowPath: RowPath]) {
    newPaths = newPaths.adding(moves)
    for key in values.keys { values[key]?.move(moves) }
  }

  /// Removes all values. After this call, the contexts of cells that were configured before no longer find their rows.
  func forgetAll() { (values, newPaths) = ([:], NewPaths()) }
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
