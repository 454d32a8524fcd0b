import Foundation

extension UIView {
  /// Adds the content view of a cell, which follows the size of the cell.
  func embed(_ contentView: UIView) {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
