/// The reason why a view would refuse an update, as a value.
public struct Violation: Error, Equatable, CustomStringConvertible {
  /// The rule that the update breaks.
  public var rule: Rule
  /// The text of the exception that the view raises. If the view raises no exception, or the package does not know the
  /// text, the message is a text of the package itself, with the prefix `sim:`.
  public var message: String
  /// The longer text that iOS 16.4 and later raise instead of `message`, without the last line; nil if there is none.
  /// For rule C4, one more line is the package's own, with the prefix `sim:`.
  package var details: String?

  /// Creates a violation of the rule that has the given ID.
  ///
  /// - Parameter text: Selects the message: an index in the list of the rule's texts that apply to `kind`.
  package init(
    _ id: String, _ values: [any CustomStringConvertible] = [], text: Int = 0,
    in kind: ListKind = .collection, lines: [String] = []
  ) {
    guard let rule = Rule(id: id) else { fatalError("Internal error: no rule for '\(id)'") }
    let texts = rule.texts.filter { $0.kind == nil || $0.kind == kind }
    self.rule = rule
    self.message = texts[text].filled(with: values, for: kind)
    self.details = lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// The code of the rule and the message, on one line.
  public var description: String { "\(rule.id): \(message)" }
}
