import ScreenDSL
import TestSupport
import Testing

/// A registry is a list of lines, with the control flow of Swift.
@Suite struct CellRegistryBuilderTests {
  private func models(of registry: CellRegistry<FakeHost>) -> [String] {
    registry.registrations.map { "\($0.model)" }
  }

  private func registry(isWide: Bool, hasPhotos: Bool) -> CellRegistry<FakeHost> {
    CellRegistry {
      if isWide { Cells.class(WideNoteCell.self) } else { Cells.class(NoteCell.self) }
      if hasPhotos { Cells.class(PhotoCell.self) }
      Cells.class(LabelCell.self)
    }
  }

  @Test func conditions() {
    #expect(models(of: registry(isWide: true, hasPhotos: true)) == ["Note", "Photo", "Label"])
    #expect(models(of: registry(isWide: false, hasPhotos: false)) == ["Note", "Label"])
    #expect(
      registry(isWide: true, hasPhotos: false).cell(for: Note.self) == "ScreenDSLTests.WideNoteCell"
    )
    #expect(
      registry(isWide: false, hasPhotos: false).cell(for: Note.self) == "ScreenDSLTests.NoteCell")
  }

  @Test func loops() {
    let variants: [CellVariant] = ["a", "b"]
    let registry = CellRegistry<FakeHost> {
      for variant in variants { Cells.class(NoteCell.self, variant: variant) }
    }
    #expect(registry.registrations.map(\.variant) == ["a", "b"])
  }

  @Test func listsOfFeatureModules() {
    let feature: [CellRegistration<FakeHost>] = [.class(NoteCell.self), .class(PhotoCell.self)]
    let registry = CellRegistry<FakeHost> {
      Cells.class(LabelCell.self)
      feature
      Cells.nib(PriceCell.self, "PriceCell")
      Cells.view { GridCell() }
    }
    #expect(models(of: registry) == ["Label", "Note", "Photo", "Price", "Grid"])
  }

  @Test func anEmptyRegistry() {
    let empty: [CellRegistration<FakeHost>] = []
    #expect(CellRegistry<FakeHost>().registrations.isEmpty)
    #expect(CellRegistry<FakeHost> { empty }.registrations.isEmpty)
  }

  @Test func eachLineKnowsItsPlace() {
    let line = #line
    let registry = CellRegistry<FakeHost> {
      Cells.class(NoteCell.self)
      Cells.class(PhotoCell.self)
    }
    #expect(registry.registrations.map { Int($0.place.line) } == [line + 2, line + 3])
  }
}
