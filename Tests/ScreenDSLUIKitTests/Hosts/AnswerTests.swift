@MainActor @Suite(.timedOnMain) struct AnswerTests {
  private enum Store: CaseIterable { case refusing, accepting, late, silent }

  /// Item 1 is fired; the store answers with what shows, with a change, at once or some turns later, or not at all.
  private func fire(_ store: Store, in list: any ItemList) -> [String] {
    let answer = [Store.refusing: "old", .accepting: "new"][store]
    func screen(_ text: String) -> Section {
      let fire = Handler { (_: Int) in if let answer { list.show(screen(answer)) } }
      return Section("items") {
        for id in 0..<3 { Item(id: id, text: id == 1 ? text : "", onFire: fire) }
      }
    }
    list.show(screen("old"))
    #expect(list.fire(.item(1)))
    // What comes in one turn is answered at once, where turns are not virtual.
    if store != .accepting, list is Bench { #expect(list.fire(.item(1))) }
    if store == .late {
      (list as? Bench)?.turns.turn()
      list.show(screen("new"))
    }
    (list as? HeadlessHost)?.advance(by: 1)
    (list as? Bench)?.settle()
    expectEqual(list.record(.item(0))?.calls, ["first 0"], "nobody did anything there")
    return list.record(.item(1))?.calls ?? []
  }

  @Test(arguments: hosts) func theCellShowsTheModelAgainUnlessAnUpdateDid(_ kind: HostKind) throws {
    let list = kind.list()
    expectEqual(fire(.refusing, in: list), ["first 1 old", "again 1 old"])
    expectEqual(try list.log(in: nil), [], "that is no update")
    expectEqual(fire(.silent, in: kind.list()), ["first 1 old", "again 1 old"])
    expectEqual(fire(.accepting, in: kind.list()), ["first 1 old", "again 1 new"])
    expectEqual(fire(.late, in: kind.list()), ["first 1 old", "again 1 new"], "not the old one")
  }

  @Test(arguments: views) func headersAndRowsInContainersAreFilledToo(_ kind: ListKind) throws {
    let bench = Bench(kind).showing(
      Section("items", header: Action(onTap: Handler { _ in })) {
        Container("deck", Deck()) { Item(id: 1, onFire: Handler { _ in }) }.layout(.carousel)
      })
    let header = try #require(bench.header(0)?.first(ActionView.self))
    expectEqual(header.context?.fire(\.onTap, 1), true)
    bench.settle()
    expectEqual(header.fills, 2)
    let record = try #require(bench.inner(0)?.first(CollectionItemCell.self)).record
    expectEqual(record.context?.fire(\.onFire, 1), true)
    bench.settle()
    expectEqual(record.calls, ["first 1", "again 1"])
    expectEqual(header.context?.fire(\.onTap, 1), true)
    bench.show(Section("items") {})
    #expect(bench.turns.isEmpty, "a view that is gone is not waited for")
  }

  @Test(arguments: views, [true, false])
  func whatIsTouchedIsFilledOnceItIsLeftAlone(_ kind: ListKind, _ isMenu: Bool) throws {
    let bench = Bench(kind).showing(Section("items") { Item(id: 1, onFire: Handler { _ in }) })
    let (control, isTapped) = (bench.cell(0).touch(), kind == .table)
    let button: UIButton = isTapped ? MenuButton(frame: .zero) : UIButton(frame: .zero)
    button.showsMenuAsPrimaryAction = isTapped
    if isMenu {
      control.isTracking = false
      bench.cell(0)?.addSubview(button)
      button.openMenu()
    }
    for _ in 0..<20 { #expect(bench.fire(.item(1))) }
    bench.settle()
    expectEqual(bench.record(0)?.calls, ["first 1"])
    expectEqual(bench.turns.delays.count, 1, "only the last is waited for")
    control.isTracking = false
    button.closeMenu()
    bench.settle()
    expectEqual(bench.record(0)?.calls, ["first 1", "again 1"])
    // Outside of a window it is filled where it is; a reload would be the only update that such a view takes.
    let record = bench.record(0)
    bench.sim.setWindow(false)
    bench.sim.clearLog()
    expectEqual(record?.context?.fire(\.onFire, 1), true)
    bench.settle()
    #expect(record?.calls.count == 3 && bench.sim.reloads == 0)
  }

  @Test(arguments: views) func aContainerNeedsNoCell(_ kind: ListKind) {
    let bench = Bench(kind, cells: [.item])
    func screen(_ ids: Range<Int>) -> Section {
      Section("rows") {
        Container("pad", Stack()) { for id in ids { Item(id: id) } }
        Container("deck", Deck()) { for id in ids { Item(id: id) } }.layout(.carousel)
      }
    }
    bench.show(screen(0..<1))
    let inner = bench.inner(0)
    #expect(inner != nil && inner !== bench.inner(1))
    if kind == .collection { expectEqual(inner?.shown, ["0"]) }
    bench.show(screen(1..<4))
    #expect(bench.inner(0) === inner && inner?.sim.visiblePaths.count == 2)
    #expect(bench.problems.allSatisfy { $0.description.contains("Item") })
  }

  @Test(arguments: views) func aContainerShowsItsContentAboveItsRows(_ kind: ListKind) {
    let content = TestCell.content(showing: Deck.self) { deck, _ in
      var content = UIListContentConfiguration.plainHeader()
      content.text = deck.title
      return content
    }
    let bench = Bench(kind, cells: [.item, content])
    for title in ["one", "two"] {
      bench.show("rows") {
        Container.deck("deck", title: title, 0..<9)
          .layout(.carousel.itemSize(width: 100, height: 90))
      }
      expectEqual(bench.cell(0)?.first(UILabel.self)?.text, title)
      #expect(bench.inner(0)?.sim.visiblePaths.count == 4 && bench.problems.count <= 1)
    }
  }
}
