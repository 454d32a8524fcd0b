public import Foundation

/// The name of a method with its labels, like a selector: `tableView(_:didSelectRowAt:)`.
public struct SimSelector: Hashable, Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  public let description: String

  public init(stringLiteral name: String) { description = name }
}

/// An object that can forward messages to another one, as every `NSObject` can on Apple's platforms.
open class SimObject: NSObject {
  /// Whether another object answers messages with this name. By default none does.
  open func responds(to selector: SimSelector!) -> Bool { false }

  /// Whether the object hides a method that its class implements. In UIKit it overrides `responds(to:)` for that.
  open func omits(_ selector: SimSelector) -> Bool { false }

  open func forwardingTarget(for selector: SimSelector!) -> Any? { nil }
}

extension NSObjectProtocol {
  /// A method that was never called counts as implemented.
  public func responds(to selector: SimSelector!) -> Bool {
    let type = ObjectIdentifier(type(of: self))
    let selector = selector ?? ""
    return MainActor.assumeIsolated { !MissingMethods.names(of: type).contains(selector) }
  }
}

@MainActor enum MissingMethods {
  private static var all: [ObjectIdentifier: Set<SimSelector>] = [:]

  static func names(of type: ObjectIdentifier) -> Set<SimSelector> { all[type] ?? [] }

  static func add(_ selector: SimSelector, of object: AnyObject) {
    all[ObjectIdentifier(type(of: object)), default: []].insert(selector)
  }
}
