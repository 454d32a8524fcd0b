import UpdateContract

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

  /// The visible cells, by the identity of the item.
  var live: [Int: Cell] = [:]
  /// The cells that exist and are not visible: they were created ahead of time, or were visible before.
  var prepared: [Int: Cell] = [:]
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

/// The identity of a supplementary view. `section` is the token of the section.
struct SupplementaryKey: Hashable {
  var kind: ElementKind
  var section: Int
}
