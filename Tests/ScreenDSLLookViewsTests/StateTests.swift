@testable import ScreenDSLLookViews

@MainActor @Suite(.timedOnMain) struct StateTests {
  private static let made = Log()

  private struct Plan: LookModel, Identifiable {
    let id: Int
    var asks = true, onBuy: Handler<Void>?
    var look: some LookPart {
      MainActor.assumeIsolated { StateTests.made.add("\(id)") }
      let state = asks ? Look.environment.rowState : RowState()
      let words = [
        state.isSelected ? "selected" : nil, state.isHighlighted ? "pressed" : nil,
        state.isEditing ? "edited" : nil, state.isFocused ? "focused" : nil,
        state.isDragged ? "dragged" : nil, state.placeWord,
      ]
      return Look.horizontal {
        Look.text(words.compactMap(\.self).joined(separator: " "))
        if let onBuy, state.isSelected || state.isFocused { Look.button("Buy", onBuy) }
      }
    }
  }

  private func show(_ bench: LookBench, _ count: Int = 3, asks: Bool = true) {
    bench.show { for id in 0..<count { Plan(id: id, asks: asks).onSelect {}.reorderable { _ in } } }
  }

  private func texts(_ bench: LookBench, _ count: Int = 3) -> [String] {
    bench.view.layoutIfNeeded()
    return (0..<count).flatMap { bench.texts($0) }
  }

  @Test(arguments: ListKind.allCases) func aStateHasALookOfItsOwn(_ kind: ListKind) throws {
    let bench = LookBench(kind)
    bench.adapter.selectionMode = .single
    show(bench)
    #expect(bench.view.sim.tap(IndexPath(row: 1, section: 0)))
    bench.settle()
    expectEqual(texts(bench), ["first", "selected middle", "last"])
    let labels = try bench.look(1).all(UILabel.self)
    #expect(bench.view.sim.focus(IndexPath(row: 2, section: 0)))
    expectEqual(texts(bench)[2], "focused last")
    bench.view.sim.focus(nil)
    #expect(bench.view.sim.beginDrag(IndexPath(row: 0, section: 0)))
    expectEqual(texts(bench)[0], "dragged first")
    bench.view.sim.cancelDrag()
    show(bench, 2)
    expectEqual(texts(bench, 2), ["first", "selected last"])
    expectEqual(try bench.look(1).all(UILabel.self).elementsEqual(labels, by: ===), true)
  }

  @Test(arguments: ListKind.allCases) func aHeadHasNoSignInEditMode(_ kind: ListKind) throws {
    let bench = LookBench(kind) { $0.contentSize = .accessibilityLarge }
    let shelf = shelf(Look.text("Shelf").accessory(.chevron))
    for isOn in [false, true, false] {
      bench.show(ScreenSnapshot(Group { Section("a") { shelf } }.editing(isOn)))
      expectEqual(try bench.look().all(UIImageView.self).count, isOn ? 0 : 1)
      expectEqual(try bench.look().outer?.textSize, .accessibilityLarge)
    }
    let plain = Container("plain", ShownContainer(Look.text("Plain"))) { Look.text("Card") }
    let numbers = try [[plain], [plain, Container("next") { Look.text("Next") }]].map { all in
      bench.show(ScreenSnapshot("a") { for container in all { container } })
      return try bench.look().shown.number
    }
    expectEqual(numbers[0], numbers[1], "a head without a sign is not made again")
  }

  @Test func nothingOfWhatIsSensitiveIsShown() throws {
    for (number, part) in SecretParts.hidden.enumerated() {
      let bench = LookBench(.table)
      bench.adapter.environment.hidesSensitiveTexts = true
      bench.show { part.id("row") }
      for round in 0..<2 {
        let said = words(of: try #require(bench.cell(0))).joined(separator: "\n")
        #expect(!said.contains("42") && bench.codes == [], "\(number), round \(round): \(said)")
        for isHidden in [false, true] {
          bench.adapter.environment.hidesSensitiveTexts = isHidden
          bench.settle()
        }
      }
    }
  }

  @Test(arguments: [true, false]) func whatIsTypedIsHiddenAtOnce(_ isSecret: Bool) throws {
    let bench = LookBench(.table)
    bench.show { Look.field("Code", text: "") { _ in }.secret(isSecret).sensitive().id("row") }
    let field = try bench.find(UITextField.self)
    #expect(field.becomeFirstResponder() && field.type("4") && field.type("2"))
    bench.adapter.environment.hidesSensitiveTexts = true
    for turn in 0..<9 {
      bench.view.sim.drain()
      #expect(field.accessibilityLabel == "••••" ? field.text == "" : turn == 0, "turn \(turn)")
      expectEqual(field.isSecureTextEntry, isSecret)
      bench.turn()
    }
  }

  private func words(of view: UIView) -> [String] {
    let (control, bar) = (view as? UIButton, view as? UISegmentedControl)
    var all: [String?] = []
    for stop in [view] + (view.accessibilityElements ?? []).compactMap({ $0 as? UIResponder }) {
      all += [stop.accessibilityLabel, stop.accessibilityValue, stop.accessibilityHint]
      all += (stop.accessibilityCustomActions ?? []).map(\.name)
    }
    all += (0..<(bar?.numberOfSegments ?? 0)).map { bar?.titleForSegment(at: $0) }
    all += [
      (view as? UILabel)?.text, (view as? UITextField)?.text, (view as? UITextField)?.placeholder,
      (view as? UITextView)?.text, control?.configuration?.title,
      (view as? DatePicker).map { "\($0.date)" },
    ]
    let menu = control?.menu?.children.flatMap { [$0.title, $0.image?.name ?? ""] } ?? []
    let said = all + menu + ((view as? Wheel)?.titles ?? [])
    return said.compactMap(\.self) + view.subviews.flatMap(words)
  }

  @Test(arguments: ListKind.allCases, [true, false])
  func whoDoesNotAskIsNotMadeAgain(_ kind: ListKind, _ asks: Bool) {
    let bench = LookBench(kind)
    bench.adapter.selectionMode = .single
    show(bench, asks: asks)
    _ = Self.made.take()
    #expect(bench.view.sim.tap(IndexPath(row: 1, section: 0)))
    bench.settle()
    expectEqual(Set(Self.made.take()), (asks ? ["1"] : []))
    bench.view.isEditing = true
    bench.view.layoutIfNeeded()
    expectEqual(Set(Self.made.take()), (asks ? ["0", "1", "2"] : []))
  }

  @Test(arguments: ListKind.allCases, [true, false])
  func aControlOfAStateCanBeUsed(_ kind: ListKind, _ isFocused: Bool) throws {
    let bench = LookBench(kind)
    bench.adapter.selectionMode = .single
    var bought = 0
    bench.show { Plan(id: 0, onBuy: Handler { bought += 1 }).onSelect {} }
    #expect(try bench.look().all(UIButton.self).isEmpty)
    #expect(isFocused ? bench.view.sim.focus([0, 0]) : bench.view.sim.tap([0, 0]))
    bench.settle()
    #expect(try bench.find(UIButton.self).tap() && bought == 1)
  }
}
