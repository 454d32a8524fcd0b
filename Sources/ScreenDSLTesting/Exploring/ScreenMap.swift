import Foundation
import ScreenDSLHeadless
import ScreenDSLLooks

/// Records the effect of each kind of step, and the screens that were shown, without the app's data.
@MainActor struct ScreenMap {
  private var effects: [String: Set<String>] = [:]
  private var seen: Set<String> = []
  private var screens: Set<Set<String>> = []
  /// The statements with a row that showed a loading state, and those of them whose loading state ended.
  private var (loading, loaded): (Set<String>, Set<String>) = ([], [])
  /// For each text with a number, whether it was shown with 1, with another number, or both.
  private var plurals: [String: Set<Bool>] = [:]

  mutating func note(_ effect: StepEffect) {
    if !effect.isNothing || effect.step.place == nil { noteSeen(effect) }
    if effect.step.kind == Way.start || effect.step.act == .finish && effect.isNothing { return }
    effects[effect.step.mapKind, default: []].formUnion(effect.words)
  }

  private mutating func noteSeen(_ effect: StepEffect) {
    let items = effect.screen.seenItems()
    let counts = Dictionary(items.map { ("\(Statement($0.item))", 1) }, uniquingKeysWith: +)
    let statements = Set(counts.keys)
    screens.insert(statements)
    seen.formUnion(statements.map { "seen \($0)" })
    seen.formUnion(counts.filter { $0.value > 1 }.map { "seen several \($0.key)" })
    loaded.formUnion(loading.subtracting(statements))
    for (item, cell, _) in items where (cell as? HeadlessLookCell)?.node?.isWaiting == true {
      loading.insert("\(Statement(item))")
    }
    for row in effect.changes.compactMap(\.row) {
      for text in effect.screen.look(of: row.model)?.seenTexts ?? [] {
        notePlural(text, Statement(row))
      }
    }
  }

  /// The kinds of steps that never changed anything.
  var unused: [String] {
    named(effects.filter { $0.value == [StepEffect.nothing] }.map(\.key))
  }

  private mutating func notePlural(_ text: String, _ statement: Statement) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    for (number, word) in zip(words, words.dropFirst()) where word.first?.isLetter == true {
      guard let count = Int(number) else { continue }
      plurals["\(statement)\u{0}\(word)", default: []].insert(count == 1)
    }
  }

  /// The loading states that never ended, and the words that are the same for one and for several things.
  private var told: [String] {
    loading.subtracting(loaded).map { "never ends: \($0)" }
      + plurals.filter { $0.value.count == 2 }.keys
      .map { "the same word for one and for several: \($0.prefix { $0 != "\u{0}" })" }
  }

  /// The number of screens with different kinds of rows.
  var screenCount: Int { screens.count }

  /// The map as text: a sorted line for each effect of each kind of step.
  var text: String {
    let lines = effects.flatMap { kind, words in words.map { "\(kind): \($0)" } } + seen + told
    return named(lines).joined(separator: "\n") + "\n"
  }

  /// Replaces the marks of statements by names, and sorts the lines.
  private func named(_ lines: [String]) -> [String] {
    let marks = Set(
      lines.flatMap {
        $0.split(separator: "⟦", omittingEmptySubsequences: false).dropFirst().map {
          String($0.prefix { $0 != "⟧" })
        }
      }
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

  /// The effects of the step, in words without the app's data.
  fileprivate var words: Set<String> {
    if isNothing { return [Self.nothing] }
    // It is chance which rows a typed text finds, and how it changes other fields.
    if step.isTyping { return wordsOfTyping }
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
      let name = change.path == opener ? "the row that opened it," : "\(Statement(new))"
      words.formUnion(fields.map { "\(name) \($0) \($1.words)" })
    }
    for change in changes where change.kind == .sectionUpdated {
      let isOwn = change.section == step.place?.rowPath?.section
      words.insert("header or footer of \(isOwn ? "its" : "another") section")
    }
    return words
  }

  /// The words for the fields that a typed text changed.
  private var wordsOfTyping: Set<String> {
    Set(
      updates.flatMap { change -> [String] in
        guard let old = change.oldRow, let new = change.row else { return [] }
        let name = isOwnPath(change) ? "itself" : "\(Statement(new))"
        return difference(old, new).keys.map { "\(name) \($0)" }
      })
  }

  private func isOwnPath(_ change: Changeset.Change) -> Bool {
    change.path != nil && change.path?.id == step.place?.rowPath?.id
  }
}

extension UserStep {
  /// The kind of the step. It is the same for all typed texts.
  fileprivate var mapKind: String {
    if case .use(.type, _, _) = act, let end = kind.range(of: " type ", options: .backwards) {
      return "\(kind[..<end.lowerBound]) type"
    }
    return kind
  }
}

extension StepEffect.Pair {
  /// Words for the change of a field.
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

extension LookNode {
  /// Whether the row shows that something is loading.
  fileprivate var isWaiting: Bool {
    if case .spinner = kind { return true }
    return style.values.isLoading || parts.contains(where: \.isWaiting)
  }
}
