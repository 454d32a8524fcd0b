import ScreenDSL

/// A line of an outline. The line describes a row, a section or a supplementary view. Lines of the text that a screen
/// reader speaks have this type too.
package struct OutlineRow: Hashable, Sendable {
  package var path: String
  /// The number of the row among the rows of its list with the same path, from 1.
  package var number = 1
  /// The key of the same row in the old outline; nil for a new row, and for a row of the old outline itself.
  package var oldKey: String?
  package var model = ""
  /// The parts of the row's content, followed by one part for the whole row.
  package var parts: [OutlinePart]
  package var list = ""
  package var source: String?
  /// The row's distance from the top of the screen's picture, in points; nil if there is no picture.
  package var top: Double?
  package var drawing: [String] = []

  package init(_ path: String, parts: [OutlinePart] = []) {
    (self.path, self.parts) = (path, parts)
  }

  package var key: String { "\(number)\n\(list)\n\(path)" }

  package var title: String? {
    parts.lazy.filter { $0.kind == "text" }.compactMap(\.text)
      .first { $0.contains { $0.isLetter || $0.isNumber } }
      ?? parts.last?.values["label"]?.first
  }

  package static func name(_ path: String, title: String?) -> String {
    guard let title, !title.isEmpty, title != path else { return ValueText.quotedBeginning(path) }
    let scalars = title.unicodeScalars
    let shown = String(scalars.prefix(40)) + (scalars.count > 40 ? "…" : "")
    return "\(ValueText.quotedBeginning(path)) \(ValueText.text(of: shown))"
  }
}

/// A part of a row in an outline, such as a text or a stack, or the whole row.
package struct OutlinePart: Hashable, Sendable {
  /// The kind and the content of the part, such as `text="Sender"`; empty if the part stands for the whole row.
  package var head = ""
  package var words: [String] = []

  package init(_ head: String = "", _ words: [String] = []) {
    (self.head, self.words) = (head, words)
  }

  package var kind: String { String(head.prefix { $0 != "=" }) }

  package var text: String? {
    let text = Self.unquoted(head.dropFirst(kind.count + 1))
    return text.isEmpty ? nil : text
  }

  var spokenText: String? {
    if text?.contains(where: { $0.isLetter || $0.isNumber }) == true { return text }
    return values["label"]?.first ?? text
  }

  package var values: [String: [String]] {
    // The word `label=none` is no value. It means that a screen reader speaks no label for the row.
    words.filter { $0 != "label=none" }.reduce(into: [:]) { values, word in
      let name = word.first == "\"" ? "" : word.prefix { $0 != "=" }
      let value = name.isEmpty ? word[...] : word.dropFirst(name.count + 1)
      values[name.isEmpty ? "value" : String(name), default: []].append(Self.unquoted(value))
    }
  }

  /// Returns a quoted text of an outline without its quotation marks and backslash escapes. Returns a text without
  /// quotation marks unchanged.
  package static func unquoted(_ text: Substring) -> String {
    let scalars = text.unicodeScalars
    guard let quote = scalars.first, "\"'".unicodeScalars.contains(quote), scalars.last == quote
    else { return String(text) }
    var (result, isEscaped) = (String.UnicodeScalarView(), false)
    for scalar in scalars.dropFirst().dropLast() {
      let isText = isEscaped || scalar != "\\"
      if isText { result.append(isEscaped && scalar == "n" ? "\n" : scalar) }
      isEscaped = !isText
    }
    return String(result)
  }
}
