@Suite(.timed) struct LookSpokenTests {
  @Test func theLabelIsItsOwnOrItsTexts() {
    let look = Look.horizontal(
      Look.image(.asset("x")), Look.text("Banner"), Look.spacer,
      Look.button("×") {}.accessibility(label: "Close"))
    let rows = [look, look.accessibility(label: "Promotion"), look.decorative()].map(\.node)
    expectEqual(rows.map(\.spokenLabel), ["Banner, Close", "Promotion", nil])
    expectEqual(
      rows.map { $0.accessibilityElements(isTappable: false).map(\.label) },
      [["Banner", "Close"], ["Promotion", "Close"], ["Close"]])
    let new = Look.horizontal(Look.text("New").accessibility(traits: .header))
    let mail = Look.horizontal(Look.text("Mail"), new.accessibility(children: .combined))
      .accessibility(children: .combined).node.accessibilityElements(isTappable: false)
    #expect(mail.map(\.label) == ["Mail, New"] && mail.map(\.traits) == [.header])
    let (level, bar) = (Look.text("Battery").accessibility(value: "80 %"), Look.progress(0.4))
    let parts = Look.horizontal(level, level.decorative(), bar, bar.accessibility(label: "Sync"))
    expectEqual(parts.node.spokenLabel, "Battery, 80 %, Sync, 40 %")
    let fields = ["Name", ""].map { Look.field($0, text: "Ada") { _ in }.node }
    let silent = [Look.image(.asset("cat")).node, Look.text("x").decorative().node]
    expectEqual((fields + silent).map(\.spokenLabel), ["Name", nil, nil, nil])
  }

  @Test func valuesAndTraits() {
    let pickers = ["b", "x"].map { Look.picker("", ["a", "b"], selected: $0, name: \.self, nil) }
    expectEqual(pickers.map(\.node.spokenValue), ["b", nil])
    expectEqual(Look.field("Name", text: "Ada") { _ in }.node.spokenValue, "Ada")
    expectEqual(Look.field("Name", text: "Ada") { _ in }.secret().node.spokenValue, "•••")
    #expect(Look.field("", text: "", prompt: "Name") { _ in }.node.spokenValue == nil)
    let bass = Look.slider("", value: 3, in: 0...10) { _ in }
    expectEqual([bass, bass.accessibility(value: "low")].map(\.node.spokenValue), ["30 %", "low"])
    expectEqual(bass.node.accessibilityElements(isTappable: true, label: "x")[0].traits, .button)
    expectEqual(Look.progress(0.4).decorative().node.accessibilityElements(isTappable: false), [])
    expectEqual(Look.button("x") {}.node.spokenTraits, .button)
    let off = Look.toggle("", isOn: true) { _ in }.enabled(false).node
    #expect(off.spokenValue == "on" && off.spokenTraits == [.toggle, .disabled])
    let text = Look.text("x").accessibility(traits: .header, .link).selected()
    #expect("\(text.node.spokenTraits)" == "header,link,selected" && text.node.spokenValue == nil)
    let menu = Look.menu("Sort") { MenuAction("Name") {} }.selected().node
    expectEqual(menu.accessibilityElements(isTappable: false)[0].traits, [.button, .selected])
    for trait in AccessibilityTrait.allCases {
      expectEqual("\(Look.text("x").accessibility(traits: trait).node.spokenTraits)", "\(trait)")
    }
  }

  @Test func whatIsLoadingSaysNothing() {
    let look = Look.horizontal(Look.text("Name"), Look.button("Open") {}).loading()
    #expect(look.node.spokenLabel == nil && look.node.controls.allSatisfy { !$0.isEnabled })
    expectEqual(look.accessibility(label: "Loading").node.spokenLabel, "Loading")
    let news = Look.vertical(
      Look.text("42").announced(), Look.field("Name", text: "") { _ in }.problem("Too short"))
    expectEqual(news.node.announcements.map(\.text), ["42", "Too short"])
    let loading = news.loading().accessibility(label: "Loading").announced()
    expectEqual(loading.node.announcements.map(\.text), ["Loading", nil, nil])
    let bar = Look.progress(0.4).loading().announced()
    let bars = [bar, bar.accessibility(label: "Upload"), bar.loading(false)]
    expectEqual(bars.map { $0.node.announcements.map(\.text) }, [[nil], [nil], ["40 %"]])
  }

  @Test func aModifierChangesOnlyWhatItNames() {
    let look = Look.text("x")
    let sized = look.size(width: 85).size(height: 40)
    #expect(sized == look.size(width: 85, height: 40) && sized.size() == sized)
    #expect(
      look.accessibility(traits: .header).accessibility(label: "a").accessibility(value: "b")
        == look.accessibility(label: "a", value: "b", traits: .header))
    expectEqual(look.accessibility(hint: "a").accessibility(hint: ""), look)
    expectEqual(look.color(.named("a")).color(.red), look.color(.red))
    let hint = LayoutHint.carousel
    expectEqual(hint.itemSize(width: 85).itemSize(height: 40), hint.itemSize(width: 85, height: 40))
    let insets = hint.insets(top: 1).insets(leading: 2).insets(bottom: 3).insets(trailing: 4)
    expectEqual(insets, hint.insets(top: 1, leading: 2, bottom: 3, trailing: 4))
    expectEqual(hint.insets(top: 1, leading: 2).insets(top: 0), hint.insets(leading: 2))
    let row = Plain().accessibilityTraits(.header).accessibilityLabel("a").onSelect(nil)
    let attributes = Row(row).attributes
    #expect(attributes.accessibilityLabel == "a" && attributes.accessibilityTraits == [.header])
  }

  private struct Plain: CellModel {
    enum Size: Equatable, Sendable {
      case small
      case other(width: Int)
    }
    struct Inner: Equatable, Sendable { var deep: [Int?] }
    var name = "a\u{202E}\"b"
    var count = 3, size = Size.other(width: 7), none: String?
    var inner = Inner(deep: [1, nil]), tags: Set<String> = ["x", "y"]
    var onTap = Handler<Int> { _ in }, onSwipe: Handler<Void>?
  }

  private struct Many: CellModel {
    var text = String(repeating: "y", count: 100_000), fits = String(repeating: "y", count: 112)
    var (a, b, c, d, e, f, g, h, i, j, k) = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10)
  }

  private enum Choice: CellModel {
    case first
    case second(name: String)
  }

  private func texts(_ model: some CellModel) -> [String] {
    LookRegistry().look(for: model).parts.compactMap {
      if case .text(let text) = $0.kind { text } else { nil }
    }
  }

  @Test func aModelWithoutALookIsItsTypeAndItsFields() {
    #expect(
      texts(Plain()) == [
        "Plain", #"name: "a\u{202E}\"b""#, "count: 3", "size: other(width: 7)", "none: nil",
        "inner: Inner(deep: [1, nil])", #"tags: ["x", "y"]"#, "onSwipe: nil",
      ])
    expectEqual(texts(Choice.first), ["Choice", "first"])
    expectEqual(texts(Choice.second(name: "n")), ["Choice", #"second(name: "n")"#])
    let many = texts(Many())
    #expect(many[1].count == 120 && many[2].last == "\"" && many[13...] == ["… 1 more"])
  }
}
