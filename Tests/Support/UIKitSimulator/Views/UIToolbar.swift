public import Foundation

/// A bar with items to press.
@MainActor open class UIToolbar: UIView {
  /// The items, the leading one first.
  open var items: [UIBarButtonItem]?
}

/// An item of a bar.
@MainActor open class UIBarButtonItem: NSObject {
  /// Items that the system knows.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit
    case flexibleSpace = 5
  }
  /// What happens when it is pressed.
  open var primaryAction: UIAction?
  /// What a screen reader says of it.
  open var accessibilityLabel: String?
  /// The picture on it.
  open var image: UIImage?

  /// Creates an item with a title or a picture.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    (self.image, self.primaryAction) = (image, primaryAction)
  }

  /// Creates an item that the system knows.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
  }

  /// Room that the other items leave.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// Presses it, as a user does.
  @discardableResult public func press() -> Bool {
    primaryAction.map { $0.handler($0) } != nil
  }
}
