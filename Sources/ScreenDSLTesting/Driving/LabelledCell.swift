/// A cell that says what assistive technologies call it, so that ``TestScreen`` can check it.
@MainActor
public protocol LabelledCell: AnyObject {
  /// What assistive technologies call the cell; nil if it is silent.
  var accessibilityLabel: String? { get }
}
