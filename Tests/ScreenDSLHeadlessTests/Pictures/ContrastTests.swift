import Foundation

@testable import ScreenDSLHeadless

@Suite(.timed) struct ContrastTests {
  @Test(arguments: ScreenRenderer.Theme.allCases)
  func textsAreReadable(_ theme: ScreenRenderer.Theme) {
    let colors = Colors(theme, hasHighContrast: true)
    let tints = Look.Color.system.dropFirst(4).map(colors.tint)
    expectEqual(Set(tints.map { "\($0)" }).count, 11)
    let texts = tints + [colors.text, colors.secondary, colors.tertiary, colors.accent]
    for color in texts { #expect(contrast(color, colors.surface) >= 4.5) }
    for color in tints { #expect(contrast(color, colors.selection) >= 4.5, "\(color)") }
    for color in tints + [colors.accent] { #expect(contrast(colors.onAccent, color) >= 4.5) }
    #expect(min(contrast(colors.text, colors.thumb), contrast(colors.removed, colors.fill)) >= 4.5)
    for ground in [colors.page, colors.plain, colors.fill, colors.selection] {
      #expect(contrast(colors.text, ground) >= 7 && contrast(colors.secondary, ground) >= 4.5)
    }
    #expect(contrast(colors.selection, colors.surface) >= 1.25)
    #expect(contrast(colors.onGray.secondary, colors.onGray.fill) >= 4.5)
    #expect(contrast(colors.onGray.onGray.fill, colors.onGray.fill) >= 1.1)
  }

  /// As the Human Interface Guidelines list them, the system's colors; only what is grey differs by what is behind it.
  @Test func theDefaultColorsAreThoseOfDevices() {
    let (light, dark) = (Colors(.light), Colors(.dark))
    let blues = [light.accent, light.tint(.blue), dark.accent, dark.tint(.blue)]
    expectEqual(blues.map { "\($0)" }, ["#007AFF", "#007AFF", "#0A84FF", "#0A84FF"])
    expectEqual("\(light.tint(.green)) \(dark.tint(.green))", "#34C759 #30D158")
    let screen = screen { Look.toggle("A", isOn: true) { _ in } }
    #expect(ScreenRenderer.svg().render(screen).contains(##"fill="#34C759""##))
    let readable = ScreenRenderer.svg(hasHighContrast: true).render(screen)
    #expect(readable.contains("#187433") && !readable.contains("#34C759"))
    for colors in [light, dark] {
      for color in [colors.text, colors.secondary] { #expect(contrast(color, colors.surface) >= 3) }
    }
  }

  @Test(arguments: ScreenRenderer.Theme.allCases, [false, true])
  func signsOnFillsAndTextsOnGroundsAreReadable(
    _ theme: ScreenRenderer.Theme, _ hasHighContrast: Bool
  ) {
    let colors = Colors(theme, hasHighContrast: hasHighContrast)
    let signs = Look.vertical(
      Look.stepper("", value: 0, in: 0...1) { _ in }, Look.segments(["A", "B", "C"], selected: 0))
    let card = Look.vertical(signs).background(corners: 8)
    for (look, colors) in [
      (signs, colors), (card, colors.onGray), (signs.selected(), colors.onGray),
      (Look.vertical(card).background(corners: 8), colors.onGray.onGray),
    ] {
      #expect(contrast(colors.tertiary, colors.fill) >= 1.4)
      let svg = ScreenRenderer.svg(theme: theme, hasHighContrast: hasHighContrast)
        .render(screen { look })
      let lines = DrawnShape.all(in: svg).filter { $0.tag == "rect" && $0.frame.width == 1 }
      expectEqual(lines.map(\.fill), [1, 2].map { _ in "\(colors.tertiary)" })
      #expect(svg.contains("stroke=\"\(colors.tertiary)\""), "the sign of an impossible step")
    }
    let picked = ScreenRenderer.svg(
      theme: theme, hasHighContrast: hasHighContrast, state: .init(selected: [RowPath(1)])
    ).render(ScreenSnapshot("s") { signs.selected().accessory(.chevron).id(1) })
    #expect(picked.contains("stroke=\"\(colors.onGray.tertiary)\""), "the chevron")
    #expect(picked.contains("fill=\"\(colors.onGray.fill)\""), "what is selected in it")
    for gray in [colors.onGray.fill, colors.onGray.line, colors.onGray.tertiary] {
      #expect(contrast(gray, colors.fill) >= 1.1 && contrast(gray, colors.selection) >= 1.1)
    }
    // Whatever shines through: dark where white, or what is nearly white, has no contrast of 3 to 1.
    let plain = theme == .light ? "#000000" : "#FFFFFF"
    expectEqual("\(colors.texts(on: LookStyle.Background(color: nil)))", plain)
    for color in Look.Color.system {
      for opacity in [0.5, 0.6, 0.7, 0.8, 0.9, 1] {
        let ground = LookStyle.Background(color: color, opacity: opacity)
        let (front, back) = (parts("\(colors.tint(color))"), parts("\(colors.surface)"))
        let mixed = zip(front, back).map { $0 * opacity + $1 * (1 - opacity) }
        let (one, other) = (luminance(parts("\(colors.texts(on: ground))")), luminance(mixed))
        #expect((max(one, other) + 0.05) / (min(one, other) + 0.05) >= 2.6, "\(color) \(opacity)")
        #expect(abs(other - 0.3) < 0.002 || LookStyle.needsDarkTexts(on: mixed) == (other > 0.3))
      }
    }
  }

  @Test func textsOnTintsAreReadable() {
    let text = Look.text("A")
    let parts: [any LookPart] = [
      Look.badge("A"), Look.avatar("A"), Look.image(.asset("A")), text.bubble(.sent),
      Look.button("A") {}.kind(.filled), Look.button("A") {}.kind(.chip).selected(),
    ]
    func fills(@LookBuilder _ looks: () -> [LookNode]) -> [String] {
      ScreenRenderer.svg().shapes(looks).filter { $0.text == "A" }.map(\.fill)
    }
    for (color, fill) in [(Look.Color.yellow, "#000000"), (.blue, "#FFFFFF")] {
      expectEqual(fills { for part in parts { part.color(color) } }, parts.map { _ in fill })
    }
    let red = [text.color(.red), text.color(.red).background(.yellow, opacity: 0.2)]
    expectEqual(fills { Look.vertical { red }.background(.red) }, ["#FFFFFF", "#FFFFFF"])
    for part in parts + [Look.segments(["A"], selected: 0)] {
      expectEqual(fills { Look.vertical(part).background(.blue) }, fills { part })
    }
    expectEqual(fills { Look.button("A") {}.kind(.destructive).color(.orange) }, ["#FF3B30"])
    let bar = Look.progress(0.5).color(.yellow).background(.blue)
    expectEqual(ScreenRenderer.svg().shapes { bar }.filled("#FFCC00").count, 1)
    let card = Look.vertical { Look.vertical { text }.padding(10).background(.red).selected() }
    let shown = ScreenRenderer.svg().shapes { card }.map(\.fill).drop { $0 != "#FF3B30" }
    expectEqual(shown.prefix(3), ["#FF3B30", "#787880", "#FFFFFF"])
    let off = Look.vertical(text.enabled(false)).enabled(false)
    let svg = ScreenRenderer.svg().render(
      screen { for part in [off, Look.vertical(off)] { part } })
    expectEqual(svg.components(separatedBy: #"opacity="0.4""#).count, 3, "each is faded once")
  }

  @Test(arguments: ScreenRenderer.Theme.allCases, [false, true])
  func foundWordsAreReadable(_ theme: ScreenRenderer.Theme, _ isRightToLeft: Bool) throws {
    #expect(contrast(Colors.highlightedText, Colors.highlighted) >= 7)
    let renderer = ScreenRenderer.svg(theme: theme, state: .init(isRightToLeft: isRightToLeft))
    let svg = renderer.render(screen { Look.text("Mara Vance").highlighted("van") })
    let grounds = DrawnShape.all(in: svg).filled("\(Colors.highlighted)")
    let (ground, font) = (try #require(grounds.first), Font.title)
    let before = isRightToLeft ? 390 - 16 - font.width(of: "Mara Vance") : 16
    #expect(grounds.count == 1 && abs(ground.frame.width - font.width(of: "Van")) < 0.1)
    #expect(abs(ground.frame.x - before - font.width(of: "Mara ")) < 0.1, "\(ground)")
    #expect(!svg.contains("stroke-linejoin") && svg.contains("textLength="), "\(svg)")
    let hebrew = renderer.render(screen { Look.text("Mara שלום").highlighted("שלום") })
    #expect(DrawnShape.all(in: hebrew).filled("\(Colors.highlighted)").isEmpty)
    let outline = "stroke=\"\(Colors.highlighted)\""
    #expect(hebrew.contains(outline) && hebrew.contains(#"paint-order="stroke">שלום<"#))
  }

  @Test(arguments: ScreenRenderer.Theme.allCases)
  func numbersOfChangesAreReadable(_ theme: ScreenRenderer.Theme) throws {
    let picture = NumberedPicture(
      of: ScreenSnapshot(Section("s", footer: "F") { Look.text("A") }), LookReader(), theme)
    for kind in [Changeset.Change.Kind.inserted, .removed, .moved, .reconfigured, .reloaded] {
      let svg = picture.cut(to: [0...99], [("7", kind, 40...60)])
      let shapes = DrawnShape.all(in: svg)
      let badge = try #require(shapes.first { $0.tag == "rect" && $0.frame.width == 26 })
      #expect(contrast(try #require(shapes.text("7")).fill, badge.fill) >= 4.5, "\(kind)")
      #expect(svg.contains(#"font-weight="bold""#), "as wide as its room is measured")
    }
    expectEqual([9_999, 200].map(picture.end), [200, 200], "the footer is below the last row")
    let odd = ["\"a\", \"b\", \"-5\"", "none"].map { NumberedPicture(recorded: $0, tops: []) }
    expectEqual(odd.map { NumberedPicture.slices([($0, [])]) }, [[0...0], [0...0]], "no height")
    let recorded = NumberedPicture(recorded: "\"\", \"9\", \"99\"", tops: [0, 20.5, 40, 60])
    let cut = recorded.cut(to: [0...20, 60...99], [])
    #expect(cut.contains("… 2 rows left out") && cut.contains(#"height="87""#))
    expectEqual(recorded.end(within: 60), 60)
    let high = NumberedPicture(recorded: "\"\", \"9\", \"2000\"", tops: [])
    for edges in [2_000.0...2_044, -154...0] {
      expectEqual(NumberedPicture.slices([(high, [("7", .inserted, edges)])]), [0...640], "unseen")
    }
    let marks: [NumberedPicture.Badge] =
      [100...120, 100...800, 1_500...1_544].map { ("1", .moved, $0) }
    expectEqual(NumberedPicture.slices([(high, marks)]), [76...716], "then there is no room left")
    let near = NumberedPicture(recorded: "\"\", \"9\", \"2000\"", tops: [0, 300.5, 350])
    expectEqual(NumberedPicture.slices([(near, [("1", .moved, 200...300)])]), [176...350])
  }

  private func contrast<Color: CustomStringConvertible>(_ first: Color, _ second: Color) -> Double {
    let (one, other) = (luminance(parts("\(first)")), luminance(parts("\(second)")))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  private func parts(_ color: String) -> [Double] {
    let value = Int(color.dropFirst(), radix: 16) ?? 0
    return [value >> 16, value >> 8 & 0xFF, value & 0xFF].map { Double($0) / 255 }
  }

  private func luminance(_ shares: [Double]) -> Double {
    let parts = shares.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
}
