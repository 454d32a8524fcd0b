extension LineDifference: CustomStringConvertible {
  /// The difference as text: removed lines after `-`, inserted ones after `+`, three equal lines
  /// around, at most 60 lines; nothing that a terminal acts on.
  var description: String { text(context: 3, limit: 60) }

  /// Returns the difference as text.
  ///
  /// - Parameters:
  ///   - context: How many equal lines are shown around those that differ.
  ///   - limit: How many lines are shown at most.
  func text(context: Int, limit: Int) -> String {
    let parts = parts(context: context)
    let all = parts.flatMap { part in ["@@ line \(number(of: part.lowerBound)) @@"] + texts(part) }
    let hidden = all.count - limit
    return (all.prefix(limit) + (hidden > 0 ? ["\(hidden) more lines"] : []))
      .joined(separator: "\n")
  }

  /// The stretches of lines to show.
  private func parts(context: Int) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for (index, line) in lines.enumerated() where !line.isSame {
      let part = max(0, index - context)..<min(lines.count, index + context + 1)
      if let last = result.last, last.upperBound >= part.lowerBound {
        result[result.count - 1] = last.lowerBound..<part.upperBound
      } else {
        result.append(part)
      }
    }
    return result
  }

  private func texts(_ part: Range<Int>) -> [String] {
    lines[part].map { line in
      switch line {
      case .same(_, let index): shown("  ", new[index])
      case .removed(let index): shown("- ", old[index])
      case .inserted(let index): shown("+ ", new[index])
      }
    }
  }

  private func shown(_ mark: String, _ line: String) -> String {
    let isChanged = mark != "  "
    let text = ShownText.line(line, asASCII: isChanged && !isVisible)
    let hasTail = isChanged && (line.last == " " || line.last == "\t")
    return mark + text + (hasTail ? "⏎" : "")
  }

  /// Whether the changed lines look different; not, if only the way they are written in Unicode
  /// differs.
  private var isVisible: Bool {
    let removed = lines.compactMap { if case .removed(let index) = $0 { old[index] } else { nil } }
    let inserted = lines.compactMap {
      if case .inserted(let index) = $0 { new[index] } else { nil }
    }
    return removed != inserted
  }

  /// The number of a line in the old text, from 1.
  private func number(of index: Int) -> Int {
    1 + lines[..<index].count { if case .inserted = $0 { false } else { true } }
  }
}

extension LineDifference.Line {
  fileprivate var isSame: Bool { if case .same = self { true } else { false } }
}
