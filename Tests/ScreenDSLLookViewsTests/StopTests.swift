@testable import ScreenDSLLookViews

@MainActor @Suite(.timedOnMain) struct StopTests {
  private let bench = LookBench(.table), log = Log()

  @Test func partsAreStopsOrOne() throws {
    func show(_ children: Look.AccessibilityChildren?) -> [String?] {
      let parts = Look.vertical(
        Look.text("9:41"), Look.text("on time"), Look.button("Track") { log.add("track") })
      bench.showRows(
        Look.vertical(
          Look.text("Flight"), parts.accessibility(hint: "opens the map", children: children)))
      return bench.labels()
    }
    expectEqual(show(nil), ["Flight, 9:41, on time", "Track"])
    expectEqual(show(.apart), ["Flight", "9:41", "on time", "Track"])
    let (time, look) = (try #require(bench.stops()[1] as? LookElement), try bench.look())
    let label = look.all(UILabel.self)[1]
    expectEqual(time.accessibilityFrameInContainerSpace, label.convert(label.bounds, to: look))
    expectEqual(show(.combined), ["Flight", "9:41, on time, Track"])
    let whole = try #require(bench.stops().last)
    let action = try #require(whole.accessibilityCustomActions?.first)
    #expect(whole.accessibilityHint == "opens the map" && action.name == "Track")
    #expect(action.actionHandler?(action) == true && log.lines == ["track"])
  }

  @Test func theNewestActionRuns() throws {
    func show(_ number: Int, isDisabled: Bool = false) {
      let item = MenuAction("Archive", isDisabled: isDisabled) { log.add("\(number)") }
      bench.show { Look.text("Mail").accessibilityActions { MenuAction("More", children: [item]) } }
    }
    show(1)
    let action = try #require(bench.stops().first?.accessibilityCustomActions?.first)
    show(2)
    #expect(action.name == "Archive" && action.actionHandler?(action) == true && log.lines == ["2"])
    show(3, isDisabled: true)
    #expect(action.actionHandler?(action) == false && log.lines == ["2"])
    #expect(bench.stops().first?.accessibilityCustomActions == nil)
  }

  @Test func anActionThatRunsIsNotBegunAgain() async throws {
    let gate = Gate()
    bench.show {
      Look.text("Mail").accessibilityActions { MenuAction("Send") { try await gate.pass() } }
    }
    let action = try #require(bench.stops().first?.accessibilityCustomActions?.first)
    expectEqual([1, 2].map { _ in action.actionHandler?(action) }, [true, false])
    gate.open()
    await eventually { gate.passed == 1 }
    bench.settle()
  }

  private func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  @Test(arguments: [LayoutHint.list, .grid(columns: 2)])
  func swipesThatNoFingerCanDoAreActions(_ layout: LayoutHint) throws {
    let bench = LookBench(.collection)
    func show(_ version: Int, _ names: [String] = ["Flag", "Delete"], isDisabled: Bool = false) {
      let swipes = names.map { name in SwipeAction(name) { log.add("\(name) \(version)") } }
      let row = Look.horizontal(Look.text("Card"), Look.button("Open") {}).enabled(!isDisabled)
        .id("card").swipeActions(.trailing, swipes)
      bench.adapter.onProblem = { _ in }
      bench.show(ScreenSnapshot(Section("rows") { row }.layout(layout)))
    }
    func actions(_ stop: Int) -> [UIAccessibilityCustomAction] {
      bench.stops()[stop].accessibilityCustomActions ?? []
    }
    show(1)
    if layout == .list { return #expect(actions(0).isEmpty) }
    let kept = actions(0)
    #expect(kept.map(\.name) == ["Flag", "Delete"] && actions(1).isEmpty, "those of the row")
    show(2, isDisabled: true)
    #expect(kept[1].actionHandler?(kept[1]) == true && log.lines == ["Delete 2"], "in any state")
    expectEqual(actions(0).count, 2)
    show(3, [])
    #expect(actions(0).isEmpty && kept[0].actionHandler?(kept[0]) == false && log.lines.count == 1)
  }

  @Test(arguments: ListKind.allCases) func aContainerIsReachedAndIsARow(_ kind: ListKind) throws {
    let head = Look.horizontal(Look.text("Shelf"), Look.button("All") {})
    expectEqual(LookBench(kind).show { shelf(head) }.labels(), ["Shelf", "All", "Card"])
    let bench = LookBench(kind)
    bench.adapter.onProblem = { _ in }
    let row = shelf(Look.vertical { Look.text("Shelf") }).accessibilityTraits(.header)
      .swipeActions(.trailing, [SwipeAction("Hide") {}])
    bench.show(ScreenSnapshot(Section("rows") { row }.layout(.grid(columns: 1))))
    let stop = try bench.stop()
    #expect(stop.accessibilityLabel == "Shelf" && stop.accessibilityTraits.contains(.header))
    #expect((stop.accessibilityCustomActions ?? []).map(\.name) == (kind == .table ? [] : ["Hide"]))
  }

  @Test(arguments: [true, false]) func whatIsNoControlIsAdjusted(_ isAlone: Bool) throws {
    var stars = 3
    bench.show {
      Look.horizontal {
        if !isAlone { Look.button("Send") {} }
        Look.horizontal { Look.image(.symbol("star")).decorative() }
          .accessibility(label: "Rating", value: "\(stars) stars")
          .accessibilityAdjust(Handler { stars += $0 })
      }
    }
    let rating = try #require(bench.stops().last)
    #expect(rating.accessibilityLabel == "Rating" && rating.accessibilityValue == "3 stars")
    #expect(rating.accessibilityTraits.contains(.adjustable))
    for _ in 0..<2 { rating.accessibilityIncrement() }
    rating.accessibilityDecrement()
    expectEqual(stars, 4)
  }

  @Test(arguments: ListKind.allCases) func aStopThatIsKeptIsWhereItsRowIs(_ kind: ListKind) throws {
    let bench = LookBench(kind)
    func show(_ ids: Range<Int>) {
      bench.show {
        for id in ids {
          Look.horizontal(Look.text("Row \(id)"), Look.button("Call") {}, Look.button("Write") {})
            .id(id).onSelect { log.add("\(id)") }
        }
      }
    }
    show(0..<40)
    let (row, stop) = (try #require(bench.cell(5)), try bench.stop(5))
    for change in [{ bench.view.sim.scroll(to: 100) }, { show(-1..<40) }] {
      change()
      bench.view.layoutIfNeeded()
      let label = try #require(row.first(UILabel.self))
      #expect(frame(label).contains(stop.accessibilityActivationPoint))
      #expect(stop.accessibilityFrame == frame(label) && bench.view.sim.doubleTap(stop))
    }
    expectEqual(log.lines, ["5", "5"])
    bench.view.sim.scroll(to: 1_500)
    for row in 30..<40 { _ = bench.stops(row) }
    #expect(!bench.view.sim.doubleTap(stop) && log.lines.count == 2, "its row is gone")
  }

  @Test(arguments: ListKind.allCases) func theOnlyStopIsAsLargeAsItsRow(_ kind: ListKind) throws {
    let bench = LookBench(kind)
    bench.adapter.selectionMode = .single
    var isOn = false
    func show() {
      bench.show {
        Look.text("Mail").id(1).onSelect {}
        Look.toggle("News", isOn: isOn) {
          isOn = $0
          show()
        }.id(2)
      }
    }
    show()
    let (row, toggle) = (try bench.stop(0), try bench.stop(1))
    #expect((0..<2).map { bench.stops($0).count } == [1, 1] && toggle.accessibilityLabel == "News")
    expectEqual(row.accessibilityFrame, frame(try bench.look()))
    #expect(!row.accessibilityTraits.contains(.selected))
    #expect(bench.view.sim.doubleTap(row) && row.accessibilityTraits.contains(.selected))
    let view = try bench.find(UISwitch.self, 1)
    #expect(toggle.accessibilityFrame.width > frame(view).width)
    #expect(frame(view).contains(toggle.accessibilityActivationPoint))
    #expect(toggle.accessibilityActivate() && isOn && view.isOn && toggle.accessibilityValue == "1")
  }

  @Test func aCellIsCalledAsItsRowIs() {
    for (name, label) in [("Ada", nil), ("Ada", "A friend"), ("Bob", nil)] as [(String, String?)] {
      let row = Look.horizontal(Look.text(name), Look.button("Call") {}, Look.button("Write") {})
      bench.show {
        if let label { row.accessibilityLabel(label).id(1) } else { row.id(1) }
        Look.text(name).id(2)
        Look.button("Save") {}.id(3)
      }
      let cells = (0..<3).map { bench.cell($0) }
      expectEqual(cells.map { $0?.accessibilityLabel }, [label ?? name, name, "Save"])
      #expect(cells.allSatisfy { $0?.isAccessibilityElement == false })
    }
  }

  @Test(arguments: [UIUserInterfaceIdiom.phone, .mac])
  func aStepperIsOneStopThatIsAdjusted(_ idiom: UIUserInterfaceIdiom) throws {
    var (count, isOn, options) = (2, true, SimOptions.current)
    options.behavior.idiom = idiom
    func show() {
      let row = Look.horizontal {
        Look.text("Eggs")
        Look.stepper("Count", value: count, in: 0...3, text: "\(count) eggs") {
          count = $0
          show()
        }
        Look.button("Buy") {}
        Look.picker("Size", ["S"], selected: "S", as: .wheel, name: \.self) { _ in }
      }.enabled(isOn).id("row").accessibilityTraits(.header)
      SimOptions.$current.withValue(options) { _ = bench.show { row } }
    }
    show()
    expectEqual(bench.labels(), ["Eggs", "Count", "Buy", "Size"])
    let (texts, stepper) = (bench.stops()[0], bench.stops()[1])
    #expect(texts.accessibilityTraits == .header && stepper.accessibilityTraits == .adjustable)
    expectEqual(stepper.accessibilityFrame, try frame(bench.find(UIControl.self)))
    stepper.accessibilityIncrement()
    #expect(count == 3 && bench.stops()[1] === stepper && stepper.accessibilityValue == "3 eggs")
    stepper.accessibilityIncrement()
    stepper.accessibilityDecrement()
    #expect(bench.view.sim.doubleTap(stepper) && count == 2, "no button is touched")
    if idiom == .mac {
      let signs = try bench.find(UISegmentedControl.self)
      #expect(signs.pick(0) && count == 1 && signs.pick(0) && signs.pick(1) && signs.pick(1))
      expectEqual(bench.cell(0)?.all(UIButton.self).last?.choose("S"), true, "no wheel")
    }
    isOn = false
    show()
    stepper.accessibilityIncrement()
    #expect(count == 2 && bench.stops()[1].accessibilityTraits.contains(.notEnabled))
  }

  @Test func theOwnValueAndTraitsOfAControlAreHeard() {
    bench.show {
      Look.picker("", ["S", "M"], selected: "S", name: \.self) { _ in }
      Look.slider("Volume", value: 0.4) { _ in }.accessibility(value: "loud")
      Look.stepper("Seats", value: 2, in: 1...9) { _ in }.accessibility(value: "two seats")
      Look.toggle("News", isOn: true) { _ in }.accessibility(value: "weekly")
      Look.button("Term") {}.accessibility(value: "new", traits: .link).accessibilityTraits(.header)
    }
    let stops = (0..<5).compactMap { bench.stops($0).first }
    expectEqual(stops.map(\.accessibilityValue), [nil, "loud", "two seats", "weekly", "new"])
    expectEqual(stops.last?.accessibilityTraits, [.button, .link, .header])
  }

  @Test(arguments: [false, true]) func aControlKeepsItsName(_ isHeard: Bool) throws {
    for choice in ["S", "M"] {
      if isHeard { _ = bench.stops() }
      bench.show {
        Look.horizontal(
          Look.text("Mail"), Look.toggle("", isOn: choice == "S") { _ in },
          Look.picker("Size", ["S", "M"], selected: choice, as: .segments, name: { $0 }) { _ in },
          Look.slider("Volume", value: 0) { _ in },
          Look.button("OK") {}.accessibility(label: "Done")
        ).id("row")
      }
    }
    let names: [String?] = [isHeard ? "Mail" : nil, "Size", "Volume", "Done"]
    expectEqual(try bench.look().all(UIControl.self).map(\.accessibilityLabel), names)
  }

  @Test(arguments: ListKind.allCases, [1, 2])
  func whatIsHeardGoesWithItsRow(_ kind: ListKind, keys: Int) throws {
    let bench = LookBench(kind).show {
      for id in 0..<60 {
        Look.vertical {
          Look.text("a")
          Look.vertical { Look.button("Press") { log.add("\(id)") } }
            .accessibility(children: .combined).key(id % keys)
        }.id(id)
      }
    }
    let stop = try #require(bench.stops().last as? LookElement)
    let action = try #require(stop.accessibilityCustomActions?.first)
    for offset in stride(from: 0, through: 2_400, by: 90) {
      bench.view.sim.scroll(to: CGFloat(offset))
      for path in bench.view.sim.visiblePaths { _ = bench.stops(path.item) }
    }
    #expect(bench.view.all(LookView.self).allSatisfy { $0.elements.count < 3 })
    #expect(stop.stop == nil && !stop.accessibilityActivate() && log.lines == [])
    #expect(action.actionHandler?(action) == true && log.lines == ["0"])
  }

  /// What changes often is quiet, unless it says otherwise. No announcement has UIKit's own word for a toggle's state.
  @Test func whatIsAnnouncedIsReadOutWhenItChanges() {
    _ = UIAccessibility.takeAnnouncements()
    func show(_ id: Int, _ status: String, _ share: Double, wlan: String? = nil) -> [String] {
      bench.adapter.environment.hidesSensitiveTexts = share == -3
      bench.show {
        Look.vertical(
          Look.text(status).announced().loading(share == -1),
          Look.text("\(share)").accessibility(traits: .updatesFrequently), Look.progress(share),
          Look.field("Code", text: "") { _ in }.problem(status).loading(share == -1),
          Look.toggle("WLAN", isOn: share > 0) { _ in }.accessibility(value: wlan).announced()
            .loading(share == -1)
        ).loading(share == -2).sensitive().id(id)
      }
      return UIAccessibility.takeAnnouncements()
    }
    for share in [0, 0.5] { expectEqual(show(1, "loading", share), [], "not new; no English word") }
    #expect(show(1, "ok", 1) == ["ok", "ok"] && show(1, "ok", 1, wlan: "an") == ["WLAN, an"])
    for (id, share) in [(3, -1), (4, -2), (5, -3)] as [(Int, Double)] {
      let looks: [(String, Double)] = [("a", 1), ("a", share), ("a", 1), ("b", share), ("b", 1)]
      let heard = looks.map { text, share in show(id, text, share, wlan: "an") }
      expectEqual(heard, [[], [], [], [], ["b", "b"]], "bars or dots hide it for a while")
    }
    expectEqual(show(2, "failed", 1), [], "it is another row")
    let heard = [("a", false), ("b", true), ("a", true), ("other", false)].map { text, isLoading in
      let other = Look.text("other").announced().loading(isLoading)
      bench.show { Look.vertical(Look.text(text).announced(), other).id(6) }
      return UIAccessibility.takeAnnouncements()
    }
    expectEqual(heard, [[], ["b"], ["a"], ["other"]], "only what is hidden is not new again")
  }

  @Test func headingsHaveTheirLevelsAndPartsTheirOrder() throws {
    func level(_ stop: UIResponder?) -> Int? {
      let label = stop?.accessibilityAttributedLabel
      #expect(label == nil || label?.string == stop?.accessibilityLabel)
      return label?.attribute(.accessibilityTextHeadingLevel, at: 0, effectiveRange: nil) as? Int
    }
    func show(_ heading: Int?, button: Bool) -> [UIResponder] {
      bench.show {
        Look.horizontal {
          Look.text("Fruits").accessibility(heading: heading)
          if button { Look.button("All") {}.accessibility(priority: 1) }
        }
      }
      return bench.stops()
    }
    let alone = show(2, button: false)
    #expect(alone.map(level) == [2] && alone[0].accessibilityTraits.contains(.header))
    let both = show(3, button: true)
    #expect(both.map(\.accessibilityLabel) == ["All", "Fruits"] && both.map(level) == [nil, 3])
    #expect(show(nil, button: true).map(level) == [nil, nil] && level(both[1]) == nil, "lost")
  }
}
