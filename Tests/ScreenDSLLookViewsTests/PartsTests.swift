@testable import ScreenDSLLookViews
@testable import UIKitSimulator

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

  /// What cells look like that were filled one after the other: the line of each, and whether it looks pressed.
  private func forms(_ bench: LookBench, _ looks: [LookNode]) -> [String] {
    looks.map { look in
      bench.show { Shown(look: look).id("row") }
      let cell = bench.cell(0)
      if let cell = cell as? UITableViewCell {
        return "\(cell.separatorInset.left) \(cell.selectionStyle)"
      }
      guard let cell = cell as? UICollectionViewListCell else { return "" }
      let rules = cell.allRules.filter {
        $0.second?.edge == .leading || $0.second?.edge == .trailing
      }
      let line = rules.first { $0.first.edge == .leading }
      return
        "\(line.map { $0.second?.edge == .trailing ? 10_000 : $0.constant } ?? 16) "
        + (cell.automaticallyUpdatesBackgroundConfiguration ? "default" : "none")
    }
  }

  private struct Shown: Drawn {
    var node: LookNode
    init(look: LookNode) { node = look }
    var look: some LookPart { node }
  }

  /// What one look said, the next one takes back.
  @Test(arguments: ListKind.allCases)
  func aLookSaysWhatLineIsBelowItAndWhetherItStandsOut(_ kind: ListKind) {
    let bench = LookBench(kind)
    let text = Look.text("Row")
    let looks: [LookNode] = [
      text._node, text.separator(.inset(56)).highlights(false)._node, text.separator(.hidden)._node,
      text.separator(.inset(-.infinity))._node, text.highlights(false)._node, text._node,
    ]
    #expect(
      forms(bench, looks) == [
        "16.0 default", "56.0 none", "10000.0 default", "0.0 default", "16.0 none", "16.0 default",
      ])
  }

  @Test(arguments: ListKind.allCases)
  func anInfoButtonIsPressedAndTheRowKeepsItsForm(_ kind: ListKind) throws {
    let (bench, log) = (LookBench(kind), Log())
    for name in ["old", "new"] {
      bench.show {
        Look.row("Ada").size(height: 96).padding(0).accessory(.chevron)
          .info("About Ada") { log.add("\(name) info") }.onSelect { log.add("row") }
      }
    }
    let button = try bench.find(UIButton.self)
    #expect(button.tap() && log.lines == ["new info"])
    #expect(button.configuration?.image?.isSymbolImage == true)
    #expect(button.configuration?.title == nil && bench.cell(0)?.bounds.height == 96)
    let images = try bench.look().all(UIImageView.self)
    #expect(images.last?.frame.maxX == 320 && images.last?.image?.isSymbolImage == true)
    #expect(bench.cell(0)?.accessibilityStops.map(\.accessibilityLabel) == ["Ada", "About Ada"])
  }
}
