public import Foundation

/// The accessibility traits of an element.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt64

  /// Creates traits from bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Nothing in particular.
  public static let none = Self([])
  /// It does something when it is tapped.
  public static let button = Self(rawValue: 1)
  /// It opens something elsewhere.
  public static let link = Self(rawValue: 2)
  /// It is a picture.
  public static let image = Self(rawValue: 4)
  /// It is chosen.
  public static let selected = Self(rawValue: 8)
  /// It cannot be used now.
  public static let notEnabled = Self(rawValue: 256)
  /// It changes often.
  public static let updatesFrequently = Self(rawValue: 512)
  /// It can be set higher and lower.
  public static let adjustable = Self(rawValue: 4_096)
  /// It is a title.
  public static let header = Self(rawValue: 65_536)
  /// It is on or off; public since iOS 17, and what a switch has (AccessibilitySnapshot).
  @available(iOS 17, tvOS 17, *)
  public static let toggleButton = Self(rawValue: 1 << 53)
}

/// Whether what belongs to an element is unfolded (UIAccessibilityConstants.h, iOS 18).
@available(iOS 18, tvOS 18, *)
public enum UIAccessibilityExpandedStatus: Int, Sendable { case unsupported, expanded, collapsed }

extension NSAttributedString.Key {
  /// The level of a heading, from 1 to 6 (UIAccessibilityTextAttributeHeadingLevel).
  public static let accessibilityTextHeadingLevel = Self("UIAccessibilityTextHeadingLevel")
}

/// Posts notifications to assistive technologies.
public enum UIAccessibility {
  /// The kind of news.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let announcement = Self(rawValue: 1008)
  }

  /// Whether the user prefers reduced motion.
  public nonisolated(unsafe) static var isReduceMotionEnabled = false

  /// What was to be read out since the last call of ``takeAnnouncements()``.
  private nonisolated(unsafe) static var announcements: [String] = []

  /// Tells it something.
  public static func post(notification: Notification, argument: Any?) {
    if notification == .announcement, let text = argument as? String { announcements.append(text) }
  }

  /// Returns where a rectangle of a view is on the screen, here in the window.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView)
    -> CGRect
  {
    MainActor.assumeIsolated { view.convert(rect, to: nil) }
  }

  /// Returns what was to be read out since the last call.
  public static func takeAnnouncements() -> [String] {
    defer { announcements = [] }
    return announcements
  }
}

/// An accessibility action of an element.
@MainActor open class UIAccessibilityCustomAction: NSObject {
  /// Does it, and returns whether it was done.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool
  /// What it is called.
  open var name: String
  /// Does it.
  open var actionHandler: Handler?

  /// Creates something to do.
  public init(name: String, actionHandler: @escaping Handler) {
    (self.name, self.actionHandler) = (name, actionHandler)
  }
}

/// An accessibility element that is no view.
@MainActor open class UIAccessibilityElement: UIResponder {
  /// The view that it is in.
  open weak var accessibilityContainer: AnyObject?
  /// Where it is in that view.
  open var accessibilityFrameInContainerSpace = CGRect.zero
  open override var next: UIResponder? { accessibilityContainer as? UIResponder }

  /// Where the container is now, with the element in it.
  open override var accessibilityFrame: CGRect {
    get {
      let (frame, view) = (accessibilityFrameInContainerSpace, accessibilityContainer as? UIView)
      return view.map { UIAccessibility.convertToScreenCoordinates(frame, in: $0) } ?? frame
    }
    set {}
  }
  /// Where a screen reader taps: in the middle, unless somebody has set a point, which nothing moves along.
  open override var accessibilityActivationPoint: CGPoint {
    get { ownPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
    set { ownPoint = newValue }
  }
  private var ownPoint: CGPoint?

  /// Creates one that a view has.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    isAccessibilityElement = true
  }
}

extension UIView {
  /// The control inside at a point on the screen.
  func control(at point: CGPoint) -> UIControl? {
    subviews.lazy.compactMap { $0.control(at: point) }.first
      ?? (self as? UIControl).flatMap {
        $0.isTouchable && convert(bounds, to: nil).contains(point) ? $0 : nil
      }
  }

  /// What a screen reader stops at in the view, in order: at an element, which hides all below it, and at
  /// nothing that is hidden. Those that no `accessibilityElements` name come as they lie, from the top down
  /// and in reading direction.
  public var accessibilityStops: [UIResponder] {
    if isHidden || alpha == 0 || accessibilityElementsHidden { return [] }
    if isAccessibilityElement { return [self] }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let inside = subviews.enumerated().map { place, view in
      (view, (view.frame.minY, isMirrored ? -view.frame.maxX : view.frame.minX, place))
    }
    let elements: [Any] = accessibilityElements ?? inside.sorted { $0.1 < $1.1 }.map(\.0)
    return elements.flatMap { element -> [UIResponder] in
      if let view = element as? UIView { return view.accessibilityStops }
      return [element as? UIResponder].compactMap { $0 }
    }
  }
}
