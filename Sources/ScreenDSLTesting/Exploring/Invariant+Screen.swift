import Foundation
import ScreenDSLHeadless
import ScreenDSLLooks

// What a screen shows.
extension Invariant {
  /// The kinds of problems that a working screen may have, or that another invariant finds.
  private static let others: Set<Problem.Kind> = [
    .titleAsID, .identityChurn, .sharedLabel, .sharedID, .headerWithoutRows, .emptyDisclosure,
  ]

  /// There is no new problem of the declaration.
  static func problems(_ effect: StepEffect, _ memory: WayMemory) -> BrokenInvariant? {
    // They take as long as the step itself.
    memory.isDue = memory.isDue || effect.changes.count != effect.updates.count
    let isOut = effect.updates.contains { change in
      effect.now(change).controls.contains { $0.control.impossibility != nil }
    }
    if !isOut, !memory.isDue || !effect.checksProblems { return nil }
    memory.isDue = false
    for found in effect.screen.problems where !others.contains(found.kind) {
      let isName = found.kind == .missingLabel
      if isName, effect.step.kind != Way.start || !found.sentence.includes("for a button in ") {
        continue
      }
      if memory.problems.insert("\(found.kind) \(found.source ?? found.sentence)").inserted {
        return BrokenInvariant(
          sentence: found.explanation, expectation: "expectNoProblems(screen)")
      }
    }
    return nil
  }

  /// A field keeps its cell while a user types, and so the keyboard.
  static func keyboard(_ effect: StepEffect, _ memory: WayMemory) -> BrokenInvariant? {
    guard effect.step.isTyping else { return nil }
    return effect.screen.lostKeyboard.map {
      BrokenInvariant(
        sentence: $0.sentence, expectation: "expectFocus(\(effect.step.title.debugDescription))",
        isOfUpdate: true)
    }
  }

  /// A control takes the value that a user sets, and no other control does.
  static func takenValue(_ effect: StepEffect, _ memory: WayMemory) -> BrokenInvariant? {
    let (step, name) = (effect.step, effect.step.title)
    guard step.setsValue, let place = step.place, let action = step.action else { return nil }
    let expected: String? =
      switch action {
      case .turn(let isOn): isOn ? "on" : "off"
      case .pick(let choice, _): choice
      default: nil
      }
    if let (old, new) = effect.ownContents,
      let control = old.controls.first(where: { $0.name == name })
    {
      let isTaken = new.controls.first { $0.id == control.id }?.value != control.value
      let typed =
        if case .type(let text) = action { (control.field?.text ?? "") + text } else { expected }
      let other = effect.updates.first { change in
        zip(effect.was(change).controls, effect.now(change).controls).contains { was, now in
          was.role == control.role && was.value != now.value
            && (now.value == typed && now.value?.count ?? 0 > 0)
            && (effect.isOwn(change) ? was.id != control.id : true)
        }
      }
      if !isTaken, let other, effect.own?.new != nil {
        return .ofUpdate(
          "'\(name)' in '\(place)' must take the value that a user sets (\(effect.name(other)) took it)",
          effect.isOwn(other) ? "reconfigured(count: 0)" : "untouched(\(effect.code(other)))")
      }
    }
    if !effect.isNothing || effect.isPending {
      memory.taken.insert(place)
      return nil
    }
    if step.isTyping {
      memory.refused[place, default: []].insert(step.kind)
      let all = memory.refused[place, default: []]
      // A full field takes no letter, but can be cleared.
      let isFull =
        effect.ownContents?.new.controls.contains { $0.name == name && $0.value != nil } == true
        && !all.contains { $0.hasSuffix(" clear") }
      if memory.taken.contains(place) || isFull || all.count < 4 { return nil }
    } else if case .slide = action {
      return nil
    }
    let value = expected.map { "expectValue(\($0.debugDescription), of: \(name.debugDescription))" }
    return BrokenInvariant(
      sentence: "'\(name)' in '\(place)' must take the value that a user sets (nothing changed)",
      expectation: value ?? "expectLastUpdate(allowingOthers: true) { $0.reconfigured(count: 1) }",
      isOfUpdate: true)
  }

  /// The same step on an equal screen does something again.
  static func sameAgain(_ effect: StepEffect, _ memory: WayMemory) -> BrokenInvariant? {
    guard effect.isNothing, !effect.isPending, effect.own != nil, !effect.step.isTyping,
      memory.effective[effect.step]?.contains(effect.before) == true
    else { return nil }
    return .ofUpdate(
      "The same step on the same screen must do the same (changed the row before, and nothing now)",
      "reconfigured(count: 1)")
  }

  /// A screen shows something, also after a search.
  static func neverEmpty(_ effect: StepEffect, _ memory: WayMemory) -> BrokenInvariant? {
    if effect.isPending { return nil }
    let (rows, gone) = (effect.after.rowCount, effect.removed.compactMap(\.row).map(Statement.init))
    let left = effect.lists(effect.after)
    let isBare =
      effect.step.isTyping && gone.contains(where: memory.lists.contains)
      && effect.changes.allSatisfy {
        [.removed, .sectionRemoved].contains($0.kind) || effect.isOwn($0)
      }
      && left.allSatisfy { $0.value.count < 2 && !memory.lists.contains($0.key) }
    guard rows == 0 || isBare || effect.after.sections.allSatisfy({ $0.id == .search }) else {
      return nil
    }
    return BrokenInvariant(
      sentence:
        "Screen must show why there is nothing (had no row for it); use, for example, 'emptyContent'",
      expectation: "#expect(screen.snapshot.rowCount > \(rows))")
  }

  /// Each cell shows the look of its row's newest model.
  static func freshLooks(_ effect: StepEffect, _ memory: WayMemory) -> BrokenInvariant? {
    let (screen, whole) = (effect.screen, effect.screen.whole ?? effect.after)
    // Rows in an outline are left out: their cells show a level that the look does not have.
    for (item, cell, _) in effect.seen where item.row?.disclosurePlace == nil {
      guard let cell = cell as? HeadlessLookCell, let shown = cell.node,
        let newest = DrivenItem(at: item.place, in: whole),
        let look = screen.look(of: newest.model), look != shown,
        cell.context?.newestLook != shown
      else { continue }
      return BrokenInvariant(
        sentence:
          "Cell of \(item.subject) must show the newest model (was old: \(Problem.differences(shown, look))); "
          + "'==' of the model must compare all that its look shows",
        expectation: "#expect(screen.cells == TestScreen { SCREEN }.cells)")
    }
    return nil
  }

  /// Texts are made for users.
  static func texts(_ effect: StepEffect, _ memory: WayMemory) -> BrokenInvariant? {
    for (item, _, _) in effect.seen {
      let texts = effect.new[item.place, item.model].seen
      guard let text = texts.first(where: { $0 == "nil" || $0.includes("Optional(") }) else {
        continue
      }
      return BrokenInvariant(
        sentence: "\(item.subject) must show a text for users (was '\(ShownText.line(text))')",
        expectation: "screen.expectNotVisible(\(text.debugDescription))")
    }
    return nil
  }

  /// A number has the same unit as before, and one thing has another word than several.
  static func numbers(_ effect: StepEffect, _ memory: WayMemory) -> BrokenInvariant? {
    for change in effect.step.isTyping ? [] : effect.updates {
      let (old, new) = (effect.was(change).seen, effect.now(change).seen)
      for (was, now) in zip(old, new) where old.count == new.count && was != now {
        guard let first = ShownNumber(was), let second = ShownNumber(now),
          first.unit != second.unit,
          first.unit.isEmpty || second.unit.isEmpty
            || first.isMoney && second.isMoney
              && first.unit.filter({ $0 != "." }) == second.unit.filter({ $0 != "." })
        else { continue }
        return BrokenInvariant(
          sentence:
            "\(effect.name(change)) must show a number as before ('\(was)' became '\(now)')",
          expectation: "screen.expectNotVisible(\(now.debugDescription))")
      }
    }
    for (item, _, _) in effect.seen {
      for text in effect.new[item.place, item.model].seen {
        let words = text.split(separator: " ", omittingEmptySubsequences: false)
        for (number, word) in zip(words, words.dropFirst()) {
          guard let count = Int(number), word.count > 3, word.hasSuffix("s"), !word.hasSuffix("ss"),
            word.allSatisfy(\.isLetter)
          else { continue }
          memory.words["\(Statement(item)) \(word)", default: []].insert(count == 1)
          guard count == 1, memory.words["\(Statement(item)) \(word)"]?.count == 2 else { continue }
          return BrokenInvariant(
            sentence: "'\(text)' must have another word for one than for several",
            expectation: "screen.expectNotVisible(\(text.debugDescription))")
        }
      }
    }
    return nil
  }

  /// Rows that a filter hides, and that come back, are what they were.
  static func thereAndBack(_ effect: StepEffect, _ memory: WayMemory) -> BrokenInvariant? {
    guard let there = memory.there, memory.isBack(effect.step), !effect.isPending else {
      return nil
    }
    let (first, middle, now) = (
      effect.lists(there.before), effect.lists(effect.before), effect.lists(effect.after)
    )
    let isUndo = effect.step.title.lowercased() == "undo"
    for (statement, rows) in first where memory.lists.contains(statement) {
      let (hidden, back) = (middle[statement] ?? [], now[statement] ?? [])
      let paths = Set(hidden.map(\.path))
      guard rows.contains(where: { !paths.contains($0.path) }) else { continue }
      let later = Dictionary(back.map { ($0.path, $0.row) }) { first, _ in first }
      let lost = rows.first { row in
        guard let new = later[row.path] else { return isUndo || rows.count == back.count }
        return !isUndo && !new.showsSameModel(as: row.row)
      }
      let isOrder = !isUndo && rows.map(\.path) != back.map(\.path) && later.count == rows.count
      guard let path = lost?.path ?? (isOrder ? rows.first?.path : nil) else { continue }
      return .changed(
        "'\(path)' must be what it was (a step and the step that undoes it changed it)", since: 2)
    }
    return nil
  }

  /// A refresh keeps what a user did.
  static func refresh(_ effect: StepEffect, _ memory: WayMemory) -> BrokenInvariant? {
    guard effect.step.kind == "screen refresh" else { return nil }
    for change in effect.updates {
      guard let path = change.path, let used = memory.used[path] else { continue }
      let (old, new) = (effect.was(change).fields, effect.now(change).fields)
      let lost = used.keys.sorted().first { field in
        guard let pair = used[field] else { return false }
        return old[field] == pair.new && new[field] == pair.old && pair.old != pair.new
      }
      guard let lost else { continue }
      return .changed(
        "\(effect.name(change)) must keep what a user did (a refresh took '\(lost)' back)",
        since: 1)
    }
    return nil
  }
}

/// A text that is a number with a unit: `€4.50`, `3 kg`, `20 %`.
private struct ShownNumber {
  /// The text without the number; a point for each decimal.
  let unit: String
  let isMoney: Bool

  init?(_ text: String) {
    let digits = text.filter { $0.isASCII && $0.isNumber }
    let rest = text.filter { !$0.isNumber && !".,-−  ".contains($0) }
    let isSign = rest.allSatisfy { $0.isCurrencySymbol || $0 == "%" }
    guard !digits.isEmpty, isSign || rest.count < 3 && rest.allSatisfy(\.isLetter),
      text.first?.isLetter != true
    else { return nil }
    isMoney = !rest.isEmpty && isSign && rest != "%"
    let decimals = text.split(separator: ".").dropFirst().last?.prefix { $0.isNumber }.count ?? 0
    unit = rest + (isMoney && decimals == 1 ? "." : "")
  }
}
