import ScreenDSL

// What a cell reads here while it is filled is followed: once it is no longer so, the cell is filled again.
extension CellContext {
  /// Where the row is in its section; nil for a header, a footer or another supplementary.
  ///
  /// A cell that reads it while it is filled is filled again when it changes.
  public var place: RowPlace? { site.facts.place }

  /// Whether the row is selected; never where no row stays selected.
  ///
  /// A cell that reads it while it is filled is filled again when it changes.
  public var isSelected: Bool { site.facts.isSelected }

  /// Whether the user can select the row now: it has an action for that, and its condition holds.
  public var isSelectable: Bool {
    switch site.newestPlace {
    case .row(let path): site.environment.newestRow(path)?.attributes.canBeSelected ?? false
    case .supplementary(let kind, let section):
      site.list?.newest.section(id: section)?.supplementary(kind)?.onSelect != nil
    }
  }

  /// Unfolds the rows below the row, or folds them, as the user does; returns whether it has some.
  @discardableResult
  package func unfold() -> Bool {
    guard case .row(let path) = site.newestPlace,
      let outline = site.environment.newestRow(path)?.attributes.outline
    else { return false }
    site.tell { outline.handler(!outline.isExpanded) }
    return true
  }

  /// What the row says that it is called; nil if it does not.
  package var declaredLabel: String? {
    guard case .row(let path) = site.newestPlace else { return nil }
    return site.environment.newestRow(path)?.attributes.accessibilityLabel
  }

  /// The next row of the list whose model is a wanted one, as the list itself names it; nil if there is none.
  package func nextRow(where isWanted: (any CellModel) -> Bool) -> RowPath? {
    guard let list = site.list, let path = site.shownPlace.rowPath,
      let position = list.position(of: path)
    else { return nil }
    let sections = list.current.sections
    for section in sections.indices.dropFirst(position.section) {
      let first = section == position.section ? position.row + 1 : 0
      for row in sections[section].rows.dropFirst(first) where isWanted(row.model) {
        return RowPath(row.id, section: sections[section].id)
      }
    }
    return nil
  }

  /// Fills the cell again after so many seconds, unless an update does.
  package func refillLater(after patience: Double) { site.tell(patience: patience, nil) }

  /// Whether the cell is filled now because nothing answered what a person did in it.
  package var isUnanswered: Bool { site.list?.shown.isAnswering == true }

  /// Reports, once for a list, that nothing brings an image.
  package func reportMissingLoader(of name: String) {
    site.list?.report(ListIssue(.noImageLoader, name, path: path), onceFor: "")
  }

  /// Reports, once for a list, that two fields are to have the keyboard.
  package func reportSharedFocus() {
    site.list?.report(ListIssue(.sharedFocus, path: path), onceFor: "")
  }

  /// Runs an action once what goes on now is over, or so many seconds later.
  package func later(
    after seconds: Double = 0, _ action: @escaping @MainActor @Sendable () -> Void
  ) { site.list?.later(seconds, action) }

  /// Measures the cell again, now or as soon as the list can be changed: it grew while somebody typed, or
  /// while a text arrived. It is not filled again, and nothing is animated.
  public func remeasure() { site.list?.remeasure(site.shownPlace) }
}

extension CellSite {
  fileprivate var list: ListUpdater? { environment.list as? ListUpdater }

  /// What the list knows of the row.
  package var rowState: RowState {
    shownPlace.rowPath.flatMap { list?.facts(of: $0) } ?? RowState()
  }

  /// Whether the cell read that while it was filled.
  package var readsState: Bool {
    let states = environment.states
    return states.hasFacts && states.value(for: RowFacts.self, at: shownPlace) != nil
  }

  /// What is so of the row; followed if the cell that is filled now reads it.
  fileprivate var facts: RowState {
    if list?.shown.isFilling == true { followState() }
    return rowState
  }

  /// Has the cell filled again once what the list knows of the row is no longer so.
  func followState() {
    guard let path = shownPlace.rowPath, let facts = list?.facts(of: path) else { return }
    environment.states.hasFacts = true
    environment.states.set(facts, for: RowFacts.self, at: .row(path))
  }
}

extension RowAttributes {
  /// Whether the user can select the row, as its condition says now.
  @MainActor
  var canBeSelected: Bool { isSelectable && canSelect?.holds(()) ?? true }

  /// Whether the row has a mark, as its condition says now, where rows are selected while their list is edited.
  @MainActor
  package var isMarkable: Bool { hasSelectionMark && canBeSelected }
}

/// What a cell was told about its row while it was filled.
private enum RowFacts: CellStateKey { static let initial: RowState? = nil }

extension ListUpdater {
  fileprivate func facts(of path: RowPath) -> RowState? {
    guard let position = position(of: path) else { return nil }
    let last = current.sections[position.section].rows.count - 1
    let place: RowPlace =
      last == 0 ? .only : position.row == 0 ? .first : position.row == last ? .last : .middle
    var state = RowState(place: place, isSelected: isSelected(path))
    state.isEditing = current.isEdited
    return state.at(current[position].outlinePlace)
  }

  /// Whether any cell was told something that may have changed.
  var hasFacts: Bool { nesting.environment?.states.hasFacts == true }

  /// Finds the rows of this list about which their cells were told what is no longer so.
  ///
  /// - Complexity: O(*k*) in the number *k* of rows on the screen with something kept; O(1) if no cell asks.
  func checkFacts() {
    guard hasFacts else { return }
    for place in states.places(keeping: RowFacts.self) {
      let now = place.rowPath.flatMap(facts)
      if now == nil || now == states.value(for: RowFacts.self, at: place) { continue }
      states.removeValue(for: RowFacts.self, at: place)
      shown.refill(place)
    }
  }

  /// Measures a cell again, and those of the containers around it, now or as soon as the list can be
  /// changed; one that is being filled is measured anyway.
  fileprivate func remeasure(_ place: CellPlace) {
    if shown.isFilling || !shown.isShownOnce || host == nil { return }
    shown.remeasure(place)
    resume()
    if let parent = nesting.parent { parent.list?.remeasure(.row(parent.path)) }
  }

  /// Measures again what is to be, unless the list cannot be changed.
  func measure() {
    guard shown.hasWork, let host, host.readiness != .busy else { return }
    let places = shown.takeRemeasures()
    if places.isEmpty { return }
    // What is reloaded is measured.
    if host.readiness == .needsReload { return }
    if let host = host as? any TouchedListHost { return host.remeasure(places) }
    redisplay(places.map { ($0, needsOtherCell: false) })
  }
}
