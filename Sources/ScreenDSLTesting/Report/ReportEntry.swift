import Foundation
import ScreenDSLHeadless

/// The entry of a report for one expectation of a test, or for the screens that a test shows.
///
/// The entry stores each picture and long text once, in `texts`. Other properties contain indexes of `texts`.
struct ReportEntry: Codable, Hashable, Sendable {
  /// The names of the module, the suite and the test.
  var place: [String]
  /// The name of the screen or of the update.
  var name: String
  /// The HTML anchor of the entry on the page: letters, digits and `/._+-`.
  var key: String
  /// The source line of the expectation or the recording. Entries with the same key are in the order of their lines.
  var line = 0
  /// The name of the screen's type; empty if it is not known.
  var screen = ""
  /// The failures of the test; empty if there are none.
  var failures: [String] = []
  /// The causes of the failures, the most specific first. The report groups entries with a common cause.
  var causes: [String] = []
  /// The shell command that accepts the new text as the reference; nil if there is no such command.
  var command: String?
  /// The failures that the test has marked as known issues.
  var known: [String] = []
  /// The problems that the package finds in the screen, as texts.
  var problems: [String] = []
  /// A sentence that tells how many cells the updates between the screens of this entry configure.
  var cost = ""
  /// If the entry shows an update, the rows and sections that the update changes; otherwise empty. In the pictures,
  /// number 1 marks the first of them.
  var touched: [Touched] = []
  /// If the entry shows an update, the screens before and after the update; otherwise only the last screen.
  var shots: [Shot] = []
  /// The steps of the test, such as a tap, each as a line.
  var steps: [String] = []
  /// A moving picture of the steps; nil if there are only one or two screens.
  var film: Picture?
  /// The texts and pictures of the entry, except those in `shots` and `film`. An example is the text that the test
  /// compares with a reference.
  var forms: [Form] = []
  /// The texts and pictures. Other properties of the entry contain indexes of this array.
  var texts: [String] = []

  /// A row or a section that an update changes, as the report describes it.
  struct Touched: Codable, Hashable, Sendable {
    /// The kinds of changes, each as a word.
    var kinds: [String]
    /// The changes as sentences with their reasons.
    var lines: [String]
  }

  /// A picture in the light and the dark theme, as indexes of `texts`. If one text contains the colors of both themes,
  /// only `light` is set.
  struct Picture: Codable, Hashable, Sendable {
    var light: Int
    var dark: Int?
  }

  /// A picture of a screen.
  struct Shot: Codable, Hashable, Sendable {
    var title: String
    var whole: Picture
    /// The part of the picture around the changed rows; nil if the picture does not belong to an update.
    var cut: Picture?
    /// The report first shows only the top of the picture, down to this height in points.
    var end: Double
    /// The index, in `texts`, of the words that a screen reader speaks, with a line for each accessibility element.
    var heard: Int
  }

  /// A text or a picture that a renderer has written.
  struct Form: Codable, Hashable, Sendable {
    /// The title of the text or picture in the report, such as `Changes`.
    var name: String
    var text: Int
    /// The index of the reference's text in `texts`; nil if the reference does not differ.
    var before: Int?
    /// Whether the text is an SVG picture.
    var isPicture = false
  }

  /// The greatest number of bytes of a text or picture. The report omits longer ones.
  static let limit = 2_000_000

  /// Adds a text, and returns its index. If the text is longer than `limit`, adds a short note instead.
  mutating func add(_ text: String) -> Int {
    let isShort = text.utf8.count <= Self.limit
    let text = isShort ? text : "Left out: \(text.utf8.count) bytes"
    if let known = texts.firstIndex(of: text) { return known }
    texts.append(text)
    return texts.count - 1
  }

  /// Adds a picture in both themes, and returns its indexes.
  mutating func add(light: String, dark: String) -> Picture {
    if let both = Self.themed(light, dark) { return Picture(light: add(both)) }
    return Picture(light: add(light), dark: add(dark))
  }

  /// Returns one text for a picture in two themes. In this text, each color that differs is a pair: `"#RRGGBB|RRGGBB"`.
  /// If the pictures differ in anything except colors, the result is nil.
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

  /// Returns a text with codes instead of invisible characters. Line breaks do not change.
  static func lines(_ text: String) -> String {
    if text.utf8.count > limit { return "Left out: \(text.utf8.count) bytes" }
    return text.components(separatedBy: "\n").map { VisibleText().text($0, limit: limit) }
      .joined(separator: "\n")
  }
}
