public import Foundation

/// An object that hears of scrolling.
@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Reports that the offset changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Reports that the room of bars and others around the content changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  /// Reports that a finger starts to scroll.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Reports that the content begins to slow down.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Reports that an animated scroll ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_: UIScrollView) { Default.wasHit = true }
  public func scrollViewDidChangeAdjustedContentInset(_: UIScrollView) { Default.wasHit = true }
  public func scrollViewWillBeginDragging(_: UIScrollView) { Default.wasHit = true }
  public func scrollViewWillBeginDecelerating(_: UIScrollView) { Default.wasHit = true }
  public func scrollViewDidEndScrollingAnimation(_: UIScrollView) { Default.wasHit = true }
}
