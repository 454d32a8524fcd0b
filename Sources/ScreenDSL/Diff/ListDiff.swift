extension ScreenSnapshot {
  /// Returns the changes that turn `old` into this snapshot.
  ///
  /// The changeset moves the fewest rows possible in each list. It inserts only rows that appeared, and removes only
  /// rows that disappeared.
  ///
  /// - Parameter old: The snapshot currently shown.
  /// - Returns: A changeset that is empty if and only if the snapshots are equal.
  /// - Complexity: Expected O(*n* log *n*), and O(*n*) if no row moves, in the number *n* of rows in sections that the
  ///   two snapshots do not share.
  public func changeset(from old: ScreenSnapshot) -> Changeset {
    ListDiff.changes(from: old, to: self)
  }
}

/// Computes the changes between two lists.
///
/// 1. The diff matches sections by ID. If the snapshots share the storage of a section, the diff skips this section.
/// 2. In each pair of sections, the diff matches rows from the top and from the bottom, until two IDs differ.
/// 3. The diff matches the rows in between by a short scan for the next common ID, then by a hash table of IDs.
/// 4. If an explicit ID, or the ID of a model, disappeared from one section and appeared in another, the row has moved.
///    If a new row without a match has `.replaces(id:)`, the diff matches it with the removed row that has this ID.
/// 5. The rows of a longest increasing subsequence of the matched rows stay in place (patience sorting, Fredman 1975).
///    The other matched rows move. So the number of moves is minimal.
struct ListDiff: ~Copyable {
  let old: ScreenStorage
  let new: ScreenStorage
  private let sections: SectionMatching
  private var changes: Changeset
  private var removed: [RowPosition] = []
  private var added: [RowPosition] = []
  /// The ranges of changed rows, in the order of the new snapshot's sections. Each section has at most one range.
  private var changedRanges: [ChangedRange] = []

  /// The rows of a section between those that match from the top and from the bottom.
  private struct ChangedRange {
    let oldSection: Int
    let newSection: Int
    /// The index, in the new section, of the first row of the range.
    let row: Int
    /// For each row of the range, the index of its match in the old section; -1 if there is none.
    var oldIndexes: [Int32]
  }

  private init(from old: ScreenSnapshot, to new: ScreenSnapshot) {
    self.old = old.storage
    self.new = new.storage
    sections = SectionMatching(old.storage, new.storage)
    changes = Changeset(old: old, new: new)
  }

  static func changes(from old: ScreenSnapshot, to new: ScreenSnapshot) -> Changeset {
    if old.storage === new.storage { return Changeset(old: old, new: new) }
    var diff = ListDiff(from: old, to: new)
    diff.compareSections()
    diff.matchRowsInSections()
    // The diff must not match rows of the modifier `emptyContent` with other rows.
    if !diff.removed.isEmpty, !diff.added.isEmpty,
      old.storage.hasSubstitute == new.storage.hasSubstitute
    {
      diff.matchRowsAcrossSections()
      diff.matchReplacements()
    }
    diff.changes.operations.rowRemovals = diff.removed
    diff.changes.operations.rowInsertions = diff.added
    diff.collectMoves()
    diff.sortByPosition()
    return diff.changes
  }

  private mutating func compareSections() {
    changes.operations.sectionRemovals = sections.removals
    changes.operations.sectionInsertions = sections.insertions
    changes.operations.sectionMoves = sections.moves
    for index in new.sections.indices {
      if let oldIndex = sections.oldIndex(of: index) { compareSupplementaries(oldIndex, index) }
    }
  }

  private mutating func compareSupplementaries(_ oldIndex: Int, _ newIndex: Int) {
    let (before, after) = (old.sections[oldIndex], new.sections[newIndex])
    if before === after || before.hasSameSupplementaries(as: after) { return }
    var update = Changeset.SupplementaryUpdate(oldSection: oldIndex, newSection: newIndex)
    update.hasNewLayout = before.layout != after.layout
    for kind in (after.supplementaries + before.supplementaries).map(\.kind)
    where !update.kinds.contains(kind) {
      let (left, right) = (before.supplementary(kind), after.supplementary(kind))
      if left == right { continue }
      update.kinds.append(kind)
      if left?.reuseIdentifier != right?.reuseIdentifier { update.replacedKinds.append(kind) }
    }
    changes.operations.supplementaries.append(update)
  }

  private mutating func collectMoves() {
    for range in changedRanges {
      IncreasingSubsequence.visitOthers(in: range.oldIndexes) { index in
        changes.operations.rowMoves.append(
          Changeset.Move(
            from: RowPosition(section: range.oldSection, row: Int(range.oldIndexes[index])),
            to: RowPosition(section: range.newSection, row: range.row + index)))
      }
    }
  }

  private mutating func sortByPosition() {
    changes.operations.rowRemovals.sortByPosition { $0 }
    changes.operations.rowInsertions.sortByPosition { $0 }
    changes.operations.rowMoves.sortByPosition(\.to)
    changes.rowUpdates.sortByPosition(\.new)
    changes.nested.sortByPosition(\.new)
  }

  // MARK: Matching rows of one section

  private mutating func matchRowsInSections() {
    for index in new.sections.indices {
      if let oldIndex = sections.oldIndex(of: index) {
        if old.sections[oldIndex] !== new.sections[index] { matchRows(oldIndex, index) }
      } else {
        let count = new.sections[index].declared.count
        for row in 0..<count { added.append(RowPosition(section: index, row: row)) }
      }
    }
    for index in changes.sectionRemovals {
      let count = old.sections[index].declared.count
      for row in 0..<count { removed.append(RowPosition(section: index, row: row)) }
    }
  }

  /// Matches the rows of an old and a new section. If both sections have the same row IDs in the same order, the method
  /// avoids the slow search for duplicate IDs.
  private mutating func matchRows(_ oldIndex: Int, _ newIndex: Int) {
    let (oldSection, newSection) = (old.sections[oldIndex], new.sections[newIndex])
    let (isOldNumbered, isNumbered) = (oldSection.isNumbered, newSection.isNumbered)
    let comparisons = (changes.rowUpdates.count, changes.nested.count)
    let before = isOldNumbered ? oldSection.rows : oldSection.declared
    let after = isNumbered ? newSection.rows : newSection.declared
    let ranges = matchEnds(before, after, oldIndex, newIndex)
    let isSame = ranges.old.isEmpty && ranges.new.isEmpty
    if isSame, !isOldNumbered { return }
    if !isOldNumbered && oldSection.hasDuplicates
      || !isNumbered && !after.hasUniqueIDs(in: ranges.new)
    {
      changes.rowUpdates.removeSubrange(comparisons.0...)
      changes.nested.removeSubrange(comparisons.1...)
      // Reading `rows` adds numbers to duplicate IDs.
      _ = newSection.rows
      return matchRows(oldIndex, newIndex)
    }
    if !isNumbered { newSection.markUnique() }
    if !isSame { matchBetweenEnds(before, ranges.old, oldIndex, after, ranges.new, newIndex) }
  }

  /// Matches rows from the top and from the bottom, and returns the ranges of the rows in between.
  private mutating func matchEnds(
    _ before: RowList, _ after: RowList, _ oldIndex: Int, _ newIndex: Int
  ) -> (old: Range<Int>, new: Range<Int>) {
    let limit = min(before.count, after.count)
    func compare(_ old: Int, _ new: Int) -> Bool {
      compareRows(before, oldIndex, old, after, newIndex, new)
      return true
    }
    let prefix = before.match(from: 0, after, from: 0, limit: limit, onChange: compare)
    let suffix = before.match(
      from: before.count, after, from: after.count, limit: limit - prefix, step: -1,
      onChange: compare)
    return (prefix..<before.count - suffix, prefix..<after.count - suffix)
  }

  private mutating func matchBetweenEnds(
    _ before: RowList, _ oldRange: Range<Int>, _ oldIndex: Int,
    _ after: RowList, _ newRange: Range<Int>, _ newIndex: Int
  ) {
    var matching = RowMatching(before, oldRange, after, newRange)
    matching.scan { compareRows(before, oldIndex, $0, after, newIndex, $1) }
    matching.matchRest { compareRows(before, oldIndex, $0, after, newIndex, $1) }
    for row in matching.removed { removed.append(RowPosition(section: oldIndex, row: Int(row))) }
    for row in matching.added { added.append(RowPosition(section: newIndex, row: Int(row))) }
    changedRanges.append(
      ChangedRange(
        oldSection: oldIndex, newSection: newIndex, row: newRange.lowerBound,
        oldIndexes: matching.oldIndexOfNew))
  }

  // MARK: Matching rows of different sections, or with different IDs

  private mutating func matchRowsAcrossSections() {
    if old.sections.count == 1, new.sections.count == 1, sections.oldIndex(of: 0) == 0 { return }
    removed.sortByPosition { $0 }
    var waiting = UnmatchedRemovals(removed, of: old)
    var rest: [RowPosition] = []
    for position in added {
      let id = new.sections[position.section].rows.pointer(position.row)
      if id.pointee.crossesSections, let number = waiting.takeFirst(id) {
        pair(removed[number], position)
      } else {
        rest.append(position)
      }
    }
    added = rest
    removed = waiting.rest.map { removed[$0] }
  }

  private mutating func matchReplacements() {
    guard !removed.isEmpty, added.contains(where: { !replacedIDs(at: $0).isEmpty }) else { return }
    var waiting = UnmatchedRemovals(removed, of: old)
    var rest: [RowPosition] = []
    var given: Set<RowID> = []
    for position in added {
      var number: Int?
      for id in replacedIDs(at: position) where number == nil {
        func isAllowed(_ number: Int) -> Bool { canTakeOver(removed[number], position, given) }
        let near = removedNumber(of: id, inSectionOf: position)
        number =
          near.flatMap { isAllowed($0) ? waiting.take($0) : nil }
          ?? withUnsafePointer(to: id) {
            waiting.takeFirst($0, for: self.id(at: position), mustBe: isAllowed)
          }
      }
      if let number {
        given.insert(id(at: position).scoped(by: RowID(removed[number].section)))
        pair(removed[number], position, isReplacement: true)
      } else {
        rest.append(position)
      }
    }
    added = rest
    removed = waiting.rest.map { removed[$0] }
  }

  @inline(never) private func removedNumber(of id: RowID, inSectionOf position: RowPosition) -> Int?
  {
    guard let section = sections.oldIndex(of: position.section),
      let row = old.sections[section].position(of: id)
    else { return nil }
    return removed.sortedIndex(of: RowPosition(section: section, row: row)) { $0 }
  }

  /// Returns whether the old row at `before` can get the ID of the new row at `after`. The result is false if another
  /// row of the old section has this ID, or gets it in the same update.
  @inline(never) private func canTakeOver(
    _ before: RowPosition, _ after: RowPosition, _ given: Set<RowID>
  ) -> Bool {
    let id = id(at: after)
    if given.contains(id.scoped(by: RowID(before.section))) { return false }
    return sections.oldIndex(of: after.section) == before.section
      || old.sections[before.section].position(of: id) == nil
  }

  private func id(at position: RowPosition) -> RowID {
    new.sections[position.section].rows.id(at: position.row)
  }

  @inline(never) private func replacedIDs(at position: RowPosition) -> [RowID] {
    let (chunk, index) = new.sections[position.section].rows.locate(position.row)
    return chunk.replacedIDs(at: index)
  }

  @inline(never) private mutating func pair(
    _ before: RowPosition, _ after: RowPosition, isReplacement: Bool = false
  ) {
    if sections.oldIndex(of: after.section) == before.section,
      let number = changedRanges.sortedIndex(of: after.section, by: { $0.newSection })
    {
      let index = after.row - changedRanges[number].row
      changedRanges[number].oldIndexes[index] = Int32(before.row)
    } else {
      changes.operations.rowMoves.append(Changeset.Move(from: before, to: after))
    }
    compareRows(
      old.sections[before.section].rows, before.section, before.row,
      new.sections[after.section].rows, after.section, after.row, isReplacement: isReplacement)
  }

  // MARK: Comparing the contents of rows

  @inline(never)
  private mutating func compareRows(
    _ before: RowList, _ oldSection: Int, _ oldRow: Int,
    _ after: RowList, _ newSection: Int, _ newRow: Int, isReplacement: Bool = false
  ) {
    let (chunk, index) = before.locate(oldRow)
    let (newChunk, newIndex) = after.locate(newRow)
    if chunk === newChunk && index == newIndex { return }
    let (old, new) = (
      RowPosition(section: oldSection, row: oldRow), RowPosition(section: newSection, row: newRow)
    )
    let (inner, newInner) = (chunk.inner(at: index), newChunk.inner(at: newIndex))
    if isReplacement || !chunk.hasSameContent(at: index, as: newChunk, at: newIndex) {
      let keepsCell =
        chunk.reuseIdentifier(at: index) == newChunk.reuseIdentifier(at: newIndex)
        && (inner == nil) == (newInner == nil)
      if changes.rowUpdates.isEmpty { changes.rowUpdates.reserveCapacity(16) }
      changes.rowUpdates.append(
        Changeset.RowUpdate(old: old, new: new, kind: keepsCell ? .reconfigure : .reload))
      if !keepsCell { return }
    }
    if let inner, let newInner { compareInnerRows(inner, newInner, old, new) }
  }

  private mutating func compareInnerRows(
    _ inner: InnerRows, _ newInner: InnerRows, _ old: RowPosition, _ new: RowPosition
  ) {
    let changes = ListDiff.changes(
      from: ScreenSnapshot(inner.list), to: ScreenSnapshot(newInner.list))
    if changes.isEmpty { return }
    self.changes.nested.append(
      Changeset.NestedChangeset(
        container: self.new.sections[new.section].rows.id(at: new.row), old: old, new: new,
        changes: changes))
  }
}

extension RowList {
  /// Returns whether no row in `range` has the same ID as another row of the list. The caller guarantees that no two
  /// rows outside of `range` have the same ID.
  fileprivate func hasUniqueIDs(in range: Range<Int>) -> Bool {
    if range.isEmpty { return true }
    let table = IDTable(count: range.count)
    var isUnique = true
    forEachID(in: range) { id, position in
      if table.insert(id, at: position, idAt: pointer) != nil { isUnique = false }
    }
    for others in [0..<range.lowerBound, range.upperBound..<count] where isUnique {
      forEachID(in: others) { id, _ in
        if table.find(id, idAt: pointer) != nil { isUnique = false }
      }
    }
    return isUnique
  }
}

extension Array {
  /// Returns the index of the first element whose key is `wanted`; nil if there is none. The elements must be sorted by
  /// `key`.
  fileprivate func sortedIndex<Key: Comparable>(of wanted: Key, by key: (Element) -> Key) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if key(self[middle]) < wanted { low = middle + 1 } else { high = middle }
    }
    return low < count && key(self[low]) == wanted ? low : nil
  }
}
