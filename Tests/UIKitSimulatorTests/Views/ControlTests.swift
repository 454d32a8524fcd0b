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
    let slider = UISlider()
    slider.value = 50
    slider.maximumValue = 100
    #expect(slider.value == 1)
    slider.minimumValue = 200
    #expect(slider.value == 200 && slider.maximumValue == 200)
    let recorder = ViolationRecorder()
    SimOptions.$current.withValue(SimOptions().recording(into: recorder)) {
      let stepper = UIStepper()
      stepper.maximumValue = 500
      stepper.minimumValue = 200
      #expect(recorder.violations.isEmpty && stepper.value == 200)
      stepper.maximumValue = 100
    }
    #expect(recorder.violations.map(\.code) == ["X15"])
  }

  @Test func aButtonLooksSelectedUnlessItsConfigurationDoesNotFollow() {
    let button = UIButton(configuration: .plain())
    button.isSelected = true
    #expect(button.looksSelected)
    button.configuration?.automaticallyUpdateForSelection = false
    #expect(!button.looksSelected)
  }

  @Test func aCalendarClosesWhenItsRangeIsSet() {
    let picker = UIDatePicker()
    picker.open()
    #expect(picker.isOpen)
    picker.date = .distantPast
    #expect(picker.isOpen)
    picker.minimumDate = nil
    #expect(!picker.isOpen)
  }

  /// A separator that begins at the end of its cell contradicts UIKit's own constraint.
  @Test func aSeparatorCannotBeginAtTheEndOfItsCell() {
    let (recorder, cell) = (ViolationRecorder(), UICollectionViewListCell(frame: .zero))
    SimOptions.$current.withValue(SimOptions().recording(into: recorder)) {
      let line = cell.separatorLayoutGuide.leadingAnchor
      line.constraint(equalTo: cell.leadingAnchor, constant: 20).isActive = true
      let hidden = line.constraint(equalTo: cell.trailingAnchor)
      hidden.priority = .init(rawValue: 999)
      hidden.isActive = true
      #expect(recorder.violations.isEmpty)
      line.constraint(equalTo: cell.trailingAnchor).isActive = true
    }
    #expect(recorder.violations.map(\.code) == ["X20"])
  }

  @Test func aButtonKeepsACopyOfItsMenu() throws {
    let button = UIButton(configuration: .plain())
    let action = UIAction(title: "a") { _ in }
    button.showsMenuAsPrimaryAction = true
    button.menu = UIMenu(children: [action])
    action.state = .on
    #expect(button.tap() && button.isHeld && button.choose("a") && !button.isHeld)
    #expect(button.menu?.children.compactMap { ($0 as? UIAction)?.state } == [.off])
  }

  @Test func aWheelStandsStillWhenItsCellIsTakenForAnotherRow() throws {
    let list = TestList(.table, [Array(0..<40)])
    let wheel = UIActivityIndicatorView(style: .medium)
    list.cell(0, 0)?.addSubview(wheel)
    wheel.startAnimating()
    list.sim.setWindow(false)
    list.sim.setWindow(true)
    #expect(wheel.isAnimating, "a list that comes back into its window goes on")
    for offset in [440.0, 0, 440] { list.sim.scroll(to: offset) }
    #expect(!wheel.isAnimating)
  }
}
