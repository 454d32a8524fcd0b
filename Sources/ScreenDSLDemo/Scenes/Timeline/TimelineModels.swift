import ScreenDSL

struct Author: CellModel {
  var avatar: String
  var name: String
}

struct Stars: CellModel {
  var count: Int
}

struct PhotoGrid: ContainerModel {
  var photoCount: Int

  /// The number of photos side by side.
  static let columns = 3
}

struct Photo: CellModel, Identifiable {
  let id: Int
}

struct Story: CellModel {
  var text: String
}

struct EntryActions: CellModel {
  var likes: Int
  var isLiked: Bool
  var onLike: Handler<Void>
}
