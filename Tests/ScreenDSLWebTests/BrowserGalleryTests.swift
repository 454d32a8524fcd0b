@testable import ScreenDSLWeb

/// Writes the galleries that `Tests/Browser` drives in a real browser; see ``BrowserPagesTests``.
@Suite(.timed) struct BrowserGalleryTests {
  private struct Pages: Encodable {
    let page: String
    let entries: Int
  }

  /// A run of many tests: screens, updates and failures in 50 suites.
  @Test func manyEntriesAreOnePage() throws {
    let count = BrowserPagesTests.folder == nil ? 24 : 1_000
    let film = MainScene.film
    let entries = (0..<count).map { index -> GalleryEntry in
      let steps = film.steps.dropFirst(index % 6).prefix(2)
      let screen = film.steps[index % film.steps.count].snapshot
      let isUpdate = index.isMultiple(of: 3)
      return GalleryEntry(
        place: ["ShopTests", "Suite\(index / 20)", "test\(index / 2)()"],
        name: index.isMultiple(of: 2) ? "Before the sale" : "After the sale", key: "e\(index)",
        screen: "MainScreen", failures: index % 97 == 5 ? ["Text must match"] : [],
        forms: [
          GalleryEntry.Form(name: "text", text: ScreenRenderer.text(.main).render(screen)),
          GalleryEntry.Form(
            name: "svg", text: index < 20 ? ScreenRenderer.svg(.main).render(screen) : "<svg/>",
            isPicture: true),
        ], content: isUpdate ? .steps(Array(steps)) : .screen(screen),
        source: LookReader(looks: .main))
    }
    let page = GalleryPage("Gallery", entries: entries).html
    #expect(page.components(separatedBy: "<article ").count == count + 1)
    try BrowserPagesTests.write("many.json", Pages(page: page, entries: count))
  }

  /// One of each kind, for those who look at it.
  @Test func everyKindOfEntryIsOnAPage() throws {
    let film = MainScene.film
    let (old, new) = (film.steps[0].snapshot, film.steps[1].snapshot)
    var played = film.steps
    played[played.count - 1].report = UpdateReport(new.changeset(from: old))
    let silent = ScreenSnapshot([
      Section("empty", header: Look.heading("Offers")) {
        [Shown]()
      },
      Section("s") { Shown(Look.empty.size(height: 44)).id("silent").onSelect {} },
    ])
    let svg = ScreenRenderer.svg(.main)
    func entry(
      _ suite: String, _ test: String, _ name: String, failures: [String] = [],
      _ forms: [GalleryEntry.Form], _ content: GalleryEntry.Content?, _ looks: LookRegistry = .main
    ) -> GalleryEntry {
      GalleryEntry(
        place: ["AppTests", suite, test], name: name,
        key: "AppTests/\(suite)/\(test.filter(\.isLetter))/\(name.filter(\.isLetter))",
        screen: "MainScreen", failures: failures, forms: forms, content: content,
        source: LookReader(looks: looks))
    }
    // Rows that no phone shows at once.
    func rows(read: Set<Int>) -> ScreenSnapshot {
      ScreenSnapshot(
        Section("s") {
          for id in 0..<40 {
            Shown(Look.text(read.contains(id) ? "Row \(id), read" : "Row \(id)")).id(id)
          }
        })
    }
    func update(_ read: Set<Int>) -> GalleryEntry.Content {
      .steps([("Before", rows(read: []), nil), ("After", rows(read: read), nil)])
    }
    func form(_ name: String, _ text: String, before: String? = nil) -> GalleryEntry.Form {
      GalleryEntry.Form(name: name, text: text, isPicture: text.hasPrefix("<svg"), before: before)
    }
    let lines = [old, new].map { svg.render($0).split(separator: "\n").map(String.init) }
    let marked = PictureReader.marked(lines, ["e2": "1", "e5": "2"])
    let entries = [
      entry(
        "MainScreenTests", "looks()", "text",
        [form("text", ScreenRenderer.text(.main).render(old))], .screen(old)),
      entry("MainScreenTests", "looks()", "svg", [form("svg", svg.render(old))], .screen(old)),
      entry(
        "MainScreenTests", "looks()", "without banner",
        [form("text", ScreenRenderer.text(.main).render(film.steps[3].snapshot))],
        .screen(film.steps[3].snapshot)),
      entry(
        "MainScreenTests", "everyLook()", "looks", [], .screen(Screens.everyLook)),
      entry("MainScreenTests", "findings()", "silent", [], .screen(silent)),
      entry(
        "MainScreenTests", "aNameThatIsLongerThanALineOfTheRailIsBrokenBetweenWords()", "lines", [],
        .screen(rows(read: [0]))),
      entry("MainScreenTests", "twice()", "Update", [], update([1])),
      entry("MainScreenTests", "twice()", "Update", [], update([2])),
      entry("MainScreenTests", "reads()", "far below", [], update([30])),
      entry("MainScreenTests", "reads()", "far apart", [], update([2, 20, 37])),
      entry(
        "MainScreenTests", "sorts()", "A to Z",
        [
          form("Changes", "moved ElementRow 'e3' from 7th to 5th"),
          form("Picture of the update", try #require(svg.render(new.changeset(from: old)))),
        ], .steps([("Before", old, nil), ("After", new, nil)])),
      entry("DrivingTests", "theUserSorts()", "Film", [], .steps(played)),
      entry(
        "FailingTests", "text()", "text",
        failures: ["Text must match reference 'text' (was different)\n  one\n- two\n+ three"],
        [form("text", "one\nthree", before: "one\ntwo")], .screen(new)),
      entry(
        "FailingTests", "picture()", "svg",
        failures: [
          "Picture must match reference 'svg' (was different)\n- e5: Element 5\n  e2: Element 2\n"
            + "To accept it, run: SCREENDSL_RECORD=failed swift test --filter 'picture'"
        ],
        [form("svg", marked[1], before: marked[0])], .screen(new)),
      entry(
        "FailingTests", "update()", "Update",
        failures: ["Update must match reference 'update' (was different)\n- moved 'e3'"],
        [form("Changes", "moved 'e3' ElementRow 0.6 -> 0.4", before: "nothing")],
        .steps([("Before", old, nil), ("After", new, nil)])),
    ]
    let page = GalleryPage("Gallery", entries: entries).html
    #expect(page.contains("14 entries") && page.contains("3 failures"))
    try BrowserPagesTests.write("gallery.json", Pages(page: page, entries: entries.count))
  }

  private struct Hostile: Encodable {
    /// What each entry has to say: its names, and its longer texts.
    let names: [String]
    let texts: [String]
    let page: String
    let harmless: String
    let pictures: String
    let pictureCount: Int
  }

  @Test func hostileTextsHaveAGalleryAndAHarmlessOneOfTheSameForm() throws {
    let all = (HostileTexts.all + HostileTexts.breakouts).filter { !$0.isEmpty }
    let texts = BrowserPagesTests.folder == nil ? TestDepth.cases(all) : all
    let visible = VisibleText()
    // The form of a page depends on the number of lines.
    let harmless = texts.map { text in
      text.split(separator: "\n", omittingEmptySubsequences: false).map { _ in "x" }
        .joined(separator: "\n")
    }
    let pages = [texts, harmless].map { texts in
      GalleryPage(texts[0], entries: texts.enumerated().map { Self.entry($1, $0) }).html
    }
    let pictures = Self.pictures.enumerated().map { index, text in
      GalleryEntry(
        place: ["M", "S", "t"], name: "p\(index)", key: "p\(index)",
        failures: ["to be seen at once"],
        forms: [GalleryEntry.Form(name: "f", text: text, isPicture: true, before: text)])
    }
    try BrowserPagesTests.write(
      "hostile-gallery.json",
      Hostile(
        names: texts.map { visible.text($0) },
        texts: texts.map { text in
          text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { visible.text(String($0), limit: GalleryEntry.limit) }.joined(separator: "\n")
        }, page: pages[0], harmless: pages[1],
        pictures: GalleryPage("Pictures", entries: pictures).html,
        pictureCount: pictures.count))
  }

  private static func entry(_ text: String, _ index: Int) -> GalleryEntry {
    let screen = ScreenSnapshot(
      Section("s") { Shown(Look.text(text).accessibility(label: text)).id("r" + text) })
    // An order that does not depend on the text.
    let place = ["\(10_000 + index)", text, text]
    return GalleryEntry(
      place: place, name: text, key: "k\(index)", screen: text, failures: [text],
      forms: [GalleryEntry.Form(name: text, text: text, before: text)], content: .screen(screen),
      source: LookReader())
  }

  /// Pictures that want to be more than that.
  private static let pictures: [String] = {
    let start = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\""
    let inside = [
      "<script>alert(1)</script>", "<g onclick=\"alert(1)\" onload=\"alert(1)\"/>",
      "<foreignObject><iframe xmlns=\"http://www.w3.org/1999/xhtml\" src=\"//x\"/></foreignObject>",
      "<image href=\"https://example.org/a.png\"/>", "<image href=\"data:image/png;base64,AA\"/>",
      "<use href=\"https://example.org/a.svg#b\"/>", "<a href=\"javascript:alert(1)\"><rect/></a>",
      "<rect style=\"background:url(//x)\" fill=\"url(https://example.org/#a)\"/>",
      "<style>@import url(//example.org/a.css);*{display:none}</style>",
      "<animate attributeName=\"href\" to=\"javascript:alert(1)\"/>",
      "<set attributeName=\"onload\" to=\"alert(1)\"/>",
      "<x:script xmlns:x=\"http://www.w3.org/1999/xhtml\">alert(1)</x:script>",
      "<image href=\"data:image/svg+xml;base64,"
        + Data("\(start)><script>alert(1)</script></svg>".utf8).base64EncodedString() + "\"/>",
    ]
    return inside.map { "\(start)>\($0)<text>kept</text></svg>" } + [
      "\(start) onload=\"alert(1)\"><text>kept</text></svg>",
      "<!DOCTYPE svg [<!ENTITY a \"kept\">]>\(start)><text>&a;</text></svg>",
      "\(start)><text>&#x6B;&#101;pt &unknown; &#9999999; kept</text></svg>",
      "<html><script>alert(1)</script>kept</html>", "<svg>kept", "kept<", "\u{0}kept",
    ]
  }()
}
