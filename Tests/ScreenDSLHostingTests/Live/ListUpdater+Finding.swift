@testable import ScreenDSLHosting

extension ListUpdater {
  func liveRow(_ id: RowID) -> LiveRow? { current.position(of: id).flatMap { currentRow(at: $0) } }

  func rows(in id: RowID) -> NestedRows {
    let section = current.position(of: id).map { current.sections[$0.section].id }
    return NestedRows(list: self, container: RowPath(id, section: section))
  }
}

extension CellRegistry<FakeHost> {
  @MainActor func filled<Cell: AnyObject>(
    _ cell: Cell, with id: RowID, in list: ListUpdater
  ) throws -> Cell {
    let row = try #require(list.liveRow(id))
    #expect(fill(cell, with: row, in: list, isFirstDisplay: true))
    return cell
  }
}
