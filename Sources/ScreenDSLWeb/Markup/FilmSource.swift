import ScreenDSL
import ScreenDSLRendering

/// What a film shows of the file of its screen: the statements that made its sections and rows, and
/// what is around them.
struct FilmSource: Sendable {
  private let file: String
  private let lines: [Substring]

  init(_ text: String, file: String) {
    self.file = file.split(separator: "/").last.map(String.init) ?? ""
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Returns the line of a statement; nil if it is in another file.
  func line(of source: SourceLine?) -> Int? {
    guard let source, source.fileID.hasSuffix("/\(file)") else { return nil }
    return lines.indices.contains(Int(source.line) - 1) ? Int(source.line) : nil
  }

  /// Returns the source as it stands beside the screens; nil if no row of them comes from it.
  func markup(_ snapshots: [ScreenSnapshot], _ visible: VisibleText) -> MarkupNode? {
    let rows = snapshots.flatMap { $0.allRows.compactMap { line(of: $0.row.source) } }
    let statements = Set(
      rows + snapshots.flatMap { $0.sections.compactMap { line(of: $0.source) } })
    guard let first = statements.min(), let last = statements.max() else { return nil }
    let body = self.body(around: first...last)
    let margin = Self.margin(of: lines[body.lowerBound - 1])
    var parts: [MarkupNode] = []
    var next = body.lowerBound
    while next <= body.upperBound {
      let isStatement = statements.contains(next)
      let last = isStatement ? end(of: next, in: body, statements) : next
      let text = lines[next - 1..<last].map {
        visible.text(String($0.dropFirst(min(margin, Self.margin(of: $0))))) + "\n"
      }.joined()
      let number = MarkupNode.Attribute("data-line", .number(Double(next)))
      parts.append(isStatement ? .element("span", [number], [.text(text)]) : .text(text))
      next = last + 1
    }
    return .element(
      "figure", [("id", "source")],
      [
        .element("figcaption", [], [.text(visible.text(file))]),
        .element(
          "pre", [("tabindex", "0"), ("aria-label", "Source")], [.element("code", [], parts)]),
      ])
  }

  /// The lines of the body that has some statements.
  private func body(around statements: ClosedRange<Int>) -> ClosedRange<Int> {
    let start =
      (1...statements.lowerBound).last { lines[$0 - 1].split(separator: " ").contains("body:") }
      ?? statements.lowerBound
    let margin = Self.margin(of: lines[start - 1])
    let rest = statements.upperBound..<lines.count
    let end = rest.first { !lines[$0].isEmpty && Self.margin(of: lines[$0]) <= margin }
    return start...(end ?? statements.upperBound - 1) + 1
  }

  /// The last line of a statement: what follows stands further in, and is no row of its own.
  private func end(of line: Int, in body: ClosedRange<Int>, _ statements: Set<Int>) -> Int {
    let margin = Self.margin(of: lines[line - 1])
    let next = (line + 1..<body.upperBound + 1).first {
      statements.contains($0) || Self.margin(of: lines[$0 - 1]) <= margin
    }
    return (next ?? body.upperBound + 1) - 1
  }

  private static func margin(of line: Substring) -> Int { line.prefix { $0 == " " }.count }
}
