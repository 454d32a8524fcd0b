import ScreenDSLInspection
import ScreenDSLRendering

/// The page of a run of tests: what they showed, with what failed on top.
///
/// What stands in the document is a frame for each entry; the page's script draws an entry when it is
/// seen.
package struct GalleryPage: Sendable {
  let title: String
  private let cards: [Card]

  /// Creates a page; the order of the entries does not matter.
  package init(_ title: String, entries: [GalleryEntry]) {
    self.title = VisibleText().text(title)
    cards = Card.cards(of: entries)
  }

  /// The page: all that a browser needs, in one file.
  ///
  /// - Complexity: O(*n* log *n*) in the number *n* of entries, and O(*b*) in the bytes of their data.
  package var html: String {
    let numbered = cards.enumerated().map { (number: $0.offset, card: $0.element) }
    let failing = numbered.filter(\.card.isFailing)
    var parts = failing.isEmpty ? [] : [section("Failures", failing, isFailing: true)]
    parts += numbered.filter { !$0.card.isFailing }.grouped { $0.card.place(2) }
      .map { section($0[0].card.place(2).last ?? "", $0) }
    if parts.isEmpty { parts.append(.element("p", [], ["Nothing was shown."])) }
    let main = MarkupNode.element("main", [("id", "main")], parts)
    let side = MarkupNode.element("div", [("class", "side")], [tree])
    let tools = cards.isEmpty ? [] : [GalleryFrame.tools, GalleryFrame.nothing]
    let columns = MarkupNode.element("div", [("class", "columns")], [side, main])
    return WebPage.page(
      title: title, code: Self.code,
      body: .element(
        "div", [("class", "gallery")],
        [GalleryFrame.skip, top] + tools + [columns, GalleryFrame.cinema]),
      // The script reads an entry when it is seen.
      data: cards.map { (("class", "data"), $0.data) })
  }

  private static let code = WebPage.Code(
    script: HostScript.text + "\n" + FilmScript.text + "\n" + GalleryScript.text,
    style: PageStyle.film + GalleryStyle.text)

  private var top: MarkupNode {
    let failures = cards.count(where: \.isFailing)
    let known = cards.reduce(0) { $0 + $1.entry.known.count }
    let findings = cards.reduce(0) { $0 + $1.findings }
    func count(_ text: String, _ attributes: [MarkupNode.Attribute] = []) -> MarkupNode {
      .element("span", attributes, [.text(text)])
    }
    let failed = MarkupNode.element(
      "a", [("class", "failed"), ("href", "#failures")],
      [.text(ChangeWords.count(failures, "failure"))])
    let counts =
      [count(ChangeWords.count(cards.count, "entry", "entries"))]
      + [failures == 0 ? count("no failures") : failed]
      + (known == 0 ? [] : [count(ChangeWords.count(known, "known issue"), [("class", "known")])])
      + (findings == 0 ? [] : [count(ChangeWords.count(findings, "finding"))])
    return .element(
      "header", [("class", "top")],
      [
        .element("h1", [], [.text(title)]),
        .element("p", [("class", "counts")], cards.isEmpty ? [] : counts),
      ] + (cards.isEmpty ? [] : [GalleryFrame.keys]))
  }
}

extension GalleryPage {
  private typealias Numbered = (number: Int, card: Card)

  /// A part of the page with cards, those of a test side by side.
  private func section(
    _ title: String, _ cards: [Numbered], isFailing: Bool = false
  ) -> MarkupNode {
    let tests = cards.grouped { $0.card.place(3) }.map { test -> MarkupNode in
      // Failures come from several suites.
      let place = test[0].card.entry.place.dropFirst(isFailing ? 1 : 2)
      return .element(
        "section", [("class", "test")],
        [
          .element("h3", [], [.text(place.joined(separator: " / "))]),
          .element("div", [("class", "cards")], test.map { GalleryFrame.card($0.card, $0.number) }),
        ])
    }
    return .element(
      "section", [("class", "suite")] + (isFailing ? [("id", "failures")] : []),
      [.element("h2", [], [.text(title)])] + tests)
  }

  /// The links to all cards: modules, suites, tests.
  private var tree: MarkupNode {
    let modules = cards.grouped { $0.place(1) }.map { module -> MarkupNode in
      let suites = module.grouped { $0.place(2) }.map { suite -> MarkupNode in
        let tests = suite.grouped { $0.place(3) }.map { Self.links(to: $0) }
        return Self.branch(suite[0].place(2).last ?? "", suite, tests)
      }
      return Self.branch(module[0].place(1).last ?? "", module, suites)
    }
    let tree = Self.details(("id", "tree"), ["Suites and tests"], modules)
    return .element("nav", [("aria-label", "Suites and tests")], cards.isEmpty ? [] : [tree])
  }

  private static func branch(_ name: String, _ cards: [Card], _ inside: [MarkupNode]) -> MarkupNode
  {
    let failures = cards.count(where: \.isFailing)
    let chips = failures == 0 ? [] : [GalleryFrame.chip("failed", "\(failures) failed")]
    return .element("li", [], [details(("open", ""), [.text(name)] + chips, inside)])
  }

  private static func details(
    _ attribute: MarkupNode.Attribute, _ head: [MarkupNode], _ items: [MarkupNode]
  ) -> MarkupNode {
    .element(
      "details", [attribute], [.element("summary", [], head), .element("ul", [], items)])
  }

  /// The link to a test's first card; to each, if it has several.
  private static func links(to cards: [Card]) -> MarkupNode {
    func link(_ text: String, _ card: Card) -> MarkupNode {
      .element("a", [("href", .text("#\(card.keys[0])"))], [.text(text)])
    }
    let test = cards[0].entry.place.last ?? ""
    if cards.count == 1 { return .element("li", [], [link(test, cards[0])]) }
    let several = cards.map { MarkupNode.element("li", [], [link($0.name, $0)]) }
    return .element(
      "li", [], [.element("span", [], [.text(test)]), .element("ul", [], several)])
  }
}

/// What stands side by side with the other screens of a test: entries of one screen.
struct Card: Sendable {
  /// The entry, and those that passed and show the same screen in other forms.
  fileprivate var entries: [GalleryEntry]
  /// The addresses of the entries, each different from all others of the page.
  fileprivate(set) var keys: [String] = []
  /// Which of the cards of a test with one name it is.
  fileprivate var number = 1

  var entry: GalleryEntry { entries[0] }
  var isFailing: Bool { !entry.failures.isEmpty }
  var findings: Int { entry.findings.count }
  /// What the state is called: forms and themes of one screen are no names of it, unless it has one alone.
  var name: String {
    let names = entries.map(\.name)
    let forms = ["text", "outline", "svg", "picture", "html", "spoken", "light", "dark"]
    var states = names.count == 1 ? names : names.filter { !forms.contains($0) }
    if states.isEmpty { states = [entry.screen.isEmpty ? "Screen" : entry.screen] }
    let name = states.grouped { $0 }.map { $0[0] }.joined(separator: " · ")
    return number == 1 ? name : "\(name) \(number)"
  }
  var data: String { entry.data(with: Array(entries.dropFirst())) }

  /// The first parts of the place.
  func place(_ count: Int) -> [String] { Array(entry.place.prefix(count)) }

  /// Puts entries into cards, in an order that is always the same.
  static func cards(of entries: [GalleryEntry]) -> [Card] {
    var cards: [Card] = []
    var (seen, places): (Set<GalleryEntry>, [GalleryEntry: Int]) = ([], [:])
    for entry in entries.sorted(by: precedes) where seen.insert(entry).inserted {
      if let same = places[entry.shown] {
        cards[same].entries.append(entry)
      } else {
        places[entry.shown] = cards.count
        cards.append(Card(entries: [entry]))
      }
    }
    var used: [String: Int] = [:]
    var named: [[String]: Int] = [:]
    return cards.map { card in
      var card = card
      named[card.entry.place + [card.name], default: 0] += 1
      card.number = named[card.entry.place + [card.name]] ?? 1
      card.keys = card.entries.map(\.key).map { key in
        used[key, default: 0] += 1
        return used[key] == 1 ? key : "\(key)~\(used[key] ?? 1)"
      }
      return card
    }
  }

  private static func precedes(_ left: GalleryEntry, _ right: GalleryEntry) -> Bool {
    if left.place != right.place { return left.place.lexicographicallyPrecedes(right.place) }
    if left.key != right.key || left.line != right.line {
      return (left.key, left.line) < (right.key, right.line)
    }
    return left.data(with: []) < right.data(with: [])
  }
}

extension Array {
  /// The elements in runs of those that have the same key.
  fileprivate func grouped<Key: Equatable>(_ key: (Element) -> Key) -> [[Element]] {
    var groups: [[Element]] = []
    var last: Key?
    for element in self {
      let own = key(element)
      if own == last { groups[groups.count - 1].append(element) } else { groups.append([element]) }
      last = own
    }
    return groups
  }
}
