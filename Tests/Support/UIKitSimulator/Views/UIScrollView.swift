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
      refreshControl?.scrollView = self
      guard refreshControl != nil, UIDevice.current.userInterfaceIdiom == .mac else { return }
      (self as? any JudgingView)?.report(.macIdiom)
    }
  }
  /// Whether a tap on the status bar scrolls to the top, if no other view on the screen does.
  open var scrollsToTop = true
  /// The gesture that scrolls.
  public let panGestureRecognizer = UIGestureRecognizer()
  /// Room around the content, with that of the bars along which the view scrolls, as `UIScrollView.h` says:
  /// where the content is longer than the view, or always bounces.
  open var adjustedContentInset: UIEdgeInsets {
    let (area, way) = (safeAreaInsets, contentInsetAdjustmentBehavior)
    var inset = contentInset
    if way == .never || area == .zero { return inset }
    if way == .always || alwaysBounceVertical || contentSize.height > bounds.height {
      (inset.top, inset.bottom) = (inset.top + area.top, inset.bottom + area.bottom)
    }
    if way == .always || alwaysBounceHorizontal || contentSize.width > bounds.width {
      (inset.left, inset.right) = (inset.left + area.left, inset.right + area.right)
    }
    return inset
  }
  /// Room around the content.
  open var contentInset: UIEdgeInsets = .zero {
    didSet { if contentInset != oldValue { adjustedContentInsetDidChange() } }
  }
  /// Whether the room of the bars is added to `contentInset`.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// Whether content that is shorter than the view can be pulled down.
  open var alwaysBounceVertical = false
  var canBePulled: Bool {
    let inset = adjustedContentInset
    return alwaysBounceVertical || contentSize.height > bounds.height - inset.top - inset.bottom
  }
  /// Whether content that is narrower than the view can be pulled aside.
  open var alwaysBounceHorizontal = false
  /// Where the vertical indicator ends before the sides do.
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero
  /// Where the horizontal indicator ends before the sides do.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero
  /// The insets with which the view was laid out last.
  private var knownInset: UIEdgeInsets = .zero
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

  /// Scrolls as little as shows all of a rectangle of the content, or its beginning.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let (inset, place) = (adjustedContentInset, contentOffset)
    let highest = max(-inset.top, contentSize.height + inset.bottom - bounds.height)
    let lower = max(place.y, rect.maxY + inset.bottom - bounds.height)
    let offset = CGPoint(x: place.x, y: min(min(lower, rect.minY - inset.top), highest))
    if offset != place { setContentOffset(offset, animated: animated) }
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

  open func adjustedContentInsetDidChange() {
    askScrolling("scrollViewDidChangeAdjustedContentInset(_:)") {
      $0.scrollViewDidChangeAdjustedContentInset(self)
    }
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

  /// Moves an offset that lies past the content back to its end, and one that is at the beginning along when
  /// bars come or go.
  func clampContentOffset() {
    let (inset, old) = (adjustedContentInset, knownInset)
    knownInset = inset
    let lowest = CGPoint(x: -inset.left, y: -inset.top)
    let highest = CGPoint(
      x: max(lowest.x, contentSize.width + inset.right - bounds.width),
      y: max(lowest.y, contentSize.height + inset.bottom - bounds.height))
    let place = CGPoint(
      x: contentOffset.x == -old.left ? lowest.x : contentOffset.x,
      y: contentOffset.y == -old.top ? lowest.y : contentOffset.y)
    let next = CGPoint(
      x: min(max(place.x, lowest.x), highest.x), y: min(max(place.y, lowest.y), highest.y))
    if next != contentOffset { contentOffset = next }
  }

  /// When the room of the bars is added to `contentInset`; `automatic` differs from `scrollableAxes` only
  /// inside navigation controllers, which are not simulated.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }
}
