@testable import ScreenDSLRendering

/// Stacks whose parts come from statements.
@Suite(.timed) struct LookBuilderTests {
  private enum Kind: CaseIterable { case text, picture, both }

  private func look(isNew: Bool, _ labels: [String], _ kind: Kind) -> CellLook {
    .horizontal {
      CellLook.title("Mail")
      if isNew { CellLook.badge("new") }
      for label in labels { CellLook.subtitle(label) }
      switch kind {
      case .text: CellLook.value("text")
      case .picture: CellLook.image("picture")
      case .both: [CellLook.value("text"), .image("picture")]
      }
    }
  }

  @Test func statementsAreParts() {
    #expect(
      look(isNew: true, ["a", "b"], .text)
        == .horizontal(
          .title("Mail"), .badge("new"), .subtitle("a"), .subtitle("b"), .value("text")))
    #expect(look(isNew: false, [], .picture) == .horizontal(.title("Mail"), .image("picture")))
    #expect(
      look(isNew: false, ["a"], .both)
        == .horizontal(.title("Mail"), .subtitle("a"), .value("text"), .image("picture")))
  }

  @Test func membersNeedNoType() {
    let isLate = true
    let look = CellLook.vertical {
      .title("Train")
      if isLate { .subtitle("late") } else { .subtitle("on time") }
    }
    #expect(look == .vertical(.title("Train"), .subtitle("late")))
  }

  @Test func noPartsAreEmpty() { #expect(CellLook.vertical {} == .empty) }
}
