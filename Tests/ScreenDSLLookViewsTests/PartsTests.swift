@testable import ScreenDSLLookViews
@testable import UIKitSimulator

@MainActor @Suite(.timedOnMain) struct PartsTests {
  private let bench = LookBench(.table)

  @Test func picturesAreNotInvertedAndLettersFitTheirCircle() throws {
    bench.showRows(
      Look.horizontal(
        Look.image(.asset("a")), Look.image(.symbol("star")),
        Look.image(.asset("b")).fit().loading(), Look.text("a").loading()),
      Look.avatar("Ada").size(width: 60, height: 40))
    let images = try bench.look().all(UIImageView.self)
    expectEqual(images.map(\.accessibilityIgnoresInvertColors), [true, false, true])
    expectEqual(images.map(\.contentMode), [.scaleAspectFill, .scaleAspectFit, .scaleAspectFit])
    expectEqual(try bench.look().order.map(\.backgroundColor), [nil, nil, .ground, .ground])
    let circle = try bench.find(RoundLabel.self, 1)
    let lengths = [circle.bounds.width, circle.layer.cornerRadius, circle.font.pointSize]
    #expect(circle.accessibilityIgnoresInvertColors && lengths == [60, 20, 14])
    #expect(circle.text == "A" && circle.textAlignment == .center)
  }

  @Test func spinnersSwitchesAndRingsHaveTheColorOfTheLook() throws {
    for color in [ThemeColor.red, nil] {
      let ring = Look.progress(0.4, as: .circle).size(width: 40, height: 20)
      bench.showRows(
        Look.vertical(Look.spinner, Look.toggle("Wi-Fi", isOn: true) { _ in }, ring).color(color))
      let (wish, usual) = (color.map { _ in UIColor.systemRed }, UIColor.secondaryLabel)
      let spinner = try bench.find(UIActivityIndicatorView.self)
      #expect(spinner.isAnimating && spinner.color == wish ?? usual)
      expectEqual(try bench.find(UISwitch.self).onTintColor, wish)
      try bench.find(Ring.self).draw(.zero)
      expectEqual(UIBezierPath.strokes.suffix(2), [.separator, wish ?? .tintColor])
      let arcs = UIBezierPath.arcs.suffix(2).map { $0.map { ($0 * 100).rounded() } }
      expectEqual(arcs, [[800, -157, 628, 400], [800, -157, 251, 400]], "40 % of a circle")
    }
  }

  @Test func whatIsOffIsPale() throws {
    for isOn in [true, false, true] {
      bench.showRows(
        Look.vertical(
          Look.progress(0.4), Look.progress(0.4, as: .circle), Look.spinner, Look.avatar("Ada"),
          Look.badge("2").background(.red), Look.text("a"), Look.text("b").copyable(),
          Look.picker("", ["c"], selected: "c", as: .wheel, name: \.self) { _ in },
          Look.custom(CustomPartTests.Wave(samples: [1])) {}
        ).enabled(isOn).accessory(.chevron))
      expectEqual(try bench.look().order.map(\.alpha), Array(repeating: isOn ? 1 : 0.4, count: 12))
    }
  }

  @Test func badgesHaveTheirTextInTheirMiddleAndFontsAreAsTheTextSays() throws {
    let badge = Look.badge("1").size(width: 90)._node
    for part in [badge, Look.text("1").alignment(.trailing)._node, badge] {
      bench.show { Shown(part).id("row") }
      expectEqual(try bench.find(UILabel.self).textAlignment, (part == badge ? .center : .right))
    }
    let dot = try #require(bench.showRows(Look.badge("")).look().first(Background.self)?.bounds)
    #expect(dot.height > 15 && dot.width == dot.height)
    let texts: [(text: Look.Text, size: CGFloat, isBold: Bool, hasDigits: Bool)] = [
      (Look.text("1"), 17, false, false), (Look.text("1").bold(), 17, true, false),
      (Look.text("1", .headline), 17, true, false),
      (Look.text("1").monospacedDigits(), 17, false, true),
      (Look.text("1", .headline).monospacedDigits(), 17, true, true),
      (Look.text("1", .caption).bold().monospacedDigits(), 12, true, true),
      (Look.text("1").accessibility(traits: .header), 20, true, false),
      (Look.text("1", .caption).accessibility(traits: .header), 12, false, false),
    ]
    bench.show { for (index, row) in texts.enumerated() { row.text.id(index) } }
    for (index, row) in texts.enumerated() {
      let font: UIFont = try bench.find(UILabel.self, index).font
      let isBold = font.fontDescriptor.symbolicTraits.contains(.traitBold)
      let found = (font.pointSize, isBold, font.fontDescriptor.hasMonospacedDigits)
      #expect(found == (row.size, row.isBold, row.hasDigits), "\(index)")
    }
  }

  @Test(arguments: ListKind.allCases)
  func aLookSaysHowHighItsRowIsAndALowRowHasLessMargin(_ kind: ListKind) throws {
    let bench = LookBench(kind).show {
      Look.text("Text").size(height: 96)
      shelf(Look.vertical { Look.text("Shelf") }.size(height: 180), id: "high")
      shelf(Look.empty, id: "bare")
      Look.text("Text").height(50).id("said")
    }
    expectEqual((0..<3).map { bench.height($0) }, [96, 180, 100])
    #expect(try bench.find(UICollectionView.self, 1).bounds.height > 100, "it is below the look")
    expectEqual(try bench.look().sizeThatFits(CGSize(width: 320, height: 0)).height, 96)
    #expect(try bench.look().sizeThatFits(.zero).width > 32, "as wide as it wishes")
    if kind == .collection { expectEqual(try bench.look(3).fittingSize(width: 320).height, 50) }
    let low = LookBench(kind).show { Look.row("Title", detail: "Detail").size(height: 44) }
    let frames = try low.look().all(UILabel.self).map(\.frame)
    #expect(frames.count == 2 && frames.allSatisfy { $0.height > 14 }, "\(frames)")
    #expect(frames[0].minY >= 0 && frames[0].maxY <= frames[1].minY && frames[1].maxY <= 44)
  }

  /// UIKit does not say whether cells ask a content that answers by itself.
  @Test(arguments: ListKind.allCases, [true, false])
  func aRowIsAsHighAsItsLookWhoeverIsAsked(_ kind: ListKind, _ areAsked: Bool) throws {
    let bench = LookBench(kind) { $0.cellsAskContents = areAsked }
    bench.show(header: Look.vertical { Look.text("Head") }.padding(30)) {
      Look.vertical { Look.image(.symbol("star")).size(width: 90, height: 90) }
    }
    let head = try #require(bench.view.all(LookView.self).first { $0 !== (try? bench.look()) })
    #expect(abs(bench.height() - 112) < 0.01 && head.bounds.height > 80)
  }

  @Test(arguments: ListKind.allCases, [false, true])
  func aFieldGrowsBeforeTheAnswer(_ kind: ListKind, _ isInHead: Bool) throws {
    let note = Look.field("Note", text: "") { _ in }.lines(1...4)
    let bench = LookBench(kind).show { if isInHead { shelf(Look.vertical { note }) } else { note } }
    let field = try bench.find(UITextView.self)
    let (line, height) = (try #require(field.font).lineHeight, bench.height())
    #expect(field.becomeFirstResponder() && field.pressReturn() && field.pressReturn())
    expectEqual(field.first(UILabel.self)?.isHidden, true, "before the next layout")
    bench.view.sim.drain()
    #expect(abs(bench.height() - height - 2 * line) < 1)
    if !isInHead { return }
    let (head, list) = (try bench.look(), try bench.find(UICollectionView.self))
    #expect(abs(list.bounds.height - 100) < 0.1 && field.bounds.height > line)
    expectEqual(list.frame.minY, head.superview?.frame.maxY)
  }

  @Test(arguments: ListKind.allCases) func aHeadComesBackAfterItWasEmptyForLong(_ kind: ListKind) {
    let bench = LookBench(kind)
    for number in 0..<3 { bench.show { shelf(Look.empty.accessibility(label: "\(number)")) } }
    expectEqual(bench.height(), 100)
    bench.show { shelf(Look.vertical { Look.text("Shelf") }.size(height: 60)) }
    let (head, list) = (try? bench.look().superview, try? bench.find(UICollectionView.self))
    #expect(bench.height() == 60 && head?.isHidden == false && list?.superview === head?.superview)
  }

  @Test(arguments: ListKind.allCases) func aRowHasTheRoomOfTheSystemsRows(_ kind: ListKind) throws {
    var options = SimOptions.current
    options.behavior.contentMargins = .init(top: 15, left: 24, bottom: 17, right: 9)
    options.behavior.contentPadding = 10
    try SimOptions.$current.withValue(options) {
      let bench = LookBench(kind)
      bench.show { Look.horizontal(Look.avatar("Ada"), Look.text("Ada").fill()) }
      let look = try bench.look()
      let frames = look.all(UILabel.self).map { $0.convert($0.bounds, to: look) }
      #expect(frames.map(\.minX) == [24, 74] && frames[0].minY == 15)
      #expect(frames[1].maxX == 296 && look.bounds.height == 72)
      let (high, low) = (Look.text("A").size(height: 60), Look.text("B"))
      bench.showRows(Look.horizontal(high, low, alignment: .firstBaseline).separator(.inset(56)))
      let lines = try bench.look().all(UILabel.self).map(\.frame.midY)
      #expect(abs(lines[0] - lines[1]) < 1, "the line of a high text is in its middle")
      expectEqual(bench.cell(0)?.lineStart, 56)
    }
  }

  @Test func aLineIsDrawnAnewOnlyWhereItIsAnotherOne() {
    let bench = LookBench(.collection)
    func rule(_ text: String, _ separator: Look.Separator?) -> NSLayoutConstraint? {
      bench.show { Look.text(text).separator(separator).id("row") }
      return bench.cell(0)?.allRules.first { $0.first.isOfGuide }
    }
    let line = rule("a", .inset(56))
    #expect(line != nil && rule("b", .inset(56)) === line)
    let hidden = rule("b", .hidden)
    #expect(hidden !== line && line?.isActive == false && hidden?.priority.rawValue == 999)
    #expect(rule("c", nil) == nil && rule("d", .hidden)?.isActive == true)
  }

  private func forms(_ bench: LookBench, _ looks: [LookNode], plain: Set<Int> = []) -> [String] {
    looks.indices.map { index in
      bench.show { Shown(looks[index]).id("row").selectable(highlights: !plain.contains(index)) }
      guard let cell = bench.cell(0) else { return "" }
      let isPlain =
        (cell as? UITableViewCell).map { $0.selectionStyle == .none }
        ?? ((cell as? UICollectionViewCell)?.automaticallyUpdatesBackgroundConfiguration == false)
      return "\(cell.lineStart) \(isPlain ? "none" : "default")"
    }
  }

  @Test(arguments: ListKind.allCases) func aLookSaysWhatLineIsBelowIt(_ kind: ListKind) {
    let (bench, text) = (LookBench(kind), Look.text("Row"))
    let looks: [LookNode] = [
      text.separator(.inset(56)).highlights(false)._node, text._node, text.separator(.hidden)._node,
      text.separator(.inset(-.infinity))._node, text.highlights(false)._node, text.padding(9)._node,
    ]
    expectEqual(
      forms(bench, looks),
      ["56.0 none", "16.0 default", "10000.0 default", "0.0 default", "16.0 none", "9.0 default"])
    let plainly = (0..<6).map { $0 == 1 || $0 == 2 ? text.highlights(false)._node : text._node }
    let both = forms(bench, plainly, plain: [0, 2, 3, 5])
    expectEqual(both.map { $0.hasSuffix("none") }, [true, true, true, true, false, true])
  }

  @Test(arguments: ListKind.allCases) func aRowThatIsEditedHasNoAccessory(_ kind: ListKind) throws {
    let bench = LookBench(kind).showRows(Look.text("Row").accessory(.chevron))
    for isEditing in [true, false] {
      bench.view.isEditing = isEditing
      bench.settle()
      expectEqual(try bench.look().all(UIImageView.self).isEmpty, isEditing)
    }
  }

  @Test(arguments: ListKind.allCases) func aRowHasAnInfoButton(_ kind: ListKind) throws {
    let (bench, log) = (LookBench(kind), Log())
    for name in ["old", "new"] {
      bench.show {
        Look.row("Ada").size(height: 96).padding(0).accessory(.chevron)
          .info("About Ada") { log.add("\(name) info") }.onSelect { log.add("row") }
      }
    }
    let button = try bench.find(UIButton.self)
    #expect(button.tap() && log.lines == ["new info"] && button.configuration?.title == nil)
    expectEqual(button.configuration?.image?.isSymbolImage, true)
    let images = try bench.look().all(UIImageView.self)
    #expect(images.last?.frame.maxX == 320 && images.last?.image?.isSymbolImage == true)
    #expect(bench.labels() == ["Ada", "About Ada"] && bench.height() == 96)
  }

  private static let chipBar = LayoutHint.carousel.itemSize(width: .content, height: 44)

  private func chips(
    _ bench: LookBench, _ inContainer: Bool, _ titles: [String], _ hint: LayoutHint = chipBar
  ) throws -> [CGRect] {
    let buttons = titles.enumerated().map { index, title in Look.button(title) {}.id(index) }
    let section =
      inContainer
      ? Section("rows") { Container("filters", Grid()) { buttons }.layout(hint) }
      : Section("rows") { buttons }.layout(hint)
    bench.show(ScreenSnapshot(section))
    let list = try #require(bench.view.all(UICollectionView.self).last)
    list.layoutIfNeeded()
    bench.settle()
    return titles.indices.compactMap { list.layoutAttributesForItem(at: [0, $0])?.frame }
  }

  private func wish(_ title: String) -> CGFloat {
    let look = LookBench(.collection).show { Look.button(title) {} }
    let content = (look.cell(0) as? UICollectionViewCell)?.contentView
    return content?.fittingSize(width: 320, .fittingSizeLevel).width.rounded(.up) ?? 0
  }

  @Test(arguments: [(ListKind.table, true), (.collection, true), (.collection, false)])
  func chipsAreAsWideAsTheirTitles(_ kind: ListKind, _ inContainer: Bool) throws {
    let bench = LookBench(kind)
    let titles = ["M", "Unread", "With attachments", String(repeating: "long ", count: 40)]
    let cards = LayoutHint.carousel.itemSize(height: 44)
    for (hint, most) in [(Self.chipBar, CGFloat(320)), (cards, CGFloat(160))] {
      for titles in [titles, ["M is longer"] + titles.dropFirst(), titles] {
        let frames = try chips(bench, inContainer, titles, hint)
        expectEqual(frames.map(\.width), titles.map { min(wish($0), most) })
        expectEqual(frames[3].width, most, "at most")
        #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxX == $1.minX })
        #expect(frames.allSatisfy { $0.height == frames[0].height })
      }
      let fixed = try chips(bench, inContainer, titles, .carousel.itemSize(width: 100, height: 44))
      expectEqual(fixed.map(\.width), [100, 100, 100, 100])
    }
    let narrow = Self.chipBar.insets(leading: 10, trailing: 30)
    let inset = try chips(bench, inContainer, titles, narrow)
    expectEqual(inset.map(\.width), titles.map { min(wish($0), 280) })
    bench.view.sim.setBounds(CGRect(x: 0, y: 0, width: 300, height: 640))
    expectEqual(
      try chips(bench, inContainer, titles).map(\.width), titles.map { min(wish($0), 300) })
  }
}
