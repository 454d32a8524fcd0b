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

  /// The mark beside an item.
  public enum State: Int, Sendable { case off, on, mixed }

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
public typealias UIActionHandler = (UIAction) -> Void

/// Something to do: an item of a menu, or what a control does.
@MainActor open class UIAction: UIMenuElement {
  /// The name of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text of the name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The name of the action; until somebody gives one, a new one (UIAction.h).
  public let identifier: Identifier
  /// The mark beside the item.
  open var state: State
  /// Who does it, while it is done.
  public internal(set) var sender: Any? {
    get { heard }
    set { heard = newValue as AnyObject? }
  }
  private weak var heard: AnyObject?
  /// How the item looks, and whether it can be chosen.
  open var attributes: Attributes
  let handler: UIActionHandler

  /// Creates something to do.
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

/// A menu, or one inside another one.
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
  /// - Parameter titles: Those of the menus around the item, from the outside in, and its own.
  /// - Returns: Whether there is such an item that can be chosen.
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

  /// A copy that no later change of an item reaches.
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
