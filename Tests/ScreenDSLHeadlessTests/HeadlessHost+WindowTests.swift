@MainActor @Suite(.timedOnMain) struct HeadlessHostWindowTests {
  @Test func listsInsideLeaveAndEnterTheWindowToo() throws {
    let host = Sample.host(
      Sample.screen { Container(0, Sample.Shelf()) { for id in 0..<3 { Sample.Line(id: id) } } })
    let list = try host.list(inside: .shelf(0))
    host.setWindow(false)
    #expect(!list.hasWindow && list.visibleRows == [])
    host.setWindow(true)
    #expect(list.hasWindow && list.shown == ["line 0:0", "line 1:0"])
  }

  @Test func theWindowCanGrowShrinkAndVanish() {
    let host = Sample.host(Sample.lines(0..<10))
    host.setViewport(150)
    #expect(host.visibleRows.count == 3)
    host.setViewport(0)
    host.apply(Sample.lines(5..<10))
    host.setViewport(50)
    #expect(host.shown == ["line 5:0"])
  }

  @Test func aListThatStartsWithoutWindowShowsNothing() {
    let host = Sample.host(Sample.lines(0..<4)) { $0.hasWindow = false }
    #expect(host.statistics.created == 0)
    host.apply(Sample.lines(1..<4))
    host.setWindow(true)
    #expect(host.shown == ["line 1:0", "line 2:0"])
  }
}
