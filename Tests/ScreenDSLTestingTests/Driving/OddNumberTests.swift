@testable import ScreenDSLTesting

/// Numbers that are none, without end or out of all proportion.
@MainActor @Suite(.timedOnMain) struct OddNumberTests {
  private struct Line: CellModel, Identifiable { let id: Int }
  private struct Deck: ContainerModel {}

  private func drawn(
    row: (Line) -> Row = { Row($0) }, look: LookNode = Look.text("a")._node,
    hint: LayoutHint = .carousel, state: RenderState = RenderState()
  ) -> String {
    let looks = LookRegistry(.look(of: Line.self) { _ in look })
    let screen = ScreenSnapshot(
      Section("s") {
        Container("deck", Deck()) { for id in 0..<9 { row(Line(id: id)) } }.layout(hint)
      })
    let renderers: [ScreenRenderer] = [
      .text(looks, state: state), .outline(looks, state: state), .svg(looks, state: state),
    ]
    return screen.description + renderers.map { $0.render(screen) }.joined()
  }

  private func list(
    _ change: (inout HeadlessOptions) -> Void = { _ in },
    then action: (TestScreen) -> Void = { _ in },
    impression: Double = 0.5
  ) -> String {
    var options = HeadlessOptions()
    change(&options)
    let screen = TestScreen(options: options) {
      ScreenOf {
        for id in 0..<30 { Line(id: id).onImpression(fraction: impression, dwell: impression) {} }
      }
    }
    action(screen)
    screen.update()
    try? screen.host.scroll(to: .row("20"))
    screen.host.advance(by: 1)
    return "\(screen.host.offset) \(screen.host.maximalOffset) \(screen.violations)"
  }

  private func whole(_ number: Double) -> Int {
    number.isNaN ? 0 : number >= 9e18 ? .max : number <= -9e18 ? .min : Int(number)
  }

  /// Each place where an app gives a number, with what comes of it.
  private var doors: [(name: String, text: (Double) -> String)] {
    [
      ("height", { n in drawn(row: { Row($0.height(n)) }) }),
      ("estimatedHeight", { n in drawn(row: { Row($0.estimatedHeight(n)) }) }),
      ("itemSize", { n in drawn(hint: .carousel.itemSize(width: n, height: n)) }),
      ("spacing", { n in drawn(hint: .list.spacing(n)) }),
      ("insets", { n in drawn(hint: .list.insets(top: n, leading: n, bottom: n, trailing: n)) }),
      ("columns", { n in drawn(hint: .grid(columns: whole(n))) }),
      ("size", { n in drawn(look: Look.text("a").size(width: n, height: n)._node) }),
      ("lines", { n in drawn(look: Look.text("a").lines(whole(n))._node) }),
      ("progress", { n in drawn(look: Look.progress(n)._node) }),
      ("slider", { n in drawn(look: Look.slider("", value: n) { _ in }._node) }),
      ("padding", { n in drawn(look: Look.text("a").padding(n)._node) }),
      (
        "gap",
        { n in drawn(look: Look.vertical(spacing: n) { ["a", "b"].map { Look.text($0) } }._node) }
      ),
      (
        "stepper",
        { n in
          let range = min(0, whole(n))...max(0, whole(n))
          return drawn(look: Look.stepper("", value: whole(n), in: range) { _ in }._node)
        }
      ),
      ("offsets", { n in drawn(state: RenderState(offsets: ["deck": n])) }),
      ("svg", { n in picture(.svg(LookRegistry(), width: n, height: n)) }),
      ("text", { n in picture(.text(LookRegistry(), width: whole(n))) }),
      ("viewport", { n in list({ $0.viewport = n }) }),
      ("rowExtent", { n in list({ $0.rowExtent = n }) }),
      ("anchor", { n in list({ $0.anchor = .end(unlessScrolledBy: n) }) }),
      ("setViewport", { n in list(then: { $0.host.setViewport(n) }) }),
      ("floating", { n in list(then: { $0.host.setFloatingInsets(top: n, bottom: n) }) }),
      ("scroll", { n in list(then: { $0.host.scroll(to: n) }) }),
      ("scrollToEnd", { n in list(then: { $0.host.scrollToEnd(by: n) }) }),
      ("advance", { n in list(then: { $0.host.advance(by: n) }) }),
      ("onImpression", { n in list(impression: n) }),
    ]
  }

  private func picture(_ renderer: ScreenRenderer) -> String {
    renderer.render(ScreenSnapshot(Section("s") { for id in 0..<9 { Line(id: id) } }))
  }

  @Test(arguments: [
    .nan, .infinity, -.infinity, 0, -1, 1e-300, 1e9, 1e300, -1e300, .greatestFiniteMagnitude,
  ])
  func areTakenAsTheNearestThatMakesSense(_ number: Double) {
    for (name, text) in doors {
      let text = text(number)
      let isOdd = text.contains("nan") || text.contains("inf")
      #expect(!text.isEmpty && !isOdd, "\(name) of \(number)")
    }
  }
}
