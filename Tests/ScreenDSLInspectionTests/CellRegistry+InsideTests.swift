import ScreenDSLInspection
import TestSupport
import Testing

/// An audit sees through containers whose rows have cells of their own.
@Suite(.timed) struct CellRegistryInsideTests {
  private static let inside = CellRegistry<FakeHost>(.class(NoteCell.self))

  private func screen(_ inside: some CellModel) -> ScreenSnapshot {
    ScreenSnapshot(Section("s", header: Label()) { Container("g", Grid()) { inside } })
  }

  @Test func rowsInsideAreLookedUpInTheRegistryOfTheContainer() {
    let registry = CellRegistry<FakeHost>(
      .class(LabelCell.self), .class(GridCell.self).containing(Self.inside))
    #expect(registry.audit(screen(Note(id: 1))).isComplete)
    #expect(registry.audit(screen(Note(id: 1))).unused == [])
    let audit = registry.audit(screen(Photo(id: "a")))
    #expect(audit.findings.map(\.kind) == [.missingCell] && audit.unused.count == 1)
    #expect(registry.audit(screen(Label())).findings.count == 1, "not in that of the list around")
  }

  @Test func whatIsWrongInsideIsSeenWithoutAnyRow() {
    let twice = CellRegistry<FakeHost>(
      .class(NoteCell.self), .class(NoteCell.self, identifier: "2"))
    let registry = CellRegistry<FakeHost>(.class(GridCell.self).containing(twice))
    #expect(registry.audit(ScreenSnapshot()).findings.map(\.kind) == [.duplicateCell])
  }
}
