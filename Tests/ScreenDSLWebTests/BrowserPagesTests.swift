@testable import ScreenDSLRendering
@testable import ScreenDSLWeb

/// Writes the pages that `Tests/Browser` drives in a real browser, and reads their data back.
///
/// `SCREENDSL_BROWSER_PAGES` names the folder; without it they are written to one that goes.
@Suite(.timed) struct BrowserPagesTests {
  static let folder = ProcessInfo.processInfo.environment["SCREENDSL_BROWSER_PAGES"]

  static func write(_ name: String, _ value: some Encodable) throws {
    let data = try JSONEncoder().encode(value)
    let text = try #require(String(data: data, encoding: .utf8))
    #expect(text.count > 100, "\(name) has nothing in it")
    guard let folder else { return }
    try data.write(to: URL(fileURLWithPath: folder).appendingPathComponent(name))
  }

  @Test func scriptsHaveAPageAndWhatItShows() throws {
    let count = Self.folder == nil ? TestDepth.cases(300, oneOf: 60) : 300
    let scripts = try (0..<count).map { try BrowserScript(seed: UInt64($0)) }
    for script in scripts {
      let film = try PageData(script.page)
      #expect(film.steps.count == script.steps.count + 1)
      // The first step is the first screen, which no batch leads to.
      for (step, expected) in zip(film.steps.dropFirst(), script.steps) {
        #expect(step.forward.map(\.list) == expected.map(\.list), "seed \(script.seed)")
      }
    }
    try Self.write("scripts.json", scripts)
  }

  private struct Hostile: Encodable {
    let texts: [String]
    let page: String
    let harmless: String
    let screen: String
    let picture: String
  }

  @Test func hostileTextsHaveAPageAndAHarmlessOneOfTheSameForm() throws {
    let all = (HostileTexts.all + HostileTexts.breakouts).filter { !$0.isEmpty }
    #expect(all.count >= 300)
    let texts = Self.folder == nil ? TestDepth.cases(all) : all
    let visible = texts.map { VisibleText().text($0) }
    let page = Self.film(of: texts).html
    let harmless = Self.film(of: texts.map { _ in "x" }).html
    let screen = ScreenRenderer.html(title: texts[0]).render(Self.screen(texts))
    let changes = Self.screen(texts).changeset(from: Self.screen(texts.map { _ in "first" }))
    let picture = try #require(ScreenRenderer.svg.render(changes))
    try Self.write(
      "hostile.json",
      Hostile(
        texts: visible, page: page, harmless: harmless, screen: screen, picture: picture))
  }

  static func screen(_ texts: [String]) -> ScreenSnapshot {
    ScreenSnapshot(
      texts.enumerated().map { index, text in
        Section(
          "\(index)\(text)", header: Look.heading(text)
        ) {
          Shown(
            Look.vertical {
              Look.text(text)
              Look.note(text).accessibility(label: text)
              Look.badge(text)
              Look.button(text, image: .symbol(text)) {}.accessibility(label: text, value: text)
              Look.image(.asset(text))
              Look.toggle(text, isOn: true) { _ in }
              Look.stepper(text, value: 0, in: 0...1, text: text) { _ in }
              Look.slider(text, value: 0, text: text) { _ in }
              Look.picker(text, [text, text], selected: text, name: { $0 }) { _ in }
              Look.field("", text: text, prompt: text) { _ in }.accessibility(label: text)
                .problem(text)
              Look.segments([text, text], selected: 0)
            }
          ).id(text)
        }
      })
  }

  private static func film(of texts: [String]) -> ScreenFilm {
    var film = ScreenFilm(texts.first ?? "")
    film.append(texts.first ?? "", screen(texts.map { _ in "first" }))
    film.append(texts.last ?? "", screen(texts))
    return film
  }

  /// A film of many steps over many rows, in each of which some change, come, go and move.
  @Test func aLongFilmTakesOnlyWhatItTouches() throws {
    let (rows, steps) = Self.folder == nil ? (100, 3) : (1_000, 200)
    var ids = Array(0..<rows)
    var film = ScreenFilm("\(steps) steps over \(rows) rows", looks: .random)
    for step in 0..<steps {
      let places = (0..<5).map { ($0 * 211 + step * 37) % (rows - 5) }
      for place in places { ids.append(ids.remove(at: place)) }
      ids.removeFirst(5)
      ids.insert(contentsOf: (0..<5).map { rows + 5 * step + $0 }, at: rows / 2)
      let shown = ids
      film.append(
        "Step \(step)",
        ScreenSnapshot(
          Section("long") {
            for (place, id) in shown.enumerated() {
              Note(id: id, text: place % (rows / 10) == step % (rows / 10) ? step % 3 : 0)
            }
          }))
    }
    let page = try PageData(film.html)
    #expect(page.steps.dropFirst().allSatisfy { $0.touched.count < 60 })
    try Self.write("long.json", [page.html])
  }

  private struct Settings: Encodable {
    let texts: String
    /// The size and the leading of the text of each row at each type size, in points.
    let sizes: [String: [String: [Double]]]
    /// The ground, the text and the page of each theme that is forced on a browser with the other.
    let themes: [String: [String]]
    let lists: [ListPage]
    /// A skeleton, and a number read from the right.
    let details: String
  }

  /// A list as a page and as a picture.
  private struct ListPage: Encodable {
    let name: String
    let page: String
    let picture: String
    /// In points.
    var width = 390.0
  }

  /// Samples whose parts stand where pictures draw them.
  private static var samples: [ListPage] {
    let names: Set = ["stacks", "restacked", "styles", "spaced", "wide", "bubbles"]
    return Sample.all.filter { names.contains($0.name) }.map { sample in
      // A page is no wider.
      let width = min(sample.width, 760)
      return ListPage(
        name: sample.name,
        page: ScreenRenderer.html(state: sample.state).render(sample.screen),
        picture: ScreenRenderer.svg(width: width, state: sample.state).render(sample.screen),
        width: width)
    }
  }

  private static var lists: [ListPage] {
    let states = [
      ("usual", RenderState()), ("editing", RenderState().edited),
      ("large", RenderState(typeSize: .accessibility2)), ("small", RenderState(typeSize: .xSmall)),
      (
        "right to left",
        RenderState(
          offsets: [RowPath("1d", section: "1"): 100], isRightToLeft: true
        ).edited
      ),
    ]
    return [LayoutHint.Appearance.plain, .grouped, .insetGrouped].flatMap { style in
      states.map { name, state in
        ListPage(
          name: "\(style) \(name)",
          page: ScreenRenderer.html(state: state).render(Screens.list(style)),
          picture: ScreenRenderer.svg(state: state).render(Screens.list(style)))
      }
    }
  }

  @Test func whatAUserSetHasPages() throws {
    let texts = LookNode.everyText
    let snapshot = ScreenSnapshot(
      Section("s") {
        for (id, look) in texts {
          Shown(Look.vertical { [look, LookNode(.image(.asset("x")))] }).id(id)
        }
      })
    let sizes = RenderState.TypeSize.allCases.map { size in
      let picture = LookPicture(colors: Colors(.light), typeSize: size)
      let rows = texts.map { id, look -> (String, [Double]) in
        let font =
          switch look.kind {
          case .control(let control): picture.font(of: control)
          case .badge: picture.badgeFont
          default: picture.font(of: look)
          }
        return (id, [font.size, font.lineHeight, font.isBold ? 700 : 400])
      }
      return ("\(size)", Dictionary(uniqueKeysWithValues: rows))
    }
    let themes = ScreenRenderer.Theme.allCases.map { theme in
      let colors = Colors(theme)
      let page = ScreenRenderer.html(theme: theme).render(Screens.everyLook)
      return (theme.rawValue, ["\(colors.plain)", "\(colors.text)", page])
    }
    try Self.write(
      "settings.json",
      Settings(
        texts: ScreenRenderer.html.render(snapshot),
        sizes: Dictionary(uniqueKeysWithValues: sizes),
        themes: Dictionary(uniqueKeysWithValues: themes), lists: Self.lists + Self.samples,
        details: ScreenRenderer.html(state: RenderState(isRightToLeft: true)).render(
          RenderingSupport.screen {
            Look.vertical {
              Look.text("A name")
              Look.note("Said of it")
            }.loading()
            Look.text("+49 160 1234567")
          })))
  }

  private struct Looks: Encodable {
    let looks: String
    let film: String
    let titles: [String]
    let rowCounts: [Int]
  }

  @Test func everyLookAndAFilmToWatchHavePages() throws {
    let film = MainScene.film
    let looks = ScreenRenderer.html(title: "Looks").render(Screens.everyLook)
    #expect(!looks.contains(" style=") && !film.html.contains(" style="))
    try Self.write(
      "looks.json",
      Looks(
        looks: looks, film: film.html, titles: film.steps.map(\.title),
        rowCounts: film.steps.map { $0.snapshot.allRows.count }))
  }
}
