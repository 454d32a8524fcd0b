/// Writes numbers and enumerations in English.
package enum ChangeWords {
  /// Returns an ordinal number: `1st`, `12th`.
  package static func ordinal(_ number: Int) -> String {
    let isTeen = (11...13).contains(number % 100)
    return "\(number)" + (isTeen ? "th" : [1: "st", 2: "nd", 3: "rd"][number % 10] ?? "th")
  }

  /// Returns a count with a noun: `1 row`, `2 rows`.
  package static func count(_ number: Int, _ one: String, _ many: String? = nil) -> String {
    "\(number) \(number == 1 ? one : many ?? one + "s")"
  }

  /// Returns the first `most` entries on one line, followed by the number of the remaining entries.
  package static func list<Entry>(
    _ entries: [Entry], most: Int = 10, separator: String = ", ",
    _ text: (Entry) -> String = { "\($0)" }
  ) -> String {
    let rest = entries.count - most
    let texts = entries.prefix(most).map(text).joined(separator: separator)
    return texts + (rest > 0 ? " and \(rest) more" : "")
  }

  /// Returns a line for each entry, up to `most`. If there are more entries, a last line has their number.
  package static func lines<Entry>(
    _ entries: [Entry], most: Int, of noun: String? = nil, _ text: (Entry) -> String
  ) -> [String] {
    let rest = entries.count - most
    let more = "\(rest) more\(noun.map { " " + $0 } ?? "")"
    return entries.prefix(most).map(text) + (rest > 0 ? [more] : [])
  }
}

extension StringProtocol {
  /// Whether this text contains another text. The standard library's own method needs iOS 16.
  package func includes(_ text: some StringProtocol) -> Bool {
    text.isEmpty || indices.contains { self[$0...].hasPrefix(text) }
  }
}
