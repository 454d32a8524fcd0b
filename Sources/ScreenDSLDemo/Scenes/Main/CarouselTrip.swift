/// A carousel that was scrolled, left the window, and came back.
struct CarouselTrip: Equatable, Sendable {
  /// What was seen before it left.
  var before: CarouselSight
  /// Whether it left: a list may be too short for that.
  var wasOutOfView: Bool
  /// What is seen of it after all that happened since.
  var after: CarouselSight?

  /// What people read about it.
  var narration: String {
    """
    carousel before: \(before)
    carousel was out of view: \(wasOutOfView ? "yes" : "no")
    carousel after: \(after.map { "\($0)" } ?? "not visible")
    """
  }

  /// The promise that the carousel stays as it was left, if it does not hold.
  var brokenPromise: String? {
    if after == before { return nil }
    return "Carousel must be as it was left, '\(before)' (was "
      + "\(after.map { "\($0)".quoted } ?? "not visible"))"
  }
}
