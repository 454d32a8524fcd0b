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
    get { site.environment.states.value(for: key, at: place) }
    nonmutating set {
      guard site.environment.newestBox(at: site.place) != nil else { return }
      let (states, place) = (site.environment.states, place)
      let isOther = isShown && !isEqual(newValue, states.value(for: key, at: place))
      states.set(newValue, for: key, at: place)
      if isOther { site.environment.stateDidChange(at: place) }
    }
  }

  /// The same, for what the cell does not show, such as how far the list inside is scrolled.
  package var unshown: CellState { CellState(site: site, isShown: false) }

  /// Where the values are: they follow a row when it is shown elsewhere.
  private var place: CellPlace {
    let shown = CellPlace(site.item, in: site.environment.container)
    guard case .row(let path) = shown else { return shown }
    return .row(site.environment.movedPaths.current(path, since: site.turn))
  }
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

  var isEmpty: Bool { values.isEmpty }
  var places: some Collection<CellPlace> { values.keys }

  func value<Key: CellStateKey>(for key: Key.Type, at place: CellPlace) -> Key.Value {
    values[place]?[ObjectIdentifier(key)] as? Key.Value ?? Key.initial
  }

  func set<Key: CellStateKey>(_ value: Key.Value, for key: Key.Type, at place: CellPlace) {
    values[place, default: [:]][ObjectIdentifier(key)] = value
  }

  /// The places where something is kept for a key.
  ///
  /// - Complexity: O(*n*) in the number *n* of places with something kept.
  func places<Key: CellStateKey>(keeping key: Key.Type) -> [CellPlace] {
    values.filter { $0.value[ObjectIdentifier(key)] != nil }.map(\.key)
  }

  func removeValue<Key: CellStateKey>(for key: Key.Type, at place: CellPlace) {
    values[place]?[ObjectIdentifier(key)] = nil
    if values[place]?.isEmpty == true { values[place] = nil }
  }

  /// Forgets what is kept at the places for which `isGone` holds.
  ///
  /// - Complexity: O(*n*) in the number *n* of places with something kept.
  func removeValues(where isGone: (CellPlace) -> Bool) {
    for place in values.keys.filter(isGone) { values[place] = nil }
  }

  /// Keeps what is kept for a row, and in it, under another path from now on.
  ///
  /// - Complexity: O(*n*) in the number *n* of places with something kept.
  func moveValues(_ moves: [MovedPaths.Move]) {
    var moved: [CellPlace: [ObjectIdentifier: Any]] = [:]
    for place in Array(values.keys) {
      guard let move = moves.first(where: { place.isInside($0.from) }) else { continue }
      moved[place.moved(from: move.from, to: move.to)] = values.removeValue(forKey: place)
    }
    values.merge(moved) { _, moved in moved }
  }
}

/// Where the rows of a screen went that got another section or another ID, so that a cell that was
/// filled before finds its row.
@MainActor
final class MovedPaths {
  typealias Move = (from: RowPath, to: RowPath)

  private var turns: [(number: Int, moves: [Move])] = []
  /// The number of times that rows got other paths.
  private(set) var count = 0
  /// Cells that were filled more turns ago than this and never since find nothing.
  private static let limit = 4_096

  /// Records that rows got other paths, all at once.
  func record(_ moves: [Move]) {
    if moves.isEmpty { return }
    count += 1
    turns.append((count, moves))
    if turns.count > Self.limit { turns.removeFirst(Self.limit / 2) }
  }

  /// Returns the path of a row, or of something inside it, that had the path `since` some turn.
  ///
  /// - Complexity: O(*m*) in the number *m* of rows that got other paths since.
  func current(_ path: RowPath, since turn: Int) -> RowPath {
    guard turn < count else { return path }
    let first = turns.firstIndex { $0.number > turn } ?? turns.endIndex
    return turns[first...].reduce(path) { path, turn in
      turn.moves.first { path.isInside($0.from) }.map { path.moved(from: $0.from, to: $0.to) }
        ?? path
    }
  }
}
