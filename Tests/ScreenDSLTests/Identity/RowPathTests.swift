/// Tests paths of rows inside containers.
@Suite(.timed) struct RowPathTests {
  @Test func partsOfAPath() {
    let path = RowPath("card", in: ["grid", 7])
    #expect(path.ids == ["grid", 7, "card"])
    #expect(path.id == "card")
    #expect(Array(path.containers) == ["grid", 7])
    #expect(path.description == "grid/7/card")
  }

  @Test func appendingGoesInside() {
    #expect(RowPath("a").appending("b").appending(3) == RowPath(3, in: ["a", "b"]))
    #expect(RowPath("a").appending("b") != RowPath("b").appending("a"))
    #expect(RowPath("a").appending("b").hashValue == RowPath("b", in: ["a"]).hashValue)
  }

  @Test func aSlashInAnIDIsNoContainer() {
    #expect(RowPath("a/b") != RowPath("b", in: ["a"]))
  }
}
