public import Foundation

/// The name of a method, as a list asks for it.
public struct SimSelector: Hashable, Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// The name with its labels.
  public let description: String

  /// Creates the name of a method from its base name and labels: `tableView(_:didSelectRowAt:)`.
  public init(stringLiteral name: String) { description = name }
}

/// An object that can hand messages on to another one, as every `NSObject` can on Apple's platforms.
///
/// Which methods the object's own class has is found out by calling them.
open class SimObject: NSObject {
  /// Whether messages with this name are answered by someone else; by default none are.
  open func responds(to selector: SimSelector!) -> Bool { false }

  /// Whether the object says that it lacks a method that its class has; in UIKit `responds(to:)` says so.
  open func omits(_ selector: SimSelector) -> Bool { false }

  /// The object that answers messages with this name.
  open func forwardingTarget(for selector: SimSelector!) -> Any? { nil }
}

extension NSObjectProtocol {
  /// Whether the object's class has a method, as far as it is known: one that was never called is taken
  /// to be there.
  public func responds(to selector: SimSelector!) -> Bool {
    let type = ObjectIdentifier(type(of: self))
    let selector = selector ?? ""
    return MainActor.assumeIsolated { !MissingMethods.names(of: type).contains(selector) }
  }
}

/// The methods that classes turned out not to have.
@MainActor enum MissingMethods {
  private static var all: [ObjectIdentifier: Set<SimSelector>] = [:]

  static func names(of type: ObjectIdentifier) -> Set<SimSelector> { all[type] ?? [] }

  static func add(_ selector: SimSelector, of object: AnyObject) {
    all[ObjectIdentifier(type(of: object)), default: []].insert(selector)
  }
}
