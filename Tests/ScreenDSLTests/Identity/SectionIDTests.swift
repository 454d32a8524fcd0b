@testable import ScreenDSL

@Suite(.timed) struct SectionIDTests {
  @Test func aValueIsOneIDAndLooseRowsFormSectionsByWhatPrecedesThem() {
    #expect(SectionID(UInt8(3)) == 3 && SectionID("3") != SectionID(3))
    #expect(SectionID("\u{212A}") == "K")
    let implicit = SectionID.implicit(after: "a")
    #expect(SectionID(implicit) == implicit && SectionID(Optional(implicit)) == implicit)
    #expect(SectionID(SectionID("a")) == "a" && SectionID(SectionID?.none) != implicit)
    #expect(implicit == .implicit(after: "a") && implicit != .implicit(after: "b"))
    #expect(SectionID.implicit(after: nil) != "rows")
  }
}
