package import ScreenDSLInspection

/// Reads what an outline says, row by row: a recorded one is all that is left of its screen.
///
/// Sections, headers and footers are rows too.
package enum OutlineReader {
  /// Returns the rows in order, last what is around them; none if it is no outline.
  package static func rows(of lines: [String]) -> [SeenRow] {
    var (rows, around, section) = ([SeenRow](), SeenRow(nil), "")
    for line in lines {
      let words = words(of: line[...])
      guard let first = words.first, words.count > 1 else { continue }
      var row = SeenRow(String(unquoted(first)))
      if first == "section" {
        section = String(unquoted(words[1]))
        row = SeenRow("section \(section)")
        row.list = "sections"
      } else if first.hasSuffix(":") {
        row = SeenRow("\(first.dropLast()) of \(section)")
        row.list = "section \(section)"
      } else if first.first != "'" {
        around.parts += words.map { SeenPart("line=\($0)") }
        continue
      } else {
        row.list = section + (row.list.isEmpty ? "" : "/\(row.list)")
      }
      if first != "section" { row.model = String(words[1]) }
      row.parts = parts(of: words.dropFirst(2))
      let label = row.parts.last?.words.first { $0.hasPrefix("label=\"") }
      row.label = label.map { String(unquoted($0.dropFirst("label=".count))) }
      rows.append(row)
    }
    return rows.isEmpty ? [] : rows + [around]
  }

  /// Returns the parts of a row, last what is said of it as a whole, which begins with the first word that no part has.
  private static func parts(of words: some Sequence<Substring>) -> [SeenPart] {
    var (parts, row) = ([SeenPart](), SeenPart())
    for word in words {
      let name = String(word.prefix { $0 != "=" && $0 != "*" })
      let isValue = word.first.map("\"0123456789".contains) == true
      if !row.words.isEmpty {
        row.words.append(String(word))
      } else if word.first == "(" {
        let notes = self.words(of: word.dropFirst().dropLast()).map(String.init)
        if parts.last?.notes.isEmpty == true {
          parts[parts.count - 1].notes = notes
        } else {
          parts.append(SeenPart(notes: notes))
        }
      } else if heads.contains(name) {
        parts.append(SeenPart(String(word)))
      } else if !parts.isEmpty, isValue || states.contains(name) {
        parts[parts.count - 1].words.append(String(word))
      } else {
        row.words.append(String(word))
      }
    }
    return parts + [row]
  }

  private static func set(_ words: String) -> Set<String> {
    Set(words.split(separator: " ").map(String.init))
  }

  private static let heads = set(
    """
    text symbol image avatar badge progress spinner divider custom button menu toggle slider stepper segments inline \
    wheel date field
    """)
  /// What is said of what controls are set to, beside values.
  private static let states = set(
    """
    gray tinted filled destructive chip wide busy icon-only item disabled-item destructive-item \
    disabled-destructive-item on off in step several not-offered choice showing out-of-range typed prompt keyboard \
    capitals corrects lines limit clearable secret return focused problem
    """)

  /// Returns the words of a line; a text between quotes, and what is in parentheses, is part of one.
  private static func words(of line: Substring) -> [Substring] {
    var (words, start, quote, depth) = ([Substring](), line.startIndex, nil as Character?, 0)
    var index = start
    while index < line.endIndex {
      let character = line[index]
      if quote != nil, character == "\\" {
        index = line.index(after: index)
      } else if character == quote {
        quote = nil
      } else if quote == nil {
        switch character {
        case "'", "\"": quote = character
        case "(": depth += 1
        case ")": depth -= 1
        case " " where depth == 0:
          words.append(line[start..<index])
          start = line.index(after: index)
        default: break
        }
      }
      if index < line.endIndex { index = line.index(after: index) }
    }
    return (words + [line[start...]]).filter { !$0.isEmpty }
  }

  private static func unquoted(_ text: Substring) -> Substring {
    text.count > 1 ? text.dropFirst().dropLast() : text
  }
}
