public import Foundation

@MainActor open class UIButton: UIControl {
  public struct Configuration: Hashable {
    /// The name of the function that created the configuration, such as `plain`.
    public private(set) var style: String
    public var title: String?
    public var image: UIImage?
    public var imagePadding: CGFloat = 0
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    public var baseForegroundColor: UIColor?
    public var imagePlacement = NSDirectionalRectEdge.leading
    public var cornerStyle = CornerStyle.dynamic
    public enum CornerStyle { case fixed, dynamic, small, medium, large, capsule }
    /// Whether UIKit changes the look of the button while it is selected (UIButtonConfiguration.h: true).
    public var automaticallyUpdateForSelection = true
    public var showsActivityIndicator = false

    public static func plain() -> Self { Self(style: "plain") }
    public static func gray() -> Self { Self(style: "gray") }
    public static func tinted() -> Self { Self(style: "tinted") }
    public static func filled() -> Self { Self(style: "filled") }
  }

  public final var configuration: Configuration? {
    didSet { showTitle(configuration?.title) }
  }
  /// Whether the button looks selected, although the app has not drawn it so.
  public final var looksSelected: Bool {
    isSelected && configuration?.automaticallyUpdateForSelection != false
  }
  public final private(set) lazy var titleLabel: UILabel? = {
    let label = UILabel(frame: .zero)
    attach(label)
    return label
  }()
  private var isOpen = false
  /// Whether a long press has opened the menu. A menu that a tap opens does not count (UIButton's documentation).
  public final var isHeld: Bool { isOpen && !showsMenuAsPrimaryAction }
  private var ownMenu: UIMenu?
  /// The menu of the button. UIKit stores an immutable copy (UIMenu.h).
  public final var menu: UIMenu? {
    get { ownMenu?.copied }
    set { ownMenu = newValue?.copied }
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    self.configuration = configuration
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    showTitle(configuration.title ?? primaryAction?.title)
  }

  override var spokenTraits: UIAccessibilityTraits { super.spokenTraits.union(.button) }

  private func showTitle(_ title: String?) {
    titleLabel?.text = title
    invalidateIntrinsicContentSize()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(in: size.width) }

  override func contentSize(in width: CGFloat) -> CGSize {
    let inset = configuration?.contentInsets ?? .zero
    let image =
      (configuration?.image?.size.width).map { $0 + (configuration?.imagePadding ?? 0) } ?? 0
    let (around, words) = (inset.leading + inset.trailing + image, titleLabel)
    let size = words?.size(in: width - around) ?? .zero
    return CGSize(
      width: size.width + around, height: max(size.height, 20) + inset.top + inset.bottom)
  }

  override func tapped() {
    if showsMenuAsPrimaryAction, ownMenu != nil { return openMenu() }
    sendActions(for: .primaryActionTriggered)
  }
}

extension UIButton {
  public func openMenu() {
    isOpen = true
    contextMenuInteraction(.init(), willDisplayMenuFor: .init(), animator: nil)
    sendActions(for: .menuActionTriggered)
  }

  public func closeMenu() {
    isOpen = false
    contextMenuInteraction(.init(), willEndFor: .init(), animator: nil)
  }

  /// `titles` are those of the menus around the item, from the outermost, and that of the item.
  @discardableResult public func choose(_ titles: String...) -> Bool {
    guard isEnabled, isTouchable, let ownMenu, let action = ownMenu.action(titles) else {
      return false
    }
    if !isOpen { openMenu() }
    sendAction(action)
    closeMenu()
    return true
  }
}
