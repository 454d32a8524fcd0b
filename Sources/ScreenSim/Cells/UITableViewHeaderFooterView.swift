public import Foundation

/// A view that shows the header or the footer of a section.
@MainActor open class UITableViewHeaderFooterView: UIView {
  /// The view that holds the content.
  public let contentView = UIView(frame: .zero)
  /// The label that shows a title.
  public private(set) lazy var textLabel: UILabel? = UILabel(frame: .zero)
  /// The label that shows a subtitle.
  public private(set) lazy var detailTextLabel: UILabel? = UILabel(frame: .zero)
  /// The view behind the content.
  open var backgroundView: UIView?

  var reuse = ReuseState()

  /// Creates a view; tables call this for a registered class.
  public required init(reuseIdentifier: String?) {
    super.init(frame: .zero)
    reuse.identifier = reuseIdentifier
    embed(contentView)
  }

  /// Creates a view without decoding anything.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    embed(contentView)
  }

  /// The name under which the view is reused.
  open var reuseIdentifier: String? { reuse.identifier }

  /// Prepares the view for another section.
  open func prepareForReuse() {
    reuse.reachedBase = true
  }
}
