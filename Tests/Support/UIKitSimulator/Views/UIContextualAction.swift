public import Foundation

/// A button that a swipe over a row shows.
@MainActor open class UIContextualAction: NSObject {
  /// How the button looks.
  public enum Style: Int, Sendable { case normal, destructive }
  /// What the button does; it must call the closure it gets once.
  public typealias Handler =
    (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// How the button looks.
  public let style: Style
  /// What the button does.
  public let handler: Handler
  /// The words on the button.
  open var title: String?
  /// The picture on the button.
  open var image: UIImage?
  private var ownColor: UIColor?
  /// The color of the button; that of its style until somebody sets one (UIContextualAction.h: null_resettable).
  open var backgroundColor: UIColor! {
    get { ownColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownColor = newValue }
  }

  /// Creates a button.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}

/// The buttons that a swipe over a row shows.
@MainActor open class UISwipeActionsConfiguration: NSObject {
  /// The buttons, from the edge inwards.
  public let actions: [UIContextualAction]
  /// Whether a long swipe performs the first action.
  open var performsFirstActionWithFullSwipe = true

  /// Creates the buttons of one edge.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}
