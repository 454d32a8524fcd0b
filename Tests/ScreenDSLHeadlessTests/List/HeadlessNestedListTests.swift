@MainActor @Suite(.timedOnMain) struct HeadlessNestedListTests {
  private let host = ListSample.host { $0.viewport = 50 }

  @Test func anUpdateFromACallbackOfAListInsideWaitsForTheListsAround() throws {
    let calls = Log()
    host.show {
      Container(0, ListSample.Shelf()) {
        for id in 0..<4 {
          ListSample.Line(id: id).onDisplay { [host] in
            guard id == 3 else { return }
            host.show { Container(7, ListSample.Shelf()) { ListSample.Line(id: 0) } }
            calls.add("\(host.updater.isWaiting)")
          }
        }
      }
    }
    let first = host.takeLines().first { $0.hasPrefix("display ") || $0.contains("LineCell") }
    expectEqual(first?.hasPrefix("display "), true, "a list inside has no window before its cell")
    try host.list(inside: .shelf(0)).scroll(to: 100)
    #expect(calls.take() == ["true"] && host.visibleRows.withoutSections == [.shelf(7)])
  }

  @Test func equalRowsLieElsewhereInAnotherLayout() throws {
    let counts = try [50.0, 25, 100].map { width in
      host.show {
        Container(0, ListSample.Shelf()) { for id in 0..<10 { ListSample.Line(id: id) } }
          .layout(.carousel.itemSize(width: width, height: 20))
      }
      return try host.list(inside: .shelf(0)).visibleCells.count
    }
    expectEqual(counts, [2, 4, 1])
  }

  /// A list that scrolls like the list around it, or sideways; a row in it is seen where both have it in their windows.
  @Test(arguments: [LayoutHint.list, nil])
  func aRowIsSeenThroughBothWindows(_ layout: LayoutHint?) throws {
    let host = ListSample.host { $0.viewport = 180 }
    host.show {
      let shelf = Container(0, ListSample.Shelf()) { for id in 0..<4 { ListSample.Line(id: id) } }
      (layout.map { shelf.layout($0) } ?? shelf).height(75)
      for id in 10..<20 { ListSample.Line(id: id) }
    }
    let list = try host.list(inside: .shelf(0))
    for (offset, along, across) in [(0.0, [1, 0.5], 1.0), (50, [0, 0.5], 25 / 75)] {
      host.scroll(to: offset)
      let shares = list.visibleRows.map { list.visibleShare(of: .row($0)) }
      expectEqual(shares, (layout == nil ? [across, across] : along), "\(offset)")
    }
  }

  @Test func aRowThatFillsTheOuterWindowIsSeen() throws {
    host.show {
      Container(0, ListSample.Shelf()) { ListSample.Line(id: 0).height(80) }.layout(.list)
        .height(100)
    }
    let list = try host.list(inside: .shelf(0))
    expectEqual(list.visibleShare(of: .row(list.visibleRows[0])), 1)
  }

  enum Action: CaseIterable { case show, leaveWindow, enterWindow, scrollAway }

  @Test(arguments: Action.allCases) func idsAreLookedAtAsOftenAtEachLevel(action: Action) {
    let counts = [10, 20, 30, 40].map { lookUps(action, depth: $0) }
    expectEqual(Set(zip(counts.dropFirst(), counts).map { $0 - $1 }).count, 1, "\(counts)")
  }

  private func lookUps(_ action: Action, depth: Int) -> Int {
    let (host, screen) = (ListSample.host(), Self.screen(depth: depth))
    if action != .show { host.apply(screen) }
    if action == .enterWindow { host.setWindow(false) }
    CountedID.lookUps = 0
    switch action {
    case .show: host.apply(screen)
    case .leaveWindow: host.setWindow(false)
    case .enterWindow: host.setWindow(true)
    case .scrollAway: host.scroll(to: 50)
    }
    return CountedID.lookUps
  }

  private static func screen(depth: Int) -> ScreenSnapshot {
    var row = Row(
      Container(CountedID(number: 0), ListSample.Shelf()) {
        for id in 0..<3 { ListSample.Line(id: id) }
      })
    for id in 1..<depth { row = Row(Container(CountedID(number: id), ListSample.Shelf()) { row }) }
    return ScreenSnapshot("all") {
      row
      for id in 10..<20 { ListSample.Line(id: id) }
    }
  }
}
