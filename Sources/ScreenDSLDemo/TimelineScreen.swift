import Foundation
import ScreenDSLHeadless

/// An entry is a section of five small cells; only entries that changed are evaluated again.
struct TimelineScreen: Screen {
  var entries: [Entry]
  var store: TimelineStore

  var body: some ScreenContent {
    for entry in entries {
      Section(entry.id, dependsOn: entry) { [store] in
        Author(name: entry.author)
        Stars(count: entry.stars)
        Container(PhotoGrid(photoCount: entry.photoCount)) {
          for number in 0..<entry.photoCount { Photo(id: number) }
        }
        .layout(.grid(columns: PhotoGrid.columns))
        Story(text: entry.text)
        EntryActions(
          likes: entry.likes, isLiked: entry.isLiked, onLike: Handler { store.like(entry.id) })
      }
    }
  }
}

struct Entry: Equatable, Sendable {
  let id: Int
  var author: String
  /// From 1 to 5.
  var stars: Int
  var photoCount: Int
  var text: String
  var likes: Int
  var isLiked = false

  /// Returns entries of different lengths, the same ones each time.
  static func samples(_ count: Int) -> [Entry] {
    let authors = ["Ada", "Grace", "Edsger", "Barbara", "Alan", "Margaret", "Donald"]
    return (0..<count).map { number in
      Entry(
        id: number, author: authors[number % authors.count], stars: number % 5 + 1,
        photoCount: number % 6 + 1,
        text: Array(repeating: "Words.", count: number % 11 + 1).joined(separator: " "),
        likes: number % 100)
    }
  }
}

/// Holds the entries, and changes one when the user likes it.
@MainActor
final class TimelineStore {
  private(set) var entries: [Entry]

  init(_ entries: [Entry]) { self.entries = entries }

  func like(_ id: Int) {
    guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
    entries[index].isLiked.toggle()
    entries[index].likes += entries[index].isLiked ? 1 : -1
  }
}

struct Author: Drawn {
  var name: String

  var look: some LookPart {
    Look.horizontal {
      Look.avatar(name).decorative()
      Look.text(name)
    }
    .size(height: 56)
  }
}

struct Stars: Drawn {
  var count: Int

  var look: some LookPart {
    Look.text(String(repeating: "★", count: count), .footnote).color(.secondary)
      .accessibility(label: "\(count) of 5 stars").size(height: 20)
  }
}

struct PhotoGrid: ContainerModel, Drawn {
  var photoCount: Int

  /// How many photos are side by side.
  static let columns = 3
  /// In points.
  static let rowHeight = 80.0

  var look: some LookPart { Look.empty }
}

struct Photo: Drawn, Identifiable {
  let id: Int

  var look: some LookPart {
    Look.vertical { Look.image(.asset("photo \(id)")).size(height: 56).fill() }
      .padding(12).size(height: PhotoGrid.rowHeight)
  }
}

struct Story: Drawn {
  var text: String

  var look: some LookPart { Look.text(text) }
}

struct EntryActions: Drawn {
  var likes: Int
  var isLiked: Bool
  var onLike: Handler<Void>

  var look: some LookPart {
    Look.horizontal {
      Look.button(isLiked ? "Liked" : "Like", onLike).kind(.gray).selected(isLiked).key("like")
      Look.spacer
      Look.badge("\(likes)").accessibility(label: "\(likes) likes")
    }
  }
}

/// A timeline of many entries, scrolled from top to bottom; then the last entry is liked.
@MainActor
struct TimelineScene {
  let store: TimelineStore
  let host: HeadlessHost

  init(entryCount: Int = 10_000) {
    store = TimelineStore(Entry.samples(entryCount))
    var options = HeadlessOptions(viewport: 800)
    options.extents.set(for: PhotoGrid.self) { grid in
      let rows = (grid.photoCount + PhotoGrid.columns - 1) / PhotoGrid.columns
      return Double(rows) * PhotoGrid.rowHeight
    }
    options.extents.set(for: Story.self) { story in 20 + Double(story.text.count / 40) * 20 }
    host = HeadlessHost(registry: CellRegistry(), options: options)
  }

  static var steps: [SceneStep] {
    let scene = TimelineScene(entryCount: 3)
    scene.show()
    let first = scene.host.snapshot
    scene.store.like(1)
    scene.show()
    return [("The screen opens", first), ("entry 1 is liked", scene.host.snapshot)]
  }

  func play(_ output: any Output) throws {
    show()
    output.write("timeline: \(store.entries.count) entries, \(host.snapshot.rowCount) rows")
    output.write("first rows", host.visibleLines)
    output.write("scrolled to the end", scrollToEnd().table)
    let cells = host.statistics
    output.write(
      "the list itself, without the photos",
      ["cells created: \(cells.created), reused: \(cells.reused), live at once: \(cells.mostLive)"])
    output.write("last rows", host.visibleLines)
    try output.write("the last entry is liked", likeLast() + host.visibleLines.suffix(1))
    try host.requireNoViolations()
  }

  func show() {
    let screen = TimelineScreen(entries: store.entries, store: store)
    host.apply(screen.snapshot(reusing: host.snapshot))
  }

  /// Scrolls by half a window at a time, and counts the cells.
  func scrollToEnd() -> CellTally {
    var tally = CellTally()
    tally.count(host)
    while host.offset < host.maximalOffset {
      host.scroll(to: host.offset + host.viewport / 2)
      tally.count(host)
    }
    return tally
  }

  /// Likes the entry of the last visible row, and returns what that did to the list.
  func likeLast() throws -> [String] {
    try host.summary {
      guard let path = host.visibleRows.last else { return }
      try host.use("Like", .press, in: path)
      show()
    }
  }
}

/// Counts, for each type of model, how many cells were created, reused, and in use at once.
@MainActor
struct CellTally {
  struct Counts: Equatable {
    var created = 0
    var reused = 0
    var mostLive = 0
    /// A row takes a cell whenever it comes into the window.
    var shown: Int { created + reused }

    mutating func add(isNew: Bool) { if isNew { created += 1 } else { reused += 1 } }
  }

  /// By the model.
  private(set) var counts: [String: Counts] = [:]

  /// Counts what a list did since the last call, and which cells are in use now.
  mutating func count(_ host: HeadlessHost) {
    func name(_ place: CellPlace) -> String {
      place.rowPath.flatMap(host.snapshot.row).map { "\(type(of: $0.model))" } ?? "\(place)"
    }
    var isNew = false
    for event in host.takeEvents() {
      switch event {
      case .created: isNew = true
      case .reused: isNew = false
      case .configured(let place, isFirstDisplay: true):
        counts[name(place), default: Counts()].add(isNew: isNew)
      default: break
      }
    }
    for (name, items) in Dictionary(grouping: host.visibleItems, by: { name($0.place) }) {
      let most = counts[name]?.mostLive ?? 0
      counts[name]?.mostLive = max(most, items.count)
    }
  }

  /// A line of headings, and one for each type of model by name.
  var table: [String] {
    let lines = counts.sorted { $0.key < $1.key }.map { cell, counts in
      [cell] + [counts.created, counts.reused, counts.mostLive, counts.shown].map(String.init)
    }
    return ([["cell", "created", "reused", "most live", "rows shown"]] + lines).map { columns in
      columns.map { $0.padding(toLength: max(18, $0.count), withPad: " ", startingAt: 0) }
        .joined().trimmingCharacters(in: .whitespaces)
    }
  }
}
