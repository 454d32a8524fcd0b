@testable import ScreenDSLLookViews

/// What a person is in the middle of goes on while rows change.
@MainActor @Suite(.timedOnMain) struct HandTests {
  @Test(arguments: ListKind.allCases) func aFieldThatIsEditedStays(_ kind: ListKind) throws {
    let form = FieldForm(kind)
    form.takeTexts()
    let field = try form.view()
    #expect(field.becomeFirstResponder() && field.type("!"))
    let cursor = field.position(from: field.beginningOfDocument, offset: 2)
    field.selectedTextRange = cursor.flatMap { field.textRange(from: $0, to: $0) }
    let changes: [(FieldForm) -> Void] = [
      { $0.hint = nil }, { $0.problem = "Too short" }, { $0.hint = "Above the field" },
      { $0.problem = nil }, { $0.above = 3 }, { $0.above = 1 }, { $0.isLast = true },
    ]
    for (index, change) in changes.enumerated() {
      form.show(change)
      #expect(try form.view() === field, "change \(index)")
      #expect(field.isFirstResponder && field.text == "Ada!", "change \(index)")
      let end = field.selectedTextRange?.end ?? field.endOfDocument
      #expect(field.offset(from: field.beginningOfDocument, to: end) == 2, "change \(index)")
    }
    #expect(field.type("x") && form.text == "Adxa!")
  }

  @Test func whatIsComposedIsNotTouched() throws {
    let form = FieldForm(.table)
    // Upper case would replace what is composed.
    form.takeTexts { $0.uppercased() }
    let field = try form.view()
    #expect(field.becomeFirstResponder() && field.compose("に") && field.compose("にほ"))
    form.bench.settle()
    form.show { ($0.hint, $0.text) = ("changed", "OTHER") }
    #expect(field.text == "Adaにほ" && field.markedTextRange != nil && field.commit("日本"))
    form.bench.settle()
    #expect(field.text == "ADA日本")
    #expect(!field.undo(), "what it would bring back is no longer there")
  }

  @Test func aSliderIsWrittenOnceItIsLetGo() throws {
    let bench = LookBench(.table)
    var title = "Volume"
    func show() { bench.show { Look.slider(title, value: 0.2) { _ in title += "!" } } }
    show()
    let slider = try bench.find(UISlider.self)
    slider.isTracking = true
    slider.value = 0.7
    slider.sendActions(for: .valueChanged)
    show()
    #expect(try bench.find(UISlider.self) === slider && slider.value == 0.7)
    slider.isTracking = false
    bench.settle()
    #expect(slider.value == 0.2)
  }

  /// The last press is a shorter one.
  @Test func bothEndsAreReached() throws {
    let bench = LookBench(.table)
    var (number, value) = (2, 0.0)
    for (end, share) in [(9, 4.0), (-5, 0)] {
      for _ in 0..<3 {
        bench.showRows(
          Look.stepper("", value: number, in: -5...9, step: 6) { number = $0 },
          Look.slider("", value: value, in: 0...4, step: 0.3) { value = $0 })
        try bench.find(UIStepper.self, 0).step(end > 0 ? 1 : -1)
        #expect(try bench.find(UISlider.self, 1).drag(through: 0.5, Float(share / 4)))
      }
      #expect(number == end && value == share)
    }
  }
}
