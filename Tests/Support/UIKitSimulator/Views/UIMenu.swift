public import Foundation

/// An item of a menu, or a menu in it.
@MainActor open class UIMenuElement: NSObject {
  /// How an item looks, and whether it can be chosen.
  public struct Attributes: OptionSet, Sendable {
    /// The bits of UIKit.
    public let rawValue: UInt
    /// Creates attributes from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It cannot be chosen.
    public static let disabled = Self(rawValue: 1 << 0)
    /// It takes something away.
    public static let destructive = Self(rawValue: 1 << 1)
    /// It is not shown.
    public static let hidden = Self(rawValue: 1 << 2)
  }

  /// The words of the element.
  public let title: String
  /// The picture beside the words.
  public let image: UIImage?

  init(_ title: String, _ image: UIImage?) {
    self.title = title
    self.image = image
  }
}

/// What an action does.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// Something to do: an item of a menu, or what a control does.
@MainActor open class UIAction: UIMenuElement {
  /// How the item looks, and whether it can be chosen.
  open var attributes: Attributes
  let handler: UIActionHandler

  /// Creates something to do.
  public init(
    title: String = "", image: UIImage? = nil, attributes: Attributes = [],
    handler: @escaping UIActionHandler
  ) {
    self.attributes = attributes
    self.handler = handler
    super.init(title, image)
  }
}

/// A menu, or one inside another one.
@MainActor open class UIMenu: UIMenuElement {
  /// How the menu stands in another one.
  public struct Options: OptionSet, Sendable {
    /// The bits of UIKit.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It takes something away.
    public static let destructive = Self(rawValue: 1 << 1)
  }

  /// The items.
  public let children: [UIMenuElement]

  /// Creates a menu.
  public init(
    title: String = "", image: UIImage? = nil, options: Options = [],
    children: [UIMenuElement] = []
  ) {
    self.children = children
    super.init(title, image)
  }

  /// Chooses an item, as a user does.
  ///
  /// - Parameter titles: Those of the menus around the item, from the outside in, and its own.
  /// - Returns: Whether there is such an item that can be chosen.
  @discardableResult public func choose(_ titles: String...) -> Bool {
    var element: UIMenuElement? = self
    for title in titles {
      element = (element as? UIMenu)?.children.first { $0.title == title }
    }
    guard let action = element as? UIAction,
      action.attributes.isDisjoint(with: [.disabled, .hidden])
    else { return false }
    action.handler(action)
    return true
  }
}
