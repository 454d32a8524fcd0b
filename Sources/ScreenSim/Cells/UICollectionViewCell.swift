public import Foundation

/// A view that shows one item.
@MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// The view that holds the content.
  public let contentView = UIView(frame: .zero)
  /// The view behind the content.
  open var backgroundView: UIView?
  /// Whether the item is selected.
  open var isSelected = false
  /// Whether a finger is on the item.
  open var isHighlighted = false

  /// Creates a cell; collections call this for a registered class.
  public required init(frame: CGRect) {
    super.init(frame: frame)
    embed(contentView)
  }

  /// Creates a cell without decoding anything.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    embed(contentView)
  }
}
