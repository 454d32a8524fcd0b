public import Foundation

extension UIView {
  /// The view's own rectangle; its origin is always zero here.
  public var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// The middle of the frame.
  public var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(
        x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// Runs changes without animations, of which there are none here.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }

  func frameDidChange(from old: CGRect) {
    guard frame.size != old.size else { return }
    setNeedsLayout()
    sizeDidChange()
    for view in subviews { view.follow(from: old.size, to: frame.size) }
  }

  private func follow(from old: CGSize, to new: CGSize) {
    var next = frame
    if autoresizingMask.contains(.flexibleWidth) { next.size.width += new.width - old.width }
    if autoresizingMask.contains(.flexibleHeight) { next.size.height += new.height - old.height }
    if next != frame { frame = next }
  }
}
