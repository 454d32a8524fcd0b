public import Foundation

@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
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
