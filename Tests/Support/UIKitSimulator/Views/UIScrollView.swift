public import Foundation

/// A view that shows a part of its content.
@MainActor open class UIScrollView: UIView {
  /// The point of the content at the top left.
  open var contentOffset: CGPoint = .zero {
    didSet { if contentOffset != oldValue { contentOffsetDidChange() } }
  }
  /// The size of the content.
  open var contentSize: CGSize = .zero
  /// What shows when the content is pulled down.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl != nil, UIDevice.current.userInterfaceIdiom == .mac else { return }
      (self as? any JudgingView)?.report(.macIdiom)
    }
  }
  /// Whether a tap on the status bar scrolls to the top, if no other view on the screen does.
  open var scrollsToTop = true
  /// The gesture that scrolls.
  public let panGestureRecognizer = UIGestureRecognizer()
  /// Room around the content, with that of the bars.
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  /// Room around the content.
  open var contentInset: UIEdgeInsets = .zero
  /// Whether scrolling comes to rest at whole lengths of the view; ignored.
  open var isPagingEnabled = false
  /// Whether a horizontal indicator shows.
  open var showsHorizontalScrollIndicator = true
  /// Whether a finger is on the content; only drivers change it.
  public internal(set) var isTracking = false
  /// Whether a finger moves the content; only drivers change it.
  public internal(set) var isDragging = false
  /// Whether the content moves on after the finger lifted; only drivers change it.
  public internal(set) var isDecelerating = false

  var delegateMessages = Messages(nil)

  @discardableResult func askScrolling<Answer>(
    _ selector: SimSelector, _ question: (any UIScrollViewDelegate) -> Answer
  ) -> Answer? {
    delegateMessages.ask(selector, in: self, question)
  }

  /// Whether an animation goes on until a test ends it.
  public var isAnimationSlow = false

  /// Scrolls to a point at once; an animation ends before this method returns, unless it is slow.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
    if animated, !isAnimationSlow { endScrollingAnimation() }
  }

  /// Ends an animation.
  public func endScrollingAnimation() {
    askScrolling("scrollViewDidEndScrollingAnimation(_:)") {
      $0.scrollViewDidEndScrollingAnimation(self)
    }
  }

  func contentOffsetDidChange() {
    setNeedsLayout()
    askScrolling("scrollViewDidScroll(_:)") { $0.scrollViewDidScroll(self) }
  }

  /// Puts a finger on the view, does something and lifts it.
  func drag(_ action: () -> Void) {
    isTracking = true
    isDragging = true
    askScrolling("scrollViewWillBeginDragging(_:)") { $0.scrollViewWillBeginDragging(self) }
    action()
    isTracking = false
    isDragging = false
  }

  /// Moves an offset that lies past the content back to its end.
  func clampContentOffset() {
    let lowest = CGPoint(x: -contentInset.left, y: -contentInset.top)
    let highest = CGPoint(
      x: max(lowest.x, contentSize.width + contentInset.right - bounds.width),
      y: max(lowest.y, contentSize.height + contentInset.bottom - bounds.height))
    let next = CGPoint(
      x: min(max(contentOffset.x, lowest.x), highest.x),
      y: min(max(contentOffset.y, lowest.y), highest.y))
    if next != contentOffset { contentOffset = next }
  }
}
