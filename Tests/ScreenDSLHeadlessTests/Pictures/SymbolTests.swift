@testable import ScreenDSLHeadless

@Suite(.timed) struct SymbolTests {
  @Test func sheet() {
    let composed = [
      "bell.slash", "bell.slash.fill", "mic.slash.fill", "person.badge.plus",
      "person.fill.badge.plus", "folder.badge.minus", "bell.badge", "cart.fill.badge.plus",
      "plus.circle", "plus.circle.fill", "xmark.circle.fill", "checkmark.circle.fill",
      "exclamationmark.triangle", "exclamationmark.triangle.fill", "questionmark.circle",
      "info.circle", "checkmark.seal.fill", "lock.shield", "heart.circle.fill", "text.bubble",
      "exclamationmark.bubble.fill", "play.circle.fill", "xmark.octagon.fill", "plus.square",
      "person.crop.circle.badge.xmark", "airplane", "gear", "message.fill", "icloud.slash",
      "no.such.symbol",
    ]
    let screen = ScreenSnapshot(
      Section("symbols") {
        for name in composed { row(name).id("composed \(name)") }
        for name in Symbol.table.keys.sorted() {
          row(name).id(name)
          if Symbol.table[name]?.contains(";") == true { row("\(name).fill").id("\(name).fill") }
        }
      }.layout(.grid(columns: 20)))
    expectScreen(screen, as: .svg(width: 820), named: "symbols")
  }

  private func row(_ name: String) -> Row {
    Row(Shown(Look.image(.symbol(name)).size(width: 24, height: 24).padding(6)))
  }

  @Test func eachDrawingStaysOnItsGrid() throws {
    #expect(Symbol.table.count >= 120)
    for name in Symbol.table.keys {
      for form in [name, "\(name).fill", "\(name).slash", "\(name).circle", "\(name).badge.plus"] {
        let symbol = try #require(Symbol(form), "\(form)")
        #expect(!symbol.layers.isEmpty)
        for path in symbol.layers.map(\.path) {
          #expect(path.frame.x >= 0 && path.frame.maxX <= 24, "\(form): \(path.text)")
          #expect(path.frame.y >= 0 && path.frame.maxY <= 24, "\(form): \(path.text)")
        }
      }
    }
    for (name, other) in Symbol.synonyms {
      #expect(Symbol.table[name] == nil && Symbol(other) != nil, "\(name)")
    }
  }

  @Test(.timeLimit(.minutes(1))) func aFormIsNeverThatOfItsOutline() {
    func drawn(_ name: String) -> String? {
      Symbol(name).map { "\($0.layers.map { "\($0.path.text) \($0.isArea) \($0.isCut)" })" }
    }
    for name in ["heart", "person", "bell", "folder", "trash", "star", "plus.circle"] {
      let forms = [name, "\(name).fill", "\(name).slash", "\(name).slash.fill"].map(drawn)
      #expect(Set(forms).count == 4 && !forms.contains(nil), "\(name)")
      for badge in ["badge", "badge.plus"] where name != "plus.circle" {
        expectEqual(drawn("\(name).\(badge).fill"), drawn("\(name).fill.\(badge)"), "\(name)")
      }
    }
    let long = "nothing" + String(repeating: ".circle", count: 24)
    let unknown = ["no.such.symbol", "", ".", ".fill", "circle.of.life", "nothing.circle", long]
    for name in unknown + ["bell.badge.nothing"] { #expect(Symbol(name) == nil, "\(name)") }
  }

  @Test func anUnknownSymbolIsAMarkWithItsName() {
    let screen = screen { Look.image(.symbol("no.such.symbol")) }
    let picture = ScreenRenderer.svg().render(screen)
    #expect(picture.contains(##"role="img" aria-label="no.such.symbol""##))
    #expect(!picture.contains("</text>"))
    let text = ScreenRenderer.text().render(screen)
    #expect(text.contains("▨ no.such…") && !text.contains("symbol"), "\(text)")
  }

  @Test func aSymbolKeepsItsFormFromRightToLeftAndGrowsWithTheTitleBesideIt() throws {
    func strokes(_ name: String, _ isRightToLeft: Bool) -> Int? {
      let state = RenderState(isRightToLeft: isRightToLeft)
      let picture = ScreenRenderer.svg(width: 64, state: state).render(
        screen { Look.image(.symbol(name)).padding(0) })
      return picture.split(separator: "\n").first { $0.contains("stroke-linecap") }?.hashValue
    }
    #expect(strokes("chevron.forward", false) != strokes("chevron.forward", true))
    #expect(strokes("list.bullet", false) != strokes("list.bullet", true))
    func width(_ size: RenderState.TypeSize) -> Double? {
      let look = Look.button("", image: .symbol("ellipsis")) {}.kind(.plain)
      let picture = ScreenRenderer.svg(state: RenderState(typeSize: size)).render(screen { look })
      let line = picture.split(separator: "\n").first { $0.contains("stroke-linecap") }
      return line?.split(separator: "stroke-width=\"").last.flatMap {
        Double($0.prefix { $0 != "\"" })
      }
    }
    let (usual, large) = (try #require(width(.large)), try #require(width(.accessibility3)))
    #expect(large > 2 * usual)
  }

  @Test func whatHasLittleRoomIsSmallAndRoundByItsShorterSide() {
    let picture = LookPicture(colors: Colors(.light))
    func draw(_ look: LookNode, _ width: Double, _ height: Double) -> [MarkupNode] {
      picture.draw(picture.place(look, in: Rect(x: 0, y: 0, width: width, height: height)))
    }
    let signs = [(10.0, 18.0), (10, 9), (5, 18)].map { draw(RowSign.chevron.node, $0, $1) }
    expectEqual(signs.map { $0.first?.height }, [11.25, 5.625, 5.625])
    let avatar = MarkupNode.element("g", [], draw(Look.avatar("A").loading()._node, 40, 20))
    #expect(MarkupWriter.document(avatar).contains(#"rx="10""#))
    let date = Look.date("", value: .earliest, showing: .date) { _ in }._node
    #expect(draw(date, 0, 34).isEmpty && !draw(date, 1, 34).isEmpty)
  }
}
