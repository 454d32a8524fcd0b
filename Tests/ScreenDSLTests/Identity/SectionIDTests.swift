@testable import ScreenDSL

@Suite(.timed) struct SectionIDTests {
  @Test func aValueIsOneIDAndASectionIDStaysAsItIs() {
    #expect(SectionID(UInt8(3)) == 3 && SectionID("3") != SectionID(3))
    #expect(SectionID("\u{212A}") == "K")
    let implicit = SectionID.implicit(after: "a")
    #expect(SectionID(implicit) == implicit && SectionID(Optional(implicit)) == implicit)
    #expect(SectionID(SectionID("a")) == "a" && SectionID(SectionID?.none) != implicit)
  }

  @Test func looseRowsFormSectionsByWhatPrecedesThem() {
    #expect(SectionID.implicit(after: "a") == .implicit(after: "a"))
    #expect(SectionID.implicit(after: "a") != .implicit(after: "b"))
    #expect(SectionID.implicit(after: nil) != "rows")
  }
}
