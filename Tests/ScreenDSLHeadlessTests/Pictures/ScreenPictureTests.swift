@testable import ScreenDSLHeadless

/// Texts that are wider than their room.
@Suite(.timed) struct LongTextPictureTests {
  private static let message = "We are sorry, but your order of Tuesday could not be sent because "

  @Test(arguments: 1...40)
  func eachLineHasRoom(_ width: Int) {
    let width = Double(width) * 10
    for font in [Font.title, .choice, .heading] {
      let lines = font.lines(of: Self.message + "漢字漢字", width: width, limit: nil)
      #expect(lines.allSatisfy { font.width(of: $0) <= width + 0.02 })
    }
  }
}

/// Parts that look as on a device.
@Suite(.timed) struct DevicePictureTests {
  /// The key of a keyboard makes no search bar, as in UIKit.
  @Test func onlyTheSearchOfAScreenIsASearchBar() {
    let field = Section("s") { Look.field("", text: "", prompt: "a") { _ in }.returnKey(.search) }
    func svg(_ screen: ScreenSnapshot) -> String { ScreenRenderer.svg.render(screen) }
    let (plain, bar) = (
      svg(ScreenSnapshot(field)), svg(ScreenSnapshot(field.searchable("", prompt: "b") { _ in }))
    )
    let ground = ##"height="36" rx="10""##
    #expect(!plain.contains(ground))
    #expect(bar.ranges(of: ground).count == 1)
  }

  @Test func aRowThatIsADisabledButtonIsGray() {
    let screen = ScreenSnapshot(
      Section("s") { Look.button("Save") {}.kind(.filled).wide().enabled(false) })
    let svg = ScreenRenderer.svg.render(screen)
    #expect(!svg.contains("#007AFF") && !svg.contains("opacity"), "\(svg)")
  }
}

/// What is drawn stays where it belongs.
@Suite(.timed) struct BoundsPictureTests {
  private static let rich = Look.vertical {
    Look.image(.asset("photo")).size(width: 300, height: 200)
    Look.text("A product with a rather long name")
    Look.horizontal {
      Look.button("Add to the basket") {}.kind(.gray)
      Look.button("Remove from the basket") {}.kind(.gray)
      Look.badge("12")
    }
  }

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

  private func picture(_ look: some LookPart, _ size: ScreenPicture.CardSize) -> Block {
    let reader = LookReader()
    let picture = ScreenPicture(reader: reader, width: 390, height: nil, colors: Colors(.light))
    return picture.row(reader.row(Row(Shown(look).id(1)), in: []), size)
  }

  @Test(arguments: [60.0, 104, 160, 390], [60.0, 104, 160, 300])
  func partsStayInTheirRow(_ width: Double, _ height: Double) {
    for size in [height, nil] {
      let card = picture(Self.rich, ScreenPicture.CardSize(width: width, height: size))
      #expect(rectangles(of: card.nodes).count >= 4)
      for rectangle in rectangles(of: card.nodes) {
        #expect(rectangle.x >= 0 && rectangle.maxX <= width + 0.01)
        #expect(rectangle.y >= 0 && rectangle.maxY <= card.height + 0.01)
      }
    }
  }

  private func height(of look: some LookPart, offset: Double = 0) -> String? {
    let container = Container("c", ShownContainer()) {
      for index in 0..<9 { Shown(Look.text("Card")).id(index) }
      Shown(look).id("rich")
    }.layout(.carousel)
    let state = RenderState(offsets: ["c": offset])
    let svg = ScreenRenderer.svg(state: state).render(
      ScreenSnapshot(Section("s") { container }.layout(.list.appearance(.grouped))))
    return svg.split(separator: "\n").first {
      $0.contains(##"width="390" height="##) && $0.contains("#FFFFFF") && !$0.contains("rx")
    }
    .map(String.init)
  }

  @Test func aCarouselWithoutSizesIsAsHighAsItsHighestCardWhereverItIsScrolled() {
    let high = height(of: Self.rich)
    #expect(high?.contains(##"width="390" height="328""##) == true, "\(high ?? "none")")
    #expect(height(of: Self.rich, offset: 1_000) == high)
    #expect(height(of: Look.text("Card"))?.contains(##"height="44""##) == true)
  }
}

/// Whatever the width and the type size, nothing leaves the screen or its card.
@Suite(.timed) struct ExtentPictureTests {
  @LookBuilder private static var rich: [LookNode] {
    Look.vertical {
      Look.image(.asset("photo")).size(width: 300, height: 200)
      Look.text("A product with a rather long name")
      Look.horizontal {
        Look.button("Add to the basket") {}.kind(.filled)
        Look.button("Remove from the basket", image: .symbol("trash")) {}.busy(true)
        Look.badge("12")
      }
    }
    Look.horizontal {
      Look.image(.asset("cat"))
      Look.text("A rather long message of somebody").bubble(.received)
    }
    Look.vertical {
      Look.note("10:30")
      Look.text("A rather long message of somebody").bubble(.sent)
    }
    Look.horizontal {
      Look.avatar("Ada Lovelace")
      Look.vertical {
        Look.text("A name")
        Look.note("Something")
      }
    }.loading()
    Look.row(
      "Backup of everything", detail: "Yesterday at half past ten", value: "English, German",
      image: .symbol("star"))
    Look.segments(["Day", "Week", "A whole month"], selected: 1)
    Look.horizontal {
      Look.toggle("", isOn: true) { _ in }
      Look.slider("", value: 0.5) { _ in }
      Look.progress(0.3)
      Look.toggle("A toggle", isOn: false) { _ in }
    }
    Look.field("Password", text: "secret", prompt: "Eight letters") { _ in }.problem("Too short")
    Look.stepper("A number of copies", value: 1, in: 1...3) { _ in }
    Look.picker("Theme of the app", ["Light"], selected: "Light", name: { $0 }, Handler { _ in })
  }

  private func section(_ appearance: LayoutHint.Appearance) -> Section {
    Section("\(appearance)", header: Look.heading("A header that is rather long, too")) {
      for (index, look) in Self.rich.enumerated() {
        Shown(look.accessory(.chevron)).id(index).reorderable { _ in }
          .swipeActions(.trailing, [SwipeAction("Delete", style: .destructive) {}])
      }
      Container("grid", ShownContainer(Look.note("A grid"))) {
        for (index, look) in Self.rich.enumerated() { Shown(look).id(index) }
      }.layout(.grid(columns: 2))
    }.layout(.list.appearance(appearance))
  }

  @Test(
    arguments: [120.0, 200, 320, 430],
    [RenderState.TypeSize.xSmall, .large, .accessibility1, .accessibility5])
  func nothingLeavesTheScreen(_ width: Double, _ size: RenderState.TypeSize) {
    let snapshot = ScreenSnapshot([section(.plain), section(.insetGrouped)])
    let state = RenderState(typeSize: size).edited
    let svg = ScreenRenderer.svg(width: width, state: state).render(snapshot)
    let shapes = DrawnShape.all(in: svg).dropFirst(3)
    #expect(shapes.count > 40)
    for shape in shapes {
      #expect(shape.frame.x >= -0.02 && shape.frame.maxX <= width + 0.02, "\(shape)")
    }
  }
}
