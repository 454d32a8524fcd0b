extension StepEffect {
  /// The rules that an exploration checks after each step, in this order. A test passes the name of a rule to
  /// `Exploration.allow(_:because:)` if the screen may break the rule.
  static let rules: [(name: String, violation: @MainActor (StepEffect) -> BrokenRule?)] = [
    ("problems", { $0.newProblem }), ("kept ID", { $0.lostID }), ("own row", { $0.otherRow }),
    ("one row", { $0.secondRow }), ("own header", { $0.otherHeader }),
    ("opener", { $0.otherOpener }), ("contents in place", { $0.movedContents }),
    ("keyboard", { $0.lostKeyboard }), ("taken value", { $0.lostValue }),
    ("same again", { $0.idleAgain }), ("dead control", { $0.deadControl }),
    ("never empty", { $0.emptyScreen }), ("fresh looks", { $0.staleLook }),
    ("texts", { $0.rawText }), ("numbers", { $0.otherUnit }), ("undo", { $0.notUndone }),
    ("kept change", { $0.lostChange }), ("drop", { $0.otherDrop }),
    ("swipes", { $0.exchangedSwipe }),
  ]

  var ownFields: [String: RowContent.Pair] {
    guard own?.new != nil, let (old, new) = ownContents else { return [:] }
    return new.differences(from: old)
  }

  var newTitle: String? {
    ownContents.flatMap { old, new in
      zip(old.controls, new.controls).first { $0.name == step.title && $1.name != $0.name }?.1.name
    }
  }

  var undoable: RowPath? {
    let offers = inserted.contains { now($0).controls.contains { $0.name?.lowercased() == "undo" } }
    return offers && own?.new == nil ? ownPath : nil
  }

  func lists(_ snapshot: ScreenSnapshot) -> [Statement: [ScreenSnapshot.PlacedRow]] {
    Dictionary(grouping: snapshot.allRows) { Statement($0.row) }
  }
}

extension Way {
  /// Adds the effect of a step to `history`. This method must run after the rules have checked the step, because the
  /// rules expect the previous step as the last element of `history`.
  func note(_ effect: StepEffect) {
    history.append(effect)
    let (step, place) = (effect.step, effect.step.place?.outer)
    if place != hiding, place != nil || step.isEvent, !step.isUndo {
      (hidden, hiding) = ([], place)
    }
    for change in effect.removed {
      guard let path = change.path, let row = change.oldRow else { continue }
      gone[path] = (row, effect.was(change), effect.ownPath)
      if path != effect.ownPath { hidden.insert(path) }
    }
    guard let path = effect.ownPath, let own = effect.own else { return }
    let opener = openers[path.id] ?? path
    for change in effect.inserted where change.statement != Statement(own.old) {
      guard let path = change.path, gone[path] == nil || openers[path.id] != nil else { continue }
      openers[path.id] = opener
    }
    let row = openers[path.id].flatMap { effect.before.row(at: $0) }
    if let row, effect.others(like: row).count > 1 { openers[path.id] = nil }
    for id in effect.updates.compactMap(\.path?.id) where openers[id] != nil && id != path.id {
      openers[id] = opener
    }
  }

  func used(_ path: RowPath) -> [String: RowContent.Pair] {
    history.filter { $0.ownPath == path }.reduce(into: [:]) { $0.merge($1.ownFields) { $1 } }
  }

  var lists: Set<Statement> {
    history.filter { !$0.inserted.isEmpty }.reduce(into: []) { lists, effect in
      lists.formUnion(effect.lists(effect.after).filter { $0.value.count > 1 }.keys)
    }
  }

  /// Returns whether a step reverses, or may reverse, the last step.
  func isBack(_ step: UserStep) -> Bool {
    guard let last = history.last else { return false }
    if step.place == last.step.place {
      return step.action == .tap
        ? step.title == last.newTitle
        : step.title == last.step.title && step.action != nil && step.action == last.step.inverse
    }
    let isOfFilter = !hidden.isEmpty && step.place != nil && step.place?.outer == hiding
    return isOfFilter || step.isUndo && last.undoable != nil
      || step.call == "pullToRefresh()" && !last.ownFields.isEmpty
  }
}

extension CellPlace { var outer: CellPlace { rowPath?.container.map(CellPlace.row) ?? self } }
