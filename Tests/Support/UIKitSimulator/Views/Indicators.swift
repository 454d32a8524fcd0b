public import Foundation

/// A part of 1 as UIKit speaks it.
func percent(_ part: Float) -> String { "\(Int((part * 100).rounded()))%" }

/// A progress bar.
@MainActor open class UIProgressView: UIView {
  /// The progress, from 0 to 1.
  open var progress: Float = 0 { didSet { progress = min(max(progress, 0), 1) } }
  /// The color of the progress.
  open var progressTintColor: UIColor?
  /// Whether it moved to where it is, not jumped.
  public private(set) var wasAnimated = false
  open override var intrinsicContentSize: CGSize { CGSize(width: -1, height: 4) }
  override var isElementByItself: Bool { true }
  override var spokenValue: String? { percent(progress) }
  override var spokenTraits: UIAccessibilityTraits { .updatesFrequently }

  /// Fills it.
  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
    wasAnimated = animated
  }
}

/// An activity indicator, hidden while it is not animated (UIActivityIndicatorView.h).
@MainActor open class UIActivityIndicatorView: UIView {
  /// How large it is.
  public enum Style: Int, Sendable {
    case medium = 100
    case large
  }

  /// How large it is.
  open var style = Style.medium
  /// Whether it is animated.
  open private(set) var isAnimating = false
  override var isElementByItself: Bool { true }

  /// Creates one that stands still.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
    isHidden = true
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 20) }

  /// Lets it turn.
  open func startAnimating() {
    isAnimating = true
    if isHidden { isHidden = false }
  }

  /// Animations do not outlive the use of a cell for another row (rdar 33204155).
  override func cellIsReused() {
    super.cellIsReused()
    isAnimating = false
  }
}

/// The refresh control of a list.
@MainActor open class UIRefreshControl: UIControl {
  /// Whether it is animated.
  public private(set) var isRefreshing = false
  /// How often the refresh was ended although none was running, which may begin an animation in UIKit.
  public private(set) var needlessEnds = 0
  weak var scrollView: UIScrollView?

  /// Ends the refresh.
  open func endRefreshing() {
    if !isRefreshing { needlessEnds += 1 }
    isRefreshing = false
  }

  /// Pulls the list down; what a user does. Content that is not longer than the view must bounce always for that
  /// (Apple, `alwaysBounceVertical`: false at first, but true in tables).
  public func pull() {
    if isRefreshing || scrollView?.canBePulled != true { return }
    isRefreshing = true
    sendActions(for: .valueChanged)
  }
}
