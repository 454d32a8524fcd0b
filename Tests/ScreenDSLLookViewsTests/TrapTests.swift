@testable import ScreenDSLLookViews

/// The mistakes that content views make most easily; those that the laws of looks find have no test here.
@MainActor @Suite(.timedOnMain) struct TrapTests {
  private let bench = LookBench(.table), log = Log()

  @Test(arguments: ListKind.allCases) func aLabelOfTheRowHidesNoControl(_ kind: ListKind) throws {
    let bench = LookBench(kind).show {
      Look.horizontal(
        Look.text("Anna").fill(), Look.button("Call") { log.add("call") },
        Look.button("Delete") { log.add("delete") }
      ).onSelect { log.add("row") }.accessibilityLabel("Anna, a friend")
      Look.toggle("Newsletter", isOn: true) { log.add("\($0)") }.accessibilityLabel("News")
    }
    expectEqual(bench.labels(), ["Anna, a friend", "Call", "Delete"])
    for stop in bench.stops() { #expect(bench.view.sim.doubleTap(stop)) }
    let toggle = try #require(bench.stops(1).first)
    #expect(bench.labels(1) == ["News"] && toggle.accessibilityValue == "1")
    #expect(toggle.accessibilityTraits.contains([.button, .toggleButton]))
    #expect(bench.view.sim.doubleTap(toggle) && log.lines == ["row", "call", "delete", "false"])
  }

  @Test func peopleReachEachControl() throws {
    bench.show {
      Look.slider("Volume", value: 0.5, step: 0.25) { log.add("\($0)") }
      Look.stepper("Count", value: 2, in: 0...9) { log.add("\($0)") }
      Look.field("Name", text: "") { log.add($0) }
      Look.button("Save") { log.add("save") }
      Look.picker("Size", ["S", "M"], selected: "M", name: { $0 }) { log.add($0) }
      Look.image(.symbol("star")).decorative()
    }
    let stops = (0..<5).compactMap { bench.stops($0).first }
    let labels = (0..<6).map { bench.labels($0) }
    expectEqual(labels, [["Volume"], ["Count"], ["Name"], ["Save"], ["Size"], []])
    expectEqual(stops.map { $0 is UIControl }, [true, false, true, true, true])
    expectEqual(stops[4].accessibilityValue, "M")
    stops[0].accessibilityIncrement()
    stops[0].accessibilityDecrement()
    stops[1].accessibilityDecrement()
    #expect(bench.view.sim.doubleTap(stops[2]) && bench.view.sim.doubleTap(stops[3]))
    expectEqual(log.lines, ["0.75", "0.25", "1", "save"])
    #expect(try bench.find(UITextField.self, 2).isFirstResponder)
    #expect(try bench.look(5).accessibilityElementsHidden)
  }

  /// A touch in the middle of all texts of a row, or of the row, may be one on a control there.
  @Test func theTextsOfARowAreTappedWhereTheyAre() throws {
    let press = Look.button("Press") { log.add("press") }.size(width: 200)
    let middle = Look.horizontal(Look.spacer, press, Look.spacer)
    bench.show {
      Look.horizontal(Look.text("a"), press, Look.text("b")).onSelect { log.add("row") }
      Look.toggle("Newsletter", isOn: true) { _ in }.onSelect { log.add("news") }
      Look.text("Terms").link("Terms") { log.add("link") }.onSelect { log.add("terms") }
      middle.onSelect { log.add("song") }.accessibilityLabel("Song")
      middle.accessibility(children: .combined).onSelect { log.add("whole") }
    }
    for row in [0, 2, 3, 4] { #expect(try bench.view.sim.doubleTap(bench.stop(row))) }
    expectEqual(log.lines, ["row", "terms", "song", "whole"])
    #expect(bench.labels(1) == ["Newsletter"] && bench.stops(1).first is UISwitch)
  }

  @Test(arguments: ListKind.allCases) func theFocusGoesToTheControlsOfARow(_ kind: ListKind) {
    let bench = LookBench(kind).show {
      Look.text("text")
      Look.toggle("Newsletter", isOn: true) { _ in }
      Look.toggle("Newsletter", isOn: true, nil)
      Look.toggle("Newsletter", isOn: true) { _ in }.onSelect {}
    }
    expectEqual((0..<4).map { bench.view.sim.focus([0, $0]) }, [true, false, true, true])
  }

  @Test(arguments: ListKind.allCases) func aCellThatIsUsedAgainIsAlive(_ kind: ListKind) throws {
    let bench = LookBench(kind)
    let size = Look.picker("Size", ["S", "M"], selected: "S", as: .wheel, name: \.self) { _ in }
    bench.show { for n in 0..<60 { Look.vertical(Look.progress(Double(n % 10) / 10), size).id(n) } }
    #expect(try bench.find(Wheel.self).turn(to: 1))
    for offset in [400, 1_200, 2_000, 0] {
      bench.view.sim.scroll(to: CGFloat(offset))
      for path in bench.view.sim.visiblePaths {
        let bar = try bench.find(UIProgressView.self, path.item)
        #expect(!bar.wasAnimated && abs(bar.progress - Float(path.item % 10) / 10) < 0.01)
        #expect(try bench.find(Wheel.self, path.item).turned == 0, "row \(path.item)")
      }
    }
  }

  @Test func textsGrowOnceAndMakeRoom() throws {
    bench.showRows(
      Look.vertical(
        Look.text("bold").bold(), Look.text("digits").monospacedDigits(),
        Look.text("cut", .caption).lines(1),
        Look.horizontal(Look.text("left"), Look.text("right")).stacksAtAccessibilitySizes()))
    let labels = try bench.look().all(UILabel.self)
    for (size, growth) in [
      (UIContentSizeCategory.accessibilityExtraExtraExtraLarge, 53.0 / 17), (.large, 1),
    ] {
      bench.view.sim.setContentSize(size)
      bench.settle()
      let grown = zip(labels, [17, 17, 12, 17, 17] as [CGFloat]).map { $0.font.pointSize / $1 }
      #expect(grown.allSatisfy { abs($0 - growth) < 0.01 }, "\(grown)")
      expectEqual(labels[2].numberOfLines, (growth > 1 ? 0 : 1))
      expectEqual((labels[3].frame.maxY <= labels[4].frame.minY), (growth > 1))
    }
  }

  @Test func fieldsAreMadeAsLargeAsTheirList() throws {
    let bench = LookBench(.collection) { $0.contentSize = .accessibilityLarge }.showRows(
      Look.field("Name", text: "", prompt: "Ada") { _ in },
      Look.field("Note", text: "1\n2\n3\n4", prompt: "Notes") { _ in }.lines(1...3),
      Look.text("Copy me").copyable(), Look.avatar("Ada"))
    let note = try bench.find(UITextView.self, 1)
    let fonts = try [
      bench.find(UITextField.self).font, note.font, note.first(UILabel.self)?.font,
      bench.find(UITextView.self, 2).font,
    ]
    expectEqual(fonts.map { $0?.pointSize }, Array(repeating: CGFloat(33), count: 4))
    #expect(try note.isScrollEnabled && bench.look().sizes.traits == note.traitCollection)
    #expect(try bench.find(UITextField.self).adjustsFontForContentSizeCategory)
  }

  final class TableCell: UITableViewCell, ConfigurableCell {
    func configure(with row: Shown, context: CellContext<Shown>) {
      automaticallyUpdatesContentConfiguration = false
      contentConfiguration = LookConfiguration(row, context)
    }
  }

  final class CollectionCell: UICollectionViewListCell, ConfigurableCell {
    func configure(with row: Shown, context: CellContext<Shown>) {
      automaticallyUpdatesContentConfiguration = false
      contentConfiguration = LookConfiguration(row, context)
    }
  }

  @Test(arguments: ListKind.allCases) func aCellOfOnesOwnShowsALook(_ kind: ListKind) throws {
    let bench = LookBench(kind)
    (bench.adapter as? TableAdapter)?.cells = CellRegistry(.class(TableCell.self))
    (bench.adapter as? CollectionAdapter)?.cells = CellRegistry(.class(CollectionCell.self))
    var (isOn, accepts) = (false, true)
    func show() {
      bench.showRows(
        Look.toggle("Newsletter", isOn: isOn) { if accepts { isOn = $0 } },
        Look.image(.symbol("sun"), dark: .symbol("moon")))
    }
    show()
    #expect(bench.cell(0) is TableCell || bench.cell(0) is CollectionCell)
    let toggle = try bench.find(UISwitch.self)
    #expect(toggle.tap() && isOn)
    show()
    accepts = false
    #expect(toggle.isOn && toggle.tap() && isOn)
    bench.settle()
    #expect(try toggle.isOn && bench.find(UISwitch.self) === toggle, "what was refused goes back")
    bench.view.sim.setDark(true)
    expectEqual(try bench.find(UIImageView.self, 1).image?.name, "moon")
  }

  @Test(arguments: ListKind.allCases, [true, false])
  func olderSystemsShowTheSame(_ kind: ListKind, _ isOld: Bool) throws {
    let bench = LookBench(kind) { $0.isBeforeOS16 = isOld }
    for problem in ["Too short", nil, "Too long, by far, as this sentence is, and then some more"] {
      bench.show { Look.field("Name", text: "x") { _ in }.problem(problem) }
      expectEqual(bench.texts(), ["Name"] + [problem].compactMap { $0 })
      expectEqual(bench.stops().map(\.accessibilityHint), [problem])
    }
    let label = try #require(bench.look().all(UILabel.self).last)
    #expect(label.bounds.height >= label.font.lineHeight * 2)
  }
}
