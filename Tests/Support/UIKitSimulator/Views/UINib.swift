public import Foundation

@MainActor open class UINib: NSObject {
  let name: String
  let bundle: Bundle

  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    bundle = bundleOrNil ?? .main
  }
}

extension UINib {
  /// Declares what a nib contains. All tests of a process share nibs.
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
