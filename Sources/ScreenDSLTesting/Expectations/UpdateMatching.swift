import ScreenDSL

/// Holds the operations of an update against what is expected of it.
struct UpdateMatching {
  private let changes: Changeset
  private let operations: [UpdateOperation]
  private var isMentioned: [Bool]
  private var failures: [String] = []

  private init(_ changes: Changeset) {
    self.changes = changes
    operations = changes.operations
    isMentioned = operations.map { _ in false }
  }

  /// Returns what is not as expected, and the operations that nobody expected.
  static func failures(
    of changes: Changeset, _ expectations: [UpdateExpectation], allowingOthers: Bool
  ) -> [String] {
    var matching = UpdateMatching(changes)
    matching.match(expectations, in: [])
    if !allowingOthers { matching.addUnmentioned() }
    return matching.failures
  }

  private mutating func match(_ expectations: [UpdateExpectation], in scope: [RowID]) {
    for content in expectations.flatMap(\.contents) {
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

  private mutating func match(_ kind: UpdateOperation.Kind, _ row: RowPath, _ scope: [RowID]) {
    let found = indices(of: row, scope)
    let hits = found.filter { operations[$0].kind == kind }
    // What is told as found instead need not be told again.
    mention(hits.isEmpty ? found : hits)
    let paths = Set(hits.compactMap { operations[$0].path })
    if hits.isEmpty {
      fail("\(name(row, scope)) must be \(kind.rawValue) (\(finding(found, row, scope)))")
    } else if paths.count > 1 {
      fail("\(name(row, scope)) must be one row (was \(paths.count)); name its section")
    }
  }

  private mutating func match(_ kind: UpdateOperation.Kind, count: Int, _ scope: [RowID]) {
    let hits = indices { $0.kind == kind && $0.containers == scope }
    mention(hits)
    if hits.count == count { return }
    let found = list(hits)
    fail(
      "Number of rows \(kind.rawValue)\(place(scope)) must be \(count) (was \(hits.count))\(found)")
  }

  private mutating func match(
    _ kind: UpdateOperation.Kind, section: SectionID, _ scope: [RowID]
  ) {
    let found = indices { $0.path == nil && $0.section == section && $0.containers == scope }
    let hits = found.filter { operations[$0].kind == kind }
    // What is told as found instead need not be told again.
    mention(hits.isEmpty ? found : hits)
    if hits.isEmpty {
      let was = found.isEmpty ? "was untouched" : "was \(list(found, separator: ", "))"
      fail("Section '\(ShownText.line(section.description))' must be \(kind.rawValue) (\(was))")
    } else if kind == .sectionInserted || kind == .sectionRemoved {
      let rowKind = kind == .sectionInserted ? UpdateOperation.Kind.inserted : .removed
      mention(
        indices {
          $0.kind == rowKind && $0.section == section && $0.containers == scope && $0.path != nil
        })
    }
  }

  private mutating func matchUntouched(_ row: RowPath, _ scope: [RowID]) {
    let found =
      indices(of: row, scope)
      + indices { operation in
        operation.containers.indices.contains {
          operation.isNamed(row, Array(operation.containers[...$0]), in: scope)
        }
      }
    if !found.isEmpty {
      fail("\(name(row, scope)) must be untouched (was changed)\(list(found))")
    } else if !exists(row, scope) {
      fail("No row for \(name(row, scope)); use the ID of a row that is shown")
    }
  }

  private mutating func matchNested(
    _ container: RowPath, _ inner: [UpdateExpectation], _ scope: [RowID]
  ) {
    guard let ids = containerIDs(container, scope) else {
      return fail("No container for \(name(container, scope)); use the ID of one that is shown")
    }
    match(inner, in: ids)
  }

  private mutating func matchNothing(_ scope: [RowID]) {
    let found = indices { $0.containers.starts(with: scope) }
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
  private func indices(where isWanted: (UpdateOperation) -> Bool) -> [Int] {
    operations.indices.filter { isWanted(operations[$0]) }
  }

  /// The operations on a row: on the one with exactly this path, or else on those named so.
  private func indices(of row: RowPath, _ scope: [RowID]) -> [Int] {
    let exact = indices { $0.path?.ids == scope + row.ids }
    if !exact.isEmpty, row.section == nil { return exact }
    return indices { operation in
      operation.path.map { path in
        UpdateOperation.isNamed(row, path.ids, in: scope)
          || scope.isEmpty && operation.texts(of: path).contains(row.description)
      } ?? false
    }
  }

  /// What was found of a row instead of what was expected.
  private func finding(_ found: [Int], _ row: RowPath, _ scope: [RowID]) -> String {
    if !found.isEmpty { return "was " + list(found, separator: ", ") }
    return exists(row, scope) ? "was untouched" : "was not there; rows are \(rowNames(scope))"
  }

  private func exists(_ row: RowPath, _ scope: [RowID]) -> Bool {
    [changes.old, changes.new].contains { snapshot in
      snapshot.allRows.contains { isSame($0.path.ids, row, scope) }
        || scope.isEmpty && !snapshot.paths(named: row.description).isEmpty
    }
  }

  private func containerIDs(_ container: RowPath, _ scope: [RowID]) -> [RowID]? {
    changes.new.allRows.first { $0.row.innerRows != nil && isSame($0.path.ids, container, scope) }?
      .path.ids
  }

  private func isSame(_ ids: [RowID], _ row: RowPath, _ scope: [RowID]) -> Bool {
    ids == scope + row.ids || UpdateOperation.isNamed(row, ids, in: scope)
  }

  private func rowNames(_ scope: [RowID]) -> String {
    let rows = changes.new.allRows.filter { $0.path.containers.elementsEqual(scope) }
    let names = rows.prefix(10).map { "'\(ShownText.line($0.path.id.description))'" }
    return names.joined(separator: ", ") + (rows.count > 10 ? ", …" : "")
  }

  private func name(_ row: RowPath, _ scope: [RowID]) -> String {
    "'\(ShownText.line(RowPath(row.id, in: scope + row.containers).description))'"
  }

  private func place(_ scope: [RowID]) -> String {
    scope.last.map { id in
      " in '\(ShownText.line(RowPath(id, in: Array(scope.dropLast())).description))'"
    } ?? ""
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

extension UpdateOperation {
  /// The texts that a path has without and, if the row's own list is the screen's, with the section.
  fileprivate func texts(of path: RowPath) -> [String] {
    containers.isEmpty ? [path.description, "\(section)/\(path.id)"] : [path.description]
  }

  fileprivate func isNamed(_ row: RowPath, _ ids: [RowID], in scope: [RowID]) -> Bool {
    Self.isNamed(row, ids, in: scope)
  }

  /// Whether `ids`, read from `scope` on, have the text of `row`.
  fileprivate static func isNamed(_ row: RowPath, _ ids: [RowID], in scope: [RowID]) -> Bool {
    guard ids.count > scope.count, ids.starts(with: scope) else { return false }
    return ids.dropFirst(scope.count).map(\.description).joined(separator: "/")
      == row.description
  }
}
