@MainActor protocol JudgingView: UIView {
  var options: SimOptions { get }
  func report(_ violation: SimViolation)
  func sizeDidChange(of cell: UIView)
}

@MainActor protocol ReusableView: UIView {
  var reuse: ReuseState { get set }
  func prepareForReuse()
}

struct ReuseState {
  /// Where the view is: in the pool, or in the list for some row.
  enum Place: Equatable {
    case loose, pooled
    case placed(Int?)
  }

  var identifier: String?
  var kind: ElementKind?
  var place = Place.loose
  /// Whether the call of `prepareForReuse()` reached the base class.
  var reachedBase = false
  /// The list that created the view. It is set before the view has a superview.
  weak var owner: (any JudgingView)?
}
