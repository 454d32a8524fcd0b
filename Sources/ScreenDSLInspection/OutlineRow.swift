import ScreenDSL

/// One row of an outline: which row it is, and what people see and hear of it, part by part.
package struct OutlineRow: Hashable, Sendable {
  /// The row's path as text.
  package var path: String
  /// The name of its model's type; empty if it is not known.
  package var model = ""
  /// The parts; the last one is the row as a whole.
  package var parts: [OutlinePart]
  /// The list that it is in, in which places are counted.
  package var list = ""
  /// The statement that made it.
  package var source: String?
  /// In a picture: how far it is from the top of the picture, in points, and the lines that draw it.
  package var top: Double?
  package var drawing: [String] = []

  package init(_ path: String, parts: [OutlinePart] = []) {
    (self.path, self.parts) = (path, parts)
  }

  /// The text that names the row for people: its first one, or what VoiceOver calls it.
  package var title: String? {
    parts.lazy.filter { $0.kind == "text" }.compactMap(\.text)
      .first { $0.contains { $0.isLetter || $0.isNumber } }
      ?? parts.last?.values["label"]?.first
  }

  /// Returns a path beside what its row shows first, unless that is the same: `'4' "Katherine Johnson"`.
  package static func name(_ path: String, title: String?) -> String {
    guard let title, !title.isEmpty, title != path else { return ValueText.quotedBeginning(path) }
    let scalars = title.unicodeScalars
    let shown = String(scalars.prefix(40)) + (scalars.count > 40 ? "…" : "")
    return "\(ValueText.quotedBeginning(path)) \(ValueText.text(of: shown))"
  }
}

/// One part of a row in an outline: a text, a control, a stack, or the row as a whole.
package struct OutlinePart: Hashable, Sendable {
  /// What it is, and what it shows: `text="Sender"`; empty for the row as a whole.
  package var head = ""
  /// What else is true of it: `bold`, `color="red"`.
  package var words: [String] = []

  package init(_ head: String = "", _ words: [String] = []) {
    (self.head, self.words) = (head, words)
  }

  /// What it is: `text`.
  package var kind: String { String(head.prefix { $0 != "=" }) }

  /// What it shows; nil if it has no text.
  package var text: String? {
    let text = Self.unquoted(head.dropFirst(kind.count + 1))
    return text.isEmpty ? nil : text
  }

  /// What it shows; of a sign without letters, such as a dot, what people hear of it.
  var spokenText: String? {
    if text?.contains(where: { $0.isLetter || $0.isNumber }) == true { return text }
    return values["label"]?.first ?? text
  }

  /// The values of each name; a word without a value is a name with an empty one. What a control is set to, which has
  /// no name, is its `value`.
  package var values: [String: [String]] {
    Dictionary(
      grouping: words.map { word in
        let name = word.first == "\"" ? "" : word.prefix { $0 != "=" }
        return name.isEmpty
          ? (name: "value", value: Self.unquoted(word[...]))
          : (name: String(name), value: Self.unquoted(word.dropFirst(name.count + 1)))
      }, by: \.name
    ).mapValues { $0.map(\.value) }
  }

  private static func unquoted(_ text: Substring) -> String {
    String(
      text.count > 1 && text.first == "\"" && text.last == "\"" ? text.dropFirst().dropLast() : text
    )
  }
}
