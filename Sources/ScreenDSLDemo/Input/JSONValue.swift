/// A JSON value, and the line that it starts on.
struct JSONValue: Equatable {
  enum Kind: Equatable {
    case null
    case bool(Bool)
    /// As written; nothing here computes with numbers.
    case number(String)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])
  }

  var kind: Kind
  var line: Int
}

extension JSONValue.Kind: CustomStringConvertible {
  /// The kind of value, as it stands in a sentence: `a string`.
  var description: String {
    switch self {
    case .null: "null"
    case .bool: "a Boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
