/// The root of a tree of views that is on the screen.
@MainActor open class UIWindow: UIView {
  /// The window itself.
  open override var window: UIWindow? { self }
  /// The bars over its content, which are the safe area of what is below them.
  public var bars: UIEdgeInsets = .zero
  /// The scene that the window is part of.
  open weak var windowScene: UIWindowScene?
  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      addSubview(view)
    }
  }

  /// Shows the window, which does nothing here.
  open func makeKeyAndVisible() {}
}

/// A part of an app that is shown on its own.
@MainActor open class UIScene: UIResponder {
  /// How far a scene is in use.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// Whether the user sees the scene and can touch it; a test says so.
  open var activationState = ActivationState.foregroundActive
}

/// A scene with windows.
@MainActor open class UIWindowScene: UIScene {}
