@testable import ScreenDSLUIKit

extension ItemList {
  func cells(of snapshot: ScreenSnapshot) -> [RowPosition: AnyObject] {
    let paths = (self as? Bench)?.sim.visiblePaths ?? []
    var cells: [RowPosition: AnyObject] = [:]
    for path in paths where path.isIn(snapshot) {
      cells[RowPosition(path.section, path.item)] = (self as? Bench)?.cell(path.item, path.section)
    }
    guard let host = self as? HeadlessHost else { return cells }
    for (path, cell) in zip(host.visibleRows, host.visibleCells) {
      if let position = snapshot.position(of: path.id, in: path.section) { cells[position] = cell }
    }
    return cells
  }
}

extension HeadlessHost {
  func differences(from snapshot: ScreenSnapshot, showsAll: Bool) -> [String] {
    var differences = updater.current == snapshot ? [] : ["shows another snapshot"]
    if updater.isWaiting { differences.append("something waits") }
    if showsAll, visibleRows.count != snapshot.rowCount {
      differences.append("\(visibleRows.count) cells for \(snapshot.rowCount) rows")
    }
    for (place, cell, _) in visibleItems {
      let model: (any CellModel)? =
        switch place {
        case .row(let path): snapshot.row(at: path)?.model
        case .supplementary(let kind, let id): snapshot.section(id: id)?.supplementary(kind)?.model
        }
      let container = (cell as? HeadlessContainerCell<Grid>)?.model.map { "\($0)" }
      let (text, expected) = ((cell as? UIView)?.shownText ?? container, model.map { "\($0)" })
      if text != expected, !(model is SupplementaryText) {
        differences.append("\(place) shows '\(text ?? "")', not '\(expected ?? "")'")
      }
    }
    return differences
  }
}

extension Bench {
  func differences(from snapshot: ScreenSnapshot, showsAll: Bool) -> [String] {
    var differences = adapter.updater.current == snapshot ? [] : ["shows another snapshot"]
    let counts = snapshot.sections.map(\.rows.count)
    if let committed = sim.committedCounts, committed != counts {
      differences.append("counts are \(committed), not \(counts)")
    }
    let visible = sim.visiblePaths
    if showsAll, visible.count != snapshot.rowCount {
      differences.append("\(visible.count) cells for \(snapshot.rowCount) rows")
    }
    for path in visible where path.isIn(snapshot) {
      let row = snapshot.sections[path.section].rows[path.item]
      let cell = cell(path.item, path.section)
      // What is edited may wait.
      if cell?.editedField != nil || row.innerRows != nil { continue }
      // A cell that says its label itself keeps it.
      let said = cell is any HostingView ? row.attributes.accessibilityLabel : nil
      let (text, expected) = (cell?.shownText ?? "nothing", said ?? "\(row.model)")
      if text != expected { differences.append("\(path) shows '\(text)', not '\(expected)'") }
    }
    return differences
  }

  /// Where a row is, and how far it begins below what lies over the top of the window.
  typealias RowPlace = (row: RowPosition, distance: CGFloat)

  var rowPlaces: [RowPlace] {
    sim.visiblePaths.compactMap { path in
      guard let frame = frame(path.item, path.section), frame.maxY > window.minY,
        frame.minY < window.maxY
      else { return nil }
      return (RowPosition(path.section, path.item), frame.minY - window.minY)
    }
  }

  private var window: CGRect {
    CGRect(origin: view.contentOffset, size: view.bounds.size).inset(by: view.adjustedContentInset)
  }

  var offsets: ClosedRange<CGFloat> {
    let inset = view.adjustedContentInset
    return -inset.top...max(-inset.top, view.contentSize.height + inset.bottom - view.bounds.height)
  }
}

extension ItemPath {
  func isIn(_ snapshot: ScreenSnapshot) -> Bool {
    snapshot.sections.indices.contains(section)
      && snapshot.sections[section].rows.indices.contains(item)
  }
}

extension UIView {
  var editedField: EditField? { first(EditField.self).flatMap { $0.isFirstResponder ? $0 : nil } }
}
