import ScreenDSL

/// What people see of a row, part by part, as a renderer tells it.
package struct SeenRow: Hashable, Sendable {
  /// The row's path as text; nil for what is around the rows.
  package var path: String?
  /// What it is called by those who hear it.
  package var label: String?
  /// The name of its model's type; empty if it is not known.
  package var model = ""
  /// The statement that made it.
  package var source: String?
  package var parts: [SeenPart]
  /// The list that it is in, in which places are counted: the path of the container around it, if there is no other name.
  package var list: String

  package init(_ path: String?, label: String? = nil, parts: [SeenPart] = []) {
    (self.path, self.label, self.parts) = (path, label, parts)
    list = path.flatMap { path in path.lastIndex(of: "/").map { "\(path[..<$0])" } } ?? ""
  }

  /// What is seen of it, and heard.
  var told: [SeenPart] { parts + [SeenPart("", label.map { ["label=\"\($0)\""] } ?? [])] }

  /// The row as sentences name it: `'4' "Katherine Johnson"`.
  var name: String { Self.name(path ?? "", title: title) }

  /// What it shows first of all that it is called; nil if it is silent.
  package var title: String? {
    label.map { label in
      parts.compactMap(\.text).first { ", \(label), ".includes(", \($0), ") } ?? label
    }
  }

  /// Returns a path as sentences name it, beside what its row shows first, unless that is the same.
  package static func name(_ path: String, title: String?) -> String {
    guard let title, !title.isEmpty, title != path else { return ValueText.quotedBeginning(path) }
    let scalars = title.unicodeScalars
    let shown = String(scalars.prefix(40)) + (scalars.count > 40 ? "…" : "")
    return "\(ValueText.quotedBeginning(path)) \(ValueText.text(of: shown))"
  }

  var place: String { source.map { " (\($0))" } ?? "" }
}

/// One part of what is seen of a row: a text, a badge, a shape.
package struct SeenPart: Hashable, Sendable {
  /// What it is, and what it shows: `text="Sender"`; empty for what is said of the row as a whole.
  package let head: String
  /// What else is seen of it: `bold`, `color="red"`.
  package var words: [String]
  /// What an outline has in parentheses.
  package var notes: [String]

  package init(_ head: String = "", _ words: [String] = [], notes: [String] = []) {
    (self.head, self.words, self.notes) = (head, words, notes)
  }

  /// What it is: `text`.
  var kind: Substring { head.prefix { $0 != "=" } }

  /// What it shows; nil if it has no text.
  var text: String? {
    let text = Self.unquoted(head.dropFirst(kind.count + 1))
    return text.isEmpty ? nil : String(text)
  }

  /// What it shows; of a sign without letters, such as a dot, what people hear of it.
  var spokenText: String? {
    if text?.contains(where: { $0.isLetter || $0.isNumber }) == true { return text }
    return values.first { $0.name == "label" }?.values.first ?? text
  }

  /// What people hear of it.
  var heard: [String] {
    kind.isEmpty
      ? []
      : ([text].compactMap { $0 }
        + values.filter { ["value", "chosen", "label", "typed"].contains($0.name) }
        .flatMap(\.values)).filter { !$0.isEmpty }
  }

  /// What is seen of it, each name with its values; a word without a value has an empty one.
  ///
  /// What a control is set to is its `value`, and what of several is chosen is `chosen`, too.
  var values: [(name: String, values: [String])] {
    var values: [(name: String, values: [String])] = []
    func add(_ name: some StringProtocol, _ value: some StringProtocol) {
      let index = values.firstIndex { $0.name == name } ?? values.endIndex
      if index == values.endIndex { values.append((String(name), [])) }
      values[index].values.append(String(value))
    }
    for word in words + notes {
      let name = word.prefix { $0 != "=" }
      let value = Self.unquoted(word.dropFirst(name.count + 1))
      if word.first == "\"" || word.first?.isNumber == true || word == "on" || word == "off" {
        add("value", Self.unquoted(word[...]))
      } else if name.hasSuffix("*") {
        add(name.dropLast(), value)
        add("chosen", value)
      } else {
        add(name, value)
      }
    }
    return values
  }

  private static func unquoted(_ text: Substring) -> Substring {
    text.count > 1 && text.first == "\"" && text.last == "\"" ? text.dropFirst().dropLast() : text
  }
}
