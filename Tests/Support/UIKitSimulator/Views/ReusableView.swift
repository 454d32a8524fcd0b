/// A view that judges what is done with it, as a list does.
@MainActor protocol JudgingView: UIView {
  var options: SimOptions { get }
  /// Reports a broken rule, unless one was broken before.
  func report(_ violation: SimViolation)
  /// A cell says that its content wants another size.
  func sizeDidChange(of cell: UIView)
}

/// A view that goes through a pool.
@MainActor protocol ReusableView: UIView {
  var reuse: ReuseState { get set }
  func prepareForReuse()
}

/// What a view knows about its own reuse.
struct ReuseState {
  /// Where it is; a placed cell, by what stands for its row.
  enum Place: Equatable {
    case loose, pooled
    case placed(Int?)
  }

  var identifier: String?
  /// The pool that the view belongs to, set when it is dequeued.
  var kind: ElementKind?
  var place = Place.loose
  /// Whether `prepareForReuse()` came to the base class.
  var reachedBase = false
  /// The list that made the view, known before the view has a superview.
  weak var owner: (any JudgingView)?
}
