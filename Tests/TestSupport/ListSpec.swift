/// A screen as plain data, from which a test declares a snapshot; so the test knows what to expect.
package struct ListSpec: Equatable { package var sections: [SectionSpec] = [], style = 0 }
package enum GivenActions: Int, CaseIterable, Sendable { case none, select, selectNotes, swipe }

package struct SectionSpec: Equatable, Sendable {
  package var id: Int, header: Int?, badge: Int?, rows: [RowSpec], actions: GivenActions
  package var style = 0
}

package struct RowSpec: Equatable, Sendable {
  package enum Kind: Int, CaseIterable, Sendable {
    case note, photo, labelled, price, colliding, grid, structural, group, pair, outline
  }

  package var kind: Kind, id: Int, text = 0
  package var isSelectable = false, hasHandler = false, hasOwnAction = false
  package var actions = GivenActions.none, isExpanded = false, inner: [RowSpec] = []
  package var replaced: RowID?, style = 0
}

extension ListSpec {
  package func snapshot(reusing previous: ScreenSnapshot? = nil) -> ScreenSnapshot {
    ScreenSnapshot(sections.map(\.section), reusing: previous)
  }

  package var rowCount: Int { sections.reduce(0) { $0 + $1.rows.reduce(0) { $0 + $1.rowCount } } }
}

extension SectionSpec {
  package var section: Section {
    var section = Section(id, header: header.map { Label(text: $0) }) { rows.content }
    switch actions {
    case .none: break
    case .select: section = section.onSelect { _ in }
    case .selectNotes: section = section.onSelect(Note.self) { _ in }
    case .swipe: section = section.swipeActions { _ in [SwipeAction("A") {}] }
    }
    return styled(badge.map { section.supplementary("badge", Label(text: $0)) } ?? section)
  }
}

extension RowSpec {
  package var row: Row {
    let row =
      switch kind {
      case .note, .outline: Row(Note(id: id, text: text))
      case .photo: Row(Photo(id: "\(id)", text: text, onTap: hasHandler ? Handler { _ in } : nil))
      case .labelled: Row(Label(text: text).id(id))
      case .price: Row(Price(text: text).id(id))
      case .colliding: Row(Label(text: text).id(Colliding(number: id)))
      case .grid: Row(container)
      case .structural, .group, .pair: Row(Label(text: text))
      }
    let own = styled(replaced.map { Row(row.replaces(id: $0)) } ?? row)
    if isSelectable { return Row(own.onSelect {}.reorderable { _ in }) }
    return hasOwnAction ? Row(own.onSelect {}) : own
  }

  /// The ID of the row in its list; nil if its position identifies it.
  package var rowID: RowID? {
    switch kind {
    case .note, .outline: RowID(id, of: Note.self)
    case .photo: RowID("\(id)", of: Photo.self)
    case .labelled, .price, .grid: RowID(id)
    case .colliding: RowID(Colliding(number: id))
    case .structural, .group, .pair: nil
    }
  }

  package var rowCount: Int {
    switch kind {
    case .group: 1 + inner.reduce(0) { $0 + $1.rowCount }
    case .pair: 2
    case .outline: 1 + (isExpanded ? inner.reduce(0) { $0 + $1.rowCount } : 0)
    default: 1
    }
  }
}

extension [RowSpec] {
  @SectionBuilder package var content: some SectionContent {
    if contains(where: { [.group, .pair, .outline].contains($0.kind) }) {
      for row in self {
        switch row.kind {
        case .group: row.group
        case .pair:
          Note(id: row.id, text: row.text)
          Label(text: row.text)
        case .outline: row.outline
        default: row.row
        }
      }
    } else {
      map(\.row)
    }
  }
}

extension RowSpec {
  fileprivate var outline: DisclosureRows {
    row.disclosureRows(isExpanded: isExpanded, Handler { _ in }) { inner.content }
  }

  @SectionBuilder fileprivate var group: some SectionContent {
    let group = Group(id) { groupContent }
    switch actions {
    case .none: group
    case .select: group.onSelect { _ in }
    case .selectNotes: group.onSelect(Note.self) { _ in }
    case .swipe: group.swipeActions { _ in [SwipeAction("A") {}] }
    }
  }

  @SectionBuilder fileprivate var groupContent: some SectionContent {
    Label(text: text)
    for row in inner {
      if row.kind == .pair {
        Note(id: row.id, text: row.text)
        Label(text: row.text)
      } else if row.kind == .outline {
        row.outline
      } else {
        row.row
      }
    }
  }
}
