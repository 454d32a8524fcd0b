@Suite(.timed) struct LayoutHintTests {
  @Test func columnsAndLengthsAreCutToWhatAHostCanFollowAndAWidthMayBeTheContents() {
    let columns = [.min, -1, 0, 1, 1_000, .max].map { LayoutHint.grid(columns: $0).arrangement }
    expectEqual(columns, [1, 1, 1, 1, 1_000, 1_000].map { .grid(columns: $0) })
    let hint = LayoutHint.carousel.itemSize(width: 1e21, height: .greatestFiniteMagnitude)
    #expect(hint.itemWidth == 100_000 && hint.itemHeight == 100_000)
    let fixed = LayoutHint.carousel.itemSize(width: 9)
    let chips = LayoutHint.carousel.itemSize(width: .content)
    #expect(chips.fitsContent && chips.itemWidth == nil && chips != .carousel && !fixed.fitsContent)
    #expect(fixed.itemSize(width: .content) == chips && chips.itemSize(width: 9) == fixed)
    #expect(chips.itemSize(width: 0) == .carousel && chips.itemSize(height: 4).fitsContent)
  }

  @Test func pagingAndAppearanceAreInTheTextOfASnapshot() {
    func text(_ hint: LayoutHint) -> String { "\(ScreenSnapshot(Section("s") {}.layout(hint)))" }
    #expect(text(.carousel.itemSize(width: 9).paging()).contains("carousel 9.0 x ? paging pages"))
    #expect(text(.carousel.paging(.centeredRows)).contains("carousel paging centeredRows"))
    #expect(text(.list.appearance(.insetGrouped)).contains("list insetGrouped"))
    expectEqual(text(.list), "section 's' layout list")
    #expect(text(.grid(columns: 2).itemSize(height: 4)).contains("layout grid(columns: 2) ? x 4.0"))
    let chips = LayoutHint.carousel.itemSize(width: .content, height: 44)
    #expect(text(chips).contains("carousel content x 44.0"))
    #expect(text(chips.itemSize(height: 0)).contains("carousel content x ?"))
  }

  @Test(arguments: [0, -0.0, -1, .nan, .infinity, -.infinity])
  func aLengthThatIsNoneIsLeftToTheHost(length: Double) {
    expectEqual(LayoutHint.list.itemSize(width: length, height: 1), .list.itemSize(height: 1))
    expectEqual([LayoutHint.list.itemSize(height: length), .list.spacing(length)], [.list, .list])
    let all = LayoutHint.list.insets(top: length, leading: length, bottom: length, trailing: length)
    expectEqual(all.insets.map { [$0.top, $0.leading, $0.bottom, $0.trailing] }, [0, 0, 0, 0])
  }

  private func screen(_ hint: LayoutHint?) -> ScreenSnapshot {
    let section = Section("s", header: Label(), footer: Price()) { Note(id: 1) }
      .supplementary("badge", Label())
    // The last hint counts.
    return ScreenSnapshot([hint.map { section.layout(.grid(columns: 9)).layout($0) } ?? section])
  }

  @Test func anotherHintIsAnUpdateOfNoView() {
    let hints: [LayoutHint?] = [nil, .list, .carousel, .carousel.itemSize(height: 4)]
    for (before, after) in zip(hints, hints.dropFirst() + [nil]) {
      let (old, new) = (screen(before), screen(after))
      let changes = new.changeset(from: old)
      let update = changes.supplementaryUpdates.first
      #expect(old != new && update?.kinds == [] && update?.replacedKinds == [])
      expectEqual(changes.description, "update layout hint of section 's'")
      expectEqual(changes.stages.map(\.operations.text), ["layout0"])
      expectEqual(old.applying(changes).sections[0].layout, after)
    }
    let old = ScreenSnapshot([Section("s", header: Label()) {}])
    let new = ScreenSnapshot([Section("s", header: Label(text: 1)) {}.layout(.list)])
    expectEqual("\(new.changeset(from: old))", "update header, layout hint of section 's'")
  }
}
