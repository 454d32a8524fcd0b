import Foundation
import UpdateContract

extension ListSimulator {
  func askCell(at path: ItemPath) -> UIView? {
    note(.asked(.cell(path)))
    let (view, request) = ask(.cell, path) { host.askCell(at: path.indexPath) }
    guard !isPoisoned, let view, checkUse(of: request, view) else { return nil }
    return checkCell(view, at: path) ? view : nil
  }

  func askSupplementary(_ slot: SupplementarySlot) -> UIView? {
    note(.asked(.supplementary(slot.kind, section: slot.section)))
    let path = ItemPath(section: slot.section, item: 0)
    let (view, request) = ask(slot.kind, path) { host.askSupplementary(slot) }
    guard !isPoisoned, checkUse(of: request, view) else { return nil }
    return checkSupplementary(view, slot) ? view : nil
  }

  private func ask(
    _ kind: ElementKind, _ path: ItemPath, _ question: () -> UIView?
  ) -> (view: UIView?, request: ViewRequest) {
    let outer = request
    request = ViewRequest(kind: kind, path: path)
    busyDepth += 1
    let view = question()
    busyDepth -= 1
    let done = request ?? ViewRequest(kind: kind, path: path)
    request = outer
    return (view, done)
  }

  /// A collection view must show every view that was dequeued. For a table view, this records the views that it did
  /// not get.
  private func checkUse(of request: ViewRequest, _ answer: UIView?) -> Bool {
    if let cell = unusedDequeues[request.path], cell === answer {
      unusedDequeues[request.path] = nil
    }
    guard kind == .collection, let stray = request.dequeued.first(where: { $0 !== answer }) else {
      return true
    }
    return check(false, .rule("R5", text(stray), text(host)))
  }

  private func checkCell(_ view: UIView, at path: ItemPath) -> Bool {
    guard let cell = view as? any ReusableView else { return true }
    if kind == .collection {
      guard check(cell.reuse.identifier != nil, .rule("R9")) else { return false }
    }
    let isFree = cell.reuse.place == .loose
    return check(isFree || cell === reconfiguring?.view, .sameCellTwice(at: path))
  }

  private func checkSupplementary(_ view: UIView?, _ slot: SupplementarySlot) -> Bool {
    guard kind == .collection else { return true }
    let kindOfView = (view as? any ReusableView)?.reuse.kind
    let text = view.map(text) ?? "(null)"
    return check(kindOfView == slot.kind, .rule("R10", slot.section, text))
  }

  func text(_ view: UIView) -> String { "<\(type(of: view))>" }
}

extension ListSimulator {
  func register(_ source: ViewSource?, for kind: ElementKind, _ identifier: String) {
    guard isUsable else { return }
    guard check(!identifier.isEmpty, .emptyIdentifier(in: self.kind)) else { return }
    let key = ReusePool.Key(kind: kind, identifier: identifier)
    pool.clear(key)
    registrations[key] = source
    if source != nil { note(.registered(kind, identifier: identifier)) }
  }

  /// `path` is nil for the methods of a table view without a path, which return nil for an unknown identifier.
  func dequeue(
    _ kind: ElementKind, _ identifier: String, at path: ItemPath?
  ) -> (any ReusableView)? {
    guard isUsable, checkDequeue(kind, identifier, at: path) else { return nil }
    if let path, let live = liveView(identifier, kind, at: path) { return live }
    guard !isPoisoned else { return nil }
    let key = ReusePool.Key(kind: kind, identifier: identifier)
    let reused = reuse(key)
    guard !isPoisoned, let view = reused ?? make(key, isOptional: path == nil) else { return nil }
    handOut(view, key, at: path)
    return view
  }

  private func checkDequeue(_ kind: ElementKind, _ identifier: String, at path: ItemPath?) -> Bool {
    guard check(!identifier.isEmpty, .emptyIdentifier(in: self.kind)) else { return false }
    if self.kind == .collection {
      return check(request != nil, .rule("R5", "<\(identifier)>", text(host)))
    }
    guard let path else { return true }
    return check(unusedDequeues[path] == nil, .rule("R4", identifier, path.objectText))
  }

  /// Returns the cell that is being reconfigured, because dequeuing for its path must return this cell.
  private func liveView(
    _ identifier: String, _ kind: ElementKind, at path: ItemPath
  ) -> (any ReusableView)? {
    guard
      kind == .cell, let current = reconfiguring, current.path == path,
      let view = current.view as? any ReusableView
    else { return nil }
    let isSame = view.reuse.identifier == identifier
    guard check(isSame, .rule("K1", path, identifier, text: 1)) else { return nil }
    let key = ReusePool.Key(kind: kind, identifier: identifier)
    handOut(view, key, at: path)
    return view
  }

  private func reuse(_ key: ReusePool.Key) -> (any ReusableView)? {
    guard let view = pool.take(key, policy: options.poolPolicy) else { return nil }
    view.reuse.reachedBase = false
    view.cellIsReused()
    view.prepareForReuse()
    guard check(view.reuse.reachedBase, .noSuper(text(view))) else { return nil }
    return view
  }

  private func handOut(_ view: any ReusableView, _ key: ReusePool.Key, at path: ItemPath?) {
    view.reuse.kind = key.kind
    request?.dequeued.append(view)
    guard key.kind == .cell, let path else { return }
    if kind == .table { unusedDequeues[path] = view }
    size(view, at: path)
  }

  /// Sets the size of a cell before the data source configures it, as UIKit does.
  private func size(_ view: UIView, at path: ItemPath) {
    guard let committed, committed.contains(path), let rect = geometry?.rect(of: path) else {
      return
    }
    if view.frame != rect { view.frame = rect }
  }
}

extension ListSimulator {
  func make(_ key: ReusePool.Key, isOptional: Bool) -> (any ReusableView)? {
    guard let source = registrations[key] else {
      _ = check(isOptional, .unregistered(key.kind, key.identifier, in: kind))
      return nil
    }
    let view =
      switch source {
      case .viewClass(let viewClass): make(viewClass, key)
      case .nib(let nib): load(nib, key)
      }
    guard let view else { return nil }
    view.reuse.identifier = key.identifier
    view.reuse.owner = host
    for list in Self.lists(in: view) { list.inheritOptions() }
    return view
  }

  private func make(_ viewClass: AnyClass, _ key: ReusePool.Key) -> (any ReusableView)? {
    if let view = host.makeView(viewClass, key.kind, key.identifier) { return view }
    fail(.wrongClass("\(viewClass)", needs: "\(host.viewType(of: key.kind))"))
    return nil
  }

  private func load(_ nib: UINib, _ key: ReusePool.Key) -> (any ReusableView)? {
    guard let objects = nib.simulatedObjects else {
      fail(nib.missing)
      return nil
    }
    let type = host.viewType(of: key.kind)
    guard
      objects.count == 1, let view = objects[0] as? any ReusableView,
      type.isAncestor(of: view)
    else {
      let name = kind == .table ? "\(type)" : "UICollectionReusableView"
      fail(.rule("R12", key.identifier, name))
      return nil
    }
    let identifier = view.reuse.identifier ?? key.identifier
    let isSame = identifier == key.identifier
    guard check(isSame, .wrongNib(identifier, key.identifier, in: kind)) else {
      return nil
    }
    return view
  }
}

extension UIView {
  fileprivate static func isAncestor(of view: UIView) -> Bool {
    type(of: view) == self || type(of: view) is Self.Type
  }
}

extension ListSimulator {
  func endDisplaying(_ cell: PlacedViews.Cell) {
    host.tellDidEndDisplaying(cell.view, at: cell.path.indexPath)
    cell.view.detach()
  }

  func recycle(_ view: UIView) {
    view.detach()
    guard let view = view as? any ReusableView else { return }
    // A table view also reuses cells that the data source has created itself.
    if kind == .table, view.reuse.kind == nil, host.viewType(of: .cell).isAncestor(of: view) {
      view.reuse.kind = .cell
    }
    pool.put(view, policy: options.poolPolicy)
  }

  func mark(_ view: UIView, _ place: ReuseState.Place) {
    (view as? any ReusableView)?.reuse.place = place
  }
}

extension ListSimulator {
  func view(at path: ItemPath) -> UIView? {
    guard isUsable else { return nil }
    return isReloadPending ? nil : cell(at: path)?.view
  }

  func path(of view: UIView) -> ItemPath? {
    guard isUsable else { return nil }
    let isView = { (cell: PlacedViews.Cell) in cell.view === view }
    return (placed.live.values.first(where: isView) ?? placed.prepared.values.first(where: isView))?
      .path
  }

  /// `text` says which exception the list raises: 0 for that of `visibleCells`, 1 for that of `cellForRow(at:)`.
  func checkCellAccess(text: Int) -> Bool {
    isUsable && check(!isUpdatingCells, .rule("Q6", text: text, in: .table), from: .knownBugs)
  }

  func scroll(to indexPath: IndexPath) {
    guard isUsable, let path = path(indexPath) else { return }
    settleCounts()
    let sections = committed?.sections ?? []
    let count = sections.indices.contains(path.section) ? sections[path.section].items.count : 0
    let isKnown = contains(path) { .rule("Q3", $0.item, count, $0.section, in: kind) }
    guard isKnown else { return }
    measure()
    guard let geometry else { return }
    let (start, inset) = (geometry.start(of: path), host.adjustedContentInset)
    let place =
      geometry.isMirrored
      ? geometry.length - host.bounds.width - start + inset.right : start - inset.left
    host.contentOffset =
      geometry.isHorizontal
      ? CGPoint(x: place, y: host.contentOffset.y)
      : CGPoint(x: host.contentOffset.x, y: start - inset.top)
    host.clampContentOffset()
  }
}
