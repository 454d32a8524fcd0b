@Suite(.timed) struct LayoutHintTests {
  @Test func columnsAndLengthsAreCutToWhatAHostCanFollow() {
    let columns = [.min, -1, 0, 1, 1_000, .max].map { LayoutHint.grid(columns: $0).arrangement }
    #expect(columns == [1, 1, 1, 1, 1_000, 1_000].map { .grid(columns: $0) })
    let hint = LayoutHint.carousel.itemSize(width: 1e21, height: .greatestFiniteMagnitude)
    #expect(hint.itemWidth == 100_000 && hint.itemHeight == 100_000)
  }

  @Test func pagingAndAppearanceAreInTheTextOfASnapshot() {
    func text(_ hint: LayoutHint) -> String {
      ScreenSnapshot(Section("s") {}.layout(hint)).description
    }
    #expect(text(.carousel.itemSize(width: 9).paging()).contains("carousel 9.0 x ? paging pages"))
    #expect(text(.carousel.paging(.centeredRows)).contains("carousel paging centeredRows"))
    #expect(text(.list.appearance(.insetGrouped)).contains("list insetGrouped"))
    #expect(!text(.list).contains("plain"))
    let chips = LayoutHint.carousel.itemSize(width: .content, height: 44)
    #expect(text(chips).contains("carousel content x 44.0"))
    #expect(text(chips.itemSize(height: 0)).contains("carousel content x ?"))
  }

  /// The last width applies.
  @Test func aWidthIsANumberOrTheContents() {
    let fixed = LayoutHint.carousel.itemSize(width: 9)
    let chips = LayoutHint.carousel.itemSize(width: .content)
    #expect(chips.fitsContent && chips.itemWidth == nil && chips != .carousel && !fixed.fitsContent)
    #expect(fixed.itemSize(width: .content) == chips && chips.itemSize(width: 9) == fixed)
    #expect(chips.itemSize(width: 0) == .carousel && chips.itemSize(height: 4).fitsContent)
  }

  @Test(arguments: [0, -0.0, -1, .nan, .infinity, -.infinity])
  func aLengthThatIsNoneIsLeftToTheHost(length: Double) {
    #expect(LayoutHint.list.itemSize(width: length, height: 1) == .list.itemSize(height: 1))
    #expect(LayoutHint.list.itemSize(height: length) == .list)
    #expect(LayoutHint.list.spacing(length) == .list)
    let insets = LayoutHint.list
      .insets(top: length, leading: length, bottom: length, trailing: length).insets
    let sides = insets.map { [$0.top, $0.leading, $0.bottom, $0.trailing] }
    #expect(sides == [0, 0, 0, 0])
  }
}
