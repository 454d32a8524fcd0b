import ScreenDSLHeadless

/// An entry is a section of five small cells; only entries that changed are evaluated again.
struct TimelineScreen: Screen {
  var entries: [Entry]
  var store: TimelineStore

  var body: some ScreenContent {
    for entry in entries {
      Section(entry.id, dependsOn: entry) { [store] in
        Author(avatar: "\(entry.author).png", name: entry.author)
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

struct Author: CellModel {
  var avatar: String
  var name: String
}

struct Stars: CellModel { var count: Int }

struct PhotoGrid: ContainerModel {
  var photoCount: Int

  /// How many photos are side by side.
  static let columns = 3
  /// In points.
  static let rowHeight = 80.0
}

struct Photo: CellModel, Identifiable { let id: Int }
struct Story: CellModel { var text: String }

struct EntryActions: CellModel {
  var likes: Int
  var isLiked: Bool
  var onLike: Handler<Void>
}

final class AuthorCell: TextCell, ConfigurableCell {
  func configure(with author: Author, context: CellContext<Author>) {
    text = "[\(author.avatar)] \(author.name)"
  }
}

final class StarsCell: TextCell, ConfigurableCell {
  func configure(with stars: Stars, context: CellContext<Stars>) {
    text = String(repeating: "★", count: stars.count)
  }
}

/// A cell with a list inside: the cell passes on the rows, the host scrolls them.
final class PhotoGridCell: TextCell, HeadlessContainer, ConfigurableCell {
  let nested = HeadlessNestedList(
    viewport: 160, extents: HeadlessExtents(row: PhotoGrid.rowHeight))

  func configure(with grid: PhotoGrid, context: CellContext<PhotoGrid>) {
    text = grid.photoCount == 1 ? "1 photo" : "\(grid.photoCount) photos"
    nested.show(context)
  }
}

final class PhotoCell: TextCell, ConfigurableCell {
  func configure(with photo: Photo, context: CellContext<Photo>) { text = "photo \(photo.id)" }
}

final class StoryCell: TextCell, ConfigurableCell {
  func configure(with story: Story, context: CellContext<Story>) { text = story.text }
}

final class EntryActionsCell: TextCell, ConfigurableCell {
  func configure(with actions: EntryActions, context: CellContext<EntryActions>) {
    text = "\(actions.isLiked ? "♥" : "♡") \(actions.likes)"
  }
}

extension CellRegistry<HeadlessList> {
  /// The cells of the timeline, and of the photos inside.
  static var timeline: Self {
    Self(
      .class(AuthorCell.self), .class(StarsCell.self), .class(PhotoGridCell.self),
      .class(PhotoCell.self), .class(StoryCell.self), .class(EntryActionsCell.self))
  }
}
