/// Where each row ID is in a snapshot.
///
/// A table over all rows of a *base* snapshot answers for every section whose IDs are still the
/// base's, wherever it stands now. The few sections whose IDs changed since have an index each.
final class ScreenIndex: Sendable {
  /// The table over the snapshot that was indexed as a whole.
  final class Base: Sendable {
    let sections: [SectionStorage]
    let offsets: OffsetTable
    let table: IDTable
    /// The IDs that occur twice, once for each later occurrence.
    let duplicates: [RowID]

    init(_ sections: [SectionStorage]) {
      self.sections = sections
      let offsets = OffsetTable(sizes: sections.map(\.rows.count))
      let table = IDTable(count: offsets.count)
      var duplicates: [RowID] = []
      for (section, start) in zip(sections, offsets.starts) {
        section.rows.forEachID { id, position in
          let earlier = table.insert(id, at: start + position) {
            Self.pointer($0, sections, offsets)
          }
          if earlier != nil { duplicates.append(id.pointee) }
        }
      }
      self.offsets = offsets
      self.table = table
      self.duplicates = duplicates
    }

    @inline(__always)
    private static func pointer(
      _ position: Int, _ sections: [SectionStorage], _ offsets: OffsetTable
    ) -> UnsafePointer<RowID> {
      let (section, row) = offsets.locate(position)
      return sections[section].rows.pointer(row)
    }

    func position(of id: UnsafePointer<RowID>) -> RowPosition? {
      table.find(id) { Self.pointer($0, sections, offsets) }.map {
        let (section, row) = offsets.locate($0)
        return RowPosition(section: section, row: row)
      }
    }
  }

  /// A section whose IDs are not the base's.
  struct Changed: Sendable {
    var section: Int
    let rows: RowList
    private let lazy = Lazy<SectionIndex>()

    init(section: Int, rows: RowList) {
      self.section = section
      self.rows = rows
    }

    var index: SectionIndex { lazy.value { SectionIndex(rows) } }
  }

  let base: Base
  /// For each section of the base, where it is now; -1 if it is gone or its IDs changed. Nil: all
  /// as in the base.
  let sectionOfSlot: [Int32]?
  let changed: [Changed]

  init(base: Base, sectionOfSlot: [Int32]? = nil, changed: [Changed] = []) {
    self.base = base
    self.sectionOfSlot = sectionOfSlot
    self.changed = changed
  }

  convenience init(_ sections: [SectionStorage]) {
    self.init(base: Base(sections))
  }

  /// Returns the position of the row with this ID; of the first one if the ID is not yet numbered.
  func position(of id: RowID) -> RowPosition? {
    withUnsafePointer(to: id) { position(of: $0) }
  }

  func position(of id: UnsafePointer<RowID>) -> RowPosition? {
    if let found = base.position(of: id) {
      guard let sectionOfSlot else { return found }
      let section = sectionOfSlot[found.section]
      if section >= 0 { return RowPosition(section: Int(section), row: found.row) }
    }
    for part in changed {
      if let row = part.index.position(of: id) {
        return RowPosition(section: part.section, row: row)
      }
    }
    return nil
  }

  /// For each section now, its section in the base; -1 if its IDs are not the base's.
  func slots(sectionCount: Int) -> [Int32] {
    guard let sectionOfSlot else { return (0..<Int32(sectionCount)).map { $0 } }
    var slots = [Int32](repeating: -1, count: sectionCount)
    for (slot, section) in sectionOfSlot.enumerated() where section >= 0 {
      slots[Int(section)] = Int32(slot)
    }
    return slots
  }
}
