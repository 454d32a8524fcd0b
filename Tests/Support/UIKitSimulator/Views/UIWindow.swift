public import Foundation

@MainActor open class UIWindow: UIView {
  open override var window: UIWindow? { self }
  /// The bars over the content, which are the safe area of the views below them.
  public var bars: UIEdgeInsets = .zero
  /// The height that the keyboard covers at the bottom, in points, while a view in the window is edited.
  public var keyboardHeight: CGFloat = 0 { didSet { placeAboveKeys() } }
  /// The undo manager for code and for views that are not edited.
  private let ownUndoManager = SimUndoManager()
  open override var undoManager: UndoManager? { ownUndoManager }
  public func noteUndo() { ownUndoManager.texts.append("") }
  open weak var windowScene: UIWindowScene?
  open var rootViewController: UIViewController? {
    didSet {
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      addSubview(view)
    }
  }

  open func makeKeyAndVisible() {}
}

@MainActor open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  open var activationState = ActivationState.foregroundActive
}

@MainActor open class UIWindowScene: UIScene {}
