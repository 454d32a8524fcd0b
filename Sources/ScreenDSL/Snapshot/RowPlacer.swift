/// Gives collected rows their places: structural IDs, and snapshots of their own for containers.
struct RowPlacer {
  private let section: SectionID?
  private let previous: ScreenStorage?
  /// The places last used; the rows of a loop share theirs.
  private var recent: [StructuralPlace] = []

  init(section: SectionID?, previous: ScreenStorage?) {
    self.section = section
    self.previous = previous
  }

  /// Returns the list of all rows in `items`.
  mutating func list(_ items: [ContentBuffer.Item]) -> RowList {
    var builder = RowListBuilder()
    add(items, at: StructuralPath(), to: &builder)
    return builder.finish()
  }

  private mutating func add(
    _ items: [ContentBuffer.Item], at path: StructuralPath, to list: inout RowListBuilder
  ) {
    for item in items { add(item, at: path, to: &list) }
  }

  mutating func add(
    _ item: ContentBuffer.Item, at path: StructuralPath, to list: inout RowListBuilder
  ) {
    switch item {
    case .row(let row, let place): list.add(placed(row, path, place))
    case .run(let chunks, let place): add(chunks, at: path.appending(place), to: &list)
    case .nested(let items, let place): add(items, at: path.appending(place), to: &list)
    case .section: fatalMistake("Internal error: a section among the rows of a section")
    }
  }

  private mutating func add(
    _ chunks: [RowChunk], at path: StructuralPath, to list: inout RowListBuilder
  ) {
    var start = 0
    for chunk in chunks {
      list.add(chunk.hasUnplacedRows ? placed(chunk, at: path, from: start) : chunk)
      start += chunk.count
    }
  }

  /// Returns a chunk of a loop with structural IDs for the rows that have none.
  private mutating func placed(
    _ chunk: RowChunk, at path: StructuralPath, from start: Int
  ) -> RowChunk {
    if chunk.ids.isEmpty, let type = chunk.onlyModelType, !path.code.isInLoop {
      let loop = path.appending(.iteration(0))
      let place = place(loop.code, of: type)
      return chunk.mapIDs {
        RowID(value: .structural(place, iteration: UInt64(start + $0)))
      }
    }
    return chunk.mapIDs { index in
      if !chunk.ids.isEmpty, !chunk.ids[index].isUnplaced { return chunk.ids[index] }
      var place = ContentPath(path: path.appending(.iteration(start + index)))
      chunk.addBranches(of: index, to: &place)
      return structuralID(place.path, of: chunk.modelType(at: index))
    }
  }

  private mutating func placed(
    _ row: Row, _ path: StructuralPath, _ place: StructuralPath
  ) -> Row {
    var row = row
    row.id.number = 0
    if row.id.isUnplaced {
      row.id = structuralID(path.appending(place), of: row.box.type)
    }
    if let declared = row.content as? DeclaredContent {
      row = row.with(content: content(declared.declaration, of: row.id))
    }
    return row
  }

  private func content(_ declaration: RowDeclaration, of id: RowID) -> PlacedContent {
    let old = previous.flatMap { previous in
      previous.position(of: id).flatMap { previous.row(at: $0).placedContent }
    }
    let dependency = declaration.dependency
    if let old, let dependency, let known = old.dependency, dependency.isEqual(to: known) {
      return old
    }
    let rows = ScreenStorage.list(declaration.evaluate(), reusing: old?.snapshot.storage)
    return PlacedContent(ScreenSnapshot(rows), dependency: dependency)
  }

  private mutating func structuralID(_ path: StructuralPath, of model: Any.Type) -> RowID {
    RowID(value: .structural(place(path.code, of: model), iteration: path.iteration))
  }

  private mutating func place(
    _ code: StructuralPath.Code, of model: Any.Type
  ) -> StructuralPlace {
    if let known = recent.first(where: { $0.matches(section: section, model: model, code: code) }) {
      return known
    }
    let new = StructuralPlace(section: section, model: model, code: code)
    if recent.count == 4 { recent.removeFirst() }
    recent.append(new)
    return new
  }
}

extension ScreenStorage {
  /// The ID of the only section in a container's snapshot.
  static let listID = SectionID.implicit(after: nil)

  /// Returns the storage of the rows in a container: a single section.
  static func list(_ buffer: ContentBuffer, reusing previous: ScreenStorage?) -> ScreenStorage {
    .reusing(previous) { previous in
      var placer = RowPlacer(section: nil, previous: previous)
      let rows = placer.list(buffer.items)
      return .numbering([SectionStorage(id: listID, rows: rows)], reusing: previous)
    }
  }

  /// Returns what `build` makes with the previous list, if no ID stands for two rows or sections in
  /// either; else which of the two a block was evaluated for cannot be told, and nothing is reused.
  static func reusing(
    _ previous: ScreenStorage?, _ build: (ScreenStorage?) -> ScreenStorage
  ) -> ScreenStorage {
    if let previous, !previous.hasDuplicates {
      let storage = build(previous)
      if !storage.hasDuplicates { return storage }
    }
    return build(nil)
  }
}
