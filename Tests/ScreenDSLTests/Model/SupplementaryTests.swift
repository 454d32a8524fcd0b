import ScreenDSL
import TestSupport
import Testing

/// The order of supplementaries, and replacing one.
@Suite(.timed) struct SupplementaryTests {
  private func section(_ section: Section) -> ScreenSnapshot.Section {
    ScreenSnapshot([section]).sections[0]
  }

  @Test func headerThenFooterThenTheOthersByName() {
    let kinds = ["zebra", "footer", "badge", "header", "Badge"].map { SupplementaryKind($0) }
    let declared = kinds.reduce(Section("s") {}) { $0.supplementary($1, Label()) }
    #expect(
      section(declared).supplementaries.map(\.kind.name)
        == ["header", "footer", "Badge", "badge", "zebra"])
    let reversed = kinds.reversed().reduce(Section("s") {}) { $0.supplementary($1, Label()) }
    #expect(section(reversed) == section(declared))
  }

  @Test func aSecondOneOfAKindReplacesTheFirst() {
    let part = section(
      Section("s", header: Label(text: 1), footer: Label(text: 2)) {}
        .supplementary(.header, Note(id: 3)).supplementary("badge", Label(text: 4))
        .supplementary("badge", Label(text: 5)))
    #expect(part.supplementaries.map(\.kind) == [.header, .footer, "badge"])
    #expect(part.header as? Note == Note(id: 3))
    #expect(part.footer as? Label == Label(text: 2))
    #expect(part.supplementary("badge")?.model as? Label == Label(text: 5))
    #expect(part.supplementary("other") == nil)
  }

  @Test func theOriginalSectionIsUnchanged() {
    let original = Section("s", header: Label(text: 1)) { Note(id: 1) }
    let changed = original.supplementary(.header, Label(text: 2))
    #expect(section(original).header as? Label == Label(text: 1))
    #expect(section(changed).header as? Label == Label(text: 2))
    #expect(changed.id == "s")
    #expect(section(changed).rows.count == 1)
    #expect(section(changed).source?.line == section(original).source?.line)
  }

  @Test func equality() {
    func one(_ kind: SupplementaryKind, _ model: some CellModel) -> Supplementary? {
      section(Section("s") {}.supplementary(kind, model)).supplementaries.first
    }
    #expect(one("a", Label()) == one("a", Label()))
    #expect(one("a", Label()) != one("b", Label()))
    #expect(one("a", Label()) != one("a", Label(text: 1)))
    #expect(one("a", Label()) != one("a", Price()))
    #expect(one("a", Price(text: 1))?.reuseIdentifier.variant == "odd")
    #expect(SupplementaryKind("a").description == "a")
    #expect(SupplementaryKind("header") == .header)
  }

  private struct Heading: PlacedModel {
    var text = ""
    var place = SectionPlace()
  }

  /// Where the headers and footers say that they are: `f` in the first, `l` in the last section.
  private func places(_ snapshot: ScreenSnapshot) -> [String] {
    snapshot.sections.map { section in
      section.supplementaries.map { supplementary in
        guard let place = (supplementary.model as? Heading)?.place else { return "-" }
        return (place.isFirst ? "f" : "") + (place.isLast ? "l" : "") + "."
      }.joined()
    }
  }

  @Test func someKnowWhetherTheirSectionIsTheFirstOrTheLast() throws {
    func screen(
      _ ids: [String], _ declared: SectionPlace = SectionPlace(), reusing old: ScreenSnapshot?
    ) -> ScreenSnapshot {
      Sections(ids: ids, declared: declared).snapshot(reusing: old)
    }
    struct Sections: Screen {
      var ids: [String]
      var declared: SectionPlace
      var body: some ScreenContent {
        for id in ids {
          Section(
            SectionID(id), header: Heading(text: id, place: declared),
            footer: id == "a" ? Label() : Heading(), dependsOn: id
          ) { _ in Note(id: 1) }
        }
      }
    }
    let one = screen(["a"], reusing: nil)
    #expect(places(one) == ["fl.-"])
    let three = screen(["b", "a", "c"], reusing: one)
    #expect(places(three) == ["f.f.", ".-", "l.l."])
    let changes = three.changeset(from: one)
    #expect(changes.supplementaryUpdates.map(\.kinds) == [[.header]])
    #expect(changes.rowUpdates.isEmpty && changes.rowMoves.isEmpty)
    let placed = SectionPlace(isFirst: true, isLast: true)
    #expect(screen(["b", "a", "c"], placed, reusing: three) == three, "whatever is declared")
    #expect(places(screen(["a", "c"], reusing: three)) == ["f.-", "l.l."])
    #expect(places(ScreenSnapshot([Section("a", header: Heading()) {}])) == ["fl."])
  }

  @Test func noSupplementaries() {
    let part = section(Section("s") {})
    #expect(part.supplementaries.isEmpty)
    #expect(part.header == nil)
    #expect(part.footer == nil)
  }
}
