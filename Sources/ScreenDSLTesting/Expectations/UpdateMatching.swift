import ScreenDSL
import ScreenDSLLooks

/// Compares the operations of an update with what is expected of it.
struct UpdateMatching {
  private let changes: Changeset
  private let operations: [Changeset.Change]
  /// What finds the rows before, and after.
  private let namedRows: [NamedRows]
  private var isMentioned: [Bool]
  private var failures: [String] = []

  private init(_ changes: Changeset, looks: LookRegistry) {
    self.changes = changes
    namedRows = [changes.old, changes.new].map { NamedRows($0, looks: looks) }
    operations = changes.all
    isMentioned = operations.map { _ in false }
  }

  /// Returns what is not as expected, and the operations that nobody expected.
  static func failures(
    of changes: Changeset, _ expectation: UpdateExpectation, allowingOthers: Bool,
    looks: LookRegistry = LookRegistry()
  ) -> [String] {
    var matching = UpdateMatching(changes, looks: looks)
    matching.match(expectation, in: nil)
    if !allowingOthers { matching.addUnmentioned() }
    return matching.failures
  }

  private mutating func match(_ expectation: UpdateExpectation, in scope: RowPath?) {
    for content in expectation.contents {
      switch content {
      case .rows(let kind, let rows): for row in rows { match(kind, row, scope) }
      case .count(let kind, let count): match(kind, count: count, scope)
      case .sections(let kind, let ids): for id in ids { match(kind, section: id, scope) }
      case .untouched(let rows): for row in rows { matchUntouched(row, scope) }
      case .nested(let container, let inner): matchNested(container, inner, scope)
      case .nothing: matchNothing(scope)
      }
    }
  }

  private mutating func match(_ kind: Changeset.Change.Kind, _ row: RowName, _ scope: RowPath?) {
    let found = indices(of: row, scope)
    let isOfSection = row.isSupplementary && kind == .reconfigured
    let hits = found.filter { operations[$0].kind == (isOfSection ? .sectionUpdated : kind) }
    // An operation that was found instead is not reported again.
    mention(hits.isEmpty ? found : hits)
    let paths = Set(hits.compactMap { operations[$0].path })
    if hits.isEmpty {
      fail("\(name(row, scope)) must be \(kind.rawValue) (\(finding(found, row, scope)))")
    } else if paths.count > 1 {
      fail(
        "\(name(row, scope)) must be one row (was \(paths.count)); use \(alternatives(row, scope))")
    }
  }

  private mutating func match(_ kind: Changeset.Change.Kind, count: Int, _ scope: RowPath?) {
    let hits = indices { $0.kind == kind && $0.container == scope }
    mention(hits)
    if hits.count == count { return }
    let found = list(hits)
    fail(
      "Number of rows \(kind.rawValue)\(place(scope)) must be \(count) (was \(hits.count))\(found)")
  }

  private mutating func match(
    _ kind: Changeset.Change.Kind, section: SectionID, _ scope: RowPath?
  ) {
    let section = sectionID(section)
    let found = indices { $0.path == nil && $0.section == section && $0.container == scope }
    let hits = found.filter { operations[$0].kind == kind }
    // An operation that was found instead is not reported again.
    mention(hits.isEmpty ? found : hits)
    if hits.isEmpty {
      let verb = kind.rawValue.split(separator: " ").first ?? ""
      let was = found.isEmpty ? absence(of: section) : "was \(list(found, separator: ", "))"
      fail("Section \(ShownText.quoted("\(section)")) must be \(verb) (\(was))")
    } else if kind == .sectionInserted || kind == .sectionRemoved {
      let rowKind = kind == .sectionInserted ? Changeset.Change.Kind.inserted : .removed
      mention(
        indices {
          $0.kind == rowKind && $0.section == section && $0.path != nil
        })
    }
  }

  private mutating func matchUntouched(_ row: RowName, _ scope: RowPath?) {
    let names = names(of: row, scope)
    let found =
      indices(of: row, scope)
      + indices { change in names.contains { change.container?.isInside($0) ?? false } }
      // Rows inside get other cells with it, and nothing is said about them.
      + indices { $0.kind == .reloaded && names.contains(where: $0.isAround) }
    // What a failure lists is not reported again.
    mention(found)
    if !found.isEmpty {
      fail("\(name(row, scope)) must be untouched (was changed)\(list(found))")
    } else if !exists(row, scope) {
      fail(absence(of: row, scope))
    } else if !exists(row, scope, inBoth: true) {
      fail("\(name(row, scope)) must be untouched (was not there before and after)")
    }
  }

  private mutating func matchNested(
    _ container: RowName, _ inner: UpdateExpectation, _ scope: RowPath?
  ) {
    let names = names(of: container, scope)
    let found = changes.new.allRows.filter {
      $0.row.innerRows != nil && names.contains($0.path)
    }
    guard let first = found.first else {
      return fail("No container for \(name(container, scope)); use the ID of one that is shown")
    }
    if found.count > 1 {
      return fail(
        "\(name(container, scope)) must be one container (was \(found.count)); use "
          + alternatives(container, scope))
    }
    match(inner, in: first.path)
  }

  private mutating func matchNothing(_ scope: RowPath?) {
    let found = indices { change in scope.map { change.container?.isInside($0) ?? false } ?? true }
    mention(found)
    if !found.isEmpty { fail("Update\(place(scope)) must be empty (was not)\(list(found))") }
  }

  private mutating func addUnmentioned() {
    let rest = isMentioned.indices.filter { !isMentioned[$0] }
    if rest.isEmpty { return }
    let verb = rest.count == 1 ? "Operation" : "Operations"
    fail("\(verb) must be expected (\(rest.count) not mentioned)\(list(rest))")
  }

  private mutating func mention(_ indices: [Int]) {
    for index in indices { isMentioned[index] = true }
  }

  private mutating func fail(_ sentence: String) { failures.append(sentence) }
}

extension UpdateMatching {
  private func indices(where isWanted: (Changeset.Change) -> Bool) -> [Int] {
    operations.indices.filter { isWanted(operations[$0]) }
  }

  /// The operations on a row: on the one with exactly this path, or else on those named so.
  private func indices(of row: RowName, _ scope: RowPath?) -> [Int] {
    switch row.content {
    case .supplementary(let kind, let name):
      let section = sectionID(name)
      return changes.old.supplementary(kind, of: section)
        == changes.new.supplementary(kind, of: section)
        ? [] : indices { $0.path == nil && $0.section == section && $0.container == scope }
    case .path(let path) where !path.isName:
      let ids = (scope?.ids ?? []) + path.ids
      let exact = indices {
        $0.path?.ids == ids && (scope == nil || $0.path?.section == scope?.section)
      }
      if !exact.isEmpty, path.section == nil { return exact }
    case .path, .model, .label: break
    }
    let names = names(of: row, scope)
    return indices { $0.path.map(names.contains) ?? false }
  }

  /// The ID of the section that a test names: this ID, or the one with the same text.
  private func sectionID(_ name: SectionID) -> SectionID {
    let ids = [changes.old, changes.new].flatMap(\.sections).map(\.id)
    return ids.contains(name) ? name : ids.first { "\($0)" == "\(name)" } ?? name
  }

  /// What is said of a section of which nothing was found.
  private func absence(of section: SectionID) -> String {
    let new = changes.new.sections.map(\.id)
    if new.contains(section) { return "was untouched" }
    return "was not there; sections are \(ShownText.list(new.map { ShownText.quoted("\($0)") }))"
  }

  /// The paths of all rows that have a name, before or after the update.
  private func names(of row: RowName, _ scope: RowPath?) -> Set<RowPath> {
    // What has such an ID before or after is not looked for by what it shows.
    let hasID = namedRows.contains { !$0.paths(withID: row).isEmpty }
    return namedRows.reduce(into: []) { $0.formUnion(names(of: row, scope, $1, hasID)) }
  }

  private func names(
    of row: RowName, _ scope: RowPath?, _ rows: NamedRows, _ hasID: Bool = false
  ) -> Set<RowPath> {
    guard let scope else { return Set(hasID ? rows.paths(withID: row) : rows.paths(of: row)) }
    // The container may have been in another section before.
    let own = rows.snapshot.row(at: scope) == nil ? scope.elsewhere(in: rows.snapshot) : scope
    let paths =
      if case .path(let path) = row.content {
        rows.snapshot.allRows.map(\.path).filter { isNamed($0, path, own) }
      } else {
        rows.paths(of: row).filter { $0 != own && $0.isInside(own) }
      }
    return Set(paths.map { $0.moved(from: own, to: scope) })
  }

  /// The names of all rows that have a name, each of one row alone.
  private func alternatives(_ row: RowName, _ scope: RowPath?) -> String {
    let paths = namedRows.map { rows in
      rows.paths(of: row).filter { path in scope.map(path.isInside) ?? true }
    }
    let side = paths.lastIndex { $0.count > 1 } ?? 1
    return ShownText.list(paths[side].prefix(11).map(namedRows[side].code))
  }

  /// Whether a path is that of `row`, read from a container on.
  private func isNamed(_ path: RowPath, _ row: RowPath, _ scope: RowPath) -> Bool {
    guard path != scope, path.isInside(scope) else { return false }
    let rest = path.ids.dropFirst(scope.ids.count)
    return rest.map(\.description).joined(separator: "/") == row.description
  }

  /// What was found of a row instead of what was expected.
  private func finding(_ found: [Int], _ row: RowName, _ scope: RowPath?) -> String {
    if !found.isEmpty { return "was " + list(found, separator: ", ") }
    if !exists(row, scope) { return "was not there; rows are \(rowNames(scope))" }
    return "was untouched" + (source(of: row, scope).map { "; \($0)" } ?? "")
  }

  /// What is said of a name that fits nothing.
  private func absence(of row: RowName, _ scope: RowPath?) -> String {
    if case .supplementary(let kind, let section) = row.content {
      return DrivingError.noSupplementary(kind, of: section, in: changes.new).description
    }
    let advice =
      scope == nil ? changes.new.advice("\(row)") : "rows are \(rowNames(scope))"
    return "No row for \(name(row, scope)); \(advice)"
  }

  /// The statement that made a row.
  private func source(of row: RowName, _ scope: RowPath?) -> SourceLine? {
    let names = names(of: row, scope)
    return names.compactMap { changes.new.row(at: $0) ?? changes.old.row(at: $0) }.first?.source
  }

  private func exists(_ row: RowName, _ scope: RowPath?, inBoth: Bool = false) -> Bool {
    let sides = namedRows.map { rows in
      if case .supplementary(let kind, let section) = row.content {
        return rows.snapshot.supplementary(kind, of: sectionID(section)) != nil
      }
      return !names(of: row, scope, rows).isEmpty
    }
    return inBoth ? sides[0] && sides[1] : sides[0] || sides[1]
  }

  private func rowNames(_ scope: RowPath?) -> String {
    let rows = changes.new.allRows.filter { $0.path.container == scope }
    return ShownText.list(rows.map { ShownText.quoted($0.path.id.description) })
  }

  private func name(_ row: RowName, _ scope: RowPath?) -> String {
    guard let scope, case .path(let path) = row.content else { return ShownText.quoted("\(row)") }
    let inside = RowPath(path.id, in: scope.ids + path.containers, section: scope.section)
    return ShownText.quoted("\(changes.new.shortened(inside))")
  }

  private func place(_ scope: RowPath?) -> String {
    scope.map { " in \(ShownText.quoted(changes.new.shortened($0).description))" } ?? ""
  }

  private func list(_ indices: [Int]) -> String {
    let lines = indices.prefix(20).map { "\n  \(operations[$0].lineWithSource)" }
    let hidden = indices.count - lines.count
    return lines.joined() + (hidden > 0 ? "\n  \(hidden) more" : "")
  }

  private func list(_ indices: [Int], separator: String) -> String {
    indices.map { operations[$0].lineWithSource }.joined(separator: separator)
  }
}

extension RowName {
  /// Whether it names a header, a footer or another decoration.
  fileprivate var isSupplementary: Bool {
    if case .supplementary = content { true } else { false }
  }
}

extension ScreenSnapshot {
  fileprivate func supplementary(
    _ kind: SupplementaryKind, of section: SectionID
  ) -> Supplementary? {
    self.section(id: section)?.supplementary(kind)
  }
}

extension Changeset.Change {
  /// Whether a row is inside the one that changed.
  fileprivate func isAround(_ row: RowPath) -> Bool {
    row != path && path.map(row.isInside) ?? false
  }
}

extension RowPath {
  /// The path of the first row with the same IDs in any section; this path if there is none.
  fileprivate func elsewhere(in snapshot: ScreenSnapshot) -> RowPath {
    snapshot.allRows.first { $0.path.ids == ids }?.path ?? self
  }
}
