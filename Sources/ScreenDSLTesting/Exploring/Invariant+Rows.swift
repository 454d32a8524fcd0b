import ScreenDSLHeadless
import ScreenDSLLooks

// Which rows a step may change.
extension Invariant {
  /// A row keeps its ID while its content stays, or while it is used.
  static func keptID(_ effect: StepEffect, _ memory: WayMemory) -> BrokenInvariant? {
    let inserted = effect.inserted
    for old in effect.removed where !inserted.isEmpty {
      guard let row = old.row, !effect.was(old).texts.isEmpty else { continue }
      let (content, isUsed) = (effect.was(old), effect.isOwn(old))
      let alike = inserted.filter { change in
        guard let new = change.row, Statement(new) == Statement(row) else { return false }
        return !new.attributes.replacedIDs.contains(row.id)
          && isSame(content, effect.now(change), isUsed)
      }
      guard alike.count == 1, let new = alike.first, new.container == old.container,
        isUsed && isAmongOthers(new, effect) && new.section == old.section
          && content.texts == effect.now(new).texts
          || !row.model.isPlainPart
            && neighbor(of: old, in: effect.before, stayingIn: effect.after)
              == neighbor(of: new, in: effect.after, stayingIn: effect.before)
      else { continue }
      return .ofUpdate(
        "\(effect.name(old)) must keep its ID (was replaced by \(effect.name(new)), which has the same content)",
        "inserted(count: 0)")
    }
    return nil
  }

  /// Returns the row before a row that stays; a detail that folds out below another row has another one.
  private static func neighbor(
    of change: Changeset.Change, in snapshot: ScreenSnapshot, stayingIn other: ScreenSnapshot
  ) -> RowID? {
    guard change.container == nil, let id = change.path?.id,
      let rows = snapshot.section(id: change.section)?.rows
    else { return nil }
    return rows.prefix { $0.id != id }.last {
      other.row(at: RowPath($0.id, section: change.section)) != nil
    }?.id
  }

  /// Whether a row that was there before is below a new row. A page that a list loads has none below.
  private static func isAmongOthers(_ new: Changeset.Change, _ effect: StepEffect) -> Bool {
    let rows = effect.after.section(id: new.section)?.rows.drop { $0.id != new.path?.id }
    return rows?.contains { effect.before.row(at: RowPath($0.id, section: new.section)) != nil }
      == true
  }

  private static func isSame(_ old: Content, _ new: Content, _ isUsed: Bool) -> Bool {
    if old.fields == new.fields { return true }
    let words = old.texts.filter { !$0.contains(where: \.isNumber) }
    guard isUsed, old.fields.count == new.fields.count,
      words.intersection(new.texts).count * 2 > words.count
    else { return false }
    let other = new.differences(from: old)
    if other.count * 2 == old.fields.count {
      return other.values.allSatisfy { $0.old?.hasPrefix("\"") != true }
    }
    return other.count * 2 < old.fields.count
  }

  /// What a user does to a row changes this row, not another one of its kind.
  static func ownRow(_ effect: StepEffect, _ memory: WayMemory) -> BrokenInvariant? {
    guard let (old, _) = effect.own, let place = effect.step.place else { return nil }
    let all = effect.changes.filter { $0.row.map { Statement($0) == Statement(old) } ?? false }
    let others = all.filter { $0.kind != .moved && !effect.isOwn($0) }
    if !effect.isOwnSame {
      if others.isEmpty { memory.local.insert(effect.step.kind) }
      return nil
    }
    guard others.count == 1, let other = others.first, let row = other.oldRow,
      isLocal(effect, memory, effect.was(other))
    else { return nil }
    if other.kind == .removed, !effect.step.title.isEmpty, effect.inserted.isEmpty {
      return .ofUpdate(
        "\(effect.name(other)) must stay (was removed instead of '\(place)', which was used)",
        "removed(count: 0)")
    }
    guard other.kind == .reconfigured || other.kind == .reloaded,
      !row.model.isPlainPart || effect.step.setsValue
    else { return nil }
    return .ofUpdate(
      "\(effect.name(other)) must stay as it is (changed instead of '\(place)', which was used)",
      "untouched(\(effect.code(other)))")
  }

  private static func isLocal(
    _ effect: StepEffect, _ memory: WayMemory, _ other: Content
  ) -> Bool {
    let (step, title) = (effect.step, effect.step.title)
    if title.lowercased().includes("all") { return false }
    if memory.local.contains(step.kind) { return true }
    guard let action = step.action else { return !title.isEmpty }
    if action.role == .field { return action != .focus }
    return other.controls.contains { $0.name == title }
  }

  /// What a user does to a row does not happen to another one too.
  static func oneRow(_ effect: StepEffect, _ memory: WayMemory) -> BrokenInvariant? {
    guard let (old, new) = effect.own, new != nil, !effect.step.isTyping, !old.model.isPlainPart,
      let (was, now) = effect.ownContents
    else { return nil }
    let (own, others) = (now.differences(from: was), effect.others(like: old))
    guard !own.isEmpty, others.count == 1, let other = others.first else { return nil }
    let before = effect.was(other)
    let shared = effect.now(other).differences(from: before).filter { own[$0.key] == $0.value }
    guard effect.before.allRows.count(where: { Statement($0.row) == Statement(old) }) > 3,
      let field = shared.keys.min(), before.fields != was.fields,
      before.texts.isDisjoint(with: was.texts)
    else { return nil }
    return .ofUpdate(
      "\(effect.name(other)) must stay as it is (changed '\(field)' as the row that was used did)",
      "untouched(\(effect.code(other)))")
  }

  /// The header of another section stays while its rows do.
  static func ownHeader(_ effect: StepEffect, _ memory: WayMemory) -> BrokenInvariant? {
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

  /// The texts of rows stay with their IDs.
  static func contentsInPlace(_ effect: StepEffect, _ memory: WayMemory) -> BrokenInvariant? {
    let lists = Dictionary(grouping: effect.updates) { change in
      change.oldRow.map { "\(Statement($0)) \(change.container.map { "\($0)" } ?? "")" } ?? ""
    }
    for rows in lists.values where rows.count > 1 {
      let pairs = rows.map { ($0, effect.was($0), effect.now($0)) }
      let isPlain = rows[0].row?.model.isPlainPart == true
      let whole = pairs.filter { change, old, new in
        !isPlain && !old.texts.isEmpty && !new.texts.isEmpty
          && pairs.contains { $0.0.path != change.path && $0.1.fields == new.fields }
      }
      let fields = Set(pairs.flatMap { Array($0.2.differences(from: $0.1).keys) })
      let isMoved = fields.contains { field in
        let (old, new) = (pairs.map { $0.1.fields[field] }, pairs.map { $0.2.fields[field] })
        let isText = new.allSatisfy { text in
          guard let text, text.hasPrefix("\""), text.count > 4 else { return false }
          return !text.contains(where: \.isNumber)
        }
        return isText && new.count > 2 && Set(new).count == new.count
          && zip(old, new).allSatisfy { $0 != $1 && old.contains($1) }
      }
      guard let change = whole.count > 1 ? whole[0].0 : isMoved ? rows[0] : nil else { continue }
      return .ofUpdate(
        "\(effect.name(change)) and others must keep their contents "
          + "(each has the content that another ID had); give each row the ID of what it shows",
        "untouched(\(effect.code(change)))")
    }
    return nil
  }

  /// A row that a row opened changes that one, not another one of its kind.
  static func opener(_ effect: StepEffect, _ memory: WayMemory) -> BrokenInvariant? {
    guard let path = effect.step.place?.rowPath, let opener = memory.openers[path.id],
      effect.step.action != nil, opener != path, let row = effect.before.row(at: opener),
      effect.after.row(at: opener)?.showsSameModel(as: row) == true
    else { return nil }
    let others = effect.others(like: row)
    guard others.count == 1, let other = others.first, other.path != opener, other.path != path
    else { return nil }
    return .ofUpdate(
      "\(effect.name(other)) must stay as it is (changed instead of '\(opener)', which '\(path)' belongs to)",
      "untouched(\(effect.code(other)))")
  }

  /// A row is where it was dropped, or where it was.
  static func drop(_ effect: StepEffect, _ memory: WayMemory) -> BrokenInvariant? {
    guard let other = effect.step.other, let path = effect.step.place?.rowPath,
      path.container == nil, let section = path.section,
      let old = effect.before.section(id: section)?.rows.map(\.id),
      let new = effect.after.section(id: section)?.rows.map(\.id),
      old != new, Set(old) == Set(new)
    else { return nil }
    var wish = old.filter { $0 != path.id }
    let end = effect.step.call.includes("before") ? 0 : 1
    guard let place = wish.firstIndex(of: other.id), let now = new.firstIndex(of: path.id)
    else { return nil }
    wish.insert(path.id, at: place + end)
    guard wish.filter({ $0 != path.id }) == new.filter({ $0 != path.id }),
      abs(place + end - now) == 1, old.firstIndex(of: path.id) != now
    else { return nil }
    return BrokenInvariant(
      sentence: "'\(path)' must be where it was dropped (was at \(now), not at \(place + end))")
  }

  /// An action that says that a row goes removes it, and one that says that it stays does not.
  static func swipes(_ effect: StepEffect, _ memory: WayMemory) -> BrokenInvariant? {
    guard let (old, new) = effect.own, let statement = effect.ownStatement else { return nil }
    let isKept = new != nil && !effect.isPending
    if effect.step.titleRemoves, isKept { memory.kept.insert(statement) }
    if effect.step.titleKeeps, new == nil { memory.gone.insert(statement) }
    guard memory.kept.contains(statement), memory.gone.contains(statement),
      effect.step.titleRemoves && isKept || effect.step.titleKeeps && new == nil
    else { return nil }
    return .ofUpdate(
      "'\(effect.step.title)' must do to \(type(of: old.model)) what its title says (\(isKept ? "kept the row, and another action removed it" : "removed the row, and another action kept it"))",
      isKept ? "reconfigured(count: 0)" : "removed(count: 0)")
  }
}
