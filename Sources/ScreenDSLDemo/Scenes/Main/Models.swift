import ScreenDSL

struct Heading: CellModel {
  var text: String
}

struct Banner: CellModel {
  var title: String
  var onClose: Handler<Void>
}

struct SortMenu: CellModel {
  var selected: Sort
  var onChange: Handler<Sort>
}

struct Carousel: ContainerModel {
  /// In points.
  var height = 180
}

struct ElementCard: CellModel, Identifiable {
  let id: String
  var name: String

  init(_ element: Element) {
    id = element.id
    name = element.name
  }
}

struct ElementRow: CellModel, Identifiable {
  let id: String
  var name: String

  init(_ element: Element) {
    id = element.id
    name = element.name
  }
}
