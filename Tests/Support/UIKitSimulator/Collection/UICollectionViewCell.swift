public import Foundation

@MainActor open class UICollectionReusableView: UIView, ReusableView {
  var reuse = ReuseState()

  public required override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) { nil }

  open var reuseIdentifier: String? { reuse.identifier }

  open func prepareForReuse() { reuse.reachedBase = true }

  /// Returns the attributes that the view wants. The simulator calls this for cells in lists that measure rows.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes
  }
}

@MainActor open class UICollectionViewCell: UICollectionReusableView, ContentShowing {
  let content = CellContent()
  open var contentView: UIView { content.view }
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set { content.show(newValue, in: self) }
  }
  /// Whether the cell updates its content configuration for each new state (UICollectionViewCell.h: true).
  open var automaticallyUpdatesContentConfiguration = true
  open var configurationState: UICellConfigurationState {
    cellState(isSelected: isSelected, isHighlighted: isHighlighted)
  }
  final var state: any UIConfigurationState { configurationState }

  open func setNeedsUpdateConfiguration() { content.setNeedsUpdate(of: self) }
  override func prepareForLayout() { content.update(self) }

  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// A touched cell looks highlighted (UICollectionViewCell.h: true).
  open var automaticallyUpdatesBackgroundConfiguration = true
  open var isSelected = false { didSet { setNeedsUpdateConfiguration() } }
  open var isHighlighted = false { didSet { setNeedsUpdateConfiguration() } }
  func press(_ isPressed: Bool) { isHighlighted = isPressed }
  open override var canBecomeFocused: Bool { true }

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if layoutAttributes.isWidthGuess {
      layoutAttributes.size.width =
        systemLayoutSizeFitting(
          layoutAttributes.size, withHorizontalFittingPriority: .fittingSizeLevel,
          verticalFittingPriority: .fittingSizeLevel
        ).width
    } else {
      layoutAttributes.size.height = fittingHeight(width: layoutAttributes.size.width)
    }
    return layoutAttributes
  }

  public required init(frame: CGRect) {
    super.init(frame: frame)
    content.fill(self)
  }

  public required init?(coder: NSCoder) { nil }
}

extension UIView {
  func fittingHeight(width: CGFloat) -> CGFloat {
    systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}

@MainActor open class UICollectionViewListCell: UICollectionViewCell {
  /// Creates a cell with the background of a list, even if its section has another layout.
  public required init(frame: CGRect) {
    super.init(frame: frame)
    backgroundConfiguration = .listPlainCell()
  }

  override var isElementByItself: Bool { true }

  /// The indentation of the content in levels (UICollectionViewListCell.h: 0). A level is 10 points wide by default.
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  /// The accessories beside the content (UICollectionViewListCell.h: none).
  public var accessories: [UICellAccessory] = [] {
    didSet {
      for accessory in oldValue { accessory.view?.removeFromSuperview() }
      for accessory in accessories { accessory.view.map(addSubview) }
    }
  }

  public private(set) lazy var separatorLayoutGuide = UILayoutGuide(self)

  public required init?(coder: NSCoder) { nil }
}

public struct UICellAccessory {
  public enum Placement {
    case leading(displayed: DisplayedState)
    case trailing(displayed: DisplayedState)
  }
  public enum DisplayedState { case always, whenEditing, whenNotEditing }
  public enum AccessoryType: Hashable {
    case delete, multiselect, reorder, checkmark
    case customView(UIView)
  }
  public struct CustomViewConfiguration {
    let view: UIView

    public init(customView: UIView, placement: Placement) { view = customView }
  }

  public let accessoryType: AccessoryType
  var view: UIView? { if case .customView(let view) = accessoryType { view } else { nil } }

  public static func customView(configuration: CustomViewConfiguration) -> Self {
    Self(accessoryType: .customView(configuration.view))
  }
  public static func delete() -> Self { Self(accessoryType: .delete) }
  public static func multiselect() -> Self { Self(accessoryType: .multiselect) }
  public static func reorder() -> Self { Self(accessoryType: .reorder) }
  public static func checkmark() -> Self { Self(accessoryType: .checkmark) }
}

extension IndexPath {
  public init(row: Int, section: Int) { self = [section, row] }

  public init(item: Int, section: Int) { self = [section, item] }

  public var section: Int {
    precondition(count == 2, "An index path must have exactly two indices")
    return self[0]
  }

  public var row: Int { self[1] }

  public var item: Int { self[1] }
}
