@testable import ScreenDSLLooks

@Suite(.timed) struct LookNodeTests {
  @Test func handlersTakeNoPartInEqualityAndTheirAbsenceDoes() {
    expectEqual(Look.button("a") { print(1) }, Look.button("a") { print(2) })
    #expect(Look.button("a") {} != Look.button("a", nil))
    let text = Look.text("a")
    #expect(text.lines(1) == text.lines(0) && text != text.bold())
    #expect(text.fill()._node != text._node && Look.horizontal(text) != Look.vertical(text))
    #expect(MemoryLayout<LookStyle>.size <= 16 && MemoryLayout<LookNode.Stack>.size <= 24)
    #expect(MemoryLayout<LookNode>.stride <= 48)
  }

  @Test func aModifiedPartLeavesTheOtherAsItWas() {
    let (plain, wide) = (Look.text("a"), Look.text("a").size(width: 3))
    let both = wide.size(height: 4)
    let sizes = [wide, both].map { [$0._style.values.width, $0._style.values.height] }
    #expect(sizes == [[3, nil], [3, 4]] && wide != both && wide != plain)
    #expect(wide.size(width: 0) == plain && plain.motion(.fade) == plain)
    let colors: [ThemeColor?] = [.named("a"), .red, nil]
    expectEqual(colors.map { plain.color($0)._style.values.color }, colors)
    let styles = [plain, plain.bold()].map { "\($0._style)" }
    expectEqual(styles, ["_LookStyle()", "_LookStyle(isBold: true)"])
    let parts = [Look.slider("", value: 0, nil), Look.date("", value: .earliest, nil)]
    expectEqual(parts.map { Array(Mirror(reflecting: $0).children)[1].label }, ["slider", "date"])
    expectEqual([1, 9_999_999_999].map { plain.lines($0)._style.values.lineLimit }, [1, 65_535])
  }

  @Test func aStatementHasItsPlaceWhateverOthersMake() {
    func places(_ isThere: Bool, _ count: Int) -> [LookPath] {
      Look.vertical {
        if isThere { Look.text("if") }
        for number in 0..<count { Look.text("\(number)") }
        Look.text("last")
        if isThere {
          Look.text("a")
          Look.text("b")
        } else {
          Look.text("else")
        }
      }._node.parts.map(\.place)
    }
    let all = places(true, 3)
    #expect(Set(all).count == 7 && places(true, 1) == [all[0], all[1], all[4], all[5], all[6]])
    #expect(places(false, 3).dropLast() == all[1...4] && !all.contains(places(false, 0)[1]))
    expectEqual(Look.vertical { Look.text("a") }._node.parts[0].place, LookPath())
    let available = Look.vertical {
      if #available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *) { Look.text("a") }
      if all.isEmpty { Look.menu("a") { nil } } else { nil }
    }
    expectEqual(available._node.parts.count, 1)
  }

  @Test func numbersThatAreNoneAreTheNearestThatMakesSense() {
    for odd in [Double.nan, .infinity, -.infinity, -1] {
      #expect(Look.text("a").size(width: odd, height: odd)._style.values.width == nil)
      expectEqual(Look.text("a").padding(odd)._style.values.padding?.vertical, 0)
      expectEqual(Look.progress(odd)._node.kind, Look.progress(0)._node.kind)
      expectEqual(LookNode.Slider(odd, in: 0...1, step: nil, text: nil).value, 0)
      let slider = LookNode.Slider(0.5, in: 0...1, step: odd, text: nil)
      #expect(slider.nearest(to: 0.3) == 0.3 && slider.nearest(to: odd).isFinite)
    }
    let gaps = [Double.nan, .infinity, -.infinity, -8, -1e300, 1e308].map {
      LookNode.Stack(isVertical: false, spacing: $0, parts: []).spacing
    }
    expectEqual(gaps, [nil, nil, nil, -8, -10_000, 10_000])
    expectEqual(Look.field("", text: "", nil).lines(.min ... .max).field.lines, 1...100)
    expectEqual(Look.field("", text: "abc", nil).limit(-3).field.count, "3/0")
    let parts = [Int.min, 0, .max].map { Look.text("a").accessibility(priority: $0) }
    expectEqual(Look.vertical { parts }._node.heardOrder, [2, 1, 0])
    for range in [-Double.infinity...9, 0...Double.infinity] {
      expectEqual(LookNode.Slider(1, in: range, step: nil, text: nil).range, 0...1)
    }
    expectEqual(LookNode.Slider(1, in: 1...1, step: nil, text: nil).share, 0)
    #expect(LookNode.Slider(0, in: 0...1, step: 1e-300, text: nil).step == nil)
    let stepper = LookNode.Stepper(9, in: 1...5, step: 0, text: nil)
    #expect(stepper.step == 1 && stepper.text == "5")
    let scales = [0.5, -1, 1, Double.nan].map {
      Look.text("a").minimumScale($0)._style.values.minimumScale
    }
    expectEqual(scales, [0.5, 0, nil, nil])
    func ground(_ opacity: Double, _ corners: Double) -> LookStyle.Background? {
      Look.text("a").background(.red, opacity: opacity, corners: corners)._style.values.background
    }
    for odd in [Double.nan, -Double.infinity, -1] {
      #expect(ground(odd, odd)?.opacity == 0 && ground(odd, odd)?.corners == 0)
    }
    expectEqual(ground(7, .infinity), ground(1, 10_000))
    #expect(ground(0.5, 0)?.isStrong == true && ground(0.4, 0)?.isStrong == false)
  }

  @Test func initialsAreLetters() {
    let names = [
      "Ada (Byron)": "AB", "-A": "A", "(B": "B", "🙂 bob": "B", "Ludwig van Beethoven": "LB",
      "007": "", "Grace\u{A0}Hopper": "GH", "4 you": "Y", "": "", "O’Neil #2": "O",
      "José  Ángel": "JÁ", "小 林": "小林",
    ]
    for (name, initials) in names { expectEqual(LookNode.initials(of: name), initials, "\(name)") }
  }

  @Test(arguments: ["", "\n ", "\u{FEFF}\n"]) func aDrawingMayBeginWithSpace(_ start: String) {
    let drawing = Look.drawing("a", svg: start + "<svg/>")._node
    expectEqual(drawing.style.values.imageData, Array("<svg/>".utf8))
  }

  private struct Endless: LookModel { var look: some LookPart { Look.vertical { Endless() } } }

  @Test func aLookThatContainsItselfEndsWithASentence() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Endless().node
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains("Look of 'Endless' must not contain itself"), "\(text)")
  }

  private func heard(_ part: some LookPart, tap: Bool = false, label: String? = nil) -> [String] {
    part._node.accessibilityElements(isTappable: tap, label: label).map { stop in
      [stop.label, stop.value, stop.traits.isEmpty ? nil : "\(stop.traits)"]
        .compactMap(\.self).joined(separator: " · ")
    }
  }

  /// Law 12 of the design: with no control, or one toggle and no tap, the row is one stop.
  @Test func aRowIsOneStopOrItsControlsAreTheirOwn() {
    let texts = Look.horizontal(
      Look.avatar("Ada").decorative(), Look.text("Ada"),
      Look.text("9:41").accessibility(label: "at nine"))
    expectEqual(heard(texts), ["Ada, at nine"])
    expectEqual(heard(texts, tap: true, label: "Mail"), ["Mail · button"])
    let toggle = Look.toggle("Face ID", isOn: true) { _ in }
    for tap in [false, true] { expectEqual(heard(toggle, tap: tap), ["Face ID · on · toggle"]) }
    let alarm = Look.horizontal(Look.text("7:00"), Look.toggle("", isOn: false) { _ in })
    expectEqual(heard(alarm), ["7:00 · off · toggle"])
    expectEqual(heard(alarm, tap: true), ["7:00 · button", "7:00 · off · toggle"])
    let mail = Look.horizontal(
      Look.text("Ada"), Look.button("Archive") {}, Look.button("Delete", nil))
    expectEqual(heard(mail), ["Ada", "Archive · button", "Delete · button,disabled"])
    expectEqual(heard(mail.accessibility(value: "new"), label: "Mail").first, "Mail · new")
    let field = Look.field("Name", text: "", prompt: "Ada") { _ in }.problem("too short")
    #expect(heard(field) == ["Name", "too short"] || heard(field) == ["Name"])
    expectEqual(heard(Look.divider), [])
  }

  @Test func partsAreStopsIfTheyAreCombinedOrAdjusted() {
    func card(_ children: Look.AccessibilityChildren?, tap: Bool = false) -> [String] {
      heard(
        Look.horizontal {
          Look.vertical(
            Look.text("a"), Look.text("b").decorative(),
            Look.vertical(Look.text("c"), Look.text("d")), Look.toggle("e", isOn: true) { _ in }
          ).accessibility(children: children)
          Look.text("f")
        }, tap: tap)
    }
    expectEqual(card(nil), ["a, c, d, e, f · on · toggle"])
    expectEqual(card(nil, tap: true), ["a, c, d, f · button", "e · on · toggle"])
    expectEqual(card(.apart), ["f", "a", "c, d", "e · on · toggle"])
    expectEqual(card(.combined), ["f", "a, c, d, e"])
    let line = Look.horizontal(Look.text("c"), Look.button("g") {})
    let lines = Look.vertical(line, Look.text("h")).accessibility(children: .apart)
    expectEqual(heard(lines), ["c", "g · button", "h"])
    let rating = Look.text("3 stars").accessibilityAdjust { _ in }
    expectEqual(heard(rating), ["3 stars · adjustable"])
    expectEqual(heard(rating.accessibilityAdjust(nil)), ["3 stars"])
    let both = Look.vertical(rating, rating.enabled(false)).accessibility(children: .apart)
    expectEqual(heard(both, tap: true).last, "3 stars · button,adjustable,disabled")
    let hinted = rating.accessibility(hint: "a")._node.accessibilityElements(isTappable: false)
    expectEqual(hinted.first?.hint, "a")
    let button = Look.button("b") {}.accessibility(children: .combined)._node
    #expect(button.accessibilityElements(isTappable: false).first?.control != nil)
    let title = Look.text("b").accessibility(traits: .header)
    for (part, stop) in [
      (Look.vertical(title).accessibility(children: .combined)._node, "b · header"),
      (Look.button("b") {}.accessibility(traits: .header)._node, "b · button,header"),
    ] { expectEqual(heard(Look.horizontal(Look.text("a"), part)), ["a", stop]) }
    for unheard in [Look.vertical(title).loading(), Look.vertical(title).decorative()] {
      expectEqual(heard(Look.horizontal(Look.text("a"), unheard)), ["a"])
    }
  }

  @Test func whatIsOverAPartComesAfterIt() {
    let look = Look.text("Mail").overlay(.bottomTrailing) {
      Look.badge("3").accessibility(label: "3 new")
      Look.button("Open") {}
    }
    expectEqual(heard(look), ["Mail, 3 new", "Open · button"])
    let early = Look.button("First") {}.accessibility(priority: 1)
    let behind = Look.horizontal(Look.text("a"), early).overlay { Look.button("Open") {} }
    expectEqual(heard(behind), ["First · button", "a", "Open · button"])
    #expect(!Look.avatar("Ada").overlay { Look.badge("3") }.node.isStretchable)
    #expect(Look.progress(1).overlay {}.node.isStretchable)
    #expect(!Look.progress(1, as: .circle).node.isStretchable)
    #expect(Look.progress(1) != Look.progress(1, as: .circle))
    // The stack that puts a value below its title is that of the row, or beside an image.
    let image = Look.Image.symbol("star")
    expectEqual(
      [
        Look.row("a"), Look.row("a", detail: "b", value: "c"),
        Look.row("a", image: image), Look.row("a", value: "c", image: image),
      ].map(\._node.shape), ["h(v(t))", "h(v(t t) t)", "h(i v(t))", "h(i h(v(t) t))"])
    expectEqual(Look.text("a").overlay { Look.text("b") }._node.shape, "o(t t)")
  }

  @Test func spacersAndFillingPartsTakeTheRoomAndElseWhatStretches() {
    func flexible(_ parts: any LookPart...) -> [Int] {
      LookNode.flexibleParts(among: parts.map { $0._node })
    }
    let (text, bar) = (Look.text("a"), Look.progress(1))
    #expect(flexible(text, Look.spacer, text) == [1] && flexible(text.fill(), text, bar) == [0])
    #expect(flexible(text, bar) == [1] && flexible(text, bar.size(width: 9)) == [])
    expectEqual(flexible(Look.spacer.size(width: 16), text.fill(), Look.spacer), [1, 2])
    expectEqual(flexible(text, Look.vertical {}, text), [1])
    let stacks = [
      Look.vertical { text }, Look.horizontal { text }, Look.horizontal { Look.spacer },
      Look.horizontal { text }.equal(),
    ]
    expectEqual(stacks.map { $0._node.isStretched(.center) }, [true, false, true, true])
    let fills = [Look.PickerKind.menu, .segments, .wheel].map { kind in
      let picker = Look.picker("Sort", ["a"], selected: "a", as: kind, name: \.self) { _ in }
      return picker.labelsHidden(false)._node.resolved().parts.first?.style.values.isFilling
    }
    expectEqual(fills, [true, false, false])
    let stepper = Look.stepper("Seats", value: 2, in: 1...9) { _ in }.labelsHidden()._node
    expectEqual(stepper.resolved().parts.first?.kind, .text("2"))
  }

  @Test func aLimitIsCountedBelowTheField() {
    func below(_ text: String, problem: String? = nil) -> [LookNode] {
      let field = Look.field("Note", text: text, nil).limit(3).problem(problem)
      return Array(field._node.resolved().parts.dropFirst())
    }
    expectEqual(below("abc", problem: "").map(\.kind), [.text("3/3")])
    #expect(below("abc")[0].style.values.color == .secondary && below("abc")[0].spokenLabel == nil)
    let more = below("abcd", problem: "Too long")
    expectEqual(more.map(\.kind), [.text("Too long"), .text("4/3")])
    expectEqual(more[1].style.values.color, .red)
    // A text that is hidden has one line, and an impossible number of lines is one.
    var field = Look.field("Note", text: "", nil).lines(-2...0).field
    #expect(field.lineRange == 1...1 && field.breaksLines)
    field.isSecret = true
    #expect(field.lineRange == nil && !field.breaksLines)
  }
}
