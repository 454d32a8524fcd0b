import Foundation
import RenderingSupport

@testable import ScreenDSLWeb

@Suite(.timed) struct GalleryPageTests {
  private func entry(
    _ test: String, _ name: String = "text", suite: String = "S", failures: [String] = [],
    content: GalleryEntry.Content? = nil
  ) -> GalleryEntry {
    GalleryEntry(
      place: ["M", suite, test], name: name, key: "M/\(suite)/\(test)/\(name)", failures: failures,
      forms: [GalleryEntry.Form(name: name, text: "a\nb")], content: content,
      source: RenderSource(looks: .shown))
  }

  private func html(_ entries: [GalleryEntry]) -> String {
    GalleryPage("Gallery", entries: entries).html
  }

  private func ids(_ html: String) -> [String] {
    html.matches(of: /<article class="entry" id="([^"]*)"/).map { String($0.1) }
  }

  @Test func theOrderDoesNotMatter() {
    let entries = [
      entry("b"), entry("a", "z"), entry("a", "y"), entry("c", suite: "R"),
      entry("d", failures: ["x"]),
    ]
    let page = html(entries)
    #expect(page == html(entries.reversed()))
    #expect(ids(page) == ["M/S/d/text", "M/R/c/text", "M/S/a/y", "M/S/a/z", "M/S/b/text"])
    #expect(
      page.contains("<span>5 entries</span><a class=\"failed\" href=\"#failures\">1 failure</a>"))
    #expect(page.contains(#"<h2>Failures</h2><section class="test"><h3>S / d</h3>"#))
    #expect(page.contains(#"M<span class="chip" data-kind="failed">1 failed</span></summary>"#))
  }

  @Test func screensOfATestAreSideBySideAndFormsOfOneScreenAreTogether() throws {
    let (one, other) = (screen(.title("one")), screen(.title("other")))
    let page = html([
      entry("t", "text", content: .screen(one)), entry("t", "svg", content: .screen(one)),
      entry("t", "full", content: .screen(other)),
      entry("t", "broken", failures: ["no\n\nway"], content: .screen(one)),
      entry("u", "text", content: .screen(one)),
    ])
    #expect(ids(page) == ["M/S/t/broken", "M/S/t/full", "M/S/t/svg", "M/S/u/text"])
    #expect(page.contains(##"<a href="#M/S/t/svg">svg · text</a>"##))
    #expect(page.contains(#"<span id="M/S/t/text" class="anchor"></span>"#))
    #expect(page.components(separatedBy: #"<div class="cards">"#).count == 4)
    let data = try Self.data(of: page)
    #expect(
      data.map { $0.forms.map(\.name) } == [["broken"], ["full"], ["svg", "text"], ["text"]])
    #expect(data.map(\.failures) == [["no\n\nway"], [], [], []])
    #expect(page.contains(#"<article class="entry" id="M/S/t/svg" tabindex="-1" data-entry="2""#))
  }

  @Test func whatIsKnownIsNamedAndNoFailure() throws {
    let known = GalleryEntry(
      place: ["M", "S", "t"], name: "n", key: "k", known: ["Text must match"])
    let page = html([known])
    #expect(page.contains("<span>no failures</span><span>1 known issue</span>"))
    #expect(page.contains(#"data-kind="found">known issue</span>"#))
    #expect(page.contains("Known issue: Text must match") && !page.contains("Failures"))
  }

  @Test func callsOfOneNameAreAllThere() {
    let one = entry("t", content: .screen(screen(.title("one"))))
    let page = html([one, entry("t", content: .screen(screen(.title("two")))), one])
    #expect(ids(page) == ["M/S/t/text", "M/S/t/text~2"])
  }

  @Test func anUpdateIsAFilmAndSaysWhatIsFound() throws {
    let states = ["a", "b"].map { text in
      ScreenSnapshot([
        Section("s", header: Shown(.title("empty"))) { [Shown]() },
        Section("t") {
          Shown(.title(text)).id("x")
          Shown(.empty).id("silent").onSelect {}
        },
      ])
    }
    let steps = [("Before", states[0]), ("After", states[1])]
    let data = try Self.data(of: html([entry("t", content: .steps(steps))]))[0]
    #expect(data.steps?.map(\.title) == ["Before", "After"])
    #expect(data.steps?.map(\.forward.count) == [0, 1])
    #expect(data.findings.count == 2 && data.findings.allSatisfy { $0.contains("\n  Fix: ") })
    #expect(data.outline?.contains("\"b\"") == true)
    let page = html([entry("t", content: .steps(steps))])
    #expect(page.contains(#"<span class="chip" data-kind="found">2 findings</span>"#))
    let single = try Self.data(of: html([entry("t", content: .screen(states[1]))]))[0]
    #expect(single.steps == nil && single.findings.count == 2)
  }

  @Test func whatIsTooLongIsLeftOut() throws {
    let long = String(repeating: "x", count: 5_001)
    let rows = ScreenSnapshot(Section("s") { for id in 0..<50 { Shown(.title("row")).id(id) } })
    let entry = GalleryEntry(
      place: ["M", long], name: long, key: "k", failures: [long],
      forms: [
        GalleryEntry.Form(name: "f", text: long, before: long),
        GalleryEntry.Form(name: "p", text: "<svg>\(long)</svg>", isPicture: true),
      ], content: .screen(rows), source: RenderSource(looks: .shown),
      limit: 5_000)
    let page = html([entry])
    #expect(!page.contains(String(repeating: "x", count: 600)))
    #expect(GalleryEntry.limit == 2_000_000)
    let data = try Self.data(of: page)[0]
    #expect(data.failures == ["Left out: 5001 bytes"] && data.outline == nil)
    #expect(data.forms.map(\.text).allSatisfy { $0.hasPrefix("Left out: ") })
    #expect(data.forms.map(\.isPicture) == [0, 0, 0])
    #expect(data.forms.map(\.name) == ["f", "p", "screen"])
    #expect(data.forms[0].before == "Left out: 5001 bytes")
  }

  @Test func nothingHiddenIsOnThePage() throws {
    let text = "\u{202E}<b>\u{0}\n\u{1B}[2J"
    let entry = GalleryEntry(
      place: [text, text, text], name: text, key: "k", screen: text, failures: [text],
      forms: [GalleryEntry.Form(name: text, text: text, before: text)])
    let page = GalleryPage(text, entries: [entry]).html
    #expect(!page.contains("<b>"))
    #expect(!page.unicodeScalars.contains { $0 != "\n" && HiddenScalars.contains($0) })
    let data = try Self.data(of: page)[0]
    #expect(data.failures == ["\\u{202E}<b>\\u{0}\n\\u{1B}[2J"])
    #expect(data.forms[0].text == data.failures[0] && data.forms[0].before == data.failures[0])
  }

  @Test func aPageWithoutEntriesSaysSo() {
    #expect(GalleryPage("None", entries: []).html.contains("Nothing was shown."))
    #expect(html([entry("t")]).contains("no failures"))
  }

  @Test func renderersOfThisPackageSayWhatTheyDrawWith() throws {
    let state = RenderState(typeSize: .xLarge, isRightToLeft: true)
    let renderers: [ScreenRenderer] = [
      .text(.shown, state: state), .outline(.shown, state: state), .svg(.shown, state: state),
      .html(.shown, state: state),
    ]
    for renderer in renderers {
      let source = try #require(renderer.source as? RenderSource)
      #expect(source.state == state && source.looks.look(for: Shown(.title("a"))) == .title("a"))
    }
    let own = ScreenRenderer(name: "own", fileExtension: "txt") { "\($0.rowCount)" }
    #expect(own.source == nil)
    let entry = GalleryEntry(
      place: ["M", "S", "t"], name: "n", key: "k", content: .screen(screen(.title("a"))),
      source: RenderSource(looks: .shown, state: state))
    #expect(html([entry]).contains(#""dir":"rtl","data-type-size":"xLarge""#))
  }

  private struct EntryData: Decodable {
    struct Form: Decodable {
      let name: String
      let isPicture: Int
      let text: String
      let before: String?
    }

    let failures: [String]
    let findings: [String]
    let forms: [Form]
    let outline: String?
    let steps: [PageData.Step]?
  }

  private static func data(of html: String) throws -> [EntryData] {
    let start = "<script type=\"application/json\" class=\"data\">"
    return try html.components(separatedBy: start).dropFirst().map { part in
      let json = try #require(part.components(separatedBy: "</script>").first)
      return try JSONDecoder().decode(EntryData.self, from: Data(json.utf8))
    }
  }
}
