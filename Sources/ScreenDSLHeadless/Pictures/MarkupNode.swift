/// A node of an XML document. Names are of the type `StaticString`, so that only literals in the source code can be
/// names.
package indirect enum MarkupNode: Sendable {
  case element(StaticString, [Attribute] = [], [MarkupNode] = [])
  case text(String)

  package typealias Attribute = (name: StaticString, value: Value)

  package enum Value: Sendable {
    case word(StaticString)
    case number(Double)
    case text(String)
    case path(Path)
    case distance(x: Double, y: Double)

    /// The value as text, without the escapes of XML.
    package var text: String {
      switch self {
      case .word(let word): "\(word)"
      case .number(let number): NumberText.decimal(number)
      case .text(let text): text
      case .path(let path): path.text
      case .distance(let x, let y): "translate(\(NumberText.decimal(x)) \(NumberText.decimal(y)))"
      }
    }
  }
}

extension MarkupNode: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self = .text(text) }
}

extension MarkupNode.Value: ExpressibleByStringLiteral {
  package init(stringLiteral word: StaticString) { self = .word(word) }
}

/// Writes XML with each element on a line. If the first child of an element is a text, all children are on the line of
/// the element.
package struct MarkupWriter {
  private var text = ""

  package static func document(_ root: MarkupNode) -> String {
    var writer = MarkupWriter()
    writer.write(root, indent: "")
    return writer.text
  }

  /// Writes a node. The argument `indent` is the white space before an element; nil if the node is on the line of the
  /// element that contains the node.
  private mutating func write(_ node: MarkupNode, indent: String?) {
    switch node {
    case .text(let text): writeText(text)
    case .element(let name, let attributes, let children):
      text += "\(indent ?? "")<\(name)"
      for attribute in attributes { write(attribute) }
      let hasText = if case .text? = children.first { true } else { false }
      let inner = hasText ? nil : indent.map { $0 + "  " }
      if children.isEmpty, indent != nil {
        text += "/>"
      } else {
        text += inner == nil ? ">" : ">\n"
        for child in children { write(child, indent: inner) }
        text += "\(inner == nil ? "" : indent ?? "")</\(name)>"
      }
      if indent != nil { text += "\n" }
    }
  }

  private mutating func write(_ attribute: MarkupNode.Attribute) {
    text += " \(attribute.name)=\""
    if case .text(let value) = attribute.value {
      writeText(value)
    } else {
      text += attribute.value.text
    }
    text += "\""
  }

  private mutating func writeText(_ value: String) {
    for scalar in value.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "'": text += "&#39;"
      case "\t", "\n", "\r": text += "&#\(scalar.value);"
      // XML 1.0 forbids these characters.
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
        text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
