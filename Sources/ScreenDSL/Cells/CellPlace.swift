/// What a cell shows: a row, or a supplementary of a section, inside containers.
@usableFromInline
package struct CellPlace: Hashable, Sendable {
  @usableFromInline
  package enum Item: Hashable, Sendable {
    case row(RowID)
    case supplementary(SupplementaryKind, SectionID)
  }

  package let containers: [RowID]
  package let item: Item

  package init(_ item: Item, in containers: [RowID]) {
    self.item = item
    self.containers = containers
  }

  /// The path of the row, or one that no row has.
  var path: RowPath {
    switch item {
    case .row(let id): RowPath(id, in: containers)
    case .supplementary(let kind, let section):
      RowPath(RowID("\(kind) of \(section)", of: CellPlace.self), in: containers)
    }
  }
}
