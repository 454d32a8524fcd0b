import ScreenDSL
import TestSupport
import Testing

/// Positions in reading order.
@Suite(.timed) struct RowPositionTests {
  @Test func sectionsComeFirst() {
    let positions = [(0, 0), (0, 9), (1, 0), (1, 1), (10, 0)].map {
      RowPosition(section: $0.0, row: $0.1)
    }
    #expect(positions.reversed().sorted() == positions)
    #expect(!(positions[1] < positions[1]))
    #expect(positions[2] > positions[1])
  }

  @Test func description() {
    #expect(RowPosition(section: 3, row: 14).description == "3.14")
  }

  @Test func equality() {
    #expect(RowPosition(section: 1, row: 2) == RowPosition(section: 1, row: 2))
    #expect(RowPosition(section: 1, row: 2) != RowPosition(section: 2, row: 1))
  }
}
