import Foundation
import ScreenDSLRendering

/// What a report shows of one call of a test, as a value that is stored until the run is over.
///
/// Its pictures and longer texts are numbered, for a page has equal ones once.
struct ReportEntry: Codable, Hashable, Sendable {
  /// The module, the suite and the test.
  var place: [String]
  /// What the screen, or the update, is called in its test.
  var name: String
  /// The end of the entry's address: made of letters, digits and `/._+-`.
  var key: String
  /// The line of the call, by which entries of one key are in order.
  var line = 0
  /// The type of the screen; empty if it is not known.
  var screen = ""
  /// What made the test fail; empty if nothing did.
  var failures: [String] = []
  /// What failures of other entries may have in common with these, most telling first.
  var causes: [String] = []
  /// The command that accepts what was made; nil if there is none.
  var command: String?
  /// What would have made the test fail, had it not been known.
  var known: [String] = []
  /// What works, but costs something.
  var problems: [String] = []
  /// What an update costs, in words.
  var cost = ""
  /// What an update touches, in the order of the numbers beside the rows.
  var touched: [Touched] = []
  /// What is to be seen: a screen, or those before and after an update.
  var shots: [Shot] = []
  /// What a test did with a screen, a line each.
  var steps: [String] = []
  /// The picture that moves through these steps.
  var film: Picture?
  /// What was compared, and other pictures and texts.
  var forms: [Form] = []
  /// The texts that numbers stand for.
  var texts: [String] = []

  /// A row or a section that an update touches.
  struct Touched: Codable, Hashable, Sendable {
    /// What happens to it, in a word each.
    var kinds: [String]
    /// The same in sentences, and why.
    var lines: [String]
  }

  /// The numbers of a picture in both themes; of one text, if that has the colours of both.
  struct Picture: Codable, Hashable, Sendable {
    var light: Int
    var dark: Int?
  }

  /// A screen.
  struct Shot: Codable, Hashable, Sendable {
    var title: String
    var whole: Picture
    /// The picture around what was touched; nil if nothing was.
    var cut: Picture?
    /// How much of the whole picture a small one shows, in points.
    var end: Double
    /// What people hear, a line a stop.
    var heard: Int
  }

  /// A text or a picture that a renderer made.
  struct Form: Codable, Hashable, Sendable {
    /// What it is called, such as `outline`.
    var name: String
    var text: Int
    /// The reference, if it is another one.
    var before: Int?
    /// Whether it is SVG.
    var isPicture = false
  }
}

extension ReportEntry {
  /// The greatest number of bytes of a text or a picture.
  static let limit = 2_000_000

  /// Adds a text as it is, and returns its number.
  mutating func add(_ text: String) -> Int {
    let isShort = text.utf8.count <= Self.limit
    let text = isShort ? text : "Left out: \(text.utf8.count) bytes"
    if let known = texts.firstIndex(of: text) { return known }
    texts.append(text)
    return texts.count - 1
  }

  /// Adds a picture that was drawn in both themes.
  mutating func add(light: String, dark: String) -> Picture {
    if let both = Self.themed(light, dark) { return Picture(light: add(both)) }
    return Picture(light: add(light), dark: add(dark))
  }

  /// Returns one text with the colours of two pictures that differ in nothing else, `"#RRGGBB|RRGGBB"`; nil if more
  /// does.
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

  /// Adds what was compared, or something else that a renderer made.
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

  /// Returns a text with its lines as they are, and nothing in them that is not seen.
  static func lines(_ text: String) -> String {
    if text.utf8.count > limit { return "Left out: \(text.utf8.count) bytes" }
    return text.components(separatedBy: "\n").map { VisibleText().text($0, limit: limit) }
      .joined(separator: "\n")
  }
}
