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

  /// The states of this row. If the cell writes a value through this property, the list does not configure the cell
  /// again. Use this property for values that the cell already shows, such as the scroll offset of an inner list.
  package var unshown: CellState { CellState(site: site, isShown: false) }
}

/// Whether two values are equal; false if their type is not `Equatable`.
private func isEqual<Value>(_ new: Value, _ old: Value) -> Bool {
  func isOld<Known: Equatable>(_ new: Known) -> Bool { new == old as? Known }
  return (new as? any Equatable).map { isOld($0) } ?? false
}

/// The values that the cells of a screen store for rows, by the path of the row.
@MainActor
final class CellStateStore {
  private var values: [CellPlace: [ObjectIdentifier: Any]] = [:]
  private(set) var newPaths = NewPaths()
  /// `filled` counts how many times the lists of the screen configured a cell, a header or a footer. `made` counts how
  /// many cells they created.
  var (filled, made) = (0, 0)
  /// Whether a cell has ever read the state of its row, such as whether the row is selected.
  var hasFacts = false
  /// Whether the list has ever started an `async` action of a row.
  var hasActions = false
  /// Whether a cell has ever read a value of the list's environment.
  var hasReads = false
  /// The rows, headers and footers whose `onImpression` handler has run since the list last appeared.
  private var seen: [CellPlace: Void] = [:]

  var isEmpty: Bool { values.isEmpty && seen.isEmpty }
  var places: some Collection<CellPlace> { values.keys }

  func value<Key: CellStateKey>(for key: Key.Type, at place: CellPlace) -> Key.Value {
    values[place]?[ObjectIdentifier(key)] as? Key.Value ?? Key.initial
  }

  func set<Key: CellStateKey>(_ value: Key.Value, for key: Key.Type, at place: CellPlace) {
    values[place, default: [:]][ObjectIdentifier(key)] = value
  }

  /// Returns the rows and supplementary views that have a value for a key.
  ///
  /// - Complexity: O(*n*) in the number *n* of rows and views with values.
  func places(keeping key: any CellStateKey.Type) -> [CellPlace] {
    values.filter { $0.value[ObjectIdentifier(key)] != nil }.map(\.key)
  }

  func removeValue(for key: any CellStateKey.Type, at place: CellPlace) {
    values[place]?[ObjectIdentifier(key)] = nil
    if values[place]?.isEmpty == true { values[place] = nil }
  }

  /// Removes the values of all rows and supplementary views for which `isGone` returns true.
  ///
  /// - Complexity: O(*n*) in the number *n* of rows and views with values, and of rows whose `onImpression` handler has
  ///   run.
  func removeValues(where isGone: (CellPlace) -> Bool) {
    for place in values.keys.filter(isGone) { values[place] = nil }
    for place in seen.keys.filter(isGone) { seen[place] = nil }
  }

  /// Stores the values of rows at the new paths of these rows. If a row contains inner rows, their values move too.
  ///
  /// Pass the moves of all rows in one call. If two rows exchange their paths, two separate calls would overwrite the
  /// values of one row.
  ///
  /// - Complexity: O(*n*) in the number *n* of rows and views with values, and of rows whose `onImpression` handler has
  ///   run.
  func move(_ moves: [RowPath: RowPath]) {
    newPaths = newPaths.adding(moves)
    values.move(moves)
    seen.move(moves)
  }

  /// Records that the `onImpression` handler of a row has run.
  func see(_ row: CellPlace) { seen[row] = () }

  func isSeen(_ row: CellPlace) -> Bool { seen[row] != nil }

  func forgetSeen() { seen = [:] }

  func forgetAll() { (values, seen) = ([:], [:]) }
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
