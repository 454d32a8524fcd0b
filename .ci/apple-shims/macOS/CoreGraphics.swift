// The declarations of CoreGraphics on macOS that Foundation for Linux lacks. They are only for type checks and do
// nothing.
public import Foundation

public struct CGAffineTransform: Equatable, Sendable {
  public static let identity = Self(rotationAngle: 0)
  public init(rotationAngle angle: CGFloat) {}
}

public final class CGColor: Sendable {
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
}

public final class CGPath: Sendable {
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {}
}
