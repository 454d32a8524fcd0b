package import ScreenDSLInspection

/// Reads what a picture of a screen shows, row by row: a recorded picture is all that is left of its looks.
///
/// Each line that `MarkupWriter` wrote is a part of the innermost row around it, so that two pictures differ if and only
/// if some part of them does. The lines of one text are one part, as are texts of one form below each other.
package struct PictureReader {
  /// The rows in order, last what is around them; none if it is no picture of a screen.
  package private(set) var rows: [SeenRow] = []
  /// Where the rows begin, in points from the top of the picture.
  private var tops: [Double] = []
  private var around = SeenRow(nil)

  package init(_ lines: [String]) {
    var groups: [(indent: Int, row: Int?, top: Double)] = []
    for line in lines {
      let element = line.drop { $0 == " " }
      let indent = line.count - element.count
      while let last = groups.last, last.indent >= indent { groups.removeLast() }
      if element.hasPrefix("</") { continue }
      let attributes = Self.attributes(of: element)
      let outer = groups.last ?? (indent, nil, 0)
      if element.hasPrefix("<g data-row=") {
        groups.append((indent, rows.count, outer.top))
        rows.append(SeenRow(attributes[0].value, label: attributes.dropFirst().first?.value))
        tops.append(outer.top)
        continue
      }
      if element.hasPrefix("<g ") || element.hasPrefix("<svg ") {
        let places = attributes.compactMap { name, value -> Double? in
          let end = value.lastIndex { $0 == " " || $0 == "(" }.map(value.index(after:))
          let text = value[(end ?? value.startIndex)...].prefix { $0 != ")" }
          return name == "y" || name == "transform" ? Double(String(text)) : nil
        }
        groups.append((indent, outer.row, outer.top + (places.first ?? 0)))
      }
      if let row = outer.row {
        Self.add(element, attributes, to: &rows[row].parts)
      } else {
        Self.add(element, attributes, to: &around.parts)
      }
    }
    if !rows.isEmpty { rows.append(around) }
  }

  /// Returns pictures with numbers beside some of their rows, cut to what is around these in any of them; none if there
  /// are no such rows.
  ///
  /// - Parameter numbers: What stands beside a row, by its path.
  package static func marked(_ pictures: [[String]], _ numbers: [String: String]) -> [String] {
    let readers = pictures.map(PictureReader.init)
    let marks = readers.map { reader in
      zip(reader.rows, reader.tops).compactMap { row, top in
        row.path.flatMap { numbers[$0] }.map { (number: $0, top: top) }
      }
    }
    let tops = marks.flatMap { $0 }.map(\.top)
    guard let first = tops.min(), let last = tops.max() else { return [] }
    let top = max(0, first - 24)
    // Down to where the row after the last one of them ends.
    let ends = readers.compactMap { $0.tops.first { $0 > last } }
    let height = min((ends.max() ?? last + 160) - top, 640)
    return zip(pictures, marks).map { lines, marks in
      let root = attributes(of: lines[0][...])
      let width = root.first { $0.name == "width" }.flatMap { Double($0.value) } ?? 0
      let size = [width, height].map(NumberText.decimal)
      let nodes = marks.flatMap { mark -> [MarkupNode] in
        let frame = Rect(x: 0, y: mark.top + 8, width: 30, height: 26)
        let (colors, text) = (Colors(.light), Font.heading.fit(mark.number, width: 30))
        return [
          .rect(frame, fill: colors.moved, radius: 13),
          .text(
            text, x: frame.midX, midY: frame.midY, font: .heading, fill: colors.onAccent,
            anchor: "middle"),
        ]
      }
      let start =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(size[0])\" height=\"\(size[1])\" "
        + "viewBox=\"0 \(NumberText.decimal(top)) \(size.joined(separator: " "))\" font-family=\"sans-serif\">"
      let end = nodes.map { MarkupWriter.document($0).dropLast() }.map(String.init) + ["</svg>"]
      return ([start] + lines.dropFirst().dropLast() + end).joined(separator: "\n")
    }
  }

  private static func add(
    _ element: Substring, _ attributes: [(name: String, value: String)], to parts: inout [SeenPart]
  ) {
    let tag = element.dropFirst().prefix { $0 != " " && $0 != ">" && $0 != "/" }
    var words = attributes.map { word($0.name, $0.value) }
    guard tag == "text" else {
      return parts.append(SeenPart(kind(of: tag, attributes, parts), words))
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

  /// What people call a shape: the first one of a row is its ground.
  private static func kind(
    of tag: Substring, _ attributes: [(name: String, value: String)], _ parts: [SeenPart]
  ) -> String {
    func value(_ name: String) -> String { attributes.first { $0.name == name }?.value ?? "" }
    switch tag {
    case "g": return "group"
    case "rect", "path":
      if !parts.contains(where: { $0.head == "background" }) { return "background" }
      if tag == "path" { return value("fill") == "none" ? "icon" : "shape" }
      return (Double(value("height")) ?? 2) <= 1 ? "line" : "box"
    default: return String(tag)
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
