public import Foundation

/// A file that holds a view, which tests declare with `simulate(name:bundle:objects:)`.
@MainActor open class UINib: NSObject {
  let name: String
  let bundle: Bundle

  /// Names a nib; whether it exists shows when it is used.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    bundle = bundleOrNil ?? .main
  }
}

extension UINib {
  /// Declares what a nib contains.
  ///
  /// - Parameters:
  ///   - name: The name of the nib; nibs are shared by all tests of a process.
  ///   - bundle: The bundle that has the nib; nil is the main bundle.
  ///   - reuseIdentifier: The reuse identifier that the nib gives to its views, if it does.
  ///   - objects: Makes new top level objects each time the nib is used.
  public static func simulate(
    name: String, bundle: Bundle? = nil, reuseIdentifier: String? = nil,
    objects: @escaping @MainActor () -> [Any]
  ) {
    SimulatedNibs.contents[key(name, bundle ?? .main)] = {
      let objects = objects()
      for case let view as any ReusableView in objects where reuseIdentifier != nil {
        view.reuse.identifier = reuseIdentifier
      }
      return objects
    }
  }

  var simulatedObjects: [Any]? { SimulatedNibs.contents[Self.key(name, bundle)]?() }

  var missing: SimViolation { .rule("R11", bundle.bundlePath, name) }

  private static func key(_ name: String, _ bundle: Bundle) -> String {
    "\(bundle.bundlePath)/\(name)"
  }
}

@MainActor private enum SimulatedNibs {
  static var contents: [String: @MainActor () -> [Any]] = [:]
}
