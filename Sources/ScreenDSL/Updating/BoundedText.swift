/// Cuts texts to the part that people need to see.
enum BoundedText {
  /// The greatest number of characters shown of a text that differs from another one.
  static let limit = 80
  /// How much of what both have in common is shown before the first difference.
  private static let lead = 20

  /// Returns both texts, cut to the part around the first difference if one is long.
  static func pair(_ old: String, _ new: String) -> (old: String, new: String) {
    if isShort(old), isShort(new) { return (old, new) }
    let common = zip(old.unicodeScalars, new.unicodeScalars).prefix { $0 == $1 }.count
    let start = common > limit / 2 ? common - lead : 0
    return (cut(old, from: start), cut(new, from: start))
  }

  private static func isShort(_ text: String) -> Bool { text.utf8.count <= limit }

  private static func cut(_ text: String, from start: Int) -> String {
    let scalars = text.unicodeScalars.dropFirst(start)
    let shown = scalars.prefix(limit)
    var result = String.UnicodeScalarView(start > 0 ? "…".unicodeScalars : "".unicodeScalars)
    result.append(contentsOf: shown)
    if shown.endIndex < scalars.endIndex { result.append("…") }
    return String(result)
  }
}
