/// What a snapshot refers to: its sections, and where each row and section is by ID.
final class ScreenStorage: Sendable {
  let sections: [SectionStorage]
  /// Whether a row or a section has the ID of an earlier one and was numbered.
  let hasDuplicates: Bool
  let rowCount: Int
  private let rowIndex: Lazy<ScreenIndex>
  private let sectionIndex = Lazy<Boxed<[SectionID: Int]>>()

  /// Creates storage for sections and rows whose IDs differ, numbered where they did not.
  init(
    _ sections: [SectionStorage], hasDuplicates: Bool = false, index: Lazy<ScreenIndex> = Lazy()
  ) {
    self.sections = sections
    self.hasDuplicates = hasDuplicates
    rowIndex = index
    rowCount = sections.reduce(0) { $0 + $1.rows.count }
  }

  static let empty = ScreenStorage([])

  var index: ScreenIndex { rowIndex.value { ScreenIndex(sections) } }
  var lazyIndex: Lazy<ScreenIndex> { rowIndex }

  func position(of id: RowID) -> RowPosition? { index.position(of: id) }

  func row(at position: RowPosition) -> Row {
    sections[position.section].rows.row(at: position.row)
  }

  /// Returns the index of the section with this ID, which is probably at `hint`.
  func sectionPosition(of id: SectionID, hint: Int = 0) -> Int? {
    if hint < sections.count, sections[hint].id == id { return hint }
    return sectionPositions[id]
  }

  private var sectionPositions: [SectionID: Int] {
    sectionIndex.value {
      Boxed(
        Dictionary(
          zip(sections.lazy.map(\.id), sections.indices), uniquingKeysWith: { first, _ in first }))
    }.value
  }
}

/// A value behind a reference.
final class Boxed<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

extension ScreenStorage: Equatable {
  static func == (left: ScreenStorage, right: ScreenStorage) -> Bool {
    left === right
      || left.sections.count == right.sections.count
        && zip(left.sections, right.sections).allSatisfy { $0.isEqual(to: $1) }
  }
}
