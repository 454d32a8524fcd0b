import ScreenDSLHeadless
import ScreenDSLLooks

/// A rule that holds for each screen, whatever the screen shows.
@MainActor protocol Invariant {
  /// The name of the rule. A test allows exceptions by this name.
  var name: String { get }
  /// Returns the problem that a step has caused; nil if there is none.
  mutating func problem(after effect: StepEffect) -> BrokenInvariant?
}

/// A sentence about a broken rule, and the expectation that fails because of it.
struct BrokenInvariant: Error, Hashable {
  /// The name of the invariant.
  var rule = ""
  let sentence: String
  /// The last line of the test, as Swift source; empty if the last step itself fails.
  var expectation = ""
  /// Whether the expectation continues the call of the last step.
  var isOfUpdate = false

  /// Returns the problem of an update, with the check of changes that finds it.
  static func ofUpdate(_ sentence: String, _ check: String) -> BrokenInvariant {
    BrokenInvariant(
      sentence: sentence,
      expectation: "expectLastUpdate(allowingOthers: true) { $0.\(check) }", isOfUpdate: true)
  }

  /// A text that is equal for the same problem after other steps.
  var key: String {
    let parts = sentence.split(separator: "'", omittingEmptySubsequences: false)
    let plain = parts.indices.filter { $0 % 2 == 0 }.map { parts[$0].filter { !$0.isNumber } }
    return rule + plain.joined()
  }
}

/// All rules, the most important first.
@MainActor func allInvariants() -> [any Invariant] {
  [
    NoNewProblems(), KeptIdentity(), OwnRow(), OneRow(), OwnHeader(), ContentsInPlace(),
    KeptKeyboard(), TakenValue(), NeverEmpty(), FreshLooks(), ReadableTexts(),
  ]
}

/// A step causes no new problem of the declaration.
struct NoNewProblems: Invariant {
  let name = "problems"
  private var known: Set<String> = []
  private var isDue = true
  /// The kinds of problems that a working screen can have, or that another rule finds.
  private static let others: Set<Problem.Kind> = [
    .titleAsID, .identityChurn, .sharedLabel, .sharedID, .headerWithoutRows, .emptyDisclosure,
  ]

  mutating func problem(after effect: StepEffect) -> BrokenInvariant? {
    // Finding the problems takes as long as the step itself.
    isDue = isDue || effect.changes.count != effect.updates.count
    let isOut = effect.updates.compactMap(\.row).contains { row in
      effect.screen.look(of: row.model)?.controls.contains { $0.control.impossibility != nil }
        == true
    }
    if !isOut, !isDue || !effect.checksProblems { return nil }
    isDue = false
    let isStart = effect.step.kind == Way.start
    for found in effect.screen.problems where !Self.others.contains(found.kind) {
      if found.kind == .missingLabel, !isStart || !found.sentence.includes("for a button in ") {
        continue
      }
      guard known.insert("\(found.kind) \(found.source ?? found.sentence)").inserted else {
        continue
      }
      return BrokenInvariant(sentence: found.explanation, expectation: "expectNoProblems(screen)")
    }
    return nil
  }
}

/// A row keeps its ID while its content stays the same, or while the user uses the row.
struct KeptIdentity: Invariant {
  let name = "kept ID"

  func problem(after effect: StepEffect) -> BrokenInvariant? {
    let (removed, inserted) = (effect.removed, effect.inserted)
    if removed.isEmpty || inserted.isEmpty { return nil }
    for old in removed {
      guard let row = old.row, !row.model.isPlainPart else { continue }
      let fields = effect.fields(row)
      if fields.texts.isEmpty { continue }
      let alike = inserted.filter { new in
        guard let new = new.row, Statement(new) == Statement(row),
          !new.attributes.replacedIDs.contains(row.id)
        else { return false }
        return isSame(fields, effect.fields(new), isUsed: effect.isOwn(old))
      }
      guard alike.count == 1, let new = alike.first, new.container == old.container,
        neighbor(of: old, in: effect.before, stayingIn: effect.after)
          == neighbor(of: new, in: effect.after, stayingIn: effect.before)
      else { continue }
      return .ofUpdate(
        "\(effect.name(old)) must keep its ID (was replaced by \(effect.name(new)), which has the same content)",
        "inserted(count: 0)")
    }
    return nil
  }

  /// Returns the ID of the nearest row before a changed row that `other` has too; nil if there is none.
  private func neighbor(
    of change: Changeset.Change, in snapshot: ScreenSnapshot, stayingIn other: ScreenSnapshot
  ) -> RowID? {
    guard change.container == nil, let id = change.path?.id,
      let rows = snapshot.section(id: change.section)?.rows
    else { return nil }
    return rows.prefix { $0.id != id }.last {
      other.row(at: RowPath($0.id, section: change.section)) != nil
    }?.id
  }

  private func isSame(_ old: ModelFields, _ new: ModelFields, isUsed: Bool) -> Bool {
    if old.values == new.values { return true }
    guard isUsed, !old.texts.isDisjoint(with: new.texts), old.values.count == new.values.count
    else { return false }
    let other = old.values.filter { new.values[$0.key] != $0.value }
    if other.count * 2 == old.values.count { return other.allSatisfy { !$0.value.hasPrefix("\"") } }
    return other.count * 2 < old.values.count
  }
}

/// An action on a row changes this row, and not another row of the same kind.
struct OwnRow: Invariant {
  let name = "own row"
  /// The kinds of steps that have changed the row on which they acted.
  private var local: Set<String> = []

  mutating func problem(after effect: StepEffect) -> BrokenInvariant? {
    guard let (old, new) = effect.own, let place = effect.step.place else { return nil }
    let all = effect.changes.filter { $0.row.map { Statement($0) == Statement(old) } ?? false }
    let others = effect.others(like: old)
    if new.map({ !$0.showsSameModel(as: old) }) ?? true {
      if others.isEmpty { local.insert(effect.step.kind) }
      return nil
    }
    guard others.count == 1, let other = others.first,
      all.allSatisfy({ $0.kind == other.kind || $0.kind == .moved }),
      let row = other.oldRow, !row.model.isPlainPart, isLocal(effect, row, place)
    else { return nil }
    return .ofUpdate(
      "\(effect.name(other)) must stay as it is (changed instead of '\(place)', which was used)",
      "untouched(\(effect.code(other)))")
  }

  private func isLocal(_ effect: StepEffect, _ other: Row, _ place: CellPlace) -> Bool {
    if local.contains(effect.step.kind) { return true }
    switch effect.step.act {
    case .swipe(_, let title, _): return title?.lowercased().includes("all") != true
    case .use(let action, let name, _):
      if action.role == .field { return action != .focus }
      let controls = effect.screen.look(of: other.model)?.controls ?? []
      return !name.lowercased().includes("all") && controls.contains { $0.name == name }
    default: return false
    }
  }
}

/// An action on one row does not change a second row in the same way.
struct OneRow: Invariant {
  let name = "one row"

  func problem(after effect: StepEffect) -> BrokenInvariant? {
    guard let (old, new) = effect.own, let new, !effect.step.isTyping, !old.model.isPlainPart else {
      return nil
    }
    let own = effect.difference(old, new)
    let others = effect.others(like: old)
    guard !own.isEmpty, others.count == 1, let other = others.first, let before = other.oldRow,
      let after = other.row
    else { return nil }
    let count = effect.before.allRows.count { Statement($0.row) == Statement(old) }
    let shared = effect.difference(before, after).filter { own[$0.key] == $0.value }
    guard count > 3, let field = shared.keys.min(),
      effect.fields(before).values != effect.fields(old).values,
      effect.fields(before).texts.isDisjoint(with: effect.fields(old).texts)
    else { return nil }
    return .ofUpdate(
      "\(effect.name(other)) must stay as it is (changed '\(field)' as the row that was used did)",
      "untouched(\(effect.code(other)))")
  }
}

/// If the rows of another section stay the same, its header does too.
struct OwnHeader: Invariant {
  let name = "own header"

  func problem(after effect: StepEffect) -> BrokenInvariant? {
    guard let section = effect.step.place?.rowPath?.section, effect.own != nil else { return nil }
    let updated = effect.changes.filter { $0.kind == .sectionUpdated && $0.container == nil }
    let touched = Set(effect.changes.filter { $0.kind != .sectionUpdated }.map(\.section))
    guard updated.count == 1, let change = updated.first, change.section != section,
      !touched.contains(change.section),
      let own = effect.after.section(id: section),
      let other = effect.after.section(id: change.section),
      let header = other.header, let ownHeader = own.header,
      own.source?.description == other.source?.description, type(of: header) == type(of: ownHeader)
    else { return nil }
    return .ofUpdate(
      "Header of section '\(change.section)' must stay while its rows do (changed after a step in '\(section)')",
      "untouched(.header(\("\(change.section)".debugDescription)))")
  }
}

/// Each row ID keeps its content when rows change their order.
struct ContentsInPlace: Invariant {
  let name = "contents in place"

  func problem(after effect: StepEffect) -> BrokenInvariant? {
    let rows = effect.updates.filter { $0.oldRow?.model.isPlainPart == false }
    if rows.count < 2 { return nil }
    var homes: [[String: String]: String] = [:]
    for change in rows {
      guard let old = change.oldRow, !effect.fields(old).texts.isEmpty else { continue }
      homes[effect.fields(old).values] =
        "\(Statement(old)) \(change.container.map { "\($0)" } ?? "") \(old.id)"
    }
    let moved = rows.filter { change in
      guard let row = change.row, let home = homes[effect.fields(row).values] else { return false }
      let list = "\(Statement(row)) \(change.container.map { "\($0)" } ?? "") "
      return home.hasPrefix(list) && home != list + "\(row.id)"
    }
    guard moved.count > 1 else { return nil }
    return .ofUpdate(
      "\(effect.name(moved[0])) and \(moved.count - 1) more must keep their contents "
        + "(each has the content that another ID had); give each row the ID of what it shows",
      "untouched(\(effect.code(moved[0])))")
  }
}

/// While the user types in a field, its row keeps the cell, so that the keyboard stays.
struct KeptKeyboard: Invariant {
  let name = "keyboard"

  func problem(after effect: StepEffect) -> BrokenInvariant? {
    guard effect.step.isTyping, let name = effect.step.controlName else { return nil }
    return effect.screen.lostKeyboard.map {
      BrokenInvariant(
        sentence: $0.sentence, expectation: "expectFocus(\(name.debugDescription))",
        isOfUpdate: true)
    }
  }
}

/// A control shows the value that the user has set.
struct TakenValue: Invariant {
  let name = "taken value"
  /// The texts that were typed in each field and changed nothing.
  private var refused: [CellPlace: Set<String>] = [:]
  private var taken: Set<CellPlace> = []

  mutating func problem(after effect: StepEffect) -> BrokenInvariant? {
    guard effect.step.setsValue, let place = effect.step.place,
      case .use(let action, let name, _) = effect.step.act
    else { return nil }
    if !effect.isNothing || effect.isPending {
      taken.insert(place)
      return nil
    }
    if effect.step.isTyping {
      refused[place, default: []].insert(effect.step.kind)
      let fields = effect.own?.new.flatMap { effect.screen.look(of: $0.model)?.controls }
      // A field that is full accepts no further letter, but the user can clear it.
      let isFull =
        fields?.contains { $0.name == name && $0.field?.text.isEmpty == false } == true
        && !refused[place, default: []].contains { $0.hasSuffix(" clear") }
      if taken.contains(place) || isFull || refused[place, default: []].count < 4 { return nil }
    } else if case .slide = action {
      return nil
    }
    let expected: String? =
      switch action {
      case .turn(let isOn): isOn ? "on" : "off"
      case .pick(let choice, _): choice
      default: nil
      }
    return BrokenInvariant(
      sentence: "'\(name)' in '\(place)' must take the value that a user sets (nothing changed)",
      expectation: expected.map {
        "expectValue(\($0.debugDescription), of: \(name.debugDescription))"
      }
        ?? "expectLastUpdate(allowingOthers: true) { $0.reconfigured(count: 1) }", isOfUpdate: true)
  }
}

/// A screen shows something.
struct NeverEmpty: Invariant {
  let name = "never empty"

  func problem(after effect: StepEffect) -> BrokenInvariant? {
    let isSearch = effect.after.sections.allSatisfy { $0.id == .search }
    guard effect.after.rowCount == 0 || isSearch, !effect.isPending else { return nil }
    return BrokenInvariant(
      sentence:
        "Screen must show a row (had none); show why there is nothing, for example with 'emptyContent'",
      expectation: "#expect(screen.snapshot.rowCount > 0)")
  }
}

/// Each cell shows the look of its row's newest model.
struct FreshLooks: Invariant {
  let name = "fresh looks"

  func problem(after effect: StepEffect) -> BrokenInvariant? {
    let (screen, whole) = (effect.screen, effect.screen.whole ?? effect.after)
    // The cell of a row in an outline also shows the indentation level. Any cell may show that its row is selected.
    for (item, cell, _) in effect.seen where item.row?.disclosurePlace == nil {
      guard let shown = (cell as? HeadlessLookCell)?.node,
        let newest = DrivenItem(at: item.place, in: whole),
        let look = screen.look(of: newest.model), look != shown,
        (cell as? HeadlessLookCell)?.context?.newestLook != shown
      else { continue }
      return BrokenInvariant(
        sentence:
          "Cell of \(item.subject) must show the newest model (was old: \(Problem.differences(shown, look))); "
          + "'==' of the model must compare all that its look shows",
        expectation: "#expect(screen.cells == TestScreen { SCREEN }.cells)")
    }
    return nil
  }
}

/// Texts are readable for users: they contain no Swift values.
struct ReadableTexts: Invariant {
  let name = "texts"

  func problem(after effect: StepEffect) -> BrokenInvariant? {
    for (item, cell, _) in effect.seen {
      let texts = (cell as? HeadlessLookCell)?.node?.seenTexts ?? []
      guard let text = texts.first(where: { $0 == "nil" || $0.includes("Optional(") }) else {
        continue
      }
      return BrokenInvariant(
        sentence: "\(item.subject) must show a text for users (was '\(ShownText.line(text))')",
        expectation: "#expect(!screen.cells.joined().contains(\(text.debugDescription)))")
    }
    return nil
  }
}

extension UserStep {
  /// The name of the control that the step uses; nil if it uses none.
  var controlName: String? { if case .use(_, let name, _) = act { name } else { nil } }
}

extension CellModel {
  /// Whether the model is a part of a look. One statement can make such rows with many meanings.
  fileprivate var isPlainPart: Bool { Self.isLookPart }
}
