import ScreenDSLLooks

extension PlacedPart {
  /// This part and all parts inside it.
  package var all: [PlacedPart] {
    var all: [PlacedPart] = []
    visit { all.append($0) }
    return all
  }
}
