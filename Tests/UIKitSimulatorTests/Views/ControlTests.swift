@MainActor @Suite(.timedOnMain) struct ControlTests {
  @Test func noFingerGetsToWhatIsDisabledHiddenOrBelowSuch() {
    let (box, toggle) = (UIView(), UISwitch())
    box.addSubview(toggle)
    for keep: (UIView, Bool) -> Void in [
      { ($0 as? UIControl)?.isEnabled = !$1 }, { $0.isHidden = $1 }, { $0.alpha = $1 ? 0 : 1 },
      { $0.superview?.isUserInteractionEnabled = !$1 }, { $0.superview?.isHidden = $1 },
    ] {
      keep(toggle, true)
      #expect(!toggle.tap() && !toggle.isOn)
      keep(toggle, false)
    }
    #expect(toggle.tap() && toggle.isOn)
    #expect(!UILabel().isUserInteractionEnabled && !UIImageView().isUserInteractionEnabled)
  }

  @Test func theEndsOfARangeMoveTheValueOrMustBeInOrder() {
    let (slider, stepper) = (UISlider(), UIStepper())
    slider.value = 50
    slider.maximumValue = 100
    expectEqual(slider.value, 1)
    slider.minimumValue = 200
    #expect(slider.value == 200 && slider.maximumValue == 200)
    expectEqual(codes { (stepper.maximumValue, stepper.minimumValue) = (500, 200) }, [])
    #expect(stepper.value == 200 && codes { stepper.maximumValue = 100 } == ["X15"])
  }

  @Test func aButtonLooksSelectedUnlessItMustNotAndKeepsACopyOfItsMenu() {
    let button = UIButton(configuration: .plain())
    button.isSelected = true
    #expect(button.looksSelected)
    button.configuration?.automaticallyUpdateForSelection = false
    #expect(!button.looksSelected)
    let (opener, action) = (UIButton(configuration: .plain()), UIAction(title: "a") { _ in })
    (opener.showsMenuAsPrimaryAction, opener.menu) = (true, UIMenu(children: [action]))
    action.state = .on
    #expect(opener.tap() && !opener.isHeld && opener.choose("a"))
    expectEqual(opener.menu?.children.compactMap { ($0 as? UIAction)?.state }, [.off])
  }

  @Test func aCalendarClosesWhenItsRangeIsSet() {
    let picker = UIDatePicker()
    picker.open()
    picker.date = .distantPast
    #expect(picker.isOpen)
    picker.minimumDate = nil
    #expect(!picker.isOpen)
  }

  @Test func aSeparatorCannotBeginAtTheEndOfItsCellAndKeepsItsStart() {
    let (list, cell, text) = (UIView(), UICollectionViewListCell(frame: .zero), UIView())
    for (outer, inner) in [(list, cell), (cell, text)] { outer.addSubview(inner) }
    let line = cell.separatorLayoutGuide.leadingAnchor
    let start = line.constraint(equalTo: text.leadingAnchor, constant: 20)
    let hidden = line.constraint(equalTo: cell.trailingAnchor)
    hidden.priority = .init(rawValue: 999)
    expectEqual(codes { for constraint in [start, hidden] { constraint.isActive = true } }, [])
    expectEqual(codes { line.constraint(equalTo: cell.trailingAnchor).isActive = true }, ["X20"])
    cell.removeFromSuperview()
    #expect(start.isActive, "both of its views are in the cell")
  }

  @Test func aWheelStandsStillWhenItsCellIsTakenForAnotherRow() throws {
    let (list, wheel) = (TestList(.table, [Array(0..<40)]), UIActivityIndicatorView(style: .medium))
    list.cell(0, 0)?.addSubview(wheel)
    wheel.startAnimating()
    for hasWindow in [false, true] { list.sim.setWindow(hasWindow) }
    #expect(wheel.isAnimating, "a list that comes back into its window goes on")
    for offset in [440.0, 0, 440] { list.sim.scroll(to: offset) }
    #expect(!wheel.isAnimating)
  }
}
