@testable import ScreenDSLLookViews
@testable import UIKitSimulator

@MainActor @Suite(.timedOnMain) struct RandomLookTests {
  @MainActor private final class Screen {
    let bench: LookBench, model = RandomModel(), isTappable: Bool
    var random: SplitMix64
    private var firstID = 0, parts: [RandomPart]
    private let makeBench: () -> LookBench
    init(_ kind: ListKind, _ seed: UInt64) {
      var random = SplitMix64(seed: seed)
      let isLarge = random.chance(1, in: 3)
      let width = CGFloat([200, 320, 768][random.int(below: 3)])
      let (isMirrored, isOld) = (random.chance(1, in: 2), random.chance(1, in: 2))
      isTappable = seed.isMultiple(of: 2)
      makeBench = {
        LookBench(kind, width: width) {
          $0.contentSize = isLarge ? .accessibilityLarge : .large
          ($0.readsFromRight, $0.isBeforeOS16) = (isMirrored, isOld)
          $0.measuresAtWidthZero = true
        }
      }
      bench = makeBench()
      parts = (0..<4).map { _ in random.part() }
      self.random = random
      model.onChange = { [weak self] in self?.apply() }
    }

    func apply() {
      model.version += 1
      apply(in: bench)
    }

    private func apply(in bench: LookBench) {
      let select: @MainActor @Sendable () -> Void = {}
      let hidden = RandomRow.Hidden(model: model, version: model.version)
      bench.apply {
        for (id, part) in parts.enumerated() {
          RandomRow(id: firstID + id, part: part, numbers: model.numbers, model: hidden)
            .onSelect(isTappable ? select : nil)
        }
      }
    }

    func show() {
      apply()
      bench.settle()
    }

    func shownAnew() -> [[String]] {
      let bench = makeBench()
      apply(in: bench)
      bench.settle()
      for look in bench.looks { _ = look.accessibilityStops }
      return bench.looks.map(\.described)
    }

    func change() {
      let row = random.int(below: parts.count)
      parts[row] = random.changed(parts[row])
    }

    func style() {
      for row in parts.indices where random.chance(1, in: 2) {
        parts[row] = random.styled(parts[row])
      }
      if random.chance(1, in: 4) { firstID += 10 }
    }

    var looks: [LookView] { bench.looks }
    var views: [UIView] { looks.flatMap { $0.all(UIView.self) } }
    var writes: [Int] { views.map { ($0 as? UILabel)?.writes ?? ($0 as? UISwitch)?.writes ?? 0 } }
  }

  private func each(_ kind: ListKind, cases: Int, _ run: (Screen, UInt64) throws -> Void) rethrows {
    for seed in 0..<UInt64(TestDepth.cases(cases, oneOf: 20)) {
      let screen = Screen(kind, seed)
      screen.show()
      try run(screen, seed)
      #expect(screen.bench.codes == [] && screen.model.stale == 0, "seed \(seed)")
    }
  }

  @Test(arguments: ListKind.allCases, [false, true])
  func theModelSaysWhatIsShown(_ kind: ListKind, _ isStyled: Bool) {
    each(kind, cases: isStyled ? 400 : 800) { screen, seed in
      for step in 0..<8 {
        screen.model.answer = .allCases[screen.random.int(below: 3)]
        for look in screen.looks {
          let control = look.all(UIView.self).filter(\.isUsed).randomElement(using: &screen.random)
          control?.use(screen.random.int(below: 11))
        }
        if screen.random.chance(1, in: 3) { screen.change() }
        if isStyled { screen.style() }
        if screen.random.chance(1, in: 2) { screen.apply() }
        screen.bench.settle()
        let wrong = screen.looks.flatMap { $0.wrongControls(screen.model.numbers) }
        #expect(wrong.isEmpty, "seed \(seed), step \(step)")
      }
    }
  }

  /// Also where parts get or lose a ground, a size and the like, in cells of other rows, and where somebody listens.
  @Test(arguments: ListKind.allCases, [false, true])
  func viewsInPlaceShowWhatNewOnesWould(_ kind: ListKind, _ isStyled: Bool) {
    each(kind, cases: isStyled ? 200 : 500) { screen, seed in
      for step in 0..<6 {
        for look in screen.looks { _ = look.accessibilityStops }
        screen.change()
        if isStyled { screen.style() }
        screen.show()
        for (now, new) in zip(screen.looks.map(\.described), screen.shownAnew()) where now != new {
          let lines = zip(now, new).filter { $0 != $1 }.prefix(2).map { "\($0) is not \($1)" }
          Issue.record("seed \(seed), step \(step): \(lines), \(now.count) \(new.count)")
        }
      }
    }
  }

  @Test(arguments: ListKind.allCases) func anEqualLookTouchesNoView(_ kind: ListKind) {
    each(kind, cases: 200) { screen, seed in
      let (views, writes) = (screen.views, screen.writes)
      screen.show()
      for row in 0..<4 { _ = screen.bench.view.sim.tap(IndexPath(row: row, section: 0)) }
      screen.bench.settle()
      expectEqual(views.elementsEqual(screen.views, by: ===), true, "seed \(seed)")
      expectEqual(writes, screen.writes, "seed \(seed)")
    }
  }

  @Test(arguments: ListKind.allCases) func textsHaveTheRoomThatTheyNeed(_ kind: ListKind) {
    each(kind, cases: 400) { screen, seed in
      for _ in 0..<3 {
        // What does not show is laid out once it does.
        for offset in [0, 10_000] {
          screen.bench.view.sim.scroll(to: CGFloat(offset))
          screen.bench.view.layoutIfNeeded()
          for label in screen.looks.filter({ $0.window != nil }).flatMap({ $0.all(UILabel.self) })
          where !(label.superview is UIControl) {
            let need = label.systemLayoutSizeFitting(
              CGSize(width: label.bounds.width, height: 0),
              withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
            #expect(need.height <= label.bounds.height + 0.5, "seed \(seed): \(label.text ?? "")")
          }
        }
        screen.change()
        screen.show()
      }
    }
  }

  @Test(arguments: ListKind.allCases) func peopleHearWhatTheLookSays(_ kind: ListKind) throws {
    try each(kind, cases: 300) { screen, seed in
      for (row, look) in screen.looks.enumerated() {
        let heard = try #require(screen.bench.cell(row)).accessibilityStops
        let elements = look.shown.look.accessibilityElements(isTappable: screen.isTappable)
        #expect(heard.count >= elements.count, "seed \(seed)")
        let labels = heard.filter { $0.segments == nil }.map(\.accessibilityLabel)
        let expected = elements.filter {
          !($0.control.flatMap { look.controls[$0]?.view } is UISegmentedControl)
        }
        expectEqual(labels, expected.map(\.label), "seed \(seed)")
        let controls = Set(look.all(UIControl.self).map { ObjectIdentifier($0) })
        let reached = heard.compactMap { stop in
          stop.segments ?? stop as? UIControl ?? (stop as? LookElement)?.control
        }
        #expect(controls.isSubset(of: reached.map { ObjectIdentifier($0) }), "seed \(seed)")
      }
    }
  }
}

extension UIResponder {
  fileprivate var segments: UISegmentedControl? {
    (self as? UIView)?.superview as? UISegmentedControl
  }
}

extension UIView {
  var isUsed: Bool { self is UIControl || self is UITextView || self is UIPickerView }

  func use(_ number: Int) {
    switch self {
    case let toggle as UISwitch: toggle.tap()
    case let slider as UISlider: slider.drag(through: 0.3, Float(number) / 10)
    case let stepper as UIStepper: stepper.step(number % 2 == 0 ? 1 : -1)
    case let segments as UISegmentedControl: segments.pick(number % 3)
    case let wheel as Wheel: wheel.turn(to: number % 3)
    case let picker as DatePicker: picker.pick(picker.date + Double(number % 3) * 86_400)
    case let field as any UITextInput:
      field.becomeFirstResponder()
      if number % 3 == 0 { field.deleteBackward() } else { field.type("x") }
    case let button as UIButton where button.menu != nil: button.choose("\(number % 3)")
    default: (self as? UIControl)?.tap()
    }
  }
}

extension LookView {
  fileprivate func wrongControls(_ numbers: [String: Int]) -> [String] {
    shown.look.controls.compactMap { control in
      guard let view = controls[control.id]?.view else {
        return "no view for \(control.name ?? "")"
      }
      let number = numbers[control.control.title] ?? 0
      let isRight =
        switch view {
        case let toggle as UISwitch: toggle.isOn == (number > 0)
        case let slider as UISlider: abs(slider.value * 10 - Float(number)) < 0.01
        case let stepper as UIStepper: stepper.value == Double(number)
        case let segments as UISegmentedControl: segments.selectedSegmentIndex == number
        case let wheel as Wheel: wheel.turned == number
        case let picker as DatePicker:
          picker.turned == Look.DateTime(year: 2026, month: 1, day: 1 + number).minutes
        case let field as any UITextInput: field.typing.content.count == number
        case let button as UIButton where control.role == .menu:
          button.menu?.children.compactMap { ($0 as? UIAction)?.state == .on }
            == [0, 1, 2].map { $0 == number }
        case let button as UIButton where button.menu != nil:
          button.configuration?.title == "\(number)"
        case let button as UIButton where control.control.isInline:
          button.isSelected == (control.choices == ["\(number)"])
        default: true
        }
      return isRight ? nil : "\(control.name ?? "") is not \(number)"
    }
  }

  var described: [String] {
    // A list keeps a height that differs by less than half a point.
    frame.size.height = fittingHeight(width: bounds.width)
    layoutIfNeeded()
    return describe(self, 0)
  }

  private func describe(_ view: UIView, _ depth: Int) -> [String] {
    var line = "\(String(repeating: " ", count: depth))\(type(of: view))"
    switch view {
    case let text as UITextView:
      line += " \(text.font as Any) \(text.all(UILabel.self).map(\.font))"
      return [line + " \(text.text ?? "") \(text.isEditable) \(text.alpha) \(view.alpha)"]
    // Its letters follow its room.
    case let label as RoundLabel: line += " \(label.text ?? "") \(label.textColor as Any)"
    case let label as UILabel:
      line += " \(label.text ?? "") \(label.textAlignment) \(label.textColor as Any)"
      line += " \(label.font as Any) \(label.alpha)"
    case let image as UIImageView:
      line += " \(image.image?.name ?? "-") \(image.preferredSymbolConfiguration as Any)"
    case let wheel as Wheel: line += " \(wheel.titles) \(wheel.turned)"
    case let picker as DatePicker: line += " \(picker.turned) \(picker.isEnabled)"
    case let bar as UIProgressView: line += " \(bar.progress)"
    case let spinner as UIActivityIndicatorView: line += " \(spinner.isAnimating)"
    case let control as UIControl:
      line += " \(control.isEnabled) \(control.isSelected) \(control.accessibilityLabel ?? "-")"
      let button = control as? UIButton
      line += " \(button?.looksSelected == true) \(button?.configuration?.title ?? "-")"
      line += " \(button?.configuration?.image?.name ?? "-") \(button?.menu?.children.count ?? 0)"
    default: break
    }
    line += " \(view.alpha) \(view.isUserInteractionEnabled) \(view.backgroundColor as Any)"
    line += " \(view.tintColor as Any) \(view.layer.borderWidth)"
    switch view {
    // The corners of these follow their room, whenever they are laid out.
    case is RoundLabel, is PictureView: break
    case let ground as Background:
      line += " \(ground.corners) \(ground.border as Any) \(ground.hasShadow)"
    default: line += " \(view.layer.cornerRadius)"
    }
    let frame = view.frame
    line += " \([frame.minX, frame.minY, frame.width, frame.height].map { ($0 * 8).rounded() / 8 })"
    return [line] + (view is UIControl ? [] : view.subviews.flatMap { describe($0, depth + 1) })
  }
}
