public import Foundation

public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let none = Self([])
  public static let button = Self(rawValue: 1)
  public static let link = Self(rawValue: 2)
  public static let image = Self(rawValue: 4)
  public static let selected = Self(rawValue: 8)
  public static let notEnabled = Self(rawValue: 256)
  public static let updatesFrequently = Self(rawValue: 512)
  public static let adjustable = Self(rawValue: 4_096)
  public static let header = Self(rawValue: 65_536)
  /// The element is on or off. It is public since iOS 17, and a switch has it (AccessibilitySnapshot).
  @available(iOS 17, tvOS 17, *)
  public static let toggleButton = Self(rawValue: 1 << 53)
}

@available(iOS 18, tvOS 18, *)
public enum UIAccessibilityExpandedStatus: Int, Sendable { case unsupported, expanded, collapsed }

extension NSAttributedString.Key {
  public static let accessibilityTextHeadingLevel = Self("UIAccessibilityTextHeadingLevel")
}

public enum UIAccessibility {
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let announcement = Self(rawValue: 1008)
  }

  public nonisolated(unsafe) static var isReduceMotionEnabled = false

  private nonisolated(unsafe) static var announcements: [String] = []

  public static func post(notification: Notification, argument: Any?) {
    if notification == .announcement, let text = argument as? String { announcements.append(text) }
  }

  /// Here the screen is the window.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView)
    -> CGRect
  {
    MainActor.assumeIsolated { view.convert(rect, to: nil) }
  }

  public static func takeAnnouncements() -> [String] {
    defer { announcements = [] }
    return announcements
  }
}

@MainActor open class UIAccessibilityCustomAction: NSObject {
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool
  open var name: String
  open var actionHandler: Handler?

  public init(name: String, actionHandler: @escaping Handler) {
    (self.name, self.actionHandler) = (name, actionHandler)
  }
}

@MainActor open class UIAccessibilityElement: UIResponder {
  public final weak var accessibilityContainer: AnyObject?
  open var accessibilityFrameInContainerSpace = CGRect.zero
  open override var next: UIResponder? { accessibilityContainer as? UIResponder }

  open override var accessibilityFrame: CGRect {
    get {
      let (frame, view) = (accessibilityFrameInContainerSpace, accessibilityContainer as? UIView)
      return view.map { UIAccessibility.convertToScreenCoordinates(frame, in: $0) } ?? frame
    }
    set {}
  }
  /// If the app has set the point at which VoiceOver taps, the point does not move with the element.
  open override var accessibilityActivationPoint: CGPoint {
    get { ownPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
    set { ownPoint = newValue }
  }
  private var ownPoint: CGPoint?

  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    isAccessibilityElement = true
  }
}

extension UIView {
  func control(at point: CGPoint) -> UIControl? {
    subviews.lazy.compactMap { $0.control(at: point) }.first
      ?? (self as? UIControl).flatMap {
        $0.isTouchable && convert(bounds, to: nil).contains(point) ? $0 : nil
      }
  }

  /// If no `accessibilityElements` decide the order, it is from top to bottom and in the direction of reading.
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
