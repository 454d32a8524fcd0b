import Foundation
import UpdateContract

extension ListSimulator {
  func admitLayout() -> Bool {
    guard !isPoisoned else { return false }
    return check(batch == nil, .rule("W7"), from: .knownBugs)
  }

  func layoutPass() {
    guard !isPoisoned else { return }
    guard !isUpdatingCells else { return host.setNeedsLayout() }
    busyDepth += 1
    isUpdatingCells = true
    note(.layoutPass)
    Default.apart {
      if isReloadPending || committed == nil { reloadContent() }
      hasLaidOut = true
      placeViews()
    }
    for view in held { recycle(view) }
    held = []
    isUpdatingCells = false
    busyDepth -= 1
    if busyDepth == 0, batch == nil, !dueReconfigures.isEmpty, !isReloadPending {
      let due = dueReconfigures
      dueReconfigures = []
      reconfigure(tokens: due)
    }
    if isReloadPending { host.setNeedsLayout() }
    runDeferred()
  }

  func geometryDidChange() {
    geometry = nil
    host.setNeedsLayout()
  }

  private func placeViews() {
    measure()
    guard !isPoisoned else { return }
    host.clampContentOffset()
    let window = placeSupplementaries()
    guard !isPoisoned, let window else { return }
    // All requests for a layout so far are fulfilled. From here on, callbacks may request another layout.
    host.needsLayout = false
    switch options.callbackOrder {
    case .leavingFirst:
      leave(window)
      enter(window)
    case .enteringFirst:
      enter(window)
      leave(window)
    }
    guard !isPoisoned else { return }
    prepareCells(around: window)
    updateFrames()
    prefetchData(around: window)
    measureRows()
  }

  private func runDeferred() {
    guard busyDepth == 0, !deferred.isEmpty else { return }
    let due = deferred
    deferred = []
    for run in due { run() }
  }
}

extension ListSimulator {
  var visibleRange: Range<CGFloat> {
    let isHorizontal = host.scrollsHorizontally
    let start =
      isMirrored ? mirroredOffset : isHorizontal ? host.contentOffset.x : host.contentOffset.y
    let length = isHorizontal ? host.bounds.width : host.bounds.height
    let breadth = isHorizontal ? host.bounds.height : host.bounds.width
    return breadth > 0 ? start..<(start + max(length, 0)) : start..<start
  }

  var isMirrored: Bool {
    host.scrollsHorizontally && host.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  private var mirroredOffset: CGFloat {
    host.contentSize.width - host.bounds.width - host.contentOffset.x
  }

  func rect(at path: ItemPath) -> CGRect {
    guard isUsable else { return .zero }
    let isKnown = contains(path) { .rule(kind == .table ? "Q2" : "Q4", $0.objectText) }
    guard isKnown else { return .zero }
    measure()
    return geometry?.rect(of: path) ?? .zero
  }

  func rect(of slot: SupplementarySlot) -> CGRect? {
    guard isUsable else { return nil }
    settleCounts()
    measure()
    return geometry?.sections.indices.contains(slot.section) == true
      ? geometry?.rect(of: slot) : nil
  }
}

extension ListSimulator {
  func leave(_ window: VisibleWindow) {
    let visible = Set(window.items)
    let near = Set(neighbors(of: window, count: options.prefetchCount))
    for cell in placed.liveInOrder where !visible.contains(cell.path) {
      guard !isPoisoned else { return }
      // A cell that the user drags stays in the list.
      if drag?.origin == cell.path { continue }
      placed.live[cell.token] = nil
      if swiped == cell.token { swiped = nil }
      if isAnimating, !near.contains(cell.path) {
        leaving.append(cell)
        continue
      }
      endDisplaying(cell)
      if near.contains(cell.path) {
        placed.prepared[cell.token] = cell
      } else {
        letGo(cell.view)
      }
    }
  }

  func enter(_ window: VisibleWindow) {
    for path in window.items {
      guard !isPoisoned, let token = committed?.token(at: path) else { return }
      guard placed.live[token] == nil else { continue }
      guard let cell = placed.prepared[token] ?? makeCell(at: path, token: token) else { return }
      placed.prepared[token] = nil
      measure(cell)
      guard !isPoisoned else { return }
      display(cell)
    }
  }

  func prepareCells(around window: VisibleWindow) {
    let near = neighbors(of: window, count: options.prefetchCount)
    let kept = Set(near)
    for cell in placed.preparedInOrder where !kept.contains(cell.path) {
      placed.prepared[cell.token] = nil
      letGo(cell.view)
    }
    for path in near {
      guard !isPoisoned, let token = committed?.token(at: path) else { return }
      guard placed.cell(token) == nil else { continue }
      guard let cell = makeCell(at: path, token: token) else { return }
      placed.prepared[token] = cell
    }
  }

  func updateFrames() {
    guard let geometry else { return }
    for cell in placed.live.values { move(cell.view, to: geometry.rect(of: cell.path)) }
    for cell in placed.prepared.values { move(cell.view, to: geometry.rect(of: cell.path)) }
    host.placeEdges()
    for supplementary in placed.supplementaries.values {
      if let rect = geometry.rect(of: supplementary.slot) { move(supplementary.view, to: rect) }
    }
  }

  func neighbors(of window: VisibleWindow, count: Int) -> [ItemPath] {
    guard count > 0, let first = window.items.first, let last = window.items.last, let committed
    else { return [] }
    let after = committed.paths(after: last, count: count)
    let before = committed.paths(before: first, count: count)
    return (0..<count).flatMap { distance in
      [after, before].compactMap { distance < $0.count ? $0[distance] : nil }
    }
  }

  private func move(_ view: UIView, to frame: CGRect) {
    if view.frame != frame { view.frame = frame }
  }

  private func makeCell(at path: ItemPath, token: Int) -> PlacedViews.Cell? {
    guard let view = askCell(at: path) else { return nil }
    mark(view, .placed(token))
    measuredRows[token] = nil
    return PlacedViews.Cell(view: view, token: token, path: path)
  }

  private func display(_ cell: PlacedViews.Cell) {
    placed.live[cell.token] = cell
    if let geometry { move(cell.view, to: geometry.rect(of: cell.path)) }
    host.show(isSelected: selection[cell.token] != nil, animated: false, on: cell.view)
    host.tellWillDisplay(cell.view, at: cell.path.indexPath)
    if placed.live[cell.token] != nil { host.attach(cell.view) }
  }

  /// Recycles a view now, or at the end of the pass if it must not be reused in it.
  private func letGo(_ view: UIView) {
    switch options.callbackOrder {
    case .leavingFirst: recycle(view)
    case .enteringFirst:
      view.detach()
      held.append(view)
    }
  }
}

extension ListSimulator {
  /// Places the supplementary views. The result is the visible window, which is smaller if a view does not exist.
  func placeSupplementaries() -> VisibleWindow? {
    guard var window = geometry?.window(visibleRange) else { return nil }
    leaveSupplementaries(window)
    while !isPoisoned, !enterSupplementaries(window) {
      measure()
      host.clampContentOffset()
      guard let next = geometry?.window(visibleRange) else { return nil }
      window = next
    }
    leaveSupplementaries(window)
    return window
  }

  private func leaveSupplementaries(_ window: VisibleWindow) {
    guard !placed.supplementaries.isEmpty else { return }
    let visible = Set(window.supplementaries)
    for supplementary in placed.supplementariesInOrder where !visible.contains(supplementary.slot) {
      endDisplaying(supplementary)
      recycle(supplementary.view)
    }
  }

  /// Returns whether each visible supplementary view exists. If not, the geometry has changed.
  private func enterSupplementaries(_ window: VisibleWindow) -> Bool {
    var isComplete = true
    for slot in window.supplementaries {
      guard !isPoisoned, let key = key(of: slot) else { return true }
      guard placed.supplementaries[key] == nil, !absentSupplementaries.contains(key) else {
        continue
      }
      guard let view = askSupplementary(slot) else {
        absentSupplementaries.insert(key)
        drop(slot)
        isComplete = false
        continue
      }
      display(PlacedViews.Supplementary(view: view, key: key, section: slot.section))
    }
    // The host may have learned that there are no such views at all.
    return isComplete && geometry != nil
  }

  private func drop(_ slot: SupplementarySlot) {
    geometry?.sections[slot.section].drop(slot.kind)
    geometry?.stack()
    if let size = geometry?.contentSize { host.contentSize = size }
  }

  private func display(_ supplementary: PlacedViews.Supplementary) {
    mark(supplementary.view, .placed(nil))
    placed.supplementaries[supplementary.key] = supplementary
    dueSupplementaries.insert(supplementary.key)
    supplementary.view.prepareForLayout()
    host.tellDisplay(true, supplementary.view, of: supplementary.slot)
    host.attach(supplementary.view)
  }

  func endDisplaying(_ supplementary: PlacedViews.Supplementary) {
    placed.supplementaries[supplementary.key] = nil
    supplementary.view.detach()
    host.tellDisplay(false, supplementary.view, of: supplementary.slot)
  }

  private func key(of slot: SupplementarySlot) -> SupplementaryKey? {
    guard let committed, committed.sections.indices.contains(slot.section) else { return nil }
    return SupplementaryKey(kind: slot.kind, section: committed.sections[slot.section].token)
  }

  func supplementaryView(_ kind: ElementKind, inSection section: Int) -> UIView? {
    guard isUsable else { return nil }
    return key(of: SupplementarySlot(kind: kind, section: section)).flatMap {
      placed.supplementaries[$0]?.view
    }
  }
}

extension ListSimulator {
  func prefetchData(around window: VisibleWindow) {
    guard !isPoisoned, let committed else { return }
    let reach = options.prefetchCount + options.prefetchDistance
    let wanted = neighbors(of: window, count: reach).filter { path in
      committed.token(at: path).map { placed.cell($0) == nil } == true
    }
    cancelPrefetching(except: Set(wanted))
    let new = wanted.filter { path in
      committed.token(at: path).map { prefetched[$0] == nil } == true
    }
    guard !new.isEmpty else { return }
    for path in new {
      if let token = committed.token(at: path) { prefetched[token] = path }
    }
    host.tellPrefetch(new.map(\.indexPath))
  }

  private func cancelPrefetching(except wanted: Set<ItemPath>) {
    var cancelled: [ItemPath] = []
    for (token, path) in prefetched where !wanted.contains(path) {
      prefetched[token] = nil
      if placed.cell(token) == nil { cancelled.append(path) }
    }
    guard !cancelled.isEmpty else { return }
    host.tellCancelPrefetching(cancelled.sorted().map(\.indexPath))
  }
}
