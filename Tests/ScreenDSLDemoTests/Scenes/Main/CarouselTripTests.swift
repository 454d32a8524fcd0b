import Testing

@testable import ScreenDSLDemo

@Suite struct CarouselTripTests {
  private let sight = CarouselSight(offset: 384, cards: ["C", "D"], segment: "zToA")

  @Test func keepsItsPromiseIfNothingChanged() {
    let trip = CarouselTrip(before: sight, wasOutOfView: true, after: sight)
    #expect(trip.brokenPromise == nil)
    #expect(
      trip.narration == """
        carousel before: offset 384.0, menu zToA, C, D
        carousel was out of view: yes
        carousel after: offset 384.0, menu zToA, C, D
        """)
  }

  @Test(
    arguments: [
      CarouselSight(offset: 0, cards: ["C", "D"], segment: "zToA"),
      CarouselSight(offset: 384, cards: ["D", "C"], segment: "zToA"),
      CarouselSight(offset: 384, cards: ["C", "D"], segment: "unsorted"), nil,
    ])
  func noticesOffsetOrderSegmentAndAbsence(_ after: CarouselSight?) throws {
    let trip = CarouselTrip(before: sight, wasOutOfView: true, after: after)
    let sentence = try #require(trip.brokenPromise)
    #expect(
      sentence == "Carousel must be as it was left, 'offset 384.0, menu zToA, C, D' (was "
        + (after.map { "'\($0)'" } ?? "not visible") + ")")
  }
}
