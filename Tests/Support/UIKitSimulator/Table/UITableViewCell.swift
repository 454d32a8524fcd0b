public import Foundation

/// A view that shows one row.
@MainActor open class UITableViewCell: UIView, ReusableView {
  /// The layout of a cell.
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  /// What the edit button of a row does.
  public enum EditingStyle: Int, Sendable { case none, delete, insert }

  /// The view that holds the content.
  public let contentView = UIView(frame: .zero)
  /// What the content view shows, if it is a value.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentView.show(contentConfiguration) }
  }
  /// The main label.
  public private(set) lazy var textLabel: UILabel? = contentView.addLabel()
  /// The second label.
  public private(set) lazy var detailTextLabel: UILabel? = contentView.addLabel()
  /// The view behind the content.
  open var backgroundView: UIView?
  /// Whether the row is selected.
  open var isSelected = false
  /// Whether the row shows its edit controls.
  open var isEditing = false

  var reuse = ReuseState()

  /// Creates a cell; tables call this for a registered class.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(frame: .zero)
    reuse.identifier = reuseIdentifier
    embed(contentView)
  }

  /// Not available: nothing is decoded here.
  public required init?(coder: NSCoder) { nil }

  open override var canBecomeFocused: Bool { true }
  override var isElementByItself: Bool { true }

  /// The name under which the cell is reused.
  open var reuseIdentifier: String? { reuse.identifier }

  /// Prepares the cell for another row.
  open func prepareForReuse() { reuse.reachedBase = true }

  /// Selects the cell.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
}

/// A view that shows the header or the footer of a section.
@MainActor open class UITableViewHeaderFooterView: UIView, ReusableView {
  /// The view that holds the content.
  public let contentView = UIView(frame: .zero)
  /// What the content view shows, if it is a value.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentView.show(contentConfiguration) }
  }
  /// The label that shows a title.
  public private(set) lazy var textLabel: UILabel? = contentView.addLabel()
  /// The label that shows a subtitle.
  public private(set) lazy var detailTextLabel: UILabel? = contentView.addLabel()
  /// The view behind the content.
  open var backgroundView: UIView?

  var reuse = ReuseState()

  /// Creates a view; tables call this for a registered class.
  public required init(reuseIdentifier: String?) {
    super.init(frame: .zero)
    reuse.identifier = reuseIdentifier
    embed(contentView)
  }

  /// Not available: nothing is decoded here.
  public required init?(coder: NSCoder) { nil }

  /// The name under which the view is reused.
  open var reuseIdentifier: String? { reuse.identifier }

  /// Prepares the view for another section.
  open func prepareForReuse() { reuse.reachedBase = true }
}

extension UIView {
  /// Adds a label, as a cell does with its own ones when they are first used.
  fileprivate func addLabel() -> UILabel {
    let label = UILabel(frame: .zero)
    attach(label)
    return label
  }

  /// Adds the content view of a cell, which follows the size of the cell.
  func embed(_ contentView: UIView) {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
