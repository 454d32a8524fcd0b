import Foundation
import RenderingSupport
import ScreenDSL
import ScreenDSLRendering
import TestSupport
import Testing

@testable import ScreenDSLWeb

@Suite(.timed) struct WebPageTests {
  private func body(_ snapshot: ScreenSnapshot, _ looks: LookRegistry = .shown) throws -> String {
    let page = ScreenRenderer.html(looks).render(snapshot)
    return try PageData.text(in: page, between: "<div class=\"list\">", and: "</div></main>")
  }

  private func row(_ look: CellLook) throws -> String {
    let html = try body(screen(look))
    return try PageData.text(in: html, between: "<div class=\"body \">", and: "</div></li>")
  }

  @Test(arguments: [12, 13])
  func containersAreDrawnToTheTwelfthLevel(depth: Int) {
    var row = Row(Shown(.title("deep")).id(1))
    for level in 0..<depth { row = Row(Container("c\(level)", ShownContainer()) { row }) }
    let page = ScreenRenderer.html(.shown).render(ScreenSnapshot(Section("s") { row }))
    #expect(page.contains("… 1 rows inside") == (depth > 12))
  }

  @Test func aScreenIsListsHeadingsAndButtons() throws {
    let snapshot = ScreenSnapshot(
      Section(
        "s", header: Shown(.title("Head").accessibility(traits: .header)),
        footer: Shown(.subtitle("Foot"))
      ) {
        Shown(.title("One").size(height: 96).accessory(.chevron)).id("a").onSelect {}
        Container("c", ShownContainer(.title("In"))) { Shown(.title("x")).id(1) }
          .layout(.carousel.itemSize(width: 120))
      })
    #expect(
      try body(snapshot) == """
        <section data-id="s"><div class="extra" data-kind="header"><h2 class="title">Head</h2></div>\
        <ul role="list" class="rows">\
        <li class="row" data-id="a" data-height="96"><div class="body chevron">\
        <button class="tap" type="button"><span class="title">One</span></button></div></li>\
        <li class="row container" data-id="c"><div class="body "><span class="title">In</span></div>\
        <div class="list inner"><section data-id="rows">\
        <ul role="list" class="rows carousel" tabindex="0" aria-label="In" data-item-width="120">\
        <li class="row" data-id="1"><div class="body "><span class="title">x</span></div></li>\
        </ul></section></div></li></ul>\
        <div class="extra" data-kind="footer"><span class="subtitle">Foot</span></div></section></div>
        """)
  }

  @Test(arguments: [
    (
      CellLook.toggle(isOn: true).accessibility(label: "Wi-Fi"),
      #"role="switch" aria-checked="true""#
    ),
    (.segments(["a", "b"], selected: 1), #"role="radio" aria-checked="true">b<"#),
    (
      .field("x", placeholder: "Name"),
      #"type="text" autocomplete="off" value="x" placeholder="Name">"#
    ),
    (.slider(0.25).accessibility(label: "L"), #"max="100" step="any" value="25" aria-label="L">"#),
    (.progress(0.5).accessibility(label: "L"), #"aria-label="L" max="1" value="0.5""#),
    (.image("cat").accessibility(label: "A cat"), #"role="img" aria-label="A cat">cat<"#),
    (.image("cat"), #"<span class="image" aria-hidden="true">cat</span>"#),
    (.vertical(.button("Go").selected()), #"type="button" aria-pressed="true">Go</button>"#),
    (.title("T").accessibility(traits: .header), #"<h3 class="title">T</h3>"#),
    (.title("T").accessibility(traits: .link), #"role="link" tabindex="0">T<"#),
    (
      .title("T").accessibility(value: "on", traits: .toggle),
      #"role="switch" tabindex="0" aria-checked="true">T<"#
    ),
    (.vertical(.title("T").accessibility(traits: .selected)), #"aria-current="true">T<"#),
    (.subtitle("★").accessibility(label: "1 star"), #"role="img" aria-label="1 star">★<"#),
    (.title("T").accessibility(label: ""), #"aria-hidden="true">T</span>"#),
    (.horizontal(.button("b")).accessibility(label: ""), #"<span class="horizontal"><button"#),
    (.vertical(.title("T")).accessibility(label: "L"), #"role="group" aria-label="L""#),
    (.title("T").lineLimit(0), #"data-lines="1""#),
    (
      .horizontal(.title("Alarm"), .toggle(isOn: false)),
      #"aria-checked="false" aria-label="Alarm""#
    ),
  ])
  func partsHaveTheRolesAndNamesOfTheirLooks(look: CellLook, expected: String) throws {
    let html = try row(look)
    #expect(html.contains(expected), "\(html)")
  }

  @Test func aRowWithControlsIsNotAButtonAroundThem() throws {
    let look = CellLook.horizontal(.title("T"), .button("Go"))
    let html = try body(ScreenSnapshot(Section("s") { Shown(look).onSelect {} }))
    #expect(
      html.contains(#"Go</button></span><button class="tap" type="button" aria-label="T, Go">"#))
  }

  @Test func theStateOfAScreenIsShown() throws {
    let state = RenderState(selected: ["a"], disabled: ["b"])
    let html = ScreenRenderer.html(.shown, state: state).render(
      ScreenSnapshot(
        Section("s") {
          Shown(.title("A")).id("a").onSelect {}
          Shown(.title("B")).id("b").onSelect {}
        }))
    #expect(html.contains(#"<li class="row selected" data-id="a" aria-current="true">"#))
    #expect(html.contains(#"<button class="tap" type="button" aria-pressed="true">"#))
    #expect(html.contains(#"<li class="row disabled" data-id="b">"#))
    #expect(html.contains(#"<button class="tap" type="button" disabled="">"#))
  }

  @Test func whatALookIsLikeIsInItsClass() throws {
    #expect(
      try row(.title("a").tint(.green).textStyle(.caption))
        == "<span class=\"title tint tint-green style-caption\">a</span>")
    #expect(
      try row(.title("b").tint(.named("brand")).bubble(.sent))
        == "<span class=\"title tint tint-accent bubble sent\">b</span>")
    #expect(
      try row(.title("c").loading())
        == "<span class=\"title loading\" aria-busy=\"true\">c</span>")
    let style = PageStyle.screen
    for color in ActionColor.system {
      #expect(style.contains(".tint-\(color.name){--accent:var(--tint-\(color.name))}"))
      let (light, dark) = (Colors(.light).tint(color), Colors(.dark).tint(color))
      #expect(style.contains("--tint-\(color.name):light-dark(\(light),\(dark))"))
    }
    let caption = "--size:var(--caption);--leading:var(--caption-line)"
    #expect(style.contains(".style-caption{\(caption);font-weight:400}"))
    #expect(style.contains(".style-headline{--size:var(--headline)"))
  }

  @Test func aScreenIsReadFromTheRight() {
    let state = RenderState(isRightToLeft: true)
    let page = ScreenRenderer.html(.shown, state: state).render(screen(.title("a")))
    #expect(page.contains("dir=\"rtl\" data-type-size=\"large\"><div class=\"list\">"))
    let film = ScreenFilm(
      "Film", looks: .shown, steps: [("a", screen(.title("a")))], state: state
    ).html
    #expect(film.contains("dir=\"rtl\""))
    #expect(!ScreenRenderer.html(.shown).render(screen(.title("a"))).contains("dir=\"rtl\""))
  }

  @Test func whatAUserSetIsAroundTheList() throws {
    let large = RenderState(typeSize: .accessibility3)
    let snapshot = screen(.title("a"))
    let page = ScreenRenderer.html(.shown, theme: .dark, state: large).render(snapshot)
    let update = ScreenRenderer.html(.shown, theme: .dark, state: large)
      .render(snapshot.changeset(from: ScreenSnapshot()))
    for html in [page, try #require(update)] {
      #expect(
        html.contains(
          #" class="screen" dir="ltr" data-type-size="accessibility3" data-theme="dark">"#))
    }
    let usual = ScreenRenderer.html(.shown).render(snapshot)
    #expect(usual.contains(#" data-type-size="large">"#))
    #expect(!usual.contains("data-theme=\""))
    #expect(!ScreenFilm("f", looks: .shown).html.contains("data-theme=\""))
  }

  @Test func theStyleSheetHasTheSizesOfEveryTextAtEveryTypeSize() {
    for size in RenderState.TypeSize.allCases {
      for style in CellLook.TextStyle.allCases {
        let font = Font(style, size)
        let rule = PageStyle.screen.split(separator: "\n").first {
          $0.contains("[data-type-size=\(size)]{")
        }
        let sizes = "--\(style):\(Int(font.size));--\(style)-line:\(Int(font.lineHeight))"
        #expect(rule?.contains(sizes) == true)
        #expect(rule?.hasPrefix(":root,") == (size == .large))
      }
    }
    // Every length of a text is one of the browser's units, so that people can make all larger.
    #expect(PageStyle.film.range(of: "font-size:[0-9]+px", options: .regularExpression) == nil)
  }

  @Test func listsHaveTheirStyles() throws {
    func rows(_ layout: LayoutHint) throws -> String {
      let inner = Container("c", ShownContainer()) { Shown(.title("a")).id(1) }
        .layout(.list.appearance(.insetGrouped))
      return try body(ScreenSnapshot(Section("s") { inner }.layout(layout)))
    }
    let usual = "<ul role=\"list\" class=\"rows\">"
    #expect(try rows(.list).components(separatedBy: usual).count == 3)
    // A list in a container has none.
    let inset = try rows(.list.appearance(.insetGrouped))
    #expect(inset.contains("<ul role=\"list\" class=\"rows inset-grouped\">"))
    #expect(inset.components(separatedBy: usual).count == 2)
    #expect(try rows(.list.appearance(.grouped)).contains("class=\"rows grouped\">"))
    #expect(try !rows(.grid(columns: 2).appearance(.grouped)).contains("rows grouped"))
  }

  @Test func anEditedListHasTheControlsOfItsRows() throws {
    let state = RenderState(disabled: ["1c"], isEditing: true)
    let html = ScreenRenderer.html(.shown, state: state).render(Screens.list(.plain))
    #expect(
      html.contains(
        #"<div class="body "><button class="delete" type="button" aria-label="Delete, Tap 1">"#
          + #"</button><button class="tap" type="button">"#))
    #expect(
      html.contains(
        #"<button class="handle" type="button" aria-label="Reorder, Drag 1, v1" disabled=""></button>"#
          + "</div></li>"))
    #expect(html.components(separatedBy: "class=\"delete\"").count == 3)
    #expect(html.components(separatedBy: "class=\"handle\"").count == 3)
    #expect(!html.contains("body chevron"))
    let usual = ScreenRenderer.html(.shown).render(Screens.list(.plain))
    #expect(!usual.contains("class=\"delete\"") && !usual.contains("class=\"handle\""))
  }

  @Test func pathsWithASectionMeanItsRows() throws {
    let state = RenderState(
      selected: [RowPath("1a", section: "2")],
      offsets: [RowPath("2d", section: "2"): 100, RowPath("2d", section: "1"): 50])
    let html = ScreenRenderer.html(.shown, state: state).render(Screens.list(.plain))
    #expect(!html.contains("row selected"))
    #expect(html.components(separatedBy: "data-offset=\"100\"").count == 2)
    #expect(!html.contains("data-offset=\"50\""))
    // What comes with an update is no other.
    func screen(_ ids: [String]) -> ScreenSnapshot {
      ScreenSnapshot([
        Section("s") { for id in ids { Shown(.title(id)).id(id) } },
        Section("t") { for id in ids { Shown(.title(id + id)).id(id) } },
      ])
    }
    let film = ScreenFilm(
      "f", looks: .shown, steps: [("", screen(["a"])), ("", screen(["a", "b"]))],
      state: RenderState(selected: [RowPath("b", section: "t")])
    ).html
    let data = try PageData(film).json
    #expect(data.components(separatedBy: "row selected").count == 2)
    #expect(data.contains(#"[1,1,["li",{"class":"row selected""#))
  }

  @Test func thePolicyAsksForAWordThatTheScriptAndTheStyleHave() throws {
    for page in [MainScene.film.html, ScreenRenderer.html(.main).render(MainScreen().snapshot())] {
      let policy = try PageData.text(
        in: page, between: "Content-Security-Policy\" content=\"", and: "\""
      )
      .replacingOccurrences(of: "&#39;", with: "'")
      let word = try PageData.text(in: policy, between: "script-src 'nonce-", and: "'")
      #expect(
        policy == "default-src 'none'; script-src 'nonce-\(word)'; style-src 'nonce-\(word)'; "
          + "base-uri 'none'; form-action 'none'")
      #expect(word.count > 8 && page.components(separatedBy: "\"\(word)\"").count == 3)
      #expect(page.contains("<script nonce=\"\(word)\">"))
      #expect(page.contains("<style nonce=\"\(word)\">"))
      // What is neither the page's own nor an element of a list.
      for word in [" style=", "http:", "https:", "src=", "url(", "onclick", "@import", "import("] {
        #expect(!page.replacingOccurrences(of: policy, with: "").contains(word), "\(word)")
      }
      #expect(page.components(separatedBy: "</script>").count <= 3)
    }
  }

  @Test func theWordFollowsFromThePage() throws {
    func word(_ title: String) throws -> String {
      try PageData.text(
        in: ScreenRenderer.html(.main, title: title).render(MainScreen().snapshot()),
        between: "nonce=\"", and: "\"")
    }
    #expect(try word("a") == word("a") && word("a") != word("b"))
  }

  @Test func anUpdateIsAFilmOfOneStep() throws {
    let (old, new) = (MainScreen().snapshot(), MainScreen(heading: nil).snapshot())
    let html = try #require(ScreenRenderer.html(.main).render(new.changeset(from: old)))
    #expect(try PageData(html).steps.map(\.title) == ["Before", "After"])
  }
}

@Suite(.timed) struct JSONWriterTests {
  @Test func textsCannotLeaveTheirElement() {
    let text = "</script><!--\"\\&'\u{0}\n\u{7F}\u{2028}\u{2029}\u{FEFF}\u{FFFF}é😀"
    let expected =
      "\"\\u003c/script\\u003e\\u003c!--\\u0022\\u005c\\u0026\\u0027\\u0000\\u000a\\u007f\\u2028"
      + "\\u2029\\ufeff\\uffffé😀\""
    #expect(JSONWriter.text(of: .text(text)) == expected)
  }

  @Test func hostileTextsComeOutAsTheyWentIn() throws {
    for text in HostileTexts.all + HostileTexts.breakouts where text.utf8.count < 10_000 {
      let json = JSONWriter.text(
        of: .object([(name: "a", value: .list([.text(text), .number(-1)]))]))
      #expect(!json.contains("<") && !json.contains("&"))
      let value = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: [NSObject]]
      #expect(value?["a"]?.first as? String == text)
      #expect(value?["a"]?.last as? Int == -1)
    }
  }

  @Test func nodesAreArrays() {
    let node = MarkupNode.element("a", [("b", .number(1.5))], [.text("c"), .element("d", [], [])])
    #expect(JSONWriter.text(of: node.json) == #"["a",{"b":"1.5"},["c",["d",{},[]]]]"#)
  }
}
