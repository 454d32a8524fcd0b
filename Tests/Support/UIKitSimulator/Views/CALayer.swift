public import Foundation

open class CALayer: NSObject {
  open var cornerRadius: CGFloat = 0
  open var borderWidth: CGFloat = 0
  /// The color of the border. It is black by default in UIKit (CALayer.h), and nil here.
  open var borderColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowRadius: CGFloat = 3
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowPath: CGPath?
  /// The animations that were added. Here they end at once.
  public private(set) var animations: [CAAnimation] = []

  open func add(_ animation: CAAnimation, forKey key: String?) { animations.append(animation) }
}

#if !canImport(CoreGraphics)
  public final class CGColor: NSObject, Sendable {}
  public final class CGPath: NSObject, Sendable {}
#endif

/// A path that can be drawn. The simulator only notes the color of each stroke and the radius and the angles of each arc.
open class UIBezierPath: NSObject {
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {}
  public init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    let angle = endAngle - startAngle
    Self.arcs.append([radius, startAngle, clockwise ? angle : -angle])
  }
  public var lineWidth: CGFloat = 1 { didSet { Self.arcs[Self.arcs.count - 1].append(lineWidth) } }
  nonisolated(unsafe) static var (strokes, arcs): ([UIColor], [[CGFloat]]) = ([], [])
  public func stroke() { Self.strokes.append(.stroke) }
  public var cgPath: CGPath {
    #if canImport(CoreGraphics)
      CGPath(rect: .zero, transform: nil)
    #else
      CGPath()
    #endif
  }
}

open class CAAnimation: NSObject {
  /// The duration in seconds; 0 means a quarter of a second (CAMediaTiming.h).
  open var duration = 0.0
}

open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  open var subtype: CATransitionSubtype?
}

public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fromTop = Self(rawValue: "fromTop")
}

public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fade = Self(rawValue: "fade")
  public static let push = Self(rawValue: "push")
}
