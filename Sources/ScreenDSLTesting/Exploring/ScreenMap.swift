import ScreenDSLHeadless

/// What each kind of step did, and what was seen, without data.
@MainActor struct ScreenMap {
  private var effects: [String: Set<String>] = [:]
  private var seen: Set<String> = []

  mutating func note(_ effect: StepEffect) {
    for item in effect.screen.seenItems() { seen.insert("seen \(Statement(item.item))") }
    if effect.step.kind == Way.start || effect.step.act == .finish && effect.isNothing { return }
    effects[effect.step.kind, default: []].formUnion(effect.words)
  }

  /// The kinds of steps that never changed anything.
  var unused: [String] {
    named(effects.filter { $0.value == [StepEffect.nothing] }.map(\.key))
  }

  /// The map, a line for each effect of a kind of step, sorted.
  var text: String {
    let lines = effects.flatMap { kind, words in words.map { "\(kind): \($0)" } } + seen
    return named(lines).joined(separator: "\n") + "\n"
  }

  /// Replaces the marks of statements by names, and sorts.
  private func named(_ lines: [String]) -> [String] {
    let marks = Set(
      lines.flatMap { $0.split(separator: "⟦").dropFirst().map { String($0.prefix { $0 != "⟧" }) } }
    )
    let types = Dictionary(grouping: marks) { $0.prefix { $0 != "|" } }
    var names: [String: String] = [:]
    for (type, marks) in types {
      let sorted = marks.sorted { Self.line($0) < Self.line($1) }
      for (index, mark) in sorted.enumerated() {
        names[mark] = marks.count == 1 ? "\(type)" : "\(type) \(index + 1)"
      }
    }
    return Set(
      lines.map { line in
        line.split(separator: "⟦", omittingEmptySubsequences: false).enumerated().map {
          index, part in
          guard index > 0, let end = part.firstIndex(of: "⟧") else { return String(part) }
          return (names[String(part[..<end])] ?? "") + part[end...].dropFirst()
        }.joined()
      }
    ).sorted()
  }

  /// The file and the line of a mark.
  private static func line(_ mark: String) -> (String, Int) {
    let parts = mark.split(separator: ":")
    return (String(parts[0]), parts.last.flatMap { Int($0) } ?? 0)
  }
}

extension StepEffect {
  static let nothing = "nothing"

  /// What it did, in words without data.
  fileprivate var words: Set<String> {
    if isNothing { return [Self.nothing] }
    var words: Set<String> = hasWhole ? ["changed the screen"] : []
    if let own {
      let statement = Statement(own.old)
      if own.new == nil { words.insert("removed itself") }
      if let new = own.new, !new.showsSameModel(as: own.old) {
        words.formUnion(difference(own.old, new).map { "itself \($0) \($1.words)" })
      }
      if own.new != nil, own.new?.showsSameModel(as: own.old) == true,
        !others(like: own.old).isEmpty
      {
        words.insert("not itself, but another \(statement)")
      }
    }
    for (kind, verb) in [
      (Changeset.Change.Kind.inserted, "inserted"), (.removed, "removed"), (.moved, "moved"),
    ] {
      let rows = changes.filter { $0.kind == kind && !(isOwnPath($0)) }.compactMap(\.row)
      for (statement, rows) in Dictionary(grouping: rows, by: Statement.init) {
        words.insert(
          "\(verb) \(kind == .moved ? "" : rows.count == 1 ? "one " : "several ")\(statement)")
      }
    }
    for change in updates where !isOwnPath(change) {
      guard let old = change.oldRow, let new = change.row else { continue }
      let fields = difference(old, new)
      if fields.isEmpty { words.insert("\(Statement(new)) how it can be used") }
      words.formUnion(fields.map { "\(Statement(new)) \($0) \($1.words)" })
    }
    for change in changes
    where change.kind == .sectionUpdated && change.section == step.place?.rowPath?.section {
      words.insert("header or footer of its section")
    }
    for change in changes
    where change.kind == .sectionUpdated && change.section != step.place?.rowPath?.section {
      words.insert("header or footer of another section")
    }
    return words
  }

  private func isOwnPath(_ change: Changeset.Change) -> Bool {
    change.path != nil && change.path?.id == step.place?.rowPath?.id
  }
}

extension StepEffect.Pair {
  /// How a field changed.
  fileprivate var words: String {
    if let old = old.flatMap(Double.init), let new = new.flatMap(Double.init) {
      return new > old ? "up" : "down"
    }
    switch (old, new) {
    case (_, "true"): return "on"
    case (_, "false"): return "off"
    case (_, "nil"), (_, nil): return "gone"
    case ("nil", _), (nil, _): return "there"
    case (_, "\"\""): return "emptied"
    case ("\"\"", _): return "filled"
    default: return "changed"
    }
  }
}
