import Foundation
import ScreenDSLHeadless
import ScreenDSLLooks

/// What each kind of step did, and what was seen, without data.
@MainActor struct ScreenMap {
  private var effects: [String: Set<String>] = [:]
  private var seen: Set<String> = []
  private var screens: Set<Set<String>> = []

  mutating func note(_ effect: StepEffect, _ memory: WayMemory) {
    if effect.step.kind == Way.start {
      effects[Way.start] = Set(noteSeen(effect.screen).map { "shows \($0)" })
      return
    }
    if !effect.isNothing || effect.step.place == nil { noteSeen(effect.screen) }
    effects[effect.step.mapKind, default: []].formUnion(effect.words(memory))
    guard let there = memory.there, memory.isBack(effect.step), !effect.step.isTyping else {
      return
    }
    let words = there.before == effect.after ? "back, as before" : "back, not as before"
    effects[effect.step.mapKind, default: []].insert(words)
  }

  /// Notes what is visible, and returns the statements of it.
  @discardableResult
  mutating func noteSeen(_ screen: TestScreen) -> Set<String> {
    let counts = Dictionary(
      screen.seenItems().map { ("\(Statement($0.item))", 1) }, uniquingKeysWith: +)
    screens.insert(Set(counts.keys))
    for (statement, count) in counts {
      seen.formUnion(["seen \(statement)"] + (count > 1 ? ["seen several \(statement)"] : []))
    }
    return Set(counts.keys)
  }

  /// The kinds of steps that never changed anything.
  var unused: [String] {
    named(effects.filter { $0.value == [StepEffect.nothing] }.map(\.key))
  }

  /// The number of screens with different kinds of rows.
  var screenCount: Int { screens.count }

  /// The map, a line for each effect of a kind of step, sorted.
  var text: String {
    let lines = effects.flatMap { kind, words in words.map { "\(kind): \($0)" } } + seen
    return named(lines).joined(separator: "\n") + "\n"
  }

  /// Replaces the marks of statements by names, and sorts.
  private func named(_ lines: [String]) -> [String] {
    let parts = lines.map {
      $0.split(omittingEmptySubsequences: false, whereSeparator: { "⟦⟧".contains($0) })
    }
    let marks = Set(parts.flatMap { line in line.indices.filter { $0 % 2 == 1 }.map { line[$0] } })
    let types = Dictionary(grouping: marks) { $0.prefix { $0 != "|" } }
    var names: [Substring: String] = [:]
    for (type, marks) in types {
      for (index, mark) in marks.sorted(by: { Self.line($0) < Self.line($1) }).enumerated() {
        names[mark] = marks.count == 1 ? "\(type)" : "\(type) \(index + 1)"
      }
    }
    let all = parts.map { line in
      line.enumerated().map { $0 % 2 == 1 ? names[$1] ?? "" : String($1) }.joined()
    }
    return Set(all).sorted()
  }

  /// The file and the line of a mark.
  private static func line(_ mark: Substring) -> (String, Int) {
    let parts = mark.split(separator: ":")
    return (String(parts[0]), parts.last.flatMap { Int($0) } ?? 0)
  }
}

extension StepEffect {
  static let nothing = "nothing"

  /// What it did, in words without data.
  fileprivate func words(_ memory: WayMemory) -> Set<String> {
    let opener = (step.place?.rowPath?.id).flatMap { memory.openers[$0] }
    if isNothing { return [Self.nothing] }
    func fields(_ change: Changeset.Change) -> [String: Content.Pair] {
      now(change).differences(from: was(change))
    }
    func isOwnPath(_ change: Changeset.Change) -> Bool {
      change.path != nil && change.path?.id == step.place?.rowPath?.id
    }
    func name(_ change: Changeset.Change) -> String {
      if isOwnPath(change) { return "itself" }
      if let opener, change.path == opener { return "the row that opened it," }
      return change.row.map { "\(Statement($0))" } ?? ""
    }
    // Which rows a text finds, and what it makes of other fields, is chance.
    if step.isTyping {
      return Set(updates.flatMap { change in fields(change).keys.map { "\(name(change)) \($0)" } })
    }
    var words: Set<String> = hasWhole ? ["changed the screen"] : []
    if let own {
      if own.new == nil { words.insert("removed itself") }
      if isOwnSame, !others(like: own.old).isEmpty {
        words.insert("not itself, but another \(Statement(own.old))")
      }
    }
    for kind in [Changeset.Change.Kind.inserted, .removed, .moved] {
      let rows = changes.filter { $0.kind == kind && !isOwnPath($0) }.compactMap(\.row)
      for (statement, rows) in Dictionary(grouping: rows, by: Statement.init) {
        let count = kind == .moved ? "" : rows.count == 1 ? "one " : "several "
        words.insert("\(kind) \(count)\(statement)")
      }
    }
    for change in updates {
      let fields = fields(change)
      if fields.isEmpty, !isOwnPath(change) { words.insert("\(name(change)) how it can be used") }
      words.formUnion(fields.map { "\(name(change)) \($0) \($1.words)" })
    }
    for change in changes where change.kind == .sectionUpdated {
      let isOwn = change.section == step.place?.rowPath?.section
      words.insert("header or footer of \(isOwn ? "its" : "another") section")
    }
    return words
  }
}

extension UserStep {
  /// The kind; the same for all texts.
  fileprivate var mapKind: String {
    guard case .type = action, let end = kind.range(of: " type ", options: .backwards) else {
      return kind
    }
    return "\(kind[..<end.lowerBound]) type"
  }
}

extension Content.Pair {
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
