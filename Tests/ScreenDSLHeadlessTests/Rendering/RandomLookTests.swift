@testable import ScreenDSLHeadless
@testable import ScreenDSLTesting

@Suite(.timed) struct RandomLookTests {
  private static let forms: [ScreenRenderer] = [
    .text(), .text(isASCII: true), .outline(), .svg(), .svg(theme: .dark),
    .svg(width: 200, state: RenderState(typeSize: .accessibility3, isRightToLeft: true)),
  ]

  private func screen(_ seed: Int) -> (screen: ScreenSnapshot, look: LookNode) {
    var looks = RandomLooks(seed: UInt64(seed), waits: true)
    let row = looks.row()
    return (RenderingSupport.screen { row }, row)
  }

  @Test func equalLooksAreDrawnAsTheSameBytes() {
    for seed in 0..<TestDepth.cases(400, oneOf: 10) {
      let ((one, look), (other, twin)) = (screen(seed), screen(seed))
      expectEqual(look, twin, "seed \(seed)")
      for form in Self.forms {
        expectEqual(form.render(one), form.render(other), "seed \(seed) \(form.name)")
      }
    }
  }

  @Test func anOutlineTellsLooksApart() {
    var outlines: [String: LookNode] = [:]
    for seed in 0..<TestDepth.cases(2_000, oneOf: 10) {
      var random = RandomLooks(seed: UInt64(seed), waits: true)
      let control = random.control()
      let outline = ScreenRenderer.outline().render(RenderingSupport.screen { control })
      let known = outlines.updateValue(control, forKey: outline)
      #expect(known == nil || known?.seen == control.seen, "seed \(seed) \(outline)")
    }
  }

  private static let edit =
    "is new|is gone|differs|stands elsewhere|((is now|is no longer) .*|[a-z*-]+ .* -> .*)(, ((is now|is no longer) .*|[a-z*-]+ .* -> .*))*"

  @Test func eachDifferenceHasASentence() throws {
    let english = try Regex("(('.*'|the [a-z]+( '.*')?) )?(\(Self.edit))")
    for seed in 0..<TestDepth.cases(1_500, oneOf: 15) {
      let look = screen(seed).look
      var random = RandomLooks(seed: UInt64(seed) + 1_000_000)
      let others = [screen(seed).look, random.edited(look), random.edited(random.edited(look))]
      for (number, other) in others.enumerated() {
        func rows(_ renderer: ScreenRenderer) -> [[OutlineRow]] {
          [look, other].map { look in
            let text = renderer.render(RenderingSupport.screen { look })
            return RecordedOutline.rows(of: ReferenceText(text).lines, as: renderer.fileExtension)
          }
        }
        let (outlines, pictures) = (rows(.outline()), rows(.svg()))
        var drawn = pictures[0].filter { $0.path != "header" }.flatMap(\.parts)
        for index in drawn.indices { drawn[index].words.removeAll { $0.hasPrefix("cut-texts=") } }
        expectEqual(outlines[0].flatMap(\.parts), drawn, "seed \(seed)")
        for rows in [outlines, pictures] {
          let told = OutlineDifference.sentences(from: rows[0], to: rows[1])
          expectEqual(told.isEmpty, (rows[0] == rows[1]), "seed \(seed) other \(number) \(told)")
        }
        for (old, new) in zip(outlines[0], outlines[1]) {
          for text in OutlineDifference.texts(from: old.parts, to: new.parts) {
            #expect(text.wholeMatch(of: english) != nil, "seed \(seed) other \(number) \(text)")
          }
        }
      }
    }
  }

  @Test(arguments: [1...40, 60...70]) func allFormsEndAtOneDepth(_ depths: ClosedRange<Int>) {
    for depth in depths {
      var look = Look.button("deep") {}.kind(.gray)._node
      for level in 0..<depth {
        switch level % 4 {
        case 0: look = .horizontal([look])
        case 1: look = look.overlay(.center) { Look.empty }._node
        case 2: look = Look.custom(level) { look }._node
        default: look = .vertical([look])
        }
      }
      let isShown = depth <= LookNode.maximumDepth
      for form in [ScreenRenderer.text(), .outline(), .svg(), .spoken()] {
        let text = form.render(RenderingSupport.screen { look })
        expectEqual(text.contains("deep"), isShown, "depth \(depth) \(form.name)")
        #expect(text.contains("…") != isShown, "depth \(depth) \(form.name)")
      }
      expectEqual(look.node.controls.count, (isShown ? 1 : 0), "depth \(depth)")
      expectEqual((look.node.spokenLabel == "deep"), isShown, "depth \(depth)")
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
      var random = RandomLooks(seed: UInt64(seed), waits: true)
      let looks = (0..<3).map { _ in random.row() }
      let layouts: [LayoutHint] = [.grid(columns: 2), .list.appearance(.insetGrouped)]
      let screen = ScreenSnapshot(
        Section("s", header: Look.heading("A header that is rather long, too")) {
          Shown(looks[0]).id(0).reorderable { _ in }
            .swipeActions(.trailing, [SwipeAction("Delete", style: .destructive) {}])
          for (id, layout) in layouts.enumerated() {
            Container("\(id)", ShownContainer(Look.note("Head"))) {
              for (index, look) in looks.enumerated() { Shown(look).id(index) }
            }.layout(layout)
          }
        }.layout(.list.appearance(seed % 2 == 0 ? .plain : .insetGrouped)))
      for (width, size) in [(320.0, RenderState.TypeSize.large), (200, .accessibility4)] {
        let state = RenderState(typeSize: size).edited
        let picture = ScreenRenderer.svg(width: width, state: state).render(screen)
        for shape in DrawnShape.all(in: picture).dropFirst(3) {
          let isInside = shape.frame.x >= -3.02 && shape.frame.maxX <= width + 3.02
          #expect(isInside, "seed \(seed) \(width) \(shape)")
        }
      }
    }
  }
}

extension LookNode {
  fileprivate var seen: LookNode {
    guard var control else { return self }
    switch control.kind {
    case .slider(var slider):
      slider.value = slider.text == nil ? (slider.share * 100).rounded() : 0
      (slider.step, slider.onDrag) = (nil, nil)
      control.kind = .slider(slider)
    case .stepper(var stepper):
      stepper.value = 0
      control.kind = .stepper(stepper)
    default: break
    }
    var node = self
    node.kind = .control(control)
    return node
  }
}
