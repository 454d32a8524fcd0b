import ScreenDSLRendering

/// What stands around the screens on the page of a gallery.
enum GalleryFrame {
  /// The first link, for those who use keys.
  static let skip = MarkupNode.element(
    "a", [("class", .word("skip")), ("href", .word("#main"))], [.text("Skip to the screens")])

  /// What is chosen for all screens of the page.
  static let tools = MarkupNode.element(
    "div", [("class", .word("tools")), ("role", .word("group")), ("aria-label", .word("View"))],
    [
      .element(
        "label", [("class", .word("search"))],
        [
          .text("Search"),
          .element(
            "input",
            [
              ("id", .word("search")), ("type", .word("search")), ("autocomplete", .word("off")),
              ("placeholder", .word("Tests, states, texts, failed")),
            ], []),
        ]),
      choice("theme", "Theme", [("both", "Both"), ("light", "Light"), ("dark", "Dark")]),
      choice(
        "width", "Width", [("320", "320"), ("390", "390"), ("768", "768")], selected: "390"),
      choice(
        "size", "Text",
        [("", "As tested")] + RenderState.TypeSize.allCases.map { ("\($0)", "\($0)") }),
      choice(
        "direction", "Reading",
        [("", "As tested"), ("ltr", "From the left"), ("rtl", "From the right")]),
      .element("output", [("id", .word("found")), ("aria-live", .word("polite"))], []),
    ])

  private static func choice(
    _ id: StaticString, _ label: StaticString, _ choices: [(value: String, name: String)],
    selected: String? = nil
  ) -> MarkupNode {
    let options = choices.map { choice -> MarkupNode in
      let mark: [MarkupNode.Attribute] =
        choice.value == selected ? [("selected", .word(""))] : []
      return .element("option", [("value", .text(choice.value))] + mark, [.text(choice.name)])
    }
    return .element(
      "label", [], [.text("\(label)"), .element("select", [("id", .word(id))], options)])
  }

  /// The place of a card's screens, which the script fills in, under its names.
  static func card(_ card: Card, _ number: Int) -> MarkupNode {
    var head: [MarkupNode] = [
      .element(
        "h4", [], [.element("a", [("href", .text("#\(card.keys[0])"))], [.text(card.name)])])
    ]
    if card.isFailing { head.append(chip("failed", "failed")) }
    if !card.entry.known.isEmpty { head.append(chip("found", "known issue")) }
    if card.findings > 0 {
      head.append(chip("found", card.findings == 1 ? "1 finding" : "\(card.findings) findings"))
    }
    if !card.entry.screen.isEmpty {
      head.append(.element("span", [("class", .word("type"))], [.text(card.entry.screen)]))
    }
    let anchors = card.keys.dropFirst().map {
      MarkupNode.element("span", [("id", .text($0)), ("class", .word("anchor"))], [])
    }
    return .element(
      "article",
      [
        ("class", .word("entry")), ("id", .text(card.keys[0])), ("tabindex", .word("-1")),
        ("data-entry", .number(Double(number))), ("aria-label", .text(card.name)),
      ],
      anchors + [
        .element("header", [], head), .element("div", [("class", .word("content"))], []),
      ])
  }

  static func chip(_ kind: StaticString, _ text: String) -> MarkupNode {
    .element("span", [("class", .word("chip")), ("data-kind", .word(kind))], [.text(text)])
  }

  /// The player, which shows one film at a time.
  static let cinema = MarkupNode.element(
    "dialog", [("id", .word("cinema")), ("aria-labelledby", .word("cinema-title"))],
    [
      .element(
        "div", [("class", .word("cinema-top"))],
        [
          .element("h2", [("id", .word("cinema-title"))], []),
          .element(
            "button", [("id", .word("close")), ("type", .word("button"))], [.text("Close")]),
        ])
    ] + WebPage.player(steps: 1, of: [], [("class", .word("screen"))]))
}
