public import Foundation
public import UpdateContract

extension ListSimulator {
  public func layout() {
    guard isUsable else { return }
    host.layoutIfNeeded()
  }

  /// Does what the run loop would do: runs layouts and completions, also those of lists in cells.
  public func drain() {
    var turns = 0
    repeat {
      guard isUsable else { return }
      if host.adjustedContentInset != host.knownInset { host.setNeedsLayout() }
      layout()
      refetchDropped()
      runCompletions()
      for list in innerLists where !list.isPoisoned { list.drain() }
      turns += 1
    } while turns < Self.mostTurns && isUnsettled
    // If completions asked for a layout, it runs at the end of the turn.
    layout()
    _ = isPoisoned || check(openSwipes == 0, .swipeNotFinished)
    checkDoomed()
  }

  private func checkDoomed() {
    guard !isPoisoned, !doomed.isEmpty, let committed else { return }
    let isThere = committed.sections.contains { !doomed.isDisjoint(with: $0.items) }
    doomed = []
    _ = check(!isThere, .destroyedNothing)
  }

  private static var mostTurns: Int { 100 }

  private var isUnsettled: Bool {
    !isPoisoned && (host.needsLayout || !completions.isEmpty || !leaving.isEmpty)
  }

  public func setWindow(_ isInWindow: Bool) {
    guard isUsable, isInWindow != (host.window != nil) else { return }
    var root = host as UIView
    while let next = root.superview, !(next is UIWindow) { root = next }
    guard isInWindow else { return root.removeFromSuperview() }
    let window = UIWindow(frame: root.frame)
    window.bars = options.behavior.bars
    driverWindow = window
    window.addSubview(root)
  }

  public func setBars(_ bars: UIEdgeInsets) {
    guard isUsable else { return }
    host.window?.bars = bars
    for list in [self] + innerLists { list.host.setNeedsLayout() }
  }

  public func setBounds(_ bounds: CGRect) {
    guard isUsable else { return }
    host.frame.size = bounds.size
    host.contentOffset = bounds.origin
  }

  public func scroll(to offset: CGPoint) {
    guard isUsable else { return }
    swiped = nil
    host.drag {
      host.contentOffset = offset
      layout()
    }
  }

  public func scroll(to position: CGFloat) {
    guard isUsable else { return }
    scroll(to: point(at: position))
  }

  /// The finger lifts, and the list continues to scroll, slows down and stops. `isDecelerating` is true meanwhile.
  public func flick(to position: CGFloat) {
    guard isUsable else { return }
    host.drag {}
    host.isDecelerating = true
    host.askScrolling("scrollViewWillBeginDecelerating(_:)") {
      $0.scrollViewWillBeginDecelerating(host)
    }
    host.contentOffset = point(at: position)
    layout()
    host.isDecelerating = false
  }

  private func point(at position: CGFloat) -> CGPoint {
    host.scrollsHorizontally
      ? CGPoint(x: position, y: host.contentOffset.y)
      : CGPoint(x: host.contentOffset.x, y: position)
  }
}

extension ListSimulator {
  /// Batches move these identity numbers with the items. Inserted and reloaded items get new numbers.
  public var itemTokens: [[Int]] { committed?.sections.map(\.items) ?? [] }

  public var committedCounts: [Int]? { committed?.counts }

  public var visiblePaths: [ItemPath] { placed.liveInOrder.map(\.path) }

  public var preparedPaths: [ItemPath] { placed.preparedInOrder.map(\.path) }

  public func clearLog() { log = [] }
}

extension ListSimulator {
  /// Returns whether the list selected an item.
  @discardableResult public func tap(_ indexPath: IndexPath) -> Bool {
    guard isUsable else { return false }
    layout()
    guard let path = path(indexPath), let token = committed?.token(at: path) else { return false }
    guard placed.live[token] != nil else { return false }
    if host.isEditing, !host.allowsSelectionDuringEditing, !takesSeveral { return false }
    if takesSeveral, selection[token] != nil {
      untap(path)
      return false
    }
    return select(token, at: path)
  }

  var takesSeveral: Bool {
    host.isEditing ? host.allowsMultipleSelectionDuringEditing : host.allowsMultipleSelection
  }

  private func select(_ token: Int, at path: ItemPath) -> Bool {
    guard host.askSelection(at: path.indexPath), !isPoisoned, committed?.token(at: path) == token
    else {
      return false
    }
    flash(token)
    if !takesSeveral {
      for (other, path) in selection where other != token { untap(path) }
    }
    mark(token, at: path, isSelected: true)
    host.tellSelected(path.indexPath)
    return true
  }

  private func untap(_ path: ItemPath) {
    guard let token = committed?.token(at: path), selection[token] != nil else { return }
    mark(token, at: path, isSelected: false)
    host.tellDeselected(path.indexPath)
  }

  private func mark(
    _ token: Int, at path: ItemPath, isSelected: Bool, animated: Bool = false
  ) {
    selection[token] = isSelected ? path : nil
    if !isSelected { note(.deselected(path)) }
    if let cell = placed.cell(token) {
      host.show(isSelected: isSelected, animated: animated, on: cell.view)
    }
  }

  func select(_ indexPath: IndexPath?, keepsOthers: Bool, animated: Bool = false) {
    guard isUsable else { return }
    if !keepsOthers || indexPath == nil {
      for (token, path) in selection { mark(token, at: path, isSelected: false) }
    }
    settleCounts()
    guard let path = indexPath.flatMap(path), let token = committed?.token(at: path) else { return }
    mark(token, at: path, isSelected: true, animated: animated)
  }

  func deselect(_ indexPath: IndexPath) {
    guard isUsable, let path = path(indexPath) else { return }
    guard let token = committed?.token(at: path), selection[token] != nil else { return }
    mark(token, at: path, isSelected: false)
  }
}

extension ListSimulator {
  /// Actions disappear if the user swipes another item or scrolls, if edit mode changes, if the cell is removed or
  /// reloaded (OneBusAway #1124, MGSwipeTableCell #198), or when an action is done. No source tells what a
  /// reconfigure does.
  public var openSwipe: IndexPath? { swiped.flatMap { placed.live[$0]?.path.indexPath } }

  /// Returns nil for UIKit's default actions, if no method returns actions. In edit mode the configuration is empty.
  public func swipe(_ indexPath: IndexPath, edge: SimEdge) -> UISwipeActionsConfiguration? {
    host.isEditing
      ? UISwipeActionsConfiguration(actions: []) : uncover(indexPath, edge)
  }

  func uncover(_ indexPath: IndexPath, _ edge: SimEdge) -> UISwipeActionsConfiguration? {
    guard isUsable else { return nil }
    layout()
    guard let path = path(indexPath), let token = committed?.token(at: path) else { return nil }
    swiped = nil
    // Only list cells support swipe actions.
    if let view = cell(at: path)?.view, !host.isSwipeable(view) {
      return UISwipeActionsConfiguration(actions: [])
    }
    let configuration = host.askSwipe(edge, at: path.indexPath) ?? nil
    if configuration?.actions.isEmpty != true { swiped = token }
    return configuration
  }

  /// The handler must call its completion once before `drain()` ends. After a destructive action its row must be gone.
  /// - Returns: Whether there was a button to tap: not where the item is named and its swipe is not open.
  @discardableResult
  public func perform(_ action: UIContextualAction, at indexPath: IndexPath? = nil) -> Bool {
    guard isUsable, indexPath == nil || indexPath == openSwipe else { return false }
    let token = indexPath == nil ? nil : swiped
    openSwipes += 1
    var isFinished = false
    action.handler(action, UIView(frame: .zero)) { [weak self] isDone in
      guard let self else { return }
      guard !isFinished else {
        _ = isPoisoned || check(false, .swipeFinishedTwice)
        return
      }
      isFinished = true
      openSwipes -= 1
      if swiped == token { swiped = nil }
      if isDone, action.style == .destructive, let token { doomed.insert(token) }
    }
    return true
  }
}

extension ListSimulator {
  /// Returns whether the user can drag the item.
  @discardableResult public func reorder(_ from: IndexPath, to target: IndexPath) -> Bool {
    guard beginDrag(from) else { return false }
    moveDrag(to: target)
    endDrag()
    return true
  }

  /// Returns whether the user can drag the item.
  @discardableResult public func beginDrag(_ indexPath: IndexPath) -> Bool {
    guard isUsable else { return false }
    layout()
    guard
      drag == nil, let path = path(indexPath), committed?.contains(path) == true,
      host.askCanMove(indexPath)
    else { return false }
    drag = Drag(origin: path, target: path)
    touch(path)
    statesDidChange()
    return true
  }

  public func moveDrag(to indexPath: IndexPath) {
    guard isUsable, let drag else { return }
    let chosen = host.askTarget(
      from: drag.origin.indexPath, at: drag.target.indexPath, proposed: indexPath)
    guard let target = path(chosen) else { return }
    let isReachable = isReachable(target, from: drag.origin)
    guard check(isReachable, .notReordered("drag target \(target) does not exist")) else { return }
    self.drag?.target = target
  }

  /// The list moves the item, and then the data source must follow. Until it does, `hasUncommittedUpdates` is true.
  public func endDrag() {
    guard isUsable, let drag else { return }
    guard drag.origin != drag.target else { return cancelDrag() }
    lift()
    moveToken(from: drag.origin, to: drag.target)
    busyDepth += 1
    let isImplemented = host.tellMoved(drag.origin.indexPath, to: drag.target.indexPath)
    busyDepth -= 1
    self.drag = nil
    guard !isPoisoned, check(isImplemented, .notReordered("no method to move an item")) else {
      return
    }
    if options.behavior.refetchesDroppedCells { dropped = committed?.token(at: drag.target) }
    let isFollowing = isReloadPending || readCounts() == committed?.counts
    _ = check(isFollowing, .notReordered("the data source does not follow the reorder"))
    geometryDidChange()
  }

  public func cancelDrag() {
    guard isUsable, drag != nil else { return }
    lift()
    drag = nil
  }

  private func touch(_ path: ItemPath) {
    if kind == .table, let cell = cell(at: path)?.view {
      reorderControl.isTracking = true
      cell.addSubview(reorderControl)
    } else {
      reorderGesture.state = .changed
      host.addGestureRecognizer(reorderGesture)
    }
  }

  private func lift() {
    statesDidChange()
    reorderControl.isTracking = false
    reorderControl.removeFromSuperview()
    reorderGesture.state = .ended
    host.removeGestureRecognizer(reorderGesture)
  }

  /// Asks for the cell of the dropped item again, as UIKit does some time after the drop.
  func refetchDropped() {
    guard let token = dropped else { return }
    dropped = nil
    reconfigure(tokens: [token])
  }

  private func isReachable(_ target: ItemPath, from origin: ItemPath) -> Bool {
    guard let committed, committed.sections.indices.contains(target.section) else { return false }
    let count = committed.sections[target.section].items.count
    let last = target.section == origin.section ? count - 1 : count
    return (0...max(last, 0)).contains(target.item)
  }

  private func moveToken(from origin: ItemPath, to target: ItemPath) {
    guard var list = committed, let token = list.token(at: origin) else { return }
    list.sections[origin.section].items.remove(at: origin.item)
    list.sections[target.section].items.insert(token, at: target.item)
    committed = list
    geometry = nil
    for section in Set([origin.section, target.section]) { renumber(section, in: list) }
  }

  private func renumber(_ section: Int, in list: CommittedList) {
    for (item, token) in list.sections[section].items.enumerated() {
      let path = ItemPath(section: section, item: item)
      placed.live[token]?.path = path
      placed.prepared[token]?.path = path
      if selection[token] != nil { selection[token] = path }
      if prefetched[token] != nil { prefetched[token] = path }
    }
  }
}

extension ListSimulator {
  /// If the element does not handle the double tap of VoiceOver, this touches the control, or else the row around it.
  @discardableResult public func doubleTap(_ stop: UIResponder) -> Bool {
    if stop.accessibilityActivate() { return true }
    if let field = stop as? any UITextInput { return field.becomeFirstResponder() }
    if let segment = stop as? UISegmentedControl.Segment { return segment.tap() }
    if let button = stop as? UIStepper.Button { return button.tap() }
    if stop is UIAccessibilityElement { return touch(at: stop.accessibilityActivationPoint) }
    if let control = stop as? UIControl { return control.tap() }
    let row = sequence(first: stop, next: \.next).lazy.compactMap { $0 as? UIView }
      .compactMap(path(of:)).first
    return row.map { tap($0.indexPath) } ?? false
  }

  private func touch(at point: CGPoint) -> Bool {
    if let control = host.control(at: point) { return control.tap() }
    let cell = placed.liveInOrder.first {
      $0.view.convert($0.view.bounds, to: nil).contains(point)
    }
    return cell.map { tap($0.path.indexPath) } ?? false
  }
}
