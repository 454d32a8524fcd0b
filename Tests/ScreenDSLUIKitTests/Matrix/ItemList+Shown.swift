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
      if text != expected {
        differences.append("\(place) shows '\(text ?? "")', not '\(expected ?? "")'")
      }
    }
    return differences
  }
}

extension Bench {
  func differences(from snapshot: ScreenSnapshot, showsAll: Bool) -> [String] {
    var differences: [String] = []
    if adapter.updater.current != snapshot { differences.append("shows another snapshot") }
    let counts = snapshot.sections.map(\.rows.count)
    if let committed = sim.committedCounts, committed != counts {
      differences.append("counts are \(committed), not \(counts)")
    }
    let visible = sim.visiblePaths
    if showsAll, visible.count != snapshot.rowCount {
      differences.append("\(visible.count) cells for \(snapshot.rowCount) rows")
    }
    let rows = counts.enumerated().lazy.flatMap { section, count in
      (0..<count).lazy.map { RowPosition(section: section, row: $0) }
    }
    if visible.isEmpty, rows.contains(where: { isDue($0) }) {
      differences.append("nothing is visible")
    }
    for path in visible where path.isIn(snapshot) {
      let row = snapshot.sections[path.section].rows[path.item]
      // What is edited may wait.
      if cell(path.item, path.section)?.editedField != nil { continue }
      differences += cell(path.item, path.section).differences(from: row).map { "\(path): \($0)" }
    }
    return differences + headerDifferences(from: snapshot)
  }

  private func headerDifferences(from snapshot: ScreenSnapshot) -> [String] {
    snapshot.sections.enumerated().compactMap { index, section in
      guard let header = header(index), let model = section.header, header.editedField == nil
      else { return nil }
      let text = header.shownText ?? "nothing"
      return text == "\(model)" ? nil : "header \(index) shows '\(text)', not '\(model)'"
    }
  }

  /// Where a row is, and how far it begins below what lies over the top of the window.
  struct RowPlace {
    let row: RowPosition
    let distance: CGFloat
  }

  var rowPlaces: [RowPlace] {
    sim.visiblePaths.compactMap { path in
      guard let frame = frame(path.item, path.section), isInWindow(frame) else { return nil }
      let row = RowPosition(path.section, path.item)
      return RowPlace(row: row, distance: frame.minY - window.minY)
    }
  }

  private var window: CGRect {
    CGRect(origin: view.contentOffset, size: view.bounds.size).inset(by: view.adjustedContentInset)
  }

  private func isInWindow(_ frame: CGRect) -> Bool {
    frame.maxY > window.minY && frame.minY < window.maxY
  }

  /// Whether a row must show: it lies in the window, where there may be headers alone, or nowhere.
  private func isDue(_ row: RowPosition) -> Bool {
    frame(row.row, row.section).map { $0.isEmpty || isInWindow($0) } ?? true
  }

  var offsets: ClosedRange<CGFloat> {
    let inset = view.adjustedContentInset
    let end = view.contentSize.height + inset.bottom - view.bounds.height
    return -inset.top...max(-inset.top, end)
  }
}

extension ItemPath {
  func isIn(_ snapshot: ScreenSnapshot) -> Bool {
    snapshot.sections.indices.contains(section)
      && snapshot.sections[section].rows.indices.contains(item)
  }
}

extension UIView? {
  @MainActor func differences(from row: Row) -> [String] {
    guard let contents = row.innerRows else {
      let (text, expected) = (self?.shownText ?? "nothing", "\(row.model)")
      return text == expected ? [] : ["shows '\(text)', not '\(expected)'"]
    }
    guard let list = self?.innerView else { return ["no list for the rows inside"] }
    guard list.window != nil, !list.bounds.isEmpty else { return [] }
    let counts = contents.sections.map(\.rows.count)
    if list.sim.committedCounts != counts {
      return ["inside: counts are \(list.sim.committedCounts ?? []), not \(counts)"]
    }
    let visible = list.sim.visiblePaths
    if visible.isEmpty && contents.rowCount > 0 { return ["inside: nothing is visible"] }
    return visible.filter { $0.isIn(contents) }.flatMap { path in
      let cell: UIView? = list.cellForItem(at: IndexPath(item: path.item, section: path.section))
      return cell.differences(from: contents.sections[path.section].rows[path.item])
        .map { "inside \(path): \($0)" }
    }
  }
}

extension UIView {
  var editedField: EditField? { first(EditField.self).flatMap { $0.isFirstResponder ? $0 : nil } }
}
