import ScreenDSL

/// The lines in which two texts differ, compared byte by byte.
///
/// It is the shortest difference, as the standard library finds it, unless too many lines may have
/// changed places: then all lines between the equal ends are removed and inserted.
struct LineDifference: Equatable, Sendable {
  /// A line that both texts have, or only one of them, with its index.
  enum Line: Equatable, Sendable {
    case same(old: Int, new: Int)
    case removed(Int)
    case inserted(Int)
  }

  /// The greatest number of lines, of both texts together, in which the shortest difference is
  /// searched; that takes time and memory up to the square of it.
  static let limit = 5_000

  let old: [String]
  let new: [String]
  /// All lines, in the order in which they are shown.
  private(set) var lines: [Line] = []

  /// - Complexity: O(*n* + *limit*²), where *n* is the number of bytes.
  init(from old: [String], to new: [String], limit: Int = limit) {
    (self.old, self.new) = (old, new)
    let search = DifferenceSearch(from: old, to: new, limit: limit)
    var (index, other) = (0, 0)
    while index < old.count || other < new.count {
      if search.removed.contains(index) {
        lines.append(.removed(index))
        index += 1
      } else if search.inserted.contains(other) {
        lines.append(.inserted(other))
        other += 1
      } else {
        lines.append(.same(old: index, new: other))
        (index, other) = (index + 1, other + 1)
      }
    }
  }
}

/// Finds the indices of the lines that only one text has.
private struct DifferenceSearch {
  /// A line as a number, equal for equal lines, and its index.
  private struct Entry: Equatable {
    let number: Int
    let index: Int

    static func == (left: Entry, right: Entry) -> Bool { left.number == right.number }
  }

  private(set) var removed: Set<Int> = []
  private(set) var inserted: Set<Int> = []

  init(from old: [String], to new: [String], limit: Int) {
    let (old, new) = Self.middle(Self.entries(of: old, new))
    // Lines that only one text has are in no common subsequence, so leaving them out keeps the
    // difference the shortest one, and most texts that differ much become short.
    let (oldNumbers, newNumbers) = (Set(old.map(\.number)), Set(new.map(\.number)))
    let rest = Self.middle(
      (old.filter { newNumbers.contains($0.number) }, new.filter { oldNumbers.contains($0.number) })
    )
    if rest.old.count + rest.new.count > limit {
      removed = Set(old.map(\.index))
      inserted = Set(new.map(\.index))
      return
    }
    removed = Set(old.lazy.filter { !newNumbers.contains($0.number) }.map(\.index))
    inserted = Set(new.lazy.filter { !oldNumbers.contains($0.number) }.map(\.index))
    for change in rest.new.difference(from: rest.old) {
      switch change {
      case .remove(_, let entry, _): removed.insert(entry.index)
      case .insert(_, let entry, _): inserted.insert(entry.index)
      }
    }
  }

  private static func entries(of old: [String], _ new: [String]) -> (old: [Entry], new: [Entry]) {
    var numbers: [[UInt8]: Int] = [:]
    func entries(_ lines: [String]) -> [Entry] {
      lines.enumerated().map { index, line in
        let bytes = Array(line.utf8)
        let number = numbers[bytes] ?? numbers.count
        numbers[bytes] = number
        return Entry(number: number, index: index)
      }
    }
    return (entries(old), entries(new))
  }

  /// Returns what is between the equal ends.
  private static func middle(
    _ lines: (old: [Entry], new: [Entry])
  ) -> (old: [Entry], new: [Entry]) {
    let start = zip(lines.old, lines.new).prefix { $0 == $1 }.count
    let (old, new) = (lines.old.dropFirst(start), lines.new.dropFirst(start))
    let end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    return (Array(old.dropLast(end)), Array(new.dropLast(end)))
  }
}

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
    let isVisible = isVisible
    var texts: [String] = []
    var (count, end, number) = (0, 0, 1)
    for hunk in hunks(context: context) {
      count += 1 + hunk.count
      number += hunk.lowerBound - end
      texts.append("@@ line \(number) @@")
      texts += lines[hunk].prefix(max(0, limit - texts.count)).map { shown($0, isVisible) }
      number += lines[hunk].count(where: \.isOld)
      end = hunk.upperBound
    }
    let hidden = count > limit ? ["\(count - limit) more lines"] : []
    return (texts.prefix(limit) + hidden).joined(separator: "\n")
  }

  /// The lines to show: those that differ and those around them.
  private func hunks(context: Int) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for (index, line) in lines.enumerated() where !line.isSame {
      let hunk = max(0, index - context)..<min(lines.count, index + context + 1)
      if let last = result.last, last.upperBound >= hunk.lowerBound {
        result[result.count - 1] = last.lowerBound..<hunk.upperBound
      } else {
        result.append(hunk)
      }
    }
    return result
  }

  private func shown(_ line: Line, _ isVisible: Bool) -> String {
    switch line {
    case .same(_, let index): "  " + ShownText.line(new[index])
    case .removed(let index): changed("- ", old[index], isVisible)
    case .inserted(let index): changed("+ ", new[index], isVisible)
    }
  }

  private func changed(_ mark: String, _ line: String, _ isVisible: Bool) -> String {
    let hasTail = line.last == " " || line.last == "\t"
    return mark + ShownText.line(line, asASCII: !isVisible) + (hasTail ? "⏎" : "")
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
}

extension LineDifference.Line {
  fileprivate var isSame: Bool { if case .same = self { true } else { false } }
  fileprivate var isOld: Bool { if case .inserted = self { false } else { true } }
}

/// Makes any text safe to show in a terminal and in a report.
enum ShownText {
  /// The greatest number of characters of a line that are shown.
  static let lineLimit = 300

  /// Returns one line of a text, bounded and without anything that a terminal acts on.
  static func line(_ text: String, asASCII: Bool = false) -> String {
    let scalars = text.unicodeScalars
    let shown = scalars.prefix(lineLimit)
    let result = escaped(shown) { scalar, isHidden in
      if scalar == "\t", !asASCII { return nil }
      return isHidden || asASCII && !scalar.isASCII ? scalar.escaped(asASCII: true) : nil
    }
    return shown.endIndex < scalars.endIndex ? result + "…" : result
  }

  /// Returns `text` on one line between single quotes, bounded.
  static func quoted(_ text: String) -> String { "'\(line(text))'" }

  /// The first of some names, in a row.
  static func list(_ names: [String], most: Int = 10) -> String {
    names.prefix(most).joined(separator: ", ") + (names.count > most ? ", …" : "")
  }

  /// Returns what is spoken of, its type and its place: `'menu/v' of 'SortMenu' (App/MainScreen.swift:12)`.
  static func subject(_ name: String, _ model: any CellModel, _ source: SourceLine?) -> String {
    "\(quoted(name)) of '\(type(of: model))'" + (source.map { " (\($0))" } ?? "")
  }

  /// Returns a text with some of its scalars replaced.
  ///
  /// - Parameter replacement: Returns the text for a scalar; nil if it stays as it is.
  static func escaped(
    _ scalars: some Sequence<Unicode.Scalar>,
    _ replacement: (_ scalar: Unicode.Scalar, _ isHidden: Bool) -> String?
  ) -> String {
    var result = ""
    var hidden = HiddenScalars()
    for scalar in scalars {
      if let text = replacement(scalar, hidden.hides(scalar)) {
        result += text
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
