public import Foundation

#if canImport(CoreGraphics)
  // Declares the members of rectangles on a Mac; exported for all files of the module and for its clients.
  @_exported public import CoreGraphics
#endif

public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

@MainActor open class UIView: UIResponder {
  open var frame: CGRect { didSet { frameDidChange(from: oldValue) } }
  public final internal(set) weak var superview: UIView?
  final weak var controller: UIViewController?
  open override var next: UIResponder? { controller ?? superview }
  public final internal(set) var subviews: [UIView] = []
  open var isHidden = false
  /// Labels and image views take no touches (UILabel.h, UIImageView.h).
  public final lazy var isUserInteractionEnabled = takesTouches
  var takesTouches: Bool { true }
  /// How a picture fills the view; ignored.
  public final var contentMode = ContentMode.scaleToFill
  /// Whether subviews are clipped to the bounds; ignored.
  public final var clipsToBounds = false
  public let layer = CALayer()
  private var ownTint: UIColor?
  public final var tintColor: UIColor! {
    get { ownTint ?? superview?.tintColor ?? .tintColor }
    set { ownTint = newValue }
  }
  public final var alpha: CGFloat = 1
  public final var backgroundColor: UIColor?
  public final var autoresizingMask: AutoresizingMask = []
  public final var gestureRecognizers: [UIGestureRecognizer]?
  public final var translatesAutoresizingMaskIntoConstraints = true
  /// The active constraints of the view.
  final var allRules: [NSLayoutConstraint] = []
  final var keyboardGuide: UIKeyboardLayoutGuide?
  private var ownMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  /// Whether the margins also exclude the safe area; ignored.
  public final var insetsLayoutMarginsFromSafeArea = true
  public final var accessibilityIgnoresInvertColors = false
  /// Whether the margins are at least those of the superview. In UIKit that is only so near the superview's edges.
  public final var preservesSuperviewLayoutMargins = false {
    didSet { if preservesSuperviewLayoutMargins != oldValue { marginsDidChange() } }
  }
  /// The space between the edges of the view and its content; 8 points (Apple, `layoutMargins`).
  public final var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let (around, margins) = (superview ?? (self as? any ReusableView)?.reuse.owner, ownMargins)
      guard preservesSuperviewLayoutMargins, let outer = around?.directionalLayoutMargins else {
        return margins
      }
      return NSDirectionalEdgeInsets(
        top: max(margins.top, outer.top), leading: max(margins.leading, outer.leading),
        bottom: max(margins.bottom, outer.bottom),
        trailing: max(margins.trailing, outer.trailing))
    }
    set {
      if newValue == ownMargins { return }
      ownMargins = newValue
      marginsDidChange()
    }
  }
  private func marginsDidChange() {
    setNeedsLayout()
    layoutMarginsDidChange()
    for view in subviews where view.preservesSuperviewLayoutMargins { view.marginsDidChange() }
  }
  public class var noIntrinsicMetric: CGFloat { -1 }
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
  open func layoutMarginsDidChange() {}
  /// The size that the view prefers within a size; the present size unless a subclass overrides it (UIView.h).
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func invalidateIntrinsicContentSize() {
    guard let cell = self as? any ContentShowing ?? filledCell else { return }
    cell.judge?.sizeDidChange(of: cell)
  }
  /// Returns the intrinsic size of the content at a width; a negative length means none.
  func contentSize(in width: CGFloat) -> CGSize {
    let inside = subviews.filter { $0.pins != nil }
    if inside.isEmpty { return intrinsicContentSize }
    let sizes = inside.map { inside in
      let inset = inside.pinInsets ?? .zero
      let room = CGSize(width: width - inset.leading - inset.trailing, height: 0)
      let size = inside.systemLayoutSizeFitting(
        room, withHorizontalFittingPriority: .fittingSizeLevel,
        verticalFittingPriority: .fittingSizeLevel)
      return CGSize(
        width: size.width + inset.leading + inset.trailing,
        height: size.height + inset.top + inset.bottom)
    }
    return CGSize(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }
  // The simulator draws nothing: it ignores the first two of these declarations and never calls the others.
  public final var isOpaque = true
  open func setNeedsDisplay() {}
  open func draw(_ rect: CGRect) {}
  open func tintColorDidChange() {}
  open var canBecomeFocused: Bool { false }
  public final var semanticContentAttribute = UISemanticContentAttribute.unspecified
  public final var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: behavior.readsFromRight ? .rightToLeft : .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    }
  }
  final var behavior: UIKitBehavior { judge?.options.behavior ?? SimOptions.current.behavior }
  /// The list that contains the view, is the view, or made the cell around the view.
  final var judge: (any JudgingView)? {
    sequence(first: self, next: \.superview).lazy.compactMap {
      $0 as? any JudgingView ?? ($0 as? any ReusableView)?.reuse.owner
    }.first
  }
  public final var traitCollection: UITraitCollection {
    UITraitCollection(
      behavior.contentSize, behavior.isDark ? .dark : .light,
      behavior.isTextBold ? .bold : .regular, displayScale: behavior.displayScale)
  }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open var isFirstResponder: Bool { isResponding }
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }

  override var isSpoken: Bool { isElementByItself && behavior.runsAccessibility }
  override var spokenLabel: String? { spokenText }
  /// Whether the view is an accessibility element unless an app sets it. Labels and controls are elements, other
  /// views are not (Apple, `isAccessibilityElement`). Cells of tables, which speak the texts inside, are elements too
  /// (material-components-ios #8862, kickstarter/ios-oss #544), but cells of collections are not (Giphy/giphy-ios-sdk
  /// #82). List cells are assumed to be like cells of tables.
  var isElementByItself: Bool { false }

  final var needsLayout = true
  final var isResponding = false {
    didSet {
      if isResponding == oldValue { return }
      window?.placeAboveKeys()
      respondingDidChange()
    }
  }
  func respondingDidChange() {}

  public init(frame: CGRect) { self.frame = frame }

  /// Unavailable, because the simulator decodes no archives.
  public required init?(coder: NSCoder) { nil }

  public override convenience init() { self.init(frame: .zero) }

  open var window: UIWindow? { superview?.window }

  public final var safeAreaInsets: UIEdgeInsets {
    guard let window, window.bars != .zero else { return .zero }
    let (place, free) = (convert(bounds, to: window), window.bounds.inset(by: window.bars))
    return UIEdgeInsets(
      top: max(0, free.minY - place.minY), left: max(0, free.minX - place.minX),
      bottom: max(0, place.maxY - free.maxY), right: max(0, place.maxX - free.maxX))
  }

  open func addSubview(_ view: UIView) {
    attach(view)
    setNeedsLayout()
  }

  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    addSubview(view)
    subviews.removeAll { $0 === view }
    let index = subviews.firstIndex { $0 === siblingSubview } ?? subviews.count
    subviews.insert(view, at: index)
  }

  open func removeFromSuperview() { detach() }

  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  open func setNeedsLayout() { needsLayout = true }

  open func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      prepareForLayout()
      layoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }

  open func layoutSubviews() {}
  func prepareForLayout() {}

  /// The size comes from constraints, a subview that fills the view, or the content; otherwise it is the present one.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    if let cell = self as? any ContentShowing {
      if cell.content.view is any UIContentView, !behavior.cellsAskContents {
        return CGSize(width: targetSize.width, height: 0)
      }
      return cell.content.view.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    let size = size(in: targetSize.width)
    guard size.height >= 0 else { return bounds.size }
    let isFixed = horizontalFittingPriority == .required || size.width < 0
    return CGSize(width: isFixed ? targetSize.width : size.width, height: size.height)
  }

  @discardableResult open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder, window != nil else { return false }
    let root = sequence(first: self as UIView, next: \.superview).reduce(self) { $1 }
    if let owner = root.firstResponder, owner !== self, !owner.resignFirstResponder() {
      return false
    }
    isResponding = true
    return true
  }

  @discardableResult open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    isResponding = false
    return true
  }

  public static var onAnimation: ((_ seconds: Double) -> Void)?

  /// The transform of the view (UIView.h: identity); here it changes no frame.
  public final var transform = CGAffineTransform.identity

  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let allowUserInteraction = Self(rawValue: 2)
  }

  public static func animate(
    withDuration duration: Double, delay: Double, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    onAnimation?(duration)
    animations()
    completion?(true)
  }

  public internal(set) static var areAnimationsEnabled = true

  @discardableResult open func endEditing(_ force: Bool) -> Bool {
    guard let responder = firstResponder else { return true }
    if responder.resignFirstResponder() { return true }
    if force { responder.isResponding = false }
    return force
  }

  func hierarchyDidChange(from oldWindow: UIWindow?) { announceWindow(from: oldWindow) }

  func sizeDidChange() {}

  func cellIsReused() {
    adoptTraits()
    for view in subviews { view.cellIsReused() }
  }

  /// Applies changed traits, which may have changed while the cell around the view was in the reuse pool.
  func adoptTraits() {}

  final func traitsDidChange(_ previous: UITraitCollection) {
    adoptTraits()
    (self as? any ContentShowing)?.setNeedsUpdateConfiguration()
    traitCollectionDidChange(previous)
    for view in subviews { view.traitsDidChange(previous) }
  }
}

extension UIView {
  /// The rectangle of the view in its own coordinates; its origin is always zero here.
  public var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let outer = areAnimationsEnabled
    areAnimationsEnabled = false
    defer { areAnimationsEnabled = outer }
    actionsWithoutAnimation()
  }

  public var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  func frameDidChange(from old: CGRect) {
    guard frame.size != old.size else { return }
    setNeedsLayout()
    sizeDidChange()
    for view in subviews { view.follow(from: old.size, to: frame.size) }
  }

  /// Returns the size from the constraints and the content at a width; a negative length means none.
  func size(in width: CGFloat) -> CGSize {
    var size = contentSize(in: width)
    for rule in constraints {
      if rule.first.edge == .width { size.width = rule.constant }
      if rule.first.edge == .height { size.height = rule.constant }
    }
    return size
  }

  var isTouchable: Bool {
    sequence(first: self, next: \.superview).allSatisfy {
      $0.isUserInteractionEnabled && !$0.isHidden && $0.alpha >= 0.01
    }
  }

  func raise(_ violation: SimViolation) {
    if let judge { return judge.report(violation) }
    guard let report = SimOptions.current.onViolation else { fatalError("\(violation)") }
    report(violation)
  }

  private var spokenText: String? {
    let texts =
      (self as? UILabel).map { [$0.text].compactMap { $0 } }
      ?? subviews.compactMap { $0.accessibilityLabel ?? $0.spokenText }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  var filledCell: (any ContentShowing)? {
    let cell = superview as? any ContentShowing
    return cell?.content.view === self ? cell : nil
  }

  private func follow(from old: CGSize, to new: CGSize) {
    if pins != nil { return followPins() }
    var next = frame
    if autoresizingMask.contains(.flexibleWidth) { next.size.width += new.width - old.width }
    if autoresizingMask.contains(.flexibleHeight) { next.size.height += new.height - old.height }
    if next != frame { frame = next }
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    var (rect, inner) = (rect, self)
    while inner !== view, let outer = inner.superview {
      let scrolled = (outer as? UIScrollView)?.contentOffset ?? .zero
      rect = rect.offsetBy(
        dx: inner.frame.minX - scrolled.x, dy: inner.frame.minY - scrolled.y)
      inner = outer
    }
    return rect
  }

  public func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// Adds a subview without marking the view for a layout, as a list does while it lays out.
  func attach(_ view: UIView) {
    guard view.superview !== self else { return moveToFront(view) }
    view.detach()
    let oldWindow = view.window
    view.willMove(toSuperview: self)
    view.willMove(toWindow: window)
    view.superview = self
    subviews.append(view)
    view.didMoveToSuperview()
    view.hierarchyDidChange(from: oldWindow)
  }

  func detach() {
    guard let superview else { return }
    let oldWindow = window
    willMove(toSuperview: nil)
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    // Constraints between two views are removed with the superview that they share; constraints to the view itself and
    // to its subviews stay.
    allRules.removeAll { $0.second.map { $0.view?.root !== self } ?? false }
    didMoveToSuperview()
    hierarchyDidChange(from: oldWindow)
  }

  func announceWindow(from oldWindow: UIWindow?) {
    // A view that leaves its window loses first responder status, even if it refuses.
    if window == nil, oldWindow != nil, isResponding, !resignFirstResponder() {
      isResponding = false
    }
    if window !== oldWindow {
      didMoveToWindow()
      announceAppearance(isNew: oldWindow == nil)
    }
    for view in subviews { view.hierarchyDidChange(from: oldWindow) }
  }

  private func announceAppearance(isNew: Bool) {
    guard let controller else { return }
    if window == nil { return controller.viewDidDisappear(false) }
    guard isNew else { return }
    let around = sequence(first: self, next: \.superview).dropFirst()
    let nearest = around.lazy.compactMap(\.controller).first
    if let parent = controller.parent, let nearest, nearest !== parent {
      superview?.judge?.report(.otherParent("\(type(of: controller))"))
    }
    controller.viewDidAppear(false)
  }

  private func moveToFront(_ view: UIView) {
    subviews.removeAll { $0 === view }
    subviews.append(view)
  }

  var firstResponder: UIView? {
    if isFirstResponder { return self }
    return subviews.lazy.compactMap(\.firstResponder).first
  }

  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center
  }

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleWidth = Self(rawValue: 1 << 1)
    public static let flexibleHeight = Self(rawValue: 1 << 4)
  }
}

@MainActor open class UIEvent: NSObject {}
