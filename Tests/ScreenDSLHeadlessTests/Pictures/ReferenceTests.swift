import ScreenDSLTesting

/// What screens look like in each form, held by reference files.
@Suite(.timed) struct ReferenceTests {
  @Test(arguments: Sample.all) func screens(_ sample: Sample) {
    expectScreen(sample.screen, as: sample.texts, named: sample.name)
    let picture = ScreenRenderer.svg(sample.looks, width: sample.width, state: sample.state)
    expectScreen(sample.screen, as: picture, named: sample.name)
  }

  @Test(arguments: Sample.all.filter { ["states", "accessories"].contains($0.name) })
  func mirroredPicturesInTheDark(_ sample: Sample) {
    let state = RenderState(isRightToLeft: true)
    expectScreen(
      sample.screen, as: .svg(sample.looks, theme: .dark, state: state), named: sample.name)
  }

  @Test(arguments: [
    ("large", RenderState(typeSize: .xxxLarge)), ("mirrored", RenderState(isRightToLeft: true)),
    ("disabled", RenderState(disabled: ["toggle"])),
  ])
  func updatesOfEveryKind(_ name: String, _ state: RenderState) {
    expectPicture(of: .everything, state, named: name)
  }

  @Test func updatesOfHeadersAndFooters() {
    expectPicture(of: .headers, named: "headers")
    expectPicture(
      of: Changeset.headers.new.changeset(from: Changeset.headers.new), named: "nothing")
  }

  @Test func updatesKeepTheRoomOnGrounds() {
    func picture(_ points: Double, isOnGround: Bool) -> String? {
      let text = Look.text("a").padding(points)
      let row = isOnGround ? text.background(corners: 8) : text
      let screen = ScreenSnapshot(Section("s") { row })
      return ScreenRenderer.svg.render(screen.changeset(from: ScreenSnapshot()))
    }
    #expect(picture(10, isOnGround: true) != picture(30, isOnGround: true))
    #expect(picture(10, isOnGround: false) == picture(30, isOnGround: false))
  }

  private func expectPicture(
    of changes: Changeset, _ state: RenderState = RenderState(), named name: String
  ) {
    let picture = ScreenRenderer.svg(state: state).render(changes) ?? ""
    let renderer = ScreenRenderer(name: name, fileExtension: "svg") { _ in picture }
    expectScreen(changes.new, as: renderer)
  }
}

extension Sample {
  /// The outline and the text, and the text for those who read from the right.
  var texts: ScreenRenderer {
    var mirrored = state
    mirrored.isRightToLeft = true
    let forms: [ScreenRenderer] = [
      .outline(looks, state: state), .text(looks, width: columns, state: state),
      .text(looks, width: columns, state: mirrored),
      .text(looks, width: columns, characters: .ascii, state: state),
    ]
    return ScreenRenderer(name: name, fileExtension: "txt") { screen in
      forms.map { $0.render(screen) }.joined(separator: "\n")
    }
  }
}
