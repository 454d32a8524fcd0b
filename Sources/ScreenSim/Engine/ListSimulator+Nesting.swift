import UpdateContract

/// A list inside a cell of another list.
extension ListSimulator {
  /// The list whose cell contains this one, shown or not.
  var enclosing: ListSimulator? {
    var view = host.superview
    while let next = view {
      if let list = next as? SimListView { return list.sim }
      if let owner = (next as? any ReusableView)?.reuse.owner, next.superview == nil {
        return owner
      }
      view = next.superview
    }
    return nil
  }

  /// Whether an update of this list or of one around it is under way.
  var isUpdating: Bool {
    busyDepth > 0 || isEnclosedByUpdate
  }

  private var isEnclosedByUpdate: Bool {
    guard let outer = enclosing else { return false }
    return outer.batch != nil || outer.isUpdating
  }

  func inheritOptions() {
    guard !hasOwnOptions, let outer = enclosing else { return }
    ownOptions = outer.ownOptions
  }

  /// The lists in a view, not those inside of them.
  static func lists(in view: UIView) -> [ListSimulator] {
    if let list = view as? SimListView { return [list.sim] }
    return view.subviews.flatMap(lists(in:))
  }

  /// The lists in the cells of this list.
  var innerLists: [ListSimulator] {
    (placed.liveInOrder + placed.preparedInOrder).flatMap { Self.lists(in: $0.view) }
  }

  /// Judges that a data source or a delegate was replaced.
  func ownerDidChange(from old: AnyObject?, to new: AnyObject?, isDataSource: Bool) {
    guard old !== new, isUsable() else { return }
    guard check(batch == nil, .ownerChangedInBatch) else { return }
    guard isDataSource else { return forgetGeometry() }
    let isTaken = old != nil && new != nil && isInCell
    guard check(!isTaken, .twoOwners, from: .knownBugs) else { return }
    invalidateContent()
  }

  private var isInCell: Bool {
    sequence(first: host as UIView, next: \.superview).contains { $0 is any ReusableView }
  }

  private func forgetGeometry() {
    absentChrome = []
    geometryDidChange()
  }
}
