import ScreenDSL

/// Names a state that cells keep for their rows, such as whether a row is expanded.
///
/// ```swift
/// enum IsExpanded: CellStateKey { static let initial = false }
/// context.state[IsExpanded.self].toggle()
/// ```
public protocol CellStateKey {
  /// The type of the state.
  associatedtype Value
  /// The value before anything was written.
  static var initial: Value { get }
}

/// The cell states of one row, by key.
///
/// They belong to the row, so they survive the reuse of cells, reloads and moves. When the row is removed, they end,
/// and later writes do nothing.
@MainActor
public struct CellState {
  let site: CellSite
  /// Whether a change of the state configures the cell again.
  var isShown = true

  /// The value for a key. If you write another value, the list configures and measures the cell again.
  ///
  /// The list does so as soon as it can be changed. An equal value does nothing, and so does a value that a cell
  /// writes in `configure`.
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

  /// The same states, but writing a value does not configure the cell again. It is for values such as the scroll
  /// offset of an inner list.
  package var unshown: CellState { CellState(site: site, isShown: false) }
}

/// Whether two values are equal. If their type is not `Equatable`, the result is false.
private func isEqual<Value>(_ new: Value, _ old: Value) -> Bool {
  func isOld<Known: Equatable>(_ new: Known) -> Bool { new == old as? Known }
  return (new as? any Equatable).map { isOld($0) } ?? false
}

/// The cell states of a screen, by the place of their row.
@MainActor
final class CellStateStore {
  private var values: [CellPlace: [ObjectIdentifier: Any]] = [:]
  /// The object that will record new paths of rows for cells that are configured now.
  private(set) var newPaths = NewPaths()
  /// The number of configured cells, headers and footers, and the number of created cells.
  var (filled, made) = (0, 0)
  /// Whether a cell has read a property of its row that may change, such as its place.
  var hasFacts = false
  /// Whether any `async` action of a row was started.
  var hasActions = false
  /// Whether any cell read the environment.
  var hasReads = false
  /// The rows whose impression has run since the list appeared.
  private var seen: [CellPlace: Void] = [:]

  var isEmpty: Bool { values.isEmpty && seen.isEmpty }
  var places: some Collection<CellPlace> { values.keys }

  func value<Key: CellStateKey>(for key: Key.Type, at place: CellPlace) -> Key.Value {
    kept(for: ObjectIdentifier(key), at: place) as? Key.Value ?? Key.initial
  }

  private func kept(for key: ObjectIdentifier, at place: CellPlace) -> Any? { values[place]?[key] }

  func set<Key: CellStateKey>(_ value: Key.Value, for key: Key.Type, at place: CellPlace) {
    keep(value, for: ObjectIdentifier(key), at: place)
  }

  private func keep(_ value: Any, for key: ObjectIdentifier, at place: CellPlace) {
    values[place, default: [:]][key] = value
  }

  /// Returns the places with a value for a key.
  ///
  /// - Complexity: O(*n*) in the number *n* of places with values.
  func places(keeping key: any CellStateKey.Type) -> [CellPlace] {
    values.filter { $0.value[ObjectIdentifier(key)] != nil }.map(\.key)
  }

  func removeValue(for key: any CellStateKey.Type, at place: CellPlace) {
    values[place]?[ObjectIdentifier(key)] = nil
    if values[place]?.isEmpty == true { values[place] = nil }
  }

  /// Removes everything that is stored for the places for which `isGone` returns true.
  ///
  /// - Complexity: O(*n*) in the number *n* of places with values and of seen rows.
  func removeValues(where isGone: (CellPlace) -> Bool) {
    for place in values.keys.filter(isGone) { values[place] = nil }
    for place in seen.keys.filter(isGone) { seen[place] = nil }
  }

  /// Moves the values of rows, and of rows inside them, to other paths. All rows move at once, because they may
  /// exchange their paths.
  ///
  /// - Complexity: O(*n*) in the number *n* of places with values and of seen rows.
  func move(_ moves: [RowPath: RowPath]) {
    newPaths = newPaths.adding(moves)
    values.move(moves)
    seen.move(moves)
  }

  /// Records that the user saw a row, until ``forgetSeen()``.
  func see(_ row: CellPlace) { seen[row] = () }

  func isSeen(_ row: CellPlace) -> Bool { seen[row] != nil }

  func forgetSeen() { seen = [:] }

  /// Removes everything.
  func forgetAll() { (values, seen) = ([:], [:]) }
}

extension Dictionary where Key == CellPlace {
  /// Moves the values of rows, and of rows inside them, to other paths.
  mutating func move(_ moves: [RowPath: RowPath]) {
    var moved = Self()
    for place in Array(keys) {
      guard let path = place.rowPath, let new = moves.newPath(of: path) else { continue }
      moved[.row(new)] = removeValue(forKey: place)
    }
    merge(moved) { $1 }
  }
}
