import ScreenDSL

/// Where a row is among those of its section, such as to round the corners of a group.
public enum RowPlace: Hashable, Sendable {
  /// The section has no other row.
  case only
  /// The section has rows below this one.
  case first
  /// The section has rows above and below this one.
  case middle
  /// The section has rows above this one.
  case last
}

// What a cell reads here while it is filled is followed: once it is no longer so, the cell is filled again.
extension CellContext {
  /// Where the row is in its section; nil for a header, a footer or another supplementary.
  ///
  /// A cell that reads it while it is filled is filled again when it changes.
  public var place: RowPlace? {
    guard let (list, path) = site.shownRow, let place = list.place(of: path) else { return nil }
    list.tell(path) { $0.place = place }
    return place
  }

  /// Whether the row is selected; never where no row stays selected.
  ///
  /// A cell that reads it while it is filled is filled again when it changes.
  public var isSelected: Bool {
    guard let (list, path) = site.shownRow else { return false }
    let isSelected = list.isSelected(path)
    list.tell(path) { $0.isSelected = isSelected }
    return isSelected
  }

  /// Whether the user can select the row now: it has an action for that, and its condition holds.
  public var isSelectable: Bool {
    switch site.newestPlace {
    case .row(let path): site.environment.newestRow(path)?.attributes.canBeSelected ?? false
    case .supplementary(let kind, let section):
      site.list?.newest.section(id: section)?.supplementary(kind)?.onSelect != nil
    }
  }

  /// Measures the cell again, now or as soon as the list can be changed: it grew while somebody typed, or
  /// while a text arrived. It is not filled again, and nothing is animated.
  public func remeasure() { site.list?.remeasure(site.shownPlace) }
}

extension CellSite {
  fileprivate var list: ListUpdater? { environment.list as? ListUpdater }

  /// The row, and the list that shows it; nil for a supplementary.
  fileprivate var shownRow: (ListUpdater, RowPath)? {
    guard let list, let path = shownPlace.rowPath else { return nil }
    return (list, path)
  }
}

extension RowAttributes {
  /// Whether the user can select the row, as its condition says now.
  @MainActor
  var canBeSelected: Bool { isSelectable && canSelect?.holds(()) ?? true }
}

/// What a cell was told about its row while it was filled; nil for what it did not ask.
struct ToldFacts: CellStateKey {
  static let initial = ToldFacts()
  var place: RowPlace?
  var isSelected: Bool?
}

extension ListUpdater {
  fileprivate func place(of path: RowPath) -> RowPlace? {
    guard let position = position(of: path) else { return nil }
    let last = current.sections[position.section].rows.count - 1
    if last == 0 { return .only }
    return position.row == 0 ? .first : position.row == last ? .last : .middle
  }

  /// Keeps what the cell that is filled now reads about its row.
  fileprivate func tell(_ path: RowPath, _ fact: (inout ToldFacts) -> Void) {
    guard isFilling else { return }
    states.hasFacts = true
    var facts = states.value(for: ToldFacts.self, at: .row(path))
    fact(&facts)
    states.set(facts, for: ToldFacts.self, at: .row(path))
  }

  /// Whether any cell was told something that may have changed.
  var hasFacts: Bool { ownEnvironment?.states.hasFacts == true }

  /// Finds the rows of this list about which their cells were told what is no longer so.
  ///
  /// - Complexity: O(*k*) in the number *k* of rows on the screen with something kept; O(1) if no cell asks.
  func checkFacts() {
    guard hasFacts else { return }
    for place in states.places(keeping: ToldFacts.self) {
      guard let path = place.rowPath, let now = self.place(of: path) else { continue }
      let told = states.value(for: ToldFacts.self, at: place)
      if told.place ?? now == now, told.isSelected.map({ $0 == isSelected(path) }) ?? true {
        continue
      }
      states.removeValue(for: ToldFacts.self, at: place)
      refills.insert(place)
    }
  }

  /// Measures a cell again, and those of the containers around it, now or as soon as the list can be
  /// changed; one that is being filled is measured anyway.
  fileprivate func remeasure(_ place: CellPlace) {
    if isFilling || !isShownOnce || host == nil { return }
    remeasures.insert(place)
    resume()
    if let parent { parent.list?.remeasure(.row(parent.path)) }
  }

  /// Measures again what is to be, unless the list cannot be changed.
  func measure() {
    guard !remeasures.isEmpty, let host, host.readiness != .busy else { return }
    let places = remeasures
    remeasures = []
    // What is reloaded is measured.
    if host.readiness == .needsReload { return }
    if let host = host as? any TouchedListHost { return host.remeasure(places) }
    redisplay(places.map { ($0, needsOtherCell: false) })
  }
}
