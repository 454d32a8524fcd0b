import ScreenDSL
import ScreenDSLHeadless
import ScreenDSLHosting
import TestSupport
import Testing

@testable import ScreenDSLDemo

@MainActor
@Suite(.timedOnMain) struct MainListTests {
  private let list = MainList(MainState.sample.elements)

  @Test func eachRowHasACell() {
    list.show()
    let audit = CellRegistry.main.audit(list.host.snapshot)
    #expect(audit.isComplete && audit.unused.isEmpty)
  }

  @Test func theCarouselIsFoundAsItWasLeft() throws {
    list.show()
    try list.perform(.horizontal(order: .zToA))
    try list.perform(.banner(isShown: false))
    list.show()
    let left = try list.scrollCarouselAway()
    #expect(left.sight == "offset 384.0, menu zToA, Element 3, Element 2" && left.wasOutOfView)
    try list.perform(.vertical(order: .aToZ))
    list.show()
    #expect(list.visibleCarousel == left.sight)
    #expect(list.host.violations.isEmpty)
  }

  @Test func scrollsToWhatItTaps() throws {
    list.show()
    try list.perform(.tapFirstElement)
    #expect(list.store.picks == Array(repeating: "Element 2 with id e2 tapped", count: 2))
    #expect(list.host.offset > 0)
  }

  @Test func picksTheSameElementInBothPlacesIfIDsRepeat() throws {
    let list = MainList(["z", "a"].map { Element(id: "x", name: $0) })
    list.show()
    try list.perform(.horizontal(order: .aToZ))
    list.show()
    try list.perform(.tapFirstElement)
    #expect(list.store.picks == ["z with id x tapped", "z with id x tapped"])
  }

  @Test func closesAndShowsTheBanner() throws {
    list.show()
    let counts = try [false, false, true, true].map { isShown in
      try list.perform(.banner(isShown: isShown))
      list.show()
      return list.host.snapshot.rowCount
    }
    #expect(counts == [8, 8, 9, 9])
  }

  @Test func saysWhatIsMissing() {
    #expect(throws: HeadlessError.self) { try list.perform(.vertical(order: .aToZ)) }
    #expect(throws: HeadlessError.self) { try list.perform(.banner(isShown: false)) }
    #expect(throws: HeadlessError.self) { try list.scrollCarouselAway() }
  }
}
