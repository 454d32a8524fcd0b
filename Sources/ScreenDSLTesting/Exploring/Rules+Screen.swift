extension StepEffect {
  private static let others: Set<Problem.Kind> = [
    .titleAsID, .identityChurn, .sharedLabel, .sharedID, .headerWithoutRows, .emptyDisclosure,
  ]

  var newProblem: BrokenRule? {
    let isOut = updates.contains { now($0).controls.contains { $0.control.impossibility != nil } }
    if !isOut, !isDue(every: 10) { return nil }
    let new = screen.problems.first { found in
      let isName = found.kind == .missingLabel
      return !Self.others.contains(found.kind)
        && (!isName || step == .start && found.sentence.includes("for a button in "))
        && way.problems.insert(found.statement).inserted
    }
    return new.map { BrokenRule($0.explanation, "expectNoProblems(screen)") }
  }

  var lostKeyboard: BrokenRule? {
    guard step.isTyping, let lost = screen.lostKeyboard else { return nil }
    return BrokenRule(lost.sentence, screen.expectation("expectFocus", of: step))
  }

  var lostValue: BrokenRule? {
    guard step.setsValue, let place = step.place, let action = step.action else { return nil }
    let subject = "'\(step.title)' in '\(place)' must take the value that a user sets"
    let control = ownContents?.old.controls.first { $0.id == step.control }
    let typed = action.value(in: control)
    if let other = control.flatMap({ taker(of: typed, instead: $0) }), own?.new != nil {
      let sentence = "\(subject) (\(name(other)) took it)"
      return isOwn(other)
        ? BrokenRule(sentence, screen.expectation("expectValue", typed, of: step))
        : BrokenRule(sentence, update: "untouched(\(code(other)))")
    }
    if !isNothing || isPending { return nil }
    if case .slide = action { return nil }
    if step.isTyping {
      let all = (way.history + [self]).filter {
        $0.step.place == place && $0.step.control == step.control
      }
      let refused = all.filter { $0.isNothing && !$0.isPending }.map(\.step.kind)
      let isFull = control?.value != nil && !refused.contains { $0.hasSuffix(" clear") }
      let hasTaken = all.contains { !$0.isNothing || $0.isPending }
      if hasTaken ? step.action != .clear : isFull || Set(refused).count < 4 { return nil }
    }
    let sentence = "\(subject) (nothing changed)"
    guard !step.isTyping, let typed else {
      return BrokenRule(sentence, update: "reconfigured(\(ownCode))")
    }
    return BrokenRule(sentence, screen.expectation("expectValue", typed, of: step))
  }

  private var usedControl: LookControl? {
    ownContents?.new.controls.first { $0.id == step.control }
  }

  private func taker(of value: String?, instead control: LookControl) -> Change? {
    guard let value, !value.isEmpty, usedControl?.kind == control.kind else { return nil }
    return updates.first { change in
      zip(was(change).controls, now(change).controls).contains { was, now in
        was.role == control.role && was.value != now.value && now.value == value
      }
    }
  }

  var idleAgain: BrokenRule? {
    guard isNothing, !isPending, own != nil, !step.isTyping,
      way.history.contains(where: { other in
        other.step == step && !other.isNothing && other.own?.new != nil
          && other.changes.allSatisfy { $0.path == ownPath } && other.before == before
      })
    else { return nil }
    return BrokenRule(
      "The same step on the same screen must do the same (changed the row before, and nothing now)",
      update: "reconfigured(\(ownCode))")
  }

  var deadControl: BrokenRule? {
    guard let place = step.place, own != nil, step.action != nil, !step.isTyping, !isPending
    else { return nil }
    way.explorer.uses[step.kind, default: [:]][place, default: []].append(!isNothing)
    guard let uses = way.explorer.uses[step.kind], let mine = uses[place], mine.count > 2,
      !mine.contains(true)
    else { return nil }
    let others = uses.filter { $0.key != place && $0.value.count > 1 }
    if others.count < 2 || others.values.contains(where: { $0.contains(false) }) { return nil }
    return BrokenRule(
      "'\(step.title)' in '\(place)' must do something, as in other rows (never changed anything)",
      update: "reconfigured(\(ownCode))")
  }

  /// The broken rule if the screen is empty and no row says why, for example after a search without results.
  var emptyScreen: BrokenRule? {
    let rows = after.allRows.count
    let onlyRemoves = changes.allSatisfy {
      [.removed, .sectionRemoved].contains($0.kind) || isOwn($0)
    }
    let lists = step.isTyping && onlyRemoves ? way.lists : []
    let isBare =
      removed.contains { $0.statement.map(lists.contains) == true }
      && lists.isDisjoint(with: self.lists(after).keys)
    guard !isPending, rows == 0 || isBare || after.sections.allSatisfy({ $0.id == .search })
    else { return nil }
    return BrokenRule(
      "Screen must show why there is nothing (had no row for it); use, for example, 'emptyContent'",
      "#expect(screen.snapshot.allRows.count > \(rows))")
  }

  var staleLook: BrokenRule? {
    // The loop skips disclosure rows and the rows inside them. Their cells also show the indentation, and `look` does
    // not.
    for (item, cell, _) in isDue(every: 4) ? way.seen : [] where item.row?.disclosurePlace == nil {
      guard let cell = cell as? HeadlessLookCell, let shown = cell.node,
        let newest = screen.whole.flatMap({ DrivenItem(at: item.place, in: $0) }),
        let look = screen.look(of: newest.model), look != shown, cell.context?.newestLook != shown
      else { continue }
      return BrokenRule(
        "Cell of \(item.subject) must show the newest model (was old: \(Problem.differences(shown, look))); "
          + "'==' of the model must compare all that its look shows",
        "#expect(screen.cells == TestScreen { SCREEN }.cells)")
    }
    return nil
  }

  private var seenTexts: [(DrivenItem, String)] {
    (isDue(every: 2) ? way.seen : []).flatMap { item, cell, _ in
      ((cell as? HeadlessLookCell)?.node?.seenTexts ?? []).map { (item, $0) }
    }
  }

  var rawText: BrokenRule? {
    seenTexts.first { $1 == "nil" || $1.includes("Optional(") }.map { item, text in
      BrokenRule(
        "\(item.subject) must show a text for users (was '\(ShownText.line(text))')",
        "screen.expectNotVisible(\(text.debugDescription))")
    }
  }

  var otherUnit: BrokenRule? {
    // A field, a switch or a picker can decide which unit the numbers have.
    for change in [.field, .toggle, .picker].contains(step.action?.role) ? [] : updates {
      let (old, new) = (was(change).seen, now(change).seen)
      let texts = zip(old, new).first { $0.isNumber && $1.isNumber && $0.hasSign != $1.hasSign }
      guard old.count == new.count, let (was, now) = texts else { continue }
      return BrokenRule(
        "\(name(change)) must show a number as before ('\(was)' became '\(now)')",
        "screen.expectNotVisible(\(now.debugDescription))")
    }
    for (item, text) in seenTexts where text.contains(where: \.isNumber) {
      // This loop checks only a number at the start of a text. Another number can be part of a name, as in
      // 'Player 1 wins'.
      let words = text.split(separator: " ")
      guard words.count > 1, words[1].isPlural, let count = Int(words[0]) else { continue }
      let key = "\(Statement(item)) \(words[1])"
      way.words[key, default: []].insert(count == 1)
      if count != 1 || way.words[key]?.count == 1 { continue }
      return BrokenRule(
        "'\(text)' must have another word for one than for several",
        "screen.expectNotVisible(\(text.debugDescription))")
    }
    return nil
  }

  var notUndone: BrokenRule? {
    guard step.isUndo, !isPending, let last = way.history.last, let lost = last.undoable,
      let list = last.own.map({ Statement($0.old) }),
      lists(last.before)[list]?.map(\.path) != lists(after)[list]?.map(\.path)
    else { return nil }
    let fact = after.row(at: lost) == nil ? "not there" : "at another place"
    return BrokenRule("'\(lost)' must be where it was (was \(fact))", BrokenRule.sameAsBefore)
  }

  var lostChange: BrokenRule? {
    let isOfScreen = ["pullToRefresh()", "scrollToEnd()", "scroll(to: 0)"].contains(step.call)
    let isFilter = step.setsValue && changes.contains { $0.kind == .removed }
    let isSame = step.place != nil && step.place?.outer == way.hiding || isOfScreen
    let back = inserted.filter { change in
      step.isUndo && change.path == way.history.last?.undoable
        || isSame && change.path.map(way.hidden.contains) == true
    }
    // A row can show the typed text of a search, for example to highlight the text. So the rule ignores a property of
    // the model if its new value is this text.
    let typed = usedControl?.control.field?.text.debugDescription
    for change in (isFilter || isOfScreen ? updates : []) + back where !isOwn(change) {
      guard let path = change.path, isOfScreen || change.row?.isLookPart == false,
        let old = change.kind == .inserted ? way.gone[path]?.content : was(change)
      else { continue }
      let new = now(change)
      let lost = way.used(path).filter { field, pair in
        old.fields[field] == pair.new && new.fields[field] == pair.old
          && (typed == nil || pair.old != typed)
          && !["open", "expanded", "fold", "detail"].contains { field.lowercased().includes($0) }
      }
      guard let field = lost.keys.min() else { continue }
      if change.kind != .inserted { return stays(change, "lost '\(field)', which a user changed") }
      return BrokenRule(
        "\(name(change)) must be what it was (lost '\(field)')", BrokenRule.sameAsBefore)
    }
    return nil
  }
}

extension StringProtocol {
  /// Whether the string is probably a plural that ends with an 's'. Some words with this ending are the same in the
  /// singular, such as the French 'mois'.
  fileprivate var isPlural: Bool {
    count > 3 && last == "s" && allSatisfy(\.isLetter)
      && !["ss", "is", "us", "ès"].contains { hasSuffix($0) }
      && ![
        "corps", "cours", "fils", "mars", "news", "poids", "repas", "series", "species", "temps",
      ].contains(lowercased())
  }

  fileprivate var isNumber: Bool {
    contains(where: \.isNumber)
      && allSatisfy { $0.isNumber || $0.isCurrencySymbol || ".,%-−  ".contains($0) }
  }

  fileprivate var hasSign: Bool { contains { $0.isCurrencySymbol || $0 == "%" } }
}

extension ControlAction {
  fileprivate func value(in control: LookControl?) -> String? {
    switch self {
    case .turn(let isOn): isOn ? "on" : "off"
    case .pick(let choice, _): choice
    case .type(let text): (control?.field?.text ?? "") + text
    default: nil
    }
  }
}
