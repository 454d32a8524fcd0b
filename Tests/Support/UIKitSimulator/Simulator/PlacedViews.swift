import UpdateContract

/// The views that a list has given a place.
struct PlacedViews {
  struct Cell {
    var view: UIView
    var token: Int
    var path: ItemPath
  }

  struct Supplementary {
    var view: UIView
    var key: SupplementaryKey
    var section: Int

    var slot: SupplementarySlot { SupplementarySlot(kind: key.kind, section: section) }
  }

  /// The cells that show, by the token of the item.
  var live: [Int: Cell] = [:]
  /// The cells that were made ahead of time, or stay after they have shown.
  var prepared: [Int: Cell] = [:]
  /// The views of sections that show.
  var supplementaries: [SupplementaryKey: Supplementary] = [:]

  var liveInOrder: [Cell] { live.values.sorted { $0.path < $1.path } }

  var preparedInOrder: [Cell] { prepared.values.sorted { $0.path < $1.path } }

  var supplementariesInOrder: [Supplementary] {
    supplementaries.values.sorted {
      ($0.section, $0.key.kind.description) < ($1.section, $1.key.kind.description)
    }
  }

  func cell(_ token: Int) -> Cell? { live[token] ?? prepared[token] }
}

/// The identity of a view that belongs to a section.
struct SupplementaryKey: Hashable {
  var kind: ElementKind
  var section: Int
}
