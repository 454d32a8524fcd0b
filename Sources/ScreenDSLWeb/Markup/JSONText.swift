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

/// Writes JSON without white space.
struct JSONWriter {
  private var text = ""

  /// Returns the text of a value; it has no character that means something to HTML.
  static func text(of value: JSONValue) -> String {
    var writer = JSONWriter()
    writer.write(value)
    return writer.text
  }

  private mutating func write(_ value: JSONValue) {
    switch value {
    case .number(let number): text += "\(number)"
    case .text(let string): write(string)
    case .list(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        write(value)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        text += index > 0 ? ",\"\(member.name)\":" : "\"\(member.name)\":"
        write(member.value)
      }
      text += "}"
    }
  }

  private mutating func write(_ string: String) {
    text += "\""
    if string.hasPlainLetters {
      text += string
    } else {
      for scalar in string.unicodeScalars {
        if scalar.isEscapedInJSON { writeCode(scalar) } else { text.unicodeScalars.append(scalar) }
      }
    }
    text += "\""
  }

  /// Writes a scalar of at most 16 bits as `\u` and four digits.
  private mutating func writeCode(_ scalar: Unicode.Scalar) {
    let digits = String(scalar.value, radix: 16)
    text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}

extension String {
  /// Whether it is of letters, digits and the like, as most names are: nothing is looked up for them.
  fileprivate var hasPlainLetters: Bool {
    utf8.allSatisfy { byte in
      0x23...0x25 ~= byte || 0x28...0x3B ~= byte || 0x3F...0x5B ~= byte || 0x5D...0x7E ~= byte
        || byte == 0x20 || byte == 0x21 || byte == 0x3D
    }
  }
}

extension Unicode.Scalar {
  /// Whether JSON in a page may not have the scalar as it is: what ends a string or an element, what
  /// begins an entity or a comment, what ends a line for a script, and what is not seen.
  fileprivate var isEscapedInJSON: Bool {
    if markupEntity != nil || self == "\\" || isForbiddenInMarkup { return true }
    return 0x7F...0x9F ~= value || 0x2028...0x2029 ~= value || value == 0xFEFF
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
