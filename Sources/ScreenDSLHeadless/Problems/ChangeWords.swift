package enum ChangeWords {
  package static func ordinal(_ number: Int) -> String {
    let isTeen = (11...13).contains(number % 100)
    return "\(number)" + (isTeen ? "th" : [1: "st", 2: "nd", 3: "rd"][number % 10] ?? "th")
  }

  package static func count(_ number: Int, _ one: String, _ many: String? = nil) -> String {
    "\(number) \(number == 1 ? one : many ?? one + "s")"
  }

  package static func list<Entry>(
    _ entries: [Entry], most: Int = 10, separator: String = ", ",
    _ text: (Entry) -> String = { "\($0)" }
  ) -> String {
    let rest = entries.count - most
    let texts = entries.prefix(most).map(text).joined(separator: separator)
    return texts + (rest > 0 ? " and \(rest) more" : "")
  }

  package static func lines<Entry>(
    _ entries: [Entry], most: Int, of noun: String? = nil, _ text: (Entry) -> String
  ) -> [String] {
    let rest = entries.count - most
    let more = noun.map { count(rest, "more \($0)") } ?? "\(rest) more"
    return entries.prefix(most).map(text) + (rest > 0 ? [more] : [])
  }
}

extension StringProtocol {
  /// Returns whether the string contains a text. The method `contains(_:)` of the standard library needs iOS 16.
  package func includes(_ text: some StringProtocol) -> Bool {
    text.isEmpty || indices.contains { self[$0...].hasPrefix(text) }
  }
}
