import ScreenDSL

/// Where a host gets a new cell from: a class, a nib, a storyboard or a closure.
public enum CellSource<Host: CellHost>: Sendable {
  /// The host makes an object of the class.
  case `class`(AnyObject.Type)
  /// The host loads the nib, which holds one object of the class.
  case nib(NibReference, AnyObject.Type)
  /// The host has a prototype of the class under the registration's identifier, from a storyboard.
  case prototype(AnyObject.Type)
  /// The host takes a cell of its own kind, which shows what the registration's closure gives it.
  case content
  /// The closure makes the view; a host that cannot use it as a cell puts it into one of its own.
  case factory(@MainActor @Sendable () -> Host.View)
}

extension CellSource {
  /// The class of the cells; nil if the host takes one of its own.
  package var type: AnyObject.Type? {
    switch self {
    case .class(let type), .nib(_, let type), .prototype(let type): type
    case .content, .factory: nil
    }
  }
}

extension CellSource: CustomStringConvertible {
  /// What the views are made from, with the class or the nib's name.
  public var description: String {
    switch self {
    case .class(let type): "class \(ValueText.name(of: type))"
    case .nib(let nib, _): "nib \(nib)"
    case .prototype(let type): "prototype of \(ValueText.name(of: type))"
    case .content: "content"
    case .factory: "factory"
    }
  }
}

/// Names a nib: a file of an app's or a framework's bundle that holds a view.
public struct NibReference: Hashable, Sendable {
  /// The file's name, without extension.
  public let name: String
  /// The bundle's identifier; nil for the bundle of the cell's class.
  public let bundleIdentifier: String?
  /// Where the bundle is, if it was named by itself.
  package let bundlePath: String?

  /// Creates the reference to a nib of the bundle that the cell's class is in, or of another one.
  public init(_ name: String, bundleIdentifier: String? = nil) {
    self.name = name
    self.bundleIdentifier = bundleIdentifier
    bundlePath = nil
  }

  /// Creates the reference to a nib of the bundle at a path.
  package init(_ name: String, bundlePath: String) {
    self.name = name
    bundleIdentifier = nil
    self.bundlePath = bundlePath
  }
}

extension NibReference: ExpressibleByStringLiteral {
  /// Creates the reference to a nib of the bundle that the cell's class is in.
  public init(stringLiteral name: String) { self.init(name) }
}

extension NibReference: CustomStringConvertible {
  /// The name, followed by the bundle's identifier or path if there is one.
  public var description: String {
    (bundleIdentifier ?? bundlePath).map { "\(name) in \($0)" } ?? name
  }
}
