import Foundation

extension TestScreen {
  func use(
    _ action: ControlAction, _ name: String?, _ row: RowName?, _ number: Int?, _ site: CallSite
  ) -> TestScreen { attempt(site) { try use(action, name, row, number) } }

  func use(
    _ action: ControlAction, _ name: String?, _ row: RowName?, _ number: Int?
  ) throws(Problem) {
    let isOfFocus = name == nil && row == nil && number == nil && action.role == .field
    let seen = isOfFocus ? try focused() : try find(action, name, in: row, number: number)
    let (old, action) = (snapshot, try choosing(number, action, in: seen))
    try check(action, 0, seen.control, of: seen)
    if action.role == .field { try takeFocus(seen, action, since: old) }
    for step in 0..<action.count {
      let control = seen.cell?.node?.control(seen.control.id)
      guard let control, let context = seen.context, host.cell(at: seen.place) === seen.cell
      else { throw Problem.anotherCell(of: seen.item, after: action.done(step)) }
      try check(action, step, control, of: seen)
      if step > 0, action.role == .field, !hasFocus(seen) {
        if isExplored { return }
        throw Problem("\(seen.subject) must keep the focus (lost it after '\(action.done(step))')")
      }
      lastAction = seen.done(action)
      // The slider gets three events: the finger touches it, the finger moves, the finger lifts.
      let isDrag = action.role == .slider && host.use(control.id, context, .focus(true))
      if isDrag { try show(since: old) }
      guard host.use(control.id, context, action.input(step, on: control)) else {
        throw Problem("\(seen.subject) must be in the newest look too (was gone, or another)")
      }
      try show(since: old, after: action.done(step + 1))
      if isDrag, host.use(control.id, context, .focus(false)) { try show(since: old) }
    }
  }

  private func check(
    _ action: ControlAction, _ step: Int, _ control: LookControl, of seen: SeenControl
  ) throws(Problem) {
    if let obstacle = control.obstacle {
      throw Problem("\(seen.subject) must be enabled (\(obstacle))")
    }
    if step == 0, let mistake = action.mistake(with: control) {
      throw Problem("\(seen.subject) \(mistake)")
    }
  }

  func pressReturnKey() throws(Problem) {
    let (seen, old) = (try focused(), snapshot)
    lastAction = seen.done("Return in \(seen.name)")
    if let field = seen.control.field, field.breaksLines, let context = seen.context {
      _ = host.use(seen.control.id, context, .type(field.text + "\n"))
      return try show(since: old)
    }
    if let context = seen.context { _ = host.use(seen.control.id, context, .pressReturn) }
    moveFocus(to: seen.control.field?.returnKey == .next ? nextField(after: seen) : nil)
    try show(since: old)
  }

  /// Moves the focus of a hardware keyboard or a remote to a visible row. If the screen has `selectionFollowsFocus()`,
  /// the method also selects the row.
  @discardableResult
  public func moveFocus(
    to row: RowName, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) -> TestScreen {
    attempt(CallSite(fileID, filePath, line, column)) {
      try act("a focus on", item(row), host.focus)
    }
  }

  func focused() throws(Problem) -> SeenControl {
    if let seen = seenControls().first(where: hasFocus) { return seen }
    if let item = focus?.seen.item {
      throw Problem(.notVisible(item.place), on: item, visible: visiblePaths)
    }
    let calls = ChangeWords.list(seenControls().filter(\.canBeTyped)) { code(.focus, $0) }
    throw Problem(
      "Nothing has the focus; use " + (calls.isEmpty ? "a row with a field" : "\(calls) first"))
  }

  func hasFocus(_ seen: SeenControl) -> Bool { focus?.seen.isSame(as: seen) ?? false }

  private func takeFocus(
    _ seen: SeenControl, _ action: ControlAction, since old: ScreenSnapshot
  ) throws(Problem) {
    let had = hasFocus(seen)
    if had, action.count > 0 { return }
    lastAction = seen.done(action)
    if !had { moveFocus(to: seen) }
    try show(since: old)
    if !hasFocus(seen) {
      throw Problem("\(seen.subject) must take the focus (was refused by its model)")
    }
  }

  private func moveFocus(to seen: SeenControl?) {
    tellFocus(false)
    focus = seen.map { ($0, $0.cell) }
    tellFocus(true)
  }

  private func tellFocus(_ isFocused: Bool) {
    guard let seen = focus?.seen, let context = seen.context else { return }
    _ = host.use(seen.control.id, context, .focus(isFocused))
  }

  /// If an update has disabled the field with the focus, and the model still gives this field the focus, ends the focus
  /// and tells the model, as a list view does. Returns whether the focus has ended.
  func endFocus() -> Bool {
    guard let newest = focus?.seen.newest, !newest.isEnabled, newest.field?.isFocused == true
    else { return false }
    moveFocus(to: nil)
    return true
  }

  func settleFocus() {
    if let (seen, old) = focus {
      let newest = seen.newest
      let cell = host.cell(at: seen.place)
      let isReplaced = old != nil && cell != nil && old !== cell
      let isLost = newest?.isEnabled != true || newest?.field?.isFocused == false
      focus = isReplaced || isLost ? nil : (seen, cell)
      if focus != nil, newest?.field?.isFocused == true { return }
    }
    // Computing the names of all controls would take long, so this code computes only the names in one row.
    let place = host.visibleItems.first { _, cell, _ in
      (cell as? HeadlessLookCell)?.node?.controls.contains(where: \.wantsFocus) == true
    }?.place
    let item = place.flatMap { DrivenItem(at: $0, in: snapshot) }
    let wish = item.flatMap { seenControls(in: $0).first { $0.control.wantsFocus } }
    if let wish { focus = (wish, wish.cell) }
  }

  /// Returns a problem if an update took the focus from a field although the screen still contains the field; otherwise
  /// nil.
  func lostKeyboard(
    of seen: SeenControl, since old: ScreenSnapshot, after input: String
  ) -> Problem? {
    if focus != nil || snapshot.configuration?.place != old.configuration?.place { return nil }
    let place = seen.place
    let isShown = allControls(of: snapshot).contains { field in
      field.canBeTyped && field.name == seen.name && field.control.field?.isFocused != false
        && (field.place == place || DrivenItem(at: field.place, in: old) == nil)
    }
    return isShown ? .anotherCell(of: seen.item, after: input) : nil
  }

  private func nextField(after seen: SeenControl) -> SeenControl? {
    let fields = allControls(of: snapshot).filter(\.canBeTyped)
    guard let next = fields.drop(while: { !$0.isSame(as: seen) }).dropFirst().first
    else { return nil }
    func visible() -> SeenControl? { seenControls().first(where: next.isSame) }
    if visible() == nil { try? host.scroll(to: next.item.place) }
    return visible()
  }
}

extension LookControl {
  var button: LookNode.Button? { control.button }

  var field: LookNode.Field? { control.field }

  fileprivate var wantsFocus: Bool { isEnabled && field?.isFocused == true }
}

extension SeenControl {
  fileprivate var canBeTyped: Bool { control.field != nil && control.isEnabled }

  @MainActor fileprivate var newest: LookControl? {
    context?.newestLook?.controls.first { $0.id == control.id }
  }

  @MainActor func done(_ action: ControlAction) -> DrivenAction {
    done(action.title(names.first ?? cell?.node?.seenTexts.first ?? "\(control.role)"))
  }

  @MainActor func done(_ title: String) -> DrivenAction {
    let row = cell?.node?.seenTexts.first.map { title.range(of: $0) != nil ? "" : " in \($0)" }
    return DrivenAction(
      ShownText.line(title + (row ?? "")),
      sentence: "After \(ShownText.quoted(title)) in \(item.name)")
  }
}
