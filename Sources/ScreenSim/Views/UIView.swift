public import Foundation

/// A rectangle in a tree of views.
@MainActor open class UIView: NSObject {
  /// The place of the view in its superview.
  open var frame: CGRect {
    didSet { frameDidChange(from: oldValue) }
  }
  /// The view that contains this one.
  public internal(set) weak var superview: UIView?
  /// The views that this one contains, back to front.
  public internal(set) var subviews: [UIView] = []
  /// Whether the view is invisible.
  open var isHidden = false
  /// The opacity of the view.
  open var alpha: CGFloat = 1
  /// The color behind the content.
  open var backgroundColor: UIColor?
  /// How the view follows the size of its superview.
  open var autoresizingMask: AutoresizingMask = []
  /// A number for the app's own use.
  open var tag = 0
  /// Whether subviews are cut at the bounds.
  open var clipsToBounds = false
  /// Whether the view reacts to touches.
  open var isUserInteractionEnabled = true
  /// What a screen reader says.
  open var accessibilityLabel: String?
  /// The name of the view for tests.
  open var accessibilityIdentifier: String?

  /// Whether the view has the keyboard.
  open var isFirstResponder: Bool { isResponding }
  /// Whether the view may get the keyboard.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the view may give up the keyboard.
  open var canResignFirstResponder: Bool { true }

  var needsLayout = true
  var isResponding = false

  /// Creates a view with a frame.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Creates a view with an empty frame; nothing is decoded.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  /// Creates a view with an empty frame.
  public override convenience init() {
    self.init(frame: .zero)
  }

  /// The window that the view is in.
  open var window: UIWindow? { superview?.window }

  /// Adds a view in front of the other subviews.
  open func addSubview(_ view: UIView) {
    attach(view)
    setNeedsLayout()
  }

  /// Takes the view out of its superview.
  open func removeFromSuperview() {
    detach()
  }

  /// Tells that the view is about to get another superview.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Tells that the view has another superview.
  open func didMoveToSuperview() {}
  /// Tells that the view is about to get another window.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Tells that the view has another window.
  open func didMoveToWindow() {}

  /// Asks for a layout at the next opportunity.
  open func setNeedsLayout() {
    needsLayout = true
  }

  /// Lays out the view and its subviews now, where a layout is due.
  open func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      layoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }

  /// Places the subviews.
  open func layoutSubviews() {}

  /// The size that the view wants; without Auto Layout, the one it has.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    bounds.size
  }

  /// Takes the keyboard.
  @discardableResult open func becomeFirstResponder() -> Bool {
    takeKeyboard()
  }

  /// Gives up the keyboard.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    isResponding = false
    return true
  }

  /// Takes the keyboard from this view and everything in it.
  @discardableResult open func endEditing(_ force: Bool) -> Bool {
    dropKeyboard(force: force)
  }

  func hierarchyDidChange(from oldWindow: UIWindow?) {
    announceWindow(from: oldWindow)
  }

  func sizeDidChange() {}
}
