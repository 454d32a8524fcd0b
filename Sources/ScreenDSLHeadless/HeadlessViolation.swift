public import ScreenDSL
internal import UpdateContract

/// A rule of list views that an update broke; UIKit would have raised an exception, or worse.
///
/// The headless host records it and shows all rows anew, so that a test can go on.
public struct HeadlessViolation: Error, Hashable, Sendable {
  /// The rule's code, such as `C2` or `W1`, as in `UIKit.md`.
  public let code: String
  /// The text of the exception that UIKit raises, or one of ours.
  public let message: String
  /// The container whose list it is; nil for the screen's.
  public let container: RowPath?
}

extension HeadlessViolation: CustomStringConvertible {
  /// The code, the message and the container.
  public var description: String {
    "\(code): \(message)" + (container.map { " (in '\($0)')" } ?? "")
  }
}

extension HeadlessViolation {
  init(_ violation: Violation, in container: RowPath?) {
    self.init(
      code: violation.code.rawValue, message: violation.message, container: container)
  }
}

extension HeadlessLevel {
  var contractLevel: ContractLevel {
    switch self {
    case .contract: .contract
    case .knownBugs: .knownBugs
    case .discipline: .discipline
    }
  }
}
