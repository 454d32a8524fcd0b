import ScreenDSL

/// Models of several types for the tests.
struct Note: CellModel, Identifiable {
  let id: Int
  var text = 0
}

struct Photo: CellModel, Identifiable {
  let id: String
  var text = 0
  var onTap: Handler<Int>?
}

struct Label: CellModel {
  var text = 0
}

/// A model with two forms of cell.
struct Price: CellModel {
  var text = 0

  var reuseIdentifier: ReuseIdentifier {
    ReuseIdentifier(Price.self, variant: text.isMultiple(of: 2) ? nil : "odd")
  }
}

struct Grid: ContainerModel {
  var text = 0
}

/// An ID whose hash says nothing.
struct Colliding: Hashable, Sendable {
  var number: Int

  func hash(into hasher: inout Hasher) { hasher.combine(0) }
}
