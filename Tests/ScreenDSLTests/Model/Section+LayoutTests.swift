@Suite(.timed) struct SectionLayoutTests {
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
      #expect(changes.description == "update layout hint of section 's'")
      #expect(changes.stages.map(\.operations.text) == ["layout0"])
      #expect(old.applying(changes).sections[0].layout == after)
    }
  }

  @Test func aHintAndAHeaderChangeTogether() {
    let old = ScreenSnapshot([Section("s", header: Label()) {}])
    let new = ScreenSnapshot([Section("s", header: Label(text: 1)) {}.layout(.list)])
    #expect("\(new.changeset(from: old))" == "update header, layout hint of section 's'")
  }
}
