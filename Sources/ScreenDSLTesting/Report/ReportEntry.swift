import Foundation
import ScreenDSLHeadless

/// The entry of a report for one call in a test. The entry is stored until the run ends.
///
/// Pictures and long texts are stored once in `texts`. The entry has their indexes.
struct ReportEntry: Codable, Hashable, Sendable {
  /// The names of the module, the suite and the test.
  var place: [String]
  /// The name of the screen or the update in its test.
  var name: String
  /// The end of the entry's address on the page: letters, digits and `/._+-`.
  var key: String
  /// The line of the call. The line decides the order of entries with the same key.
  var line = 0
  /// The name of the screen's type; empty if it is not known.
  var screen = ""
  /// The failures of the test; empty if there are none.
  var failures: [String] = []
  /// The causes of the failures, the most specific first. Failures of other entries may have the same causes.
  var causes: [String] = []
  /// The command that accepts the new text; nil if there is none.
  var command: String?
  /// The failures that the test has marked as known issues.
  var known: [String] = []
  /// The problems that the package finds in the screen, as texts.
  var problems: [String] = []
  /// The cost of the update, in words.
  var cost = ""
  /// The rows that the update changes. The numbers beside rows in the pictures are indexes of this list.
  var touched: [Touched] = []
  /// The pictures: one of the screen, or one before and one after the update.
  var shots: [Shot] = []
  /// The actions of the test, each as a line.
  var steps: [String] = []
  /// The moving picture of the test's actions.
  var film: Picture?
  /// The text that is compared with a reference, and other forms of the screen.
  var forms: [Form] = []
  /// The texts and pictures to which the indexes refer.
  var texts: [String] = []

  /// A row or a section that an update changes, as the report describes it.
  struct Touched: Codable, Hashable, Sendable {
    /// The kinds of changes, each as a word.
    var kinds: [String]
    /// The changes as sentences with their reasons.
    var lines: [String]
  }

  /// The indexes of a picture in both themes. If a single text has the colors of both themes, there is only one
  /// index.
  struct Picture: Codable, Hashable, Sendable {
    var light: Int
    var dark: Int?
  }

  /// A picture of a screen.
  struct Shot: Codable, Hashable, Sendable {
    var title: String
    var whole: Picture
    /// The part of the picture around the changes; nil if there are no changes.
    var cut: Picture?
    /// A small picture shows only the upper part of the whole picture. This is the height of that part, in points.
    var end: Double
    /// The index of the text that a screen reader speaks, with a line for each accessibility element.
    var heard: Int
  }

  /// A text or a picture that a renderer has written.
  struct Form: Codable, Hashable, Sendable {
    /// The name of the form, such as `outline`.
    var name: String
    var text: Int
    /// The index of the reference's text, if it differs; otherwise nil.
    var before: Int?
    /// Whether the text is an SVG picture.
    var isPicture = false
  }
}

extension ReportEntry {
  /// The greatest number of bytes of a text or a picture in a report.
  static let limit = 2_000_000

  /// Adds a text as it is. The result is its index.
  mutating func add(_ text: String) -> Int {
    let isShort = text.utf8.count <= Self.limit
    let text = isShort ? text : "Left out: \(text.utf8.count) bytes"
    if let known = texts.firstIndex(of: text) { return known }
    texts.append(text)
    return texts.count - 1
  }

  /// Adds a picture in both themes. The result has its indexes.
  mutating func add(light: String, dark: String) -> Picture {
    if let both = Self.themed(light, dark) { return Picture(light: add(both)) }
    return Picture(light: add(light), dark: add(dark))
  }

  /// Returns a single text for two pictures that differ only in their colors. Each color in the text is a pair:
  /// `"#RRGGBB|RRGGBB"`. The result is nil if the pictures differ in anything else.
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

  /// Adds a text of a renderer, and the text of its reference if there is one.
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

  /// Returns a text with codes for hidden characters. The text keeps its line breaks.
  static func lines(_ text: String) -> String {
    if text.utf8.count > limit { return "Left out: \(text.utf8.count) bytes" }
    return text.components(separatedBy: "\n").map { VisibleText().text($0, limit: limit) }
      .joined(separator: "\n")
  }
}
