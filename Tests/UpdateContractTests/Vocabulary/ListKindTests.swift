import Testing
import UpdateContract

@Suite struct ListKindTests {
  @Test func namesWhatEachViewShows() {
    #expect(ListKind.allCases.map(\.noun) == ["row", "item"])
    #expect(ListKind.allCases.map(\.viewName) == ["table view", "collection view"])
  }
}
