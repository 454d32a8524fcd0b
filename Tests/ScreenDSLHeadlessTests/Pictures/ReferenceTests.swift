@Suite(.timed) struct ReferenceTests {
  @Test(arguments: Sample.all) func screens(_ sample: Sample) {
    expectScreen(sample.screen, as: sample.texts, named: sample.name)
    let picture = ScreenRenderer.svg(sample.looks, width: sample.width, state: sample.state)
    expectScreen(sample.screen, as: picture, named: sample.name)
  }

  @Test(arguments: Sample.all.filter { ["states", "accessories"].contains($0.name) })
  func mirroredPicturesInTheDark(_ sample: Sample) {
    let renderer = ScreenRenderer.svg(sample.looks, theme: .dark, state: .init(isRightToLeft: true))
    expectScreen(sample.screen, as: renderer, named: sample.name)
  }

  @Test(arguments: [
    ("large", RenderState(typeSize: .xxxLarge)), ("mirrored", RenderState(isRightToLeft: true)),
    ("disabled", RenderState(disabled: ["toggle"])),
  ]) func updatesOfEveryKind(_ name: String, _ state: RenderState) {
    expectPicture(of: .everything, state, named: name)
  }

  @Test func updatesOfHeadersAndFooters() {
    expectPicture(of: .headers, named: "headers")
    let new = Changeset.headers.new
    expectPicture(of: new.changeset(from: new), named: "nothing")
  }

  @Test(arguments: [
    ("light", RenderState()), ("dark", RenderState()),
    ("large", RenderState(typeSize: .accessibility1)),
    ("mirrored", RenderState(isRightToLeft: true)),
  ]) func phones(_ name: String, _ state: RenderState) {
    var state = state
    (state.isOnPhone, state.title) = (true, "Settings")
    state.uncovered = ["bluetooth": .trailing, "wifi": .leading]
    let screen = SettingsScreen(isEditing: name == "dark")
    let theme: ScreenRenderer.Theme = name == "dark" ? .dark : .light
    expectScreen(screen, as: ScreenRenderer.svg(theme: theme, state: state), named: name)
    let plain = ScreenRenderer.svg(state: RenderState(isOnPhone: true)).render(
      SettingsScreen(isEditing: nil).snapshot())
    #expect(!plain.contains(">Edit<"), "the user cannot begin editing")
  }

  @Test func emptyContentIsInTheMiddleOfWhatIsVisible() throws {
    let content = Section("mails") {}.emptyContent { Look.text("No mail").id("none") }
    // A phone has 59 points above and 34 below the list; other pictures have 32 on each side.
    let phone = ScreenRenderer.svg(state: RenderState(isOnPhone: true))
    for (renderer, middle) in [(phone, 402.5), (ScreenRenderer.svg(height: 400), 168.0)] {
      let text = try #require(renderer.shapes(of: ScreenSnapshot(content)).text("No mail"))
      #expect(abs(text.frame.midY - middle) < 1, "\(text)")
    }
    let slim = [319.0, 320].map { ScreenRenderer.svg(width: $0, state: .init(isOnPhone: true)) }
    expectEqual(slim.map { $0.render(ScreenSnapshot(content)).contains(">9:41<") }, [false, true])
  }

  @Test func updatesKeepTheRoomOnGroundsAndTheSidesOfBubbles() throws {
    func picture(_ points: Double, isOnGround: Bool) -> String? {
      let text = Look.text("a").padding(points)
      let screen = ScreenSnapshot(Section("s") { isOnGround ? text.background(corners: 8) : text })
      return ScreenRenderer.svg().render(screen.changeset(from: ScreenSnapshot()))
    }
    #expect(picture(10, isOnGround: true) != picture(30, isOnGround: true))
    expectEqual(picture(10, isOnGround: false), picture(30, isOnGround: false))
    let screen = ScreenSnapshot("s") {
      Look.text("Hello").bubble(.received)
      Look.text("Hello").bubble(.sent)
    }
    let svg = try #require(ScreenRenderer.svg().render(screen.changeset(from: ScreenSnapshot())))
    let bubbles = ["#E9E9EB", "#007AFF"].flatMap { DrawnShape.all(in: svg).filled($0) }.map(\.frame)
    #expect(bubbles.count == 2 && bubbles[0].maxX < bubbles[1].x, "\(bubbles)")
  }

  private func expectPicture(
    of changes: Changeset, _ state: RenderState = RenderState(), named name: String
  ) {
    let picture = ScreenRenderer.svg(state: state).render(changes) ?? ""
    expectScreen(changes.new, as: ScreenRenderer(name: name, fileExtension: "svg") { _ in picture })
  }
}

private struct SettingsScreen: Screen {
  var isEditing: Bool?
  var body: some ScreenContent {
    Group { sections }.editing(isEditing ?? false, onChange)
      .searchable("", prompt: "Search") { _ in }
  }

  private var onChange: (@MainActor @Sendable (Bool) -> Void)? {
    if isEditing == nil { nil } else { { _ in } }
  }

  @ScreenBuilder private var sections: some ScreenContent {
    Section("network") {
      Look.row("Airplane Mode", image: .symbol("airplane")).id("airplane")
      Look.row("Wi-Fi", value: "Home", image: .symbol("wifi")).id("wifi").onSelect {}
        .swipeActions(.leading, [SwipeAction("Forget") {}])
      Look.row("Bluetooth", value: "On", image: .symbol("dot.radiowaves.left.and.right"))
        .id("bluetooth").onSelect {}.swipeActions(
          SwipeAction("Delete", style: .destructive, image: "trash") {},
          SwipeAction("Flag", color: .orange) {})
      Look.row("Battery", image: .symbol("battery.100")).id("battery").onSelect {}
    }.layout(.list.appearance(.insetGrouped))
    Section("sounds", header: "Sounds", footer: "Calls ring when the phone is locked.") {
      Look.toggle("Ring", isOn: true) { _ in }
      Look.slider("Volume", value: 0.6) { _ in }
      Look.picker("Tone", ["Reflection"], selected: "Reflection", name: { $0 }, Handler { _ in })
      Look.stepper("Repeats", value: 2, in: 0...5) { _ in }
      Look.segments(["Soft", "Loud"], selected: 0)
    }.layout(.list.appearance(.insetGrouped))
    Section("danger") {
      Look.button("Reset All Settings") {}.kind(.destructive)
      Look.button("Save") {}.kind(.filled).wide().enabled(false)
    }.layout(.list.appearance(.insetGrouped))
  }
}

extension Sample {
  var texts: ScreenRenderer {
    var mirrored = state
    mirrored.isRightToLeft = true
    let forms: [ScreenRenderer] = [
      .outline(looks, state: state), .text(looks, width: columns, state: state),
      .text(looks, width: columns, state: mirrored),
      .text(looks, width: columns, isASCII: true, state: state),
    ]
    return ScreenRenderer(name: name, fileExtension: "txt") { screen in
      forms.map { $0.render(screen) }.joined(separator: "\n")
    }
  }
}
