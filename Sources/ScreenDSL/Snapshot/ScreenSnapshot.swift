/// The content of a screen at one time: an immutable value with its sections and rows, indexed by ID.
///
/// If the `dependsOn` values of a section or a container have not changed, `snapshot(reusing:)` can take the rows of
/// this section or container from the previous snapshot. Finding a row by its position, or by its ID in a given
/// section, takes at most logarithmic time, after a first call that builds the index. Two snapshots are equal if their
/// sections, supplementary views, layout hints, rows, inner rows and modifiers of the whole screen are equal. Comparing
/// them takes O(*n*) in the number *n* of rows in sections that they do not share.
///
/// ```swift
/// let snapshot = MainScreen(state: state, store: store).snapshot()
/// let row = snapshot.row(at: "carousel")
/// ```
public struct ScreenSnapshot: Equatable, Sendable {
  let storage: ScreenStorage

  init(_ storage: ScreenStorage) { self.storage = storage }

  /// Creates a snapshot without sections.
  public init() { self.init(.empty) }

  /// The sections, from top to bottom.
  public var sections: Sections { Sections(storage: storage) }

  package var configuration: ListConfiguration? { storage.configuration }
  package var isEdited: Bool { configuration?.editing?.isOn == true }
  package var selectsRows: Bool { isEdited && configuration?.editing?.selectsRows == true }

  /// Whether the snapshot shows the rows of the modifier `emptyContent`.
  package var hasSubstitute: Bool { storage.hasSubstitute }

  package func showingSearch(_ isShown: Bool) -> ScreenSnapshot {
    ScreenSnapshot(storage.showingSearch(isShown))
  }

  package var whileRefreshing: ScreenSnapshot {
    ScreenSnapshot(storage.headed(by: RefreshIndicator()))
  }

  /// The number of rows in all sections, without rows inside containers.
  package var rowCount: Int { storage.sections.reduce(0) { $0 + $1.declared.count } }

  /// Whether two rows of one section, or two sections, have the same declared ID.
  package var hasDuplicates: Bool { storage.hasDuplicates }

  package func isSame(as other: ScreenSnapshot) -> Bool { plain === other.plain }
  private var plain: ScreenStorage { storage.marks?.plain ?? storage }

  package var busy: BusyControls { storage.marks?.busy ?? BusyControls() }

  package func marking(_ busy: BusyControls) -> ScreenSnapshot {
    if busy.rows.isEmpty, busy.supplementaries.isEmpty { return ScreenSnapshot(plain) }
    return ScreenSnapshot(plain.with(plain.sections, drag: plain.drag, marks: (busy, plain)))
  }

  /// The row at a position.
  ///
  /// - Parameter position: A position in this snapshot. The subscript traps if there is no such row.
  public subscript(position: RowPosition) -> Row { sections[position.section].rows[position.row] }

  /// Returns the position of the row with an ID; nil if no row has this ID.
  ///
  /// If `section` is nil and several sections have a row with this ID, the result is nil.
  ///
  /// - Parameters:
  ///   - id: The row's ID.
  ///   - section: The row's section; nil if the row can be in any section.
  /// - Complexity: Expected O(1) with a section. The first call for a section takes O(*n*) in the number *n* of its
  ///   rows. Without a section, the times for all sections add up.
  public func position(of id: RowID, in section: SectionID? = nil) -> RowPosition? {
    storage.position(of: id, in: section)
  }

  package func positions(of id: RowID) -> [RowPosition] { storage.positions(of: id) }

  /// Returns the row at a path; nil if there is no such row.
  ///
  /// If the path is a string literal that does not name exactly one row, the result is nil, and a debug build prints
  /// the reason. If any other path has no section, and several sections have a row with the path's first ID, the result
  /// is nil too.
  ///
  /// - Complexity: That of ``position(of:in:)`` for each row ID in the path. For a string literal, O(*n*) in the number
  ///   *n* of rows.
  public func row(at path: RowPath) -> Row? {
    resolved(path).flatMap { path in
      storage.row(path.outermost, in: path.section)?.inside(path) { $0.list }
    }
  }

  package func shortened(_ path: consuming RowPath) -> RowPath {
    if !storage.isAmbiguous(path.outermost) { path.section = nil }
    return path
  }

  package func sectionIndex(of id: SectionID) -> Int? { storage.sectionPosition(of: id) }

  package func section(id: SectionID) -> Section? { sectionIndex(of: id).map { sections[$0] } }

  package func section(at index: Int) -> Section? {
    sections.indices.contains(index) ? sections[index] : nil
  }

  /// A section of a snapshot.
  public struct Section: Sendable, Equatable {
    let storage: SectionStorage

    /// The section's identity on the screen.
    public var id: SectionID { storage.id }

    package var header: (any CellModel)? { supplementary(.header)?.model }
    package var footer: (any CellModel)? { supplementary(.footer)?.model }

    /// The header, the footer, and then the other supplementaries in the order of their names.
    public var supplementaries: [Supplementary] { storage.supplementaries }

    /// The layout of the rows; nil if the list chooses the layout.
    public var layout: LayoutHint? { storage.layout }

    package var mayHaveHeights: Bool {
      storage.declared.chunks.contains { $0.traits.contains(.heights) }
    }

    /// Returns the supplementary of a kind; nil if there is none.
    public func supplementary(_ kind: SupplementaryKind) -> Supplementary? {
      storage.supplementary(kind)
    }

    /// The rows, from top to bottom.
    public var rows: Rows { Rows(list: storage.rows) }

    /// The file and line of the statement that declares the section; nil if the package made the section, for example
    /// for rows outside of sections.
    package var source: SourceLine? { storage.source }

    package func isEvaluatedAnew(since other: Section) -> Bool {
      storage !== other.storage && storage.dependency == nil
    }

    package var hasUnequalDependency: Bool { storage.dependency?.isEqualToItself == false }
  }

  /// The sections of a snapshot, by index from 0.
  public struct Sections: RandomAccessCollection, Sendable {
    let storage: ScreenStorage

    public var startIndex: Int { 0 }
    public var endIndex: Int { storage.sections.count }

    public subscript(index: Int) -> Section {
      @inline(never) get {
        guard storage.sections.indices.contains(index) else {
          fatalMistake(
            "Section index must be in 0..<\(storage.sections.count) (was \(index)), out of range")
        }
        return Section(storage: storage.sections[index])
      }
    }
  }

  /// The rows of a section, by index from 0.
  public struct Rows: RandomAccessCollection, Sendable {
    let list: RowList

    public var startIndex: Int { 0 }
    public var endIndex: Int { list.count }

    public subscript(index: Int) -> Row { list.row(at: checked(index)) }

    package func id(at index: Int) -> RowID { list.id(at: checked(index)) }

    @inline(__always)
    private func checked(_ index: Int) -> Int {
      guard (0..<list.count).contains(index) else {
        fatalMistake("Row index must be in 0..<\(list.count) (was \(index)), out of range")
      }
      return index
    }
  }
}

extension Row {
  func inside(_ path: RowPath, _ list: (InnerRows) -> ScreenStorage) -> Row? {
    var row = self
    for id in path.idsInside {
      guard let next = row.inner.flatMap({ list($0).row(id, in: nil) }) else { return nil }
      row = next
    }
    return row
  }
}

/// A declaration of a screen, or an existing snapshot.
///
/// Functions that show or compare a screen accept both. Only screens, ``ScreenSnapshot`` and test screens conform to
/// this protocol.
public protocol SnapshotConvertible {
  /// Returns the snapshot of the screen.
  ///
  /// - Parameter previous: The screen's previous snapshot. If the `dependsOn` values of a section or a container have
  ///   not changed, the new snapshot can reuse the rows of the previous snapshot. If `previous` is nil, the closures of
  ///   all sections and containers run.
  func snapshot(reusing previous: ScreenSnapshot?) -> ScreenSnapshot
}

extension ScreenSnapshot: SnapshotConvertible {
  /// Returns the snapshot itself.
  public func snapshot(reusing previous: ScreenSnapshot? = nil) -> ScreenSnapshot { self }
}
