public import Foundation

/// The base class of gesture recognizers.
@MainActor open class UIGestureRecognizer: NSObject {
  /// The state of a gesture.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
  }

  /// The state of the gesture. Tests set it.
  open var state = State.possible
}

/// A tap gesture, which tests perform.
@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// Runs the action of the gesture, as its target does in UIKit.
  open func recognize() {}
}

extension UIView {
  /// Adds a gesture recognizer to the view.
  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
  }

  /// Removes a gesture recognizer.
  public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === recognizer }
  }
}
