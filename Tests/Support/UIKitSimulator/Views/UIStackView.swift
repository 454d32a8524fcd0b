public import Foundation

/// Views side by side, or below one another. There is no Auto Layout here: the stack places them itself.
@MainActor open class UIStackView: UIView {
  /// How the views share the length of the stack.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  /// Where the views stand across the stack.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  /// The views that the stack places; they are subviews too.
  public private(set) var arrangedSubviews: [UIView] = []
  /// The way the views stand; side by side at first (UIStackView.h).
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { invalidateArrangement() } }
  /// How the views share the length of the stack.
  open var distribution = Distribution.fill { didSet { invalidateArrangement() } }
  /// Where the views stand across the stack.
  open var alignment = Alignment.fill { didSet { invalidateArrangement() } }
  /// The distance between the views.
  open var spacing: CGFloat = 0 { didSet { invalidateArrangement() } }
  /// Whether the margins of the stack stay free.
  open var isLayoutMarginsRelativeArrangement = false { didSet { invalidateArrangement() } }

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
  }

  /// Adds a view somewhere, or moves it there.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: stackIndex)
    if view.superview !== self { addSubview(view) }
    invalidateArrangement()
  }

  /// No longer places a view, which stays a subview (UIStackView.h).
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    invalidateArrangement()
  }

  func invalidateArrangement() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  // MARK: Sizes

  private var isVertical: Bool { axis == .vertical }
  /// Hidden views give no room.
  private var shown: [UIView] { arrangedSubviews.filter { !$0.isHidden } }
  private var free: NSDirectionalEdgeInsets {
    isLayoutMarginsRelativeArrangement ? directionalLayoutMargins : .zero
  }

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// The distance that says that it is that of the stack.
  public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)

  /// Sets the distance after one view, which the stack knows as long as it places the view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] =
      spacing == Self.spacingUseDefault ? nil : spacing
    invalidateArrangement()
  }

  /// Returns the distance that was set after one view.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  private func gap(after view: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(view)] ?? spacing
  }

  private func gaps(_ views: [UIView]) -> CGFloat {
    views.dropLast().reduce(0) { $0 + gap(after: $1) }
  }

  private func length(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  override func contentSize(in width: CGFloat) -> CGSize {
    let (free, views) = (free, shown)
    let sizes = sizes(of: views, in: width - free.leading - free.trailing)
    let along = sizes.reduce(gaps(views)) { $0 + length($1) }
    let across = sizes.map { isVertical ? $0.width : $0.height }.max() ?? 0
    return CGSize(
      width: (isVertical ? across : along) + free.leading + free.trailing,
      height: (isVertical ? along : across) + free.top + free.bottom)
  }

  /// The size that each view gets at a width. What is too much is taken from those that resist least, and of
  /// these from the widest.
  private func sizes(of views: [UIView], in width: CGFloat) -> [CGSize] {
    if isVertical { return views.map { $0.wanted(in: width) } }
    let room = max(0, width - gaps(views))
    if distribution == .fillEqually {
      let share = room / CGFloat(max(views.count, 1))
      return views.map { CGSize(width: share, height: $0.wanted(in: share).height) }
    }
    var sizes = views.map { $0.wanted(in: room) }
    let ranks = zip(views, sizes).map { ($0.fixedness, -$1.width) }
    for index in views.indices.sorted(by: { ranks[$0] < ranks[$1] }) {
      let excess = sizes.reduce(-room) { $0 + $1.width }
      if excess <= 0 { break }
      sizes[index].width = max(0, sizes[index].width - excess)
      sizes[index].height = views[index].size(in: sizes[index].width).height
    }
    return sizes
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let (free, views) = (free, shown)
    let room = CGSize(
      width: bounds.width - free.leading - free.trailing,
      height: bounds.height - free.top - free.bottom)
    var sizes = sizes(of: views, in: room.width)
    // What is left goes to the view that hugs its content least, and to the next one what that may not have.
    var rest = max(0, sizes.reduce(length(room) - gaps(views)) { $0 - length($1) })
    let looseness = zip(views, sizes).map { $0.hugging(axis, length($1)) }
    let order = looseness.indices.sorted { (looseness[$0], $0) < (looseness[$1], $1) }
    for loose in distribution == .fill ? order : [] where rest > 0 {
      let most = views[loose].most(isVertical ? .height : .width)
      let more = min(rest, max(0, most - length(sizes[loose])))
      if isVertical { sizes[loose].height += more } else { sizes[loose].width += more }
      rest -= more
    }
    var start = isVertical ? free.top : free.leading
    for (view, size) in zip(views, sizes) {
      place(view, size, at: start, in: room)
      start += length(size) + gap(after: view)
    }
  }

  private func place(_ view: UIView, _ size: CGSize, at start: CGFloat, in room: CGSize) {
    let (own, all) = isVertical ? (size.width, room.width) : (size.height, room.height)
    let extent = alignment == .fill ? all : min(own, all)
    let offset = (all - extent) * (alignment == .center ? 0.5 : alignment == .trailing ? 1 : 0)
    view.frame =
      isVertical
      ? CGRect(x: free.leading + offset, y: start, width: extent, height: size.height)
      : CGRect(x: start, y: free.top + offset, width: size.width, height: extent)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      view.frame.origin.x = bounds.width - view.frame.maxX
    }
  }
}

extension UIView {
  fileprivate func wanted(in width: CGFloat) -> CGSize {
    let size = size(in: width)
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }

  /// How much the view resists to become longer: as its rule does, or else its content; not at all where it has
  /// neither.
  fileprivate func hugging(_ axis: NSLayoutConstraint.Axis, _ length: CGFloat) -> Float {
    let edge = axis == .vertical ? NSLayoutAnchor.Edge.height : .width
    let rule = constraints.first { $0.first.edge == edge && $0.relation == .equal }
    return rule?.priority.rawValue ?? (length > 0 ? (hugging[axis] ?? .defaultLow).rawValue : 0)
  }

  /// How long a side may be.
  fileprivate func most(_ edge: NSLayoutAnchor.Edge) -> CGFloat {
    constraints.filter { $0.first.edge == edge && $0.relation == .most }.map(\.constant).min()
      ?? .infinity
  }

  /// How much the width resists to become smaller.
  fileprivate var fixedness: Float {
    let isFixed = constraints.contains { $0.first.edge == .width && $0.priority == .required }
    return isFixed ? 1_000 : (resistance[.horizontal] ?? .defaultHigh).rawValue
  }
}
