public import Foundation

/// What the views of a table have in common.
@MainActor open class UITableReusableView: UIView, ContentShowing {
  let content = CellContent()
  /// The view of the content. Each type of configuration has another view.
  open var contentView: UIView { content.view }
  /// The content configuration that the content view shows; nil if there is none.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set { content.show(newValue, in: self) }
  }
  /// Whether the content adapts to each new state, and is set again (UITableViewCell.h: true).
  open var automaticallyUpdatesContentConfiguration = true
  var state: any UIConfigurationState { UIViewConfigurationState(traitCollection: traitCollection) }

  /// Asks for an update at the next layout.
  open func setNeedsUpdateConfiguration() { content.setNeedsUpdate(of: self) }
  override func prepareForLayout() { content.update(self) }
  func press(_ isPressed: Bool) {}

  /// The main label.
  open var textLabel: UILabel? { content.label }

  var reuse = ReuseState()
  /// The reuse identifier of the view.
  open var reuseIdentifier: String? { reuse.identifier }

  init(reused identifier: String?) {
    super.init(frame: .zero)
    reuse.identifier = identifier
    content.fill(self)
  }

  /// Unavailable, because the simulator decodes no archives.
  public required init?(coder: NSCoder) { nil }

  /// Prepares the view for another row or section.
  open func prepareForReuse() { reuse.reachedBase = true }
}

/// A view that shows one row.
@MainActor open class UITableViewCell: UITableReusableView {
  /// The layout of a cell.
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  /// What the edit button of a row does.
  public enum EditingStyle: Int, Sendable { case none, delete, insert }

  /// The state.
  open var configurationState: UICellConfigurationState {
    cellState(isSelected: isSelected, isHighlighted: isHighlighted)
  }
  override var state: any UIConfigurationState { configurationState }

  /// What the system shows at the end of a row.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  /// What the system shows at the end of the row.
  open var accessoryType = AccessoryType.none
  /// A view in its place (UITableViewCell.h: nil).
  open var accessoryView: UIView? {
    didSet {
      if oldValue !== accessoryView { oldValue?.removeFromSuperview() }
      if let accessoryView, accessoryView.superview !== self { addSubview(accessoryView) }
    }
  }
  /// How far the default content is indented, in steps (UITableViewCell.h: 0), and how wide these are (10).
  open var indentationLevel = 0
  /// The width of a level in points.
  open var indentationWidth: CGFloat = 10
  /// Whether the row is selected.
  open var isSelected = false { didSet { setNeedsUpdateConfiguration() } }
  /// Whether a finger presses on the row.
  open var isHighlighted = false { didSet { setNeedsUpdateConfiguration() } }
  /// Whether the row shows its edit controls.
  open var isEditing = false
  /// The edit button of the row: it is asked for when the cell comes, and when editing begins. No source says that it
  /// is for a row that is reconfigured.
  public internal(set) var editingStyle = EditingStyle.none

  /// Creates a cell; tables call this for a registered class.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(reused: reuseIdentifier)
  }

  /// How a row looks while it is selected.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

  /// How the row looks while it is selected.
  open var selectionStyle = SelectionStyle.default

  /// The distances of the separator from the edges.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)

  /// Unavailable, because the simulator decodes no archives.
  public required init?(coder: NSCoder) { nil }

  open override var canBecomeFocused: Bool { true }
  override var isElementByItself: Bool { true }

  /// Selects the cell.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  /// Shows the cell pressed.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  override func press(_ isPressed: Bool) { setHighlighted(isPressed, animated: true) }
}

/// A view that shows the header or the footer of a section.
@MainActor open class UITableViewHeaderFooterView: UITableReusableView {
  /// The state.
  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }

  /// Creates a view; tables call this for a registered class.
  public required init(reuseIdentifier: String?) {
    super.init(reused: reuseIdentifier)
  }

  /// Unavailable, because the simulator decodes no archives.
  public required init?(coder: NSCoder) { nil }
}
