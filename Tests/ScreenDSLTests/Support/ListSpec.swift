import ScreenDSL

/// A screen as plain data, from which a snapshot is declared; so the tests know what to expect.
struct ListSpec: Equatable {
  var sections: [SectionSpec] = []
}

struct SectionSpec: Equatable {
  var id: Int
  var header: Int?
  var badge: Int?
  var rows: [RowSpec]
}

struct RowSpec: Equatable {
  enum Kind: Int, CaseIterable {
    case note, photo, labelled, price, colliding, grid, structural
  }

  var kind: Kind
  var id: Int
  var text = 0
  var isSelectable = false
  var hasHandler = false
  /// The rows inside a grid.
  var inner: [RowSpec] = []
}

extension ListSpec {
  func snapshot(reusing previous: ScreenSnapshot? = nil) -> ScreenSnapshot {
    ScreenSnapshot(sections.map(\.section), reusing: previous)
  }

  var allRows: [RowSpec] { sections.flatMap(\.rows) }
}

extension SectionSpec {
  var section: Section {
    let section = Section(id, header: header.map { Label(text: $0) }) { rows.map(\.row) }
    return badge.map { section.supplementary("badge", Label(text: $0)) } ?? section
  }
}

extension RowSpec {
  var row: Row {
    let row =
      switch kind {
      case .note: Note(id: id, text: text).asRow()
      case .photo:
        Photo(id: "\(id)", text: text, onTap: hasHandler ? Handler { _ in } : nil).asRow()
      case .labelled: Label(text: text).id(id)
      case .price: Price(text: text).id(id)
      case .colliding: Label(text: text).id(Colliding(number: id))
      case .grid: Container(id, Grid(text: text)) { inner.map(\.row) }.asRow()
      case .structural: Label(text: text).asRow()
      }
    return isSelectable ? row.onSelect {} : row
  }
}
