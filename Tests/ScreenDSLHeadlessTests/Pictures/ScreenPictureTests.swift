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
