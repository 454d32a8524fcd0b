public import Foundation

func percent(_ part: Float) -> String { "\(Int((part * 100).rounded()))%" }

@MainActor open class UIProgressView: UIView {
  open var progress: Float = 0 { didSet { progress = min(max(progress, 0), 1) } }
  open var progressTintColor: UIColor?
  public private(set) var wasAnimated = false
  open override var intrinsicContentSize: CGSize { CGSize(width: -1, height: 4) }
  override var isElementByItself: Bool { true }
  override var spokenValue: String? { percent(progress) }
  override var spokenTraits: UIAccessibilityTraits { .updatesFrequently }

  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
    wasAnimated = animated
  }
}

/// An activity indicator, hidden while it is not animated (UIActivityIndicatorView.h).
@MainActor open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100
    case large
  }

  open var style = Style.medium
  private var ownColor: UIColor?
  /// The color of the spokes; nil sets the color of the style (UIActivityIndicatorView.h).
  open var color: UIColor! {
    get { ownColor ?? .secondaryLabel }
    set { ownColor = newValue }
  }
  open private(set) var isAnimating = false
  override var isElementByItself: Bool { true }

  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
    isHidden = true
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 20) }

  open func startAnimating() {
    isAnimating = true
    if isHidden { isHidden = false }
  }

  /// Ends the animation, because animations end when a cell is reused for another row (rdar 33204155).
  override func cellIsReused() {
    super.cellIsReused()
    isAnimating = false
  }
}

@MainActor open class UIRefreshControl: UIControl {
  public private(set) var isRefreshing = false
  /// The calls of `endRefreshing()` without a refresh; in UIKit such a call may begin an animation.
  public private(set) var needlessEnds = 0
  weak var scrollView: UIScrollView?

  open func endRefreshing() {
    if !isRefreshing { needlessEnds += 1 }
    isRefreshing = false
  }

  /// If a view always bounces, the user can pull even short content (Apple, `alwaysBounceVertical`).
  public func pull() {
    if isRefreshing || scrollView?.canBePulled != true { return }
    isRefreshing = true
    sendActions(for: .valueChanged)
  }
}
