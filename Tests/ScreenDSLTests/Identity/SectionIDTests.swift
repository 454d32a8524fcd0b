@testable import ScreenDSL

/// Tests which section IDs are equal.
@Suite(.timed) struct SectionIDTests {
  @Test func valuesAndLiterals() {
    #expect(SectionID("a") == "a")
    #expect(SectionID(UInt8(3)) == 3)
    #expect(SectionID("3") != SectionID(3))
    #expect(SectionID("a").hashValue == SectionID("a").hashValue)
    #expect(SectionID("\u{212A}") == "K")
    #expect(SectionID(3).description == "3")
  }

  @Test func aSectionIDStaysAsItIs() {
    let implicit = SectionID.implicit(after: "a")
    #expect(SectionID(implicit) == implicit)
    #expect(SectionID(SectionID("a")) == "a")
    #expect(SectionID(Optional(implicit)) == implicit)
    #expect(SectionID(SectionID?.none) != implicit)
  }

  @Test func looseRowsFormSectionsByWhatPrecedesThem() {
    #expect(SectionID.implicit(after: nil) == .implicit(after: nil))
    #expect(SectionID.implicit(after: "a") == .implicit(after: "a"))
    #expect(SectionID.implicit(after: "a") != .implicit(after: "b"))
    #expect(SectionID.implicit(after: nil) != "rows")
    #expect(SectionID.implicit(after: nil).description == "rows")
    #expect(SectionID.implicit(after: "a").description == "rows after a")
    #expect(SectionID.implicit(after: nil).isImplicit)
    #expect(!SectionID("rows").isImplicit)
    #expect(!SectionID(Colliding(number: 1)).isImplicit)
  }
}
