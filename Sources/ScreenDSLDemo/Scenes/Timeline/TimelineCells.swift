import ScreenDSL
import ScreenDSLHeadless

final class AuthorCell: HeadlessCell, ConfigurableCell, TextCell {
  private(set) var text = ""

  func configure(with author: Author, context: CellContext<Author>) {
    text = "[\(author.avatar)] \(author.name)"
  }
}

final class StarsCell: HeadlessCell, ConfigurableCell, TextCell {
  private(set) var text = ""

  func configure(with stars: Stars, context: CellContext<Stars>) {
    text = String(repeating: "★", count: stars.count)
  }
}

/// A list in a cell: the host scrolls it, the cell hands it the rows.
final class PhotoGridCell: HeadlessContainer, ConfigurableCell, TextCell {
  let nested = HeadlessNestedList(
    viewport: 160, extents: HeadlessExtents(row: TimelineScene.photoHeight))
  private(set) var text = ""

  func configure(with grid: PhotoGrid, context: CellContext<PhotoGrid>) {
    text = grid.photoCount == 1 ? "1 photo" : "\(grid.photoCount) photos"
    nested.show(context)
  }
}

final class PhotoCell: HeadlessCell, ConfigurableCell, TextCell {
  private(set) var text = ""

  func configure(with photo: Photo, context: CellContext<Photo>) { text = "photo \(photo.id)" }
}

final class StoryCell: HeadlessCell, ConfigurableCell, TextCell {
  private(set) var text = ""

  func configure(with story: Story, context: CellContext<Story>) { text = story.text }
}

final class EntryActionsCell: HeadlessCell, ConfigurableCell, TextCell {
  private(set) var text = ""

  func configure(with actions: EntryActions, context: CellContext<EntryActions>) {
    text = "\(actions.isLiked ? "♥" : "♡") \(actions.likes)"
  }
}
