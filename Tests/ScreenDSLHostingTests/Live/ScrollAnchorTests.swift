@MainActor @Suite(.timedOnMain) struct ScrollAnchorTests {
  private let host = RecordingHost()
  private var updater: ListUpdater { host.updater }
  private func screen(_ lists: Lists) -> ScreenSnapshot { lists.snapshot }
  private var length: Double { Double(updater.current.rowCount) * 10 }

  private func start(_ position: RowPosition) -> Double {
    let before = updater.current.sections[..<position.section].map(\.rows.count).reduce(0, +)
    return Double(before + position.row) * 10
  }

  func offset(_ policy: AnchorPolicy, from offset: Double, after new: ScreenSnapshot) -> Double? {
    let window = offset..<(offset + 25)
    let rows = ReferenceMatching.positions(updater.current).map { (position: $0, start: start($0)) }
      .filter { ($0.start..<($0.start + 10)).overlaps(window) }
    let anchor = ScrollAnchor(policy, of: updater, window: window, length: length, rows: rows)
    updater.apply(new)
    return anchor?.offset(window: 25, length: length) { start($0)..<(start($0) + 10) }
  }

  @Test func itIsFoundWhereverItGoesAndTheListsEndsAreNotPassed() {
    let (five, two) = (screen(["a": [1, 2, 3, 4, 5]]), screen(["a": [1, 2, 3], "b": [4, 5, 6]]))
    let cases: [(ScreenSnapshot, from: Double, ScreenSnapshot, Double?)] = [
      (five, from: 13, screen(["a": [7, 8, 9, 1, 2, 3, 4, 5]]), 43),
      (five, from: 13, screen(["a": [2, 3, 4, 5]]), 3),
      // The row was removed, so the next row keeps its place.
      (five, from: 13, screen(["a": [9, 1, 3, 4, 5, 6, 7]]), 13),
      (five, from: 13, screen(["a": [20, 21]]), nil),
      // The row is now in another section.
      (two, from: 10, screen(["a": [1, 3], "b": [4, 5, 2, 6, 7]]), 40),
      (two, from: 30, screen(["b": [5, 4, 6, 7, 8], "a": [1]]), 10),
      // The row is at an end of the list.
      (five, from: 25, screen(["a": [1, 2, 3]]), 5), (five, from: 15, screen(["a": [2]]), 0),
    ]
    for (old, start, new, expected) in cases {
      updater.apply(old)
      expectEqual(offset(.firstVisibleRow, from: start, after: new), expected, "\(new)")
    }
  }

  @Test func theEndStaysInSightOnlyIfItWasAndTheOffsetIsLeftToTheHost() {
    updater.apply(screen(["a": [1, 2, 3, 4]]))
    let more = screen(["a": [1, 2, 3, 4, 5, 6]])
    expectEqual(offset(.end, from: 14.5, after: more), 35, "within a pixel of the end")
    expectEqual(offset(.end, from: 20, after: screen(["a": [0, 1, 2, 3, 4, 5, 6]])), 30)
    let cases = [
      (10.0, from: 25.5, 45.0), (9, from: 25.5, 25.5), (-3, from: 25.5, 25.5),
      (-3, from: 34.5, 45), (.nan, from: 34.5, 45),
    ]
    for (points, start, expected) in cases {
      updater.apply(screen(["a": [1, 2, 3, 4, 5, 6]]))
      let after = screen(["a": [1, 2, 3, 4, 5, 6, 7]])
      let found = offset(.end(unlessScrolledBy: points), from: start, after: after)
      expectEqual(found, expected, "\(points) from \(start)")
    }
    updater.apply(ScreenSnapshot())
    expectEqual(offset(.end, from: 0, after: more), 35, "a list that is empty ends in sight")
    #expect(offset(.offset, from: 10, after: screen(["a": [0, 1, 2, 3, 4]])) == nil)
  }

  @Test func eachAlignmentHasItsOffset() {
    let offsets = { (row: Range<Double>) in
      RowAlignment.allCases.map { $0.offset(of: row, window: 100..<200, length: 500) }
    }
    #expect(offsets(250..<270) == [250, 210, 170, 170] && offsets(40..<60) == [40, 0, 0, 40])
    expectEqual(offsets(120..<140), [120, 80, 40, 100], "it is visible already")
    expectEqual(offsets(190..<210), [190, 150, 110, 110])
    expectEqual(offsets(480..<500), [400, 400, 400, 400])
    expectEqual(offsets(150..<350), [150, 150, 250, 150], "it is longer than the window")
    expectEqual(RowAlignment.bottom.offset(of: 0..<20, window: 0..<100, length: 20), 0)
  }
}
