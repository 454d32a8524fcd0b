public import Foundation

@MainActor open class UITableReusableView: UIView, ContentShowing {
  let content = CellContent()
  open var contentView: UIView { content.view }
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set { content.show(newValue, in: self) }
  }
  /// Whether the cell updates its content configuration for each new state (UITableViewCell.h: true).
  open var automaticallyUpdatesContentConfiguration = true
  var state: any UIConfigurationState { UIViewConfigurationState(traitCollection: traitCollection) }

  open func setNeedsUpdateConfiguration() { content.setNeedsUpdate(of: self) }
  override func prepareForLayout() { content.update(self) }
  func press(_ isPressed: Bool) {}

  open var textLabel: UILabel? { content.label }

  var reuse = ReuseState()
  open var reuseIdentifier: String? { reuse.identifier }

  init(reused identifier: String?) {
    super.init(frame: .zero)
    reuse.identifier = identifier
    content.fill(self)
  }

  public required init?(coder: NSCoder) { nil }

  open func prepareForReuse() { reuse.reachedBase = true }
}

@MainActor open class UITableViewCell: UITableReusableView {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum EditingStyle: Int, Sendable { case none, delete, insert }

  open var configurationState: UICellConfigurationState {
    cellState(isSelected: isSelected, isHighlighted: isHighlighted)
  }
  override var state: any UIConfigurationState { configurationState }

  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  open var accessoryType = AccessoryType.none
  /// A view that replaces the accessory (UITableViewCell.h: nil).
  open var accessoryView: UIView? {
    didSet {
      if oldValue !== accessoryView { oldValue?.removeFromSuperview() }
      if let accessoryView, accessoryView.superview !== self { addSubview(accessoryView) }
    }
  }
  /// The indentation level of the default content (UITableViewCell.h: 0). A level is 10 points wide by default.
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  open var isSelected = false { didSet { setNeedsUpdateConfiguration() } }
  open var isHighlighted = false { didSet { setNeedsUpdateConfiguration() } }
  open var isEditing = false
  /// The edit control of the row. The table view asks for it when the cell appears, and when editing begins. No
  /// source tells that it asks again when the row is reconfigured.
  public internal(set) var editingStyle = EditingStyle.none
  /// All edit controls of the row, asked for together with the style: for deletion, selection and moves.
  public internal(set) var editControls: [Bool] = []

  public required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(reused: reuseIdentifier)
  }

  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

  open var selectionStyle = SelectionStyle.default

  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)

  public required init?(coder: NSCoder) { nil }

  open override var canBecomeFocused: Bool { true }
  override var isElementByItself: Bool { true }

  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  override func press(_ isPressed: Bool) { setHighlighted(isPressed, animated: true) }
}

@MainActor open class UITableViewHeaderFooterView: UITableReusableView {
  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }

  public required init(reuseIdentifier: String?) {
    super.init(reused: reuseIdentifier)
  }

  public required init?(coder: NSCoder) { nil }
}
