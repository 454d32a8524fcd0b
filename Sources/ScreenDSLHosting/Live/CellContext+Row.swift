import ScreenDSL

extension CellContext {
  /// For a row, whether the row has `onSelect`, `onDeselect` or `selectable`, and no condition of the app forbids the
  /// selection now. Edit mode makes no difference. For a header or a footer, whether it has an action for a tap.
  public var isSelectable: Bool {
    let attributes = site.newestContent?.attributes
    guard case .row = site.item else { return attributes?.onSelect != nil }
    return attributes?.canBeSelected ?? false
  }

  @discardableResult
  package func toggleOutline() -> Bool {
    guard let outline = newestAttributes?.disclosure else { return false }
    site.tell { site.acting(.other) { outline.handler(!outline.isExpanded) } }
    return true
  }

  package var declaredLabel: String? { newestAttributes?.accessibilityLabel }

  private var newestAttributes: RowAttributes? {
    if case .row = site.item { site.newestContent?.attributes } else { nil }
  }

  /// Returns the place of the first row, header or footer after this cell that has a wanted model; nil if there is
  /// none. The search includes the rows in containers.
  package func nextPlace(where isWanted: (any CellModel) -> Bool) -> CellPlace? {
    guard let current = site.list?.root.current else { return nil }
    let own = site.shownPlace
    let start: RowPosition? =
      switch own {
      case .row(let path): current.position(of: path.outermost, in: path.section)
      case .supplementary(_, let id):
        current.sectionIndex(of: id).map { RowPosition(section: $0, row: 0) }
      }
    guard let start else { return nil }
    var isAfter = false
    func find(_ row: Row?, _ place: CellPlace) -> CellPlace? {
      guard let row else { return nil }
      if isAfter, isWanted(row.model) { return place }
      isAfter = isAfter || place == own
      guard let path = place.rowPath, let inner = row.innerRows else { return nil }
      for row in inner.sections.flatMap(\.rows) {
        if let place = find(row, .row(path.appending(row.id))) { return place }
      }
      return nil
    }
    for (index, section) in current.sections.enumerated().dropFirst(start.section) {
      func findHead(_ kind: SupplementaryKind) -> CellPlace? {
        find(section.supplementary(kind)?.row, .supplementary(kind, section.id))
      }
      if let place = findHead(.header) { return place }
      for row in section.rows.dropFirst(index == start.section ? start.row : 0) {
        if let place = find(row, .row(RowPath(row.id, section: section.id))) { return place }
      }
      if let place = findHead(.footer) { return place }
    }
    return nil
  }

  package func refillLater(after patience: Double) { site.tell(patience: patience, nil) }

  package var isUnanswered: Bool { site.list?.shown.isAnswering == true }

  package func reportMissingLoader(of name: String) {
    report(.noImageLoader, "No loader for image \(ValueText.quotedBeginning(name))")
  }

  package func reportMissingView(of value: Any.Type) {
    let remedy = "make the type conform to 'CustomPart'"
    report(
      .missingCell, "No view for '\(value)' in 'Look.custom'; \(remedy)", remedy: remedy,
      onceFor: ObjectIdentifier(value))
  }

  package func reportSharedFocus() {
    let name = path.map { ValueText.quotedBeginning($0) } ?? "a field"
    report(.sharedFocus, "Focus must be wanted by one field (was by \(name) too)")
  }

  private func report(
    _ kind: Problem.Kind, _ sentence: String, remedy: String? = nil,
    onceFor subject: some Hashable = ""
  ) {
    site.list?.report(Problem(kind, sentence, remedy: remedy, path: path), onceFor: subject)
  }

  package func later(
    after seconds: Double = 0, _ action: @escaping @MainActor @Sendable () -> Void
  ) { site.list?.later(seconds, action) }

  /// Measures the cell again without configuring it, for example because its text grew.
  ///
  /// The list measures the cell without animation, as soon as the list can be changed. A ``ListHost`` of your
  /// own receives a batch instead, which configures the cell again.
  public func remeasure() { site.list?.remeasure(site.shownPlace) }
}

extension CellSite {
  fileprivate var list: ListUpdater? { environment.list as? ListUpdater }

  package var rowState: RowState {
    shownPlace.rowPath.flatMap { list?.facts(of: $0) } ?? RowState()
  }

  package var readsState: Bool {
    let states = environment.states
    return states.hasValues(for: RowFacts.self)
      && states.value(for: RowFacts.self, at: shownPlace) != nil
  }

  /// Makes the list configure the cell again when the row's state changes.
  func followState() {
    guard let path = shownPlace.rowPath, let facts = list?.facts(of: path) else { return }
    environment.states.set(facts, for: RowFacts.self, at: .row(path))
  }
}

@MainActor
extension RowAttributes {
  var canBeSelected: Bool { isSelectable && canSelect?.holds(()) ?? true }

  package var isMarkable: Bool { hasSelectionMark && canBeSelected }
}

private enum RowFacts: CellStateKey { static let initial: RowState? = nil }

extension ListUpdater {
  fileprivate func facts(of path: RowPath) -> RowState? {
    guard let position = position(of: path) else { return nil }
    let last = current.sections[position.section].rows.count - 1
    var state = RowState(
      isFirst: position.row == 0, isLast: position.row == last, isSelected: showsSelected(path))
    state.isEditing = current.isEdited
    return state.at(current[position].disclosurePlace)
  }

  func checkFacts() {
    for place in nesting.environment?.states.places(keeping: RowFacts.self) ?? [] {
      let now = place.rowPath.flatMap(facts)
      if now == nil || now == states.value(for: RowFacts.self, at: place) { continue }
      states.removeValue(for: RowFacts.self, at: place)
      shown.refills.add(place, states.newPaths)
    }
  }

  /// Makes the list measure the cell at `place` again. While the list configures a cell, this method does nothing,
  /// because the list measures the configured cell anyway.
  fileprivate func remeasure(_ place: CellPlace) {
    if shown.isFilling || !shown.isShownOnce || host == nil { return }
    shown.remeasures.add(place, states.newPaths)
    // An inner list calls this method during its layout. A waiting update must not begin during this layout.
    if isWaiting, let touchedHost { touchedHost.updateIsWaiting() } else { resume() }
    if let parent = nesting.parent { parent.list?.remeasure(.row(parent.path)) }
  }

  func measure() {
    guard !shown.remeasures.isEmpty, let host, host.readiness != .busy else { return }
    let places = shown.remeasures.take()
    // If the list must reload its rows, the reload will measure all cells.
    if host.readiness == .needsReload { return }
    if let host = host as? any TouchedListHost { return host.remeasure(places) }
    redisplay(places.map { ($0, needsOtherCell: false) })
  }
}
