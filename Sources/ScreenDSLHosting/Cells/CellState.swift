import ScreenDSL

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
  let site: CellSite
  /// Whether the cell shows what is kept, so that it is filled again when that changes.
  var isShown = true

  /// The value for a key; when another one is written, the cell is filled again and measured.
  ///
  /// That happens as soon as the list can be changed, and not for a value that is equal to the one
  /// before, nor for what a cell writes while it is being filled.
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

  /// The same, for what the cell does not show, such as how far the list inside is scrolled.
  package var unshown: CellState { CellState(site: site, isShown: false) }
}

/// Whether two values are known to be equal.
private func isEqual<Value>(_ new: Value, _ old: Value) -> Bool {
  func isOld<Known: Equatable>(_ new: Known) -> Bool { new == old as? Known }
  return (new as? any Equatable).map { isOld($0) } ?? false
}

/// What the cells of a screen keep, by the place of their row.
@MainActor
final class CellStateStore {
  private var values: [CellPlace: [ObjectIdentifier: Any]] = [:]
  /// The paths that rows will get; for cells that are filled now.
  private(set) var newPaths = NewPaths()
  /// How often a cell, a header or a footer was filled, and how many cells were made.
  var (filled, made) = (0, 0)
  /// Whether any cell was told something about its row that may change.
  var hasFacts = false
  /// Whether any cell read something in the environment.
  var hasReads = false
  /// The rows that the user has seen since the list appeared, as long as they are there.
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

  /// The places where something is kept for a key.
  ///
  /// - Complexity: O(*n*) in the number *n* of places with something kept.
  func places(keeping key: any CellStateKey.Type) -> [CellPlace] {
    values.filter { $0.value[ObjectIdentifier(key)] != nil }.map(\.key)
  }

  func removeValue(for key: any CellStateKey.Type, at place: CellPlace) {
    values[place]?[ObjectIdentifier(key)] = nil
    if values[place]?.isEmpty == true { values[place] = nil }
  }

  /// Forgets what is kept at the places for which `isGone` holds, and that they were seen.
  ///
  /// - Complexity: O(*n*) in the number *n* of places with something kept and of rows that were seen.
  func removeValues(where isGone: (CellPlace) -> Bool) {
    for place in values.keys.filter(isGone) { values[place] = nil }
    for place in seen.keys.filter(isGone) { seen[place] = nil }
  }

  /// Records that rows get other paths, all at once, and keeps what is kept for them, and in them, there.
  ///
  /// - Complexity: O(*n*) in the number *n* of places with something kept and of rows that were seen.
  func move(_ moves: [RowPath: RowPath]) {
    newPaths = newPaths.adding(moves)
    values.move(moves)
    seen.move(moves)
  }

  /// Records that the user saw a row, until ``forgetSeen()``.
  func see(_ row: CellPlace) { seen[row] = () }

  func isSeen(_ row: CellPlace) -> Bool { seen[row] != nil }

  func forgetSeen() { seen = [:] }

  /// Forgets everything.
  func forgetAll() { (values, seen) = ([:], [:]) }
}

extension Dictionary where Key == CellPlace {
  /// Keeps what there is for rows that get other paths, and in them, under these.
  mutating func move(_ moves: [RowPath: RowPath]) {
    var moved = Self()
    for place in Array(keys) {
      guard let path = place.rowPath, let new = moves.newPath(of: path) else { continue }
      moved[.row(new)] = removeValue(forKey: place)
    }
    merge(moved) { $1 }
  }
}
