import ScreenDSLWeb

/// What a page of a film says, read from its text.
struct PageData {
  struct Film: Decodable { let steps: [Step] }

  struct Step: Decodable {
    let title: String
    let forward: [Batch]
    let backward: [Batch]
    let counts: [String: Int]
    let sums: [String: Int]
    let touched: [Touched]
  }

  struct Batch: Decodable { let list: [Int] }

  struct Touched: Decodable, Equatable {
    let kinds: [String]
    let row: String
    let why: [String]
    let from: [Int]
    let at: [Int]
    let line: Int?
  }

  struct Malformed: Error {}

  let html: String
  let json: String
  let steps: [Step]

  init(_ html: String) throws {
    self.html = html
    json = try Self.text(
      in: html, between: "<script type=\"application/json\" id=\"film\">", and: "</script>")
    steps = try JSONDecoder().decode(Film.self, from: Data(json.utf8)).steps
  }

  static func text(in html: String, between start: String, and end: String) throws -> String {
    guard let head = html.range(of: start),
      let tail = html.range(of: end, range: head.upperBound..<html.endIndex)
    else { throw Malformed() }
    return String(html[head.upperBound..<tail.lowerBound])
  }
}

extension MainScene {
  /// Everything that can happen to the main scene.
  static var film: ScreenFilm {
    var state = MainScene.State()
    let added = state.elements.removeLast()
    var film = ScreenFilm("Main scene", looks: .main)
    film.append("First screen", Main(state))
    state.vertical = .aToZ
    film.append("Sort the rows", Main(state))
    state.horizontal = .zToA
    film.append("Sort the carousel", Main(state))
    state.showsBanner = false
    film.append("Close the banner", Main(state))
    state.elements[0].name = "Element 0"
    film.append("Rename an element", Main(state))
    state.elements.append(added)
    film.append("Add an element", Main(state))
    film.append("Nothing happens", Main(state))
    film.append("Another heading", Main(state, heading: "All elements"))
    return film
  }
}

extension Screens {
  /// Every kind of part and state, with their names and roles.
  static let everyLook = ScreenSnapshot(
    Section("looks", header: Look.heading("Gallery"), footer: "The end") {
      Shown(
        Look.vertical {
          Look.text("Title")
          Look.note("Subtitle")
        }
      ).id("texts").onSelect {}
      Look.heading("Part").id("heading")
      Look.toggle("Alarm", isOn: true) { _ in }.id("switch")
      Look.toggle("Quiet", isOn: false, nil).id("off")
      Look.field("Name", text: "Ada", prompt: "Your name") { _ in }.problem("Is taken").id("field")
      Look.field("", text: "", prompt: "Search") { _ in }.accessibility(label: "Search")
        .id("search")
      Look.segments(["Day", "Week"], selected: 1).accessibility(label: "Range").id("segments")
      Look.slider("Volume", value: 0.25, text: "quiet") { _ in }.id("slider")
      Look.stepper("Copies", value: 2, in: 1...3) { _ in }.id("stepper")
      Look.picker("Theme", ["Light", "Dark"], selected: "Dark", name: { $0 }) { _ in }.id("menu")
      Shown(
        Look.horizontal {
          Look.note("Loading")
          Look.progress(0.5)
          Look.spinner.accessibility(label: "Under way")
        }
      ).id("progress")
      Shown(
        Look.horizontal {
          Look.image(.asset("cat")).accessibility(label: "A cat")
          Look.image(.symbol("dog"))
          Look.text("Mail")
          Look.divider
          Look.badge("12").accessibility(label: "12 new")
          Look.spacer
          Look.button("×") {}.accessibility(label: "Close")
          Look.button("Liked") {}.kind(.filled).selected()
          Look.button("Send") {}.busy(true)
        }
      ).id("parts").onSelect {}
      Look.note("★★★").accessibility(label: "3 of 5 stars").id("stars")
      Look.button("Delete") {}.kind(.destructive).id("delete")
      Look.text("More").accessibility(traits: .link).id("link")
      Look.text("Chosen").selected().accessory(.checkmark).id("chosen").onSelect {}
      Look.text("Gone").enabled(false).accessory(.chevron).id("gone").onSelect {}
      Look.text("Called by its row").id("label").accessibilityLabel("Another name").onSelect {}
      Container("photos", ShownContainer(Look.text("Photos"))) {
        for index in 0..<6 { Shown(Look.text("Photo \(index)")).id(index) }
      }
      .layout(.carousel.itemSize(width: 120, height: 80))
      Container("grid", ShownContainer()) {
        for index in 0..<4 { Shown(Look.text("Tile \(index)")).id(index) }
      }
      .layout(.grid(columns: 2))
    })
}
