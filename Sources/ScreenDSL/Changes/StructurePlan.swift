/// The order in which sections and rows change, so that UIKit accepts each batch and moved rows keep their cells.
///
/// No batch changes both sections and rows, because UIKit crashed on devices when a batch changed both.
struct StructurePlan {
  /// The list after the last step.
  let result: LazyStorage
  private let changes: Changeset
  /// For each section of the old snapshot, whether `lastOperations` removes it, after `rowOperations` has moved rows
  /// out of it.
  private let isRemovedLast: [Bool]
  /// The sections in the order that they have while `rowOperations` run.
  private let order: [Place]
  /// The index in `order` of each section of the old snapshot; -1 if `order` does not contain the section.
  private let indexOfOld: [Int]
  private let indexOfNew: [Int]

  /// The index of a section in the old snapshot, and its index in the new snapshot. An index is -1 if that snapshot
  /// does not contain the section. If `new` is -1, the last step of the plan removes the section.
  private typealias Place = (old: Int, new: Int)

  init(_ changes: Changeset) {
    self.changes = changes
    result = LazyStorage { changes.newWithOldParts() }
    let isLeft = Self.flags(changes.rowMoves.map(\.from.section), of: changes.old)
    isRemovedLast = Self.flags(changes.sectionRemovals.filter { isLeft[$0] }, of: changes.old)
    order = Self.order(changes, isRemovedLast)
    var indexOfOld = [Int](repeating: -1, count: changes.old.sections.count)
    var indexOfNew = [Int](repeating: -1, count: changes.new.sections.count)
    for (index, place) in order.enumerated() {
      if place.old >= 0 { indexOfOld[place.old] = index }
      if place.new >= 0 { indexOfNew[place.new] = index }
    }
    self.indexOfOld = indexOfOld
    self.indexOfNew = indexOfNew
  }

  /// Returns, for each section of the list, whether `indexes` contains its index.
  private static func flags(_ indexes: [Int], of list: ScreenSnapshot) -> [Bool] {
    var flags = [Bool](repeating: false, count: list.sections.count)
    for index in indexes { flags[index] = true }
    return flags
  }

  private static func order(_ changes: Changeset, _ isRemovedLast: [Bool]) -> [Place] {
    let (old, new) = (changes.old.storage, changes.new.storage)
    var isFixed = [Bool](repeating: true, count: old.sections.count)
    for index in changes.sectionRemovals { isFixed[index] = false }
    for move in changes.sectionMoves { isFixed[move.from] = false }
    var result: [Place] = []
    // Adds the sections that `lastOperations` removes, from the old index `anchor` to the next section that the update
    // neither removes nor moves.
    func addRemoved(after anchor: Int) {
      for index in isFixed.indices.dropFirst(anchor + 1) {
        if isFixed[index] { return }
        if isRemovedLast[index] { result.append((old: index, new: -1)) }
      }
    }
    addRemoved(after: -1)
    for (index, section) in new.sections.enumerated() {
      let match = old.sectionPosition(of: section.id, hint: index)
      result.append((old: match ?? -1, new: index))
      if let match, isFixed[match] { addRemoved(after: match) }
    }
    return result
  }

  var steps: [Changeset.Operations] {
    [sectionOperations, rowOperations, lastOperations].filter(\.isStructural)
  }

  private var sectionOperations: Changeset.Operations {
    var operations = Changeset.Operations()
    operations.sectionRemovals = changes.sectionRemovals.filter { !isRemovedLast[$0] }
    operations.sectionInsertions = changes.sectionInsertions.map { indexOfNew[$0] }
    operations.sectionMoves = changes.sectionMoves.map {
      Changeset.Move(from: $0.from, to: indexOfNew[$0.to])
    }
    return operations
  }

  private var rowOperations: Changeset.Operations {
    var operations = Changeset.Operations()
    let isRemoved = Self.flags(changes.sectionRemovals, of: changes.old)
    let isNew = Self.flags(changes.sectionInsertions, of: changes.new)
    operations.rowRemovals = changes.rowRemovals.filter { !isRemoved[$0.section] }.map(beforeRows)
    operations.rowInsertions = changes.rowInsertions.filter { !isNew[$0.section] }.map(afterRows)
    operations.rowMoves = changes.rowMoves.map {
      Changeset.Move(from: beforeRows($0.from), to: afterRows($0.to))
    }
    return operations
  }

  private var lastOperations: Changeset.Operations {
    var operations = Changeset.Operations()
    operations.sectionRemovals = order.indices.filter { order[$0].new < 0 }
    return operations
  }

  private func beforeRows(_ position: RowPosition) -> RowPosition {
    RowPosition(section: indexOfOld[position.section], row: position.row)
  }

  private func afterRows(_ position: RowPosition) -> RowPosition {
    RowPosition(section: indexOfNew[position.section], row: position.row)
  }

  /// Returns the list after a step that is not the last one. The argument `before` is the list before this step.
  func storage(after step: Changeset.Operations, from before: ScreenStorage) -> ScreenStorage {
    let new = result.storage.sections
    let sections: [SectionStorage]
    if step.hasRowOperations {
      let departures = Dictionary(grouping: changes.rowMoves.lazy.map(\.from), by: \.section)
      sections = zip(order, before.sections).map { place, section in
        place.new >= 0 ? new[place.new] : section.without(departures[place.old])
      }
    } else {
      let arrivals = Dictionary(grouping: changes.rowMoves.lazy.map(\.to), by: \.section)
      sections = order.map { place in
        place.old >= 0
          ? before.sections[place.old] : new[place.new].without(arrivals[place.new])
      }
    }
    return ScreenStorage(sections, configuration: changes.new.configuration)
  }
}

extension SectionStorage {
  fileprivate func without(_ positions: [RowPosition]?) -> SectionStorage {
    guard let positions else { return self }
    let rows = rows
    var (parts, start): ([(list: RowList, range: Range<Int>)], Int) = ([], 0)
    for position in positions.map(\.row).sorted() {
      parts.append((rows, start..<position))
      start = position + 1
    }
    return with(numbered: RowList(joining: parts + [(rows, start..<rows.count)]))
  }
}
