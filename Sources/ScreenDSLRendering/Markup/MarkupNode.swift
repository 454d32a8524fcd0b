/// A piece of an XML document as a value; whatever is a text in it is escaped when it is written.
///
/// Names of elements and attributes are literals of this module, by their type; nothing that comes
/// from elsewhere can become one.
indirect enum MarkupNode: Sendable {
  case element(StaticString, [Attribute], [MarkupNode])
  case text(String)

  /// One attribute of an element.
  struct Attribute: Sendable {
    let name: StaticString
    let value: Value
  }

  /// The value of an attribute.
  enum Value: Sendable {
    case word(StaticString)
    case number(Double)
    case text(String)
  }
}

extension MarkupNode.Value: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  init(floatLiteral value: Double) { self = .number(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }
}
