public import Foundation

/// The layer of a view.
open class CALayer: NSObject {
  /// The radius of the corners.
  open var cornerRadius: CGFloat = 0
  /// The width of the border.
  open var borderWidth: CGFloat = 0
  /// The color of the border. It is black by default in UIKit (CALayer.h), and nil here.
  open var borderColor: CGColor?
  /// The opacity of the shadow; 0 by default.
  open var shadowOpacity: Float = 0
  /// The blur radius of the shadow.
  open var shadowRadius: CGFloat = 3
  /// The offset of the shadow.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The path of the shadow; nil for the outline of the layer.
  open var shadowPath: CGPath?
  /// The animations that were added. They end at once here.
  public private(set) var animations: [CAAnimation] = []

  /// Lets what is drawn move.
  open func add(_ animation: CAAnimation, forKey key: String?) { animations.append(animation) }
}

#if !canImport(CoreGraphics)
  /// A color of a layer, which does not change with the dark.
  public final class CGColor: NSObject, Sendable {}
  /// A form.
  public final class CGPath: NSObject, Sendable {}
#endif

/// A form to draw, of which nothing is simulated.
open class UIBezierPath: NSObject {
  /// Creates a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {}
  /// Creates a part of a circle.
  public init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {}
  /// How thick its line is.
  public var lineWidth: CGFloat = 1
  /// Draws its line.
  public func stroke() {}
  /// The form.
  public var cgPath: CGPath {
    #if canImport(CoreGraphics)
      CGPath(rect: .zero, transform: nil)
    #else
      CGPath()
    #endif
  }
}

/// How what is drawn moves.
open class CAAnimation: NSObject {
  /// How long it moves, in seconds; 0 is what is usual, a quarter of a second (CAMediaTiming.h).
  open var duration = 0.0
}

/// How what is drawn becomes something else.
open class CATransition: CAAnimation {
  /// How it does.
  open var type = CATransitionType.fade
  /// From which side it comes.
  open var subtype: CATransitionSubtype?
}

/// A side from which something comes.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fromTop = Self(rawValue: "fromTop")
}

/// How what is drawn becomes something else.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fade = Self(rawValue: "fade")
  public static let push = Self(rawValue: "push")
}
