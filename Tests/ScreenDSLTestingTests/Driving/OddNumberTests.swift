@MainActor @Suite(.timedOnMain) struct OddNumberTests {
  private typealias Line = DrivenScreen.Card

  private func drawn(
    row: (Line) -> Row = { Row($0) }, look: LookNode = Look.text("a")._node,
    hint: LayoutHint = .carousel, state: RenderState = RenderState()
  ) -> String {
    let looks = LookRegistry(.look(of: Line.self) { _ in look })
    let screen = ScreenSnapshot("s") {
      Container("deck", ItemShelf()) { for id in 0..<9 { row(Line(id: id)) } }.layout(hint)
    }
    let renderers: [ScreenRenderer] = [
      .text(looks, state: state), .outline(looks, state: state), .svg(looks, state: state),
      .text(looks, isASCII: true, state: state), .spoken(looks, state: state),
    ]
    return screen.description + renderers.map { $0.render(screen) }.joined()
  }

  private func used(_ n: Double, _ look: some LookPart) -> String {
    let node = look._node
    let inputs: [LookControl.Input] = [
      .slide(n), .step(whole(n)), .step(1), .step(-1), .pick(whole(n)),
      .set(.init(minutes: whole(n))),
    ]
    for control in node.controls + node.unseenControls {
      for input in inputs { _ = control.control.run(input) }
      _ = control.control.kind.next.map(control.control.run)
    }
    return [node, Look.horizontal { node }._node, Look.vertical { node }._node]
      .map { drawn(look: $0) }.joined()
  }

  private func list(
    _ change: (inout HeadlessOptions) -> Void = { _ in },
    then action: (TestScreen) -> Void = { _ in }, impression: Double = 0.5
  ) -> String {
    let screen = TestScreen.rows(options: HeadlessOptions(change)) {
      for id in 0..<30 { Line(id: id).onImpression(fraction: impression, dwell: impression) {} }
    }
    action(screen)
    screen.update()
    try? screen.host.scroll(to: .row("20"))
    screen.host.advance(by: 1)
    return "\(screen.host.offset) \(screen.host.maximalOffset) \(screen.host.violations)"
  }

  private func whole(_ number: Double) -> Int {
    number.isNaN ? 0 : number >= 9e18 ? .max : number <= -9e18 ? .min : Int(number)
  }

  private var lookDoors: [String: (Double) -> String] {
    let (two, text) = (["a", "b"].map { Look.text($0) }, Look.text("a"))
    return [
      "size": { n in
        used(n, text.size(minWidth: n, maxWidth: n, minHeight: n, maxHeight: n))
          + drawn(look: text.size(width: n, height: n).padding(n).lines(whole(n))._node)
      }, "gap": { n in drawn(look: Look.vertical(spacing: n) { two }._node) },
      "sideways": { n in used(n, Look.horizontal(spacing: n) { Look.avatar("a") }) },
      "picture": { n in used(n, Look.image(.asset("a")).aspect(n).size(height: n)) },
      "priority": { n in used(n, text.priority(whole(n))) },
      "ground": { used($0, text.background(.red, opacity: $0, corners: $0).separator(.inset($0))) },
      "scale": { n in used(n, Look.text("a b c").lines(1).minimumScale(n)) },
      "heard": { n in
        let heard = text.accessibility(heading: whole(n), priority: whole(n))
        let all = Look.vertical { [heard, heard.accessibility(priority: 1)] }
        return used(n, all.accessibilityAdjust { _ in })
      },
      "field": { n in
        let field = Look.field("", text: "a") { _ in }.limit(whole(n))
        return used(n, field.lines(min(1, whole(n))...max(1, whole(n))))
      }, "progress": { n in used(n, Look.progress(n)) + used(n, Look.progress(n, as: .circle)) },
      "slider": { n in
        let range = n.isNaN ? 0...0 : min(-n, n)...max(-n, n)
        return used(n, Look.slider("", value: n, in: range, step: n) { _ in })
          + used(n, Look.slider("", value: 0, in: -1e308...1e308, step: n) { _ in })
          + used(n, Look.slider("", value: n, in: range) { _ in })
      },
      "stepper": { n in
        used(n, Look.stepper("", value: whole(n), in: .min ... .max, step: whole(n)) { _ in })
      },
      "date": { n in
        let date = Look.DateTime(year: whole(n), month: whole(n), day: whole(n), hour: whole(n))
        return used(n, Look.date("", value: date, in: date...date, showing: .date) { _ in })
          + used(n, Look.date("", value: date, showing: .time) { _ in })
      },
    ]
  }

  private var listDoors: [String: (Double) -> String] {
    [
      "height": { n in drawn(row: { Row($0.height(n)) }) },
      "estimatedHeight": { n in drawn(row: { Row($0.estimatedHeight(n)) }) },
      "itemSize": { n in drawn(hint: .carousel.itemSize(width: n, height: n)) },
      "spacing": { n in drawn(hint: .list.spacing(n)) },
      "insets": { n in drawn(hint: .list.insets(top: n, leading: n, bottom: n, trailing: n)) },
      "columns": { n in drawn(hint: .grid(columns: whole(n))) }, "person": person,
      "offsets": { n in drawn(state: RenderState(offsets: ["deck": n])) },
      "svg": { n in picture(.svg(LookRegistry(), width: n, height: n)) },
      "text": { n in picture(.text(LookRegistry(), width: whole(n))) },
      "viewport": { n in list({ $0.viewport = n }) },
      "rowExtent": { n in list({ $0.rowExtent = n }) },
      "anchor": { n in list({ $0.anchor = .end(unlessScrolledBy: n) }) },
      "scroll": { n in list(then: { $0.host.scroll(to: n) }) },
      "advance": { n in list(then: { $0.host.advance(by: n) }) },
      "onImpression": { n in list(impression: n) },
    ]
  }

  private func person(_ n: Double) -> String {
    let screen = TestScreen.rows {
      Look.slider("Slider", value: 0, in: -1e308...1e308) { _ in }
      Look.stepper("Stepper", value: 1, in: 1...9) { _ in }
    }
    let said = failures {
      screen.slide("Slider", to: n)
      if n != 1 { screen.step("Stepper", by: whole(n.isNaN ? 1e300 : n)) }
    }
    return "\(said.count) failures"
  }

  private func picture(_ renderer: ScreenRenderer) -> String {
    renderer.render(ScreenSnapshot(Section("s") { for id in 0..<9 { Line(id: id) } }))
  }

  nonisolated private static let numbers: [Double] =
    TestDepth.part(of: [.nan, .infinity, -.infinity, 0, 1e-300, 1e300, -8], 0)
    + (TestDepth.isThorough ? [-1, 1e9, -1e300, 1e308, -1e308, .greatestFiniteMagnitude] : [])

  @Test(arguments: numbers.indices) func areTakenAsTheNearestThatMakesSense(_ index: Int) {
    let (number, doors) = (Self.numbers[index], lookDoors.merging(listDoors) { $1 })
    for (name, door) in TestDepth.part(of: doors.sorted { $0.key < $1.key }, index) {
      let text = door(number)
      let isOdd = text.isEmpty || text.contains("nan") || text.contains("inf")
      #expect(!isOdd, "\(name) of \(number)")
    }
  }
}
