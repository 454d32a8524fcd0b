#if canImport(UIKit)
  import UIKit
#else
  import ScreenSim
#endif

extension UIView {
  /// The view inside, or this one, that has the keyboard.
  var editedView: UIView? {
    if isFirstResponder { return self }
    for view in subviews {
      if let edited = view.editedView { return edited }
    }
    return nil
  }

  /// The outermost view of a type that is inside `list` and has this view inside.
  func enclosing<View: UIView>(_ type: View.Type, in list: UIView) -> View? {
    var found: View?
    var view: UIView? = self
    while let next = view, next !== list {
      if let match = next as? View { found = match }
      view = next.superview
    }
    return found
  }
}
