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
    var parts = failing.isEmpty ? [] : [section("Failures", id: "failures", failing)]
    parts += numbered.filter { !$0.card.isFailing }.grouped { $0.card.place(2) }.map { suite in
      section(suite.first?.card.entry.place.prefix(2).last ?? "", id: nil, suite)
    }
    if parts.isEmpty { parts.append(.element("p", [], ["Nothing was shown."])) }
    let main = MarkupNode.element("main", [("id", "main")], parts)
    let side = MarkupNode.element("div", [("class", "side")], [tree])
    let tools = cards.isEmpty ? [] : [GalleryFrame.tools, GalleryFrame.nothing]
    let body = MarkupNode.element("div", [("class", "columns")], [side, main])
    return WebPage.gallery(
      title: title, body: [GalleryFrame.skip, top] + tools + [body, GalleryFrame.cinema],
      entries: cards.map(\.data))
  }

  private var top: MarkupNode {
    let failures = cards.count(where: \.isFailing)
    let known = cards.reduce(0) { $0 + $1.entry.known.count }
    let findings = cards.reduce(0) { $0 + $1.findings }
    var counts: [MarkupNode] = []
    if !cards.isEmpty {
      let text = ChangeWords.count(cards.count, "entry", "entries")
      counts.append(.element("span", [], [.text(text)]))
      counts.append(
        failures == 0
          ? .element("span", [], ["no failures"])
          : .element(
            "a", [("class", "failed"), ("href", "#failures")],
            [.text(ChangeWords.count(failures, "failure"))]))
      if known > 0 {
        counts.append(
          .element("span", [("class", "known")], [.text(ChangeWords.count(known, "known issue"))]))
      }
      if findings > 0 {
        counts.append(.element("span", [], [.text(ChangeWords.count(findings, "finding"))]))
      }
    }
    return .element(
      "header", [("class", "top")],
      [.element("h1", [], [.text(title)]), .element("p", [("class", "counts")], counts)]
        + (cards.isEmpty ? [] : [GalleryFrame.keys]))
  }
}

extension GalleryPage {
  private typealias Numbered = (number: Int, card: Card)

  /// A part of the page with cards, those of a test side by side.
  private func section(_ title: String, id: String?, _ cards: [Numbered]) -> MarkupNode {
    let tests = cards.grouped { $0.card.place(3) }.map { test -> MarkupNode in
      // Failures come from several suites.
      let place = test.first?.card.entry.place.dropFirst(id == nil ? 2 : 1) ?? []
      return .element(
        "section", [("class", "test")],
        [
          .element("h3", [], [.text(place.joined(separator: " / "))]),
          .element("div", [("class", "cards")], test.map { GalleryFrame.card($0.card, $0.number) }),
        ])
    }
    return .element(
      "section", [("class", "suite")] + (id.map { [("id", .text($0))] } ?? []),
      [.element("h2", [], [.text(title)])] + tests)
  }

  /// The links to all cards: modules, suites, tests.
  private var tree: MarkupNode {
    let modules = cards.grouped { $0.place(1) }.map { module -> MarkupNode in
      let suites = module.grouped { $0.place(2) }.map { suite -> MarkupNode in
        let tests = suite.grouped { $0.place(3) }.map { Self.links(to: $0) }
        return Self.branch(suite[0].entry.place.prefix(2).last ?? "", suite, tests)
      }
      return Self.branch(module[0].entry.place.first ?? "", module, suites)
    }
    let list = MarkupNode.element("ul", [], modules)
    let summary = MarkupNode.element("summary", [], ["Suites and tests"])
    return .element(
      "nav", [("aria-label", "Suites and tests")],
      cards.isEmpty ? [] : [.element("details", [("id", "tree")], [summary, list])])
  }

  private static func branch(_ name: String, _ cards: [Card], _ inside: [MarkupNode]) -> MarkupNode
  {
    var head: [MarkupNode] = [.text(name)]
    let failures = cards.count(where: \.isFailing)
    if failures > 0 { head.append(GalleryFrame.chip("failed", "\(failures) failed")) }
    return .element(
      "li", [],
      [
        .element(
          "details", [("open", "")], [.element("summary", [], head), .element("ul", [], inside)])
      ])
  }

  /// The link to a test's first card; to each, if it has several.
  private static func links(to cards: [Card]) -> MarkupNode {
    func link(_ text: String, _ card: Card) -> MarkupNode {
      .element("a", [("href", .text("#\(card.keys[0])"))], [.text(text)])
    }
    let test = cards[0].entry.place.last ?? ""
    let several = cards.map { MarkupNode.element("li", [], [link($0.name, $0)]) }
    return .element(
      "li", [],
      cards.count == 1
        ? [link(test, cards[0])]
        : [.element("span", [], [.text(test)]), .element("ul", [], several)])
  }
}

/// What stands side by side with the other screens of a test: entries of one screen.
struct Card: Sendable {
  let entry: GalleryEntry
  /// Entries that passed and show the same screen in other forms.
  private var others: [GalleryEntry] = []
  /// The addresses of the entries, each different from all others of the page.
  fileprivate(set) var keys: [String]
  /// Which of the cards of a test with one name it is.
  private var number = 1

  private init(_ entry: GalleryEntry) {
    self.entry = entry
    keys = [entry.key]
  }

  var isFailing: Bool { !entry.failures.isEmpty }
  var findings: Int { entry.findings.count }
  /// What the state is called: forms and themes of one screen are no names of it, unless it has one alone.
  var name: String {
    let names = ([entry] + others).map(\.name)
    let forms = ["text", "outline", "svg", "picture", "html", "spoken", "light", "dark"]
    var states = names.count == 1 ? names : names.filter { !forms.contains($0) }
    if states.isEmpty { states = [entry.screen.isEmpty ? "Screen" : entry.screen] }
    let name = states.grouped { $0 }.map { $0[0] }.joined(separator: " · ")
    return number == 1 ? name : "\(name) \(number)"
  }
  var data: String { entry.data(with: others) }

  /// The first parts of the place.
  func place(_ count: Int) -> [String] { Array(entry.place.prefix(count)) }

  /// Puts entries into cards, in an order that is always the same.
  static func cards(of entries: [GalleryEntry]) -> [Card] {
    var cards: [Card] = []
    var (seen, places): (Set<GalleryEntry>, [GalleryEntry: Int]) = ([], [:])
    for entry in entries.sorted(by: precedes) where seen.insert(entry).inserted {
      if let same = places[entry.shown] {
        cards[same].add(entry)
      } else {
        places[entry.shown] = cards.count
        cards.append(Card(entry))
      }
    }
    var used: [String: Int] = [:]
    var named: [[String]: Int] = [:]
    for card in cards.indices {
      let name = cards[card].entry.place + [cards[card].name]
      cards[card].number = named[name, default: 0] + 1
      named[name] = cards[card].number
      for key in cards[card].keys.indices {
        let count = used[cards[card].keys[key], default: 0] + 1
        used[cards[card].keys[key]] = count
        if count > 1 { cards[card].keys[key] += "~\(count)" }
      }
    }
    return cards
  }

  private static func precedes(_ left: GalleryEntry, _ right: GalleryEntry) -> Bool {
    if left.place != right.place { return left.place.lexicographicallyPrecedes(right.place) }
    if left.key != right.key { return left.key < right.key }
    if left.line != right.line { return left.line < right.line }
    return left.data(with: []) < right.data(with: [])
  }

  private mutating func add(_ other: GalleryEntry) {
    others.append(other)
    keys.append(other.key)
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

extension WebPage {
  /// Returns the page of a gallery.
  ///
  /// - Parameters:
  ///   - title: What the gallery is called.
  ///   - body: What is there before an entry is seen.
  ///   - entries: The entries, each as JSON that the script reads when it is seen.
  static func gallery(title: String, body: [MarkupNode], entries: [String]) -> String {
    page(
      title: title, code: galleryCode, body: .element("div", [("class", "gallery")], body),
      data: entries.map { (attribute: ("class", "data"), json: $0) })
  }

  private static let galleryCode = Code(
    script: HostScript.text + "\n" + FilmScript.text + "\n" + GalleryScript.text,
    style: PageStyle.film + GalleryStyle.text)
}
