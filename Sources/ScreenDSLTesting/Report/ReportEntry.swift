import Foundation

/// The entry of a report for one expectation of a test, or for the screens that a test shows.
///
/// The entry stores each picture and long text once, in `texts`. Other properties contain indexes of `texts`.
struct ReportEntry: Codable, Hashable, Sendable {
  /// The names of the module, the suite and the test.
  var place: [String]
  var name: String
  /// The HTML anchor of the entry on the page: letters, digits and `/._+-`.
  var key: String
  var line = 0
  /// The name of the screen's type; empty if it is not known.
  var screen = ""
  var failures: [String] = []
  /// The causes of the failures. The report groups entries that have a cause in common.
  var causes: [String] = []
  var command: String?
  /// The failures that the test has marked as known issues.
  var known: [String] = []
  var problems: [String] = []
  var cost = ""
  var touched: [Touched] = []
  /// The screens before and after the update; only the last screen if there is no update, or more than one.
  var shots: [Shot] = []
  var steps: [String] = []
  var film: Picture?
  var forms: [Form<Int>] = []
  var texts: [String] = []

  struct Touched: Codable, Hashable, Sendable {
    var kinds: [String]
    var lines: [String]
  }

  /// A picture for the light and the dark mode, as indexes of SVG texts in `ReportEntry.texts`. If `dark` is nil, the
  /// text at `light` is for both modes.
  struct Picture: Codable, Hashable, Sendable {
    var light: Int
    var dark: Int?
  }

  struct Shot: Codable, Hashable, Sendable {
    var title: String
    var whole: Picture
    var cut: Picture?
    /// The overview of the report shows only the top of the picture, down to this height in points.
    var end: Double
    /// The index, in `texts`, of the words that a screen reader speaks.
    var heard: Int
  }

  /// A text or a picture of a screen or an update. In an entry, `Text` is `Int`: the properties `text` and `before` are
  /// indexes of `ReportEntry.texts`.
  struct Form<Text: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
    var name: String
    var text: Text
    var before: Text?
    var isPicture = false
  }

  /// The greatest size of a text or picture, in bytes. The report omits larger texts and pictures.
  static let limit = 2_000_000

  mutating func add(_ text: String) -> Int {
    let text = text.utf8.count > Self.limit ? "Left out: \(text.utf8.count) bytes" : text
    if let known = texts.firstIndex(of: text) { return known }
    texts.append(text)
    return texts.count - 1
  }

  mutating func add(light: String, dark: String) -> Picture {
    if let both = Self.themed(light, dark) { return Picture(light: add(both)) }
    return Picture(light: add(light), dark: add(dark))
  }

  /// Merges a light and a dark picture into one text. Where the colors differ, the text has a pair of colors:
  /// `"#RRGGBB|RRGGBB"`. Returns nil if the pictures differ in more than colors.
  static func themed(_ light: String, _ dark: String) -> String? {
    let parts = [light, dark].map { $0.components(separatedBy: "\"#") }
    guard parts[0].count == parts[1].count else { return nil }
    var merged: [String] = []
    for (one, other) in zip(parts[0], parts[1]) {
      if one != other, merged.isEmpty || one.dropFirst(6) != other.dropFirst(6) { return nil }
      merged.append(one == other ? one : "\(one.prefix(6))|\(other)")
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

  static func lines(_ text: String) -> String {
    if text.utf8.count > limit { return "Left out: \(text.utf8.count) bytes" }
    return text.components(separatedBy: "\n").map { VisibleText().text($0, limit: limit) }
      .joined(separator: "\n")
  }
}
