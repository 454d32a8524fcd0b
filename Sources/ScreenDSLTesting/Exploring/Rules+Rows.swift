extension StepEffect {
  var lostID: BrokenRule? {
    for old in removed where !was(old).texts.isEmpty {
      let (content, isUsed) = (was(old), isOwn(old))
      let alike = inserted.filter { change in
        guard let row = old.row, change.statement == old.statement,
          change.row?.attributes.replacedIDs.contains(row.id) == false
        else { return false }
        return content.fields == now(change).fields || isUsed && content.texts == now(change).texts
      }
      guard alike.count == 1, let new = alike.first, new.new == old.old,
        new.container == old.container, isUsed || old.row?.isLookPart == false
      else { continue }
      let paths = old.shownPaths(replacedBy: new)
      return BrokenRule(
        "\(name(old, paths[0])) must keep its ID (was replaced by \(name(new, paths[1])), "
          + "which has the same content)",
        update: "inserted(count: 0)")
    }
    return nil
  }

  private var otherChanges: [Change] {
    let statement = own.map { Statement($0.old) }
    return changes.filter { $0.kind != .moved && !isOwn($0) && $0.statement == statement }
  }

  var otherRow: BrokenRule? {
    let others = otherChanges
    let isOfOthers = ["all", "other", "only"].contains { step.title.lowercased().includes($0) }
    guard let place = step.place, isOwnSame, !isOfOthers, let other = others.first,
      let row = other.oldRow, others.allSatisfy({ $0.oldRow != nil })
    else { return nil }
    let hasSame =
      step.action == nil
      ? !step.title.isEmpty
      : step.isTyping || was(other).controls.contains { $0.name == step.title }
    let isLocal =
      others.count == 1 && hasSame
      || way.history.contains {
        $0.step.kind == step.kind && !$0.isOwnSame && $0.otherChanges.isEmpty
      }
    let fact = "instead of '\(place)', which was used"
    if !isLocal { return nil }
    if other.kind != .removed {
      return row.isLookPart && step.title.isEmpty ? nil : stays(other, "changed \(fact)")
    }
    return step.title.isEmpty || step.action != nil && !inserted.isEmpty
      ? nil
      : BrokenRule(
        "\(name(other)) must stay (was removed \(fact))", update: "untouched(\(code(other)))")
  }

  func stays(_ other: Change, _ fact: String) -> BrokenRule {
    BrokenRule("\(name(other)) must stay as it is (\(fact))", update: "untouched(\(code(other)))")
  }

  var secondRow: BrokenRule? {
    guard let (old, new) = own, new != nil, !step.isTyping, !old.isLookPart,
      let (was, now) = ownContents
    else { return nil }
    let (own, others) = (now.differences(from: was), others(like: old))
    guard !own.isEmpty, others.count == 1, let other = others.first,
      let field = fields(other).filter({ own[$0.key] == $0.value }).keys.min()
    else { return nil }
    let before = self.was(other)
    guard before.fields != was.fields, before.texts.isDisjoint(with: was.texts),
      lists(self.before)[Statement(old)].map({ $0.count > 3 }) == true
    else { return nil }
    return stays(other, "changed '\(field)' as the row that was used did")
  }

  var otherOpener: BrokenRule? {
    guard let path = ownPath, let opener = way.openers[path.id], step.action != nil,
      opener != path, let row = before.row(at: opener) ?? way.gone[opener]?.row,
      after.row(at: opener)?.showsSameModel(as: row) == true
    else { return nil }
    let back = inserted.filter { change in
      guard let old = change.path.flatMap({ way.gone[$0] }), old.by == opener else {
        return false
      }
      return change.statement == Statement(row) && change.row?.showsSameModel(as: old.row) == false
    }
    let others = others(like: row) + back
    guard others.count == 1, let other = others.first, other.path != opener, other.path != path
    else { return nil }
    return stays(other, "changed instead of '\(opener)', which '\(path)' belongs to")
  }

  var otherHeader: BrokenRule? {
    let updated = changes.filter { $0.kind == .sectionUpdated && $0.container == nil }
    guard own != nil, let section = ownPath?.section, updated.count == 1,
      let id = updated.first?.section, id != section,
      !changes.contains(where: { $0.kind != .sectionUpdated && $0.section == id }),
      let own = after.section(id: section), let other = after.section(id: id), own.header != nil,
      own.source?.description == other.source?.description
    else { return nil }
    return BrokenRule(
      "Header of section '\(id)' must stay while its rows do (changed after a step in '\(section)')",
      update: "untouched(.header(\("\(id)".debugDescription)))")
  }

  var movedContents: BrokenRule? {
    let lists = updates.grouped { [AnyHashable($0.statement), AnyHashable($0.container)] }
    for rows in lists {
      let pairs = rows.map { (change: $0, old: was($0), new: now($0)) }
      let whole = pairs.filter { change, _, new in
        change.row?.isLookPart == false && !new.texts.isEmpty
          && pairs.contains { $0.change.path != change.path && $0.old.fields == new.fields }
      }
      // If the user moves a row, all rows can show words for their new places, such as 'First'.
      let isMoved =
        rows.count > 2 && !changes.contains { $0.kind == .moved && isOwn($0) }
        && Set(rows.flatMap { fields($0).keys }).contains { field in
          let (old, new) = (pairs.map { $0.old.fields[field] }, pairs.map { $0.new.fields[field] })
          return new.allSatisfy { $0?.isWord == true } && Set(new).count == new.count
            && zip(old, new).allSatisfy { $0 != $1 && old.contains($1) }
        }
      guard let change = whole.count > 1 ? whole[0].change : isMoved ? rows[0] : nil
      else { continue }
      return BrokenRule(
        "\(name(change)) and others must keep their contents "
          + "(each has the content that another ID had); give each row the ID of what it shows",
        update: "untouched(\(code(change)))")
    }
    return nil
  }

  /// The broken rule if a dropped row is one position away from where the user dropped it. The rule ignores rows inside
  /// containers. It also ignores drops beside a row that the user cannot drag, because the app can keep such a row at
  /// its place.
  var otherDrop: BrokenRule? {
    guard let (other, isBefore) = step.drop, let path = ownPath, path.container == nil,
      before.row(at: other)?.attributes.onReorder != nil, let section = path.section,
      let old = before.section(id: section)?.rows.map(\.id),
      let new = after.section(id: section)?.rows.map(\.id), old != new,
      let now = new.firstIndex(of: path.id)
    else { return nil }
    let others = old.filter { $0 != path.id }
    guard others == new.filter({ $0 != path.id }), let beside = others.firstIndex(of: other.id),
      abs(beside + (isBefore ? 0 : 1) - now) == 1
    else { return nil }
    return BrokenRule("'\(path)' must be beside '\(other)', where it was dropped (was at \(now))")
  }

  /// True if the action's title says that the action removes the row, but the row is still there. False if the title
  /// says that the action keeps the row, but the row is gone. Otherwise nil. For example, the value is nil for
  /// 'Unflag', because this action can remove a row from a list of flagged rows.
  private var contradiction: Bool? {
    guard let own, !isPending else { return nil }
    let word = String(step.title.lowercased().prefix(while: \.isLetter))
    let removing = ["delete", "remove", "archive", "trash"]
    let keeping = ["mark", "flag", "pin", "favorite", "edit", "share"]
    return (own.new == nil ? keeping : removing).contains(word) ? own.new != nil : nil
  }

  var exchangedSwipe: BrokenRule? {
    guard let says = contradiction, let (old, _) = own,
      way.history.contains(where: { other in
        other.contradiction == !says && other.own.map { Statement($0.old) } == Statement(old)
      })
    else { return nil }
    let (done, other) = says ? ("kept", "removed") : ("removed", "kept")
    return BrokenRule(
      "'\(step.title)' must do to \(type(of: old.model)) what its title says "
        + "(\(done) the row, and another action \(other) it)",
      update: says ? "removed(\(ownCode))" : "removed(count: 0)")
  }
}

extension String {
  fileprivate var isWord: Bool { first == "\"" && count > 4 && !contains(where: \.isNumber) }
}
