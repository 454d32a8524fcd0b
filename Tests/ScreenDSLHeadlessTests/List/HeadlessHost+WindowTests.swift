@testable import ScreenDSLHeadless

@MainActor @Suite(.timedOnMain) struct HeadlessHostWindowTests {
  @Test func listsInsideLeaveAndEnterTheWindowToo() throws {
    let shelf = Container(0, ListSample.Shelf()) { for id in 0..<3 { ListSample.Line(id: id) } }
    let host = ListSample.host(ListSample.screen { shelf })
    let list = try host.list(inside: .shelf(0))
    for hasWindow in [false, true] {
      host.setWindow(hasWindow)
      #expect(list.hasWindow == hasWindow)
      #expect(list.shown == (hasWindow ? ["line 0:0", "line 1:0"] : []))
    }
  }

  @Test func theWindowMayComeLateAndCanGrowShrinkAndVanish() {
    let host = ListSample.host(ListSample.lines(0..<4)) { $0.hasWindow = false }
    #expect(!host.takeLines().contains { $0.hasPrefix("create ") })
    host.apply(ListSample.lines(0..<10))
    host.setWindow(true)
    #expect(host.shown == ["line 0:0", "line 1:0"])
    host.setViewport(200)
    #expect(host.visibleRows.count == 4)
    host.setViewport(0)
    host.apply(ListSample.lines(5..<10))
    host.setViewport(50)
    #expect(host.shown == ["line 5:0"])
    #expect(host.live.count == 1)
  }
}
