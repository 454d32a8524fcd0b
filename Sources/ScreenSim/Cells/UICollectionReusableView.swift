public import Foundation

/// A view that a collection reuses.
@MainActor open class UICollectionReusableView: UIView {
  var reuse = ReuseState()

  /// Creates a view; collections call this for a registered class.
  public required override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view without decoding anything.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The name under which the view is reused.
  open var reuseIdentifier: String? { reuse.identifier }

  /// Prepares the view for another element.
  open func prepareForReuse() {
    reuse.reachedBase = true
  }

  /// Takes the attributes that the layout computed.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns the attributes that the view would like; not asked here.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes
  }
}
