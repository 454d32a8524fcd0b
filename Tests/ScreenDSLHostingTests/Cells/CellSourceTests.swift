/// Class, nib and closure are one value.
@Suite(.timed) struct CellSourceTests {
  @Test func texts() {
    #expect(
      CellSource<FakeHost>.class(NoteCell.self).description == "class TestSupport.NoteCell")
    #expect(
      CellSource<FakeHost>.nib(NibReference("Note"), NoteCell.self).description == "nib Note")
    #expect(CellSource<FakeHost>.factory { NoteCell() }.description == "factory")
  }

  @Test func nibsAreComparedWithTheirBundles() {
    #expect(NibReference("Note") == NibReference("Note"))
    #expect(NibReference("Note") != NibReference("Note", bundleIdentifier: "org.shop"))
    #expect(NibReference("Note").description == "Note")
    #expect(NibReference("Note", bundleIdentifier: "org.shop").description == "Note in org.shop")
  }

  @MainActor @Test func aFactoryMakesANewViewEachTime() {
    let source = CellRegistration<FakeHost>.view { NoteCell() }.source
    #expect(source.make() is NoteCell)
    #expect(source.make() !== source.make())
  }
}

extension CellSource {
  /// A view from the closure; nil if it is none. Generic, because Swift 6.3 crashes on the closure
  /// of a host whose views are `AnyObject`.
  @MainActor fileprivate func make() -> Host.View? {
    if case .factory(let make) = self { make() } else { nil }
  }
}
