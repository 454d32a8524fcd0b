public import Foundation

@MainActor open class UIMenuElement: NSObject {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Self(rawValue: 1 << 0)
    public static let destructive = Self(rawValue: 1 << 1)
    public static let hidden = Self(rawValue: 1 << 2)
  }

  public enum State: Int, Sendable { case off, on, mixed }

  public let title: String
  public let image: UIImage?

  init(_ title: String, _ image: UIImage?) {
    self.title = title
    self.image = image
  }
}

public typealias UIActionHandler = (UIAction) -> Void

@MainActor open class UIAction: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The identifier of the action. By default it is a new one (UIAction.h).
  public let identifier: Identifier
  open var state: State
  public internal(set) var sender: Any? {
    get { heard }
    set { heard = newValue as AnyObject? }
  }
  private weak var heard: AnyObject?
  open var attributes: Attributes
  let handler: UIActionHandler

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

@MainActor open class UIMenu: UIMenuElement {
  public let children: [UIMenuElement]

  public init(title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []) {
    self.children = children
    super.init(title, image)
  }

  /// `titles` are those of the menus around the item, from the outermost, and that of the item.
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
