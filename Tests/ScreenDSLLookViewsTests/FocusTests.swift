@MainActor @Suite(.timedOnMain) struct FocusTests {
  @Test(arguments: ListKind.allCases, SimOptions.CallbackOrder.allCases)
  func aFieldThatGoesMayChangeTheList(_ kind: ListKind, _ order: SimOptions.CallbackOrder) throws {
    for way in ["focus", "correction"] {
      let bench = LookBench(kind)
      bench.view.sim.options.callbackOrder = order
      var (text, isFocused, ends) = ("Ada", true, 0)
      func apply() {
        bench.apply(drains: false) {
          Look.field("Name", text: text) {
            text = $0
            apply()
          }.focused(isFocused) {
            isFocused = $0
            ends += $0 ? 0 : 1
            apply()
          }.id("field")
          Look.text(isFocused ? "typing" : "at rest").id("state")
          for id in 0..<60 { Look.text("\(id)").id(id) }
        }
      }
      apply()
      bench.settle()
      let field = try bench.find(UITextField.self)
      #expect(field.isFirstResponder)
      if way == "correction" { field.autocorrectOnResign = "Adam" }
      bench.view.sim.scroll(to: 1_000)
      #expect(bench.adapter.updater.isWaiting, "\(way)")
      bench.settle()
      #expect(!isFocused && ends == 1 && text == (way == "correction" ? "Adam" : "Ada"))
      bench.scroll(to: 0)
      expectEqual(bench.texts(1), ["at rest"], "\(way)")
    }
  }

  @Test(arguments: ListKind.allCases)
  func aFieldInAHeaderThatIsScrolledAwayMayChangeTheList(_ kind: ListKind) {
    let bench = LookBench(kind)
    func apply(_ isFocused: Bool) {
      let header = Look.field("Name", text: "") { _ in }.focused(isFocused) { apply($0) }
      bench.apply(header: header, drains: false) {
        for id in 0..<(isFocused ? 60 : 59) { Look.text("\(id)").id(id) }
      }
    }
    apply(true)
    bench.settle()
    bench.view.sim.scroll(to: 1_000)
    #expect(bench.adapter.updater.isWaiting, "the model has heard of it")
    bench.settle()
  }

  @Test(arguments: ListKind.allCases, [true, false])
  func ofTwoFieldsOneHasTheKeyboard(_ kind: ListKind, _ inOneRow: Bool) {
    let bench = LookBench(kind)
    var (issues, heard): ([String], Int) = ([], 0)
    bench.adapter.onProblem = { issues.append("\($0)") }
    func field(_ name: String) -> Look.Field {
      Look.field(name, text: "") { _ in }.focused(true) { _ in
        heard += 1
        show()
      }
    }
    func show() {
      bench.apply(drains: false) {
        if inOneRow {
          Look.vertical(field("a"), field("b")).id("both")
        } else {
          for name in ["a", "b"] { field(name).id(name) }
        }
      }
    }
    show()
    for _ in 0..<30 {
      bench.view.sim.drain()
      bench.turn()
    }
    #expect(bench.delays.isEmpty && heard < 8, "the list comes to rest (\(heard) changes)")
    expectEqual(bench.view.all(UITextField.self).map(\.isFirstResponder), [true, false])
    expectEqual(issues.map { $0.contains("Focus must be wanted by one field") }, [true])
  }

  /// Two values that each say that a field is focused: a person goes from one to the other, and so may the model.
  @Test(arguments: ListKind.allCases) func theFieldThatIsNamedLastHasTheFocus(_ kind: ListKind) {
    let bench = LookBench(kind)
    var (focused, issues): ([Bool], Int) = ([true, false], 0)
    bench.adapter.onProblem = { _ in issues += 1 }
    func show() {
      bench.apply(drains: false) {
        for id in 0..<2 {
          Look.field("\(id)", text: "") { _ in }.focused(focused[id]) {
            focused[id] = $0
            show()
          }.id(id)
        }
      }
    }
    show()
    bench.settle()
    focused[1] = true
    show()
    bench.settle()
    #expect(focused == [false, true] && issues == 0)
    expectEqual(bench.view.all(UITextField.self).map(\.isFirstResponder), [false, true])
  }

  @Test(arguments: ListKind.allCases) func aFieldHasTheFocusOnceItCan(_ kind: ListKind) throws {
    let bench = LookBench(kind)
    func show(_ isOn: Bool, focus: Bool = true) {
      bench.show {
        for id in 0..<30 { Look.text("\(id)").id(id) }
        Look.field("Name", text: "") { _ in }.enabled(isOn).focused(focus) { _ in }.id("field")
      }
    }
    show(false)
    bench.scroll(to: 1_000)
    let field = try bench.find(UITextField.self, 30)
    #expect(!field.isFirstResponder && bench.delays.isEmpty)
    show(true)
    #expect(field.isFirstResponder)
    show(true, focus: false)
    bench.view.sim.scroll(to: 0)
    show(true)
    for offset in stride(from: 0, to: 1_000, by: 60) { bench.scroll(to: CGFloat(offset)) }
    #expect(try bench.find(UITextField.self, 30).isFirstResponder, "it shows")
  }

  @Test(arguments: ListKind.allCases) func aFieldThatBecomesATextIsNotEdited(_ kind: ListKind) {
    let bench = LookBench(kind).show { Look.field("Name", text: "Ada") { _ in }.id("row") }
    bench.view.first(UITextField.self)?.becomeFirstResponder()
    bench.show { Look.text("Ada").id("row") }
    #expect(bench.view.editedView == nil && bench.texts() == ["Ada"])
  }

  enum Parent: CaseIterable, Sendable { case list, row, container }

  @Test func aFieldThatIsEditedIsDisabledAfterTheUpdate() throws {
    let bench = LookBench(.table)
    func apply(_ isOn: Bool) {
      bench.apply { Look.field("Name", text: "") { _ in }.enabled(isOn).id("field") }
    }
    apply(true)
    bench.settle()
    let field = try bench.find(UITextField.self)
    #expect(field.becomeFirstResponder())
    for isOn in [false, true] { apply(isOn) }
    bench.settle()
    #expect(field.isFirstResponder && field.isEnabled, "it was off for a moment")
    apply(false)
    #expect(!field.isUserInteractionEnabled && field.isEnabled && field.isFirstResponder)
    bench.settle()
    #expect(!field.isEnabled && !field.isFirstResponder)
  }

  @Test(arguments: ListKind.allCases, Parent.allCases)
  func theNextFieldIsAboveTheKeys(_ kind: ListKind, _ parent: Parent) throws {
    let bench = LookBench(kind)
    let window = try #require(bench.view.window)
    let outer = UIView(frame: window.bounds)
    window.addSubview(outer)
    outer.addSubview(bench.view)
    bench.view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      bench.view.topAnchor.constraint(equalTo: outer.topAnchor),
      bench.view.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      bench.view.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
      bench.view.bottomAnchor.constraint(equalTo: outer.keyboardLayoutGuide.topAnchor),
    ])
    (bench.view.isAnimationSlow, window.keyboardHeight) = (true, 300)
    func field(_ id: Int) -> Look.Field { Look.field("\(id)", text: "") { _ in }.returnKey(.next) }
    bench.show {
      switch parent {
      case .list: for id in 0..<20 { field(id).id(id) }
      case .row: Look.vertical { for id in 0..<20 { field(id) } }.id("all")
      case .container:
        Container("all", Grid()) { for id in 0..<20 { field(id).id(id) } }.layout(.list)
      }
    }
    #expect(try bench.view.frame.maxY == 640 && bench.find(UITextField.self).becomeFirstResponder())
    bench.settle()
    expectEqual(bench.view.frame.maxY, 340, "it ends above the keys")
    func edited() throws -> UITextField { try #require(bench.view.editedView as? UITextField) }
    for _ in 0..<19 {
      let field = try edited()
      #expect(field.pressReturn() && bench.delays.allSatisfy { $0 < 1 }, "no scroll is awaited")
      bench.settle()
      let next = try edited()
      let place = next.convert(next.bounds, to: window)
      #expect(next !== field && place.minY >= 0 && place.maxY < 340.01, "\(place)")
    }
    #expect(try edited().resignFirstResponder() && bench.view.frame.maxY == 640)
  }
}
