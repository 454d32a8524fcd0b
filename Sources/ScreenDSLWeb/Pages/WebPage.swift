import ScreenDSL
public import ScreenDSLRendering

/// Puts pages together: self-contained, with a policy that lets nothing run or load but the page's own
/// script and style sheet, which have the word that it asks for.
enum WebPage {
  /// Returns a page that shows a screen.
  static func screen(_ snapshot: ScreenSnapshot, title: String, _ markup: ScreenMarkup) -> String {
    let list = region([markup.list(snapshot)], [], markup.frame)
    return page(title: title, code: screenCode, body: .element("main", [], [list]))
  }

  /// Returns the page of a film.
  ///
  /// - Parameters:
  ///   - title: What the film is called; its characters are all seen.
  ///   - list: The list of the first screen.
  ///   - frame: What the element around the list says of it.
  ///   - steps: How many screens there are.
  ///   - data: The updates, as the script reads them.
  static func film(
    title: String, list: MarkupNode, frame: [MarkupNode.Attribute], steps: Int, data: JSONValue
  ) -> String {
    let body = MarkupNode.element(
      "main", [("class", "film")], [FilmFrame.top(title)] + player(steps: steps, of: [list], frame))
    return page(
      title: title, code: filmCode, body: body,
      data: [(attribute: ("id", "film"), json: JSONWriter.text(of: data))])
  }

  /// Returns the player of films, around the list that is shown first, if any.
  static func player(steps: Int, of list: [MarkupNode], _ frame: [MarkupNode.Attribute])
    -> [MarkupNode]
  {
    let ghosts = MarkupNode.element("div", [("id", "ghosts"), hidden, ("inert", "")])
    let device = MarkupNode.element("div", [("class", "device")], [region(list, [ghosts], frame)])
    let stage = MarkupNode.element("div", [("class", "stage")], [device, FilmFrame.panel])
    return [FilmFrame.player(steps: steps), FilmFrame.keys, stage]
  }

  /// What a page may run and apply: the same for all pages of a kind.
  struct Code {
    let script: String
    let style: String
  }

  private static let screenCode = Code(
    script: HostScript.text + "\nScreenHost.adopt(document);\n", style: PageStyle.screen)
  private static let filmCode = Code(
    script: HostScript.text + "\n" + FilmScript.text
      + "\nFilm.open(JSON.parse(document.getElementById(\"film\").textContent));\n",
    style: PageStyle.film)
  static let hidden: MarkupNode.Attribute = ("aria-hidden", "true")

  /// The part of a page that has the screen and is scrolled by itself.
  private static func region(
    _ list: [MarkupNode], _ more: [MarkupNode], _ frame: [MarkupNode.Attribute]
  ) -> MarkupNode {
    .element(
      "div",
      [("id", "screen"), ("role", "region"), ("aria-label", "Screen"), ("tabindex", "0")] + frame,
      list + more)
  }

  static func page(
    title: String, code: Code, body: MarkupNode,
    data: [(attribute: MarkupNode.Attribute, json: String)] = []
  ) -> String {
    let content = MarkupWriter.html(body)
    let word = word(for: title + content)
    let policy =
      "default-src 'none'; script-src 'nonce-\(word)'; style-src 'nonce-\(word)'; "
      + "base-uri 'none'; form-action 'none'"
    let head: [MarkupNode] = [
      .element("meta", [("charset", "utf-8")]),
      .element("meta", [("http-equiv", "Content-Security-Policy"), ("content", .text(policy))]),
      .element("meta", [("name", "viewport"), ("content", "width=device-width, initial-scale=1")]),
      .element("title", [], [.text(title)]),
    ]
    let data = data.map { attribute, json in
      "<script type=\"application/json\" \(attribute.name)=\"\(attribute.value.text)\">"
        + "\(json)</script>\n"
    }
    return """
      <!doctype html>
      <html lang="en">
      <head>
      \(head.map(MarkupWriter.html).joined(separator: "\n"))
      <style nonce="\(word)">\(code.style)</style>
      </head>
      <body>
      \(content)
      \(data.joined())<script nonce="\(word)">\(code.script)</script>
      </body>
      </html>

      """
  }

  /// A word that no text on the page can foresee, because it follows from all of them (FNV-1a, 64 bits).
  private static func word(for content: String) -> String {
    let hash = content.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    return String(hash, radix: 36)
  }
}

/// What stands around the screen on the page of a film; the script fills it in.
enum FilmFrame {
  static func top(_ title: String) -> MarkupNode {
    .element(
      "header", [("class", "top")],
      [
        .element("h1", [], [.text(title)]),
        .element("p", [], ["What each update touches, and what it leaves alone."]),
      ])
  }

  /// Says which keys there are.
  static let keys = MarkupNode.element(
    "p", [("class", "keys")],
    [
      .element("kbd", [], ["Space"]), " plays and pauses, ", .element("kbd", [], ["←"]), " ",
      .element("kbd", [], ["→"]), " go one step, ", .element("kbd", [], ["Home"]), " ",
      .element("kbd", [], ["End"]), " go to the ends.",
    ])

  static func player(steps: Int) -> MarkupNode {
    let scrub: [MarkupNode.Attribute] = [
      ("id", "scrub"), ("type", "range"), ("min", "0"), ("max", .number(Double(steps - 1))),
      ("value", "0"), ("step", "1"), ("aria-label", "Step"),
    ]
    return .element(
      "div", [("class", "player"), ("role", "group"), ("aria-label", "Player")],
      [
        .element("div", [("class", "buttons")], buttons), .element("input", scrub),
        .element("output", [("id", "place")]), speed,
      ])
  }

  private static let buttons: [MarkupNode] = [
    button("first", "First step", [("", "M5 4h2.5v12H5zM16 4v12l-8-6z")]),
    button("previous", "Previous step", [("", "M14 4v12l-8-6z")]),
    button(
      "play", "Play",
      [("playing-sign", "M6 3.5v13l11-6.5z"), ("pausing", "M5 4h3.5v12H5zM11.500 4H15v12h-3.500z")]),
    button("next", "Next step", [("", "M6 4v12l8-6z")]),
    button("last", "Last step", [("", "M12.500 4H15v12h-2.500zM4 4v12l8-6z")]),
  ]

  private static func button(
    _ id: StaticString, _ label: StaticString, _ signs: [(name: StaticString, path: StaticString)]
  ) -> MarkupNode {
    .element(
      "button", [("id", .word(id)), ("type", "button"), ("aria-label", .word(label))],
      signs.map { sign in
        .element(
          "svg", [("class", .word(sign.name)), ("viewBox", "0 0 20 20"), WebPage.hidden],
          [.element("path", [("d", .word(sign.path))])])
      })
  }

  private static let speed = MarkupNode.element(
    "label", [],
    [
      "Speed",
      .element(
        "select", [("id", "speed")],
        [("0.5", "½×"), ("1", "1×"), ("2", "2×"), ("4", "4×")].map { value, name in
          .element(
            "option", [("value", .text(value))] + (value == "1" ? [("selected", "")] : []),
            [.text(name)])
        }),
    ])

  static let panel = MarkupNode.element(
    "div", [("class", "panel")],
    [
      .element(
        "div", [("id", "status"), ("aria-live", "polite")],
        [
          .element("h2", [("id", "title")]), .element("p", [("id", "summary")]),
          .element("p", [("id", "note")]),
        ]),
      .element(
        "button", [("id", "start"), ("class", "main-button"), ("type", "button")], ["Play the film"]
      ),
      .element(
        "dl", [],
        ["inserted", "removed", "moved", "reconfigured", "reloaded"].map(count) + [
          count("untouched")
        ]), comparison, .element("h3", [], ["What changed, and why"]),
      .element("p", [("id", "none")], ["Nothing was touched."]),
      .element(
        "ul", [("id", "changes"), ("role", "list"), ("tabindex", "0"), ("aria-label", "Changes")]),
      .element("p", [("id", "more")]),
    ])

  private static func count(_ name: StaticString) -> MarkupNode {
    .element(
      "div", [("data-mark", .word(name))],
      [.element("dt", [], [.text("\(name)")]), .element("dd", [("id", .word(name))], ["0"])])
  }

  private static let comparison = MarkupNode.element(
    "div", [("class", "compare")],
    bar("update", "update-count", "Cells filled")
      + bar("reload", "reload-count", "Reload everything"))

  private static func bar(_ id: StaticString, _ count: StaticString, _ label: StaticString)
    -> [MarkupNode]
  {
    [
      .element("span", [], [.text("\(label)")]),
      .element("progress", [("id", .word(id)), ("aria-label", .word(label))]),
      .element("output", [("id", .word(count))]),
    ]
  }
}

extension ScreenRenderer {
  /// Writes a screen as a page for browsers, or an update of it as a film of one step; O(*n*) in the
  /// number *n* of rows.
  ///
  /// The page needs nothing but itself. Its elements are those that assistive technologies know: lists,
  /// headings, buttons, switches, fields, with the names that the looks give them.
  ///
  /// - Parameters:
  ///   - looks: How the models' cells look.
  ///   - title: What the page is called.
  ///   - theme: The colours; nil for those that the browser prefers.
  ///   - state: What the user did or set that is not in the snapshot.
  public static func html(
    _ looks: LookRegistry, title: String = "Screen", theme: Theme? = nil,
    state: RenderState = RenderState()
  ) -> ScreenRenderer {
    let markup = RenderSource(looks: looks, state: state).markup(theme)
    return ScreenRenderer(
      name: "html", fileExtension: "html",
      changes: { changes in
        let steps = [("Before", changes.old), ("After", changes.new)]
        return ScreenFilm(title, looks: looks, steps: steps, theme: theme, state: state).html
      },
      screen: { snapshot in
        WebPage.screen(snapshot, title: markup.reader.visible.text(title), markup)
      }
    ).drawing(with: looks, state)
  }
}

extension RenderSource {
  /// Returns what writes its screens as elements, in the colours of a theme or those that a browser prefers.
  func markup(_ theme: ScreenRenderer.Theme? = nil) -> ScreenMarkup {
    ScreenMarkup(reader: reader, theme: theme)
  }
}
