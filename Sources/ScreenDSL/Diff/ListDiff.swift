/// The changes between two lists: sections are matched by ID, then rows, first at the ends of each
/// section, then by looking a few rows ahead, and what is left in one table over all sections.
///
/// Contents are compared as rows are matched. See `Docs/Diffing.md`.
struct ListDiff {
  let old: ScreenStorage
  let new: ScreenStorage
  let sections: SectionMatching
  /// The rows that no walk has matched, in all sections.
  var removed = UnmatchedRows()
  var added = UnmatchedRows()
  /// For the new rows between the equal ends of each section, the index of the same row in the same
  /// old section; -1 if there is none.
  var sources = ContiguousArray<Int32>()
  /// The stretches of `sources`, one for each section that has something between its equal ends.
  var middles: [Middle] = []
  var changes: Changeset

  /// The new rows of a section between its equal ends.
  struct Middle {
    var oldSection: Int
    var newSection: Int
    /// The index of the first row in its section.
    var row: Int
    /// Where the rows' sources are.
    var sources: Range<Int>
  }

  init(from old: ScreenSnapshot, to new: ScreenSnapshot) {
    self.old = old.storage
    self.new = new.storage
    sections = SectionMatching(old.storage, new.storage)
    changes = Changeset(from: old, to: new)
  }

  /// Returns the changes from one snapshot to another.
  static func changes(from old: ScreenSnapshot, to new: ScreenSnapshot) -> Changeset {
    if old.storage === new.storage { return Changeset(from: old, to: new) }
    var diff = ListDiff(from: old, to: new)
    diff.compareSections()
    diff.matchRowsInSections()
    diff.matchRowsAcrossSections()
    diff.collectMoves()
    diff.sortByPosition()
    return diff.changes
  }

  private mutating func compareSections() {
    changes.sectionRemovals = sections.removals
    changes.sectionInsertions = sections.insertions
    changes.sectionMoves = sections.moves
    for (index, oldIndex) in sections.oldOfNew.enumerated() where oldIndex >= 0 {
      compareSupplementaries(Int(oldIndex), index)
    }
  }

  private mutating func compareSupplementaries(_ oldIndex: Int, _ newIndex: Int) {
    let (before, after) = (old.sections[oldIndex], new.sections[newIndex])
    if before === after || before.supplementaries == after.supplementaries { return }
    var update = Changeset.SupplementaryUpdate(oldSection: oldIndex, newSection: newIndex)
    for kind in (after.supplementaries + before.supplementaries).map(\.kind)
    where !update.kinds.contains(kind) {
      let (left, right) = (before.supplementary(kind), after.supplementary(kind))
      if left == right { continue }
      update.kinds.append(kind)
      if left?.reuseIdentifier != right?.reuseIdentifier { update.replacedKinds.append(kind) }
    }
    changes.supplementaryUpdates.append(update)
  }

  private mutating func matchRowsInSections() {
    for index in new.sections.indices {
      let oldIndex = Int(sections.oldOfNew[index])
      if oldIndex >= 0 {
        if old.sections[oldIndex] !== new.sections[index] { matchRows(oldIndex, index) }
      } else {
        added.add(0..<new.sections[index].rows.count, of: index)
      }
    }
    for index in changes.sectionRemovals {
      removed.add(0..<old.sections[index].rows.count, of: index)
    }
  }

  private mutating func collectMoves() {
    for middle in middles {
      let members = sources.withUnsafeBufferPointer {
        IncreasingSubsequence.membership(in: UnsafeBufferPointer(rebasing: $0[middle.sources]))
      }
      guard let members else { continue }
      for (index, isMember) in members.enumerated() where !isMember {
        let source = sources[middle.sources.lowerBound + index]
        guard source >= 0 else { continue }
        changes.rowMoves.append(
          Changeset.RowMove(
            from: RowPosition(section: middle.oldSection, row: Int(source)),
            to: RowPosition(section: middle.newSection, row: middle.row + index)))
      }
    }
  }

  private mutating func sortByPosition() {
    changes.rowRemovals.sortIfNeeded { $0 < $1 }
    changes.rowInsertions.sortIfNeeded { $0 < $1 }
    changes.rowMoves.sortIfNeeded { $0.to < $1.to }
    changes.rowUpdates.sortIfNeeded { $0.new < $1.new }
    changes.nested.sortIfNeeded { $0.new < $1.new }
  }
}

extension Array {
  fileprivate mutating func sortIfNeeded(by areInOrder: (Element, Element) -> Bool) {
    let isSorted = zip(self, dropFirst()).allSatisfy { !areInOrder($1, $0) }
    if !isSorted { sort(by: areInOrder) }
  }
}
