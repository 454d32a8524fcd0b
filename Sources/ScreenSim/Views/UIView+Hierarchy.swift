import Foundation

extension UIView {
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
    self.superview = nil
    didMoveToSuperview()
    hierarchyDidChange(from: oldWindow)
  }

  func announceWindow(from oldWindow: UIWindow?) {
    if window !== oldWindow { didMoveToWindow() }
    for view in subviews { view.hierarchyDidChange(from: oldWindow) }
  }

  private func moveToFront(_ view: UIView) {
    subviews.removeAll { $0 === view }
    subviews.append(view)
  }
}
