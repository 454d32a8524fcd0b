import ScreenDSL
import TestSupport
import Testing

/// A variant is a name.
@Suite(.timed) struct ReuseIdentifierVariantTests {
  @Test func names() {
    #expect(CellVariant("wide") == "wide")
    #expect(CellVariant("wide") != "Wide")
    #expect(CellVariant("wide").name == "wide")
    #expect("\(CellVariant("wide"))" == "wide")
    #expect(Set<CellVariant>(["a", "b", "a"]).count == 2)
  }
}
