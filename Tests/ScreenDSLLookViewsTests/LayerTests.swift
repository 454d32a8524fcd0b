@testable import ScreenDSLLookViews

/// Parts over others, columns that are equally wide, and circles.
@MainActor @Suite(.timedOnMain) struct LayerTests {
  @Test(arguments: ListKind.allCases, Look.Corner.allCases)
  func aBadgeStandsInItsCorner(_ kind: ListKind, _ corner: Look.Corner) throws {
    let bench = LookBench(kind)
    func show(_ count: Int) {
      bench.show {
        Look.avatar("Ada").size(width: 80, height: 60).overlay(corner) {
          if count > 0 { Look.badge("\(count)") }
        }
      }
      bench.view.layoutIfNeeded()
    }
    show(3)
    let layers = try bench.find(RoundLabel.self)
    #expect(layers.bounds.size == CGSize(width: 80, height: 60))
    let badge = try bench.find(Background.self)
    let own = badge.frame.offsetBy(dx: -layers.frame.minX, dy: -layers.frame.minY)
    let maxY = (own.maxY * 10).rounded() / 10
    let frame = own
    #expect(frame.width < 30 && frame.height < 30)
    let isCenter = corner == .center
    #expect((frame.minX == 0) == corner.isLeading)
    #expect((frame.maxX == 80) == (!corner.isLeading && !isCenter))
    #expect((frame.minY == 0) == corner.isTop)
    #expect((maxY == 60) == (!corner.isTop && !isCenter))
    if isCenter { #expect(frame.midX == 40 && frame.midY == 30) }
    show(0)
    #expect(try bench.find(RoundLabel.self) === layers && bench.look().all(Background.self).isEmpty)
  }

  /// What is below others can be used where they are not.
  @Test(arguments: ListKind.allCases)
  func touchesBesideALayerAreThoseOfThePart(_ kind: ListKind) throws {
    let (bench, log) = (LookBench(kind), Log())
    bench.show {
      Look.button("Open") { log.add("open") }.size(width: 100, height: 60).overlay(.topLeading) {
        Look.button("×") { log.add("close") }.accessibility(label: "Close")
      }
    }
    bench.view.layoutIfNeeded()
    let views = try bench.look().all(UIButton.self)
    let (open, close) = (views[0].frame, views[1].frame)
    #expect(open.size == CGSize(width: 100, height: 60) && open.origin == close.origin)
    #expect(!close.contains(CGPoint(x: open.maxX - 1, y: open.maxY - 1)))
    for button in try bench.look().all(UIButton.self) { button.tap() }
    #expect(log.lines == ["open", "close"])
    #expect(try bench.look().accessibilityStops.map(\.accessibilityLabel) == ["Open", "Close"])
  }

  @Test(arguments: ListKind.allCases)
  func columnsAreEquallyWide(_ kind: ListKind) throws {
    let bench = LookBench(kind)
    bench.show {
      Look.horizontal(spacing: 9) {
        Look.text("a")
        Look.text("a much longer text")
        Look.vertical { Look.text("b") }
      }.equal()
    }
    bench.view.layoutIfNeeded()
    #expect(try bench.look().all(UILabel.self).map(\.frame.minX) == [16, 115, 214])
    #expect(try bench.look().all(UILabel.self)[1].frame.width == 90)
  }

  /// The one with the higher priority keeps its width, wherever it stands.
  @Test(arguments: ListKind.allCases, [-1, 0, 1])
  func theLowestPriorityGivesWayFirst(_ kind: ListKind, _ priority: Int) throws {
    let bench = LookBench(kind)
    bench.show {
      Look.horizontal {
        Look.text("A name that is too long for it").lines(1).priority(priority)
        Look.text("a shorter place of many words").lines(1)
      }
    }
    bench.view.layoutIfNeeded()
    let labels = try bench.look().all(UILabel.self)
    let isWhole = labels.map { $0.bounds.width >= $0.intrinsicContentSize.width }
    #expect(isWhole == [priority > 0, priority < 0])
  }

  /// However many stacks are around it.
  @Test(arguments: ListKind.allCases)
  func aControlIsShownAtAnyDepth(_ kind: ListKind) throws {
    let bench = LookBench(kind)
    for depth in [1, 11, 13, 40] {
      var part: any LookPart = Look.button("Deep") {}
      for _ in 0..<depth { part = Look.vertical { [part] in part } }
      bench.show { Look.vertical { part } }
      let button = try bench.find(UIButton.self)
      bench.view.layoutIfNeeded()
      #expect(button.frame.minX == 16 && button.frame.width > 44, "\(depth)")
      #expect(try bench.look().accessibilityStops == [button], "\(depth)")
    }
  }

  /// Where nothing else takes the room that is left, it stays empty.
  @Test(arguments: ListKind.allCases)
  func nothingIsLargerOrSmallerThanItMayBe(_ kind: ListKind) throws {
    let bench = LookBench(kind)
    func show(_ most: Double?, _ isFilling: Bool) {
      bench.show {
        Look.vertical {
          Look.horizontal {
            Look.button("a", nil).wide().size(maxWidth: most)
            if isFilling { Look.text("b").fill() } else { Look.text("b") }
          }
          Look.button("c", nil).wide().size(maxWidth: 200)
          Look.horizontal { Look.text("OK").size(minWidth: 80, minHeight: 50) }
        }.id("row")
      }
      bench.view.layoutIfNeeded()
    }
    func sizes() throws -> [CGSize] {
      try bench.look().all(UIView.self).filter {
        $0 is UIButton || $0 is UILabel && !($0.superview is UIButton)
      }.map(
        \.bounds.size)
    }
    show(60, false)
    #expect(try sizes()[0].width == 60 && sizes()[2].width == 200)
    #expect(try sizes()[1].width < 20, "the room is behind it")
    let text = try sizes()[3]
    #expect(text.width == 80 && text.height == 50)
    show(60, true)
    #expect(try sizes()[1].width > 200)
    // A size of 0 takes it back.
    show(0, false)
    #expect(try sizes()[0].width > 200)
  }

  @Test(arguments: ListKind.allCases)
  func partsStandOnOneLine(_ kind: ListKind) throws {
    let bench = LookBench(kind)
    for alignment in [Look.Alignment.firstBaseline, .center] {
      bench.show {
        Look.horizontal(spacing: 9, alignment: alignment) {
          Look.text("12", .largeTitle)
          Look.text("km")
        }
      }
      bench.view.layoutIfNeeded()
      let labels = try bench.look().all(UILabel.self)
      let middles = labels.map(\.frame.midY)
      let lines = labels.map { $0.frame.midY + $0.font.pointSize * 0.36 }
      #expect((abs(lines[0] - lines[1]) < 0.5) == (alignment == .firstBaseline))
      #expect((abs(middles[0] - middles[1]) < 0.5) == (alignment == .center))
    }
  }

  @Test(arguments: ListKind.allCases)
  func aCircleIsFilledInPlace(_ kind: ListKind) throws {
    let bench = LookBench(kind)
    func show(_ share: Double) {
      bench.show { Look.progress(share, as: .circle).color(.red) }
      bench.view.layoutIfNeeded()
    }
    show(0.25)
    let ring = try bench.find(Ring.self)
    #expect(ring.share == 0.25 && ring.tintColor == .systemRed)
    #expect(ring.bounds.size == CGSize(width: 28, height: 28))
    show(0.5)
    #expect(try bench.find(Ring.self) === ring && ring.share == 0.5)
  }
}
