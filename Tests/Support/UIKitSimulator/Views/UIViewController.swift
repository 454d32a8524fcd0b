public import Foundation

@MainActor open class UIResponder: NSObject {
  open var next: UIResponder? { nil }
  open var accessibilityLabel: String? {
    get { ownLabel ?? (isSpoken ? spokenLabel : nil) }
    set { (ownLabel, ownAttributedLabel) = (newValue, nil) }
  }
  public final var accessibilityAttributedLabel: NSAttributedString? {
    get { ownAttributedLabel }
    set { (ownLabel, ownAttributedLabel) = (newValue?.string, newValue) }
  }
  /// Whether a screen reader says "expanded" or "collapsed" (NSObject, iOS 18: unsupported).
  @available(iOS 18, tvOS 18, *)
  public final var accessibilityExpandedStatus = UIAccessibilityExpandedStatus.unsupported
  public final var accessibilityValue: String? {
    get { ownValue ?? (isSpoken ? spokenValue : nil) }
    set { ownValue = newValue }
  }
  open var accessibilityTraits: UIAccessibilityTraits {
    get { ownTraits ?? (isSpoken ? spokenTraits : .none) }
    set { ownTraits = newValue }
  }
  open var isAccessibilityElement: Bool {
    get { ownIsElement ?? isSpoken }
    set { ownIsElement = newValue }
  }
  public final var accessibilityHint: String?
  public final var accessibilityIdentifier: String?
  open var accessibilityElements: [Any]?
  open var accessibilityElementsHidden = false
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  open var accessibilityFrame = CGRect.zero
  open var accessibilityActivationPoint = CGPoint.zero
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

  open var undoManager: UndoManager? { next?.undoManager }
}

@MainActor open class UIViewController: UIResponder {
  open var title: String?
  public private(set) lazy var navigationItem = {
    let item = UINavigationItem()
    item.owner = self
    return item
  }()
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
  open func loadView() { view = UIView(frame: .zero) }
  public private(set) var children: [UIViewController] = []
  public private(set) weak var parent: UIViewController?
  open override var next: UIResponder? { loaded?.superview }
  private var presented: UIViewController?
  open private(set) weak var presentingViewController: UIViewController?
  /// UIViewController.h: false.
  open var definesPresentationContext = false
  /// The views below a presented controller stay in their window, as below a sheet on a device.
  open var presentedViewController: UIViewController? {
    presented ?? parent?.presentedViewController
  }

  /// Creates a controller whose view is made in code; the simulator has no nibs.
  public init(nibName: String?, bundle: Bundle?) { super.init() }

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

  open func viewDidLoad() {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  open var isEditing: Bool {
    get { isInEditing }
    set { setEditing(newValue, animated: false) }
  }
  private var isInEditing = false
  open func setEditing(_ editing: Bool, animated: Bool) { isInEditing = editing }

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

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
}
