public import Foundation

/// The root of a tree of views that is on the screen.
@MainActor open class UIWindow: UIView {
  /// The window itself.
  open override var window: UIWindow? { self }
  /// The bars over its content, which are the safe area of what is below them.
  public var bars: UIEdgeInsets = .zero
  /// What of the window the keys cover at its bottom, in points, while something in it is edited.
  public var keyboardHeight: CGFloat = 0 { didSet { placeAboveKeys() } }
  /// What code and views that are not edited note in it.
  private let ownUndoManager = SimUndoManager()
  open override var undoManager: UndoManager? { ownUndoManager }
  /// Notes something that can be undone there.
  public func noteUndo() { ownUndoManager.texts.append("") }
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
