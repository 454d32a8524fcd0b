package import ScreenDSLInspection

/// Reads what a picture of a screen shows, row by row: a recorded picture is all that is left of its looks.
///
/// Each line that `MarkupWriter` wrote is a part of the innermost row around it, so that two pictures differ if and only
/// if some part of them does. The lines of one text are one part, as are texts of one form below each other.
package struct PictureReader {
  /// The rows in order, last what is around them; none if it is no picture of a screen.
  package private(set) var rows: [SeenRow] = []
  private var around = SeenRow(nil)

  package init(_ lines: [String]) {
    var groups: [(indent: Int, row: Int)] = []
    for line in lines {
      let element = line.drop { $0 == " " }
      let indent = line.count - element.count
      while let last = groups.last, last.indent >= indent { groups.removeLast() }
      if element.hasPrefix("</") { continue }
      let attributes = Self.attributes(of: element)
      if element.hasPrefix("<g data-row=") {
        groups.append((indent, rows.count))
        rows.append(SeenRow(attributes[0].value, label: attributes.dropFirst().first?.value))
      } else if let row = groups.last?.row {
        Self.add(element, attributes, to: &rows[row].parts)
      } else {
        Self.add(element, attributes, to: &around.parts)
      }
    }
    if !rows.isEmpty { rows.append(around) }
  }

  private static func add(
    _ element: Substring, _ attributes: [(name: String, value: String)], to parts: inout [SeenPart]
  ) {
    let tag = element.dropFirst().prefix { $0 != " " && $0 != ">" && $0 != "/" }
    var words = attributes.map { word($0.name, $0.value) }
    guard tag == "text" else {
      return parts.append(SeenPart(tag == "g" ? "group" : String(tag), words))
    }
    var content = element.drop { $0 != ">" }.dropFirst().dropLast("</text>".count)
    if content.contains("<") { words.append("pieces=\(content)") }
    var text = ""
    while let start = content.firstIndex(of: "<") {
      text += content[..<start]
      content = content[start...].drop { $0 != ">" }.dropFirst()
    }
    text = Self.text(text + content)
    let own = words.filter { !$0.hasPrefix("y=") }
    if let last = parts.last, last.head.hasPrefix("text="),
      last.words.filter({ !$0.hasPrefix("y=") && !$0.hasPrefix("line-count=") }) == own
    {
      let count = last.words.count { $0.hasPrefix("y=") } + 1
      let lines = last.words.filter { !$0.hasPrefix("line-count=") }
      parts[parts.count - 1] = SeenPart(
        "\(last.head.dropLast()) \(text)\"",
        lines + words.filter { $0.hasPrefix("y=") } + ["line-count=\(count)"])
    } else {
      parts.append(SeenPart("text=\"\(text)\"", words + ["line-count=1"]))
    }
  }

  private static func word(_ name: String, _ value: String) -> String {
    switch (name, value) {
    case ("fill", _): "color=\(value)"
    case ("font-weight", "bold"): "bold"
    default: "\(name)=\(value)"
    }
  }

  private static func attributes(of element: Substring) -> [(name: String, value: String)] {
    let tag = element.prefix { $0 != ">" }
    let parts = tag.split(separator: "\"", omittingEmptySubsequences: false)
    return stride(from: 1, to: parts.count, by: 2).map { index in
      let name = parts[index - 1].split(separator: " ").last?.dropLast() ?? ""
      return (String(name), text(String(parts[index])))
    }
  }

  /// Returns a text as it was before it was written.
  private static func text(_ written: String) -> String {
    let signs = [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&#10;", "\n"),
      ("&amp;", "&"),
    ]
    var (text, rest) = ("", written[...])
    while let start = rest.firstIndex(of: "&") {
      let sign = signs.first { rest[start...].hasPrefix($0.0) } ?? ("&", "&")
      text += rest[..<start] + sign.1
      rest = rest[start...].dropFirst(sign.0.count)
    }
    return text + rest
  }
}
