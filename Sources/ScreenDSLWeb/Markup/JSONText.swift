import ScreenDSL
import ScreenDSLRendering

/// A value of JSON, written so that no text can end the element of a page that it stands in.
indirect enum JSONValue: Sendable {
  case number(Int)
  case text(String)
  case list([JSONValue])
  /// Members in their order; their names are literals of this module.
  case object([Member])

  /// A name and a value.
  typealias Member = (name: StaticString, value: JSONValue)

  /// A list of texts.
  static func texts(_ texts: [String]) -> JSONValue { .list(texts.map(JSONValue.text)) }

  /// A list of numbers.
  static func numbers(_ numbers: [Int]) -> JSONValue { .list(numbers.map(JSONValue.number)) }
}

extension JSONValue {
  /// The value without white space; it has no character that means something to HTML in a script.
  var written: String {
    switch self {
    case .number(let number): "\(number)"
    case .text(let text): Self.quoted(text)
    case .list(let values): "[\(values.map(\.written).joined(separator: ","))]"
    case .object(let members):
      "{\(members.map { "\"\($0.name)\":\($0.value.written)" }.joined(separator: ","))}"
    }
  }

  /// What begins a tag or a comment, what ends a line for a script, and what is not seen.
  private static let escaped: [ClosedRange<UInt32>] = [
    0x3C...0x3C, 0x7F...0x9F, 0x2028...0x2029, 0xFEFF...0xFEFF,
  ]

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" {
        result += "\\\(scalar)"
      } else if scalar == "\n" {
        result += "\\n"
      } else if escaped.contains(where: { $0 ~= scalar.value }) || scalar.isForbiddenInMarkup {
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension MarkupNode {
  /// The node as a page's script builds it: a text, or its name, its attributes and what is in it.
  var json: JSONValue {
    switch self {
    case .text(let text): .text(text)
    case .html(let html): .text("\(html)")
    case .element(let name, let attributes, let children):
      .list([.text("\(name)"), Self.json(attributes), .list(children.map(\.json))])
    }
  }

  /// Attributes as an object.
  static func json(_ attributes: [Attribute]) -> JSONValue {
    .object(attributes.map { ($0.name, .text($0.value.text)) })
  }
}
