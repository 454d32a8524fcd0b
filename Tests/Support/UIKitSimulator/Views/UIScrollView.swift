public import Foundation

@MainActor open class UIScrollView: UIView {
  public final var contentOffset: CGPoint = .zero {
    didSet { if contentOffset != oldValue { contentOffsetDidChange() } }
  }
  open var contentSize: CGSize = .zero
  public final var refreshControl: UIRefreshControl? {
    didSet {
      refreshControl?.scrollView = self
      if let refreshControl, UIDevice.current.userInterfaceIdiom == .mac {
        (self as? any JudgingView)?.report(.macIdiom(type(of: refreshControl)))
      }
    }
  }
  public final var scrollsToTop = true
  public let panGestureRecognizer = UIGestureRecognizer()
  /// Bars count only in directions in which the content is longer than the view, or always bounces (UIScrollView.h).
  public final var adjustedContentInset: UIEdgeInsets {
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
  open var contentInset: UIEdgeInsets = .zero { didSet { toldInset = adjustedContentInset } }
  public final var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  public final var alwaysBounceVertical = false { didSet { setNeedsLayout() } }
  final var canBePulled: Bool {
    let inset = adjustedContentInset
    return alwaysBounceVertical || contentSize.height > bounds.height - inset.top - inset.bottom
  }
  public final var alwaysBounceHorizontal = false
  public final var verticalScrollIndicatorInsets: UIEdgeInsets = .zero
  public final var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero
  final private(set) var knownInset: UIEdgeInsets = .zero
  private var toldInset: UIEdgeInsets = .zero {
    didSet { if toldInset != oldValue { adjustedContentInsetDidChange() } }
  }
  /// Whether scrolls end at multiples of the view's size. The simulator ignores it.
  public final var isPagingEnabled = false
  public final var showsHorizontalScrollIndicator = true
  public final internal(set) var isTracking = false
  public final internal(set) var isDragging = false
  public final internal(set) var isDecelerating = false

  final var delegateMessages = Messages(nil)

  @discardableResult final func askScrolling<Answer>(
    _ selector: SimSelector, _ question: (any UIScrollViewDelegate) -> Answer
  ) -> Answer? {
    delegateMessages.ask(selector, in: self, question)
  }

  /// Whether animations continue until a test ends them.
  public final var isAnimationSlow = false

  /// Sets the offset at once. Unless animations are slow, an animation ends before this method returns.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
    if animated, !isAnimationSlow { endScrollingAnimation() }
  }

  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let (inset, place) = (adjustedContentInset, contentOffset)
    let highest = max(-inset.top, contentSize.height + inset.bottom - bounds.height)
    let lower = max(place.y, rect.maxY + inset.bottom - bounds.height)
    let offset = CGPoint(x: place.x, y: min(min(lower, rect.minY - inset.top), highest))
    if offset != place { setContentOffset(offset, animated: animated) }
  }

  public final func endScrollingAnimation() {
    askScrolling("scrollViewDidEndScrollingAnimation(_:)") {
      $0.scrollViewDidEndScrollingAnimation(self)
    }
  }

  final func contentOffsetDidChange() {
    setNeedsLayout()
    askScrolling("scrollViewDidScroll(_:)") { $0.scrollViewDidScroll(self) }
  }

  open func adjustedContentInsetDidChange() {
    askScrolling("scrollViewDidChangeAdjustedContentInset(_:)") {
      $0.scrollViewDidChangeAdjustedContentInset(self)
    }
  }

  final func drag(_ action: () -> Void) {
    isTracking = true
    isDragging = true
    askScrolling("scrollViewWillBeginDragging(_:)") { $0.scrollViewWillBeginDragging(self) }
    action()
    isTracking = false
    isDragging = false
  }

  /// If the view is at the start of the content and bars appear or disappear, it stays at the start.
  final func clampContentOffset() {
    let (inset, old) = (adjustedContentInset, knownInset)
    (knownInset, toldInset) = (inset, inset)
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

  /// `automatic` differs from `scrollableAxes` only inside navigation controllers, which are not simulated.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }
}
