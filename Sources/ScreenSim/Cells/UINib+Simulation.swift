public import Foundation

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

  /// Forgets a nib.
  public static func stopSimulating(name: String, bundle: Bundle? = nil) {
    SimulatedNibs.contents[key(name, bundle ?? .main)] = nil
  }

  var simulatedObjects: [Any]? {
    SimulatedNibs.contents[Self.key(name, bundle)]?()
  }

  var missingText: String {
    "Could not load NIB in bundle: 'NSBundle <\(bundle.bundlePath)> (loaded)' with name '\(name)'"
  }

  private static func key(_ name: String, _ bundle: Bundle) -> String {
    "\(bundle.bundlePath)/\(name)"
  }
}

@MainActor private enum SimulatedNibs {
  static var contents: [String: @MainActor () -> [Any]] = [:]
}
