import ScreenDSL
import ScreenDSLHeadless
import Testing

@testable import ScreenDSLDemo

@MainActor
@Suite struct MainListTests {
  private let list = MainList(
    store: MainStore(
      MainState(elements: [2, 1, 5, 3, 4].map { Element(id: "e\($0)", name: "Element \($0)") })))

  private func show() {
    let screen = MainScreen(state: list.store.state, store: list.store)
    list.apply(screen.snapshot(reusing: list.snapshot))
  }

  @Test func eachRowHasACell() {
    show()
    let audit = CellRegistry.main.audit(list.snapshot)
    #expect(audit.isComplete && audit.unused.isEmpty)
  }

  @Test func theCarouselIsFoundAsItWasLeft() throws {
    show()
    try list.choose(.zToA, in: .horizontal)
    try list.closeBanner()
    show()
    let trip = try list.scrollCarouselAway()
    try list.choose(.aToZ, in: .vertical)
    show()
    let sight = CarouselSight(
      offset: 384, cards: ["Element 3", "Element 2"], segment: "zToA")
    #expect(trip.before == sight && trip.wasOutOfView)
    #expect(try list.sightOfCarousel() == sight)
    #expect(list.brokenPromises(showing: list.snapshot).isEmpty)
  }

  @Test func scrollsToWhatItTaps() throws {
    show()
    try list.tapFirstElement()
    #expect(list.store.picks == Array(repeating: "Element 2 with id e2 tapped", count: 2))
    #expect(list.host.offset > 0)
  }

  @Test func saysWhatIsMissing() {
    #expect(throws: HeadlessError.self) { try list.closeBanner() }
    #expect(throws: HeadlessError.self) { try list.choose(.aToZ, in: .vertical) }
    #expect(throws: HeadlessError.self) { try list.scrollCarouselAway() }
    show()
    #expect(
      list.brokenPromises(showing: ScreenSnapshot())
        == ["List must show the new screen (was another)"])
  }
}
