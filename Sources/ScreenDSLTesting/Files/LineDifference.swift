import ScreenDSL

/// The lines in which two texts differ, compared byte by byte.
///
/// The difference has as few lines as possible, and is computed by the standard library. If the texts have more lines
/// than a limit, the difference has all lines from the first to the last that differs.
struct LineDifference: Equatable, Sendable {
  /// A line, and its index in the old and the new text. An index is nil if that text does not have the line.
  struct Line: Equatable, Sendable {
    var old: Int?
    var new: Int?
    var isSame: Bool { old != nil && new != nil }
  }

  /// The greatest number of lines, of both texts together, for which the smallest difference is computed. The time and
  /// the memory for this computation can grow with the square of the number.
  static let limit = 5_000

  let old: [String]
  let new: [String]
  /// The lines of both texts, in the order in which the difference shows them.
  private(set) var lines: [Line] = []

  /// - Complexity: O(*n* + *limit*²), where *n* is the number of bytes.
  init(from old: [String], to new: [String], limit: Int = limit) {
    (self.old, self.new) = (old, new)
    let bytes = [old, new].map { $0.map { Array($0.utf8) } }
    let alone = bytes[0].apart(from: bytes[1], most: limit)
    let (removed, inserted) = (Set(alone.old), Set(alone.new))
    var (index, other) = (0, 0)
    while index < old.count || other < new.count {
      let line = Line(
        old: inserted.contains(other) && !removed.contains(index) ? nil : index,
        new: removed.contains(index) ? nil : other)
      lines.append(line)
      if line.old != nil { index += 1 }
      if line.new != nil { other += 1 }
    }
  }

  /// The first 20 lines that only one of the two texts has.
  var changed: [String] {
    lines.lazy.filter { !$0.isSame }.prefix(20).map { line in
      line.new.map { "+ \(ShownText.line(new[$0]))" }
        ?? line.old.map { "- \(ShownText.line(old[$0]))" } ?? ""
    }
  }
}

extension LineDifference: CustomStringConvertible {
  /// The difference as text, with at most 60 lines.
  ///
  /// A line begins with `-` if only the old text has it, and with `+` if only the new one has it. Before and after each
  /// such line are up to three lines that both texts have. Control characters are replaced by codes.
  var description: String { text(context: 3, limit: 60) }

  /// Returns the difference as text with at most `limit` lines, and a further line with the number of omitted lines.
  func text(context: Int, limit: Int) -> String {
    let (texts, hidden) = texts(context: context, limit: limit)
    return (texts + (hidden > 0 ? ["\(hidden) more lines"] : [])).joined(separator: "\n")
  }

  /// Returns the first lines of the difference, and the number of omitted lines.
  ///
  /// - Parameters:
  ///   - context: The greatest number of equal lines to show before and after a line that differs.
  ///   - limit: The greatest number of returned lines.
  func texts(context: Int, limit: Int) -> (shown: [String], hidden: Int) {
    let isVisible = isVisible
    var (texts, count, end) = ([String](), 0, -1)
    for (index, line) in lines.enumerated() where !line.isSame {
      let around = max(end, index - context, 0)..<min(lines.count, index + context + 1)
      if around.lowerBound > end {
        count += 1
        let number = lines[around.lowerBound...].lazy.compactMap(\.old).first ?? old.count
        texts.append("@@ line \(number + 1) @@")
      }
      count += around.count
      texts += lines[around].prefix(max(0, limit - texts.count)).map { shown($0, isVisible) }
      end = around.upperBound
    }
    return (Array(texts.prefix(limit)), max(0, count - limit))
  }

  private func shown(_ line: Line, _ isVisible: Bool) -> String {
    let text = line.new.map { new[$0] } ?? line.old.map { old[$0] } ?? ""
    if line.isSame { return "  " + ShownText.line(text) }
    let hasTail = text.last == " " || text.last == "\t"
    let mark = line.old == nil ? "+ " : "- "
    return mark + ShownText.line(text, asASCII: !isVisible) + (hasTail ? "⏎" : "")
  }

  /// Whether a reader can see the difference. If false, the texts differ only in their Unicode normalization.
  private var isVisible: Bool {
    lines.compactMap { $0.new == nil ? old[$0.old ?? 0] : nil }
      != lines.compactMap { $0.old == nil ? new[$0.new ?? 0] : nil }
  }
}

/// Makes texts from any source safe to show in a terminal and in a report.
enum ShownText {
  /// The greatest number of characters that are shown of a line.
  static let lineLimit = 300

  /// Returns a text as one line, truncated, with codes for control characters.
  static func line(_ text: String, asASCII: Bool = false, limit: Int = lineLimit) -> String {
    let scalars = text.unicodeScalars
    let shown = scalars.prefix(limit)
    var hidden = HiddenScalars()
    let result = shown.map { scalar in
      let isHidden = hidden.hides(scalar) && (asASCII || scalar != "\t")
      let isShown = !isHidden && (scalar.isASCII || !asASCII)
      return isShown ? String(scalar) : scalar.escaped(asASCII: true)
    }.joined()
    return shown.endIndex < scalars.endIndex ? result + "…" : result
  }

  /// Returns the text of a value on one line in single quotes, truncated.
  static func quoted(_ value: some CustomStringConvertible) -> String {
    "'\(line(value.description))'"
  }
}
