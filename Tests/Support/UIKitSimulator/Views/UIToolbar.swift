public import Foundation

/// A bar with buttons.
@MainActor open class UIToolbar: UIView {
  /// The items, from the leading side.
  open var items: [UIBarButtonItem]?
}

/// An item of a bar.
@MainActor open class UIBarButtonItem: NSObject {
  /// Items with a picture or a title from the system.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit
    case flexibleSpace = 5
  }
  /// The action that runs when the item is pressed.
  open var primaryAction: UIAction?
  /// The label for a screen reader.
  open var accessibilityLabel: String?
  /// The picture of the item.
  open var image: UIImage?

  /// Creates an item with a title or a picture.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    (self.image, self.primaryAction) = (image, primaryAction)
  }

  /// Creates an item with a picture or a title from the system.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
  }

  /// Creates a space that takes the width that the other items leave.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// Presses the item, as a user does.
  @discardableResult public func press() -> Bool {
    primaryAction.map { $0.handler($0) } != nil
  }
}
