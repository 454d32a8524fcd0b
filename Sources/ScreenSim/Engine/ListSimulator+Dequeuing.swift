import UpdateContract

/// Registrations, and views for the data source.
extension ListSimulator {
  func register(_ source: ViewSource?, for kind: ElementKind, _ identifier: String) {
    guard isUsable("register") else { return }
    guard check(!identifier.isEmpty, .emptyIdentifier(in: self.kind)) else { return }
    let key = ReusePool.Key(kind: kind, identifier: identifier)
    pool.clear(key)
    registrations[key] = source
    note(
      source == nil
        ? .unregistered(kind, identifier: identifier) : .registered(kind, identifier: identifier))
  }

  func enroll(_ viewClass: AnyClass, _ kind: ElementKind, _ ticket: RegistrationTicket) {
    let isTooLate = ticket.creators.contains(ObjectIdentifier(self))
    guard !isPoisoned, check(!isTooLate, .registeredTooLate) else { return }
    let key = ReusePool.Key(kind: kind, identifier: ticket.identifier)
    guard registrations[key] == nil else { return }
    register(.viewClass(viewClass), for: kind, ticket.identifier)
  }

  /// Returns a view to fill, or nil if a rule was broken or the call may answer nil.
  ///
  /// - Parameter path: The path that the caller named; nil for the methods of a table that take
  ///   none, and answer nil for an unknown identifier.
  func dequeue(
    _ kind: ElementKind, _ identifier: String, at path: ItemPath?
  ) -> (any ReusableView)? {
    guard isUsable("dequeue"), checkDequeue(kind, identifier, at: path) else { return nil }
    if let path, let live = liveView(identifier, kind, at: path) { return live }
    guard !isPoisoned else { return nil }
    let key = ReusePool.Key(kind: kind, identifier: identifier)
    let reused = reuse(key)
    guard !isPoisoned, let view = reused ?? make(key, isOptional: path == nil) else { return nil }
    handOut(view, key, at: path, reused == nil ? .fresh : .pool)
    return view
  }

  private func checkDequeue(_ kind: ElementKind, _ identifier: String, at path: ItemPath?) -> Bool {
    guard check(!identifier.isEmpty, .emptyIdentifier(in: self.kind)) else { return false }
    if self.kind == .collection {
      return check(request != nil, .notReturned("<\(identifier)>", to: text(host)))
    }
    guard let path else { return true }
    return check(unusedDequeues[path] == nil, .dequeuedTwice(identifier, at: path))
  }

  /// While a cell is reconfigured, a dequeue for its path returns that cell.
  private func liveView(
    _ identifier: String, _ kind: ElementKind, at path: ItemPath
  ) -> (any ReusableView)? {
    guard
      kind == .cell, let current = reconfiguring, current.path == path,
      let view = current.view as? any ReusableView
    else { return nil }
    let isSame = view.reuse.identifier == identifier
    guard check(isSame, .otherIdentifier(identifier, at: path)) else { return nil }
    let key = ReusePool.Key(kind: kind, identifier: identifier)
    handOut(view, key, at: path, .live)
    return view
  }

  private func reuse(_ key: ReusePool.Key) -> (any ReusableView)? {
    guard let view = pool.take(key, policy: options.poolPolicy) else { return nil }
    note(.preparedForReuse(view: number(of: view)))
    view.reuse.reachedBase = false
    view.prepareForReuse()
    guard check(view.reuse.reachedBase, .noSuper(text(view))) else { return nil }
    return view
  }

  private func handOut(
    _ view: any ReusableView, _ key: ReusePool.Key, at path: ItemPath?,
    _ origin: SimEvent.DequeueOrigin
  ) {
    view.reuse.kind = key.kind
    let number = number(of: view)
    note(
      .dequeued(key.kind, identifier: key.identifier, path: path, view: number, origin: origin))
    request?.dequeued.append(view)
    guard key.kind == .cell, let path else { return }
    if kind == .table { unusedDequeues[path] = view }
    size(view, at: path)
  }

  /// UIKit gives a cell its size before the data source fills it.
  private func size(_ view: UIView, at path: ItemPath) {
    guard let committed, committed.contains(path), let rect = geometry?.rect(of: path) else {
      return
    }
    if view.frame != rect { view.frame = rect }
  }
}
