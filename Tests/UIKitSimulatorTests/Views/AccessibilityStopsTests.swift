@MainActor @Suite(.timedOnMain) struct AccessibilityStopsTests {
  private func texts(_ view: UIView) -> [String] {
    view.accessibilityStops.map { ($0.accessibilityLabel ?? "") + ($0.accessibilityValue ?? "") }
  }

  private func box(_ views: [UIView]) -> UIView {
    let box = UIView()
    for (number, view) in views.enumerated() {
      view.frame.origin.y = CGFloat(10 * number)
      box.addSubview(view)
    }
    return box
  }

  @Test func anElementHidesWhatIsInItAndWhatIsHiddenIsNotFound() {
    let (first, second, hidden, clear) = (label("a"), label("b"), label("c"), label("d"))
    (hidden.isHidden, clear.alpha) = (true, 0)
    let outer = box([second, box([UISwitch(), UIImageView()]), hidden, clear])
    let view = box([outer, first])
    expectEqual(texts(view), ["b", "0", "a"])
    view.accessibilityElements = [first, outer]
    expectEqual(texts(view), ["a", "b", "0"], "as they are named")
    outer.accessibilityLabel = "row"
    expectEqual(texts(view), ["a", "b", "0"], "a label makes no element")
    outer.isAccessibilityElement = true
    expectEqual(texts(view), ["a", "row"])
    outer.accessibilityElementsHidden = true
    expectEqual(texts(view), ["a"])
    let row = UIAccessibilityElement(accessibilityContainer: view)
    (row.accessibilityLabel, view.accessibilityElements) = ("group", [row, first])
    expectEqual(texts(view), ["group", "a"])
  }

  @Test func controlsSayWhatUIKitSaysOfThem() {
    let (toggle, slider, field) = (UISwitch(), UISlider(), UITextField())
    (toggle.isOn, field.placeholder) = (true, "Search")
    (slider.maximumValue, slider.value) = (4, 1)
    let segments = UISegmentedControl(items: ["a", "b"])
    segments.selectedSegmentIndex = 1
    let progress = UIProgressView()
    progress.progress = 0.5
    let view = box([toggle, slider, field, segments, progress, UIButton(configuration: .plain())])
    expectEqual(texts(view), ["1", "25%", "Search", "a", "b", "50%", ""])
    let traits = view.accessibilityStops.map(\.accessibilityTraits)
    #expect(traits[0] == [.button, .toggleButton] && traits[1] == .adjustable)
    #expect(traits[3] == .button && traits[4] == [.button, .selected])
    toggle.isEnabled = false
    #expect(toggle.accessibilityTraits.contains(.notEnabled))
    slider.accessibilityIncrement()
    expectEqual(slider.value, 1.4)
  }

  /// UI tests find two buttons in a stepper, whose labels do not name the stepper.
  @Test func aStepperIsTwoButtons() {
    let (list, stepper) = (TestList(.table, [[1]]), UIStepper())
    stepper.accessibilityLabel = "Count"
    list.cell(0, 0)?.addSubview(stepper)
    expectEqual(texts(stepper), ["Decrement", "Increment"])
    for (index, value) in [(1, 1.0), (1, 2), (0, 1)] {
      #expect(list.sim.doubleTap(stepper.accessibilityStops[index]) && stepper.value == value)
    }
  }

  /// A screen reader touches a stored element at its old point, whatever is there now.
  @Test func anElementIsTouchedAtItsPoint() throws {
    let list = TestList(.table, [Array(0..<40)])
    let cell = try #require(list.cell(0, 1))
    let element = UIAccessibilityElement(accessibilityContainer: cell)
    element.accessibilityFrameInContainerSpace = cell.bounds
    expectEqual(element.accessibilityFrame, cell.convert(cell.bounds, to: nil))
    let point = element.accessibilityActivationPoint
    list.sim.scroll(to: 44)
    #expect(list.sim.doubleTap(element) && list.table.indexPathsForSelectedRows == [index(0, 1)])
    element.accessibilityActivationPoint = point
    #expect(list.sim.doubleTap(element) && list.table.indexPathsForSelectedRows == [index(0, 2)])
  }

  @Test func aDoubleTapIsATouchUnlessTheElementAnswersIt() throws {
    final class Own: UIView { override func accessibilityActivate() -> Bool { true } }
    let list = TestList(.collection, [[1, 2]])
    let cell = try #require(list.cell(0, 1))
    let (text, toggle, own) = (label("text"), UISwitch(), Own())
    own.isAccessibilityElement = true
    for view in [text, toggle, own] { cell.addSubview(view) }
    #expect(list.sim.doubleTap(toggle) && toggle.isOn)
    #expect(list.sim.doubleTap(own) && list.collection.indexPathsForSelectedItems == [])
    #expect(list.sim.doubleTap(text) && list.collection.indexPathsForSelectedItems == [index(0, 1)])
    let parts = UISegmentedControl(items: ["a", "b"])
    #expect(list.sim.doubleTap(parts.accessibilityStops[1]) && parts.selectedSegmentIndex == 1)
  }
}
