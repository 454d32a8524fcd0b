@testable import ScreenDSLHeadless

@Suite(.timed) struct ScreenTextTests {
  @Test(arguments: [(0.0, 0, "0123"), (400.0, 50, "2345"), (1e9, 466, "6789"), (-5.0, 0, "0123")])
  func aCarouselShowsTheCardsAtItsOffset(_ offset: Double, _ columns: Int, _ cards: String) {
    let layout = LayoutHint.carousel.itemSize(width: 160)
    let state = RenderState(offsets: ["c": offset])
    let strip = ScreenText.strip(layout, 63, state.offset(of: "c")) { width, _ in
      Array(repeating: width, count: 10)
    }
    expectEqual(strip.offset, Double(min(columns, 146)))
    expectEqual(strip.visible(margin: strip.gap).map(String.init).joined(), cards)
  }

  @Test func aCarouselScrolledByAColumnIsTheSameButForAColumn() {
    let cards = Container("c", ShownContainer()) {
      for id in 0..<6 { Shown(Look.text("Card \(id)")).id(id) }
    }.layout(.carousel.itemSize(width: 110))
    let lines = (0..<30).map { column in
      let state = RenderState(offsets: ["c": LookMetrics.Columns.points * Double(column)])
      let text = ScreenRenderer.text(width: 40, state: state)
        .render(ScreenSnapshot(Section("s") { cards }))
      let line = text.split(separator: "\n").first { $0.contains("Card") } ?? ""
      return Array(line) + Array(repeating: " ", count: 40 - line.count)
    }
    for (line, next) in zip(lines, lines.dropFirst()) {
      expectEqual(line[4..<35], next[3..<34], "\(String(line)), \(String(next))")
    }
  }

  @Test func aLineBreakInATextStartsALine() {
    let (text, row) = (Look.text("Ada\nGrace"), Look.row("Name", value: "v\nw")._node)
    let pictures = [text._node, text.lines(1)._node, row].map { look in
      ScreenRenderer.svg().shapes { look }.map(\.text).filter { !$0.isEmpty }
    }
    expectEqual(pictures, [["Ada", "Grace"], ["Ada…"], ["Name", "v", "w"]])
    expectEqual(looks.lines(of: row, width: 8), ["Name   v", "       w"])
    let svg = ScreenRenderer.svg().render(screen { Look.text("Ada\r\nGrace").bold("a\nG") })
    #expect(svg.contains(">a</tspan>") && svg.contains(">G</tspan>"), "\(svg)")
    let ascii = LookText(glyphs: .ascii)
    let lines = [text, text.loading(), text.lines(1)].map { ascii.lines(of: $0._node, width: 6) }
    #expect(lines[0] == ["Ada   ", "Grace "] && lines[1].count == 2 && lines[2] == ["Ada..."])
  }

  @Test func emptyLinesOfAFieldStayAndItsTitleIsBesideTheFirst() throws {
    let field = Look.field("Note", text: "Ada\n\nGrace") { _ in }.lines(4...5)
    let lines = ScreenRenderer.text(width: 40).render(screen { field })
      .split(separator: "\n", omittingEmptySubsequences: false)
    let first = try #require(lines.firstIndex { $0.contains("Ada") })
    #expect(lines[first].contains("Note") && lines[first + 2].contains("Grace"))
    let shapes = ScreenRenderer.svg().shapes { field }
    let (title, line) = try (#require(shapes.text("Note")), #require(shapes.text("Ada")))
    #expect(abs(title.frame.y - line.frame.y) < 0.1)
  }

  @Test func aFieldShowsTheBeginningOfALongPromptAndTheEndOfAFocusedText() {
    let text = "First what, then where, last who"
    let prompt = Look.field("", text: "", prompt: text) { _ in }.lines(1...2)
    let focused = Look.field("", text: text) { _ in }.focused(true, nil)
    for (field, start, end) in [(prompt, "First", ""), (focused, "…", "who")] {
      let drawn = ScreenRenderer.text(width: 20).render(screen { field })
      #expect(drawn.contains(end.isEmpty ? start : "who█]"))
      let lines = ScreenRenderer.svg(width: 120).shapes { field }.map(\.text)
      #expect(lines.contains { $0.hasPrefix(start) && $0.hasSuffix(end) }, "\(lines)")
    }
    let crosses = ["a", ""].map { text in
      let field = Look.field("", text: text) { _ in }.clearable().focused(true, nil)
      return ScreenRenderer.svg().render(screen { field }).contains("<path")
    }
    expectEqual(crosses, [true, false], "an empty field cannot be cleared")
  }

  @Test func aSliderSaysWhatItIsAndWhatLoadsNoNumber() {
    let slider = Look.slider("", value: 0.4) { _ in }
    let dim = slider.background(.red, opacity: 0)
    let all = [slider.enabled(false), slider.color(.red), slider.selected(), slider.loading(), dim]
    let lines = all.flatMap { looks.lines(of: $0._node, width: 20) }
    #expect(lines[0] == "───●───── (disabled)" && lines[1] == "─────●──────── (red)")
    #expect(lines[2].hasPrefix("▸─") && !lines[3].contains("●"), "\(lines)")
    expectEqual(lines.filter { $0.contains("red") }, [lines[1]], "nobody sees the background")
    let off = screen { Look.toggle("Sound", isOn: true, nil).enabled(false) }
    expectEqual(ScreenRenderer.text(width: 40).render(off).ranges(of: "(disabled)").count, 1)
    let wide = ScreenRenderer.text(width: 40).render(screen { Look.text("A").color(.named("漢字")) })
    #expect(wide.contains("(漢字)"), "\(wide)")
    for bar in [Look.progress(0.4), Look.progress(0.4, as: .circle)] {
      let line = looks.lines(of: bar.loading()._node, width: 20).joined()
      expectEqual(Set(line), ["░", " "], "\(line)")
    }
  }

  private let looks = LookText(glyphs: .unicode)
  private static let days = ["Every day", "On some days"]

  private static func days(_ kind: Look.PickerKind, _ index: Int) -> LookNode {
    Look.picker("", days, selected: days[index], as: kind, name: { $0 }, Handler { _ in })._node
  }

  @Test(arguments: [
    (Look.button("Monday") {}._node, 8, "[ Mon… ]"), (days(.menu, 0), 8, "Every… ⌄"),
    (Look.button("Monday") {}.kind(.filled)._node, 9, "[[ Mo… ]]"),
    (Look.field("", text: "Ada Lovelace") { _ in }._node, 8, "[Ada L…]"),
    (days(.segments, 1), 20, "[ Every… │•On som…] "),
    (days(.segments, 0), 28, "[•Every day │ On some days ]"),
  ]) func aControlThatIsCutHasItsEndAndItsChoice(_ look: LookNode, _ width: Int, _ shown: String) {
    expectEqual(LookText(glyphs: .unicode).lines(of: look.laidOut(.large), width: width), [shown])
  }

  private func nested(_ text: String, _ levels: Int) -> ScreenSnapshot {
    let row = (0..<levels).reduce(Row(Shown(Look.text(text)).id(1))) { row, level in
      Row(Container("c\(level)", ShownContainer()) { row }.layout(.list))
    }
    return ScreenSnapshot("s") { row }
  }

  @Test func aNarrowListIsANumberOfRowsAndDeepContainersEnd() {
    let narrow = nested("A", 3)
    let widths = (20...40).filter { ScreenRenderer.text(width: $0).render(narrow).contains("A") }
    expectEqual(widths, Array(30...40))
    let snapshot = nested("deep", 41)
    let text = ScreenRenderer.text(width: 200).render(snapshot)
    #expect(text.contains("(… 1 row)") && !text.contains("deep"))
    #expect(ScreenRenderer.svg().render(snapshot).contains("… 1 row<"))
    let outline = ScreenRenderer.outline().render(snapshot).split(separator: "\n").suffix(2)
    expectEqual(outline.last?.contains("deep"), true)
    let indents = outline.map { line in line.prefix { $0 == " " }.count }
    expectEqual(indents.last, indents.first.map { $0 + 2 })
    #expect(ScreenRenderer.spoken().render(snapshot).hasSuffix("deep\n"))
    let last = [12, 13].map { ScreenRenderer.text(width: 200).render(nested("deep", $0)) }
    let drawn = [12, 13].map { ScreenRenderer.svg().render(nested("deep", $0)) }
    expectEqual(last.map { $0.contains("deep") }, [true, false])
    expectEqual(drawn.map { $0.contains(">deep<") }, [true, false])
    let low = [5, 6].map { TextFrame(glyphs: .unicode, width: $0, title: "A").lines }
    expectEqual(low, [["┌───┐"], ["┌ A ─┐"]])
  }

  @Test(arguments: 1...60) func eachLineIsAsWideAsItSays(_ width: Int) {
    for line in LookNode.gallery.flatMap({ looks.lines(of: $0.laidOut(.large), width: width) }) {
      expectEqual(TextWidth.columns(of: line), width)
    }
  }

  @Test func aNarrowTextGoesOnBelowAndANarrowRowShowsAsManyPartsAsHaveAColumn() {
    let texts = [1, 2, 4].map { looks.lines(of: Look.text("Maras")._node, width: $0) }
    expectEqual(texts, [["…"], ["M…"], ["Mara", "s   "]], "a word is broken in four columns")
    expectEqual(looks.lines(of: Look.text("a b")._node, width: 2), ["a ", "b "])
    let pair = Look.horizontal(Look.field("", text: "Ada Lovelace") { _ in }, Look.text("Ada King"))
    expectEqual(looks.lines(of: pair._node, width: 17), ["[Ada L…] Ada King"])
    let row = Look.horizontal(Look.text("a"), Look.text("b"), Look.text("c"))._node
    let lines = (1...5).map { looks.lines(of: row, width: $0) }
    expectEqual(lines, [["a"], ["a "], ["a b"], ["a b "], ["a b c"]])
  }

  @Test func picturesAndEmptySectionsSayLittle() {
    let row = Look.horizontal(
      Look.image(.asset("leaf-in-autumn")), Look.button("", image: .symbol("star")) {})
    let section = ScreenSnapshot([Section("a") { row }, Section("b") {}])
    let text = ScreenRenderer.text(width: 34).render(section)
    #expect(text.contains("▨ leaf-in…") && text.contains("[ ▨ star ]"), "\(text)")
    for form in [ScreenRenderer.text(), .text(isASCII: true), .svg(), .spoken()] {
      for screen in [section, ScreenSnapshot([Section("b") {}]), ScreenSnapshot()] {
        #expect(!form.render(screen).contains("rows"), "\(form.name)")
      }
    }
    #expect(ScreenRenderer.outline().render(section).contains("section 'b'"))
  }

  @Test func anOutlineSaysThatAChoiceIsNotOffered() {
    let lines = ["a", "b"].map { chosen in
      ScreenRenderer.outline().render(
        screen {
          Look.picker("Tone", ["a"], selected: chosen, name: \.self) { _ in }
          Look.picker("Tones", ["a"], selected: [chosen], as: .menu, name: \.self) { _ in }
        })
    }
    expectEqual(lines.map { $0.matches(of: /not-offered/).count }, [0, 2], "\(lines)")
    let said = Look.vertical(Look.text("a")).accessibility(hint: "Opens", children: .apart)
    #expect(ScreenRenderer.outline().render(screen { said }).contains(#"hint="Opens" stops=apart"#))
  }

  @Test func largeLettersHaveTheirRoom() {
    let state = RenderState(typeSize: .accessibility3)
    let screen = screen {
      Look.text("A long name that needs two lines and more").lines(1)
      Look.button("", image: .symbol("ellipsis")) {}
    }
    for form in [ScreenRenderer.text(state: state), .svg(state: state)] {
      #expect(form.render(screen).contains("more"), "\(form.render(screen))")
      #expect(!ScreenRenderer.text(width: 30).render(screen).contains("more"))
    }
  }
}
