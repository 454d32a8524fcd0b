internal import ScreenDSL

/// A piece of an XML document as a value; whatever is a text in it is escaped when it is written.
///
/// Names of elements and attributes are literals of this module, by their type; nothing that comes
/// from elsewhere can become one.
indirect enum MarkupNode: Sendable {
  case element(StaticString, [Attribute], [MarkupNode])
  case text(String)

  /// One attribute of an element.
  typealias Attribute = (name: StaticString, value: Value)

  /// The value of an attribute.
  enum Value: Sendable {
    case word(StaticString)
    case number(Double)
    case text(String)
    case path(Path)
    /// A translation by so many points.
    case distance(x: Double, y: Double)
  }
}

/// Writes XML: one element a line, two spaces for each level.
struct MarkupWriter {
  private(set) var text = ""
  private var depth = 0

  /// Returns the document with `root` as its outermost element.
  static func document(_ root: MarkupNode) -> String {
    var writer = MarkupWriter()
    writer.write(root)
    return writer.text
  }

  private mutating func write(_ node: MarkupNode) {
    switch node {
    case .text(let text): writeText(text)
    case .element(let name, let attributes, let children):
      startLine()
      text += "<\(name)"
      for attribute in attributes { write(attribute) }
      write(children, of: name)
    }
  }

  private mutating func write(_ children: [MarkupNode], of name: StaticString) {
    if children.isEmpty {
      text += "/>\n"
      return
    }
    text += ">"
    if case .text = children[0] {
      for child in children { write(child) }
    } else {
      text += "\n"
      depth += 1
      for child in children { write(child) }
      depth -= 1
      startLine()
    }
    text += "</\(name)>\n"
  }

  private mutating func write(_ attribute: MarkupNode.Attribute) {
    text += " \(attribute.name)=\""
    switch attribute.value {
    case .word(let word): text += "\(word)"
    case .number(let number): text += NumberText.decimal(number)
    case .text(let value): writeText(value)
    case .path(let path): path.write(to: &text)
    case .distance(let x, let y):
      text += "translate(\(NumberText.decimal(x)) \(NumberText.decimal(y)))"
    }
    text += "\""
  }

  private mutating func writeText(_ value: String) {
    for scalar in value.unicodeScalars {
      if let entity = scalar.markupEntity {
        text += entity
        continue
      }
      switch scalar {
      case "\t", "\n", "\r": text += "&#\(scalar.value);"
      case _ where Self.isForbidden(scalar): text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  /// Whether XML 1.0 has no way to write a scalar.
  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF
  }

  private mutating func startLine() { text += String(repeating: "  ", count: depth) }
}
