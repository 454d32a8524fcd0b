import ScreenDSL

/// A part of an HTML page; all text is escaped where it is written, so none can become markup.
indirect enum HTMLNode: Equatable {
  case text(String)
  case element(String, [(name: String, value: String)], [HTMLNode])
  /// A style sheet that is written as it is; only for constants.
  case style(StaticString)

  static func element(_ name: String, _ children: HTMLNode...) -> HTMLNode {
    .element(name, [], children)
  }

  static func == (left: HTMLNode, right: HTMLNode) -> Bool { left.html == right.html }

  /// The node as HTML.
  var html: String {
    var result = ""
    write(to: &result)
    return result
  }

  private func write(to result: inout String) {
    switch self {
    case .text(let text): result += Self.escaped(text)
    case .style(let sheet): result += "<style>\(sheet)</style>"
    case .element(let name, let attributes, let children):
      result += "<\(name)"
      for attribute in attributes {
        result += " \(attribute.name)=\"\(Self.escaped(attribute.value))\""
      }
      result += ">"
      if Self.voidElements.contains(name) { return }
      for child in children { child.write(to: &result) }
      result += "</\(name)>"
    }
  }

  private static let voidElements: Set<String> = ["img", "meta", "br"]

  private static func escaped(_ text: String) -> String {
    var result = ""
    var hidden = HiddenScalars()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case _ where hidden.hides(scalar): result += scalar.escaped(asASCII: true)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
