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
}
