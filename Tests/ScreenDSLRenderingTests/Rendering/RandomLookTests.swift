@testable import ScreenDSLRendering

/// What is so of every look in every form.
@Suite(.timed) struct RandomLookTests {
  private static let forms: [ScreenRenderer] = [
    .text, .text(characters: .ascii), .outline, .svg, .svg(theme: .dark),
    .svg(width: 200, state: RenderState(typeSize: .accessibility3, isRightToLeft: true)),
  ]

  private func screen(_ seed: Int) -> (screen: ScreenSnapshot, look: LookNode) {
    var looks = RandomLooks(seed: UInt64(seed))
    let row = looks.row()
    return (RenderingSupport.screen { row }, row)
  }

  @Test func equalLooksAreDrawnAsTheSameBytes() {
    for seed in 0..<TestDepth.cases(400, oneOf: 10) {
      let ((one, look), (other, twin)) = (screen(seed), screen(seed))
      #expect(look == twin && look.hashValue == twin.hashValue, "seed \(seed)")
      for form in Self.forms {
        #expect(form.render(one) == form.render(other), "seed \(seed) \(form.name)")
      }
    }
  }

  /// A look that differs where it can be seen has another outline.
  @Test func anOutlineTellsLooksApart() {
    var outlines: [String: LookNode] = [:]
    for seed in 0..<TestDepth.cases(2_000, oneOf: 10) {
      var random = RandomLooks(seed: UInt64(seed))
      let control = random.control()
      let outline = ScreenRenderer.outline.render(RenderingSupport.screen { control })
      let known = outlines.updateValue(control, forKey: outline)
      #expect(known == nil || known?.seen == control.seen, "seed \(seed) \(outline)")
    }
  }

  /// What is said of one part: its verb fits it, and words that stand alone are adjectives or colours.
  private static let said =
    "((is now|is no longer) (bold|gray|tinted|filled|destructive|wide|busy|disabled|selected|loading|secret"
    + "|focused|announced|adjustable|lit|label|secondary|tertiary|accent|red|orange|yellow|green|teal|blue|indigo|purple|pink|brown|brand|own)"
    + "|is now ('|the |without a text).*|is cut|is gone|is new|is no longer cut|is .* where it (was|had) .*|is heard as .*"
    + "|has .*|differs|(now|no longer) (has|fills|shows|stacks|takes|is) .*)"
  /// The same, once the part is named.
  private static let english =
    "shapes differ.*|it is laid out otherwise|(it|'.*'|the ((?!segments|inline|progress '|custom|date [^p]).)*) "
    + "\(said)(, \(said))*|(its|[a-z-]+ of .*) .* -> .*"

  /// Each difference of two looks is told, in words and of their pictures, and equal ones say nothing.
  @Test func eachDifferenceIsTold() throws {
    let english = try Regex(Self.english)
    for seed in 0..<TestDepth.cases(100_000, oneOf: 200) {
      let look = screen(seed).look
      var random = RandomLooks(seed: UInt64(seed) + 1_000_000)
      let others = [screen(seed).look, random.edited(look), random.edited(random.edited(look))]
      for (number, other) in others.enumerated() {
        let edits = other.edits(from: look)
        #expect(edits.isEmpty == (look == other), "seed \(seed) other \(number) \(edits)")
        for edit in edits.map(\.text) {
          #expect(edit.wholeMatch(of: english) != nil, "seed \(seed) other \(number) \(edit)")
        }
        guard seed.isMultiple(of: 50) else { continue }
        let pictures = [look, other].map { look in
          ScreenRenderer.svg.render(RenderingSupport.screen { look })
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        }
        let outlines = [look, other].map { look in
          ScreenRenderer.outline.render(RenderingSupport.screen { look })
            .split(separator: "\n").map(String.init)
        }
        for (texts, rows) in [
          (pictures, pictures.map { PictureReader($0).rows }),
          (outlines, outlines.map(OutlineReader.rows)),
        ] {
          let lines = ChangeWords.sentences(from: rows[0], to: rows[1])
          #expect(
            lines.isEmpty == (texts[0] == texts[1]), "seed \(seed) other \(number) \(lines)")
        }
      }
    }
  }

  @Test func eachLineOfATextIsAsWideAsItSays() {
    for seed in 0..<TestDepth.cases(600, oneOf: 10) {
      let (screen, _) = screen(seed)
      for width in [20, 31, 60, 120] {
        let text = ScreenRenderer.text(width: width).render(screen)
        let isWhole = text.split(separator: "\n").allSatisfy { TextWidth.columns(of: $0) == width }
        #expect(isWhole, "seed \(seed)\n\(text)")
      }
    }
  }

  @Test func nothingLeavesThePicture() {
    for seed in 0..<TestDepth.cases(600, oneOf: 10) {
      let (screen, _) = screen(seed)
      for (width, size) in [(320.0, RenderState.TypeSize.large), (200, .accessibility4)] {
        let renderer = ScreenRenderer.svg(width: width, state: RenderState(typeSize: size))
        for shape in DrawnShape.all(in: renderer.render(screen)).dropFirst(3) {
          let isInside = shape.frame.x >= -3.02 && shape.frame.maxX <= width + 3.02
          #expect(isInside, "seed \(seed) \(width) \(shape)")
        }
      }
    }
  }
}

extension LookNode {
  /// The node without what cannot be seen of a control: a value that a text stands for.
  fileprivate var seen: LookNode {
    guard var control else { return self }
    switch control.kind {
    case .slider(var slider, let handler):
      slider.value = slider.text == nil ? (slider.share * 100).rounded() : 0
      (slider.step, slider.onDrag) = (nil, nil)
      control.kind = .slider(slider, handler)
    case .stepper(var stepper, let handler):
      stepper.value = 0
      control.kind = .stepper(stepper, handler)
    default: break
    }
    var node = self
    node.kind = .control(control)
    return node
  }
}
