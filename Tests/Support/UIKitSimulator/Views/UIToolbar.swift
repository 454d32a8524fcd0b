public import Foundation

@MainActor open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]?
}

@MainActor open class UIBarButtonItem: NSObject {
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit
    case flexibleSpace = 5
  }
  open var primaryAction: UIAction?
  open var accessibilityLabel: String?
  open var image: UIImage?

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    (self.image, self.primaryAction) = (image, primaryAction)
  }

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
