public import Foundation

/// An object that hears of scrolling.
@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Tells that the offset changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Tells that a finger starts to scroll.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Tells that the finger lifted.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Tells that the content begins to slow down.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Tells that the content stopped.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Tells that an animated scroll ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Asks whether a tap on the status bar scrolls to the top.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Tells that the view scrolled to the top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_: UIScrollView) { Default.wasHit = true }
  public func scrollViewWillBeginDragging(_: UIScrollView) { Default.wasHit = true }
  public func scrollViewDidEndDragging(_: UIScrollView, willDecelerate _: Bool) {
    Default.wasHit = true
  }
  public func scrollViewWillBeginDecelerating(_: UIScrollView) { Default.wasHit = true }
  public func scrollViewDidEndDecelerating(_: UIScrollView) { Default.wasHit = true }
  public func scrollViewDidEndScrollingAnimation(_: UIScrollView) { Default.wasHit = true }
  public func scrollViewShouldScrollToTop(_: UIScrollView) -> Bool { Default.answer(true) }
  public func scrollViewDidScrollToTop(_: UIScrollView) { Default.wasHit = true }
}
