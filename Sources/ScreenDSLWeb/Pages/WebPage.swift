import ScreenDSL
public import ScreenDSLLooks
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
  ///   - title: What the film is called.
  ///   - steps: The screens, at least one.
  ///   - markup: What writes the screens, and knows their source.
  static func film(
    _ title: String, _ steps: [ScreenFilm.Step], _ markup: ScreenMarkup
  ) -> String {
    let (visible, frame) = (markup.reader.visible, markup.frame)
    let (title, list) = (visible.text(title), markup.list(steps[0].snapshot))
    let source = markup.source?.markup(steps.map(\.snapshot), visible)
    let top = MarkupNode.element(
      "header", [("class", "top")],
      [
        .element("h1", [], [.text(title)]),
        .html("<p>What each update touches, and what it leaves alone.</p>"),
      ])
    return page(
      title: title, code: filmCode(markup.reader.state.typeSize),
      body: .element("main", [("class", "film")], [top] + player(of: [list], frame, source)),
      data: [(("id", "film"), JSONValue.object(FilmUpdate.all(steps, markup)).written)])
  }

  /// Returns the player of films, around the list that is shown first, if any.
  static func player(
    of list: [MarkupNode], _ frame: [MarkupNode.Attribute], _ source: MarkupNode? = nil
  ) -> [MarkupNode] {
    let ghosts = MarkupNode.html("<div id=\"ghosts\" aria-hidden=\"true\" inert></div>")
    let device = MarkupNode.element("div", [("class", "device")], [region(list, [ghosts], frame)])
    let stage = MarkupNode.element(
      "div", [("class", "stage")],
      [FilmFrame.words, device, FilmFrame.figures] + (source.map { [$0] } ?? []))
    return [FilmFrame.player, stage]
  }

  /// What a page may run and apply: the same for all pages of a kind.
  struct Code {
    let script: String
    let style: String
  }

  private static let screenCode = Code(
    script: HostScript.text + "\nScreenHost.adopt(document);\n", style: PageStyle.screen)
  private static func filmCode(_ typeSize: RenderState.TypeSize) -> Code {
    // Its screens have one type size.
    let style = PageStyle.film.split(separator: "\n").filter {
      !$0.hasPrefix("[data-type-size") || $0.hasPrefix("[data-type-size=\(typeSize)]")
    }
    return Code(
      script: HostScript.text + "\n" + FilmScript.text
        + "\nFilm.open(JSON.parse(document.getElementById(\"film\").textContent));\n",
      style: style.joined(separator: "\n"))
  }

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
      + "base-uri 'none'; form-action 'none'; img-src data:"
    let data = data.map { attribute, json in
      "<script type=\"application/json\" \(attribute.name)=\"\(attribute.value.text)\">"
        + "\(json)</script>\n"
    }
    // What people read of the code stays in the sources.
    let (script, style) = (shortened(code.script), shortened(code.style))
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      \(MarkupWriter.html(.element("title", [], [.text(title)])))
      <style nonce="\(word)">\(style)</style>
      </head>
      <body>
      \(content)
      \(data.joined())<script nonce="\(word)">\(script)</script>
      </body>
      </html>

      """
  }

  private static func shortened(_ code: String) -> String {
    code.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.hasPrefix("//") }
      .joined(separator: "\n")
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
  /// The buttons, the keys that do the same, and the place in the film.
  static let player = MarkupNode.html(
    """
    <div class="player" role="group" aria-label="Player"><div class="buttons">\
    <button id="first" type="button" aria-label="First step"><svg viewBox="0 0 20 20" \
    aria-hidden="true"><path d="M5 4h2.5v12H5zM16 4v12l-8-6z"></path></svg></button>\
    <button id="previous" type="button" aria-label="Previous step"><svg viewBox="0 0 20 20" \
    aria-hidden="true"><path d="M14 4v12l-8-6z"></path></svg></button>\
    <button id="play" type="button" aria-label="Play">\
    <svg class="playing-sign" viewBox="0 0 20 20" aria-hidden="true">\
    <path d="M6 3.5v13l11-6.5z"></path></svg>\
    <svg class="pausing" viewBox="0 0 20 20" aria-hidden="true">\
    <path d="M5 4h3.5v12H5zM11.5 4H15v12h-3.5z"></path></svg></button>\
    <button id="next" type="button" aria-label="Next step"><svg viewBox="0 0 20 20" \
    aria-hidden="true"><path d="M6 4v12l8-6z"></path></svg></button>\
    <button id="last" type="button" aria-label="Last step"><svg viewBox="0 0 20 20" \
    aria-hidden="true"><path d="M12.5 4H15v12h-2.5zM4 4v12l8-6z"></path></svg></button></div>\
    <input id="scrub" type="range" min="0" value="0" step="1" aria-label="Step">\
    <output id="place"></output><label>Speed<select id="speed"><option value="0.5">½×</option>\
    <option value="1" selected>1×</option><option value="2">2×</option>\
    <option value="4">4×</option></select></label></div>\
    <p class="keys"><kbd>Space</kbd> plays and pauses, <kbd>←</kbd> <kbd>→</kbd> go one step, \
    <kbd>Home</kbd> <kbd>End</kbd> go to the ends.</p>
    """)

  /// What a step is, and what it touches.
  static let words = MarkupNode.html(
    """
    <div class="panel"><div id="status" aria-live="polite"><h2 id="title"></h2>\
    <p id="summary"></p><p id="report"></p><p id="note"></p></div>\
    <button id="start" class="main-button" type="button">Play the film</button>\
    <h3>What changed, and why</h3><p id="none">Nothing was touched.</p>\
    <ol id="changes" class="changes" role="list" tabindex="0" aria-label="Changes"></ol>\
    <p id="more"></p></div>
    """)

  /// The figures of a step.
  static let figures = MarkupNode.html(
    """
    <div class="panel"><dl id="counts"></dl>\
    <div class="compare"><span>Cells filled</span>\
    <progress id="update" aria-label="Cells filled"></progress><output id="update-count"></output>\
    <span>Reload everything</span><progress id="reload" aria-label="Reload everything"></progress>\
    <output id="reload-count"></output></div></div>
    """)
}

extension ScreenRenderer {
  /// Writes a screen as a page for browsers, or an update of it as a film of one step; O(*n*) in the
  /// number *n* of rows.
  ///
  /// The page needs nothing but itself. Its elements are those that assistive technologies know: lists,
  /// headings, buttons, switches, fields, with the names that the looks give them.
  ///
  /// - Parameters:
  ///   - looks: Looks of models that do not say theirs.
  ///   - title: What the page is called.
  ///   - theme: The colours; nil for those that the browser prefers.
  ///   - state: What the user did or set that is not in the snapshot.
  public static func html(
    _ looks: LookRegistry = LookRegistry(), title: String = "Screen", theme: Theme? = nil,
    state: RenderState = RenderState()
  ) -> ScreenRenderer {
    let markup = ScreenMarkup(reader: LookReader(looks: looks, state: state), theme: theme)
    return ScreenRenderer(
      name: "html", fileExtension: "html",
      changes: { changes in
        let steps: [ScreenFilm.Step] = [("Before", changes.old, nil), ("After", changes.new, nil)]
        return ScreenFilm(title, looks: looks, steps: steps, theme: theme, state: state).html
      },
      screen: { snapshot in
        WebPage.screen(snapshot, title: markup.reader.visible.text(title), markup)
      }
    ).drawing(with: looks, state)
  }
}

extension ScreenRenderer {
  /// A screen as a page, with what is usual; ``html(_:title:theme:state:)`` says more.
  public static var html: ScreenRenderer { html() }
}
