import UpdateContract

/// Making views from registered classes and nibs.
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
    view.reuse.owner = self
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
      fail(.missingNib(nib.missingText))
      return nil
    }
    let type = host.viewType(of: key.kind)
    guard
      objects.count == 1, let view = objects[0] as? any ReusableView,
      type.isAncestor(of: view)
    else {
      let name = kind == .table ? "\(type)" : "UICollectionReusableView"
      fail(.wrongNibContent(key.identifier, needs: name))
      return nil
    }
    let identifier = view.reuse.identifier ?? key.identifier
    let isSame = identifier == key.identifier
    guard check(isSame, .wrongNibIdentifier(identifier, key.identifier, in: kind)) else {
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
