import Foundation

/// Reads rows from a recorded text. The text is an outline, a picture that contains an outline, or what a screen reader
/// speaks.
enum RecordedOutline {
  static func rows(of lines: [String], as form: String) -> [OutlineRow] {
    switch form {
    case "outline": rows(of: lines.map { (nil, $0, []) })
    case "svg": rows(of: described(lines))
    case "spoken":
      lines.map { line in
        let parts = line.components(separatedBy: ", ")
          .map { OutlinePart("text=" + OutlineFields.quoted($0)) }
        return OutlineRow(parts[0].text ?? "", parts: Array(parts.dropFirst()))
      }
    default: []
    }
  }

  private typealias Line = (top: Double?, outline: String, drawing: [String])

  private static func described(_ picture: [String]) -> [Line] {
    var lines: [Line] = []
    for line in picture {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("<desc>") {
        var text = String(line.dropFirst("<desc>".count).dropLast("</desc>".count))
        for (sign, name) in [("<", "lt"), (">", "gt"), ("\"", "quot"), ("'", "#39"), ("&", "amp")] {
          text = text.replacingOccurrences(of: "&\(name);", with: sign, options: .literal)
        }
        let words = text.split(separator: " ", maxSplits: 1)
        guard let first = words.first, let last = words.last else { continue }
        lines.append((Double(first), String(last), []))
      } else if !lines.isEmpty, !line.hasPrefix("<g "), !line.hasPrefix("</") {
        lines[lines.count - 1].drawing.append(line)
      }
    }
    return lines
  }

  private static func rows(of lines: [Line]) -> [OutlineRow] {
    var (section, around, counts) = ("", [String](), [String: Int]())
    return lines.compactMap { line in
      let words = words(of: line.outline)
      guard let first = words.first else { return nil }
      let name = OutlinePart.unquoted(first[...])
      var row = OutlineRow(name)
      var ownWords = 2
      if first == "section", words.count > 1 {
        (section, around) = (OutlinePart.unquoted(words[1][...]), [])
        (row.path, row.model, row.list) = (section, "section", "sections")
      } else if first.last == ":", words.count > 1 {
        let kind = name.dropLast()
        row.path = section.isEmpty ? "\(kind)" : "\(kind) of \(section)"
        (row.model, row.list) = (words[1], "\(kind)s")
      } else if first.first == "'", words.count > 1 {
        // An ID can contain a slash too. So a slash means a container only if the text before the slash is the name of
        // an earlier row.
        while let last = around.last, !name.hasPrefix(last + "/") { around.removeLast() }
        (row.model, row.list) = (words[1], section + (around.last.map { "/\($0)" } ?? ""))
        around.append(name)
      } else {
        ownWords = 1
      }
      row.parts = words.dropFirst(ownWords).split(separator: "|", omittingEmptySubsequences: false)
        .dropFirst().map { OutlinePart($0.first ?? "", Array($0.dropFirst())) }
      if let whole = row.parts.popLast() {
        row.parts.append(OutlinePart("", whole.head.isEmpty ? [] : [whole.head] + whole.words))
      }
      let place = "\(row.list)\n\(row.path)"
      (row.number, row.top, row.drawing) = (counts[place, default: 0] + 1, line.top, line.drawing)
      counts[place] = row.number
      return row
    }
  }

  private static let word = try? NSRegularExpression(
    pattern: #"(?:'(?:[^'\\]++|\\.)*+'|"(?:[^"\\]++|\\.)*+"|[^ '"]++)++"#)

  /// Returns the words of a line, which spaces separate. A text in quotation marks is part of one word, even if it
  /// contains spaces.
  private static func words(of line: String) -> [String] {
    let found = word?.matches(in: line, range: NSRange(line.startIndex..., in: line)) ?? []
    return found.compactMap { Range($0.range, in: line) }.map { String(line[$0]) }
  }
}
