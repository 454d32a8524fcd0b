public import Foundation

@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called after the offset has changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called after the adjusted content inset has changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called when the content begins to slow down.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_: UIScrollView) { Default.wasHit = true }
  public func scrollViewDidChangeAdjustedContentInset(_: UIScrollView) { Default.wasHit = true }
  public func scrollViewWillBeginDragging(_: UIScrollView) { Default.wasHit = true }
  public func scrollViewWillBeginDecelerating(_: UIScrollView) { Default.wasHit = true }
  public func scrollViewDidEndScrollingAnimation(_: UIScrollView) { Default.wasHit = true }
}
