/// Records the operations of a batch on the sections or the items of a list, and finds the origin of each section or
/// item.
///
/// A place is the index path of an item, or the index of a section. A move is in conflict with another operation that
/// has the same old or new place. `place(_:of:rules:in:)` throws if you add such a move.
struct Places<Place: Hashable & Sendable & CustomStringConvertible> {
  typealias Move = BatchOperations.Move<Place>

  /// The old places of deleted and reloaded sections or items.
  let deleted: Set<Place>
  /// The places of inserted sections or items, and the new places of reloaded sections or items.
  let inserted: Set<Place>
  private var moved: Set<Place> = []
  /// The old place of each moved section or item, by its new place.
  private var sources: [Place: Place] = [:]

  init(deletes: [Place], inserts: [Place]) {
    deleted = Set(deletes)
    inserted = Set(inserts)
  }

  /// Adds a move. If the move is in conflict with another operation, throws the broken rule.
  ///
  /// - Parameter rules: The rules for these conflicts, in order: a move and a delete, a move and an insert, two moves
  ///   from one place, two moves to one place.
  mutating func place(
    _ move: Move, of moves: [Move], rules: [String], in kind: ListKind
  ) throws(Violation) {
    if deleted.contains(move.from) { throw Violation(rules[0], [move.from]) }
    guard moved.insert(move.from).inserted else {
      let targets = moves.filter { $0.from == move.from }.map(\.to)
      throw Violation(rules[2], [move.from] + targets, in: kind)
    }
    if inserted.contains(move.to) { throw Violation(rules[1], [move.to]) }
    guard sources.updateValue(move.from, forKey: move.to) == nil else {
      let rivals = moves.filter { $0.to == move.to }.map(\.from)
      throw Violation(rules[3], rivals.prefix(2) + [move.to], in: kind)
    }
  }

  /// Returns the old place of each section or item in `new`; nil if the section or item was inserted.
  ///
  /// Sections or items without an operation keep their order. The numbers of places in `old` and `new` must fit the
  /// operations.
  func origins(of new: some Sequence<Place>, among old: some Sequence<Place>) -> [Place?] {
    var staying = old.lazy.filter { !deleted.contains($0) && !moved.contains($0) }.makeIterator()
    return new.map { inserted.contains($0) ? nil : sources[$0] ?? staying.next() }
  }

  /// Returns a function that counts the operations in one list. A list is the list of all sections, or the items of one
  /// section.
  ///
  /// - Parameter list: Returns the index of the list that contains a place: for an item, the index of its section.
  /// - Returns: A function that takes the index of a list after the update, and the index of the same list before the
  ///   update. The function returns four counts: the places that are inserted into the list, deleted from it, moved
  ///   into it, and moved out of it.
  func changes(by list: (Place) -> Int) -> (_ new: Int, _ old: Int) -> [Int] {
    let counts = [inserted, deleted, Set(sources.keys), moved].map { places in
      Dictionary(grouping: places, by: list).mapValues(\.count)
    }
    return { new, old in
      zip(counts, [new, old, new, old]).map { counts, list in counts[list, default: 0] }
    }
  }
}
