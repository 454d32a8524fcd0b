public import Foundation

/// An item of a menu, or a submenu.
@MainActor open class UIMenuElement: NSObject {
  /// Attributes of an item, such as whether it is disabled.
  public struct Attributes: OptionSet, Sendable {
    /// The raw value that UIKit has.
    public let rawValue: UInt
    /// Creates attributes from their raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The item is disabled.
    public static let disabled = Self(rawValue: 1 << 0)
    /// The item is destructive.
    public static let destructive = Self(rawValue: 1 << 1)
    /// The item is hidden.
    public static let hidden = Self(rawValue: 1 << 2)
  }

  /// The mark beside an item.
  public enum State: Int, Sendable { case off, on, mixed }

  /// The title of the item.
  public let title: String
  /// The image beside the title.
  public let image: UIImage?

  init(_ title: String, _ image: UIImage?) {
    self.title = title
    self.image = image
  }
}

/// The closure of an action.
public typealias UIActionHandler = (UIAction) -> Void

/// An action: an item of a menu, or what a control does.
@MainActor open class UIAction: UIMenuElement {
  /// The identifier of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier as text.
    public let rawValue: String
    /// Creates an identifier from a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The identifier of the action. By default it is a new one (UIAction.h).
  public let identifier: Identifier
  /// The mark beside the item.
  open var state: State
  /// The object that runs the action, while it runs.
  public internal(set) var sender: Any? {
    get { heard }
    set { heard = newValue as AnyObject? }
  }
  private weak var heard: AnyObject?
  /// The attributes of the item.
  open var attributes: Attributes
  let handler: UIActionHandler

  /// Creates an action.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title, image)
  }
}

/// A menu, or a submenu.
@MainActor open class UIMenu: UIMenuElement {
  /// The items.
  public let children: [UIMenuElement]

  /// Creates a menu.
  public init(title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []) {
    self.children = children
    super.init(title, image)
  }

  /// Chooses an item, as a user does.
  ///
  /// - Parameter titles: The titles of the menus around the item, from the outermost, and that of the item.
  /// - Returns: Whether there is such an item, and the user can choose it.
  @discardableResult public func choose(_ titles: String...) -> Bool {
    guard let action = action(titles) else { return false }
    action.handler(action)
    return true
  }

  func action(_ titles: [String]) -> UIAction? {
    let element = titles.reduce(self as UIMenuElement?) { element, title in
      (element as? UIMenu)?.children.first { $0.title == title }
    }
    let action = element as? UIAction
    return action?.attributes.isDisjoint(with: [.disabled, .hidden]) == true ? action : nil
  }

  /// A copy of the menu. It does not change with the items of the original.
  var copied: UIMenu {
    let children = children.map { element in
      guard let action = element as? UIAction else {
        return (element as? UIMenu)?.copied ?? element
      }
      return UIAction(
        title: action.title, image: action.image, identifier: action.identifier,
        attributes: action.attributes, state: action.state, handler: action.handler)
    }
    return UIMenu(title: title, image: image, children: children)
  }
}
