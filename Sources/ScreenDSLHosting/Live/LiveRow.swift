public import ScreenDSL

/// A row as the list shows it, with the section of the row and the container around the list.
public struct LiveRow: Sendable {
  /// The row.
  public let row: Row
  /// The row's section, in its own list.
  public let section: SectionID
  /// The container whose rows the list shows; nil for the outermost list of the screen.
  package let container: RowPath?
  /// The new paths of rows that have moved since the list showed this row; nil if the path of this row never changes.
  var newPaths: NewPaths?

  /// Creates the description of a row whose path never changes.
  public init(_ row: Row, in section: SectionID, of container: RowPath? = nil) {
    self.row = row
    self.section = section
    self.container = container
  }

  /// The path of the row on the screen when the list showed this row. If the row moves later, this path stays the same.
  @inline(never) public var path: RowPath {
    container?.appending(row.id) ?? RowPath(row.id, section: section)
  }

  /// The path that the row has now in the shown snapshot.
  @MainActor @inline(never) package var shownPath: RowPath { newPaths?.path(for: path) ?? path }
}
