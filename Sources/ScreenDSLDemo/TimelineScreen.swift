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

  var look: some LookPart {
    let rows = (photoCount + Self.columns - 1) / Self.columns
    return Look.empty.size(height: Double(rows) * Self.rowHeight)
  }
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

  var look: some LookPart { Look.text(text).size(height: 20 + Double(text.count / 40) * 20) }
}

struct EntryActions: Drawn {
  var likes: Int
  var isLiked: Bool
  var onLike: Handler<Void>

  var look: some LookPart {
    Look.horizontal {
      Look.button(isLiked ? "Liked" : "Like", onLike).kind(.gray).selected(isLiked).key("like")
      Look.spacer
      Look.badge("\(likes)").accessibility(label: likes == 1 ? "1 like" : "\(likes) likes")
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
    host = HeadlessHost(registry: CellRegistry(), options: HeadlessOptions(viewport: 800))
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
    output.write("scrolled to the end", scrollToEnd())
    output.write("last rows", host.visibleLines)
    try output.write("the last entry is liked", likeLast() + host.visibleLines.suffix(1))
    try host.requireNoViolations()
  }

  func show() {
    let screen = TimelineScreen(entries: store.entries, store: store)
    host.apply(screen.snapshot(reusing: host.snapshot))
  }

  /// Scrolls by half a window at a time, and returns how many cells that took, with those of photos.
  func scrollToEnd() -> [String] {
    host.scrollToEnd(by: host.viewport / 2)
    var (created, reused) = (0, 0)
    for event in host.takeEvents() {
      switch event {
      case .created: created += 1
      case .reused: reused += 1
      default: break
      }
    }
    return ["cells created: \(created), used again: \(reused)"]
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
