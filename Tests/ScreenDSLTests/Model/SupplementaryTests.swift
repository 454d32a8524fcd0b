@Suite(.timed) struct SupplementaryTests {
  private func section(_ section: Section) -> ScreenSnapshot.Section {
    ScreenSnapshot([section]).sections[0]
  }

  @Test func supplementariesHaveAnOrderTheLastOfAKindCountsAndATextIsAHeader() {
    let kinds = ["zebra", "footer", "badge", "header", "Badge"].map { SupplementaryKind($0) }
    let parts = [kinds, Array(kinds.reversed())].map { kinds in
      section(kinds.reduce(Section("s") {}) { $0.supplementary($1, Label()) })
    }
    let names = parts[0].supplementaries.map(\.kind.name)
    #expect(names == ["header", "footer", "Badge", "badge", "zebra"] && parts[1] == parts[0])
    let part = section(
      Section("s", header: Label(text: 1), footer: Label(text: 2)) {}
        .supplementary(.header, Note(id: 3)).supplementary("badge", Label(text: 4))
        .supplementary("badge", Label(text: 5)))
    expectEqual(part.supplementaries.map(\.kind), [.header, .footer, "badge"])
    #expect(part.header as? Note == Note(id: 3) && part.footer as? Label == Label(text: 2))
    expectEqual(part.supplementary("badge")?.model as? Label, Label(text: 5))
    #expect(part.supplementary("other") == nil)
    let (title, none): (String, String?) = ("Al", nil)
    let sections = [
      Section(header: "Alerts", footer: Label(text: 1)) {},
      Section("s", header: Label(text: 1), footer: "\(title)erts", dependsOn: 1) {},
      Section(header: title, footer: none) {},
    ]
    let bare = ScreenSnapshot(Section("s", dependsOn: 1) {}, reusing: ScreenSnapshot(sections[1]))
    expectEqual(bare.sections[0].supplementaries.count, 0, "they do not depend on the value")
    let texts = sections.map { section($0).supplementaries.map(\.model) }
    expectEqual(texts[0].first as? SupplementaryText, SupplementaryText("Alerts"))
    expectEqual(texts[1].last as? SupplementaryText, SupplementaryText("Alerts"))
    #expect(texts[2].count == 1 && texts[2].first as? SupplementaryText == SupplementaryText("Al"))
  }
}
