@MainActor @Suite(.timedOnMain) struct SkippedBlockTests {
  private let heard = Log(), evaluations = Evaluations()

  private func show(_ sections: Section..., in list: any ItemList) {
    list.show(ScreenSnapshot(sections, reusing: list.updater.newest))
  }

  nonisolated static func item(_ id: Int, _ version: Int, _ heard: Log) -> some SectionContent {
    Item(id: id, onFire: Handler { heard.add("fire \(id) with \($0) in \(version)") })
      .onSelect { heard.add("select \(id) in \(version)") }
      .swipeActions(SwipeAction("Pin") { heard.add("pin \(id) in \(version)") })
      .onDisplay { heard.add("display \(id) in \(version)") }
      .onEndDisplay { heard.add("end \(id) in \(version)") }
      .onPrefetch { heard.add("\($0) \(id) in \(version)") }
      .reorderable { heard.add("drag \(id) to \($0.index) in \(version)") }
  }

  private func section(
    _ version: Int, header: Bool = false, dependsOn value: Int = 1, _ ids: Range<Int> = 0..<3
  ) -> Section {
    let (heard, evaluations) = (heard, evaluations)
    let action = Action(onTap: Handler { heard.add("header with \($0) in \(version)") })
    return Section("s", header: header ? action : nil, dependsOn: value) {
      let _ = evaluations.add()
      for id in ids { Self.item(id, version, heard) }
    }
  }

  @Test(arguments: hosts) func aSectionsHandlersAreTheNewest(_ kind: HostKind) throws {
    let list = kind.list()
    for version in 1...3 { show(section(version), in: list) }
    #expect(evaluations.count == 1 && heard.take() == (0..<3).map { "display \($0) in 1" })
    try list.tap(.item(0))
    try list.tap("s/1")
    try list.swipeAndPerform(.item(1))
    #expect(list.fire(.item(2)))
    #expect(heard.take() == ["select 0 in 3", "select 1 in 3", "pin 1 in 3", "fire 2 with 5 in 3"])
    try list.drag(.item(0), to: RowPosition(section: 0, row: 2))
    expectEqual(heard.take(), ["drag 0 to 2 in 3"])
    expectEqual(evaluations.count, 2, "the newest closure was evaluated once, for all of them")
    for version in 4...5 { show(section(version), in: list) }
    try list.tap(.item(0))
    expectEqual(heard.take().last, "select 0 in 5")
    expectEqual(evaluations.count, 3, "the declaration after a touch is skipped too")
    show(section(6, dependsOn: 2), in: list)
    expectEqual(evaluations.count, 4)
  }

  @Test(arguments: hosts) func whatComesIntoSightHasTheNewestHandlers(_ kind: HostKind) {
    let list = kind.list()
    for version in 1...2 { show(section(version, 0..<20), in: list) }
    _ = heard.take()
    list.scroll(to: 220)
    let lines = heard.take()
    #expect(lines.allSatisfy { $0.hasSuffix(" in 2") }, "\(lines)")
    expectEqual(["display", "end"].map { word in lines.count { $0.hasPrefix(word) } }, [5, 5])
    #expect(lines.contains { $0.hasPrefix("expected") } != (kind == .headless))
    expectEqual(evaluations.count, 2)
  }

  @Test(arguments: hosts) func theHeaderOfASkippedSectionIsTheNewestToo(_ kind: HostKind) throws {
    let list = kind.list()
    for version in 1...3 { show(section(version, header: true), in: list) }
    let view = try #require(list.view(.header, of: "s")?.first(ActionView.self))
    #expect(view.context?.path == nil && view.context?.fire(\.onTap, 4) == true)
    #expect(heard.take().last == "header with 4 in 3" && evaluations.count == 1)
    list.show(Section("other", items: [1]))
    expectEqual(view.context?.fire(\.onTap, 4), false, "its section is gone")
  }

  private var deck: @Sendable (_ version: Int) -> Container {
    { [heard, evaluations] version in
      Container("deck", Deck(), dependsOn: 1) {
        let _ = evaluations.add()
        for id in 0..<3 { Self.item(id, version, heard) }
      }.layout(.carousel.itemSize(width: 100))
    }
  }

  enum Around: CaseIterable { case section, skippedSection, skippedContainer }

  @Test(arguments: hosts, Around.allCases)
  func aContainersHandlersAreTheNewest(_ kind: HostKind, _ around: Around) throws {
    let (list, deck) = (kind.list(), deck)
    for version in 1...3 {
      let section =
        switch around {
        case .section: Section("s") { deck(version) }
        case .skippedSection: Section("s", dependsOn: 1) { deck(version) }
        case .skippedContainer:
          Section("s") {
            Container("outer", Deck(), dependsOn: 1) { deck(version) }
              .layout(.carousel.itemSize(width: 320))
          }
        }
      show(section, in: list)
    }
    expectEqual(evaluations.count, 1)
    let path = RowPath("deck", in: around == .skippedContainer ? ["outer"] : [], section: "s")
    _ = heard.take()
    try list.tap(path.item(1))
    #expect(list.fire(path.item(0)) && heard.take() == ["select 1 in 3", "fire 0 with 5 in 3"])
    if kind == .headless {
      try list.swipeAndPerform(path.item(1))
      expectEqual(heard.take(), ["pin 1 in 3"], "a view has no swipes in a carousel")
    }
    show(Section("s") {}, in: list)
    expectEqual(evaluations.count, 2)
  }
}
