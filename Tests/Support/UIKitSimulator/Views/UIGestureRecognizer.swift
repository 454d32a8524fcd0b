public import Foundation

/// Something that the user does with a finger.
@MainActor open class UIGestureRecognizer: NSObject {
  /// How far the gesture is.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
  }

  /// How far the gesture is; drivers and tests set it.
  open var state = State.possible
}

/// A tap, which tests perform.
@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// Does what Objective-C's targets would.
  open func recognize() {}
}

extension UIView {
  /// Adds a gesture that the view recognizes.
  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
  }

  /// Removes a gesture.
  public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === recognizer }
  }
}
