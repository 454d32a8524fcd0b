@testable import ScreenDSLHeadless

@Suite(.timed) struct SpokenWriterTests {
  private func lines(_ screen: ScreenSnapshot, _ state: RenderState = RenderState()) -> [String] {
    ScreenRenderer.spoken(state: state).render(screen).split(separator: "\n").map(String.init)
  }

  @Test func eachStopIsALine() {
    let form = Section("form", header: "Sign up", footer: "We never write") {
      Look.toggle("Mute", isOn: true) { _ in }
      Look.field("Name", text: "Ada", prompt: "Your name") { _ in }
      Look.field("Password", text: "secret") { _ in }.secret().problem("Too short")
      Look.slider("Volume", value: 0.4) { _ in }.accessibilityTraits(.header)
      Look.stepper("Seats", value: 2, in: 1...4) { _ in }
      Look.picker("Plan", ["Free", "Pro"], selected: "Pro", name: { $0 }) { _ in }
      Look.picker("Extras", ["Milk", "Ice"], selected: ["Ice"], name: { $0 }) { _ in }
      Look.menu("More", image: .symbol("ellipsis")) { MenuAction("Share") {} }.iconOnly()
      Look.button("Send", nil).accessibility(value: "")
      Look.horizontal(Look.text("Grace Hopper"), Look.button("Call") {}).id("grace").onSelect {}
        .accessibilityTraits(.link).swipeActions(SwipeAction("Archive") {})
        .contextMenu { MenuAction("Share") {} }
      Container("c", ShownContainer()) { Look.image(.symbol("star")).accessibility(label: "Star") }
    }
    #expect(
      lines(ScreenSnapshot(form)) == [
        "Sign up, heading", "Mute, switch button, on", "Name, text field, Ada",
        "Password, secure text field, ••••••, Too short", "Volume, 40 %, adjustable",
        "Seats, 2, adjustable", "Plan, Pro, pop-up button", "Extras", "Milk, button",
        "selected, Ice, button", "More, pop-up button", "Send, button, dimmed",
        "Grace Hopper, link, button, actions: Archive, Share", "Call, button", "  Star, image",
        "We never write",
      ])
  }

  @Test func whatTheUserDidIsHeard() {
    let screen = ScreenSnapshot("list") {
      Look.horizontal(Look.text("Milk"), Look.button("Buy") {}).id("milk").reorderable { _ in }
        .swipeActions(.trailing, [SwipeAction("Remove", style: .destructive) {}])
      Look.text("Bread\nand more").id("bread")
      Look.vertical(Look.text("1"), Look.text("2")).accessibility(children: .apart).id("apart")
    }
    #expect(
      lines(screen, RenderState(selected: ["milk", "apart"], disabled: ["bread"]).edited) == [
        "Delete, Milk, button", "selected, Milk, actions: Remove", "Buy, button",
        "Reorder, Milk, button", "Bread\\nand more, dimmed", "selected, 1", "2",
      ])
  }

  @Test func partsAreHeardAsTheySay() {
    let flight = Look.vertical(
      Look.text("Flight"),
      Look.horizontal(Look.text("9:41"), Look.button("Track") {})
        .accessibilityActions { MenuAction("Call") {} }
        .accessibility(hint: "opens the map", children: .combined))
    let screen = ScreenSnapshot("list") {
      flight
      flight.accessibility(children: .combined)
      Look.toggle("WLAN", isOn: true) { _ in }.accessibilityActions { MenuAction("Scan") {} }
      Look.horizontal(Look.button("Yes") {}, Look.button("No") {})
        .accessibilityActions { MenuAction("Later") {} }
      Look.vertical(Look.text("Rank").accessibility(value: "3 stars").accessibilityAdjust { _ in })
      Look.text("Mail").accessibilityActions {
        MenuAction("Archive") {}
        MenuAction("Delete", isDisabled: true) {}
      }.swipeActions(.trailing, [SwipeAction("Flag") {}])
      Look.custom(1) { Look.slider("Position", value: 0.5) { _ in } }
      Look.button("Unread") {}.kind(.chip).selected()
      Look.vertical {
        Look.text("Train").accessibilityActions { MenuAction("Board") {} }
        Look.horizontal(Look.text("9:41"), Look.vertical { Look.button("Book") {} })
          .accessibility(children: .combined)
      }.enabled(false)
    }
    #expect(
      lines(screen) == [
        "Flight", "9:41, Track, opens the map, actions: Call, Track",
        "Flight, 9:41, Track, actions: Call, Track", "WLAN, switch button, on, actions: Scan",
        "Yes, button, actions: Later", "No, button", "Rank, 3 stars, adjustable",
        "Mail, actions: Archive, Flag", "Position, 50 %, adjustable", "selected, Unread, button",
        "Train, dimmed", "9:41, Book, dimmed",
      ])
    #expect(ScreenRenderer.outline().render(screen).contains(#"value="3 stars" adjustable |"#))
  }

  @Test func headingsAndTheOrderOfPartsAreHeard() {
    let screen = ScreenSnapshot("list") {
      Look.horizontal(
        Look.text("Fruits", .title).accessibility(heading: 0), Look.text("of the season"),
        Look.button("Later") {}.accessibility(priority: -1),
        Look.button("All") {}.accessibility(priority: 1),
        Look.button("New") {}.accessibility(priority: 2),
        Look.text("first").accessibility(priority: 1)
      ).id("top").onSelect {}.swipeActions(.trailing, [SwipeAction("Hide") {}])
      Look.vertical {
        Look.text("Pears").accessibility(heading: 9)
        Look.text("cooked").accessibility(heading: 2, priority: 1).decorative()
      }.accessibility(children: .apart)
      Look.text("Plums").accessibility(traits: .header).id("plums")
      Look.text("Figs").overlay { Look.vertical(Look.button("Buy") {}.accessibility(priority: 1)) }
    }
    #expect(
      lines(screen) == [
        "New, button", "All, button",
        "first, Fruits, of the season, heading level 1, button, actions: Hide", "Later, button",
        "Pears, heading level 6", "Plums, heading", "Figs", "Buy, button",
      ])
    let outline = ScreenRenderer.outline().render(screen)
    let words = ["style=title heading=1", #"text="first" priority=1"#, "traits=button,header"]
    expectEqual(words.filter { !outline.contains($0) }, [], "\(outline)")
  }

  private struct Plan: LookModel, Identifiable {
    let id: String
    var look: some LookPart {
      let state = Look.environment.rowState
      let words = [state.isSelected ? "selected" : "", state.isEditing ? "edited" : ""]
      return Look.text("\(words[0]) \(words[1]) \(state.placeWord)")
    }
  }

  @Test func aLookReadsTheStateOfItsRow() {
    let screen = ScreenSnapshot(
      Section("list", header: Plan(id: "header")) {
        for id in ["a", "b"] { Plan(id: id) }
        Container("shelf", ShownContainer()) { for id in ["c", "d"] { Plan(id: id) } }
      })
    let said = lines(screen, RenderState(selected: ["b"]))
    expectEqual(
      said, ["  middle", "  first", "selected, selected  middle", "    first", "    last"])
    #expect(lines(screen, RenderState().edited).contains(" edited first"))
  }

  @Test func aRandomLookIsHeardAsItSays() {
    for seed in 0..<TestDepth.cases(2_000, oneOf: 4) {
      var looks = RandomLooks(seed: UInt64(seed), waits: true)
      let look = looks.row()
      let heard = lines(RenderingSupport.screen { look })
      let elements = VisibleText().look(look).accessibilityElements(isTappable: false)
      expectEqual(heard.count, elements.count, "seed \(seed) \(heard)")
      for (line, stop) in zip(heard, elements) {
        for text in [stop.label ?? "no label", stop.value ?? ""] where !text.isEmpty {
          #expect(line.contains(text), "seed \(seed) \(line) \(stop)")
        }
      }
    }
  }
}
