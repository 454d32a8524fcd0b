/// The order in which sections and rows change, so that UIKit accepts each batch and moved rows keep their cells.
///
/// No batch changes both sections and rows, because UIKit crashed on devices for such batches.
struct StructurePlan {
  /// The list after the last step.
  let result: LazyStorage
  private let changes: Changeset
  private let sectionsRemovedLast: Set<Int>
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
    sectionsRemovedLast = Set(changes.sectionRemovals)
      .intersection(changes.rowMoves.lazy.map(\.from.section))
    order = Self.order(changes, sectionsRemovedLast)
    var indexOfOld = [Int](repeating: -1, count: changes.old.sections.count)
    var indexOfNew = [Int](repeating: -1, count: changes.new.sections.count)
    for (index, place) in order.enumerated() {
      if place.old >= 0 { indexOfOld[place.old] = index }
      if place.new >= 0 { indexOfNew[place.new] = index }
    }
    self.indexOfOld = indexOfOld
    self.indexOfNew = indexOfNew
  }

  private static func order(_ changes: Changeset, _ sectionsRemovedLast: Set<Int>) -> [Place] {
    let (old, new) = (changes.old.storage, changes.new.storage)
    var isFixed = [Bool](repeating: true, count: old.sections.count)
    for index in changes.sectionRemovals { isFixed[index] = false }
    for move in changes.sectionMoves { isFixed[move.from] = false }
    // The sections that `lastOperations` removes, after `rowOperations` has moved rows out of them. The key is the old
    // index of the nearest section before them that the update neither removes nor moves; -1 if there is none.
    var later: [Int: [Place]] = [:]
    var anchor = -1
    for (index, isFixed) in isFixed.enumerated() {
      if isFixed { anchor = index }
      if sectionsRemovedLast.contains(index) {
        later[anchor, default: []].append((old: index, new: -1))
      }
    }
    var result = later[-1] ?? []
    for (index, section) in new.sections.enumerated() {
      let match = old.sectionPosition(of: section.id, hint: index)
      result.append((old: match ?? -1, new: index))
      if let match { result += later[match] ?? [] }
    }
    return result
  }

  var steps: [Changeset.Operations] {
    [sectionOperations, rowOperations, lastOperations].filter(\.isStructural)
  }

  private var sectionOperations: Changeset.Operations {
    var operations = Changeset.Operations()
    operations.sectionRemovals = changes.sectionRemovals.filter {
      !sectionsRemovedLast.contains($0)
    }
    operations.sectionInsertions = changes.sectionInsertions.map { indexOfNew[$0] }
    operations.sectionMoves = changes.sectionMoves.map {
      Changeset.Move(from: $0.from, to: indexOfNew[$0.to])
    }
    return operations
  }

  private var rowOperations: Changeset.Operations {
    var operations = Changeset.Operations()
    let (removed, inserted) = (Set(changes.sectionRemovals), Set(changes.sectionInsertions))
    operations.rowRemovals = changes.rowRemovals.filter { !removed.contains($0.section) }
      .map(beforeRows)
    operations.rowInsertions = changes.rowInsertions.filter { !inserted.contains($0.section) }
      .map(afterRows)
    operations.rowMoves = changes.rowMoves.map {
      Changeset.Move(from: beforeRows($0.from), to: afterRows($0.to))
    }
    return operations
  }

  private var lastOperations: Changeset.Operations {
    var operations = Changeset.Operations()
    operations.sectionRemovals = sectionsRemovedLast.map { indexOfOld[$0] }.sorted()
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
