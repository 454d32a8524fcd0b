public import Foundation

/// A control that a person presses.
@MainActor open class UIButton: UIControl {
  /// What a button shows.
  public struct Configuration: Hashable {
    /// How it is drawn, as the function that made it is called.
    public private(set) var style: String
    /// The words.
    public var title: String?
    /// The picture.
    public var image: UIImage?
    /// The distance between picture and words.
    public var imagePadding: CGFloat = 0
    /// The distances of both from the edges.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The color of picture and words; nil for that of the style.
    public var baseForegroundColor: UIColor?
    /// Where the picture stands beside the words.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// Ways to round the corners (UIButton.h).
    public enum CornerStyle { case fixed, dynamic, small, medium, large, capsule }
    /// Whether the button looks selected while it is, in a way of UIKit's (UIButtonConfiguration.h: true).
    public var automaticallyUpdateForSelection = true
    /// Whether a wheel turns in the place of the picture.
    public var showsActivityIndicator = false

    /// Words in the tint color.
    public static func plain() -> Self { Self(style: "plain") }
    /// Words on gray.
    public static func gray() -> Self { Self(style: "gray") }
    /// Words on a pale tint.
    public static func tinted() -> Self { Self(style: "tinted") }
    /// Words on the tint color.
    public static func filled() -> Self { Self(style: "filled") }
  }

  /// What it shows; nil for a button in the style of before iOS 15.
  public var configuration: Configuration? {
    didSet { showTitle(configuration?.title) }
  }
  /// Whether it looks selected, which no code has drawn.
  public var looksSelected: Bool {
    isSelected && configuration?.automaticallyUpdateForSelection != false
  }
  /// The label of the words.
  public private(set) lazy var titleLabel: UILabel? = {
    let label = UILabel(frame: .zero)
    attach(label)
    return label
  }()
  /// Whether its menu is open (UIButton.h).
  public private(set) var isHeld = false
  private var ownMenu: UIMenu?
  /// The menu that it opens. UIKit keeps an immutable copy (UIMenu.h).
  open var menu: UIMenu? {
    get { ownMenu?.copied }
    set { ownMenu = newValue?.copied }
  }

  /// Creates a button that does something when it is pressed.
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

/// What a user does with the menu of a button.
extension UIButton {
  /// Opens it; a tap does so if that is the primary action.
  public func openMenu() {
    isHeld = true
    sendActions(for: .menuActionTriggered)
  }

  /// Closes it.
  public func closeMenu() { isHeld = false }

  /// Opens the menu, if it is closed, and chooses an item, which closes it.
  ///
  /// - Parameter titles: Those of the menus around the item, from the outside in, and its own.
  /// - Returns: Whether there is such an item that can be chosen.
  @discardableResult public func choose(_ titles: String...) -> Bool {
    guard isEnabled, isTouchable, let ownMenu, let action = ownMenu.action(titles) else {
      return false
    }
    if !isHeld { openMenu() }
    sendAction(action)
    closeMenu()
    return true
  }
}
