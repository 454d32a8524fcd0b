/// A view that judges calls of its cells, as a list does.
@MainActor protocol JudgingView: UIView {
  var options: SimOptions { get }
  /// Reports a broken rule, unless one was broken before.
  func report(_ violation: SimViolation)
  /// Called when a cell's content needs another size.
  func sizeDidChange(of cell: UIView)
}

/// A view that a list reuses.
@MainActor protocol ReusableView: UIView {
  var reuse: ReuseState { get set }
  func prepareForReuse()
}

/// What a view knows about its reuse.
struct ReuseState {
  /// Where the view is: in the pool, or in the list for some row.
  enum Place: Equatable {
    case loose, pooled
    case placed(Int?)
  }

  var identifier: String?
  /// The kind of the view, which is set when the list dequeues it.
  var kind: ElementKind?
  var place = Place.loose
  /// Whether the call of `prepareForReuse()` reached the base class.
  var reachedBase = false
  /// The list that created the view. It is set before the view has a superview.
  weak var owner: (any JudgingView)?
}
