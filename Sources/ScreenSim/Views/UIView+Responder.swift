import Foundation

extension UIView {
  var firstResponder: UIView? {
    if isFirstResponder { return self }
    for view in subviews {
      if let responder = view.firstResponder { return responder }
    }
    return nil
  }

  func takeKeyboard() -> Bool {
    guard canBecomeFirstResponder else { return false }
    guard let owner = rootView.firstResponder, owner !== self else {
      isResponding = true
      return true
    }
    guard owner.resignFirstResponder() else { return false }
    isResponding = true
    return true
  }

  func dropKeyboard(force: Bool) -> Bool {
    guard let responder = firstResponder else { return true }
    if responder.resignFirstResponder() { return true }
    if force { responder.isResponding = false }
    return force
  }

  private var rootView: UIView {
    var root = self
    while let next = root.superview { root = next }
    return root
  }
}
