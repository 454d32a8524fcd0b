public import ScreenDSL

/// A row as a live list shows it, and where.
public struct LiveRow: Sendable {
  /// The row.
  public let row: Row
  /// The section that the row is in, in its own list.
  public let section: SectionID
  /// The container that the list is in; nil for the screen's own list.
  package let container: RowPath?
  /// The paths that rows got since the row was shown there.
  fileprivate var newPaths: NewPaths?

  /// Creates the description of a row that stays where it is.
  public init(_ row: Row, in section: SectionID, of container: RowPath? = nil) {
    self.row = row
    self.section = section
    self.container = container
  }

  /// The row's identity on the screen.
  @inline(never) public var path: RowPath {
    container?.appending(row.id) ?? RowPath(row.id, section: section)
  }

  /// The row's identity by now, if it got another one.
  @MainActor @inline(never) package var shownPath: RowPath { newPaths?.path(for: path) ?? path }
}

extension ListUpdater {
  /// The path of a row, with its section only if others on the screen have a row with the same ID.
  package func shortPath(of row: LiveRow) -> RowPath {
    root.current.shortened(row.shownPath)
  }

  /// The path of the container that the list is in, in the same form; nil for the screen's own list.
  package var shortContainerPath: RowPath? { containerPath.map(root.current.shortened) }

  /// Returns a path as it is, and instead of a literal that of the row that it names now; what names none
  /// is reported.
  package func resolved(_ path: RowPath) -> RowPath? {
    current.resolved(path) { report(ListIssue(.noSuchRow, $0())) }
  }

  /// Returns where a row of this list that was shown before is now; nil if it is gone.
  package func position(of row: LiveRow) -> RowPosition? { position(of: row.shownPath) }

  /// Returns where the row with a path on the screen is in this list; nil if it is not there.
  @inline(never)
  package func position(of path: RowPath) -> RowPosition? {
    guard path.container == shownContainer else { return nil }
    return current.position(of: path.id, in: shownContainer == nil ? path.section : nil)
  }
}

extension ListUpdater {
  /// Runs `body`, during which no state must change, as in an update of SwiftUI: what the list tells meanwhile
  /// is told in the next turn of the main actor.
  package func tellingLater(_ body: () -> Void) {
    reports.untold = reports.untold ?? []
    body()
    wait(0) { [weak self] in
      // What is told meanwhile comes after what waits.
      while let self, reports.untold?.isEmpty == false {
        let tell = reports.untold?.removeFirst()
        tell?()
      }
      self?.reports.untold = nil
    }
  }

  /// Tells something now, or once it may be told.
  package func tell(_ action: @escaping @MainActor () -> Void) {
    if root.reports.untold == nil { action() } else { root.reports.untold?.append(action) }
  }
}

// What a host reports about its rows. Handlers are those of the newest snapshot.
extension ListUpdater {
  /// Runs the handler for the start of a row's display.
  ///
  /// - Parameter row: The row as the cell was configured with it.
  public func beginDisplay(of row: LiveRow) {
    if row.row.attributes.onDisplay != nil {
      tell { self.newestRow(row)?.attributes.onDisplay?(()) }
    }
    beginVisibility(of: row, isNew: true)
    reachEnd(showing: row)
  }

  /// Runs the handler for the end of a row's display; that of `row` itself if the row is gone.
  ///
  /// - Parameter row: The row as the cell was configured with it.
  public func endDisplay(of row: LiveRow) {
    endVisibility(of: row)
    guard let handler = row.row.attributes.onEndDisplay else { return }
    tell {
      guard let newest = self.newestRow(row) else { return handler(()) }
      newest.attributes.onEndDisplay?(())
    }
  }

  /// Runs the handler for a row that may soon be shown, or not after all.
  ///
  /// - Parameters:
  ///   - position: The row's position in ``current``; one that is out of range is left out.
  ///   - phase: What is expected.
  public func prefetch(at position: RowPosition, _ phase: PrefetchPhase) {
    guard let row = currentRow(at: position), row.row.attributes.onPrefetch != nil else { return }
    tell { self.newestRow(row)?.attributes.onPrefetch?(phase) }
  }

  /// Runs the handler of a swipe action: the newest one's with the same title, and of several such
  /// actions the one in the same place among them.
  ///
  /// - Parameters:
  ///   - index: The index of the action among those that `row` offers on that side.
  ///   - edge: The side that it was offered on.
  ///   - row: The row as the action was offered for it.
  ///   - completion: Called once with whether the action was done: before the call returns, or when an
  ///     action that takes its time answers. A destructive one is done only if its row is no longer in
  ///     ``newest`` by then.
  /// - Returns: Whether the newest row still offers the action; if not, nothing is run.
  @discardableResult
  public func perform(
    _ index: Int, on edge: SwipeEdge, of row: LiveRow,
    completion: @escaping @MainActor (Bool) -> Void = { _ in }
  ) -> Bool {
    let newest = newestRow(row)?.attributes.swipeActions[edge] ?? []
    guard
      let found = counterpart(
        of: index, among: row.row.attributes.swipeActions[edge].map(\.title),
        in: newest.map(\.title))
    else {
      completion(false)
      return false
    }
    let action = newest[found]
    action.handler { [weak self] isDone in
      let isStillThere = action.style == .destructive && self?.newestRow(row) != nil
      completion(isDone && !isStillThere)
    }
    return true
  }

  /// Runs the handler of an item of a row's context menu, found as that of a swipe action is, or that of
  /// a tap on the preview.
  ///
  /// - Parameters:
  ///   - indexes: The indexes of the item, and of the menus around it from the outside in, as `row`
  ///     offers them; none for the preview.
  ///   - row: The row as the menu was offered for it.
  /// - Returns: Whether the newest row still offers that, and it is not disabled; if not, nothing is
  ///   run.
  @discardableResult
  public func choose(_ indexes: [Int], inMenuOf row: LiveRow) -> Bool {
    guard let menu = newestRow(row)?.attributes.contextMenu else { return false }
    var handler = menu.onPreview
    var (offered, newest) = (row.row.attributes.contextMenu.actions, menu.actions)
    for index in indexes {
      let found = counterpart(of: index, among: offered.map(\.title), in: newest.map(\.title))
      guard let found, !newest[found].isDisabled else { return false }
      let item = newest[found]
      (offered, newest, handler) = (offered[index].children, item.children, item.handler)
    }
    handler?(())
    return handler != nil
  }

  /// Whether the user may put a row at another place: the row says what happens then, there is such a place, and the
  /// row's condition holds.
  ///
  /// - Parameters:
  ///   - old: The row's position in ``current``, before.
  ///   - new: The row's position after; counted without the row at `old`.
  public func canMoveRow(from old: RowPosition, to new: RowPosition) -> Bool {
    reorder(from: old, to: new)?.0.row.attributes.onReorder != nil
  }

  /// Records a reorder that the view has already performed.
  ///
  /// A snapshot that the handler applies is shown once the host calls ``resume()``. If none is applied
  /// before the next turn of the main actor, the row moves back.
  ///
  /// - Parameters:
  ///   - old: The row's position in ``current``, before.
  ///   - new: The row's position after; counted without the row at `old`.
  /// - Returns: Whether the row may be put there, as ``canMoveRow(from:to:)`` says; if not, nothing has
  ///   changed, and the view must show the row where it was.
  @discardableResult
  public func userMovedRow(from old: RowPosition, to new: RowPosition) -> Bool {
    guard let (row, reorder) = reorder(from: old, to: new) else { return false }
    let before = current
    current = before.moving(from: old, to: new)
    let handler = newestRow(row)?.attributes.onReorder
    followRows([before.newPath(of: old, at: new, in: current)].compactMap(\.self))
    propagateToParent()
    root.moveBackUnlessApplied()
    handler?(reorder)
    return true
  }

  /// The row that the user drags, and where to; nil if there is no such place or the row may not be there.
  private func reorder(from old: RowPosition, to new: RowPosition) -> (LiveRow, Reorder)? {
    guard let row = currentRow(at: old), hasPlace(at: new, withoutRowAt: old) else { return nil }
    let section = current.sections[new.section]
    let isAfterOld = new.section == old.section && new.row >= old.row
    let next = new.row + (isAfterOld ? 1 : 0)
    let reorder = Reorder(
      id: row.row.id, oldSection: row.section, oldIndex: old.row, section: section.id,
      index: new.row, next: next < section.rows.count ? section.rows[next].id : nil)
    return newestRow(row)?.attributes.canReorder?.holds(reorder) == false ? nil : (row, reorder)
  }

  /// Whether a row can be put at a position once the one at `old` is taken away.
  package func hasPlace(at position: RowPosition, withoutRowAt old: RowPosition) -> Bool {
    guard current.sections.indices.contains(position.section) else { return false }
    let count = current.sections[position.section].rows.count
    return (0...count - (position.section == old.section ? 1 : 0)).contains(position.row)
  }

  /// Returns the row at a position in ``current``; nil if it is out of range.
  public func currentRow(at position: RowPosition) -> LiveRow? {
    let sections = current.sections
    guard sections.indices.contains(position.section),
      sections[position.section].rows.indices.contains(position.row)
    else { return nil }
    var row = LiveRow(current[position], in: sections[position.section].id, of: shownContainer)
    row.newPaths = states.newPaths
    return row
  }
}

/// Returns the index of the title that corresponds to one of another list: the same one and, if several are,
/// the one in the same place among them.
private func counterpart(of index: Int, among offered: [String], in newest: [String]) -> Int? {
  guard offered.indices.contains(index) else { return nil }
  let place = offered[..<index].count { $0 == offered[index] }
  return newest.indices.filter { newest[$0] == offered[index] }.dropFirst(place).first
}
