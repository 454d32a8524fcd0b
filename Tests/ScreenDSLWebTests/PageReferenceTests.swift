import ScreenDSLTesting

@testable import ScreenDSLWeb

/// What pages have of screens and updates, held by reference files.
@Suite(.timed) struct PageReferenceTests {
  private static let names: Set = [
    "main", "containers", "inset", "grouped", "editing", "controls", "states", "bubbles",
    "skeletons", "nested", "abilities",
  ]

  private static let samples =
    Sample.all.filter { names.contains($0.name) } + [
      Sample("every-look", Screens.everyLook),
      Sample(
        "roles", ScreenSnapshot(Section("s") { roles.enumerated().map { Shown($1).id($0) } })),
    ]

  /// What assistive technologies hear of, beside the usual.
  private static let roles: [CellLook] = [
    .toggle(isOn: true).accessibility(label: "Wi-Fi"), .slider(0.25).accessibility(label: "L"),
    .progress(0.5).accessibility(label: "L"), .image("cat").accessibility(label: "A cat"),
    .vertical(.button("Go").selected()), .title("T").accessibility(traits: .header),
    .title("T").accessibility(traits: .link), .vertical(.title("T").selected()),
    .subtitle("★").accessibility(label: "1 star"), .title("T").accessibility(label: ""),
    .horizontal(.button("b")).accessibility(label: ""),
    .vertical(.title("T")).accessibility(label: "L"), .title("T").lineLimit(0),
    .horizontal(.title("Alarm"), .toggle(isOn: false)),
  ]

  /// An element a line.
  @Test(arguments: samples) func lists(_ sample: Sample) {
    let markup = LookReader(looks: sample.looks, state: sample.state).markup()
    expectScreen(
      sample.screen,
      as: ScreenRenderer(name: sample.name, fileExtension: "html") {
        MarkupWriter.html(markup.list($0)).replacing("><", with: ">\n<")
      })
  }

  @Test(arguments: [
    ("everything", ScreenFilm("", looks: .shown, of: .everything)),
    ("headers", ScreenFilm("", looks: .shown, of: .headers)), ("main", MainScene.film),
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
  fileprivate init(_ title: String, looks: LookRegistry, of changes: Changeset) {
    self.init(
      title, looks: looks,
      steps: [
        ("Old", changes.old, nil), ("New", changes.new, nil), ("Old again", changes.old, nil),
      ])
  }
}
