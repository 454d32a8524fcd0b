/// Makes the rows inside containers. If the `dependsOn` values of a container have not changed, this type reuses the
/// rows that the container had in the previous snapshot.
struct RowEvaluation: ~Copyable {
  private let previous: SectionStorage?
  private let previousRows: RowList?
  /// The IDs that several containers share. These containers reuse no rows. Nil if `previousRows` is nil, or if each
  /// new row has the same ID as the row at the same position in `previousRows`.
  private let repeated: Set<RowID>?
  /// The number of containers around the rows that this value makes.
  private let depth: Int

  static func list(
    _ rows: CollectedRows, reusing previous: SectionStorage?, depth: Int = 0
  ) -> RowList {
    let mayNeedPlaces = rows.hasDeferredRows || depth + rows.depth > InnerRows.depthLimit
    guard mayNeedPlaces else { return RowList(rows.chunks) }
    return Nesting.$depth.withValue(depth + 1) {
      RowEvaluation(rows, previous, depth).list(rows.chunks)
    }
  }

  private func list(_ rows: ShortList<RowChunk>) -> RowList {
    var chunks = ShortList<RowChunk>()
    var position = 0
    for chunk in rows {
      let others = chunk.traits.contains(.containers) ? place(chunk, at: position) : []
      if others.isEmpty {
        chunks.append(chunk)
      } else {
        var rows = (0..<chunk.count).map { index in
          altered(chunk.declaredRow(at: index)) { $0.id = chunk.ids[index] }
        }
        for (index, inner) in others { rows[index] = rows[index].with(inner: inner) }
        chunks.append(rows, chunk.shared)
      }
      position += chunk.count
    }
    return RowList(chunks)
  }

  private init(_ rows: CollectedRows, _ previous: SectionStorage?, _ depth: Int) {
    self.depth = depth
    self.previous = previous?.hasDuplicates == false ? previous : nil
    previousRows = self.previous?.rows
    repeated = previousRows.flatMap {
      Self.areInPlace(rows.chunks, $0) ? nil : Self.repeatedIDs(in: rows.chunks)
    }
  }

  private static func areInPlace(_ chunks: ShortList<RowChunk>, _ previous: RowList) -> Bool {
    var position = 0
    return chunks.allSatisfy { chunk in
      defer { position += chunk.count }
      guard position < previous.count else { return false }
      let (old, index) = previous.locate(position)
      let limit = min(chunk.count, old.count - index)
      return old.sameIDCount(at: index, as: chunk, at: 0, limit: limit, step: 1) == chunk.count
    }
  }

  private static func repeatedIDs(in chunks: ShortList<RowChunk>) -> Set<RowID> {
    var (seen, repeated): (Set<RowID>, Set<RowID>) = ([], [])
    for chunk in chunks where chunk.traits.contains(.containers) {
      for index in 0..<chunk.count where chunk.inner(at: index) != nil {
        if !seen.insert(chunk.ids[index]).inserted { repeated.insert(chunk.ids[index]) }
      }
    }
    return repeated
  }

  /// Makes or reuses the rows inside the chunk's containers. If a container needs another `InnerRows` object, the
  /// result contains that object, with the index of the container in the chunk.
  private func place(_ chunk: RowChunk, at position: Int) -> [(Int, InnerRows)] {
    var others: [(Int, InnerRows)] = []
    for index in 0..<chunk.count {
      guard var inner = chunk.inner(at: index) else { continue }
      if depth + inner.depth >= InnerRows.depthLimit {
        others.append((index, InnerRows(nil)))
      } else if inner.mayBeReused {
        if inner.isPlaced {
          if inner.list.depth == depth + 1 { continue }
          inner = inner.copy()
          others.append((index, inner))
        }
        let old = previousInner(of: chunk.ids[index], at: position + index)
        inner.place { evaluated(inner, reusing: old) }
      }
    }
    return others
  }

  private func evaluated(_ inner: InnerRows, reusing old: InnerRows?) -> LazySlot {
    if let known = old?.dependency, let old, inner.dependency?.isEqual(to: known) == true {
      return ReusedRows(old.list)
    }
    let rows = inner.evaluate()
    let previous = rows.hasDeferredRows ? old?.list : nil
    return ScreenStorage.list(rows, reusing: previous, depth: depth + 1)
  }

  private func previousInner(of id: @autoclosure () -> RowID, at position: Int) -> InnerRows? {
    guard let rows = previousRows else { return nil }
    var found = position
    if let repeated {
      let id = id()
      let isThere = position < rows.count && rows.id(at: position) == id
      guard !repeated.contains(id), let other = isThere ? position : previous?.position(of: id)
      else { return nil }
      found = other
    }
    let (chunk, index) = rows.locate(found)
    return chunk.inner(at: index)
  }
}

extension ScreenStorage {
  @inline(never) static func list(
    _ rows: CollectedRows, reusing previous: ScreenStorage?, depth: Int = 1
  ) -> ScreenStorage {
    let list = RowEvaluation.list(rows, reusing: previous?.sections.first, depth: depth)
    return ScreenStorage([SectionStorage(id: .inContainer, declared: list)], depth: depth)
  }

  static func screen(_ buffer: _ContentBuffer, reusing previous: ScreenStorage?) -> ScreenStorage {
    // If section IDs repeat, sections and containers must not reuse rows. A container keeps the rows that it has
    // reused, so this code checks the section IDs before containers can reuse rows.
    if let previous, !previous.hasDuplicateSections,
      previous.configuration?.place == buffer.configuration?.place,
      !buffer.hasDeferredRows || buffer.hasUniqueSections
    {
      let storage = ScreenEvaluation.storage(buffer, reusing: previous.showingSearch(false))
      if !storage.hasDuplicateSections { return storage.showingSearch(true) }
    }
    return ScreenEvaluation.storage(buffer, reusing: nil).showingSearch(true)
  }
}

extension _ContentBuffer {
  fileprivate var hasUniqueSections: Bool {
    var ids: Set<RowID> = []
    return pieces.allSatisfy { piece in
      guard case .section(let section) = piece else { return true }
      return ids.insert(section.id.key.unnumbered).inserted
    }
  }
}

/// Makes the storage of a screen from the content that a builder collected.
private struct ScreenEvaluation: ~Copyable {
  let previous: ScreenStorage?
  var sections: [SectionStorage] = []
  var skipped: [InnerRows?] = []
  var ids: SectionNumbering
  var looseRows: CollectedRows

  static func storage(
    _ buffer: _ContentBuffer, reusing previous: ScreenStorage?
  ) -> ScreenStorage {
    // A piece is a section, or consecutive rows outside sections. Each piece makes at most one section. The rows that
    // follow the last piece, `buffer.rows`, can make one more section.
    let limit = buffer.pieces.count + 1
    var evaluation = ScreenEvaluation(
      previous: previous, ids: SectionNumbering(previous: previous, limit: limit),
      looseRows: CollectedRows(hasDeferredRows: buffer.hasDeferredRows, depth: buffer.depth))
    evaluation.sections.reserveCapacity(limit)
    buffer.pieces.visit { piece in
      if case .section(let section) = piece {
        evaluation.finishLooseRows()
        evaluation.add(section.parts)
      } else {
        evaluation.looseRows.add(piece)
      }
    }
    evaluation.looseRows.add(.rows(buffer.rows, nil))
    evaluation.finishLooseRows()
    evaluation.addSubstitute(buffer.configuration)
    return ScreenStorage(
      evaluation.sections, skipped: evaluation.skipped,
      hasDuplicateSections: evaluation.ids.hasDuplicates, configuration: buffer.configuration)
  }

  private mutating func add(_ section: Section.Parts) {
    let id = ids.number(SectionID(key: section.id.key.absolute), after: sections)
    let (old, deferred) = (previousSection(id), section.deferred)
    let (supplementaries, hint) = (section.supplementaries, section.hint)
    if let old, let known = old.dependency, deferred?.dependency?.isEqual(to: known) == true {
      let isPlain =
        supplementaries.isEmpty && old.supplementaries.isEmpty && hint == old.layout
      append(isPlain ? old : old.withSupplementaries(supplementaries, hint), skipping: deferred)
    } else {
      append(
        SectionStorage(
          id: id, supplementaries: supplementaries, layout: hint,
          declared: RowEvaluation.list(deferred?.evaluate() ?? section.rows, reusing: old),
          dependency: deferred?.dependency, source: section.source))
    }
  }

  private func previousSection(_ id: SectionID) -> SectionStorage? {
    guard let previous else { return nil }
    return previous.sectionPosition(of: id, hint: sections.count).map { previous.sections[$0] }
  }

  private mutating func append(_ section: SectionStorage, skipping rows: InnerRows? = nil) {
    if rows != nil, skipped.isEmpty {
      skipped.reserveCapacity(sections.capacity)
      skipped.append(contentsOf: repeatElement(nil, count: sections.count))
    }
    if rows != nil || !skipped.isEmpty { skipped.append(rows) }
    sections.append(section)
  }

  private mutating func finishLooseRows() {
    guard !looseRows.chunks.isEmpty else { return }
    let id = ids.number(.implicit(after: sections.last?.id), after: sections)
    append(
      SectionStorage(
        id: id, declared: RowEvaluation.list(looseRows, reusing: previousSection(id))))
    looseRows.chunks = ShortList()
  }

  private mutating func addSubstitute(_ configuration: ListConfiguration?) {
    guard let rows = configuration?.substitute, !rows.chunks.isEmpty,
      sections.allSatisfy({ $0.declared.count == 0 })
    else { return }
    append(
      SectionStorage(
        id: .substitute, layout: .list,
        declared: RowEvaluation.list(rows, reusing: previousSection(.substitute))))
  }
}

extension InnerRows {
  /// Returns a section with the ID of `section`, and with the rows from the closure of this object. The first call runs
  /// the closure.
  func storage(of section: SectionStorage) -> SectionStorage {
    func make() -> SectionStorage {
      SectionStorage(id: section.id, declared: RowEvaluation.list(evaluate(), reusing: nil))
    }
    let storage = lazily(make)
    // If the app uses one `Section` value twice, both sections share this object, and `storage` can be the storage of
    // the other section.
    return storage.id == section.id ? storage : make()
  }
}

/// Adds a number to the ID of each section that has the same ID as an earlier section.
private struct SectionNumbering: ~Copyable {
  /// The previous snapshot, in which all section IDs are unique. The property becomes nil at the first section that
  /// does not have the ID of the previous snapshot's section at the same index.
  var previous: ScreenStorage?
  let limit: Int
  var table: IDTable?
  var numbers: [RowID: UInt32] = [:]
  var hasDuplicates: Bool { !numbers.isEmpty }

  mutating func number(_ declared: SectionID, after sections: [SectionStorage]) -> SectionID {
    var id = declared.unnumbered
    if let previous, sections.count < previous.sections.count,
      previous.sections[sections.count].id == id
    {
      return id
    }
    previous = nil
    if isRepeated(id, after: sections) {
      id.key.number = numbers[id.key, default: 0] + 1
      numbers[id.key.unnumbered] = id.key.number
    }
    return id
  }

  private mutating func isRepeated(_ id: SectionID, after sections: [SectionStorage]) -> Bool {
    if sections.count < 8 { return sections.contains { $0.id == id } }
    if table == nil { table = IDTable(sections, limit: limit) }
    return table?.insert(id, at: sections.count, in: sections) != nil
  }
}
