public import Foundation

/// A file that holds a view, which tests declare with `simulate(name:bundle:objects:)`.
@MainActor open class UINib: NSObject {
  /// A key for the options of `instantiate`.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name of the option.
    public var rawValue: String

    /// Creates a key from a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  let name: String
  let bundle: Bundle

  /// Names a nib; whether it exists shows when it is used.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    bundle = bundleOrNil ?? .main
    super.init()
  }

  /// Makes the objects in the nib.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    guard let objects = simulatedObjects else { fatalError(missingText) }
    return objects
  }
}
