/// Tests the three sources of cells: class, nib and closure.
@Suite(.timed) struct CellSourceTests {
  @Test func nibsAreComparedWithTheirBundlesAndAllHaveTexts() {
    let (nib, other) = (NibReference("Note"), NibReference("Note", bundlePath: "/shop"))
    #expect(nib == NibReference("Note") && nib != other)
    #expect(nib.description == "Note" && other.description == "Note in /shop")
    let sources: [CellSource<FakeHost>] = [
      .class(NoteCell.self), .nib(nib, NoteCell.self), .factory { NoteCell() },
    ]
    #expect(sources.map(\.description) == ["class TestSupport.NoteCell", "nib Note", "factory"])
  }
}
