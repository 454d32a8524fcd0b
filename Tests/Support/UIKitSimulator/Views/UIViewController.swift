public import Foundation

@MainActor open class UIResponder: NSObject {
  open var next: UIResponder? { nil }
  /// The label for a screen reader; unless an app sets it, the one that UIKit gives to the class.
  open var accessibilityLabel: String? {
    get { ownLabel ?? (isSpoken ? spokenLabel : nil) }
    set { (ownLabel, ownAttributedLabel) = (newValue, nil) }
  }
  /// The label with accessibility attributes, such as the level of a heading; setting it also sets the label.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { ownAttributedLabel }
    set { (ownLabel, ownAttributedLabel) = (newValue?.string, newValue) }
  }
  /// Whether a screen reader says "expanded" or "collapsed" (NSObject, iOS 18: unsupported).
  @available(iOS 18, tvOS 18, *)
  open var accessibilityExpandedStatus = UIAccessibilityExpandedStatus.unsupported
  /// The value for a screen reader; unless an app sets it, the one that UIKit gives to the class.
  open var accessibilityValue: String? {
    get { ownValue ?? (isSpoken ? spokenValue : nil) }
    set { ownValue = newValue }
  }
  /// The traits for a screen reader; unless an app sets them, those that UIKit gives to the class.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { ownTraits ?? (isSpoken ? spokenTraits : .none) }
    set { ownTraits = newValue }
  }
  /// Whether the view is an accessibility element; unless an app sets it, as UIKit decides for the class.
  open var isAccessibilityElement: Bool {
    get { ownIsElement ?? isSpoken }
    set { ownIsElement = newValue }
  }
  /// The hint for a screen reader, which users can turn off.
  open var accessibilityHint: String?
  open var accessibilityIdentifier: String?
  /// The accessibility elements in the view, if they are not those that a screen reader would find.
  open var accessibilityElements: [Any]?
  open var accessibilityElementsHidden = false
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  open var accessibilityFrame = CGRect.zero
  /// The point that a screen reader taps.
  open var accessibilityActivationPoint = CGPoint.zero
  /// Performs the action for a double tap of a screen reader; if it returns false, the screen reader sends a touch.
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}

  private var ownLabel: String?
  private var ownAttributedLabel: NSAttributedString?
  private var ownValue: String?
  private var ownTraits: UIAccessibilityTraits?
  private var ownIsElement: Bool?
  /// Whether UIKit's own label, value and traits are returned: while the accessibility runtime is on, for elements.
  var isSpoken: Bool { false }
  var spokenLabel: String? { nil }
  var spokenValue: String? { nil }
  var spokenTraits: UIAccessibilityTraits { .none }

  /// The manager of the actions that the user can undo.
  open var undoManager: UndoManager? { next?.undoManager }
}

/// The owner of a view; it may have child controllers.
@MainActor open class UIViewController: UIResponder {
  open var title: String?
  public private(set) lazy var navigationItem = {
    let item = UINavigationItem()
    item.owner = self
    return item
  }()
  /// The view, which is made at the first access.
  open var view: UIView! {
    get {
      if loaded == nil {
        loadView()
        viewDidLoad()
      }
      return loaded
    }
    set {
      loaded = newValue
      newValue?.controller = self
    }
  }
  private var loaded: UIView?
  /// Makes the view; a subclass may override it to make a view of its own.
  open func loadView() { view = UIView(frame: .zero) }
  public private(set) var children: [UIViewController] = []
  public private(set) weak var parent: UIViewController?
  open override var next: UIResponder? { loaded?.superview }
  private var presented: UIViewController?
  open private(set) weak var presentingViewController: UIViewController?
  /// Whether a controller that a child presents covers the view of this controller instead of the outermost one
  /// (UIViewController.h: false).
  open var definesPresentationContext = false
  /// The controller that this controller, or its nearest ancestor, presents. The views below it stay in their window,
  /// as they do on a device below a sheet, a popover or an alert.
  open var presentedViewController: UIViewController? {
    presented ?? parent?.presentedViewController
  }

  /// Creates a controller whose view is made in code; the simulator has no nibs.
  public init(nibName: String?, bundle: Bundle?) { super.init() }

  /// Creates a controller whose view is made in code.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) { nil }

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presented = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    completion?()
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    presented?.presentingViewController = nil
    presented = nil
    completion?()
  }

  /// Called after the view was made.
  open func viewDidLoad() {}
  /// Called after the view was added to a window.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called after the view left its window.
  open func viewDidDisappear(_ animated: Bool) {}

  open var isEditing: Bool {
    get { isInEditing }
    set { setEditing(newValue, animated: false) }
  }
  private var isInEditing = false
  /// Turns edit mode on or off; a press of the edit button calls it too.
  open func setEditing(_ editing: Bool, animated: Bool) { isInEditing = editing }

  /// Adds a child controller and calls its `willMove(toParent:)`.
  open func addChild(_ childController: UIViewController) {
    if let other = childController.parent, other !== self { childController.removeFromParent() }
    childController.willMove(toParent: self)
    children.removeAll { $0 === childController }
    children.append(childController)
    childController.parent = self
  }

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
    didMove(toParent: nil)
  }

  /// Called before the parent changes. An app calls it with nil before it removes the view.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the parent has changed. An app calls it after it added the view.
  open func didMove(toParent parent: UIViewController?) {}
}
