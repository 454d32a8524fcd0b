import ScreenDSLTesting

@testable import ScreenDSLWeb

/// What pages have of screens and updates, held by reference files.
@Suite(.timed) struct PageReferenceTests {
  private static let names: Set = [
    "main", "containers", "inset", "grouped", "editing", "controls", "states", "bubbles",
    "skeletons", "nested", "abilities", "stacks", "forms", "buttons", "spaced", "wide", "styles",
    "words", "grounds", "layers",
  ]

  private static let samples =
    Sample.all.filter { names.contains($0.name) } + [
      Sample("every-look", Screens.everyLook),
      Sample(
        "roles", ScreenSnapshot(Section("s") { roles.enumerated().map { Shown($1).id($0) } })),
    ]

  /// What assistive technologies hear of, beside the usual.
  @LookBuilder private static var roles: [LookNode] {
    Look.toggle("", isOn: true) { _ in }.accessibility(label: "Wi-Fi")
    Look.slider("", value: 0.25) { _ in }.accessibility(label: "L")
    Look.progress(0.5).accessibility(label: "L")
    Look.image(.asset("cat")).accessibility(label: "A cat")
    Look.spinner.accessibility(label: "Under way")
    Look.vertical { Look.button("Go") {}.selected() }
    Look.heading("T")
    Look.text("T").accessibility(traits: .link)
    Look.text("T").accessibility(traits: .button)
    Look.vertical { Look.text("T").selected() }
    Look.note("★").accessibility(label: "1 star")
    Look.text("T").decorative()
    Look.horizontal { Look.button("b") {} }.decorative()
    Look.vertical { Look.text("T") }.accessibility(label: "L")
    Look.text("T").lines(0)
    Look.horizontal {
      Look.text("Alarm")
      Look.toggle("", isOn: false) { _ in }
    }
    Look.horizontal {
      Look.text("Alarm")
      Look.toggle("", isOn: false) { _ in }
      Look.button("", image: .symbol("trash")) {}
    }
  }

  /// An element a line.
  @Test(arguments: samples) func lists(_ sample: Sample) {
    let markup = ScreenMarkup(reader: LookReader(looks: sample.looks, state: sample.state))
    expectScreen(
      sample.screen,
      as: ScreenRenderer(name: sample.name, fileExtension: "html") {
        MarkupWriter.html(markup.list($0)).replacing("><", with: ">\n<")
      })
  }

  @Test(arguments: [
    ("everything", ScreenFilm("", of: .everything)),
    ("headers", ScreenFilm("", of: .headers)), ("main", MainScene.film),
  ])
  func films(_ name: String, _ film: ScreenFilm) throws {
    let data = try PageData(film.html).json
    expectScreen(
      ScreenSnapshot(),
      as: ScreenRenderer(name: name, fileExtension: "json") { _ in
        data.replacing("},", with: "},\n")
      })
  }
}

extension ScreenFilm {
  /// A film of an update and of what takes it back.
  fileprivate init(_ title: String, of changes: Changeset) {
    self.init(
      title,
      steps: [
        ("Old", changes.old, nil), ("New", changes.new, nil), ("Old again", changes.old, nil),
      ])
  }
}
