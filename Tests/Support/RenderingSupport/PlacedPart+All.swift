import ScreenDSLLooks

extension PlacedPart {
  package var all: [PlacedPart] {
    var all: [PlacedPart] = []
    visit { all.append($0) }
    return all
  }
}
