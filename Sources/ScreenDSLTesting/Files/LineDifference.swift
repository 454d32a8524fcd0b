/// The lines of two texts, with a mark for each line that only one text has. The comparison is byte by byte. For texts
/// with more lines than `limit`, the difference may not be the smallest.
struct LineDifference: Equatable, Sendable, CustomStringConvertible {
  struct Line: Equatable, Sendable {
    /// The number of lines of the old text before this line.
    let number: Int
    let text: String
    /// `"- "` before a removed line, `"+ "` before an inserted line, and two spaces before a line of both texts.
    let mark: String
    var isSame: Bool { mark == "  " }
  }

  /// If the two texts together have at most this number of lines, the difference has the fewest possible changed lines.
  /// Computing such a difference can take time and memory that grow with the square of this number.
  static let limit = 5_000

  private(set) var lines: [Line] = []

  init(from old: [String], to new: [String], limit: Int = limit) {
    let bytes = [old, new].map { $0.map { Array($0.utf8) } }
    let alone = bytes[0].apart(from: bytes[1], most: limit)
    let (removed, inserted) = (Set(alone.old), Set(alone.new))
    var (index, other) = (0, 0)
    while index < old.count || other < new.count {
      let isOld = removed.contains(index)
      let isNew = !isOld && inserted.contains(other)
      lines.append(
        Line(
          number: index, text: isOld ? old[index] : new[other],
          mark: isOld ? "- " : isNew ? "+ " : "  "))
      if !isNew { index += 1 }
      if !isOld { other += 1 }
    }
  }

  var changed: [String] {
    lines.lazy.filter { !$0.isSame }.prefix(20).map { $0.mark + ShownText.line($0.text) }
  }

  var description: String { text(context: 3, limit: 60) }

  func text(context: Int, limit: Int) -> String {
    let (texts, hidden) = texts(context: context, limit: limit)
    return (texts + (hidden > 0 ? ["\(hidden) more lines"] : [])).joined(separator: "\n")
  }

  func texts(context: Int, limit: Int) -> (shown: [String], hidden: Int) {
    let isVisible = isVisible
    var (texts, count, end) = ([String](), 0, -1)
    for (index, line) in lines.enumerated() where !line.isSame {
      let around = max(end, index - context, 0)..<min(lines.count, index + context + 1)
      if around.lowerBound > end {
        count += 1
        texts.append("@@ line \(lines[around.lowerBound].number + 1) @@")
      }
      count += around.count
      texts += lines[around].prefix(max(0, limit - texts.count)).map { shown($0, isVisible) }
      end = around.upperBound
    }
    return (Array(texts.prefix(limit)), max(0, count - limit))
  }

  private func shown(_ line: Line, _ isVisible: Bool) -> String {
    if line.isSame { return line.mark + ShownText.line(line.text) }
    let end = line.text.last == " " || line.text.last == "\t" ? "⏎" : ""
    return line.mark + ShownText.line(line.text, asASCII: !isVisible, marksSpaces: true) + end
  }

  /// False if the texts differ only in their Unicode normalization, which `==` of strings ignores.
  private var isVisible: Bool {
    lines.filter { $0.mark == "- " }.map(\.text) != lines.filter { $0.mark == "+ " }.map(\.text)
  }
}

/// Makes texts from any source safe to show in a terminal and in a report.
enum ShownText {
  static let lineLimit = 300

  /// Replaces invisible characters by escape sequences, and shortens the text.
  ///
  /// - Parameter marksSpaces: Whether to replace other spaces that look like `" "` too, such as the narrow space in a
  ///   time.
  static func line(
    _ text: String, asASCII: Bool = false, marksSpaces: Bool = false, limit: Int = lineLimit
  ) -> String {
    let scalars = text.unicodeScalars
    let shown = scalars.prefix(limit)
    var hidden = HiddenScalars()
    let result = shown.map { scalar in
      let isHidden = hidden.hides(scalar) && scalar != "\t"
      let isSpace = marksSpaces && scalar.properties.isWhitespace
      let isShown = !isHidden && (scalar.isASCII || !asASCII && !isSpace)
      return isShown ? String(scalar) : scalar.escaped(asASCII: true)
    }.joined()
    return shown.endIndex < scalars.endIndex ? result + "…" : result
  }

  static func quoted(_ value: some CustomStringConvertible) -> String {
    "'\(line(value.description, marksSpaces: true))'"
  }
}
