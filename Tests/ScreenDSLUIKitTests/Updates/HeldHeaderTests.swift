@MainActor @Suite(.timedOnMain) struct HeldHeaderTests {
  private func screen(
    _ header: (any CellModel)?, _ ids: [Int] = [1], footer: (any CellModel)? = nil
  ) -> Section {
    Section("a", header: header, footer: footer) {
      for id in ids { Item(id: id).reorderable { _ in } }
    }
  }

  @Test(arguments: views, [true, false])
  func aHeaderThatIsEditedBecomesAnotherViewOnlyAfterwards(_ kind: ListKind, isHeld: Bool) {
    let bench = Bench(kind) { $0.holdsTouchedRow = isHeld }.showing(screen(Title(text: "search")))
    let header = bench.header(0)
    let field = header.edit()
    if isHeld { bench.show(screen(Title(text: "held"))) }
    bench.show(screen(Remark(text: "note")))
    bench.show(screen(Remark(text: "newest"), [1, 2], footer: Title(text: "end")))
    #expect(field.isFirstResponder && bench.header(0) === header)
    #expect(bench.shown == ["1", "2"] && bench.footer(0)?.shownText == "end")
    bench.sim.clearLog()
    bench.settle()
    #expect(bench.sim.log == [], "the view is left alone until then")
    #expect(bench.sim.beginDrag(.init(1)))
    field.resignFirstResponder()
    bench.settle()
    #expect(bench.header(0)?.shownText == "search", "it waits for a drag too")
    bench.sim.cancelDrag()
    bench.settle()
    #expect(bench.header(0)?.shownText == "newest" && bench.header(0) !== header)
    #expect(bench.footer(0)?.shownText == "end" && bench.turns.isEmpty)
  }

  @Test(arguments: views, [true, false])
  func whatAHeaderShowsIsHeldBackOnRequest(_ kind: ListKind, isAskedFor: Bool) {
    let bench = Bench(kind) { $0.holdsTouchedRow = isAskedFor }
    bench.show(screen(Title(text: "old"), footer: Title(text: "old")))
    let views = [bench.header(0), bench.footer(0)]
    let (field, control) = (views[0].edit(), views[1].touch())
    bench.show(screen(Title(text: "new"), footer: Title(text: "new")))
    let held = isAskedFor ? "old" : "new"
    #expect(bench.header(0)?.shownText == held && bench.footer(0)?.shownText == held)
    #expect(bench.turns.isEmpty != isAskedFor)
    control.isTracking = false
    bench.settle()
    #expect(bench.header(0)?.shownText == held && bench.footer(0)?.shownText == "new")
    #expect(field.isFirstResponder)
    field.resignFirstResponder()
    bench.settle()
    #expect(bench.header(0)?.shownText == "new" && bench.turns.isEmpty)
    #expect(bench.header(0) === views[0] && bench.footer(0) === views[1])
  }

  @Test(arguments: views) func aHeaderThatGoesGivesTheKeyboardUpAndHoldsNothing(_ kind: ListKind) {
    let bench = Bench(kind).showing(screen(Title(text: "search")))
    let (field, cell) = (bench.header(0).edit(), bench.cell(0))
    field.canResign = false
    bench.show(screen(Remark(text: "note")))
    #expect(field.isFirstResponder)
    bench.show(screen(nil))
    #expect(bench.cell(0) === cell)
    #expect(!field.isFirstResponder && bench.header(0) == nil && bench.turns.isEmpty)
    bench.show(screen(Title(text: "a")))
    let second = bench.header(0).edit()
    second.canResign = false
    bench.show(screen(Remark(text: "note")))
    bench.show(ScreenSnapshot(sections: ["b": [1]]))
    #expect(!second.isFirstResponder && bench.shown == ["1"] && bench.turns.isEmpty)
  }
}
