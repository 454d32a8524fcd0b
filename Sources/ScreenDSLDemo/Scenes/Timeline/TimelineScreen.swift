import ScreenDSL

/// An entry is a section of five small cells; only those that changed are evaluated again.
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
