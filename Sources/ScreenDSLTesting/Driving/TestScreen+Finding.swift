import Foundation

extension TestScreen {
  func find(
    _ action: ControlAction, _ name: String?, in row: RowName?, number: Int?
  ) throws(Problem) -> SeenControl {
    let around = try visibleItem(row)
    let fitting = seenControls(in: around).filter { action.fits($0.control, isNamed: name != nil) }
    var found = controls(named: name, action, among: fitting)
    if case .expect = action { found = found.pickersJoined }
    if let number, number >= 1, number <= found.count { return found[number - 1] }
    if found.count == 1, number == nil || found[0].repeats(action) > 1 { return found[0] }
    throw found.isEmpty
      ? none(action, name, in: around, fitting) : several(action, name, number, found)
  }

  /// If `action` picks a choice and several choices of the control have this choice's name, returns an action that
  /// picks one of these choices: the one with the number `number`, counted from 1. Otherwise returns `action`.
  ///
  /// - Throws: A `Problem` if several choices have the name, and `number` is nil or out of range.
  func choosing(
    _ number: Int?, _ action: ControlAction, in seen: SeenControl
  ) throws(Problem) -> ControlAction {
    let count = seen.repeats(action)
    guard case .pick(let choice, _) = action, count > 1 else { return action }
    if let number, 1...count ~= number { return .pick(choice, number) }
    let calls = (1...count).map { action.code(seen.name, in: code(seen.item), number: $0) }
    throw Problem(
      "\(seen.subject) must have one choice \(ShownText.quoted(choice)) (has \(count)); "
        + "give each a name of its own, or use \(ChangeWords.list(calls))")
  }

  /// Returns true if the name means a row, and false if it means a control or a swipe action.
  ///
  /// - Throws: A `Problem` if the name means both a row that the user can tap, and a button or a swipe action.
  func isRow(_ name: RowName, _ title: String) throws(Problem) -> Bool {
    let (all, withID) = (seenControls(), namedRows.paths(withID: name))
    let named = SeenControl.named(title, among: all)
    let buttons = named.filter { $0.control.role == .button }.map(\.item)
    let items = buttons.isEmpty ? heardSwipes(title, in: nil).map(\.item) : buttons
    // A row that contains a button, a menu, or a visible choice or value with this text also has the text. So this code
    // ignores this row, unless the text is the row's ID.
    let others = items + all.filter { $0.takesTap(on: title) }.map(\.item)
    let rows = namedRows.paths(of: name).filter { path in
      withID.contains(path) || !others.contains { $0.place.rowPath == path }
    }
    let visible = Set(visiblePaths)
    let tapped = rows.first {
      visible.contains($0) && snapshot.row(at: $0)?.attributes.isSelectable == true
    }
    guard let tapped else {
      if !items.isEmpty || !named.isEmpty { return false }
      let buttons = all.filter { $0.control.role == .button }.map(\.name)
      let near = Near.texts(title, among: buttons + heardSwipes(nil, in: nil).map(\.action.title))
      let isValue = all.contains { $0.control.choices.contains(title) || $0.takesTap(on: title) }
      let isNone = near.isEmpty || snapshot.advice(title).hasPrefix("there is")
      return !rows.isEmpty || isNone && !isValue
    }
    guard let item = items.first else { return true }
    throw Problem(
      "\(ShownText.quoted(title)) must be a row or a button (was both); use "
        + ControlAction.tap.code(title, in: code(item, besides: title))
        + ", or tap(\(namedRows.code(tapped)))")
  }

  /// Returns the visible rows' swipe actions with a title, or all if `title` is nil. If a button has this title,
  /// returns an empty array.
  func heardSwipes(_ title: String?, in row: RowName?) -> [HeardSwipe] {
    let around = try? visibleItem(row)
    let isButton = seenControls(in: around).contains { seen in
      seen.control.role == .button && title.map(seen.names.contains) == true
    }
    if isButton || row != nil && around == nil { return [] }
    return seenItems(in: around).flatMap { item, _, _ in
      guard let path = item.place.rowPath else { return [HeardSwipe]() }
      return SwipeEdge.allCases.flatMap { edge in
        item.attributes.swipeActions[edge].enumerated().filter { title ?? $1.title == $1.title }
          .map { index, action -> HeardSwipe in (item, path, edge, action, index) }
      }
    }
  }

  func item(_ name: RowName) throws(Problem) -> DrivenItem {
    guard case .place(.supplementary(let kind, let id)) = name.content else {
      let path = try namedRows.path(of: name) {
        if let other = supplementary(showing: "\(name)") {
          return "; it is in the \(other), use \(other.code)"
        }
        return lastSeen { !NamedRows($0, reader).paths(of: name).isEmpty }.map { "; \($0)" } ?? ""
      }
      if let item = DrivenItem(at: .row(path), in: snapshot) { return item }
      throw Problem("Internal error: a path without a row, \(ShownText.quoted(path))")
    }
    let section = snapshot.sections.first { "\($0.id)" == "\(id)" }
    guard let section, let supplementary = section.supplementary(kind) else {
      throw .noSupplementary(kind, of: id, in: snapshot)
    }
    return DrivenItem(supplementary, of: section)
  }

  /// Returns the place of the first header, footer or other supplementary view that shows `text`; nil if there is none.
  func supplementary(showing text: String) -> CellPlace? {
    snapshot.sections.lazy.flatMap { section in
      section.supplementaries.map { DrivenItem($0, of: section) }
    }.first { NamedRows.texts(of: $0.model, look(of: $0.model)).contains(text) }?.place
  }

  func find(_ name: RowName) throws(Problem) -> (item: DrivenItem, path: RowPath) {
    let item = try item(name)
    guard let path = item.place.rowPath else {
      throw Problem("\(item.name) must be a row (was not)")
    }
    return (item, path)
  }

  func visibleItem(_ name: RowName?) throws(Problem) -> DrivenItem? {
    guard let name else { return nil }
    let item = try item(name)
    if !seenItems(in: item).isEmpty { return item }
    throw Problem(.notVisible(item.place), on: item, visible: visiblePaths)
  }

  private func controls(
    named name: String?, _ action: ControlAction, among all: [SeenControl]
  ) -> [SeenControl] {
    guard let name else { return all }
    let found = SeenControl.named(name, among: all)
    if !found.isEmpty || action.role == .button { return found }
    let rows = namedRows.paths(of: RowName(stringLiteral: name))
    return all.filter { $0.item.place.rowPath.map(rows.contains) == true }
  }

  func code(_ action: ControlAction, _ seen: SeenControl) -> String {
    // The source names the row unless no other control of the whole window has the name.
    var (seen, all) = (seen, seenControls().filter { action.fits($0.control, isNamed: true) })
    if case .expect = action {
      all = all.pickersJoined
      seen = all.first(where: seen.isInPicker) ?? seen
    }
    if SeenControl.named(seen.name, among: all).count == 1 {
      return action.code(seen.name, in: nil)
    }
    let alike = SeenControl.named(seen.name, among: all.filter { $0.item.place == seen.item.place })
    let number = alike.firstIndex { $0.control.id == seen.control.id }.map { $0 + 1 }
    return action.code(
      seen.name, in: code(seen.item, besides: seen.name), number: alike.count == 1 ? nil : number)
  }

  func code(_ item: DrivenItem, besides name: String = "") -> String {
    guard let path = item.place.rowPath, let row = item.row else { return item.place.code }
    let (rows, short) = (namedRows, snapshot.shortened(path).description)
    // A text of the row is a better name than a position such as `#0`.
    if path.id.isStructural,
      let text = rows.texts(of: row).first(where: { text in
        text != name && text.count < 40 && text.range(of: ", ") == nil
          && rows.paths(of: RowName(stringLiteral: text)) == [path]
      })
    {
      return text.debugDescription
    }
    return snapshot.paths(named: short).count == 1 ? short.debugDescription : rows.code(path)
  }

  private func several(
    _ action: ControlAction, _ name: String?, _ number: Int?, _ found: [SeenControl]
  ) -> Problem {
    let quoted = name.map(ShownText.quoted)
    let sentence =
      if let number {
        "No \(action.kind) with number \(number)" + (quoted.map { " for \($0)" } ?? "")
      } else {
        "\(quoted ?? "What is meant") must be one \(action.kind) (was \(found.count))"
      }
    let usable = found.filter { action.mistake(with: $0.control) == nil }
    let calls = ChangeWords.lines(usable.isEmpty ? found : usable, most: 10) {
      code(action, $0)
    }.map { "\n  \($0)" }.joined()
    return Problem("\(sentence); use\(calls)")
  }

  private func none(
    _ action: ControlAction, _ name: String?, in around: DrivenItem?, _ fitting: [SeenControl]
  ) -> Problem {
    let subject = name.map { " for \(ShownText.quoted($0))" } ?? ""
    let place = around.map { " in \($0.name)" } ?? ""
    let last = name.flatMap { name in
      lastSeen { !named(name, action, among: allControls(of: $0, in: around)).isEmpty }
    }
    if case .pick(let choice, _) = action {
      let pickers = seenControls(in: around).filter { [.picker, .menu].contains($0.control.role) }
      let choices = controls(named: name, action, among: pickers).flatMap(\.control.choices)
        .withoutRepetitions
      let advice = (last.map { "\($0); " } ?? "") + ControlAction.advice(choice, among: choices)
      if !choices.isEmpty {
        return Problem("No picker\(subject)\(place) has \(ShownText.quoted(choice)); \(advice)")
      }
    }
    let near = Near.texts(name ?? "", among: fitting.map(\.name))
    func calls(_ seen: [SeenControl]) -> String {
      ChangeWords.list(seen.pickersJoined) { seen in
        let isWrong = action.role == .picker && action.mistake(with: seen.control) != nil
        return code(isWrong ? ControlAction(using: seen.control) : action, seen)
      }
    }
    let known = [name.flatMap { elsewhere(action, $0, in: around) }, last].compactMap { $0 }
    let titles = heardSwipes(nil, in: around.map { RowName($0.place) }).map(\.action.title)
    let swipe = Near.texts(known.isEmpty ? name ?? "" : "", among: titles).first.flatMap { title in
      swipeAdvice(title, action, in: around).map { "near it is \(ShownText.quoted(title)), \($0)" }
    }
    let nothing = known.isEmpty && swipe == nil ? "there is none" : nil
    let advice = [
      near.isEmpty ? nil : "near it is \(calls(fitting.filter { near.contains($0.name) }))",
      swipe, fitting.isEmpty ? lookless(around) ?? nothing : "there is \(calls(fitting))",
    ].compactMap { $0 }
    return Problem(
      "No \(action.kind)\(subject)\(place); \((known + advice).joined(separator: "; "))")
  }

  private func elsewhere(
    _ action: ControlAction, _ name: String, in around: DrivenItem?
  ) -> String? {
    let all = seenControls(in: around)
    let own = all.first { seen in
      seen.names.contains(name) || seen.control.role != .picker && seen.takesTap(on: name)
    }
    if let other = own ?? all.first(where: { $0.control.choices.contains(name) }) {
      let use = own == nil ? .pick(name) : ControlAction(using: other.control)
      return "it is \(own == nil ? "a choice of " : "")a \(other.control.role), use "
        + code(use, other)
    }
    if let hidden = named(name, action, among: allControls(of: snapshot, in: around)).first {
      return "it is out of the window, use scroll(to: \(code(hidden.item))) first"
    }
    if let swipe = swipeAdvice(name, action, in: around) { return "it is \(swipe)" }
    let rows = namedRows.paths(of: RowName(stringLiteral: name))
    guard action.role == .button, let path = rows.first,
      snapshot.row(at: path)?.attributes.isSelectable == true
    else { return nil }
    return rows.count == 1
      ? "it is a row, use tap(\(name.debugDescription))"
      : "it is several rows, use \(ChangeWords.list(rows) { "tap(\(namedRows.code($0)))" })"
  }

  /// Returns advice on how to run the swipe action with this title; nil if there is no such swipe action, or if
  /// `action` is no tap.
  private func swipeAdvice(
    _ title: String, _ action: ControlAction, in around: DrivenItem?
  ) -> String? {
    let swipes = heardSwipes(title, in: around.map { RowName($0.place) })
    guard action.role == .button, let swipe = swipes.first else { return nil }
    let alike = swipes.filter { $0.path == swipe.path }
    let calls = ChangeWords.list(Array(1...alike.count)) {
      action.code(title, in: code(swipe.item), number: alike.count > 1 ? $0 : nil)
    }
    return "an action of \(alike.count < swipes.count ? "several rows" : "a row"), use \(calls)"
  }

  func named(
    _ name: String, _ action: ControlAction, among all: [SeenControl]
  ) -> [SeenControl] {
    SeenControl.named(name, among: all.filter { action.fits($0.control, isNamed: true) })
  }

  private func lookless(_ item: DrivenItem?) -> String? {
    guard let item, look(of: item.model) == nil, item.row?.innerRows == nil else { return nil }
    return "its model has no look, use 'fire' with a slot of the model, or 'use' with the cell"
  }

  func lastSeen(_ isThere: (ScreenSnapshot) -> Bool) -> String? {
    let isGone = { (index: Int) in
      // Searching only the rows that the step removed or changed saves time.
      let (old, step) = (self.history[index].snapshot, self.history[index + 1])
      return isThere(old.gone(in: step.snapshot.changes(from: old, known: step.report?.changes)))
    }
    guard let index = history.indices.dropLast().last(where: isGone) else { return nil }
    return "it was there last before step \(index + 1), "
      + ShownText.quoted(history[index + 1].title)
  }
}

extension ScreenSnapshot {
  /// Returns `known` if it leads from `old` to this snapshot, because computing the changes of a long list takes long.
  func changes(from old: ScreenSnapshot, known: Changeset?) -> Changeset {
    let isWhole = known?.old.isSame(as: old) == true && known?.new.isSame(as: self) == true
    return (isWhole ? known : nil) ?? changeset(from: old)
  }

  /// Returns this snapshot with only the rows that change, move or disappear.
  fileprivate func gone(in changes: Changeset) -> ScreenSnapshot {
    let places = changes.all.compactMap { change in
      change.container.map { position(of: $0.outermost, in: $0.section) } ?? change.old
    }
    let rows = Dictionary(grouping: Set(places), by: \.section)
    return ScreenSnapshot(
      sections.enumerated().map { index, section in
        let kept = rows[index, default: []].map(\.row).filter(section.rows.indices.contains)
        return (section, kept.sorted().map { section.rows[$0] })
      })
  }
}

extension ControlAction {
  fileprivate var kind: String { role.map { "\($0)" } ?? "control" }

  func fits(_ control: LookControl, isNamed: Bool) -> Bool {
    if let role, role != control.role, role != .picker || control.role != .menu { return false }
    if case .pick(let choice, _) = self, !isNamed || control.control.isInline {
      return control.choices.contains(choice)
    }
    return true
  }
}

extension CellPlace {
  var code: String {
    guard case .supplementary(let kind, let section) = self else { return "" }
    let id = "\(section)".debugDescription
    return switch kind {
    case .header: ".header(\(id))"
    case .footer: ".footer(\(id))"
    default: ".supplementary(\(kind.name.debugDescription), of: \(id))"
    }
  }
}

typealias HeardSwipe = (
  item: DrivenItem, path: RowPath, edge: SwipeEdge, action: SwipeAction, index: Int
)
