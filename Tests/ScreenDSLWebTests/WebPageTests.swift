@testable import ScreenDSLWeb

@Suite(.timed) struct WebPageTests {
  @Test(arguments: [12, 13])
  func containersAreDrawnToTheTwelfthLevel(depth: Int) {
    var row = Row(Shown(Look.text("deep")).id(1))
    for level in 0..<depth { row = Row(Container("c\(level)", ShownContainer()) { row }) }
    let page = ScreenRenderer.html.render(ScreenSnapshot(Section("s") { row }))
    #expect(page.contains("… 1 rows inside") == (depth > 12))
  }

  @Test func theStyleSheetHasAllTintsAndStyles() {
    let style = PageStyle.screen
    for color in Look.Color.system {
      #expect(style.contains(".color-\(color.name){--tint:var(--tint-\(color.name))"))
      let (light, dark) = (Colors(.light).tint(color), Colors(.dark).tint(color))
      #expect(style.contains("--tint-\(color.name):light-dark(\(light),\(dark))"))
    }
    let caption = "--size:var(--caption);--leading:var(--caption-line)"
    #expect(style.contains(".style-caption{\(caption);font-weight:400}"))
    #expect(style.contains(".style-headline{--size:var(--headline)"))
  }

  @Test func whatPeopleHearOfPartsIsInThePage() {
    let page = ScreenRenderer.html.render(
      screen {
        Look.vertical {
          Look.text("Rating").accessibility(value: "3 stars").accessibilityAdjust { _ in }
          Look.text("saved").announced().accessibility(hint: "at 9:41")
          Look.text("Mail").accessibilityActions { MenuAction("Archive") {} }
        }
      })
    for words in [
      #"role="spinbutton" tabindex="0" aria-label="Rating" aria-valuetext="3 stars""#,
      #"aria-description="at 9:41" aria-live="polite""#, #"aria-description="actions: Archive""#,
    ] { #expect(page.contains(words), "\(words)") }
  }

  @Test func whatIsOneStopIsOneInThePage() {
    func page(_ look: Look.Stack, tap: Bool = false) -> String {
      let rows = Section("s") { if tap { look.onSelect {} } else { look } }
      return ScreenRenderer.html.render(ScreenSnapshot(rows))
    }
    let card = Look.horizontal {
      Look.text("9:41")
      Look.button("Track") {}
    }
    .accessibility(value: "late", hint: "opens the map", children: .combined)
    let description = #"aria-description="late, opens the map, actions: Track""#
    let alone = page(Look.vertical { card })
    #expect(alone.contains(#"role="img" aria-label="9:41, Track" \#(description)"#), "\(alone)")
    #expect(alone.contains(#"inert="">9:41<"#) && alone.contains(#"inert="">Track</button>"#))
    let heading = page(card.accessibility(heading: 4))
    #expect(
      heading.contains(#"role="heading" aria-level="4" aria-label="9:41, Track""#), "\(heading)")
    let row = page(card, tap: true)
    #expect(row.contains(#"aria-label="9:41, Track" \#(description)></button>"#), "\(row)")
    #expect(row.contains(#"role="img" aria-label="9:41, Track" \#(description) inert="">"#))
  }

  /// What an app's view looks like is seen where there is none.
  @Test func aDrawingStandsInForAView() {
    func forms(_ svg: String) -> [String] {
      let snapshot = screen {
        Look.custom(1) { Look.drawing("Wave", svg: svg).size(width: 80, height: 20) }
      }
      return [ScreenRenderer.svg, .html, .text, .spoken].map { $0.render(snapshot) }
    }
    let all = forms(" \n<svg><script>alert(1)</script></svg>")
    let file = "data:image/svg+xml;base64,PHN2Zz48c2NyaXB0PmFsZXJ0KDEpPC9zY3JpcHQ+PC9zdmc+"
    #expect(
      all[0].contains("href=\"\(file)\"") && all[1].contains("src=\"\(file)\""), "\(all)")
    #expect(all[1].contains(#"role="img" aria-label="Wave""#) && !all[1].contains("<script>alert"))
    #expect(all[2].contains("Wave") && all[3] == "Wave\n")
    let none = forms("a wave")
    #expect(!none[0].contains("<image") && !none[1].contains("<img") && none[2].contains("Wave"))
  }

  @Test func textsOnPaleGroundsAreDark() {
    func page(_ opacity: Double) -> String {
      ScreenRenderer.html.render(screen { Look.text("A").background(.red, opacity: opacity) })
    }
    #expect(page(0.5).contains(#" data-ink="light-dark(#1C1C1E,#F2F2F7)""#))
    #expect(!page(1).contains(" data-ink="), "as the style sheet has it")
  }

  @Test func headingsHaveTheirLevelsAndPartsTheirOrder() {
    let page = ScreenRenderer.html.render(
      screen {
        Look.horizontal {
          Look.text("Fruits").accessibility(heading: 1)
          Look.text("Kinds").accessibility(traits: .header)
          Look.vertical { Look.text("Pears") }.accessibility(heading: 6, priority: 1)
        }
      })
    for words in [
      #"data-order="2"><span"#, #"role="heading" aria-level="6""#, ">Fruits</h1>", ">Kinds</h3>",
    ] { #expect(page.contains(words), "\(words) \(page)") }
    let places = ["Pears", "Fruits", "Kinds"].compactMap { page.range(of: ">\($0)<")?.lowerBound }
    #expect(places.count == 3 && places == places.sorted())
  }

  @Test func whatAUserSetIsAroundTheList() throws {
    let large = RenderState(typeSize: .accessibility3, isRightToLeft: true)
    let snapshot = screen { Look.text("a") }
    let page = ScreenRenderer.html(theme: .dark, state: large).render(snapshot)
    let update = ScreenRenderer.html(theme: .dark, state: large)
      .render(snapshot.changeset(from: ScreenSnapshot()))
    for html in [page, try #require(update)] {
      #expect(
        html.contains(
          #" class="screen" dir="rtl" data-type-size="accessibility3" data-theme="dark">"#))
    }
    let usual = ScreenRenderer.html.render(snapshot)
    #expect(usual.contains(#" dir="ltr" data-type-size="large">"#))
    #expect(!usual.contains("data-theme=\""))
    #expect(!ScreenFilm("f").html.contains("data-theme=\""))
  }

  @Test func theStyleSheetHasTheSizesOfEveryTextAtEveryTypeSize() {
    for size in RenderState.TypeSize.allCases {
      for style in Look.TextStyle.allCases {
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

  @Test func pathsWithASectionMeanRowsThatComeToo() throws {
    func screen(_ ids: [String]) -> ScreenSnapshot {
      ScreenSnapshot([
        Section("s") { for id in ids { Shown(Look.text(id)).id(id) } },
        Section("t") { for id in ids { Shown(Look.text(id + id)).id(id) } },
      ])
    }
    let film = ScreenFilm(
      "f", steps: [("", screen(["a"]), nil), ("", screen(["a", "b"]), nil)],
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
      let word = try PageData.text(in: policy, between: "script-src 'nonce-", and: "'")
      #expect(
        policy == "default-src 'none'; script-src 'nonce-\(word)'; style-src 'nonce-\(word)'; "
          + "base-uri 'none'; form-action 'none'; img-src data:")
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

@Suite(.timed) struct JSONValueTests {
  @Test func textsCannotLeaveTheirElement() {
    let text = "</script><!--\"\\&'\u{0}\n\u{7F}\u{2028}\u{2029}\u{FEFF}\u{FFFF}é😀"
    let expected =
      "\"\\u003c/script>\\u003c!--\\\"\\\\&'\\u0000\\n\\u007f\\u2028"
      + "\\u2029\\ufeff\\uffffé😀\""
    #expect(JSONValue.text(text).written == expected)
  }

  @Test func hostileTextsComeOutAsTheyWentIn() throws {
    for text in HostileTexts.all + HostileTexts.breakouts where text.utf8.count < 10_000 {
      let json = JSONValue.object([("a", .list([.text(text), .number(-1)]))]).written
      #expect(!json.contains("<"))
      let value = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: [NSObject]]
      #expect(value?["a"]?.first as? String == text)
      #expect(value?["a"]?.last as? Int == -1)
    }
  }

  @Test func nodesAreArrays() {
    let node = MarkupNode.element("a", [("b", .number(1.5))], [.text("c"), .element("d", [], [])])
    #expect(node.json.written == #"["a",{"b":"1.5"},["c",["d",{},[]]]]"#)
  }
}
