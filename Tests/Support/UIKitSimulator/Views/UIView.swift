public import Foundation

#if canImport(CoreGraphics)
  // Where the members of rectangles are on a Mac, for all files of the module and who imports it.
  @_exported public import CoreGraphics
#endif

/// The side where reading starts.
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

/// What a view says about where reading starts in it; views inside do not take it over.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// A rectangle in a tree of views.
@MainActor open class UIView: UIResponder {
  /// The place of the view in its superview.
  open var frame: CGRect { didSet { frameDidChange(from: oldValue) } }
  /// The view that contains this one.
  public internal(set) weak var superview: UIView?
  weak var controller: UIViewController?
  /// The controller that owns the view, or else the view around.
  open override var next: UIResponder? { controller ?? superview }
  /// The views that this one contains, back to front.
  public internal(set) var subviews: [UIView] = []
  /// Whether the view is invisible.
  open var isHidden = false
  /// Whether the view and what is inside take touches; labels and pictures do not (UILabel.h, UIImageView.h).
  open lazy var isUserInteractionEnabled = takesTouches
  var takesTouches: Bool { true }
  /// How a picture fills the view; ignored.
  open var contentMode = ContentMode.scaleToFill
  /// Whether what is outside is cut off; ignored.
  open var clipsToBounds = false
  /// What draws the view.
  public let layer = CALayer()
  private var ownTint: UIColor?
  /// The color of what can be touched, and of symbols; that of the view around until somebody sets it.
  open var tintColor: UIColor! {
    get { ownTint ?? superview?.tintColor ?? .tintColor }
    set { ownTint = newValue }
  }
  /// The opacity of the view.
  open var alpha: CGFloat = 1
  /// The color behind the content.
  open var backgroundColor: UIColor?
  /// How the view follows the size of its superview.
  open var autoresizingMask: AutoresizingMask = []
  /// The gestures that the view recognizes.
  open var gestureRecognizers: [UIGestureRecognizer]?
  /// Whether the frame follows the autoresizing mask, not rules.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// The rules of the view that are in force.
  var allRules: [NSLayoutConstraint] = []
  var keyboardGuide: UIKeyboardLayoutGuide?
  private var ownMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  /// Whether bars are kept free as well; ignored.
  open var insetsLayoutMarginsFromSafeArea = true
  /// Whether the view keeps its colors where all others are inverted, with what is inside.
  open var accessibilityIgnoresInvertColors = false
  /// Whether the edges leave at least the margins of the view around free; in UIKit only those near its edges do.
  open var preservesSuperviewLayoutMargins = false {
    didSet { if preservesSuperviewLayoutMargins != oldValue { marginsDidChange() } }
  }
  /// The space that the view wants around its content; 8 points (Apple, `layoutMargins`).
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let around = superview ?? (self as? any ReusableView)?.reuse.owner
      let margins = ownMargins
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
  /// A length that the content says nothing about.
  public class var noIntrinsicMetric: CGFloat { -1 }
  /// The size that the content wants; negative is none.
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
  /// Reports that the margins are others.
  open func layoutMarginsDidChange() {}
  /// The size of a room that asks for the smallest one (UIView.h).
  public class var layoutFittingCompressedSize: CGSize { .zero }
  /// The size that the view wants in a room: the one that it has, unless its class knows better (UIView.h).
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Reports that the content wants another size.
  open func invalidateIntrinsicContentSize() {
    guard let cell = self as? any ContentShowing ?? filledCell else { return }
    cell.judge?.sizeDidChange(of: cell)
  }
  /// The size that the content wants at a width, with negative lengths that it says nothing about.
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
  /// Whether nothing behind it is seen; ignored.
  open var isOpaque = true
  /// Asks to be drawn, which nothing is.
  open func setNeedsDisplay() {}
  /// Draws it; never called.
  open func draw(_ rect: CGRect) {}
  /// Reports that the color of what can be touched is another one; never called.
  open func tintColorDidChange() {}
  /// Whether the view can have the focus.
  open var canBecomeFocused: Bool { false }
  /// Whether the view is flipped where reading starts at the right.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  /// Where reading starts in the view.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: behavior.readsFromRight ? .rightToLeft : .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    }
  }
  var behavior: UIKitBehavior { judge?.options.behavior ?? SimOptions.current.behavior }
  /// The list that the view is in, or is, or that made the cell around it.
  var judge: (any JudgingView)? {
    sequence(first: self, next: \.superview).lazy.compactMap {
      $0 as? any JudgingView ?? ($0 as? any ReusableView)?.reuse.owner
    }.first
  }
  /// What the view knows of the device and of the person's settings.
  open var traitCollection: UITraitCollection {
    UITraitCollection(
      behavior.contentSize, behavior.isDark ? .dark : .light,
      behavior.isTextBold ? .bold : .regular, displayScale: behavior.displayScale)
  }
  /// Reports that they are others.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Whether the view has the keyboard.
  open var isFirstResponder: Bool { isResponding }
  /// Whether the view may get the keyboard.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the view may give up the keyboard.
  open var canResignFirstResponder: Bool { true }

  override var isSpoken: Bool { isElementByItself && behavior.runsAccessibility }
  override var spokenLabel: String? { spokenText }
  /// Labels and controls are elements, other views are none (Apple, `isAccessibilityElement`). So are cells of
  /// tables, which speak the texts inside (material-components-ios #8862, kickstarter/ios-oss #544), but not
  /// those of collections (Giphy/giphy-ios-sdk #82). List cells are taken to be as those of tables are.
  var isElementByItself: Bool { false }

  var needsLayout = true
  var isResponding = false {
    didSet {
      if isResponding == oldValue { return }
      window?.placeAboveKeys()
      respondingDidChange()
    }
  }
  /// Reports that the view got the keyboard or gave it up.
  func respondingDidChange() {}

  /// Creates a view with a frame.
  public init(frame: CGRect) { self.frame = frame }

  /// Unavailable, because the simulator decodes no archives.
  public required init?(coder: NSCoder) { nil }

  /// Creates a view with an empty frame.
  public override convenience init() { self.init(frame: .zero) }

  /// The window that the view is in.
  open var window: UIWindow? { superview?.window }

  /// How far the bars of the window reach into each side of the view.
  open var safeAreaInsets: UIEdgeInsets {
    guard let window, window.bars != .zero else { return .zero }
    let (place, free) = (convert(bounds, to: window), window.bounds.inset(by: window.bars))
    return UIEdgeInsets(
      top: max(0, free.minY - place.minY), left: max(0, free.minX - place.minX),
      bottom: max(0, place.maxY - free.maxY), right: max(0, place.maxX - free.maxX))
  }

  /// Adds a view in front of the other subviews.
  open func addSubview(_ view: UIView) {
    attach(view)
    setNeedsLayout()
  }

  /// Adds a view behind another one, or moves it there.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    addSubview(view)
    subviews.removeAll { $0 === view }
    let index = subviews.firstIndex { $0 === siblingSubview } ?? subviews.count
    subviews.insert(view, at: index)
  }

  /// Takes the view out of its superview.
  open func removeFromSuperview() { detach() }

  /// Reports that the view is about to get another superview.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Reports that the view has another superview.
  open func didMoveToSuperview() {}
  /// Reports that the view is about to get another window.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Reports that the view has another window.
  open func didMoveToWindow() {}

  /// Whether a touch there is one of the view or of what is in it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Asks for a layout at the next opportunity.
  open func setNeedsLayout() { needsLayout = true }

  /// Lays out the view and its subviews now, where a layout is due.
  open func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      prepareForLayout()
      layoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }

  /// Places the subviews.
  open func layoutSubviews() {}
  /// Does what must be done before the view is measured or laid out.
  func prepareForLayout() {}

  /// The size that the view wants: that of its own rule, or of a view that fills it, or that its content
  /// wants, or the one it has.
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

  /// Becomes the first responder, which needs a window (Apple, `becomeFirstResponder()`).
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder, window != nil else { return false }
    let root = sequence(first: self as UIView, next: \.superview).reduce(self) { $1 }
    if let owner = root.firstResponder, owner !== self, !owner.resignFirstResponder() {
      return false
    }
    isResponding = true
    return true
  }

  /// Resigns as first responder.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    isResponding = false
    return true
  }

  /// Told, for tests, of what is about to move, and how long.
  public static var onAnimation: ((_ seconds: Double) -> Void)?

  /// How the view is turned (UIView.h: identity); here it changes no frame.
  open var transform = CGAffineTransform.identity

  /// How changes move.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// What moves takes touches.
    public static let allowUserInteraction = Self(rawValue: 2)
  }

  /// Animates changes. The properties have their new values at once.
  public static func animate(
    withDuration duration: Double, delay: Double, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    onAnimation?(duration)
    animations()
    completion?(true)
  }

  /// Whether changes are animated, which they are not outside of `performWithoutAnimation`.
  public internal(set) static var areAnimationsEnabled = true

  /// Ends editing in this view and in all its subviews.
  @discardableResult open func endEditing(_ force: Bool) -> Bool {
    guard let responder = firstResponder else { return true }
    if responder.resignFirstResponder() { return true }
    if force { responder.isResponding = false }
    return force
  }

  func hierarchyDidChange(from oldWindow: UIWindow?) { announceWindow(from: oldWindow) }

  func sizeDidChange() {}

  /// Reports that the cell around is taken for another row.
  func cellIsReused() {
    adoptTraits()
    for view in subviews { view.cellIsReused() }
  }

  /// Takes over what has changed in the traits, perhaps while the cell around waited for its use.
  func adoptTraits() {}

  func traitsDidChange(_ previous: UITraitCollection) {
    adoptTraits()
    (self as? any ContentShowing)?.setNeedsUpdateConfiguration()
    traitCollectionDidChange(previous)
    for view in subviews { view.traitsDidChange(previous) }
  }
}

extension UIView {
  /// The view's own rectangle; its origin is always zero here.
  public var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// Runs changes without animations, of which there are none here.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let outer = areAnimationsEnabled
    areAnimationsEnabled = false
    defer { areAnimationsEnabled = outer }
    actionsWithoutAnimation()
  }

  /// The middle of the view in its superview.
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

  /// The size that the rules and the content want at a width; negative where they say nothing.
  func size(in width: CGFloat) -> CGSize {
    var size = contentSize(in: width)
    for rule in constraints {
      if rule.first.edge == .width { size.width = rule.constant }
      if rule.first.edge == .height { size.height = rule.constant }
    }
    return size
  }

  /// Whether neither the view nor one around it keeps touches away.
  var isTouchable: Bool {
    sequence(first: self, next: \.superview).allSatisfy {
      $0.isUserInteractionEnabled && !$0.isHidden && $0.alpha >= 0.01
    }
  }

  /// Reports a broken rule to the list around, or to whoever hears of those now.
  func raise(_ violation: SimViolation) {
    if let judge { return judge.report(violation) }
    guard let report = SimOptions.current.onViolation else { fatalError("\(violation)") }
    report(violation)
  }

  /// The text of the view, or those inside.
  private var spokenText: String? {
    let texts =
      (self as? UILabel).map { [$0.text].compactMap { $0 } }
      ?? subviews.compactMap { $0.accessibilityLabel ?? $0.spokenText }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  /// The cell of which the view is the content view.
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

  /// Returns a rectangle as a view around this one counts.
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

  /// Whether the view is `view` or inside it.
  public func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// Adds a subview without asking for a layout, which a list does while it lays out.
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
    // Rules about two views go with the common one around them; those about a guide in the view stay.
    if !allRules.isEmpty { allRules.removeAll { $0.second.map { $0.view !== self } ?? false } }
    self.superview = nil
    didMoveToSuperview()
    hierarchyDidChange(from: oldWindow)
  }

  func announceWindow(from oldWindow: UIWindow?) {
    // A view that leaves its window resigns as first responder, even if it refuses.
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

  /// How a picture fills a view.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center
  }

  /// How a view follows the size of its superview.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits of UIKit.
    public let rawValue: UInt

    /// Creates a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The width grows with the superview.
    public static let flexibleWidth = Self(rawValue: 1 << 1)
    /// The height grows with the superview.
    public static let flexibleHeight = Self(rawValue: 1 << 4)
  }
}

/// A touch, of which nothing is simulated.
@MainActor open class UIEvent: NSObject {}
