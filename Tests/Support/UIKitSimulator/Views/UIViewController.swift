public import Foundation

/// An object that can respond to events.
@MainActor open class UIResponder: NSObject {
  /// The next responder.
  open var next: UIResponder? { nil }
  /// What a screen reader says; until somebody sets it, what UIKit says of the class.
  open var accessibilityLabel: String? {
    get { ownLabel ?? (isSpoken ? spokenLabel : nil) }
    set { (ownLabel, ownAttributedLabel) = (newValue, nil) }
  }
  /// The label with what a screen reader knows of its words, such as the level of a heading; it sets the label.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { ownAttributedLabel }
    set { (ownLabel, ownAttributedLabel) = (newValue?.string, newValue) }
  }
  /// Whether a screen reader says that it is unfolded (NSObject, iOS 18: unsupported).
  @available(iOS 18, tvOS 18, *)
  open var accessibilityExpandedStatus = UIAccessibilityExpandedStatus.unsupported
  /// What a screen reader says that the view is set to, likewise.
  open var accessibilityValue: String? {
    get { ownValue ?? (isSpoken ? spokenValue : nil) }
    set { ownValue = newValue }
  }
  /// What the view is to a screen reader, likewise.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { ownTraits ?? (isSpoken ? spokenTraits : .none) }
    set { ownTraits = newValue }
  }
  /// Whether the view is one thing to a screen reader, likewise.
  open var isAccessibilityElement: Bool {
    get { ownIsElement ?? isSpoken }
    set { ownIsElement = newValue }
  }
  /// What a screen reader adds, where the user wants that.
  open var accessibilityHint: String?
  /// The name of the view for UI tests.
  open var accessibilityIdentifier: String?
  /// What a screen reader finds in the view, if that is not what it would find by itself.
  open var accessibilityElements: [Any]?
  /// Whether a screen reader finds nothing in the view.
  open var accessibilityElementsHidden = false
  /// The accessibility actions.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  /// The frame on the screen.
  open var accessibilityFrame = CGRect.zero
  /// The point at which a screen reader taps.
  open var accessibilityActivationPoint = CGPoint.zero
  /// Does what a double tap of a screen reader does; false leaves it to a touch.
  open func accessibilityActivate() -> Bool { false }
  /// Increases the value.
  open func accessibilityIncrement() {}
  /// Decreases the value.
  open func accessibilityDecrement() {}

  private var ownLabel: String?
  private var ownAttributedLabel: NSAttributedString?
  private var ownValue: String?
  private var ownTraits: UIAccessibilityTraits?
  private var ownIsElement: Bool?
  /// What UIKit says while the accessibility runtime is on, of what is an element by itself.
  var isSpoken: Bool { false }
  var spokenLabel: String? { nil }
  var spokenValue: String? { nil }
  var spokenTraits: UIAccessibilityTraits { .none }

  /// The manager of what the user can undo.
  open var undoManager: UndoManager? { next?.undoManager }
}

/// The owner of a view, which may have others of its kind inside.
@MainActor open class UIViewController: UIResponder {
  /// The title in bars.
  open var title: String?
  /// What a navigation bar shows of it.
  public private(set) lazy var navigationItem = {
    let item = UINavigationItem()
    item.owner = self
    return item
  }()
  /// The view, made when it is first asked for.
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
  /// Makes the view; overridden by a controller that has one of its own.
  open func loadView() { view = UIView(frame: .zero) }
  /// The controllers inside.
  public private(set) var children: [UIViewController] = []
  /// The controller around.
  public private(set) weak var parent: UIViewController?
  open override var next: UIResponder? { loaded?.superview }
  private var presented: UIViewController?
  /// The controller over which this one is shown.
  open private(set) weak var presentingViewController: UIViewController?
  /// Whether what is presented from inside covers the view of this controller, and not that of the outermost one
  /// (UIViewController.h: false).
  open var definesPresentationContext = false
  /// What this controller, or the nearest around it, shows over all that it contains: the views below stay
  /// in their window, as they do on a device below a sheet, a popover or an alert.
  open var presentedViewController: UIViewController? {
    presented ?? parent?.presentedViewController
  }

  /// Creates a controller whose view is made in code: there are no nibs here.
  public init(nibName: String?, bundle: Bundle?) { super.init() }

  /// Creates a controller whose view is made in code.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) { nil }

  /// Shows a controller over this one.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presented = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    completion?()
  }

  /// Puts away what this controller shows over itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    presented?.presentingViewController = nil
    presented = nil
    completion?()
  }

  /// Reports that the view was made.
  open func viewDidLoad() {}
  /// Reports that the view came into a window.
  open func viewDidAppear(_ animated: Bool) {}
  /// Reports that the view left its window.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether the edit button is on.
  open var isEditing: Bool {
    get { isInEditing }
    set { setEditing(newValue, animated: false) }
  }
  private var isInEditing = false
  /// Turns the edit button on or off, also because it was pressed.
  open func setEditing(_ editing: Bool, animated: Bool) { isInEditing = editing }

  /// Takes a controller in, and tells it so.
  open func addChild(_ childController: UIViewController) {
    if let other = childController.parent, other !== self { childController.removeFromParent() }
    childController.willMove(toParent: self)
    children.removeAll { $0 === childController }
    children.append(childController)
    childController.parent = self
  }

  /// Leaves the controller around.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
    didMove(toParent: nil)
  }

  /// Reports that the controller around is about to change; to be called before the view is taken out.
  open func willMove(toParent parent: UIViewController?) {}
  /// Reports that the controller around has changed; to be called after the view was put in.
  open func didMove(toParent parent: UIViewController?) {}
}
