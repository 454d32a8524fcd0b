import ContractFixtures
import Testing
import UpdateContract

@Suite struct ItemPathTests {
  @Test func readsLikeTheMessagesOfTheViews() {
    #expect("\(at(3, 14))" == "(3 - 14)")
  }

  @Test func ordersBySectionThenItem() {
    let sorted = [at(0, 0), at(0, 9), at(1, 0), at(1, 2), at(2, 1)]
    #expect([sorted[3], sorted[0], sorted[4], sorted[1], sorted[2]].sorted() == sorted)
    #expect(!(at(1, 1) < at(1, 1)))
  }
}
