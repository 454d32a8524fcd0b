@testable import ScreenDSLLookViews

@MainActor @Suite(.timedOnMain) struct InPlaceTests {
  private let bench = LookBench(.table)

  @Test(arguments: ListKind.allCases) func aRowIsMeasuredAgain(_ kind: ListKind) throws {
    let bench = LookBench(kind)
    bench.showRows(Look.text(String(repeating: "x", count: 32)), Look.text("below"))
    let (label, line) = (try bench.find(UILabel.self), UIFont.preferredFont(forTextStyle: .body))
    func lines() -> CGFloat { (label.bounds.height / line.lineHeight).rounded() }
    let (writes, height) = (label.writes, bench.height())
    for isBold in [false, true, false] {
      bench.view.sim.setTextBold(isBold)
      bench.settle()
      #expect(lines() == (isBold ? 2 : 1) && label.writes == writes)
    }
    bench.view.directionalLayoutMargins.leading = 60
    bench.settle()
    #expect(label.frame.minX == 60 && lines() == 2 && label.writes == writes)
    #expect(bench.height() > height + 9)
    let below = bench.cell(0)?.frame.maxY
    bench.view.directionalLayoutMargins.top = 60
    let (look, alone) = (try bench.look(), LookView(try bench.look().shown))
    #expect(look.sizes.leaves.values.contains { $0.size != nil }, "it is not measured again")
    bench.settle()
    expectEqual(bench.cell(1)?.frame.minY, below, "a row near a bar is no higher")
    let width = alone.sizeThatFits(.zero).width
    bench.view.sim.setTextBold(true)
    bench.view.addSubview(alone)
    #expect(alone.sizeThatFits(.zero).width > width, "it is in a list of bold texts")
  }

  @Test(arguments: ListKind.allCases)
  func anAnswerBeforeTheViewAsksForTheCellKeepsTheCell(_ kind: ListKind) throws {
    let bench = LookBench(kind) { $0.reconfiguresAtNextLayout = true }
    func change() { bench.apply(drains: false) { Shown(Look.text("B")._node).id(0) } }
    bench.showRows(Look.button("A") { change() })
    let cell = bench.cell(0)
    #expect(try bench.find(UIButton.self).tap())
    bench.turn()
    bench.settle()
    #expect(bench.cell(0) === cell && bench.texts() == ["B"] && bench.codes == [])
  }

  @Test(arguments: ListKind.allCases) func aTextIsMeasuredOnce(_ kind: ListKind) throws {
    var measured: [String: Int] = [:]
    UILabel.measure = { text, font, width, _ in
      measured[text, default: 0] += 1
      return CGSize(width: min(width, 250), height: (width < 200 ? 2 : 1) * font.lineHeight)
    }
    defer { UILabel.measure = nil }
    let bench = LookBench(kind)
    bench.show { Look.vertical { for number in 0..<5 { Look.text("Text of row \(number)") } } }
    #expect((0..<5).allSatisfy { measured["Text of row \($0)"] == 1 }, "\(measured)")
  }

  @Test func aLookHasAViewForWhatIsSeenAtAnyDepth() throws {
    let card = Look.vertical(
      Look.horizontal(Look.text("Course").fill(), Look.badge("New")), Look.text("Lesson 4"),
      Look.progress(0.4))
    let looks: [(views: Int, look: any LookPart)] = [
      (3, Look.toggle("Sync", isOn: true) { _ in }),
      (4, Look.vertical(Look.text("Hello"), Look.text("9:41", .caption)).bubble(.sent)),
      (7, Look.horizontal(Look.avatar("Ada"), card)), (7, card.padding(12).background(corners: 8)),
    ]
    for (views, look) in looks {
      bench.show { Look.vertical { look } }
      expectEqual(try bench.look().all(UIView.self).count, views)
    }
    bench.show { (0..<40).reduce(Look.button("Deep") {}._node) { part, _ in .vertical([part]) } }
    let button = try bench.find(UIButton.self)
    #expect(button.frame.minX == 16 && button.frame.width > 44 && bench.stops() == [button])
  }

  @Test(arguments: ListKind.allCases) func anEnvironmentKeepsTheViews(_ kind: ListKind) throws {
    let bench = LookBench(kind).showRows(
      Look.text("fixed"), Look.horizontal(Look.text("Balance"), Look.text("€ 12").sensitive()))
    func now() throws -> [UILabel] { try (0..<2).flatMap { try bench.look($0).all(UILabel.self) } }
    let old = try now()
    let writes = old.map(\.writes)
    bench.adapter.environment.hidesSensitiveTexts = true
    bench.settle()
    expectEqual(old.map(\.text), ["fixed", "Balance", "••••"])
    expectEqual(old.map(\.writes)[..<2], writes[..<2])
    expectEqual(try bench.stop(1).accessibilityLabel, "Balance", "nobody hears what is hidden")
    expectEqual(try now().elementsEqual(old, by: ===), true)
  }

  @Test(arguments: [true, false]) func fieldsFollowTheirKeys(_ isKeyed: Bool) throws {
    func show(_ tags: [String]) throws -> [UITextField] {
      bench.show {
        Look.vertical {
          for tag in tags {
            let field = Look.field(tag, text: tag) { _ in }
            isKeyed ? field.key(tag) : field
          }
        }.id(1)
      }
      return try bench.look().all(UITextField.self)
    }
    let fields = try show(["a", "b", "c"])
    #expect(fields[1].becomeFirstResponder())
    for tags in [["b", "a", "c"], ["c", "d", "b"], ["b"], ["x", "b"]] {
      let now = try show(tags)
      expectEqual(now.map(\.text), tags)
      if isKeyed { #expect(now[tags.firstIndex(of: "b") ?? 0] === fields[1]) }
      let focused = now.filter(\.isFirstResponder)
      #expect(focused.allSatisfy { $0.text == "b" } && (focused.count == 1 || !isKeyed))
    }
  }

  @Test(arguments: ListKind.allCases) func cellsGoToLooksOfTheSameShape(_ kind: ListKind) throws {
    let bench = LookBench(kind)
    func shapes(_ rows: Range<Int>, turned: Int = 0) -> [String] {
      let toggle = Look.vertical { Look.toggle("a", isOn: true) { _ in } }
      let looks = [Look.vertical(Look.text("a"), Look.text("b")), toggle]
      bench.show { for row in rows { looks[(row + turned) % 2].id(row).reorderable { _ in } } }
      return (0..<4).map { "\(ObjectIdentifier(bench.cell($0) ?? UIView()))" }
    }
    let first = shapes(0..<4)
    bench.show { Look.text("between") }
    let second = shapes(10..<14)
    for n in 0...1 { expectEqual(Set([second[n], second[n + 2]]), Set([first[n], first[n + 2]])) }
    expectEqual(shapes(10..<14, turned: 1), second, "a row keeps its cell")
    bench.view.sim.reorder(IndexPath(row: 1, section: 0), to: IndexPath(row: 0, section: 0))
    bench.settle()
    expectEqual("\(ObjectIdentifier(bench.cell(0) ?? UIView()))", second[1], "also when dropped")
  }

  struct Rich: LookModel, Identifiable {
    let id: Int
    var look: some LookPart {
      Look.vertical {
        Look.horizontal {
          Look.avatar("Ada \(id)").overlay { Look.badge("\(id)") }
          Look.vertical {
            Look.text("Row \(id) of many", .headline).highlighted("\(id % 10)").lines(1)
            Look.text("See the terms of \(id)", .footnote).link("terms") {}
            Look.text("\(id) €").sensitive().strikethrough().monospacedDigits()
          }.fill()
          Look.image(.remote("\(id)", placeholder: .symbol("photo"))).background(corners: 8)
          Look.menu("More", image: .symbol("ellipsis")) { MenuAction("Archive") {} }.iconOnly()
        }
        Look.custom(RandomDrawing(number: id)) {}
        Look.horizontal {
          Look.progress(Double(id % 10) / 10, as: .circle).motion(.flash(.green))
          Look.button("Unread") {}.kind(.chip).selected(id % 2 == 0)
          Look.text("New", .caption).padding(horizontal: 8, vertical: 3)
            .background(.blue, corners: .infinity, shadow: true)
        }.equal()
        Look.toggle("Sync \(id)", isOn: id % 3 == 0) { _ in }
        Look.slider("Volume", value: Double(id % 10) / 10) { _ in }
        Look.field("Note", text: "\(id)") { _ in }.lines(1...2).limit(20)
      }
    }
  }

  @Test(arguments: ListKind.allCases) func scrollingMakesFewViews(_ kind: ListKind) throws {
    let bench = LookBench(kind).show { for id in 0..<200 { Rich(id: id) } }
    var (kept, most): ([ObjectIdentifier: UIView], Int) = ([:], 0)
    for step in 0...50 {
      bench.view.sim.scroll(to: CGFloat(step * 300))
      let views = bench.view.all(LookView.self).flatMap { $0.all(UIView.self) }
      most = max(most, views.count)
      for view in views { kept[ObjectIdentifier(view)] = view }
    }
    #expect(kept.count > most && kept.count <= 2 * most)
    let last = try #require(bench.view.all(LookView.self).last?.all(UILabel.self))
    #expect(last.contains { $0.text?.hasPrefix("Row ") == true })
  }

  @Test func partsMoveWhereTheyChange() throws {
    var flashes: [UIColor?] = []
    UIView.onAnimation = { _ in
      flashes.append(try? bench.look().all(UILabel.self).last?.backgroundColor)
    }
    defer { (UIView.onAnimation, UIAccessibility.isReduceMotionEnabled) = (nil, false) }
    func show(_ id: Int, _ price: String, _ color: ThemeColor = .green) throws -> [UILabel] {
      bench.show {
        Look.vertical(Look.text(price).motion(.fade), Look.text(price).motion(.flash(color))).id(id)
      }
      return try bench.look().all(UILabel.self)
    }
    func fades(_ labels: [UILabel]) -> Int { labels.reduce(0) { $0 + $1.layer.animations.count } }
    #expect(try fades(show(1, "9")) == 0 && flashes == [], "it was not there before")
    expectEqual(try fades(show(1, "8")), 1)
    expectEqual(flashes, [UIColor.systemGreen.withAlphaComponent(0.4)])
    let labels = try show(1, "8", .red)
    #expect(fades(labels) == 1 && flashes.count == 1)
    #expect(labels.allSatisfy { $0.backgroundColor == nil })
    expectEqual(Look.text("a").motion(.fade), Look.text("a"))
    UIAccessibility.isReduceMotionEnabled = true
    #expect(try fades(show(1, "7")) == 1 && flashes.count == 1 && bench.texts() == ["7", "7"])
  }

  @Test func numbersCountAndTextsSlide() throws {
    defer { UIAccessibility.isReduceMotionEnabled = false }
    func apply(_ price: String) {
      bench.apply { Look.vertical { Look.text(price).motion(.count) }.id(1) }
    }
    apply("999 €")
    #expect(bench.texts() == ["999 €"] && bench.delays.count < 12)
    bench.settle()
    let label = try bench.find(UILabel.self)
    apply("1,011 €")
    #expect(bench.texts() == ["999 €"] && bench.delays.count(where: { $0 > 0 && $0 < 0.5 }) == 12)
    bench.turn()
    expectEqual(bench.texts(), ["1,011 €"])
    // One that comes meanwhile is counted to from what is seen.
    apply("999 €")
    expectEqual(bench.texts(), ["1,011 €"])
    apply("none")
    expectEqual(bench.texts(), ["none"])
    bench.settle()
    expectEqual(bench.texts(), ["none"])
    apply("1")
    UIAccessibility.isReduceMotionEnabled = true
    apply("2")
    #expect(try bench.texts() == ["2"] && bench.find(UILabel.self) === label)
    UIAccessibility.isReduceMotionEnabled = false
    for text in ["a", "b"] { bench.show { Look.vertical { Look.text(text).motion(.slide) }.id(1) } }
    let last = label.layer.animations.last as? CATransition
    #expect(last?.type == .push && last?.subtype == .fromTop)
  }
}
