/// The reason why a view would refuse an update, as a value instead of an exception.
public struct Violation: Error, Equatable, CustomStringConvertible {
  /// The rule that was broken.
  public var code: Code
  /// The text that the view raises, or one of ours with the prefix `sim:` where the real one is unknown.
  public var message: String
  /// The longer text of iOS 16.4 and later, for wrong counts only (C1, C2 and C4).
  ///
  /// It has the lines about the data source and the updates, and not the last one, which describes
  /// the view object. A reload is listed as the delete and the insert that the view makes of it.
  public var details: String?

  /// Creates a violation of one rule.
  public init(code: Code, message: String, details: String? = nil) {
    self.code = code
    self.message = message
    self.details = details
  }

  /// The code and the message on one line.
  public var description: String {
    "\(code.rawValue): \(message)"
  }
}
