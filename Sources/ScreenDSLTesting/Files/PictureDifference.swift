/// What two pictures of screens draw otherwise, row by row.
struct PictureDifference: Equatable {
  /// A row of the new picture that the old one does not draw so.
  struct Row: Equatable {
    /// The row's path as text; nil for what is around the rows.
    var name: String?
    /// What differs in its shapes, such as `rect fill #FFFFFF -> #FF0000`; none if it is new, or only its
    /// texts differ.
    var differences: [String]
  }

  private(set) var rows: [Row] = []

  init(from old: ReferenceText, to new: ReferenceText) {
    let before = PictureShapes(old)
    let after = PictureShapes(new)
    for name in after.names {
      guard let shapes = after.shapes[name], before.shapes[name] != shapes else { continue }
      let known = before.shapes[name].map { Self.differences($0, shapes) } ?? []
      // What is around the rows moves with each row that grows.
      if name != nil || rows.isEmpty { rows.append(Row(name: name, differences: known)) }
    }
  }

  /// The greatest number of differences that a row is told with.
  private static let limit = 4

  private static func differences(_ old: [String], _ new: [String]) -> [String] {
    let (old, new) = (old.map(PictureShape.init), new.map(PictureShape.init))
    var all: [String] = []
    if old.map(\.tag) == new.map(\.tag) {
      for (old, new) in zip(old, new) { all += new.differences(from: old) }
    } else {
      let counts = old.map { ($0.tag, -1) } + new.map { ($0.tag, 1) }
      let sums = Dictionary(counts, uniquingKeysWith: +).filter { $0.value != 0 }
      all = sums.sorted { $0.key < $1.key }.map { tag, count in
        "\(count > 0 ? "+" : "")\(count) \(tag)"
      }
    }
    var seen: Set<String> = []
    let unique = all.filter { seen.insert($0).inserted }
    return unique.prefix(limit) + (unique.count > limit ? ["…"] : [])
  }
}

/// What a picture of a screen says and draws, each shape with the innermost row around it.
struct PictureShapes {
  /// The rows in their order; what is around them is last.
  private(set) var names: [String?] = []
  /// The lines of each row, the one that names it first.
  private(set) var shapes: [String?: [String]] = [:]
  /// The rows, each with its label, and the texts, one a line, in order; none if it is no picture of a screen.
  private(set) var outline: [String] = []

  init(_ picture: ReferenceText) {
    var around: [(indent: Int, row: String)] = []
    for line in picture.lines {
      let element = line.drop { $0 == " " }
      let indent = line.count - element.count
      while let last = around.last, last.indent >= indent { around.removeLast() }
      if element.hasPrefix("<g data-row=") {
        let words = PictureShape(String(element)).attributes.map(\.value)
        around.append((indent, words[0]))
        names.append(words[0])
        outline.append(words.joined(separator: ": "))
      } else if element.hasPrefix("</") || element.hasPrefix("<g") {
        continue
      } else if element.hasPrefix("<text ") {
        outline.append("  \(element.drop { $0 != ">" }.dropFirst().dropLast("</text>".count))")
      }
      shapes[around.last?.row, default: []].append(String(element))
    }
    names.append(nil)
  }
}

/// One element of a picture.
private struct PictureShape {
  let tag: String
  let attributes: [(name: String, value: String)]

  init(_ element: String) {
    let parts = element.split(separator: "\"", omittingEmptySubsequences: false)
    tag = String(element.dropFirst().prefix { $0 != " " && $0 != ">" && $0 != "/" })
    attributes = stride(from: 1, to: parts.count, by: 2).map { index in
      let name = parts[index - 1].split(separator: " ").last?.dropLast() ?? ""
      return (String(name), String(parts[index]))
    }
  }

  func differences(from old: PictureShape) -> [String] {
    let names = attributes.map(\.name) + old.attributes.map(\.name)
    return names.compactMap { name in
      let (before, after) = (old.value(of: name), value(of: name))
      return before == after ? nil : ShownText.line("\(tag) \(name) \(before) -> \(after)")
    }
  }

  private func value(of name: String) -> String {
    attributes.first { $0.name == name }?.value ?? "none"
  }
}
