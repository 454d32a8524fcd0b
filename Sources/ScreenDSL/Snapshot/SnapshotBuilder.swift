/// Evaluates collected content to the storage of a snapshot.
struct SnapshotBuilder {
  private let previous: ScreenStorage?
  private var sections: [SectionStorage] = []
  private var ids: SectionNumbering
  private var looseRows = RowListBuilder()
  private var placer: RowPlacer

  private init(reusing previous: ScreenStorage?) {
    self.previous = previous
    ids = SectionNumbering(reusing: previous)
    placer = RowPlacer(section: nil, previous: previous)
  }

  /// Returns the storage of a screen.
  static func screen(
    _ buffer: ContentBuffer, reusing previous: ScreenStorage?
  ) -> ScreenStorage {
    .reusing(previous) { previous in
      var builder = SnapshotBuilder(reusing: previous)
      builder.add(buffer.items, at: StructuralPath())
      builder.finishLooseRows()
      return .numbering(builder.sections, reusing: previous)
    }
  }

  private mutating func add(_ items: [ContentBuffer.Item], at path: StructuralPath) {
    for item in items {
      switch item {
      case .section(let section): add(section)
      case .nested(let items, let place): add(items, at: path.appending(place))
      case .row, .run: placer.add(item, at: path, to: &looseRows)
      }
    }
  }

  private mutating func add(_ section: Section) {
    finishLooseRows()
    let id = ids.number(section.id)
    let old = previous.flatMap { previous in
      previous.sectionPosition(of: id, hint: sections.count).map { previous.sections[$0] }
    }
    sections.append(storage(of: section, id: id, reusing: old))
  }

  private mutating func finishLooseRows() {
    guard !looseRows.isEmpty else { return }
    let id = ids.number(.implicit(after: sections.last?.id))
    sections.append(SectionStorage(id: id, rows: looseRows.finish()))
  }

  private func storage(
    of section: Section, id: SectionID, reusing old: SectionStorage?
  ) -> SectionStorage {
    let declaration = section.declaration
    if let old, let known = old.dependency, declaration.dependsOnSame(as: known) {
      // Equal supplementaries are taken over too: their handlers are new.
      if declaration.supplementaries.isEmpty && old.supplementaries.isEmpty { return old }
      return old.with(supplementaries: declaration.supplementaries)
    }
    var placer = RowPlacer(section: id, previous: previous)
    return SectionStorage(
      id: id, supplementaries: declaration.supplementaries,
      rows: placer.list(declaration.evaluate().items), dependency: declaration.dependency,
      source: declaration.source)
  }
}

/// Tells sections with one ID apart: later ones are numbered.
struct SectionNumbering {
  private let previous: ScreenStorage?
  private var count = 0
  /// How often each ID was seen; nil as long as all sections are where they were before, without
  /// duplicates.
  private var counts: [SectionID: UInt32]?

  init(reusing previous: ScreenStorage?) {
    self.previous = previous?.hasDuplicates == false ? previous : nil
    counts = self.previous == nil ? [:] : nil
  }

  mutating func number(_ declared: SectionID) -> SectionID {
    defer { count += 1 }
    var id = declared.unnumbered
    if counts == nil, let previous {
      if count < previous.sections.count, previous.sections[count].id == id { return id }
      counts = Dictionary(uniqueKeysWithValues: previous.sections.prefix(count).map { ($0.id, 1) })
    }
    let number = counts?[id] ?? 0
    counts?[id] = number + 1
    id.key.number = number
    return id
  }
}
