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
    Section(
      "looks", header: Shown(.title("Gallery").accessibility(traits: .header)),
      footer: Shown(.subtitle("The end"))
    ) {
      Shown(.vertical(.title("Title"), .subtitle("Subtitle"))).id("texts").onSelect {}
      Shown(.title("Part").accessibility(traits: .header)).id("heading")
      Shown(.horizontal(.title("Alarm"), .spacer, .toggle(isOn: true))).id("switch")
      Shown(.horizontal(.title("Quiet"), .toggle(isOn: false).disabled())).id("off")
      Shown(.field("Ada", placeholder: "Your name").accessibility(label: "Name")).id("field")
      Shown(.field("", placeholder: "Search")).id("search")
      Shown(.segments(["Day", "Week"], selected: 1).accessibility(label: "Range")).id("segments")
      Shown(.horizontal(.subtitle("Volume"), .slider(0.25))).id("slider")
      Shown(.horizontal(.subtitle("Loading"), .progress(0.5))).id("progress")
      Shown(
        .horizontal(
          .image("cat").accessibility(label: "A cat"), .image("dog"), .title("Mail"), .divider,
          .badge("12").accessibility(label: "12 new"), .spacer,
          .button("×").accessibility(label: "Close"),
          .button("Liked").selected())
      ).id("parts").onSelect {}
      Shown(.subtitle("★★★").accessibility(label: "3 of 5 stars")).id("stars")
      Shown(.title("Delete").accessibility(traits: .button).destructive()).id("delete")
      Shown(.title("More").accessibility(traits: .link)).id("link")
      Shown(.title("Chosen").selected().accessory(.checkmark)).id("chosen").onSelect {}
      Shown(.title("Gone").disabled().accessory(.chevron)).id("gone").onSelect {}
      Container("photos", ShownContainer(.title("Photos"))) {
        for index in 0..<6 { Shown(.title("Photo \(index)")).id(index) }
      }
      .layout(.carousel.itemSize(width: 120, height: 80))
      Container("grid", ShownContainer(.empty)) {
        for index in 0..<4 { Shown(.title("Tile \(index)")).id(index) }
      }
      .layout(.grid(columns: 2))
    })
}
