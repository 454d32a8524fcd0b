package import ScreenDSL

/// A screen as plain data, from which a snapshot is declared; so the tests know what to expect.
package struct ListSpec: Equatable {
  package var sections: [SectionSpec]

  package init(sections: [SectionSpec] = []) { self.sections = sections }
}

package struct SectionSpec: Equatable {
  package var id: Int
  package var header: Int?
  package var badge: Int?
  package var rows: [RowSpec]

  package init(id: Int, header: Int? = nil, badge: Int? = nil, rows: [RowSpec]) {
    self.id = id
    self.header = header
    self.badge = badge
    self.rows = rows
  }
}

package struct RowSpec: Equatable {
  package enum Kind: Int, CaseIterable {
    case note, photo, labelled, price, colliding, grid, structural
  }

  package var kind: Kind
  package var id: Int
  package var text = 0
  package var isSelectable = false
  package var hasHandler = false
  /// The rows inside a grid.
  package var inner: [RowSpec] = []

  package init(
    kind: Kind, id: Int, text: Int = 0, isSelectable: Bool = false, hasHandler: Bool = false,
    inner: [RowSpec] = []
  ) {
    self.kind = kind
    self.id = id
    self.text = text
    self.isSelectable = isSelectable
    self.hasHandler = hasHandler
    self.inner = inner
  }
}

extension ListSpec {
  package func snapshot(reusing previous: ScreenSnapshot? = nil) -> ScreenSnapshot {
    ScreenSnapshot(sections.map(\.section), reusing: previous)
  }

  package var allRows: [RowSpec] { sections.flatMap(\.rows) }
}

extension SectionSpec {
  package var section: Section {
    let section = Section(id, header: header.map { Label(text: $0) }) { rows.map(\.row) }
    return badge.map { section.supplementary("badge", Label(text: $0)) } ?? section
  }
}

extension RowSpec {
  package var row: Row {
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
    return isSelectable ? row.onSelect {}.reorderable { _ in } : row
  }
}
