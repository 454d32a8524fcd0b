/// Records the operations of a batch on the sections or items of a list. A place is the index of a section or the index
/// path of an item.
struct Places<Place: Hashable & Sendable & CustomStringConvertible> {
  typealias Move = BatchOperations.Move<Place>

  let deleted: Set<Place>
  let inserted: Set<Place>
  private var moved: Set<Place> = []
  private var sources: [Place: Place] = [:]

  init(deletes: [Place], inserts: [Place]) { (deleted, inserted) = (Set(deletes), Set(inserts)) }

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

  func origins(of new: some Sequence<Place>, among old: some Sequence<Place>) -> [Place?] {
    var staying = old.lazy.filter { !deleted.contains($0) && !moved.contains($0) }.makeIterator()
    return new.map { inserted.contains($0) ? nil : sources[$0] ?? staying.next() }
  }

  /// Returns a function that counts the changes of one list, such as the items of a section: insertions, deletions,
  /// moves into the list, and moves out of the list. The arguments of the function are the list's index after the
  /// update and its index before the update.
  ///
  /// - Parameter list: Returns the index of the list that contains a place.
  func changes(by list: (Place) -> Int) -> (_ new: Int, _ old: Int) -> [Int] {
    let counts = [inserted, deleted, Set(sources.keys), moved].map { places in
      Dictionary(grouping: places, by: list).mapValues(\.count)
    }
    return { new, old in
      zip(counts, [new, old, new, old]).map { counts, list in counts[list, default: 0] }
    }
  }
}
