import Foundation
import ScreenDSLHeadless

/// The content of one call of a test in a report, as a value that is stored until the run ends.
///
/// Its pictures and longer texts are numbers, because a page stores equal ones once.
struct ReportEntry: Codable, Hashable, Sendable {
  /// The module, the suite and the test.
  var place: [String]
  /// The name of the screen, or the update, in its test.
  var name: String
  /// The end of the entry's address, of letters, digits and `/._+-`.
  var key: String
  /// The line of the call, which orders entries with the same key.
  var line = 0
  /// The type of the screen; empty if it is not known.
  var screen = ""
  /// The failures of the test; empty if there are none.
  var failures: [String] = []
  /// The causes that failures of other entries may share, the most specific first.
  var causes: [String] = []
  /// The command that accepts the new text; nil if there is none.
  var command: String?
  /// The known issues.
  var known: [String] = []
  /// The problems of a working screen.
  var problems: [String] = []
  /// The cost of an update, in words.
  var cost = ""
  /// The changed rows of an update, in the order of the numbers beside the rows.
  var touched: [Touched] = []
  /// The visible content: a screen, or those before and after an update.
  var shots: [Shot] = []
  /// The actions of a test, a line each.
  var steps: [String] = []
  /// The moving picture of these steps.
  var film: Picture?
  /// The compared text, and other pictures and texts.
  var forms: [Form] = []
  /// The texts behind the numbers.
  var texts: [String] = []

  /// A row or a section that an update changes.
  struct Touched: Codable, Hashable, Sendable {
    /// The kinds of changes, in a word each.
    var kinds: [String]
    /// The changes in sentences, with reasons.
    var lines: [String]
  }

  /// The numbers of a picture in both themes; only one if a text has the colors of both.
  struct Picture: Codable, Hashable, Sendable {
    var light: Int
    var dark: Int?
  }

  /// A screen.
  struct Shot: Codable, Hashable, Sendable {
    var title: String
    var whole: Picture
    /// The picture around the changes; nil if there are none.
    var cut: Picture?
    /// The height of the whole picture that a small one shows, in points.
    var end: Double
    /// The accessibility text, a line per element.
    var heard: Int
  }

  /// A text or a picture of a renderer.
  struct Form: Codable, Hashable, Sendable {
    /// Its name, such as `outline`.
    var name: String
    var text: Int
    /// The reference, if it differs.
    var before: Int?
    /// Whether it is SVG.
    var isPicture = false
  }
}

extension ReportEntry {
  /// The greatest number of bytes of a text or a picture.
  static let limit = 2_000_000

  /// Adds a text without changes, and returns its number.
  mutating func add(_ text: String) -> Int {
    let isShort = text.utf8.count <= Self.limit
    let text = isShort ? text : "Left out: \(text.utf8.count) bytes"
    if let known = texts.firstIndex(of: text) { return known }
    texts.append(text)
    return texts.count - 1
  }

  /// Adds a picture in both themes.
  mutating func add(light: String, dark: String) -> Picture {
    if let both = Self.themed(light, dark) { return Picture(light: add(both)) }
    return Picture(light: add(light), dark: add(dark))
  }

  /// Returns one text with the colors of two pictures that differ in nothing else, `"#RRGGBB|RRGGBB"`; nil if they
  /// differ in more.
  static func themed(_ light: String, _ dark: String) -> String? {
    let parts = [light, dark].map { $0.components(separatedBy: "\"#") }
    guard parts[0].count == parts[1].count else { return nil }
    var merged: [String] = []
    for (one, other) in zip(parts[0], parts[1]) {
      if one == other {
        merged.append(one)
        continue
      }
      if merged.isEmpty || one.dropFirst(6) != other.dropFirst(6) { return nil }
      merged.append("\(one.prefix(6))|\(other)")
    }
    return merged.joined(separator: "\"#")
  }

  /// Adds a compared text, or another text of a renderer.
  mutating func add(_ form: ReportForm) {
    let isShort = max(form.text.utf8.count, form.before?.utf8.count ?? 0) <= Self.limit
    let isPicture = form.isPicture && isShort
    func shown(_ text: String) -> String { isPicture ? text : Self.lines(text) }
    let before = form.before.map { add(shown($0)) }
    forms.append(
      Form(
        name: VisibleText().text(form.name), text: add(shown(form.text)), before: before,
        isPicture: isPicture))
  }

  /// Returns a text with its lines and without hidden characters.
  static func lines(_ text: String) -> String {
    if text.utf8.count > limit { return "Left out: \(text.utf8.count) bytes" }
    return text.components(separatedBy: "\n").map { VisibleText().text($0, limit: limit) }
      .joined(separator: "\n")
  }
}
