import Foundation

/// Records the effects of each kind of user step, and the statements that declared the visible rows, headers and
/// footers. The map contains no data, such as texts of models.
@MainActor struct ScreenMap {
  private var effects: [String: Set<String>] = [:]
  private var (seen, several): (Set<Statement>, Set<Statement>) = ([], [])
  private(set) var screens: Set<Set<Statement>> = []

  mutating func note(_ effect: StepEffect) {
    let step = effect.step
    if step == .start {
      effects[step.kind] = Set(noteSeen(effect.way.seen).map { "shows \($0)" })
      return
    }
    if effect.changes.count != effect.updates.count || step.place == nil {
      noteSeen(effect.way.seen)
    }
    effects[step.group, default: []].formUnion(effect.words)
  }

  @discardableResult
  mutating func noteSeen(_ items: [TestScreen.SeenItem]) -> Set<Statement> {
    var all: Set<Statement> = []
    for statement in items.map({ Statement($0.item) }) where !all.insert(statement).inserted {
      several.insert(statement)
    }
    screens.insert(all)
    seen.formUnion(all)
    return all
  }

  var unused: [String] { named(effects.filter { $0.value == [StepEffect.nothing] }.map(\.key)) }

  var text: String {
    let lines = effects.flatMap { kind, words in words.map { "\(kind): \($0)" } }
    return named(lines + seen.map { "seen \($0)" } + several.map { "seen several \($0)" })
      .joined(separator: "\n") + "\n"
  }

  /// Replaces texts such as `⟦MailRow|App/Inbox.swift:12⟧`, which stand for statements, by names such as `MailRow 2`.
  private func named(_ lines: [String]) -> [String] {
    let parts = lines.map { $0.split(omittingEmptySubsequences: false) { "⟦⟧".contains($0) } }
    let marks = Set(parts.flatMap { line in line.indices.filter { $0 % 2 == 1 }.map { line[$0] } })
    var names: [Substring: String] = [:]
    for (type, marks) in Dictionary(grouping: marks, by: { $0.prefix { $0 != "|" } }) {
      let sorted = marks.sorted { $0.compare($1, options: .numeric) == .orderedAscending }
      for (index, mark) in sorted.enumerated() {
        names[mark] = marks.count == 1 ? "\(type)" : "\(type) \(index + 1)"
      }
    }
    let all = parts.map { line in line.map { names[$0] ?? String($0) }.joined() }
    return Set(all).sorted()
  }
}

extension StepEffect {
  static let nothing = "nothing"

  fileprivate var words: Set<String> {
    let opener = (ownPath?.id).flatMap { way.openers[$0] }
    func isItself(_ change: Changeset.Change) -> Bool {
      change.path != nil && change.path?.id == ownPath?.id
    }
    func name(_ change: Changeset.Change) -> String {
      if isItself(change) { return "itself" }
      return change.path == opener
        ? "the row that opened it," : change.statement.map { "\($0)" } ?? ""
    }
    if isNothing { return [Self.nothing] }
    // The effect of a typed text depends on the app's data, such as the rows that a search finds.
    if step.isTyping {
      return Set(updates.flatMap { change in fields(change).keys.map { "\(name(change)) \($0)" } })
    }
    var words: Set<String> = hasWhole ? ["changed the screen"] : []
    if let own, own.new == nil { words.insert("removed itself") }
    if let own, isOwnSame, !others(like: own.old).isEmpty {
      words.insert("not itself, but another \(Statement(own.old))")
    }
    for kind in [Changeset.Change.Kind.inserted, .removed, .moved] {
      let rows = changes.filter { $0.kind == kind && (kind == .moved || !isItself($0)) }
        .compactMap(\.statement)
      for (statement, rows) in Dictionary(grouping: rows, by: \.self) {
        let count = kind == .moved ? "" : rows.count == 1 ? "one " : "several "
        words.insert("\(kind) \(count)\(statement)")
      }
    }
    if changes.contains(where: { $0.kind == .sectionMoved }) { words.insert("moved a section") }
    for change in updates {
      let fields = fields(change)
      if fields.isEmpty { words.insert("\(name(change)) how it looks or can be used") }
      words.formUnion(fields.map { "\(name(change)) \($0) \($1.words)" })
    }
    return words.union(
      changes.filter { $0.kind == .sectionUpdated }.map { change in
        "header or footer of \(change.section == ownPath?.section ? "its" : "another") section"
      })
  }
}

extension RowContent.Pair {
  /// The kind of the change, such as `up` or `emptied`, without the old value and the new value.
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
