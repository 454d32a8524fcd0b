import ScreenDSL

#if canImport(UIKit)
  import UIKit
#else
  import ScreenSim
#endif

/// Which row each cell shows, or showed last.
///
/// Views tell about cells by index paths of one moment and objects of another; the objects are
/// reliable.
@MainActor
struct ShownRows {
  private struct Entry {
    weak var cell: UIView?
    var row: LiveRow
    var isDisplayed = false
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var limit = 64

  /// Returns the row that a cell shows or showed last.
  func row(of cell: UIView) -> LiveRow? { entry(of: cell)?.row }

  /// Takes note that a cell shows a row.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - cell: The cell.
  ///   - isSame: Whether the row is the one that the cell showed.
  ///   - isRefilled: Whether the cell did not come from the pool, where it may have shown the row
  ///     once.
  /// - Returns: Whether the cell did not show the row just before.
  mutating func setRow(
    _ row: LiveRow, of cell: UIView, isRefilled: Bool, isSame: (LiveRow?) -> Bool
  ) -> Bool {
    let old = entry(of: cell)
    let isFirst = !isRefilled || !isSame(old?.row)
    entries[ObjectIdentifier(cell)] = Entry(
      cell: cell, row: row, isDisplayed: !isFirst && old?.isDisplayed == true)
    removeDead()
    return isFirst
  }

  /// Takes note that a cell shows no row.
  mutating func forget(_ cell: UIView) { entries[ObjectIdentifier(cell)] = nil }

  /// The cells of containers that still exist, also those that wait to be used again.
  var containers: [(cell: any ContainerCell, row: LiveRow)] {
    entries.values.compactMap { entry in
      (entry.cell as? any ContainerCell).map { ($0, entry.row) }
    }
  }

  /// Takes note that a cell starts or stops being seen; returns its row if that is news.
  mutating func setDisplayed(
    _ isDisplayed: Bool, _ cell: UIView
  ) -> LiveRow? {
    guard var entry = entry(of: cell), entry.isDisplayed != isDisplayed else { return nil }
    entry.isDisplayed = isDisplayed
    entries[ObjectIdentifier(cell)] = entry
    return entry.row
  }

  private func entry(of cell: UIView) -> Entry? {
    let entry = entries[ObjectIdentifier(cell)]
    // An address is used again once its cell is gone.
    return entry?.cell === cell ? entry : nil
  }

  private mutating func removeDead() {
    guard entries.count > limit else { return }
    entries = entries.filter { $0.value.cell != nil }
    limit = max(64, entries.count * 2)
  }
}
