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

  /// The value for a key.
  public subscript<Key: CellStateKey>(key: Key.Type) -> Key.Value {
    get { site.environment.states.value(for: key, at: place) }
    nonmutating set {
      guard site.environment.newestBox(at: site.place) != nil else { return }
      site.environment.states.set(newValue, for: key, at: place)
    }
  }

  /// Where the values are: they follow a row when it is shown elsewhere.
  private var place: CellPlace {
    let shown = CellPlace(site.item, in: site.environment.container)
    guard case .row(let path) = shown else { return shown }
    return .row(site.environment.movedPaths.current(path, since: site.turn))
  }
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
