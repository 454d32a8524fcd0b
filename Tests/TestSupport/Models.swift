package struct Note: CellModel, Identifiable {
  package let id: Int
  package var text: Int
  package init(id: Int, text: Int = 0) { (self.id, self.text) = (id, text) }
}

package struct Photo: CellModel, Identifiable {
  package let id: String
  package var text = 0, onTap: Handler<Int>?

  package init(id: String, text: Int = 0, onTap: Handler<Int>? = nil) {
    (self.id, self.text, self.onTap) = (id, text, onTap)
  }
}

package struct Label: CellModel {
  package var text: Int
  package init(text: Int = 0) { self.text = text }
}

package struct Price: CellModel {
  package var text: Int
  package init(text: Int = 0) { self.text = text }

  package var reuseIdentifier: ReuseIdentifier {
    ReuseIdentifier(Price.self, variant: text.isMultiple(of: 2) ? nil : "odd")
  }
}

package struct Grid: ContainerModel {
  package var text: Int
  package init(text: Int = 0) { self.text = text }
}

package struct Colliding: Hashable, Sendable {
  package var number: Int
  package init(number: Int) { self.number = number }
  package func hash(into hasher: inout Hasher) { hasher.combine(0) }
}

extension [RowPath] {
  package var withoutSections: [RowPath] { map { RowPath($0.id, in: [RowID]($0.containers)) } }
}

package struct CountedID: Hashable, Sendable {
  package let number: Int
  package init(number: Int) { self.number = number }

  /// The count; only tests on the main actor use it.
  nonisolated(unsafe) package static var lookUps = 0

  package static func == (a: CountedID, b: CountedID) -> Bool {
    lookUps += 1
    return a.number == b.number
  }

  package func hash(into hasher: inout Hasher) {
    Self.lookUps += 1
    hasher.combine(number)
  }
}

extension RowState {
  package var placeWord: String {
    isFirst ? (isLast ? "only" : "first") : isLast ? "last" : "middle"
  }
}
