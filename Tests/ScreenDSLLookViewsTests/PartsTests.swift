@testable import ScreenDSLLookViews

/// What of a look is shown, and how.
@MainActor @Suite(.timedOnMain) struct PartsTests {
  @Test func inInvertedColorsPicturesStayAsTheyAre() throws {
    let bench = LookBench(.table)
    bench.show {
      Look.horizontal {
        Look.avatar("Ada")
        Look.image(.asset("a"))
        Look.image(.symbol("star"))
      }
    }
    #expect(try bench.find(RoundLabel.self).accessibilityIgnoresInvertColors)
    let images = try bench.look().all(UIImageView.self)
    #expect(images.map(\.accessibilityIgnoresInvertColors) == [true, false])
  }

  @Test(arguments: ListKind.allCases)
  func looksNeedNoRegistry(_ kind: ListKind) throws {
    let bench = LookBench(kind)
    bench.show(header: Look.text("Options", .headline)) {
      Look.text("Hello")
      Look.toggle("Newsletter", isOn: true) { _ in }
      Look.row("Version", detail: "of the app", value: "1.0")
    }
    #expect(bench.texts(0) == ["Hello"] && bench.texts(1) == ["Newsletter"])
    #expect(bench.texts(2) == ["Version", "of the app", "1.0"])
    #expect(try bench.find(UISwitch.self, 1).isOn)
    #expect(bench.view.all(LookView.self).count == 4)
  }

  private struct Shelf: ContainerModel, Drawn {
    var look: Look.Stack
  }

  /// With its margins, what is below it, and nothing above the rows where it is empty.
  @Test(arguments: ListKind.allCases)
  func aLookSaysHowHighItsRowIs(_ kind: ListKind) {
    let bench = LookBench(kind)
    let hint = LayoutHint.carousel.itemSize(width: 80, height: 100)
    bench.show {
      Look.text("Text").size(height: 96)
      Container("high", Shelf(look: Look.vertical { Look.text("Shelf") }.size(height: 180))) {
        Look.text("Card")
      }.layout(hint)
      Container("bare", Shelf(look: Look.empty)) { Look.text("Card") }.layout(hint)
    }
    #expect((0..<3).map { bench.cell($0)?.bounds.height } == [96, 180, 100])
  }
}
