/// The storage of a snapshot, which contains a whole screen or the rows inside a container.
final class ScreenStorage: LazySlot, Equatable, @unchecked Sendable {
  // Unchecked `Sendable` only because the superclass is unchecked. All properties are `Sendable` constants.
  let sections: [SectionStorage]
  let skipped: [InnerRows?]
  let hasDuplicateSections: Bool
  let configuration: ListConfiguration?
  let depth: Int
  /// The storage before the last drag, and the old and the new position of the dragged row. The list can undo the drag
  /// before it runs the next update. Nil if no drag since the last update changed the position of a row.
  let drag: Drag?
  /// The busy controls of a headless list, and the storage without them. Nil if no control is busy.
  let marks: Marks?

  typealias Drag = (before: ScreenStorage, from: RowPosition, to: RowPosition)
  typealias Marks = (busy: BusyControls, plain: ScreenStorage)

  @inline(never) init(
    _ sections: [SectionStorage], skipped: [InnerRows?] = [], hasDuplicateSections: Bool = false,
    configuration: ListConfiguration? = nil, depth: Int = 0, drag: Drag? = nil, marks: Marks? = nil
  ) {
    self.sections = sections
    self.skipped = skipped
    self.hasDuplicateSections = hasDuplicateSections
    self.configuration = configuration
    self.depth = depth
    self.drag = drag
    self.marks = marks
  }

  static let empty = ScreenStorage([])

  var hasSubstitute: Bool { sections.last?.id == .substitute }

  var hasDuplicates: Bool { hasDuplicateSections || sections.contains { $0.hasDuplicates } }

  func row(at position: RowPosition) -> Row {
    sections[position.section].rows.row(at: position.row)
  }

  func row(_ id: RowID, in section: SectionID?) -> Row? {
    position(of: id, in: section).map { row(at: $0) }
  }

  func positions(of id: RowID) -> [RowPosition] {
    sections.indices.compactMap { section in
      sections[section].position(of: id).map { RowPosition(section: section, row: $0) }
    }
  }

  func position(of id: RowID, in section: SectionID?) -> RowPosition? {
    guard let section else {
      let all = positions(of: id)
      return all.count == 1 ? all[0] : nil
    }
    guard let index = sectionPosition(of: section) else { return nil }
    return sections[index].position(of: id).map { RowPosition(section: index, row: $0) }
  }

  func sectionPosition(of id: SectionID, hint: Int = 0) -> Int? {
    if hint < sections.count, sections[hint].id == id { return hint }
    return sections.count <= 8 ? sections.firstIndex { $0.id == id } : index.position(of: id)
  }

  func isAmbiguous(_ id: RowID) -> Bool { sections.count > 1 && index.ambiguousIDs.contains(id) }

  private var index: ScreenIndex { lazily { ScreenIndex(sections) } }

  static func == (left: ScreenStorage, right: ScreenStorage) -> Bool {
    left === right
      || left.sections == right.sections
        && ListConfiguration.differences(from: left.configuration, to: right.configuration).isEmpty
  }

  /// Returns the storage with a row for the search field if `isShown` is true and the screen has a search field,
  /// otherwise without such a row. A list with a search bar needs no such row.
  func showingSearch(_ isShown: Bool) -> ScreenStorage {
    guard let search = configuration?.search, isShown != (sections.first?.id == .search)
    else { return self }
    if isShown { return headed(by: search) }
    return with(Array(sections.dropFirst()), skipped: Array(skipped.dropFirst()))
  }

  func headed(by model: some CellModel) -> ScreenStorage {
    let row = Row(model: model)
    var chunks = ShortList<RowChunk>()
    chunks.append([row], nil)
    let head = SectionStorage(
      id: SectionID(key: row.id), layout: .list, declared: RowList(chunks))
    return with([head] + sections, skipped: skipped.isEmpty ? [] : [nil] + skipped)
  }

  /// Returns a storage with these `sections`, `drag` and `marks`. If `skipped` is nil, the result has the skipped
  /// closures of this storage.
  func with(
    _ sections: [SectionStorage], skipped: [InnerRows?]? = nil, drag: Drag? = nil,
    marks: Marks? = nil
  ) -> ScreenStorage {
    ScreenStorage(
      sections, skipped: skipped ?? self.skipped, hasDuplicateSections: hasDuplicateSections,
      configuration: configuration, drag: drag, marks: marks)
  }
}

/// The index of each section by its ID, and the row IDs that several sections have.
private final class ScreenIndex: LazySlot, @unchecked Sendable {
  // Unchecked `Sendable` only because the superclass is unchecked. The properties are `Sendable` constants.
  private let table: IDTable
  private let sections: [SectionStorage]

  private final class IDs: Sendable {
    let all: Set<RowID>

    init(_ all: Set<RowID>) { self.all = all }
  }

  init(_ sections: [SectionStorage]) {
    self.sections = sections
    table = IDTable(sections, limit: sections.count)
  }

  func position(of id: SectionID) -> Int? {
    withUnsafePointer(to: id.key) { table.find($0) { sections[$0].id == id } }
  }

  var ambiguousIDs: Set<RowID> {
    lazily { () -> IDs in
      var (seen, ambiguous): (Set<RowID>, Set<RowID>) = ([], [])
      for section in sections {
        section.rows.forEachID { id, _ in
          if !seen.insert(id.pointee).inserted { ambiguous.insert(id.pointee) }
        }
      }
      return IDs(ambiguous)
    }.all
  }
}

extension IDTable {
  init(_ sections: [SectionStorage], limit: Int) {
    self.init(count: limit)
    for index in sections.indices { _ = insert(sections[index].id, at: index, in: sections) }
  }

  func insert(_ id: SectionID, at position: Int, in sections: [SectionStorage]) -> Int? {
    withUnsafePointer(to: id.key) { insert($0, at: position) { sections[$0].id == id } }
  }
}

/// The rows that a container reuses from an earlier snapshot.
final class ReusedRows: LazySlot, @unchecked Sendable {
  // Unchecked `Sendable` only because the superclass is unchecked. `list` is a `Sendable` constant.
  let list: ScreenStorage

  init(_ list: ScreenStorage) { self.list = list }
}

// The `InnerRows` object of a container stores a `ScreenStorage`. If the object reuses an earlier list, it stores a
// `ReusedRows` instead.
extension InnerRows {
  convenience init(_ list: ScreenStorage) {
    self.init(CollectedRows())
    place { list }
  }

  @discardableResult
  func place(_ list: () -> LazySlot) -> LazySlot { lazily(list) }

  var isPlaced: Bool { made(as: LazySlot.self) != nil }

  var list: ScreenStorage {
    let list = place { ScreenStorage.list(evaluate(), reusing: nil) }
    return (list as? ReusedRows)?.list ?? unsafeDowncast(list, to: ScreenStorage.self)
  }

  var skippedList: ScreenStorage? {
    (made(as: LazySlot.self) as? ReusedRows).map { reused in
      let depth = reused.list.depth
      return reused.lazily {
        Nesting.$depth.withValue(depth) { .list(evaluate(), reusing: nil, depth: depth) }
      }
    }
  }

  var newestList: ScreenStorage { skippedList ?? list }
}

extension Row: Equatable {
  @inline(never) func with(inner: InnerRows?) -> Row {
    inner === self.inner ? self : altered(self) { $0.attributes.inner = inner }
  }

  @inline(never) public static func == (left: Row, right: Row) -> Bool {
    guard left.id == right.id, left.hasSameContent(as: right) else { return false }
    guard let inner = left.inner, let other = right.inner, inner !== other else { return true }
    return inner.list == other.list
  }
}
