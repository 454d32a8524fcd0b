public import ScreenDSL

/// A row as a list shows it, with the section of the row, and the container around the row if there is one. A container
/// is a row whose cell shows a list of its own.
public struct LiveRow: Sendable {
  /// The row.
  public let row: Row
  /// The section of the row, in the list that shows the row.
  public let section: SectionID
  package let container: RowPath?
  /// The changes of row paths since this `LiveRow` was created. If nil, `shownPath` ignores these changes.
  package var newPaths: NewPaths?

  /// Creates a value for a row in a section. If a list moves the row to another section later, the property `section`
  /// stays the same.
  public init(_ row: Row, in section: SectionID, of container: RowPath? = nil) {
    self.row = row
    self.section = section
    self.container = container
  }

  /// The path of the row, with the containers around it, from the time when this value was created. If the row moves
  /// later, this path stays the same.
  @inline(never) public var path: RowPath { RowPath(row.id, inside: container, section: section) }

  @MainActor @inline(never) package var shownPath: RowPath { newPaths?.path(for: path) ?? path }
}
