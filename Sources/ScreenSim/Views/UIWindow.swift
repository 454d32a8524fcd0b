/// The root of a tree of views that is on the screen.
@MainActor open class UIWindow: UIView {
  /// The window itself.
  open override var window: UIWindow? { self }

  /// Shows the window, which does nothing here.
  open func makeKeyAndVisible() {}
}
