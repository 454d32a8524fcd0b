/// The storage of a section. Snapshots can share this object. The first use of `rows` adds numbers to duplicate IDs.
final class SectionStorage: LazySlot, Equatable, @unchecked Sendable {
  // Unchecked `Sendable` only because the superclass is unchecked. All properties are `Sendable` constants.
  let id: SectionID
  let supplementaries: [Supplementary]
  let layout: LayoutHint?
  /// The rows with their declared IDs, which may be duplicates.
  let declared: RowList
  let dependency: Dependency?
  let source: SourceLine?

  @inline(never)
  init(
    id: SectionID, supplementaries: [Supplementary] = [], layout: LayoutHint? = nil,
    declared: RowList, dependency: Dependency? = nil, source: SourceLine? = nil
  ) {
    self.id = id
    self.supplementaries = supplementaries
    self.layout = layout
    self.declared = declared
    self.dependency = dependency
    self.source = source
  }

  @inline(never)
  private var numbered: NumberedRows { lazily { NumberedRows(declared) } }

  var rows: RowList { declared.count < 2 ? declared : numbered.rows }
  var hasDuplicates: Bool { declared.count < 2 ? false : numbered.hasDuplicates }
  var isNumbered: Bool { declared.count < 2 || made(as: NumberedRows.self) != nil }

  func markUnique() { _ = lazily { NumberedRows(declared, hasDuplicates: false) } }

  func position(of id: RowID) -> Int? {
    if declared.count < 8 {
      let rows = rows
      return (0..<rows.count).first { rows.id(at: $0) == id }
    }
    return withUnsafePointer(to: id) { numbered.index.position(of: $0) }
  }

  func row(_ id: RowID) -> Row? { position(of: id).map { rows.row(at: $0) } }

  func supplementary(_ kind: SupplementaryKind) -> Supplementary? {
    supplementaries.first { $0.kind == kind }
  }

  func with(declared: RowList) -> SectionStorage {
    SectionStorage(
      id: id, supplementaries: supplementaries, layout: layout, declared: declared, source: source)
  }

  /// Returns a section that has the same ID, supplementary views, layout and source line, but contains `rows`. The IDs
  /// of `rows` must be unique.
  func with(numbered rows: RowList) -> SectionStorage {
    let section = with(declared: rows)
    var hasDuplicates = false
    rows.forEachID { id, _ in
      if id.pointee.number > 0 { hasDuplicates = true }
    }
    _ = section.lazily { NumberedRows(rows, hasDuplicates: hasDuplicates) }
    return section
  }

  func withSupplementaries(of other: SectionStorage) -> SectionStorage {
    withSupplementaries(other.supplementaries, other.layout)
  }

  func withSupplementaries(
    _ supplementaries: [Supplementary], _ layout: LayoutHint?
  ) -> SectionStorage {
    let section = SectionStorage(
      id: id, supplementaries: supplementaries, layout: layout, declared: declared,
      dependency: dependency, source: source)
    if let numbered = made(as: NumberedRows.self) { _ = section.lazily { numbered } }
    return section
  }

  func hasSameSupplementaries(as other: SectionStorage) -> Bool {
    supplementaries == other.supplementaries && layout == other.layout
  }

  @inline(never)
  static func == (left: SectionStorage, right: SectionStorage) -> Bool {
    guard left.id == right.id, left.hasSameSupplementaries(as: right) else { return false }
    return left.isNumbered || right.isNumbered
      ? left.rows == right.rows : left.declared == right.declared
  }
}

/// The rows of a section, with a number added to each repeated ID. The property `index` finds the position of an ID.
private final class NumberedRows: LazySlot, @unchecked Sendable {
  // Unchecked `Sendable` only because the superclass is unchecked. The properties are `Sendable` constants.
  let rows: RowList
  let hasDuplicates: Bool

  init(_ rows: RowList, hasDuplicates: Bool) {
    self.rows = rows
    self.hasDuplicates = hasDuplicates
  }

  init(_ declared: RowList) {
    let index = SectionIndex(declared)
    hasDuplicates = !index.duplicates.isEmpty
    rows = hasDuplicates ? Self.numbering(declared, index) : declared
    super.init()
    if !hasDuplicates { _ = lazily { index } }
  }

  private static func numbering(_ declared: RowList, _ index: SectionIndex) -> RowList {
    var counts: [RowID: UInt32] = [:]
    return declared.mapIDs { id in
      guard index.duplicates.contains(id) else { return id }
      var numbered = id
      numbered.number = counts[id] ?? 0
      while numbered.number > 0, index.hasID(readingLike: numbered) { numbered.number += 1 }
      counts[id] = numbered.number + 1
      return numbered
    }
  }

  var index: SectionIndex { lazily { SectionIndex(rows) } }
}

final class SectionIndex: Sendable {
  private let rows: RowList
  private let table: IDTable
  let duplicates: Set<RowID>

  init(_ rows: RowList) {
    self.rows = rows
    let table = IDTable(count: rows.count)
    var duplicates: Set<RowID> = []
    rows.forEachID { id, position in
      if table.insert(id, at: position, idAt: rows.pointer) != nil { duplicates.insert(id.pointee) }
    }
    self.table = table
    self.duplicates = duplicates
  }

  func hasID(readingLike duplicate: RowID) -> Bool {
    [duplicate.salt, nil].contains { salt in
      withUnsafePointer(to: RowID(value: .string(duplicate.description), salt: salt)) {
        position(of: $0) != nil
      }
    }
  }

  func position(of id: UnsafePointer<RowID>) -> Int? { table.find(id, idAt: rows.pointer) }
}
