public import ScreenDSL

extension ListUpdater {
  /// If a row has the modifier `task` or `onImpression`, begins to check how much of the row is visible.
  ///
  /// Call this method when a cell begins to show a row, and when a new snapshot adds one of these modifiers to a row
  /// that a cell already shows.
  package func beginVisibility(of row: LiveRow) {
    if row.row.attributes.isWatched { beginVisibility(at: .row(row.shownPath)) }
  }

  package func beginVisibility(of supplementary: Supplementary, in section: SectionID) {
    let place = CellPlace.supplementary(supplementary.kind, section)
    guard visibility.shows(place), supplementary.attributes.isWatched else { return }
    beginVisibility(at: place)
  }

  func beginVisibility(at place: CellPlace) {
    root.visibility.begin(place, in: self)
    checkVisibility()
  }

  func endVisibility(at place: CellPlace) {
    root.visibility.end(place, in: self)
    checkVisibility()
  }

  /// Tells the updater that a view starts or stops showing the content of a header, a footer or another supplementary
  /// view.
  ///
  /// While an update replaces the view, two views show the same content. The content counts as visible until both views
  /// have stopped showing it. The updater runs `onDisplay` when the first view starts, and `onEndDisplay` when the last
  /// view stops.
  ///
  /// - Parameters:
  ///   - isDisplayed: True if the view starts to show the content, false if it stops.
  ///   - supplementary: The content of the view.
  ///   - section: The section of the content.
  public func setDisplayed(
    _ isDisplayed: Bool, _ supplementary: Supplementary, of section: SectionID
  ) {
    let place = CellPlace.supplementary(supplementary.kind, section)
    let (count, newPaths) = visibility.count(place, isDisplayed: isDisplayed, in: self)
    if isDisplayed { beginVisibility(of: supplementary, in: section) }
    if count == 0 { endVisibility(at: place) }
    guard count == (isDisplayed ? 1 : 0) else { return }
    tell { [weak self] in
      let newest = self?.surroundings.newestContent(at: place, newPaths)
      let attributes = (newest ?? supplementary.row).attributes
      (isDisplayed ? attributes.onDisplay : attributes.onEndDisplay)?(())
    }
  }

  /// Notes that the list has entered a window. If the list is the outermost one, each `onImpression` handler can then
  /// run again, and the times for which rows have been visible begin at 0 again.
  package func appear() {
    if nesting.parent == nil {
      nesting.environment?.states.removeValues(for: WasSeen.self)
      visibility.beginAnew()
    }
    checkVisibility()
  }

  package func checkVisibility() {
    let root = root
    guard !root.visibility.rows.isEmpty, !root.visibility.isCheckDue else { return }
    root.visibility.isCheckDue = true
    later(0) { [weak root] in
      root?.visibility.isCheckDue = false
      root?.checkNow()
    }
  }

  private func checkNow() {
    let check = visibility.beginCheck()
    var dwells: [Double] = []
    for row in visibility.order {
      let attributes = surroundings.newestContent(at: row.place)?.attributes
      row.run(attributes?.task)
      let impression = attributes?.impression.flatMap { isEnough(of: row, for: $0) ? $0 : nil }
      if impression?.dwell == row.visible?.dwell { continue }
      row.visible = impression.map { (check, $0.dwell) }
      if let impression, !dwells.contains(impression.dwell) { dwells.append(impression.dwell) }
    }
    for dwell in dwells { later(dwell) { [weak self] in self?.count(check, dwell) } }
  }

  private func count(_ check: Int, _ dwell: Double) {
    for row in visibility.order where row.visible.map({ $0 == (check, dwell) }) == true {
      row.visible = nil
      guard let impression = surroundings.newestContent(at: row.place)?.attributes.impression,
        isEnough(of: row, for: impression)
      else { continue }
      states.set(true, for: WasSeen.self, at: row.place)
      impression.handler(())
    }
  }

  private func isEnough(of row: VisibleRow, for impression: Impression) -> Bool {
    guard !states.value(for: WasSeen.self, at: row.place), let share = row.share
    else { return false }
    // Views round positions to pixels, so this comparison allows a small difference.
    return share > 0 && share > impression.fraction - 0.001
  }
}

/// Whether the `onImpression` handler of a row has run since the list last appeared.
private enum WasSeen: CellStateKey { static let initial = false }
