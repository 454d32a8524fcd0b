/// Compares the changes of an update with those that a test expects.
struct UpdateMatching {
  typealias Match = @Sendable (inout UpdateMatching) -> Void

  private let changes: Changeset
  private let operations: [Changeset.Change]
  /// The rows of the compared list before and after the update.
  private var lists: [NamedRows]
  private var mentioned: Set<Int> = []
  /// The kinds of supplementary views, such as headers, that the expectation names for each change of a section. The
  /// key is the index of this change in `operations`.
  private var namedKinds: [Int: Set<SupplementaryKind>] = [:]
  private var failures: [String] = []
  /// The path of the container whose list is compared; nil for the screen's own list.
  private var scope: RowPath?

  static func failures(
    of changes: Changeset, _ matches: [Match], allowingOthers: Bool, _ reader: LookReader
  ) -> [String] {
    var matching = UpdateMatching(
      changes: changes, operations: changes.all,
      lists: [changes.old, changes.new].map { NamedRows($0, reader) })
    for match in matches { match(&matching) }
    if !allowingOthers { matching.addUnmentioned() }
    return matching.failures
  }

  mutating func match(_ kind: Changeset.Change.Kind, _ row: RowName) {
    let found = indices(of: row)
    var hits = found.filter { operations[$0].kind == .sectionUpdated }
    if case .place(.supplementary(let part, _)) = row.content, kind == .reconfigured {
      for index in hits { namedKinds[index, default: []].insert(part) }
      mention(hits.isEmpty ? found : hits.filter(namesWhole))
    } else {
      hits = self.hits(of: kind, among: found)
    }
    let paths = Set(hits.compactMap { operations[$0].path })
    if hits.isEmpty {
      fail("\(name(row)) must be \(kind.rawValue) (\(finding(found, row)))")
    } else if paths.count > 1 {
      let names = alternatives(row, among: paths.union(hits.compactMap { operations[$0].oldPath }))
      fail("\(name(row)) must be one row (was \(paths.count)); use \(names)")
    }
  }

  private mutating func hits(of kind: Changeset.Change.Kind, among found: [Int]) -> [Int] {
    let hits = found.filter { operations[$0].kind == kind }
    mention(hits.isEmpty ? found : hits)
    return hits
  }

  private func namesWhole(_ index: Int) -> Bool {
    let (section, named) = (operations[index].new?.section, namedKinds[index])
    return changes.supplementaryUpdates.allSatisfy {
      $0.newSection != section || !$0.hasNewLayout && named?.isSuperset(of: $0.kinds) == true
    }
  }

  mutating func match(_ kind: Changeset.Change.Kind, count: Int) {
    let hits = indices { $0.kind == kind && $0.container == scope }
    mention(hits)
    if hits.count == count { return }
    fail(
      "Number of rows \(kind.rawValue)\(place) must be \(count) (was \(hits.count))\(list(hits))")
  }

  mutating func match(_ kind: Changeset.Change.Kind, section: SectionID) {
    let section = sectionID(section)
    let found = indices { $0.path == nil && $0.section == section && $0.container == scope }
    let hits = hits(of: kind, among: found)
    if hits.isEmpty {
      let was =
        found.isEmpty ? absence(of: section) : "was \(found.map(line).joined(separator: ", "))"
      fail("Section \(ShownText.quoted(section)) must be \(kind.verb) (\(was))")
    } else if kind == .sectionInserted || kind == .sectionRemoved {
      let rowKind = kind == .sectionInserted ? Changeset.Change.Kind.inserted : .removed
      mention(indices { $0.kind == rowKind && $0.section == section && $0.path != nil })
    }
  }

  mutating func matchUntouched(_ row: RowName) {
    let names = names(of: row)
    let found =
      indices(of: row)
      + indices { change in names.contains { change.container?.isInside($0) ?? false } }
      + indices { change in
        change.kind == .reloaded
          && names.contains { $0 != change.path && change.path.map($0.isInside) == true }
      }
    mention(found)
    if !found.isEmpty {
      fail("\(name(row)) must be untouched (was changed)\(list(found))")
    } else if !existence(of: row).contains(true) {
      fail(absence(of: row))
    } else if existence(of: row).contains(false) {
      fail("\(name(row)) must be untouched (was not there before and after)")
    }
  }

  mutating func matchNested(_ container: RowName, _ matches: [Match]) {
    let names = names(of: container)
    let found = changes.new.allRows.filter { $0.row.innerRows != nil && names.contains($0.path) }
    guard let first = found.first else {
      return fail("No container for \(name(container)); use the ID of one that is shown")
    }
    if found.count > 1 {
      let names = alternatives(container, among: Set(found.map(\.path)))
      return fail("\(name(container)) must be one container (was \(found.count)); use \(names)")
    }
    let outer = (scope, lists)
    defer { (scope, lists) = outer }
    scope = first.path
    lists = [changes.old, changes.new].map { snapshot in
      // Before the update, the container may have been in another section.
      let container =
        snapshot.row(at: first.path)
        ?? snapshot.allRows.first { $0.path.ids == first.path.ids }?.row
      return NamedRows(container?.innerRows ?? ScreenSnapshot(), lists[0].reader)
    }
    for match in matches { match(&self) }
  }

  mutating func matchNothing() {
    let found = indices { change in scope.map { change.container?.isInside($0) ?? false } ?? true }
    mention(found)
    if !found.isEmpty { fail("Update\(place) must be empty (was not)\(list(found))") }
  }

  private mutating func addUnmentioned() {
    let rest = operations.indices.filter { !mentioned.contains($0) }
    if rest.isEmpty { return }
    let verb = rest.count == 1 ? "was" : "were"
    fail("\(ChangeWords.count(rest.count, "operation")) \(verb) not expected\(list(rest))")
  }

  private mutating func mention(_ indices: [Int]) { mentioned.formUnion(indices) }

  mutating func fail(_ sentence: String) { failures.append(sentence) }

  private func indices(where isWanted: (Changeset.Change) -> Bool) -> [Int] {
    operations.indices.filter { isWanted(operations[$0]) }
  }

  private func indices(of row: RowName) -> [Int] {
    if case .place(.supplementary(let kind, let name)) = row.content {
      let section = sectionID(name)
      return changes.old.section(id: section)?.supplementary(kind)
        == changes.new.section(id: section)?.supplementary(kind)
        ? [] : indices { $0.path == nil && $0.section == section && $0.container == scope }
    }
    let names = names(of: row)
    return indices { change in
      [change.path, change.oldPath].contains { $0.map(names.contains) ?? false }
    }
  }

  private func sectionID(_ name: SectionID) -> SectionID {
    let ids = [changes.old, changes.new].flatMap(\.sections).map(\.id)
    return ids.contains(name) ? name : ids.first { "\($0)" == "\(name)" } ?? name
  }

  private func absence(of section: SectionID) -> String {
    let new = changes.new.sections.map(\.id)
    if new.contains(section) { return "was untouched" }
    return "was not there; sections are \(ChangeWords.list(new, ShownText.quoted))"
  }

  private func names(of row: RowName) -> Set<RowPath> {
    let hasID = lists.contains { !$0.paths(withID: row).isEmpty }
    let paths = lists.flatMap { hasID ? $0.paths(withID: row) : $0.paths(of: row) }
    // One list can have the row at the path, and the other list another row whose path has the same text.
    let exact = paths.filter(row.isPath)
    return Set((exact.isEmpty ? paths : exact).map(whole))
  }

  private func whole(_ path: RowPath) -> RowPath {
    scope.map { path.ids.reduce($0) { $0.appending($1) } } ?? path
  }

  private func alternatives(_ row: RowName, among found: Set<RowPath>) -> String {
    let names = lists.reversed().flatMap { rows in
      rows.paths(of: row).filter { found.contains(whole($0)) }.map(rows.code)
    }
    return ChangeWords.list(names.withoutRepetitions)
  }

  private func finding(_ found: [Int], _ row: RowName) -> String {
    if !found.isEmpty { return "was " + found.map(line).joined(separator: ", ") }
    if !existence(of: row).contains(true) { return "was not there; \(advice(row))" }
    let names = names(of: row)
    let around = indices { change in
      [.removed, .inserted, .reloaded].contains(change.kind)
        && names.contains { change.path.map($0.isInside) == true }
    }
    if !around.isEmpty { return "was inside \(ChangeWords.list(around, line))" }
    let row = [changes.new, changes.old].lazy.flatMap(\.allRows).first { names.contains($0.path) }
    return "was untouched" + (row?.row.source.map { "; \($0)" } ?? "")
  }

  private func absence(of row: RowName) -> String {
    if case .place(.supplementary(let kind, let section)) = row.content {
      return Problem.noSupplementary(kind, of: section, in: changes.new).description
    }
    return "No row for \(name(row)); \(advice(row))"
  }

  private func advice(_ row: RowName) -> String {
    if case .place(.supplementary(let kind, _)) = row.content {
      return Problem.owners(of: kind, in: changes.new)
    }
    if scope == nil { return lists[1].advice("\(row)") }
    let rows = changes.new.allRows.filter { $0.path.container == scope }
    return "rows are \(ChangeWords.list(rows) { ShownText.quoted($0.path.id.description) })"
  }

  /// Returns two values: whether the row exists before the update, and whether the row exists after the update.
  private func existence(of row: RowName) -> [Bool] {
    lists.map { rows in
      if case .place(.supplementary(let kind, let section)) = row.content {
        return rows.snapshot.section(id: sectionID(section))?.supplementary(kind) != nil
      }
      return !rows.paths(of: row).isEmpty
    }
  }

  private func name(_ row: RowName) -> String {
    guard let scope, case .place(.row(let path)) = row.content else {
      return ShownText.quoted(row)
    }
    let inside = RowPath(path.id, in: scope.ids + path.containers, section: scope.section)
    return ShownText.quoted("\(changes.new.shortened(inside))")
  }

  private var place: String {
    scope.map { " in \(ShownText.quoted(changes.new.shortened($0).description))" } ?? ""
  }

  private func list(_ indices: [Int]) -> String {
    ChangeWords.lines(indices, most: 20, line).map { "\n  \($0)" }.joined()
  }

  private func line(_ index: Int) -> String {
    let title = operations[index].title(lists[0].reader)
    let isHidden = lists[0].reader.hides(operations[index])
    return operations[index].line(title: title, hasSource: true, isHidden: isHidden)
  }
}
