import RenderingSupport
import ScreenDSL
import TestSupport
import Testing

@testable import ScreenDSLRendering

/// Pictures, byte for byte.
@Suite(.timed) struct ScreenPictureTests {
  @Test func theMainScene() {
    let svg = ScreenRenderer.svg(.main).render(MainScreen().snapshot())
    let expected = """
      <svg xmlns="http://www.w3.org/2000/svg" width="442" height="1065" viewBox="0 0 442 1065" font-family="sans-serif" role="img" aria-label="Screen">
        <rect x="0" y="0" width="442" height="1065" fill="#FFFFFF"/>
        <rect x="16" y="16" width="410" height="1033" rx="42" fill="#1C1C1E"/>
        <rect x="26" y="26" width="390" height="1013" rx="32" fill="#F2F2F7"/>
        <svg x="26" y="58" width="390" height="949" overflow="hidden">
          <text x="16" y="27.7" font-size="20" font-weight="bold" fill="#1C1C1E" xml:space="preserve">Elements</text>
          <g transform="translate(0 41)">
            <g data-row="banner" aria-label="Promo Banner, Close">
              <rect x="0" y="0" width="390" height="160" fill="#FFFFFF"/>
              <text x="16" y="86.12" font-size="17" fill="#1C1C1E" xml:space="preserve">Promo Banner</text>
              <rect x="330" y="64" width="44" height="32" rx="16" fill="#E5E5EA"/>
              <text x="352" y="85.4" font-size="15" font-weight="bold" text-anchor="middle" fill="#0A5FCC" xml:space="preserve">×</text>
            </g>
            <g transform="translate(0 160)">
              <rect x="16" y="-0.5" width="374" height="0.5" fill="#D1D1D6"/>
            </g>
            <g transform="translate(0 160)">
              <g data-row="menu/h" aria-label="Sort order">
                <rect x="0" y="0" width="390" height="44" fill="#FFFFFF"/>
                <rect x="16" y="6" width="358" height="32" rx="8" fill="#E5E5EA"/>
                <rect x="18" y="8" width="115.33" height="28" rx="6" fill="#0A5FCC"/>
                <text x="75.67" y="26.68" font-size="13" text-anchor="middle" fill="#FFFFFF" xml:space="preserve">Unsorted</text>
                <text x="195" y="26.68" font-size="13" text-anchor="middle" fill="#1C1C1E" xml:space="preserve">A to Z</text>
                <text x="314.33" y="26.68" font-size="13" text-anchor="middle" fill="#1C1C1E" xml:space="preserve">Z to A</text>
              </g>
            </g>
            <g transform="translate(0 204)">
              <rect x="16" y="-0.5" width="374" height="0.5" fill="#D1D1D6"/>
            </g>
            <g transform="translate(0 204)">
              <g data-row="carousel" aria-label="Elements">
                <rect x="0" y="0" width="390" height="180" fill="#F2F2F7"/>
                <svg x="0" y="0" width="390" height="180" overflow="hidden">
                  <g transform="translate(8 8)">
                    <g data-row="carousel/e2" aria-label="Element 2">
                      <rect x="0.5" y="0.5" width="191" height="163" rx="12" fill="#FFFFFF" stroke="#D1D1D6" stroke-width="1"/>
                      <rect x="12" y="19" width="168" height="100" rx="6" fill="#E5E5EA"/>
                      <text x="96" y="73.68" font-size="13" text-anchor="middle" fill="#636366" xml:space="preserve">element</text>
                      <text x="12" y="140.12" font-size="17" fill="#1C1C1E" xml:space="preserve">Element 2</text>
                    </g>
                  </g>
                  <g transform="translate(208 8)">
                    <g data-row="carousel/e1" aria-label="Element 1">
                      <rect x="0.5" y="0.5" width="191" height="163" rx="12" fill="#FFFFFF" stroke="#D1D1D6" stroke-width="1"/>
                      <rect x="12" y="19" width="168" height="100" rx="6" fill="#E5E5EA"/>
                      <text x="96" y="73.68" font-size="13" text-anchor="middle" fill="#636366" xml:space="preserve">element</text>
                      <text x="12" y="140.12" font-size="17" fill="#1C1C1E" xml:space="preserve">Element 1</text>
                    </g>
                  </g>
                </svg>
              </g>
            </g>
            <g transform="translate(0 384)">
              <rect x="16" y="-0.5" width="374" height="0.5" fill="#D1D1D6"/>
            </g>
            <g transform="translate(0 384)">
              <g data-row="menu/v" aria-label="Sort order">
                <rect x="0" y="0" width="390" height="44" fill="#FFFFFF"/>
                <rect x="16" y="6" width="358" height="32" rx="8" fill="#E5E5EA"/>
                <rect x="18" y="8" width="115.33" height="28" rx="6" fill="#0A5FCC"/>
                <text x="75.67" y="26.68" font-size="13" text-anchor="middle" fill="#FFFFFF" xml:space="preserve">Unsorted</text>
                <text x="195" y="26.68" font-size="13" text-anchor="middle" fill="#1C1C1E" xml:space="preserve">A to Z</text>
                <text x="314.33" y="26.68" font-size="13" text-anchor="middle" fill="#1C1C1E" xml:space="preserve">Z to A</text>
              </g>
            </g>
            <g transform="translate(0 428)">
              <rect x="16" y="-0.5" width="374" height="0.5" fill="#D1D1D6"/>
            </g>
            <g transform="translate(0 428)">
              <g data-row="e2" aria-label="Element 2">
                <rect x="0" y="0" width="390" height="96" fill="#FFFFFF"/>
                <text x="16" y="54.12" font-size="17" fill="#1C1C1E" xml:space="preserve">Element 2</text>
                <path d="M367 42 L373 48 L367 54" fill="none" stroke="#636366" stroke-width="2"/>
              </g>
            </g>
            <g transform="translate(0 524)">
              <rect x="16" y="-0.5" width="374" height="0.5" fill="#D1D1D6"/>
            </g>
            <g transform="translate(0 524)">
              <g data-row="e1" aria-label="Element 1">
                <rect x="0" y="0" width="390" height="96" fill="#FFFFFF"/>
                <text x="16" y="54.12" font-size="17" fill="#1C1C1E" xml:space="preserve">Element 1</text>
                <path d="M367 42 L373 48 L367 54" fill="none" stroke="#636366" stroke-width="2"/>
              </g>
            </g>
            <g transform="translate(0 620)">
              <rect x="16" y="-0.5" width="374" height="0.5" fill="#D1D1D6"/>
            </g>
            <g transform="translate(0 620)">
              <g data-row="e5" aria-label="Element 5">
                <rect x="0" y="0" width="390" height="96" fill="#FFFFFF"/>
                <text x="16" y="54.12" font-size="17" fill="#1C1C1E" xml:space="preserve">Element 5</text>
                <path d="M367 42 L373 48 L367 54" fill="none" stroke="#636366" stroke-width="2"/>
              </g>
            </g>
            <g transform="translate(0 716)">
              <rect x="16" y="-0.5" width="374" height="0.5" fill="#D1D1D6"/>
            </g>
            <g transform="translate(0 716)">
              <g data-row="e3" aria-label="Element 3">
                <rect x="0" y="0" width="390" height="96" fill="#FFFFFF"/>
                <text x="16" y="54.12" font-size="17" fill="#1C1C1E" xml:space="preserve">Element 3</text>
                <path d="M367 42 L373 48 L367 54" fill="none" stroke="#636366" stroke-width="2"/>
              </g>
            </g>
            <g transform="translate(0 812)">
              <rect x="16" y="-0.5" width="374" height="0.5" fill="#D1D1D6"/>
            </g>
            <g transform="translate(0 812)">
              <g data-row="e4" aria-label="Element 4">
                <rect x="0" y="0" width="390" height="96" fill="#FFFFFF"/>
                <text x="16" y="54.12" font-size="17" fill="#1C1C1E" xml:space="preserve">Element 4</text>
                <path d="M367 42 L373 48 L367 54" fill="none" stroke="#636366" stroke-width="2"/>
              </g>
            </g>
          </g>
          <g transform="translate(0 949)">
            <rect x="0" y="-0.5" width="390" height="0.5" fill="#D1D1D6"/>
          </g>
        </svg>
      </svg>

      """
    #expect(svg == expected)
  }

  @Test func aSmallCellInTheDark() {
    let snapshot = screen(.horizontal(.title("Mail"), .spacer, .badge("3")).size(height: 50))
    let expected = """
      <svg xmlns="http://www.w3.org/2000/svg" width="252" height="166" viewBox="0 0 252 166" font-family="sans-serif" role="img" aria-label="Screen">
        <rect x="0" y="0" width="252" height="166" fill="#111113"/>
        <rect x="16" y="16" width="220" height="134" rx="42" fill="#48484A"/>
        <rect x="26" y="26" width="200" height="114" rx="32" fill="#000000"/>
        <svg x="26" y="58" width="200" height="50" overflow="hidden">
          <g data-row="#0[0]" aria-label="Mail, 3">
            <rect x="0" y="0" width="200" height="50" fill="#1C1C1E"/>
            <text x="16" y="31.12" font-size="17" fill="#F2F2F7" xml:space="preserve">Mail</text>
            <rect x="161.4" y="14" width="22.6" height="22" rx="11" fill="#5AA7FF"/>
            <text x="172.7" y="29.32" font-size="12" font-weight="bold" text-anchor="middle" fill="#06182F" xml:space="preserve">3</text>
          </g>
          <g transform="translate(0 50)">
            <rect x="0" y="-0.5" width="200" height="0.5" fill="#48484A"/>
          </g>
        </svg>
      </svg>

      """
    #expect(ScreenRenderer.svg(.shown, width: 200, theme: .dark).render(snapshot) == expected)
  }
}

/// Texts that are wider than their room.
@Suite(.timed) struct LongTextPictureTests {
  private static let message = "We are sorry, but your order of Tuesday could not be sent because "

  private func texts(_ look: CellLook, width: Double = 200) -> [String] {
    ScreenRenderer.svg(.shown, width: width).render(screen(look)).split(separator: "\n")
      .filter { $0.contains("<text") }.map { line in
        String(line.drop { $0 != ">" }.dropFirst().prefix { $0 != "<" })
      }
  }

  @Test(arguments: [
    ScreenRenderer.svg(.shown, width: 200), .text(.shown, width: 30), .svg(.shown), .text(.shown),
  ])
  func twoMessagesWithOneBeginningDiffer(_ renderer: ScreenRenderer) {
    func picture(_ end: String) -> String {
      renderer.render(screen(.horizontal(.image("i"), .title(Self.message + end), .badge("1"))))
    }
    #expect(picture("it is sold out") != picture("the address is wrong"))
  }

  @Test func aLongTitleHasSeveralLines() {
    #expect(
      texts(.title("Your order is on its way to you")) == ["Your order is on its", "way to you"])
  }

  @Test func aLineLimitEndsWithAnEllipsis() {
    let title = CellLook.title("Your order is on its way to you")
    #expect(texts(title.lineLimit(1)) == ["Your order is on i…"])
    #expect(texts(title.lineLimit(0)) == ["Your order is on i…"])
    #expect(texts(title.lineLimit(2), width: 160) == ["Your order is", "on its way to…"])
    #expect(texts(title.lineLimit(nil), width: 160) == ["Your order is", "on its way to", "you"])
  }

  @Test func theRowGrowsWithItsTextUnlessItHasAHeight() {
    let picture = ScreenPicture(
      reader: LookReader(looks: .shown, state: RenderState(), visible: VisibleText()),
      width: 200, height: nil, colors: Colors(.light))
    func height(_ look: CellLook) -> Double {
      let size = ScreenPicture.CardSize(width: 200, height: nil)
      return picture.row(Row(Shown(look).id(1)), in: [], size, .row(top: 0, bottom: 0)).height
    }
    #expect(height(.title("Short")) == 44)
    #expect(height(.title("Your order is on its way to you")) == 2 * 22 + 22)
    #expect(height(.title("Your order is on its way to you").size(height: 40)) == 40)
    #expect(
      texts(.title("Your order is on its way to you").size(height: 40)) == ["Your order is on i…"])
  }

  @Test(arguments: 1...40)
  func eachLineHasRoom(_ width: Int) {
    let width = Double(width) * 10
    for font in [Font.title, .subtitle, .heading] {
      let lines = font.lines(of: Self.message + "漢字漢字", width: width, limit: nil)
      #expect(lines.allSatisfy { font.width(of: $0) <= width + 0.02 })
    }
  }

  @Test func outlinesNameTheLimit() {
    let look = CellLook.vertical(.title("A").lineLimit(2), .subtitle("B").lineLimit(-1))
    let outline = ScreenRenderer.outline(.shown)
    #expect(
      outline.render(screen(look)).contains(#"title="A" (lines=2) subtitle="B" (lines=1) label"#))
    #expect(outline.render(screen(.title("A").lineLimit(3))).contains(#"title="A" lines=3 label"#))
  }
}

/// The signs at the trailing side of rows.
@Suite(.timed) struct AccessoryPictureTests {
  private func picture(_ accessory: CellLook.Accessory?, isCard: Bool = false) -> String {
    let row = Row(Shown(.title("Row").accessory(accessory)).id(1).onSelect {})
    let section = isCard ? Section("s") { row }.layout(.grid(columns: 1)) : Section("s") { row }
    return ScreenRenderer.svg(.shown, width: 200).render(ScreenSnapshot(section))
  }

  @Test func aRowThatCanBeTappedHasNone() {
    #expect(!picture(nil).contains("<path"))
    #expect(!picture(nil, isCard: true).contains("<path"))
  }

  @Test func aChevronAndACheckmark() {
    #expect(
      picture(.chevron).contains(
        ##"d="M177 16 L183 22 L177 28" fill="none" stroke="#636366""##))
    #expect(
      picture(.checkmark).contains(
        ##"d="M171 22 L176 27 L183 16" fill="none" stroke="#0A5FCC""##))
    #expect(picture(.chevron, isCard: true).contains(#"d="M165 16 L171 22 L165 28""#))
  }

  @Test func textsLeaveRoomForIt() {
    let title = CellLook.title("As wide as rows")
    let picture = ScreenRenderer.svg(.shown, width: 180)
    #expect(picture.render(screen(title)).split(separator: "<text").count == 2)
    #expect(picture.render(screen(title.accessory(.chevron))).split(separator: "<text").count == 3)
  }
}

/// What is drawn stays where it belongs.
@Suite(.timed) struct BoundsPictureTests {
  private static let rich = CellLook.vertical(
    .image("photo").size(width: 300, height: 200), .title("A product with a rather long name"),
    .horizontal(.button("Add to the basket"), .button("Remove from the basket"), .badge("12")))

  private func rectangles(of nodes: [MarkupNode]) -> [Rect] {
    nodes.flatMap { node -> [Rect] in
      guard case .element(let name, let attributes, let children) = node else { return [] }
      let values = attributes.reduce(into: [String: Double]()) { values, attribute in
        if case .number(let number) = attribute.value { values["\(attribute.name)"] = number }
      }
      let own: [Rect] =
        "\(name)" == "rect"
        ? [
          Rect(
            x: values["x"] ?? 0, y: values["y"] ?? 0, width: values["width"] ?? 0,
            height: values["height"] ?? 0)
        ] : []
      return own + rectangles(of: children)
    }
  }

  private func picture(_ look: CellLook, _ size: ScreenPicture.CardSize) -> Block {
    let reader = LookReader(looks: .shown, state: RenderState(), visible: VisibleText())
    let picture = ScreenPicture(reader: reader, width: 390, height: nil, colors: Colors(.light))
    return picture.row(Row(Shown(look).id(1)), in: [], size, .card)
  }

  @Test(arguments: [60.0, 104, 160, 390], [60.0, 104, 160, 300])
  func partsStayInTheirCard(_ width: Double, _ height: Double) {
    for size in [height, nil] {
      let card = picture(Self.rich, ScreenPicture.CardSize(width: width, height: size))
      #expect(rectangles(of: card.nodes).count >= 4)
      for rectangle in rectangles(of: card.nodes) {
        #expect(rectangle.x >= 0 && rectangle.maxX <= width + 0.01)
        #expect(rectangle.y >= 0 && rectangle.maxY <= card.height + 0.01)
      }
    }
  }

  private func height(of look: CellLook, offset: Double = 0) -> String? {
    let container = Container("c", ShownContainer()) {
      for index in 0..<9 { Shown(.title("Card")).id(index) }
      Shown(look).id("rich")
    }.layout(.carousel)
    let state = RenderState(offsets: ["c": offset])
    let svg = ScreenRenderer.svg(.shown, state: state).render(
      ScreenSnapshot(Section("s") { container }))
    return svg.split(separator: "\n").first {
      $0.contains(##"height="##) && $0.contains("#F2F2F7") && !$0.contains("rx")
    }
    .map(String.init)
  }

  @Test func aCarouselWithoutSizesIsAsHighAsItsHighestCardWhereverItIsScrolled() {
    let high = height(of: Self.rich)
    #expect(high?.contains(##"width="390" height="344""##) == true, "\(high ?? "none")")
    #expect(height(of: Self.rich, offset: 1_000) == high)
    #expect(height(of: .title("Card"))?.contains(##"height="60""##) == true)
  }

  @Test func aGridInACardIsWhole() {
    let outer = Container("outer", ShownContainer()) {
      Container("grid", ShownContainer()) {
        for index in 0..<8 { Shown(.title("\(index)")).id(index) }
      }.layout(.grid(columns: 2))
    }.layout(.carousel)
    let svg = ScreenRenderer.svg(.shown).render(ScreenSnapshot(Section("s") { outer }))
    #expect(svg.contains(##"<svg x="0" y="0" width="160" height="216" overflow="hidden">"##))
    #expect(svg.contains(##"<svg x="0" y="0" width="390" height="232" overflow="hidden">"##))
  }

  @Test func theSizeOfAnImageIsItsOwn() {
    let svg = ScreenRenderer.svg(.shown, width: 200).render(
      screen(.image("cat").size(width: 90, height: 60)))
    #expect(svg.contains(##"<rect x="0" y="0" width="200" height="82""##))
    #expect(svg.contains(##"<rect x="16" y="11" width="90" height="60""##))
  }
}

/// Whatever the width and the type size, nothing leaves the screen or its card.
@Suite(.timed) struct ExtentPictureTests {
  private static let rich = [
    CellLook.vertical(
      .image("photo").size(width: 300, height: 200), .title("A product with a rather long name"),
      .horizontal(.button("Add to the basket"), .button("Remove from the basket"), .badge("12"))),
    .horizontal(.image("cat"), .title("A rather long message of somebody").bubble(.received)),
    .vertical(.subtitle("10:30"), .title("A rather long message of somebody").bubble(.sent)),
    .horizontal(.image("cat"), .vertical(.title("A name"), .subtitle("Something"))).loading(),
    .cell(.subtitle, "Backup of everything", detail: "Yesterday at half past ten", image: "i"),
    .cell(.value1, "Language of the phone", detail: "English, German", image: "i"),
    .cell(.value2, "home address", detail: "Long Street 13, 10115 Berlin"),
    .segments(["Day", "Week", "A whole month"], selected: 1),
    .horizontal(.toggle(isOn: true), .slider(0.5), .progress(0.3), .toggle(isOn: false)),
  ]

  private func section(_ appearance: LayoutHint.Appearance) -> Section {
    Section("\(appearance)", header: Shown(.title("A header that is rather long, too"))) {
      for (index, look) in Self.rich.enumerated() {
        Shown(look.accessory(.chevron)).id(index).reorderable { _ in }
          .swipeActions(.trailing, [SwipeAction("Delete") {}])
      }
      Container("grid", ShownContainer(.subtitle("A grid"))) {
        for (index, look) in Self.rich.enumerated() { Shown(look).id(index) }
      }.layout(.grid(columns: 2))
    }.layout(.list.appearance(appearance))
  }

  @Test(
    arguments: [120.0, 200, 320, 430],
    [RenderState.TypeSize.xSmall, .large, .accessibility1, .accessibility5])
  func nothingLeavesTheScreen(_ width: Double, _ size: RenderState.TypeSize) {
    let snapshot = ScreenSnapshot([section(.plain), section(.insetGrouped)])
    let state = RenderState(isEditing: true, typeSize: size)
    let svg = ScreenRenderer.svg(.shown, width: width, state: state).render(snapshot)
    let shapes = DrawnShape.all(in: svg).dropFirst(3)
    #expect(shapes.count > 40)
    for shape in shapes {
      #expect(shape.frame.x >= -0.02 && shape.frame.maxX <= width + 0.02, "\(shape)")
    }
  }
}

/// Containers in containers.
@Suite(.timed) struct NestedPictureTests {
  private let photo = CellLook.vertical(
    .image("photo").size(width: 60, height: 40), .title("Photo"))

  private func frames(_ container: some SectionContent) -> [DrawnShape] {
    let svg = ScreenRenderer.svg(.shown).render(ScreenSnapshot(Section("s") { container }))
    return DrawnShape.all(in: svg)
  }

  @Test func cardsWithoutSizesHoldTheirImages() {
    let shapes = frames(
      Container("c", ShownContainer()) {
        Shown(photo).id(1)
        Shown(.title("Low")).id(2)
      }.layout(.carousel))
    let cards = shapes.filled("#FFFFFF").dropFirst(1).map(\.frame)
    #expect(
      cards == [
        Rect(x: 8.5, y: 8.5, width: 159, height: 87),
        Rect(x: 176.5, y: 30.5, width: 159, height: 43),
      ])
    #expect(shapes.filled("#E5E5EA").map(\.frame) == [Rect(x: 20, y: 19, width: 60, height: 40)])
  }

  @Test func gridsInAGridAreWhole() throws {
    let shapes = frames(
      Container("outer", ShownContainer()) {
        for id in ["left", "right"] {
          Container(RowID(id), ShownContainer()) {
            for index in 0..<4 { Shown(photo).id(index) }
          }.layout(.grid(columns: 2))
        }
      }.layout(.grid(columns: 2)))
    let images = shapes.filled("#E5E5EA").map(\.frame)
    #expect(images.count == 8 && images.allSatisfy { $0.height == 40 })
    let cards = shapes.filled("#FFFFFF").dropFirst(1).map(\.frame)
    #expect(cards.count == 10)
    for outer in [try #require(cards.first), cards[5]] {
      let inner = cards.filter { $0.width < outer.width && abs($0.midX - outer.midX) < 93 }
      #expect(inner.count == 4)
      for card in inner {
        #expect(card.x >= outer.x && card.maxX <= outer.maxX)
        #expect(card.y >= outer.y && card.maxY <= outer.maxY)
        #expect(
          images.filter {
            $0.x >= card.x && $0.maxX <= card.maxX && $0.y >= card.y && $0.maxY <= card.maxY
          }.count == 1)
      }
    }
  }
}
