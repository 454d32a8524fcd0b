/// The order in which sections and rows come, go and move, so that each batch is legal and no row
/// loses its cell.
///
/// The batches are at most three: *sections* (those that come, move, or go with all their rows),
/// *rows*, and *leftovers*, the sections that go after rows have moved out of them. The first two
/// are one where the view takes that.
struct StructurePlan {
  struct Step {
    var operations: Changeset.Operations
    var result: Result
    var isLast = false

    /// What has its place once the step is done.
    enum Result {
      case sections
      case rows
      case leftovers
    }
  }

  let changes: Changeset
  let strategy: Changeset.StageStrategy
  /// The old sections that go only after rows have moved out of them, ascending.
  let leftovers: [Int]
  /// The sections before the leftovers go.
  let order: [Place]
  /// For each old section, its index in `order`; -1 if it is not there.
  let indexOfOld: [Int]
  /// For each new section, its index in `order`.
  let indexOfNew: [Int]

  /// A section before the leftovers go, by its indexes in the old and the new snapshot.
  enum Place {
    case stays(old: Int, new: Int)
    case comes(new: Int)
    case goesLater(old: Int)
  }

  init(_ changes: Changeset, _ strategy: Changeset.StageStrategy) {
    self.changes = changes
    self.strategy = strategy
    let removed = Set(changes.sectionRemovals)
    leftovers = Set(changes.rowMoves.map(\.from.section)).intersection(removed).sorted()
    order = Self.order(changes, leftovers)
    var indexOfOld = [Int](repeating: -1, count: changes.old.sections.count)
    var indexOfNew = [Int](repeating: -1, count: changes.new.sections.count)
    for (index, place) in order.enumerated() {
      switch place {
      case .stays(let old, let new):
        indexOfOld[old] = index
        indexOfNew[new] = index
      case .comes(let new): indexOfNew[new] = index
      case .goesLater(let old): indexOfOld[old] = index
      }
    }
    self.indexOfOld = indexOfOld
    self.indexOfNew = indexOfNew
  }

  /// The new order, with each leftover after the section that stood before it and does not move.
  private static func order(_ changes: Changeset, _ leftovers: [Int]) -> [Place] {
    let matching = SectionOrder(changes)
    var after: [Int: [Int]] = [:]
    for old in leftovers { after[matching.anchor(of: old), default: []].append(old) }
    var result = (after[-1] ?? []).map { Place.goesLater(old: $0) }
    for (new, old) in matching.oldOfNew.enumerated() {
      if let old {
        result.append(.stays(old: old, new: new))
        result += (after[old] ?? []).map { Place.goesLater(old: $0) }
      } else {
        result.append(.comes(new: new))
      }
    }
    return result
  }
}

/// Which old section each new one is, and where those stand that go later.
private struct SectionOrder {
  let oldOfNew: [Int?]
  /// For each old section, the nearest before it that stays and does not move; -1 if there is none.
  private var anchors: [Int] = []

  init(_ changes: Changeset) {
    let new = changes.new.storage
    let old = changes.old.storage
    oldOfNew = new.sections.indices.map { old.sectionPosition(of: new.sections[$0].id, hint: $0) }
    var isFixed = [Bool](repeating: true, count: old.sections.count)
    for index in changes.sectionRemovals { isFixed[index] = false }
    for move in changes.sectionMoves { isFixed[move.from] = false }
    var anchor = -1
    for (index, isFixed) in isFixed.enumerated() {
      anchors.append(anchor)
      if isFixed { anchor = index }
    }
  }

  func anchor(of old: Int) -> Int { anchors[old] }
}
