@testable import ScreenDSLHeadless

@MainActor @Suite(.timedOnMain) struct HeadlessGeometryTests {
  @Test func aWindowIsWhatASearchThroughAllFinds() {
    var random = SplitMix64(seed: 5)
    for _ in 0..<300 {
      let host = Self.randomHost(&random)
      for _ in 0..<10 {
        let start = Double(random.int(below: Int(host.geometry.length) + 20))
        let window = start..<(start + Double(random.int(below: 60) + 1))
        let parts = host.geometry.parts(in: window)
        let found = parts.flatMap { part in
          part.rows.map { RowPosition(section: part.section, row: $0) }
        }
        let expected = ReferenceMatching.positions(host.snapshot)
          .filter { host.geometry.range(of: $0).overlaps(window) }
        expectEqual(found, expected, "window \(window), seed 5")
        let headers = host.snapshot.sections.indices.filter {
          host.geometry.range(of: .header, in: $0).overlaps(window)
        }
        expectEqual(parts.filter(\.hasHeader).map(\.section), headers, "window \(window), seed 5")
      }
    }
  }

  @Test func headersRowsAndFootersLieOneAfterTheOtherAndAGridSharesLines() {
    let section = Section("a", header: Label(), footer: Label()) {
      for id in 0..<2 { ListSample.Line(id: id) }
    }
    let host = ListSample.host(ScreenSnapshot(section)) { $0.viewport = 1 }
    expectEqual(host.contentLength, 28 + 50 + 50 + 28)
    let visible = { (offset: Double) -> String in
      host.scroll(to: offset)
      return host.supplementary(.header, of: "a").map { _ in "header" }
        ?? host.supplementary(.footer, of: "a").map { _ in "footer" }
        ?? host.visibleRows.map(\.description).joined()
    }
    let found = [0, 27, 28, 77, 78, 127, 128, 155].map(visible).joined(separator: " ")
    expectEqual(found, "header header a/0 a/0 a/1 a/1 footer footer")
    let five = Section("b") { for id in 2..<7 { ListSample.Line(id: id) } }
    let grid = five.layout(.grid(columns: 2).itemSize(height: 30))
    let other = ListSample.host(ScreenSnapshot([Section("a") { ListSample.Line(id: 0) }, grid]))
    expectEqual(other.contentLength, 50 + 3 * 30)
    let line = Section("s") { ListSample.Line(id: 0) }.layout(.carousel.itemSize(width: .content))
    let fitted = ListSample.host(ScreenSnapshot(line)) { $0.contentWidth = { _ in 9 } }
    expectEqual(fitted.contentLength, 50, "the width of the content is no height")
  }

  @Test func aRowsOwnHeightBeatsAllElse() throws {
    let host = ListSample.host()
    func length(_ height: Double, item: Double? = nil) -> Double {
      _ = host.takeEvents()
      let rows = Section("a") {
        for id in 0..<2 { ListSample.Line(id: id).height(height) }
        Look.text("a").size(height: 160).id(2).estimatedHeight(7)
        ListSample.Line(id: 3).estimatedHeight(7)
        ListSample.Line(id: 4)
        Look.text("b").size(height: 160).id(5).height(9)
      }
      host.apply(ScreenSnapshot(rows.layout(.list.itemSize(height: item))))
      return host.contentLength
    }
    #expect(length(96) == 418 && length(20) == 266)
    expectEqual(host.takeLines().first, "batch: reconfigure 0.0, reconfigure 0.1")
    #expect(length(20, item: 30) == 139 && length(20, item: 40) == 169)
    expectEqual(length(20), 266, "a height that a hint gave is not the row's own")
    for (hint, length) in [(LayoutHint.carousel, 150.0), (.list, 27), (.carousel, 150)] {
      let cards = Container("c", ListSample.Shelf()) {
        for id in 0..<3 { ListSample.Line(id: id).height(9) }
      }
      host.show { cards.layout(hint) }
      expectEqual(try host.list(inside: "c").contentLength, length)
    }
  }

  private static func randomHost(_ random: inout SplitMix64) -> HeadlessHost {
    var id = 0
    let sections: [Section] = (0..<random.int(below: 6)).map { number in
      let lines = (0..<random.int(below: 7)).map { _ in
        id += 1
        return ListSample.Line(id: id, text: 1 + random.int(below: 20))
      }
      return Section(number, header: random.chance(1, in: 2) ? Label() : nil) {
        for line in lines { line.height(Double(line.text)) }
      }.layout(.grid(columns: 1 + random.int(below: 3)))
    }
    return ListSample.host(ScreenSnapshot(sections))
  }
}
