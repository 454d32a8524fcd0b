@testable import ScreenDSLLookViews

/// What a person is in the middle of goes on while rows change.
@MainActor @Suite(.timedOnMain) struct HandTests {
  /// A row with a field, between others; `edit` changes what is around it.
  @MainActor
  private final class Screen {
    let bench: LookBench
    var text = "Grace"
    var hint: String?
    var problem: String?
    var title = "Name"
    var above = 0
    var isLast = false
    var answers: (String) -> String? = { $0 }
    var told: [String] = []

    init(_ kind: ListKind) {
      bench = LookBench(kind)
      show()
    }

    func show() {
      apply()
      bench.settle()
    }

    func apply() {
      bench.apply {
        for id in 0..<above { Look.text("above \(id)").id(id) }
        if !isLast { row.id("field") }
        Look.text("below").id("below")
        if isLast { row.id("field") }
      }
    }

    private var row: Look.Stack {
      Look.vertical {
        if let hint { Look.text(hint) }
        Look.field(title, text: text) { [self] new in
          told.append(new)
          guard let answer = answers(new) else { return }
          text = answer
          show()
        }
        .problem(problem)
      }
    }

    func field() throws -> UITextField { try #require(bench.view.first(UITextField.self)) }
  }

  @Test(arguments: ListKind.allCases)
  func aFieldThatIsEditedStays(_ kind: ListKind) throws {
    let screen = Screen(kind)
    let field = try screen.field()
    #expect(field.becomeFirstResponder() && field.type("!"))
    let cursor = field.position(from: field.beginningOfDocument, offset: 2)
    field.selectedTextRange = cursor.flatMap { field.textRange(from: $0, to: $0) }
    let changes: [() -> Void] = [
      { screen.hint = "Above the field" }, { screen.problem = "Too short" },
      { screen.hint = nil }, { screen.problem = nil }, { screen.above = 3 }, { screen.above = 1 },
      { screen.isLast = true },
    ]
    for (index, change) in changes.enumerated() {
      change()
      screen.show()
      #expect(try screen.field() === field, "change \(index)")
      #expect(field.isFirstResponder && field.text == "Grace!", "change \(index)")
      #expect(field.cursor == 2, "change \(index)")
    }
    #expect(field.type("x") && screen.text == "Grxace!")
  }

  @Test(arguments: ListKind.allCases)
  func whatIsComposedIsNotTouched(_ kind: ListKind) throws {
    let screen = Screen(kind)
    // Upper case would replace what is composed.
    screen.answers = { $0.uppercased() }
    let field = try screen.field()
    #expect(field.becomeFirstResponder() && field.compose("に") && field.compose("にほ"))
    screen.bench.settle()
    screen.hint = "changed"
    screen.text = "OTHER"
    screen.show()
    #expect(field.text == "Graceにほ" && field.markedTextRange != nil)
    #expect(field.commit("日本"))
    screen.bench.settle()
    #expect(field.text == "GRACE日本" && screen.bench.codes == [])
  }

  @Test(arguments: ListKind.allCases)
  func theCursorKeepsItsDistanceFromTheEnd(_ kind: ListKind) throws {
    let screen = Screen(kind)
    screen.answers = { $0.filter(\.isLetter).uppercased() }
    let field = try screen.field()
    #expect(field.becomeFirstResponder())
    let place = field.position(from: field.endOfDocument, offset: -2)
    field.selectedTextRange = place.flatMap { field.textRange(from: $0, to: $0) }
    #expect(field.type("x1"))
    screen.bench.settle()
    #expect(field.text == "GRAXCE" && field.cursor == 4)
    #expect(!field.undo(), "what it would bring back is no longer there")
    #expect(screen.bench.codes == [])
  }

  @Test(arguments: ListKind.allCases)
  func aSliderIsWrittenOnceItIsLetGo(_ kind: ListKind) throws {
    let bench = LookBench(kind)
    var title = "Volume"
    func show() {
      bench.show { Look.slider(title, value: 0.2) { _ in title += "!" } }
    }
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

  /// The last press is a shorter one, and one at the end says nothing.
  @Test(arguments: ListKind.allCases)
  func bothEndsAreReached(_ kind: ListKind) throws {
    let bench = LookBench(kind)
    for seed in 0..<UInt64(TestDepth.cases(60)) {
      var random = SplitMix64(seed: seed)
      let ends = (0..<2).map { _ in Int.random(in: -50...50, using: &random) }.sorted()
      let step = Int.random(in: 1...20, using: &random)
      var (number, value) = (Int.random(in: ends[0]...ends[1], using: &random), 0.0)
      func show() {
        bench.show {
          Look.stepper("", value: number, in: ends[0]...ends[1], step: step) {
            number = $0
            show()
          }.id(0)
          Look.slider("", value: value, in: 0...Double(step), step: 0.3) {
            value = $0
            show()
          }.id(1)
        }
      }
      show()
      for end in [1, 0] {
        for _ in 0...100 where number != ends[end] {
          try bench.find(UIStepper.self, 0).step(end == 1 ? 1 : -1)
        }
        #expect(number == ends[end], "seed \(seed)")
        #expect(try bench.find(UISlider.self, 1).drag(through: 0.5, Float(end)))
        #expect(value == (end == 1 ? Double(step) : 0), "seed \(seed)")
      }
    }
    #expect(bench.codes == [])
  }
}

extension UITextField {
  /// Where the cursor is, from the beginning.
  fileprivate var cursor: Int? {
    selectedTextRange.map { offset(from: beginningOfDocument, to: $0.end) }
  }
}
