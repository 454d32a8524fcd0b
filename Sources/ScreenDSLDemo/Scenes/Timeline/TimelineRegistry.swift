import ScreenDSL
import ScreenDSLHeadless

extension CellRegistry<HeadlessList> {
  /// The cells of the timeline, and of the photos inside.
  static var timeline: Self {
    Self(
      .class(AuthorCell.self),
      .class(StarsCell.self),
      .class(PhotoGridCell.self),
      .class(PhotoCell.self),
      .class(StoryCell.self),
      .class(EntryActionsCell.self))
  }
}
