/// The immutable value that a screen's declaration evaluates to: its sections and rows, indexed by
/// ID.
///
/// Snapshots share all storage that is the same, so keeping one costs little. Rows are found by
/// position and by ID in constant time; the index for that may be built on first use.
///
/// ```swift
/// let snapshot = MainScreen(state: state, store: store).snapshot()
/// let row = snapshot.row(id: "carousel")
/// ```
public struct ScreenSnapshot: Sendable {
  let storage: ScreenStorage

  init(_ storage: ScreenStorage) { self.storage = storage }

  /// Creates a snapshot without sections.
  public init() { self.init(.empty) }

  /// The sections, from top to bottom.
  public var sections: Sections { Sections(storage: storage) }

  /// The number of rows in all sections; rows inside containers are not counted.
  public var rowCount: Int { storage.rowCount }

  /// The row at a position in this snapshot.
  ///
  /// - Parameter position: A position in this snapshot; any other traps.
  public subscript(position: RowPosition) -> Row {
    precondition(storage.sections.indices.contains(position.section), "Section out of range")
    precondition(
      (0..<storage.sections[position.section].rows.count).contains(position.row),
      "Row out of range")
    return storage.row(at: position)
  }

  /// Returns the position of the row with this ID; nil if there is none.
  ///
  /// - Complexity: Expected O(1), once the index is built: O(*n*) in the number *n* of rows on
  ///   first use.
  public func position(of id: RowID) -> RowPosition? { storage.position(of: id) }

  /// Returns the row with this ID; nil if there is none.
  ///
  /// - Complexity: As for ``position(of:)``.
  public func row(id: RowID) -> Row? { position(of: id).map { storage.row(at: $0) } }

  /// Returns the row at the end of a path through containers; nil if there is none.
  ///
  /// - Complexity: As for ``position(of:)``, for each container on the path.
  public func row(at path: RowPath) -> Row? {
    content(of: path.containers)?.row(id: path.id)
  }

  /// Returns the rows inside the container at the end of `path`; this snapshot if the path is
  /// empty.
  func content(of path: some Collection<RowID>) -> ScreenSnapshot? {
    path.reduce(Optional(self)) { $0?.row(id: $1)?.contents }
  }

  /// Returns the index of the section with this ID; nil if there is none.
  public func sectionIndex(of id: SectionID) -> Int? { storage.sectionPosition(of: id) }

  /// Returns the section with this ID; nil if there is none.
  public func section(id: SectionID) -> Section? { sectionIndex(of: id).map { sections[$0] } }
}

extension ScreenSnapshot: Equatable {
  /// Whether both show the same: sections, supplementaries, rows and the rows in them.
  ///
  /// - Complexity: O(*n*) in the number *n* of rows in sections that the snapshots do not share.
  public static func == (left: ScreenSnapshot, right: ScreenSnapshot) -> Bool {
    left.storage == right.storage
  }
}
