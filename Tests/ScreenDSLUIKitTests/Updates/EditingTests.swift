@MainActor @Suite(.timedOnMain) struct EditingTests {
  @Test(arguments: views) func whatGoesGivesTheKeyboardUpEvenIfItsFieldRefuses(_ kind: ListKind) {
    func screen(_ rows: [Int]?, hasDeck: Bool = false) -> ScreenSnapshot {
      let first = rows.map { rows in
        Section("a") {
          for id in rows { Item(id: id) }
          if hasDeck { Container.deck("deck", [9]) }
        }
      }
      return ScreenSnapshot([first, Section("b", items: [2, 3])].compactMap(\.self))
    }
    for (path, rest) in [
      (.item(1), screen([0])), (RowPath("deck").item(9), screen([0, 1])), (.item(1), screen(nil)),
    ] as [(RowPath, ScreenSnapshot)] {
      let bench = Bench(kind).showing(screen([0, 1], hasDeck: true))
      let field = bench.adapter.cell(at: path, as: UIView.self).edit()
      field.canResign = false
      bench.show(rest)
      #expect(!field.isFirstResponder, "\(path)")
    }
  }

  @Test(arguments: views) func viewsAreSearchedForTheKeyboardOnlyIfOneOfThemGoes(_ kind: ListKind) {
    final class Probe: UIView {
      var count = 0
      override var isFirstResponder: Bool {
        count += 1
        return false
      }
    }
    let (bench, probe) = (Bench(kind).showing(Section("a", items: 0..<3)), Probe())
    bench.cell(0)?.addSubview(probe)
    for text in ["", "new"] { bench.show(Section("a", items: 0..<4, text: text)) }
    expectEqual(probe.count, 0)
    let field = Optional(probe).edit()
    probe.count = 0
    #expect(bench.view.editedView === field && probe.count == 1, "each view is asked once")
  }

  @Test(arguments: views, [true, false])
  func aRowThatIsEditedOrTouchedGetsAnotherCellOnlyAfterwards(_ kind: ListKind, isEdited: Bool) {
    let bench = Bench(kind).showing(ScreenSnapshot(sections: ["a": [0, 1], "b": [2, 3]]))
    let cell = bench.cell(0, 1)
    let (field, control) = (isEdited ? cell.edit() : nil, isEdited ? nil : cell.touch())
    bench.choose(.bold)
    expectEqual(bench.turns.delays, [0.1])
    bench.settle()
    #expect(bench.cell(0, 1) === cell && bench.shown == ["bold 0", "bold 1", "2", "bold 3"])
    bench.show(
      Section("a") {}, Section("b", header: Title(text: "new"), items: [4, 2, 3], text: "new"))
    #expect(bench.cell(1, 1) === cell && bench.header(1)?.shownText == "new")
    #expect(bench.shown == ["bold 4 new", "2", "bold 3 new"], "its cell cannot show anything else")
    #expect(field?.isFirstResponder != false && !bench.turns.isEmpty)
    field?.resignFirstResponder()
    control?.isTracking = false
    bench.settle()
    #expect(bench.shown == ["bold 4 new", "bold 2 new", "bold 3 new"] && bench.turns.isEmpty)
  }

  @Test(arguments: views) func whatARowShowsIsHeldBackWhileTheUserHasAHandOnIt(_ kind: ListKind) {
    let bench = Bench(kind) { $0.holdsTouchedRow = true }.showing(ScreenSnapshot(items: 0..<4))
    let (control, field) = (bench.cell(1).touch(), bench.cell(2).edit())
    let cells = [bench.cell(1), bench.cell(2)]
    for text in ["a", "b"] { bench.show(Section("items", items: [3, 2, 1, 0], text: text)) }
    expectEqual(bench.shown, ["3 b", "2", "1", "0 b"])
    #expect(bench.cell(1) === cells[1] && bench.cell(2) === cells[0])
    bench.sim.clearLog()
    bench.settle()
    #expect(bench.sim.log.isEmpty, "nothing is tried while the hand is on it")
    control.isTracking = false
    bench.settle()
    expectEqual(bench.shown, ["3 b", "2", "1 b", "0 b"])
    field.resignFirstResponder()
    bench.settle()
    expectEqual(bench.shown, ["3 b", "2 b", "1 b", "0 b"])
    #expect(bench.cell(1) === cells[1] && bench.cell(2) === cells[0] && bench.turns.isEmpty)
  }

  @Test(arguments: views) func whatIsHeldIsForgottenWithItsRowAndShownByAReload(_ kind: ListKind) {
    let bench = Bench(kind) { $0.holdsTouchedRow = true }.showing(ScreenSnapshot(items: 0..<4))
    let control = bench.cell(1).touch()
    bench.show(Section("items", items: 0..<4, text: "a"))
    bench.sim.setWindow(false)
    bench.show(Section("items", items: 0..<4, text: "b"))
    bench.setWindow(true)
    #expect(bench.shown == ["0 b", "1 b", "2 b", "3 b"] && bench.turns.isEmpty)
    bench.cell(1)?.addSubview(control)
    bench.show(Section("items", items: 0..<4, text: "c"))
    #expect(bench.shown[1] == "1 b" && !bench.turns.isEmpty)
    bench.show(Section("items", items: [0, 2, 3], text: "c"))
    #expect(bench.shown == ["0 c", "2 c", "3 c"] && bench.turns.isEmpty)
  }

  @Test(arguments: views) func aHeaderThatComesAndGoesLeavesTheKeyboardAlone(_ kind: ListKind) {
    let bench = Bench(kind).showing(screen(nil, [1, 2], text: "old"))
    let field = bench.cell(0).edit()
    bench.show(screen(nil, [1, 2], footer: Title(text: "error")))
    #expect(field.isFirstResponder && bench.footer(0)?.shownText == "error")
    expectEqual(bench.shown, ["1", "2"], "the field is written without the option")
    bench.show(screen(Title(text: "top"), [1, 2], footer: Remark(text: "other")))
    #expect(field.isFirstResponder && bench.footer(0)?.shownText == "other")
    expectEqual(bench.header(0)?.shownText, "top")
    bench.show(screen(nil, [1, 2]))
    #expect(field.isFirstResponder && bench.header(0) == nil && bench.footer(0) == nil)
  }

  private struct Option: CellModel { var isOn: Bool, onChange: Handler<Bool> }

  @Test func aSwitchThatShowsWhatTheModelSaysIsNotWritten() {
    let control = UISwitch()
    let cell = TestCell.cell(showing: Option.self) { cell, option, context in
      context.write(option.isOn, to: \.isOn, of: control)
      if control.superview == nil { cell.addSubview(control) }
      let name = UIAction.Identifier("change")
      let action = UIAction(identifier: name) { _ in context.fire(\.onChange, control.isOn) }
      control.addAction(action, for: .valueChanged)
    }
    let bench = Bench(.table, cells: [cell])
    func show(_ isOn: Bool, isRefused: Bool = false) {
      let onChange = Handler<Bool> { show(isRefused ? !$0 : $0) }
      bench.show(ScreenSnapshot(Section("form") { Option(isOn: isOn, onChange: onChange) }))
    }
    show(false)
    expectEqual(control.writes, 0)
    control.tap()
    #expect(control.isOn && control.writes == 1, "by the user alone")
    show(true, isRefused: true)
    show(false)
    #expect(!control.isOn && control.writes == 2)
  }

  @Test(arguments: views, [UIGestureRecognizer.State.began, .changed])
  func aGestureIsAHandToo(_ kind: ListKind, _ state: UIGestureRecognizer.State) {
    let bench = Bench(kind) { $0.holdsTouchedRow = true }.showing(ScreenSnapshot(items: 0..<2))
    let gesture = UIGestureRecognizer()
    bench.cell(1)?.addGestureRecognizer(gesture)
    gesture.state = state
    bench.show(Section("items", items: 0..<2, text: "new"))
    expectEqual(bench.shown, ["0 new", "1"])
    gesture.state = .ended
    bench.settle()
    expectEqual(bench.shown, ["0 new", "1 new"])
  }

  @Test(arguments: views, [true, false])
  func aCellThatWaitsIsNotConfiguredAsTheAnswerToAnAction(_ kind: ListKind, isHeld: Bool) {
    let bench = Bench(kind) { $0.holdsTouchedRow = isHeld }
    func screen(_ isNew: Bool) -> Section {
      let action = Handler { (_: Int) in bench.apply(screen(true)) }
      return Section("form") {
        let item = Item(id: 1, text: isNew ? "new" : "", onFire: action)
        if isNew && !isHeld { Other(number: 1) } else { item }
      }
    }
    bench.show(screen(false))
    let field = bench.cell(0).edit()
    #expect(bench.fire(.item(1)))
    bench.turns.advance(by: 2)
    expectEqual(bench.shown, ["1"])
    field.resignFirstResponder()
    bench.settle()
    expectEqual(bench.shown, [isHeld ? "1 new" : "other 1"])
  }

  private func screen(
    _ header: (any CellModel)?, _ ids: [Int] = [1], footer: (any CellModel)? = nil,
    text: String = ""
  ) -> Section {
    Section("a", header: header, footer: footer) {
      for id in ids { Item(id: id, text: text).reorderable { _ in } }
    }
  }

  @Test(arguments: views, [true, false])
  func aHeaderThatIsEditedBecomesAnotherViewOnlyAfterwards(_ kind: ListKind, isHeld: Bool) {
    let bench = Bench(kind) { $0.holdsTouchedRow = isHeld }.showing(screen(Title(text: "search")))
    let (header, field) = (bench.header(0), bench.header(0).edit())
    if isHeld { bench.show(screen(Title(text: "held"))) }
    bench.show(screen(Remark(text: "note")))
    bench.show(screen(Remark(text: "newest"), [1, 2], footer: Title(text: "end")))
    #expect(field.isFirstResponder && bench.header(0) === header)
    #expect(bench.shown == ["1", "2"] && bench.footer(0)?.shownText == "end")
    bench.sim.clearLog()
    bench.settle()
    expectEqual(bench.sim.log, [], "the view is left alone until then")
    #expect(bench.sim.beginDrag(.init(1)))
    field.resignFirstResponder()
    #expect(bench.settle(), "the list waits for a while, not for a turn")
    expectEqual(bench.header(0)?.shownText, "search", "it waits for a drag too")
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
