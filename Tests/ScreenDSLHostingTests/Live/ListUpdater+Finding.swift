@testable import ScreenDSL
@testable import ScreenDSLHosting

/// What a host finds by position, by ID; each ID must be in one section.
extension ListUpdater {
  /// The row with an ID, as a cell gets it.
  func liveRow(_ id: RowID) -> LiveRow? { current.position(of: id).flatMap { currentRow(at: $0) } }

  /// The rows inside the container with an ID; none if there is no such container.
  func rows(in id: RowID) -> NestedRows {
    let section = current.position(of: id).map { current.sections[$0.section].id }
    return NestedRows(list: self, container: RowPath(id, section: section))
  }
}
