import Foundation

/// The page of a report, as a single HTML file that loads no other files. The page consists of `report.html`, the run's
/// data, the script `report.js` and the style sheet `report.css`.
struct ReportPage: Encodable {
  let note: String?
  let run: ReportRun
  let tests: Int
  let cards: [Card]
  let groups: [Group]
  let lines: [String]
  /// The texts of the cards. Each text is a list of indexes of `lines`: `0-12 4 20` means lines 0 to 12, 4 and 20.
  let texts: [String]

  /// Failures with the same cause, as indexes of `ReportPage.cards`.
  struct Group: Encodable, Equatable {
    let cause: String
    let cards: [Int]
  }

  init(of entries: [ReportEntry], _ run: ReportRun, note: String? = nil) {
    var (lines, texts) = (NumberedTexts(), NumberedTexts())
    var cards = Card.cards(of: entries)
    for index in cards.indices {
      cards[index].texts = cards[index].entry.texts.map { text in
        let numbers = text.components(separatedBy: "\n").map { lines.number(of: $0) }
        return texts.number(of: Self.runs(of: numbers))
      }
      cards[index].entry.texts = []
    }
    (self.note, self.run, self.cards) = (note, run, cards)
    tests = Set(entries.map(\.place)).count
    groups = Self.groups(of: cards)
    (self.lines, self.texts) = (lines.all, texts.all)
  }

  private static func runs(of numbers: [Int]) -> String {
    var runs: [ClosedRange<Int>] = []
    for number in numbers {
      let isNext = runs.last?.upperBound == number - 1
      let first = isNext ? runs.removeLast().lowerBound : number
      runs.append(first...number)
    }
    return runs.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
      .joined(separator: " ")
  }

  /// Groups the failing cards by cause. If a card has several causes, only the most frequent one counts.
  private static func groups(of cards: [Card]) -> [Group] {
    let failing = cards.indices.filter { cards[$0].isFailing }
    let counts = Dictionary(
      failing.flatMap { Set(cards[$0].entry.causes) }.map { ($0, 1) }, uniquingKeysWith: +)
    func cause(of card: Int) -> String {
      let entry = cards[card].entry
      let most = entry.causes.compactMap { counts[$0] }.max()
      return entry.causes.first { counts[$0] == most } ?? entry.failures[0]
    }
    return failing.grouped(by: cause).map { Group(cause: cause(of: $0[0]), cards: $0) }
      .sorted { $0.cards.count > $1.cards.count }
  }

  var html: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let json = (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    func text(_ file: [UInt8]) -> String { String(decoding: file, as: UTF8.self) }
    // The parts replace the placeholders of the page one after another. The texts in `DATA` can contain a placeholder
    // such as `{SCRIPT}`, so `DATA` must be the last part.
    let parts = [
      ("NONCE", Self.nonce), ("STYLE", text(PackageResources.report_css)),
      ("SCRIPT", text(PackageResources.report_js)),
      ("DATA", json.replacingOccurrences(of: "<", with: "\\u003C")),
    ]
    return parts.reduce(text(PackageResources.report_html)) { page, part in
      page.replacingOccurrences(of: "{\(part.0)}", with: part.1)
    }
  }

  private static let nonce = String(UInt64.random(in: .min ... .max), radix: 36)
}

/// Numbers texts in the order in which they come. Equal texts are stored once and have the same number.
private struct NumberedTexts {
  private(set) var all: [String] = []
  private var numbers: [String: Int] = [:]

  mutating func number(of text: String) -> Int {
    if let known = numbers[text] { return known }
    numbers[text] = all.count
    all.append(text)
    return all.count - 1
  }
}

/// A card on the page: one entry, or all entries of a test that have no failures and show equal screens.
struct Card: Encodable {
  fileprivate(set) var entry: ReportEntry
  private(set) var name: String
  fileprivate(set) var keys: [String]
  /// The texts of `entry`, as indexes of `ReportPage.texts`.
  fileprivate(set) var texts: [Int] = []

  var isFailing: Bool { !entry.failures.isEmpty }

  /// Creates a card of entries that show the same screen.
  private init(_ entries: [ReportEntry]) {
    (entry, keys) = (entries[0], entries.map(\.key))
    let forms = ["text", "outline", "svg", "picture", "spoken", "light", "dark"]
    var states = entries.map(\.name).filter { entries.count == 1 || !forms.contains($0) }
    if states.isEmpty { states = [entry.screen.isEmpty ? "Screen" : entry.screen] }
    name = states.withoutRepetitions.joined(separator: " · ")
    for other in entries.dropFirst() {
      for var form in other.forms {
        form.text = entry.add(other.texts[form.text])
        entry.forms.append(form)
      }
    }
  }

  static func cards(of entries: [ReportEntry]) -> [Card] {
    let entries = entries.sorted(by: precedes).withoutRepetitions
    let groups = Array(entries.enumerated()).grouped { index, entry in
      entry.shown.map(AnyHashable.init) ?? AnyHashable(index)
    }
    var cards = groups.map { Card($0.map(\.element)) }
    var counts: [[String]: Int] = [:]
    func numbered(_ text: String, _ mark: String, in place: [String]) -> String {
      let count = counts[place + [mark, text], default: 0] + 1
      counts[place + [mark, text]] = count
      return count == 1 ? text : "\(text)\(mark)\(count)"
    }
    for index in cards.indices {
      cards[index].name = numbered(cards[index].name, " ", in: cards[index].entry.place)
      cards[index].keys = cards[index].keys.map { numbered($0, "~", in: []) }
    }
    return cards
  }

  private static func precedes(_ left: ReportEntry, _ right: ReportEntry) -> Bool {
    if left.place != right.place { return left.place.lexicographicallyPrecedes(right.place) }
    if left.key != right.key || left.line != right.line {
      return (left.key, left.line) < (right.key, right.line)
    }
    return (left.failures + left.texts).lexicographicallyPrecedes(right.failures + right.texts)
  }
}

extension ReportEntry {
  /// The texts by which the page finds equal entries, which share a card. Nil if the entry never shares a card.
  fileprivate var shown: [String]? {
    if !failures.isEmpty || !known.isEmpty || shots.isEmpty { return nil }
    let screens = shots.flatMap { [$0.title, texts[$0.whole.light], texts[$0.heard]] }
    return place + steps + [cost] + problems + touched.flatMap(\.lines) + screens
  }
}
