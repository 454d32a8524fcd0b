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

  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  @discardableResult public func press() -> Bool {
    primaryAction.map { $0.handler($0) } != nil
  }
}
