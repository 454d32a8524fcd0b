import Foundation
import RenderingSupport
import ScreenDSLTesting

@testable import ScreenDSLWeb

@Suite(.timed) struct GalleryPageTests {
  private func entry(
    _ test: String, _ name: String = "text", suite: String = "S", failures: [String] = [],
    content: GalleryEntry.Content? = nil
  ) -> GalleryEntry {
    GalleryEntry(
      place: ["M", suite, test], name: name, key: "M/\(suite)/\(test)/\(name)", failures: failures,
      forms: [GalleryEntry.Form(name: name, text: "a\nb")], content: content,
      source: LookReader())
  }

  private func html(_ entries: [GalleryEntry]) -> String {
    GalleryPage("Gallery", entries: entries).html
  }

  @Test func aRunOfTests() throws {
    let (one, other) = (screen { Look.text("one") }, screen { Look.text("other") })
    let states = ["a", "b"].map { text in
      ScreenSnapshot([
        Section("s", header: Shown(Look.text("empty"))) { [Shown]() },
        Section("t") {
          Shown(Look.text(text)).id("x")
          Shown(Look.empty).id("silent").onSelect {}
        },
      ])
    }
    let steps: [ScreenFilm.Step] = [("Before", states[0], nil), ("After", states[1], nil)]
    let call = entry("call", content: .screen(one))
    let entries = [
      entry("forms", "text", content: .screen(one)), entry("forms", "svg", content: .screen(one)),
      entry("forms", "full", content: .screen(other)),
      entry("forms", "broken", failures: ["no\n\nway"], content: .screen(one)),
      entry("one form", content: .screen(one)), entry("other", suite: "R"),
      entry("update", content: .steps(steps)), entry("found", content: .screen(states[1])),
      call, entry("call", content: .screen(other)), call,
      GalleryEntry(
        place: ["M", "S", "forms"], name: "known", key: "k", known: ["Text must match"],
        content: .screen(one), source: LookReader()),
    ]
    let page = html(entries)
    #expect(page == html(entries.reversed()))
    let body = try PageData.text(in: page, between: "<body>", and: "<script nonce")
    expectScreen(
      ScreenSnapshot(),
      as: ScreenRenderer(name: "body", fileExtension: "html") { _ in
        body.replacing("><", with: ">\n<").replacing("},", with: "},\n")
      })
  }

  /// The elements that say so are as many as the lines of what is heard, and in their order.
  @Test func eachStopHasItsNumber() throws {
    for seed in 0..<TestDepth.cases(1_000, oneOf: 4) {
      var looks = RandomLooks(seed: UInt64(seed))
      let (first, second) = (looks.row(), looks.row())
      let screen = ScreenSnapshot(
        Section("s", header: "Title") {
          Shown(first).id(1)
          Shown(second).id(2).onSelect {}
          Container("shelf", ShownContainer()) { Shown(first).id(3) }
        })
      let markup = ScreenMarkup(reader: LookReader(), marksStops: true)
      let page = MarkupWriter.html(markup.list(screen))
      let stops = page.components(separatedBy: " data-stop=\"").dropFirst().compactMap {
        Int($0.prefix { $0.isNumber })
      }
      let lines = ScreenRenderer.spoken.render(screen).split(separator: "\n")
      #expect(stops.count == lines.count, "seed \(seed) \(lines) \(page)")
    }
  }

  @Test func whatIsTooLongIsLeftOut() throws {
    let long = String(repeating: "x", count: 5_001)
    let rows = ScreenSnapshot(Section("s") { for id in 0..<50 { Shown(Look.text("row")).id(id) } })
    let entry = GalleryEntry(
      place: ["M", long], name: long, key: "k", failures: [long],
      forms: [
        GalleryEntry.Form(name: "f", text: long, before: long),
        GalleryEntry.Form(name: "p", text: "<svg>\(long)</svg>", isPicture: true),
      ], content: .screen(rows), source: LookReader(),
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
      .text(state: state), .outline(state: state), .svg(state: state),
      .html(state: state),
    ]
    for renderer in renderers {
      let source = try #require(renderer.source)
      #expect(
        source.state == state && source.looks.look(for: Look.text("a")) == Look.text("a")._node)
    }
    let own = ScreenRenderer(name: "own", fileExtension: "txt") { "\($0.rowCount)" }
    #expect(own.source == nil)
    let entry = GalleryEntry(
      place: ["M", "S", "t"], name: "n", key: "k", content: .screen(screen { Look.text("a") }),
      source: LookReader(state: state))
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
  }

  private static func data(of html: String) throws -> [EntryData] {
    let start = "<script type=\"application/json\" class=\"data\">"
    return try html.components(separatedBy: start).dropFirst().map { part in
      let json = try #require(part.components(separatedBy: "</script>").first)
      return try JSONDecoder().decode(EntryData.self, from: Data(json.utf8))
    }
  }
}
