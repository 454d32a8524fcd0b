// Foundation with the declarations of macOS that Foundation for Linux lacks and the simulator uses, or whose names the
// package also uses. They are only for type checks and do nothing.
@_exported public import CoreGraphics
@_exported public import Foundation

@MainActor open class UndoManager: NSObject {
  public override init() {}
  open var canUndo: Bool { false }
  open func removeAllActions() {}
}

public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  public init(stringLiteral name: String) {}
}

extension NSObjectProtocol {
  public func responds(to selector: Selector!) -> Bool { false }
}

extension NSObject {
  public func forwardingTarget(for selector: Selector!) -> Any? { nil }
}

/// Of MacTypes.h, which CFBase.h includes.
public struct Rect: Sendable {}
