import Foundation

/// A step of an exploration: an action of a user, or an event.
struct UserStep: Hashable {
  typealias Play = @MainActor (TestScreen, RowName) async -> Void
  static let row = "⟦row⟧"
  static let site = CallSite(#fileID, #filePath, #line, #column)
  @MainActor static let start = UserStep(kind: "start")

  var place: CellPlace?
  /// The kind of the step, such as `⟦MailRow|App/Inbox.swift:12⟧ swipe trailing 'Archive'`. The kind contains no data
  /// of the row's model.
  var kind: String
  /// Swift source of a call of the test screen, such as `tap(⟦row⟧)`. `⟦row⟧` stands for the name of the step's row. If
  /// the step drags a row, `source(of:)` adds the end of the call. Empty for an event.
  var call = ""
  var title = ""
  var action: ControlAction?
  var control: LookControl.ID?
  var inverse: ControlAction?
  var drop: (other: RowPath, isBefore: Bool)?
  var times = 1
  var play: Play = { _, _ in }

  static func == (left: UserStep, right: UserStep) -> Bool {
    (left.kind, left.place, left.call, left.drop?.other)
      == (right.kind, right.place, right.call, right.drop?.other)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(place) }

  /// The kind of the step. If the user types a text, `group` omits the sort of text, such as `a digit`.
  var group: String {
    guard case .type = action, let end = kind.range(of: " type ", options: .backwards) else {
      return kind
    }
    return "\(kind[..<end.lowerBound]) type"
  }

  var isTyping: Bool { action?.role == .field }

  var setsValue: Bool { action.map { $0 != .tap && !kind.hasSuffix(" item") } ?? false }

  var isUndo: Bool { title.lowercased() == "undo" }
  var isEvent: Bool { kind.hasPrefix("event '") }
}

extension TestScreen {
  typealias SeenItem = (item: DrivenItem, cell: AnyObject, depth: Int)

  /// Returns Swift source that performs the step. If the step has a row, its name comes from the current snapshot.
  func source(of step: UserStep) -> String {
    func name(_ place: CellPlace?) -> String {
      guard let item = place.flatMap({ DrivenItem(at: $0, in: snapshot) }) else { return "" }
      return step.action == nil ? rowCode(item) : code(item, besides: step.title)
    }
    let call = step.call.replacingOccurrences(of: UserStep.row, with: name(step.place))
    return step.drop.map { "\(call)\(name(.row($0.other))))" } ?? call
  }

  /// Returns Swift source that expects something of the step's control, such as `.expectDisabled("Save")`. The source
  /// names the control's row only if several visible controls have the same name.
  func expectation(_ function: String, _ value: String? = nil, of step: UserStep) -> String {
    let action = ControlAction.expect(function, value?.debugDescription)
    let inRow = seenControls().filter { $0.item.place == step.place }
    let alike = step.action.map { named(step.title, $0, among: inRow) } ?? []
    let own = alike.first { $0.control.id == step.control } ?? alike.first
    return "." + (own.map { code(action, $0) } ?? action.code(step.title, in: nil))
  }

  func rowCode(_ item: DrivenItem) -> String {
    let code = code(item)
    let isControl = seenControls().contains { seen in
      (seen.names + seen.control.control.seenValues).contains { $0.debugDescription == code }
    }
    guard isControl, let path = item.place.rowPath else { return code }
    return ".path(\(snapshot.code(path)))"
  }

  func possibleSteps(
    on items: [SeenItem], _ known: inout [CellPlace: [UserStep]], _ word: String?
  ) -> [UserStep] {
    var steps: [UserStep] = []
    for (item, cell, _) in items {
      let own =
        known[item.place]
        ?? self.steps(on: item) + self.steps(in: cell as? HeadlessLookCell, of: item, word)
      known[item.place] = own
      steps += own
    }
    let (isEdited, list) = (snapshot.isEdited, host.updater)
    func add(_ isPossible: Bool, _ kind: String, _ call: String, _ play: @escaping UserStep.Play) {
      if isPossible { steps.append(UserStep(kind: "screen \(kind)", call: call, play: play)) }
    }
    let waits = items.contains { $0.item.attributes.impression != nil }
    add(list.canRefresh, "refresh", "pullToRefresh()") { screen, _ in await screen.pullToRefresh() }
    add(list.canEdit, isEdited ? "end editing" : "edit", "edit(\(!isEdited))") { screen, _ in
      screen.edit(!isEdited)
    }
    add(host.offset < host.maximalOffset, "scroll to end", "scrollToEnd()") { screen, _ in
      screen.scrollToEnd()
    }
    add(host.offset > 0, "scroll to start", "scroll(to: 0)") { screen, _ in screen.scroll(to: 0) }
    add(focus != nil, "return key", "pressReturn()") { screen, _ in screen.pressReturn() }
    add(waits, "wait", "advance(by: 1)") { screen, _ in screen.advance(by: 1) }
    return steps
  }

  private func steps(on item: DrivenItem) -> [UserStep] {
    let (isEdited, row, statement) = (snapshot.isEdited, UserStep.row, "\(Statement(item))")
    var steps: [UserStep] = []
    func add(_ kind: String, _ call: String, _ title: String = "", _ play: @escaping UserStep.Play)
    {
      let kind = "\(statement) \(kind)"
      steps.append(UserStep(place: item.place, kind: kind, call: call, title: title, play: play))
    }
    if item.isTappable, !isEdited || snapshot.selectsRows, !item.isUnmarked {
      add("tap", "tap(\(row))") { $0.tap($1) }
    }
    guard let path = item.place.rowPath else { return steps }
    let attributes = item.attributes
    for edge in isEdited ? [] : SwipeEdge.allCases {
      let titles = attributes.swipeActions[edge].map(\.title)
      for (index, title) in titles.enumerated() {
        let number = titles[...index].count { $0 == title }
        let call = "swipe(\(row), .\(edge), \(title.debugDescription)"
        let name = item.neutral(title, "action \(index + 1)")
        add("swipe \(edge) \(name)", call + (number > 1 ? ", number: \(number))" : ")"), title) {
          $0.swipe($1, edge, title, number: number)
        }
      }
    }
    for (index, titles) in (isEdited ? [] : attributes.contextMenu.choices).enumerated() {
      let name = titles.last.map { "menu \(item.neutral($0, "item \(index + 1)"))" }
      let call = ([row] + titles.map(\.debugDescription)).joined(separator: ", ")
      add(name ?? "preview", "choose(\(call))", titles.last ?? "") {
        _ = $0.choose($1, titles, UserStep.site)
      }
    }
    if let outline = attributes.disclosure,
      !outline.isTapped || !isEdited || snapshot.selectsRows || path.container != nil
    {
      let isOpen = outline.isExpanded
      add(isOpen ? "fold" : "unfold", "\(isOpen ? "collapse" : "expand")(\(row))") {
        _ = isOpen ? $0.collapse($1) : $0.expand($1)
      }
    }
    if attributes.onReorder != nil {
      let list = path.container.flatMap { snapshot.row(at: $0)?.innerRows?.sections.first }
      let ids = (list ?? path.section.flatMap(snapshot.section(id:)))?.rows.map(\.id)
      for case (let name, let id?) in [("end", ids?.last), ("start", ids?.first)]
      where id != path.id {
        let (other, isBefore) = (path.sibling(id), name == "start")
        add("reorder to \(name)", "reorder(\(row), \(isBefore ? "before" : "after"): ") {
          _ = isBefore ? $0.reorder($1, before: .path(other)) : $0.reorder($1, after: .path(other))
        }
        steps[steps.count - 1].drop = (other, isBefore)
      }
    }
    return steps
  }

  private func steps(
    in cell: HeadlessLookCell?, of item: DrivenItem, _ word: String?
  ) -> [UserStep] {
    let all = cell?.node?.seenControls(of: item, in: cell) ?? []
    return all.enumerated().filter(\.element.control.isEnabled).flatMap { index, seen in
      let (role, name, statement) = (seen.control.role, seen.name, Statement(item))
      let title = item.neutral(name, "\(role) \(all[...index].count { $0.control.role == role })")
      return seen.control.inputs(word).compactMap { action, kind, inverse -> UserStep? in
        let fitting = named(name, action, among: all)
        guard let index = fitting.firstIndex(where: { $0.control.id == seen.control.id }),
          action.mistake(with: seen.control) == nil
        else { return nil }
        let number = fitting.count > 1 ? index + 1 : nil
        return UserStep(
          place: item.place, kind: "\(statement) \(title) \(kind)",
          call: action.code(name, in: UserStep.row, number: number),
          title: name, action: action, control: seen.control.id, inverse: inverse
        ) { _ = $0.use(action, name, $1, number, UserStep.site) }
      }
    }
  }
}

extension LookControl {
  fileprivate func inputs(
    _ word: String?
  ) -> [(ControlAction, kind: String, inverse: ControlAction?)] {
    switch control.kind {
    case .button(let button):
      if button.menu.isEmpty { return [(.tap, "press", nil)] }
      return button.items.enumerated().filter { !$0.element.action.isDisabled }
        .map { (.pick($1.title), "\($0 + 1) item", nil) }
    case .toggle(let isOn): return [(.turn(!isOn), "turn", .turn(isOn))]
    case .slider(let slider):
      let (range, middle) = (slider.range, slider.nearest(to: slider.value(at: 0.5)))
      let values = [(range.lowerBound, "start"), (range.upperBound, "end"), (middle, "middle")]
      return values.filter { $0.0 != slider.value }.map { (.slide($0), "to \($1)", nil) }
    case .stepper(let stepper):
      // If a stepper has two values and shows the lower value, one step up is the only possible step.
      let up = [2, -1].allSatisfy { stepper.value(after: $0) == nil } ? 1 : 2
      return [(up, "up"), (-1, "down")].filter { stepper.value(after: $0.0) != nil }
        .map { (.step($0), $1, nil) }
    case .picker(let picker):
      let old = picker.takesSeveral ? nil : picker.chosen.map { ControlAction.pick($0) }
      return picker.choices.enumerated().filter { index, choice in
        (picker.takesSeveral || !picker.selected.contains(index)) && indexes(of: choice).count == 1
      }.map { (.pick($1), "choice \($0 + 1)", old) }
    case .date(let date):
      return [(1, "next"), (-1, "previous")].compactMap { steps, kind in
        date.value(after: steps).map { (.set($0), kind, nil) }
      }
    case .field(let field):
      let texts = [
        ("a", "a letter"), ("7", "a digit"), ("😀", "an emoji"), ("ש", "from right to left"),
        (word ?? "xxxx", "a word"),
      ]
      let inverse: ControlAction? = field.text.isEmpty ? .clear : nil
      return texts.map { (.type($0), "type \($1)", inverse) }
        + (inverse == nil ? [(.clear, "clear", nil)] : [])
    }
  }
}

extension ContextMenu {
  /// One array for each enabled item with a unique title: the titles of the submenus that contain the item, and then
  /// the item's own title. If a tap on the preview has an action, an empty array stands for this tap.
  fileprivate var choices: [[String]] {
    func leaves(_ items: [MenuAction], _ around: [String]) -> [[String]] {
      items.filter { item in !item.isDisabled && items.count { $0.title == item.title } == 1 }
        .flatMap { item in
          let titles = around + [item.title]
          return item.children.isEmpty ? [titles] : leaves(item.children, titles)
        }
    }
    return leaves(actions, []) + (onPreview == nil ? [] : [[]])
  }
}

extension DrivenItem {
  fileprivate func neutral(_ title: String, _ name: String) -> String {
    let (quoted, words) = (title.debugDescription, title.split { !$0.isLetter })
    let isData =
      title.isEmpty || title.contains(where: \.isNumber)
      || RowContent(model, nil).fields.values.contains { field in
        let text = field.dropFirst().dropLast()
        // A text of one or two bytes, such as 'Bo', can be a part of any word. Two Chinese letters have six bytes.
        return field.first == "\""
          && (text.utf8.count > 2 ? quoted.includes(text) : words.contains(text))
      }
    return isData ? name : "'\(ShownText.line(title))'"
  }
}
