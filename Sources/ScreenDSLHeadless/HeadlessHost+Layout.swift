internal import ScreenDSL

extension HeadlessHost {
  /// Measures what is new and finds out where everything lies.
  ///
  /// - Complexity: O(*n*) in the number *n* of rows.
  func rebuildGeometry() {
    let snapshot = updater.current
    var geometry = HeadlessGeometry()
    geometry.reserve(sections: snapshot.sections.count, rows: snapshot.rowCount)
    for (index, section) in snapshot.sections.enumerated() {
      let hint = section.layout ?? layout
      let itemExtent = hint.flatMap {
        layout?.arrangement == .carousel ? $0.itemWidth : $0.itemHeight
      }
      let fixed = itemExtent.map { max(1, $0) } ?? extents.ofAllRows
      let rows = section.rows
      geometry.addSection(
        header: section.supplementary(.header).map(extents.extent) ?? 0,
        footer: section.supplementary(.footer).map(extents.extent) ?? 0,
        rowCount: rows.count, columns: hint?.columns ?? 1
      ) { fixed ?? measured(RowPosition(section: index, row: $0), rows) }
    }
    self.geometry = geometry
    offset = clamped(offset)
  }

  private func measured(_ position: RowPosition, _ rows: ScreenSnapshot.Rows) -> Double {
    if let extent = identities[position].extent { return extent }
    let extent = extents.extent(of: rows[position.row])
    identities[position].extent = extent
    return extent
  }

  func clamped(_ offset: Double) -> Double { max(0, min(offset, geometry.length - viewport)) }

  /// Fills the visible window with cells and puts away those that left it.
  ///
  /// - Complexity: O(*v* + log *n*) for *v* visible and *n* rows.
  func layOut() {
    needsLayout = true
    guard hasWindow, viewport > 0, !isLayingOut else { return }
    isLayingOut = true
    while needsLayout {
      needsLayout = false
      layOutOnce()
    }
    isLayingOut = false
    isLaidOut = true
  }

  private func layOutOnce() {
    let parts = geometry.parts(in: offset..<(offset + viewport))
    let visible = parts.flatMap { part in
      part.rows.map { RowPosition(section: part.section, row: $0) }
    }
    let ahead = positionsAhead(of: visible)
    let supplementaries = parts.flatMap(visibleSupplementaries)
    stay(visible + ahead, supplementaries)
    hidePrepared(Set(ahead))
    live = supplementaries.compactMap(showSupplementary) + visible.compactMap(show)
    live += ahead.compactMap(prepare)
  }

  /// Puts away the cells of what is no longer in or ahead of the window.
  private func stay(
    _ rows: [RowPosition], _ supplementaries: [(section: Int, kind: SupplementaryKind)]
  ) {
    pass += 1
    for position in rows { identities[position].slot?.pass = pass }
    for (section, kind) in supplementaries {
      identities.sections[section].supplementaries[kind]?.pass = pass
    }
    let leaving = live.filter { $0.pass != pass }
    live.removeAll { $0.pass != pass }
    for slot in leaving {
      endDisplay(of: slot)
      forget(slot)
      putAway(slot)
    }
  }

  /// Ends the display of what is still ahead of the window, but no longer in it.
  private func hidePrepared(_ ahead: Set<RowPosition>) {
    if ahead.isEmpty { return }
    for slot in live where slot.isDisplayed && slot.position.map(ahead.contains) == true {
      endDisplay(of: slot)
    }
  }

  /// Takes a cell that is still in place off its row or section.
  private func forget(_ slot: HeadlessSlot) {
    switch slot.content {
    case .row(_, let position): identities[position].slot = nil
    case .supplementary(let content, _, let index):
      identities.setSupplementary(nil, content.kind, of: index)
    case nil: break
    }
  }

  /// The rows that come next if the list is scrolled on, the nearest first.
  private func positionsAhead(of visible: [RowPosition]) -> [RowPosition] {
    guard options.prefetchWindow > 0, let first = visible.first, let last = visible.last else {
      return []
    }
    var ahead: [RowPosition] = []
    var next = neighbour(of: isScrollingBack ? first : last)
    while let position = next, ahead.count < options.prefetchWindow {
      ahead.append(position)
      next = neighbour(of: position)
    }
    return ahead
  }

  private func neighbour(of position: RowPosition) -> RowPosition? {
    let step = isScrollingBack ? -1 : 1
    var next = RowPosition(section: position.section, row: position.row + step)
    while !identities.contains(next) {
      next.section += step
      guard identities.sections.indices.contains(next.section) else { return nil }
      next.row = isScrollingBack ? identities.sections[next.section].rows.count - 1 : 0
    }
    return next
  }
}

extension LayoutHint {
  fileprivate var columns: Int {
    if case .grid(let columns) = arrangement { columns } else { 1 }
  }
}
