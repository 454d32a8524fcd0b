/// How the sections of a new snapshot follow from those of the previous one, as far as IDs are
/// concerned.
///
/// Only *fresh* IDs, those that the section of the same ID did not have at the same end before, can
/// be duplicates of others: finding them costs a comparison of the changed sections, and one lookup
/// for each.
struct SnapshotSuccession {
  /// With more changed sections than this, a new table over all rows is better.
  private static let mostChangedSections = 32

  private let previous: ScreenStorage
  private let sections: [SectionStorage]
  /// For each section, its predecessor's index if the IDs of its rows are the same; else -1.
  private var unchangedFrom: [Int32] = []
  private var changed: [ScreenIndex.Changed] = []
  private var fresh: [UnsafePointer<RowID>] = []

  init(of previous: ScreenStorage, _ sections: [SectionStorage]) {
    self.previous = previous
    self.sections = sections
    unchangedFrom.reserveCapacity(sections.count)
    for index in sections.indices { addSection(index) }
  }

  private mutating func addSection(_ index: Int) {
    let section = sections[index]
    if index < previous.sections.count, previous.sections[index] === section {
      unchangedFrom.append(Int32(index))
      return
    }
    let old = previous.sectionPosition(of: section.id, hint: index)
    let oldRows = old.map { previous.sections[$0].rows } ?? RowList()
    let range = section.rows.freshRange(since: oldRows)
    if let old, range.isEmpty, section.rows.count == oldRows.count {
      unchangedFrom.append(Int32(old))
    } else {
      unchangedFrom.append(-1)
      changed.append(ScreenIndex.Changed(section: index, rows: section.rows))
      for position in range { fresh.append(section.rows.pointer(position)) }
    }
  }

  /// Returns the storage; nil if an ID is a duplicate and all rows have to be numbered.
  func storage() -> ScreenStorage? {
    if isSameThroughout { return ScreenStorage(sections, index: previous.lazyIndex) }
    if fresh.isEmpty { return ScreenStorage(sections, index: index.map { Lazy($0) } ?? Lazy()) }
    if fresh.count > previous.rowCount / 2 || changed.count > Self.mostChangedSections {
      return nil
    }
    guard !hasDuplicate else { return nil }
    return ScreenStorage(sections, index: index.map { Lazy($0) } ?? Lazy())
  }

  private var isSameThroughout: Bool {
    changed.isEmpty && sections.count == previous.sections.count
      && unchangedFrom.indices.allSatisfy { Int(unchangedFrom[$0]) == $0 }
  }

  private var hasDuplicate: Bool {
    let table = IDTable(count: fresh.count)
    for (number, id) in fresh.enumerated() {
      if id.pointee.number > 0 { return true }
      if table.insert(id, at: number, idAt: { fresh[$0] }) != nil { return true }
    }
    let unchanged = Set(unchangedFrom)
    return fresh.contains { occursTwice($0, unchanged) }
  }

  /// Whether the new snapshot has two rows with this ID, which is fresh in one changed section.
  private func occursTwice(_ id: UnsafePointer<RowID>, _ unchanged: Set<Int32>) -> Bool {
    guard let old = previous.index.position(of: id) else { return false }
    if unchanged.contains(Int32(old.section)) { return true }
    return changed.reduce(0) { $0 + $1.index.count(of: id) } > 1
  }

  /// The index that reuses the previous one's table; nil if a table of its own is better.
  private var index: ScreenIndex? {
    guard changed.count <= Self.mostChangedSections, let index = previous.lazyIndex.made else {
      return nil
    }
    let slots = index.slots(sectionCount: previous.sections.count)
    var sectionOfSlot = [Int32](repeating: -1, count: index.base.sections.count)
    var all = changed
    for (section, old) in unchangedFrom.enumerated() where old >= 0 {
      let slot = slots[Int(old)]
      if slot >= 0 {
        sectionOfSlot[Int(slot)] = Int32(section)
      } else if var part = index.changed.first(where: { $0.section == Int(old) }) {
        part.section = section
        all.append(part)
      }
    }
    guard all.count <= Self.mostChangedSections else { return nil }
    return ScreenIndex(base: index.base, sectionOfSlot: sectionOfSlot, changed: all)
  }
}

extension RowList {
  /// The positions that are left when the ends that have the same IDs as those of `old` are taken
  /// off.
  fileprivate func freshRange(since old: RowList) -> Range<Int> {
    let limit = Swift.min(count, old.count)
    let prefix = sameIDsForward(old, limit: limit)
    let suffix = sameIDsBackward(from: count, old, from: old.count, limit: limit - prefix)
    return prefix..<(count - suffix)
  }
}
