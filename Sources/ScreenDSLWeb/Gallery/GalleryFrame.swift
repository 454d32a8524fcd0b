import ScreenDSLInspection
import ScreenDSLRendering

/// What stands around the screens on the page of a gallery.
enum GalleryFrame {
  /// The first link, for those who use keys.
  static let skip = MarkupNode.html("<a class=\"skip\" href=\"#main\">Skip to the screens</a>")

  /// What keys do.
  static let keys = MarkupNode.html(
    """
    <p class="keys"><kbd>/</kbd> searches, <kbd>t</kbd> light or dark, <kbd>h</kbd> what is heard, \
    <kbd>n</kbd> next failure, <kbd>o</kbd> overview.</p>
    """)

  /// What is said where a search finds nothing; the script puts it before the screens.
  static let nothing = MarkupNode.html(
    """
    <div id="nothing" hidden><p></p><button id="clear" class="main-button" type="button">Clear</button></div>
    """)

  /// What is chosen for all screens of the page.
  static let tools = MarkupNode.element(
    "div", [("class", "tools"), ("role", "group"), ("aria-label", "View")],
    [
      .html(
        """
        <div class="search"><label for="search">Search</label><output id="found" aria-live="polite">\
        </output><input id="search" type="search" autocomplete="off" aria-keyshortcuts="/" \
        placeholder="Tests, states, texts, failed"></div>
        """),
      choice("theme", "Theme", [("light", "Light"), ("dark", "Dark")]),
      choice("width", "Width", [("390", "390"), ("320", "320"), ("768", "768")]),
      choice(
        "size", "Text",
        [("", "As tested")] + RenderState.TypeSize.allCases.map { ("\($0)", "\($0)") }),
      choice(
        "direction", "Reading",
        [("", "As tested"), ("ltr", "From the left"), ("rtl", "From the right")]),
      .html(
        """
        <label class="heard"><input id="heard" type="checkbox" \
        aria-keyshortcuts="h">What is heard</label>
        """),
    ])

  private static func choice(
    _ id: StaticString, _ label: StaticString, _ choices: [(value: String, name: String)]
  ) -> MarkupNode {
    let options = choices.map { choice in
      MarkupNode.element("option", [("value", .text(choice.value))], [.text(choice.name)])
    }
    return .element(
      "label", [], [.text("\(label)"), .element("select", [("id", .word(id))], options)])
  }

  /// The place of a card's screens, which the script fills in, under its names.
  static func card(_ card: Card, _ number: Int) -> MarkupNode {
    var head: [MarkupNode] = [
      .element("h4", [], [.element("a", [("href", .text("#\(card.keys[0])"))], [.text(card.name)])])
    ]
    if card.isFailing { head.append(chip("failed", "failed")) }
    if !card.entry.known.isEmpty { head.append(chip("found", "known issue")) }
    if card.findings > 0 {
      head.append(chip("found", ChangeWords.count(card.findings, "finding")))
    }
    if !card.entry.screen.isEmpty {
      head.append(.element("span", [("class", "type")], [.text(card.entry.screen)]))
    }
    let anchors = card.keys.dropFirst().map {
      MarkupNode.element("span", [("id", .text($0)), ("class", "anchor")])
    }
    return .element(
      "article",
      [
        ("class", "entry"), ("id", .text(card.keys[0])), ("tabindex", "-1"),
        ("data-entry", .number(Double(number))), ("aria-label", .text(card.name)),
      ], anchors + [.element("header", [], head), .element("div", [("class", "content")])])
  }

  static func chip(_ kind: StaticString, _ text: String) -> MarkupNode {
    .element("span", [("class", "chip"), ("data-kind", .word(kind))], [.text(text)])
  }

  /// The player, which shows one film at a time.
  static let cinema = MarkupNode.element(
    "dialog", [("id", "cinema"), ("aria-labelledby", "cinema-title")],
    [
      .html(
        """
        <div class="cinema-top"><h2 id="cinema-title"></h2>\
        <button id="close" class="main-button" type="button">Close</button></div>
        """)
    ] + WebPage.player(of: [], [("class", "screen")]))
}
