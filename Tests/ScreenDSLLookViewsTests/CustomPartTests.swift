@testable import ScreenDSLLookViews

@MainActor @Suite(.timedOnMain) struct CustomPartTests {
  private let bench = LookBench(.collection)

  final class WaveView: UIView {
    static var made = 0
    var samples: [Int] = [], shows = 0, wasFirst = false
    var seek: (Double) -> Bool = { _ in false }
    override var intrinsicContentSize: CGSize { CGSize(width: -1, height: 30) }
  }

  struct Wave: CustomPart {
    var samples: [Int]
    var onSeek: Handler<Double>?

    static func makeView() -> WaveView {
      WaveView.made += 1
      return WaveView()
    }

    func show(in view: WaveView, _ context: PartContext<Wave>) {
      view.shows += 1
      (view.samples, view.wasFirst) = (samples, context.isFirstDisplay)
      view.seek = { context.fire(\.onSeek, $0) }
    }
  }

  struct Episode: LookModel, Identifiable {
    let id: Int
    var title = "Pilot", samples = [1, 2, 3], position = 0.5
    var onSeek: Handler<Double>?, isLoading = false
    var look: some LookPart {
      Look.vertical {
        Look.text(title)
        Look.custom(Wave(samples: samples, onSeek: onSeek)) {
          Look.slider("Position", value: position, onSeek)
        }.loading(isLoading)
      }
    }
  }

  private struct Note: ContentPart {
    var text: String

    func configuration(_ context: PartContext<Note>) -> UIListContentConfiguration {
      var content = UIListContentConfiguration.cell()
      content.text = text
      return content
    }
  }

  private struct Blank: ContentPart, UIContentConfiguration {
    func configuration(_ context: PartContext<Blank>) -> Blank { self }
    func makeContentView() -> any UIView & UIContentView { UIListContentView(frame: .zero) }
    func updated(for state: any UIConfigurationState) -> Blank { self }
  }

  @Test func aContentConfigurationIsAPart() throws {
    var contents: [UIView] = []
    for text in ["one", "two"] {
      bench.showRows(
        Look.vertical(Look.text("Head"), Look.custom(Note(text: text)) { Look.text("stand-in") }))
      let content = try #require(try bench.find(ContentPartView.self).subviews.first)
      let shown = (content as? any UIContentView)?.configuration as? UIListContentConfiguration
      #expect(shown?.text == text && content.frame.width > 0)
      contents.append(content)
    }
    #expect(contents[0] === contents[1] && !bench.texts().contains("stand-in"))
    bench.showRows(Look.vertical(Look.text("Head"), Look.custom(Blank()) {}))
    contents += try bench.find(ContentPartView.self).subviews
    #expect(contents.count == 3 && contents[2] !== contents[0], "it has another type")
  }

  @Test func aViewIsMadeOnceAndFilledWithOtherValuesOnly() throws {
    let made = WaveView.made
    bench.show { Episode(id: 1) }
    let (view, look) = (try bench.find(WaveView.self), try bench.look())
    #expect(view.samples == [1, 2, 3] && view.shows == 1 && view.wasFirst)
    #expect(view.bounds.height == 30 && look.sizeThatFits(.zero).width < view.bounds.width)
    #expect(look.all(UISlider.self).isEmpty, "its stand-in is not shown")
    bench.show { Episode(id: 1, title: "Second", position: 0.6) }
    expectEqual(view.shows, 1, "the stand-in is no reason to fill it")
    bench.show { Episode(id: 1, samples: [4]) }
    #expect(try bench.find(WaveView.self) === view && view.samples == [4])
    #expect(view.shows == 2 && !view.wasFirst && WaveView.made == made + 1)
    bench.show { Episode(id: 1, isLoading: true) }
    #expect(try bench.look().all(WaveView.self).isEmpty, "what is loading has nothing to show")
  }

  @Test func theNewestHandlerRuns() throws {
    var heard: [String] = []
    func show(_ name: String?) {
      let seek = name.map { name in Handler<Double> { heard.append("\(name) \($0)") } }
      bench.show { Episode(id: 1, onSeek: seek) }
    }
    show("old")
    let view = try bench.find(WaveView.self)
    show("new")
    #expect(view.seek(0.25))
    bench.settle()
    #expect(heard == ["new 0.25"] && view.shows == 2)
    show(nil)
    #expect(!view.seek(0.5) && heard.count == 1)
  }

  @Test(arguments: ListKind.allCases) func anOlderContextIsThatOfItsRow(_ kind: ListKind) throws {
    let (bench, log) = (LookBench(kind), Log())
    func show(_ ids: Range<Int>) {
      bench.show { for id in ids { Episode(id: id, onSeek: Handler { log.add("\(id) \($0)") }) } }
    }
    show(0..<200)
    let seek = try bench.find(WaveView.self).seek
    for offset in [600, 6_000] { bench.view.sim.scroll(to: CGFloat(offset)) }
    #expect(seek(0.25) && log.lines == ["0 0.25"])
    show(1..<200)
    #expect(!seek(0.5) && log.lines.count == 1, "its row is gone")
  }

  @Test func peopleHearAndUseTheStandIn() throws {
    var heard: [Double] = []
    bench.show { Episode(id: 1, onSeek: Handler { heard.append($0) }) }
    expectEqual(bench.labels(), ["Pilot", "Position"])
    let position = try #require(bench.stops().last as? UIAccessibilityElement)
    #expect(position.accessibilityTraits.contains(.adjustable))
    expectEqual(position.accessibilityValue, "50 %")
    let (view, look) = (try bench.find(WaveView.self), try bench.look())
    expectEqual(position.accessibilityFrameInContainerSpace, view.convert(view.bounds, to: look))
    position.accessibilityIncrement()
    position.accessibilityDecrement()
    expectEqual(heard, [0.6, 0.4])
    bench.show { Episode(id: 1, position: 0.6, onSeek: Handler { heard.append($0) }) }
    #expect(bench.stops().last === position && position.accessibilityValue == "60 %")
  }

  final class GrowingView: UIView {
    var height: CGFloat = 20, grow: () -> Void = {}
    private(set) var asked = 0, animated: [Bool] = []
    override var intrinsicContentSize: CGSize { CGSize(width: -1, height: height) }
    override var frame: CGRect { didSet { animated.append(UIView.areAnimationsEnabled) } }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      asked += 1
      return super.sizeThatFits(size)
    }
  }

  struct Growing: CustomPart {
    static func makeView() -> GrowingView { GrowingView() }
    func show(in view: GrowingView, _ context: PartContext<Growing>) {
      view.grow = { context.sizeDidChange() }
    }
  }

  /// The view says when its size is another, and is not asked for one that would be its present one.
  @Test(arguments: ListKind.allCases) func aViewMayGrowByItself(_ kind: ListKind) throws {
    let bench = LookBench(kind)
    bench.showRows(Look.vertical { Look.custom(Growing()) {} }, Look.text("below"))
    let view = try bench.find(GrowingView.self)
    let (height, below) = (bench.height(), try #require(bench.cell(1)).frame.minY)
    (view.height, view.transform) = (50, CGAffineTransform(rotationAngle: .pi))
    view.grow()
    bench.view.sim.drain()
    #expect(view.bounds.height == 50 && view.asked == 0)
    #expect(bench.height() == height + 30 && bench.cell(1)?.frame.minY == below + 30)
    bench.show { Look.text("other") }
    view.grow()
  }

  @Test func whatIsNewDoesNotComeFromTheCorner() throws {
    let bench = LookBench(.table)
    func show(_ texts: [String]) {
      bench.show {
        Look.vertical {
          for text in texts { Look.text(text) }
          Look.custom(Growing()) {}.key("view")
        }.id("row")
      }
    }
    show(["a"])
    let view = try bench.find(GrowingView.self)
    expectEqual(view.animated.first, false)
    let count = view.animated.count
    show(["a", "b"])
    #expect(view.animated.count > count && view.animated.last == true)
  }

  private struct Unknown: Hashable { var number = 1 }

  @Test func aValueWithoutAViewAndWhatIsSensitiveAreTheirStandIns() throws {
    var problems: [Problem] = []
    bench.adapter.onProblem = { problems.append($0) }
    bench.show { for _ in 0..<2 { Look.custom(Unknown()) { Look.text("one") } } }
    bench.show { Look.custom(Unknown()) { Look.text("one") } }
    expectEqual(bench.texts(), ["one"])
    let sentence = "No view for 'Unknown' in 'Look.custom'; make the type conform to 'CustomPart'"
    expectEqual(problems.map(\.sentence), [sentence])
    #expect(Look.custom(Unknown()) {} != Look.custom(Unknown(number: 2)) {})
    #expect(Look.custom(Unknown()) { Look.text("a") } == Look.custom(Unknown()) { Look.text("a") })
    bench.adapter.environment.hidesSensitiveTexts = true
    bench.showRows(
      Look.vertical { Look.custom(Wave(samples: [4])) { Look.text("4") } }.sensitive(),
      Look.custom(Wave(samples: [4])) { Look.text("4").sensitive() })
    for row in 0..<2 { #expect(try bench.look(row).all(WaveView.self).isEmpty) }
  }
}
