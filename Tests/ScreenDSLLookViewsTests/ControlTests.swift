@MainActor @Suite(.timedOnMain) struct ControlTests {
  private let bench = LookBench(.table)

  @Test(arguments: ListKind.allCases) func anAcceptedValueThatWaitsStays(_ kind: ListKind) throws {
    let bench = LookBench(kind)
    var isOn = false
    func show() {
      bench.apply {
        Look.toggle("Newsletter", isOn: isOn) {
          isOn = $0
          show()
        }.id("toggle")
        Look.text("other").id("other").reorderable { _ in }
      }
    }
    show()
    bench.settle()
    let toggle = try bench.find(UISwitch.self)
    #expect(bench.view.sim.beginDrag(IndexPath(row: 1, section: 0)) && toggle.tap())
    for _ in 0..<2 {
      bench.settle()
      #expect(toggle.isOn && toggle.writes == 1, "the finger alone")
      bench.view.sim.cancelDrag()
    }
  }

  @Test(arguments: ListKind.allCases) func aChoiceIsPickedByItsTitle(_ kind: ListKind) throws {
    let bench = LookBench(kind)
    var (themes, title, picked) = (["light", "dark", "auto"], "Edit", [String]())
    func show() {
      bench.apply {
        for style in [Look.PickerKind.segments, .menu] {
          Look.picker("Theme", themes, selected: "dark", as: style, name: { $0 }) {
            picked.append($0)
          }.id(style)
        }
        Look.button(title) { [title] in picked.append(title) }.id("button")
        Look.text("other").id("other").reorderable { _ in }
      }
    }
    show()
    bench.settle()
    let segments = try bench.find(UISegmentedControl.self, 0)
    let (menu, button) = (try bench.find(UIButton.self, 1), try bench.find(UIButton.self, 2))
    #expect(bench.view.sim.beginDrag(IndexPath(row: 3, section: 0)))
    (themes, title) = (["auto", "dark"], "Done")
    show()
    for (index, title) in [(2, "auto"), (0, "light")] {
      #expect(segments.pick(index) && menu.choose(title) && button.tap())
      expectEqual(picked, ["auto", "auto"], "\(title)")
    }
    bench.view.sim.cancelDrag()
    bench.settle()
    #expect(segments.selectedSegmentIndex == 1 && menu.configuration?.title == "dark")
  }

  /// Also of a menu that was opened before: the item is found by the titles on the way to it.
  @Test(arguments: ListKind.allCases) func theNewestItemOfAMenuRuns(_ kind: ListKind) throws {
    let bench = LookBench(kind)
    var (titles, heard, version) = (["Share", "Archive"], [String](), 1)
    func show() {
      let inbox = MenuAction("Inbox") { [version] in heard.append("Inbox \(version)") }
      bench.apply {
        Look.menu("More", image: .symbol("ellipsis")) {
          for title in titles {
            MenuAction(title, isOn: title == "Archive") { [version] in
              heard.append("\(title) \(version)")
            }
          }
          MenuAction("Move", children: [inbox])
          MenuAction("Delete", style: .destructive, isDisabled: version > 1) {}
        }.id("menu")
      }
    }
    show()
    bench.settle()
    let button = try bench.find(UIButton.self)
    func actions() -> [UIAction] { button.menu?.children.compactMap { $0 as? UIAction } ?? [] }
    expectEqual(actions().map(\.state), [.off, .on, .off])
    expectEqual(actions().last?.attributes, .destructive)
    #expect(button.showsMenuAsPrimaryAction && button.choose("Move", "Inbox"))
    button.openMenu()
    (titles, version) = (["Archive", "Print"], 2)
    show()
    for title in ["Archive", "Share", "Delete"] {
      button.sendAction(try #require(actions().first { $0.title == title }))
    }
    expectEqual(heard, ["Inbox 1", "Archive 2"])
    button.closeMenu()
    bench.settle()
    expectEqual(button.menu?.children.map(\.title), ["Archive", "Print", "Move", "Delete"])
    #expect(!button.choose("Delete"))
  }

  @Test func anItemOfAHiddenMenuRunsNoOtherAction() throws {
    let (bench, log) = (LookBench(.collection), Log())
    bench.adapter.environment.hidesSensitiveTexts = true
    func show(_ titles: [String]) {
      let menu = Look.menu("More") { for title in titles { MenuAction(title) { log.add(title) } } }
      bench.show { menu.sensitive().id("menu") }
    }
    show(["Share", "Delete"])
    let button = try bench.find(UIButton.self)
    let share = try #require(button.menu?.children.first as? UIAction)
    button.openMenu()
    show(["Delete", "Share"])
    button.sendAction(share)
    #expect(share.title == "••••" && log.lines == ["Share"])
  }

  @Test func whatIsInUseDoesNothingThatAnotherControlDoes() throws {
    let bench = LookBench(.collection)
    var heard: [String] = []
    func show(_ name: String) {
      func hear(_ value: Any) { heard.append("\(name) \(value)") }
      bench.show {
        Look.menu(name) { MenuAction("Delete") { hear("delete") } }.id(0)
        Look.picker(name, ["S", "M"], selected: "S", name: \.self) { hear($0) }.id(1)
        Look.slider(name, value: 0, onDrag: { hear($0) }) { hear($0) }.id(2)
        Look.button(name) { hear("press") }.id(3)
        Look.stepper(name, value: 0, in: 0...9) { hear($0) }.id(4)
        Look.toggle(name, isOn: false) { hear($0) }.id(5)
      }
    }
    show("old")
    let menus = try (0..<2).map { try bench.find(UIButton.self, $0) }
    let controls = try (2..<6).map { try bench.find(UIControl.self, $0) }
    for menu in menus { menu.openMenu() }
    for control in controls { control.isTracking = true }
    show("new")
    #expect(menus[0].choose("Delete") && menus[1].choose("M"))
    try bench.find(UISlider.self, 2).value = 0.5
    try bench.find(UIStepper.self, 4).value = 1
    for control in controls.dropLast() {
      control.sendActions(for: [.valueChanged, .primaryActionTriggered, .touchUpInside])
    }
    for control in controls { control.isTracking = false }
    expectEqual(heard, [])
    bench.settle()
    #expect(menus[0].choose("Delete") && menus[1].choose("M"))
    #expect(try bench.find(UISlider.self, 2).drag(through: 0.5))
    bench.turn()
    #expect(bench.delays.max() == 0.1, "only a field may take a second")
    for control in controls.dropFirst() { #expect(control.tap()) }
    expectEqual(
      heard, ["new delete", "new M", "new true", "new 0.5", "new false", "new press", "new true"])
  }

  @Test func bothEndsAreReachedAlsoThoseOfTheNumbers() throws {
    for end in [100, Int.max, .min, 0] {
      bench.show { Look.stepper("Count", value: end, in: end...end) { _ in }.id("stepper") }
      expectEqual(try bench.find(UIStepper.self).value, Double(end))
    }
    var heard: [Int] = []
    bench.show { Look.stepper("Count", value: 0, in: .min ... .max) { heard.append($0) }.id("all") }
    let stepper = try bench.find(UIStepper.self)
    for end in [Int.max, .min] {
      stepper.value = Double(end)
      stepper.sendActions(for: .valueChanged)
    }
    expectEqual(heard, [.max, .min])
    var (number, value) = (2, 0.0)
    for (end, share) in [(9, 4.0), (-5, 0)] {
      for _ in 0..<3 {
        bench.showRows(
          Look.stepper("", value: number, in: -5...9, step: 6) { number = $0 },
          Look.slider("", value: value, in: 0...4, step: 0.3) { value = $0 })
        let stepper = try bench.find(UIStepper.self, 0)
        #expect(stepper.stepValue == 6 && stepper.step(end > 0 ? 1 : -1))
        #expect(try bench.find(UISlider.self, 1).drag(through: 0.5, Float(share / 4)))
      }
      #expect(number == end && value == share)
    }
  }

  @Test func buttonsShowWhatTheyAre() throws {
    for (isOn, style) in [(false, "gray"), (true, "filled"), (false, "gray")] {
      bench.showRows(
        Look.horizontal(
          Look.button("Unread") {}.kind(.chip).selected(isOn),
          Look.button("Share", image: .symbol("square")) {}.iconOnly(),
          Look.menu("Sort") { MenuAction("Name") {} }.kind(.chip).selected(isOn)),
        Look.button("Delete", image: .remote("bin", placeholder: .symbol("trash"))) {}
          .kind(.destructive), Look.button("Share") {}.kind(.tinted))
      let buttons = try bench.look().all(UIButton.self)
      for chip in [buttons[0], buttons[2]] {
        #expect(chip.configuration?.style == style && chip.isSelected == isOn)
        #expect(!chip.looksSelected, "the look says it")
        expectEqual(chip.configuration?.cornerStyle, .capsule)
      }
      #expect(buttons[1].configuration?.title == nil && buttons[1].accessibilityLabel == "Share")
      let form = try bench.find(UIButton.self, 1).configuration
      #expect(form?.style == "plain" && form?.baseForegroundColor == .systemRed)
      expectEqual(form?.image?.name, "trash")
      expectEqual(try bench.find(UIButton.self, 2).configuration?.style, "tinted")
    }
  }

  @Test func segmentsMaySelectNoneAndShrink() throws {
    let sizes = ["S", "M", "L", "XL", "XXL"]
    for (selected, index) in [("S", 0), ("gone", -1), ("M", 1)] {
      bench.showRows(
        Look.horizontal(
          Look.text("Size of it"),
          Look.picker("", sizes, selected: selected, as: .segments, name: \.self) { _ in }))
      expectEqual(try bench.find(UISegmentedControl.self).selectedSegmentIndex, index)
      #expect(try bench.find(UILabel.self).bounds.height < 30, "a text of one line")
    }
  }

  @Test func whatHasNoHandlerCannotBeUsed() throws {
    bench.showRows(
      Look.toggle("Newsletter", isOn: true, nil), Look.button("Save", nil),
      Look.field("Name", text: "", nil), Look.button("Send") {}.busy(true),
      Look.vertical { Look.button("Send") {} }.enabled(false),
      Look.text("Rules").link("Rules") {}.enabled(false))
    for row in 0..<6 { expectEqual(try bench.find(UIControl.self, row).isEnabled, false) }
    let (off, busy) = (try bench.find(UIButton.self, 1), try bench.find(UIButton.self, 3))
    #expect(!off.tap() && busy.configuration?.showsActivityIndicator == true)
  }

  @Test(arguments: RandomPart.Kind.allCases)
  func whatLoadsOrIsOffCannotBeUsed(_ control: RandomPart.Kind) throws {
    let (bench, model) = (LookBench(.table), RandomModel())
    func show(_ own: [RandomStyle], _ around: [RandomStyle]) throws -> [UIView] {
      let part = RandomPart.styled(.control(control, "n5"), own)
      let stack = RandomPart.stack(isVertical: true, [part], padding: nil, restacks: false)
      let row = RandomPart.styled(stack, around)
      bench.show { RandomRow(id: 1, part: row, numbers: model.numbers, model: .init(model: model)) }
      return try bench.look().all(UIView.self)
        .filter { $0.isUsed && ($0 as? UIButton)?.accessibilityLabel != "n1" }
    }
    for (own, around) in [
      ([.loading], []), ([], [.loading]), ([.off], []), ([], [.off]),
    ] as [([RandomStyle], [RandomStyle])] {
      for view in try show([], []) {
        (view as? UIButton)?.openMenu()
        view.becomeFirstResponder()
      }
      let views = try show(own, around)
      for view in views {
        for number in 0..<3 { view.use(number) }
        (view as? UIButton)?.closeMenu()
      }
      bench.settle()
      #expect(model.numbers == [:] && !views.isEmpty, "\(own) \(around)")
      for view in views {
        let isOn = (view as? UIControl)?.isEnabled ?? (view as? UITextView)?.isEditable ?? false
        #expect(!isOn && !view.isUserInteractionEnabled && !view.isFirstResponder)
      }
    }
    for view in try show([], []) { view.use(2) }
    #expect(!model.numbers.isEmpty || control == .waiting, "it can be used again")
  }

  @Test func whereThereAreNoValueControlsAButtonChangesTheValue() throws {
    var options = SimOptions.current
    options.behavior.idiom = .tv
    let bench = LookBench(.collection)
    var (isOn, volume, count, theme, size) = (false, 0.5, 2, "light", "gone")
    func use(_ row: Int) throws -> UIButton {
      SimOptions.$current.withValue(options) {
        _ = bench.showRows(
          Look.toggle("Newsletter", isOn: isOn) { isOn = $0 },
          Look.slider("Volume", value: volume, step: 0.25) { volume = $0 },
          Look.stepper("Count", value: count, in: 0...3) { count = $0 },
          Look.picker("Theme", ["light", "dark"], selected: theme, name: \.self) { theme = $0 },
          Look.picker("Size", ["S", "M"], selected: size, name: \.self) { size = $0 })
      }
      let button = try bench.find(UIButton.self, row)
      #expect(button.tap())
      return button
    }
    expectEqual(try (1...4).map { try use($0).configuration?.title }, ["50 %", "2", "light", "–"])
    #expect(try use(0).configuration?.image?.name == "circle" && isOn)
    #expect(bench.view.all(UISwitch.self).isEmpty)
    let toggle = try use(0)
    #expect(toggle.configuration?.image?.name == "checkmark.circle.fill" && toggle.isSelected)
    #expect(toggle.configuration?.title == nil, "a sign says whether it is on")
    #expect(volume == 0.75 && count == 3 && theme == "dark" && size == "S")
    #expect(try use(2).configuration?.title == "3" && count == 0, "after the last comes the first")
  }

  @Test(arguments: ListKind.allCases) func aButtonSpinsWhileItWaits(_ kind: ListKind) async throws {
    let (bench, gate) = (LookBench(kind), Gate())
    func isBusy(_ row: Int) throws -> Bool {
      let button = try bench.find(UIButton.self, row)
      expectEqual(button.isEnabled, (button.configuration?.showsActivityIndicator == false))
      return !button.isEnabled
    }
    let book = Look.button("Book") { try await gate.pass() }
    func show(_ ids: [Int]) {
      bench.show { for id in ids { Look.horizontal(Look.text("Seat \(id)").fill(), book).id(id) } }
    }
    show(Array(1...60))
    let button = try bench.find(UIButton.self, 0)
    #expect(button.tap())
    _ = button.tap()
    bench.settle()
    #expect(try isBusy(0) && !isBusy(1))
    #expect(try bench.find(UIButton.self, 0) === button && !button.tap())
    #expect(button.accessibilityTraits.contains(.notEnabled))
    show([2, 1] + Array(3...60))
    #expect(try !isBusy(0) && isBusy(1))
    bench.scroll(to: 1_500)
    #expect(bench.cell(1) == nil)
    bench.scroll(to: 0)
    #expect(try !isBusy(0) && isBusy(1))
    await eventually { gate.arrived == 1 }
    gate.open()
    try await eventually {
      bench.settle()
      return try !isBusy(1)
    }
    #expect(try !isBusy(1) && gate.passed == 1)
  }

  @Test func aSliderIsWrittenOnceItIsLetGo() throws {
    var title = "Volume"
    func show() { bench.show { Look.slider(title, value: 0.2) { _ in title += "!" } } }
    show()
    let slider = try bench.find(UISlider.self)
    (slider.isTracking, slider.value) = (true, 0.7)
    slider.sendActions(for: .valueChanged)
    show()
    #expect(try bench.find(UISlider.self) === slider && slider.value == 0.7)
    slider.isTracking = false
    bench.settle()
    expectEqual(slider.value, 0.2)
  }
}
