/// A view that shows text.
@MainActor open class UILabel: UIView {
  /// The text.
  open var text: String?
  /// The most lines to show; 0 is no limit.
  open var numberOfLines = 1
  /// The color of the text.
  open var textColor: UIColor?
}
