public import Foundation

/// A view that a finger works with.
@MainActor open class UIControl: UIView {
  /// Whether a finger is on the control; drivers and tests set it.
  open var isTracking = false
  private var actions: [UIAction] = []

  /// What happened to a control.
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It shows another value.
    public static let valueChanged = Event(rawValue: 1 << 12)
  }

  /// Adds something to do; for all events here.
  open func addAction(_ action: UIAction, for controlEvents: Event) { actions.append(action) }

  /// Does what is to be done.
  open func sendActions(for controlEvents: Event) {
    for action in actions { action.handler(action) }
  }
}

/// The control that shows when a list is pulled down.
@MainActor open class UIRefreshControl: UIControl {
  /// Whether it turns.
  public private(set) var isRefreshing = false
  /// Lets it turn, which tells nobody.
  open func beginRefreshing() { isRefreshing = true }
  /// Lets it go.
  open func endRefreshing() { isRefreshing = false }

  /// Pulls the list down; what a user does.
  public func pull() {
    if isRefreshing { return }
    beginRefreshing()
    sendActions(for: .valueChanged)
  }
}

/// Something that the user does with a finger.
@MainActor open class UIGestureRecognizer: NSObject {
  /// How far the gesture is.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
  }

  /// How far the gesture is; drivers and tests set it.
  open var state = State.possible
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
