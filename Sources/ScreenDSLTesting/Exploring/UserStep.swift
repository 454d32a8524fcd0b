import Foundation
import ScreenDSLHeadless
import ScreenDSLLooks

/// Something that a user or the world does, by what is seen; it means the same when other steps are left out.
struct UserStep: Hashable {
  /// The row, header or footer; nil for a step that concerns none.
  var place: CellPlace?
  /// What is done, without data: `MailRow swipe trailing 'Archive'`.
  var kind: String
  /// The call in Swift, with `ROW` and `OTHER` for names of rows; empty for a control and an event.
  var call = ""
  /// The title of the control, the action or the menu item, or the name of the event.
  var title = ""
  /// What is done to a control, and the number of the control among those of its row with that title.
  var action: ControlAction?
  var number: Int?
  /// What undoes it.
  var inverse: ControlAction?
  /// Whether the user does it twice quickly.
  var isTwice = false
  /// The row beside which the row is dropped.
  var other: RowPath?
  /// Performs the call.
  var perform: Perform = { _ in }
  typealias Perform = @MainActor ((screen: TestScreen, row: RowName)) async -> Void

  static func == (left: UserStep, right: UserStep) -> Bool {
    (left.place, left.kind, left.action, left.number, left.other)
      == (right.place, right.kind, right.action, right.number, right.other)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(place)
    hasher.combine(kind)
  }

  /// Whether it types or clears a text.
  var isTyping: Bool { action?.role == .field }

  /// Whether it is an input to a control with a value, which the control shows afterwards.
  var setsValue: Bool {
    switch action {
    case .turn, .slide, .step, .set, .type, .clear: true
    case .pick: !kind.hasSuffix(" item")
    default: false
    }
  }

  /// The kind, the same for on and off, so that not each switch is turned back next.
  var group: Substring {
    if case .turn = action {
      kind[..<(kind.lastIndex(of: " ") ?? kind.endIndex)]
    } else {
      kind[...]
    }
  }

  /// The same step, done twice quickly.
  var twice: UserStep {
    var step = self
    (step.kind, step.isTwice) = (kind + " twice", true)
    return step
  }

  /// The same step with a shorter text; nil if there is none.
  var simpler: UserStep? {
    guard case .type(let text) = action, text.count > 1 else { return nil }
    var step = self
    step.action = .type(String(text.prefix(1)))
    return step
  }

  /// A title that says that a row goes, or that it stays.
  var titleRemoves: Bool { Self.begins(title, ["delete", "remove", "archive", "trash"]) }
  var titleKeeps: Bool {
    Self.begins(title, ["mark", "flag", "unflag", "pin", "unpin", "favor", "edit", "share"])
  }

  private static func begins(_ title: String, _ words: [String]) -> Bool {
    words.contains { title.lowercased().hasPrefix($0) }
  }
}

// What a user can do with what is seen.
extension TestScreen {
  /// The place of a call of the explorer, which no failure names.
  private static let site = CallSite(#fileID, #filePath, #line, #column)

  /// Takes a step; what cannot be done fails.
  func take(_ step: UserStep) async {
    let name = step.place.map(RowName.init) ?? ""
    for _ in 0..<(step.isTwice ? 2 : 1) {
      if let action = step.action {
        _ = use(action, step.title, name, step.number, Self.site)
      } else {
        await step.perform((self, name))
      }
    }
  }

  /// Returns the steps that are possible now, from top to bottom.
  ///
  /// - Parameters:
  ///   - known: The steps of rows that did not change.
  ///   - word: A word to search for.
  func possibleSteps(_ known: inout [CellPlace: [UserStep]], _ word: String?) -> [UserStep] {
    var steps: [UserStep] = []
    for (place, cell, _) in host.visibleItems {
      guard let own = known[place] else {
        guard let item = DrivenItem(at: place, in: snapshot) else { continue }
        let own = self.steps(on: item) + self.steps(in: cell as? HeadlessLookCell, of: item, word)
        known[place] = own
        steps += own + drops(of: place)
        continue
      }
      steps += own + drops(of: place)
    }
    func add(
      _ isPossible: Bool, _ kind: String, _ call: String,
      _ perform: @escaping UserStep.Perform
    ) {
      if isPossible { steps.append(UserStep(kind: "screen \(kind)", call: call, perform: perform)) }
    }
    let isEdited = snapshot.isEdited
    add(host.updater.canRefresh, "refresh", "pullToRefresh()") { await $0.screen.pullToRefresh() }
    add(host.updater.canEdit, isEdited ? "end editing" : "edit", "edit(\(!isEdited))") {
      $0.screen.edit(!isEdited)
    }
    add(host.offset < host.maximalOffset, "scroll to end", "scrollToEnd()") {
      $0.screen.scrollToEnd()
    }
    add(host.offset > 0, "scroll to start", "scroll(to: 0)") { $0.screen.scroll(to: 0) }
    add(focus != nil, "return key", "pressReturn()") { $0.screen.pressReturn() }
    return steps
  }

  private func steps(on item: DrivenItem) -> [UserStep] {
    let statement = Statement(item)
    var steps: [UserStep] = []
    func add(
      _ kind: String, _ call: String, title: String = "",
      _ perform: @escaping UserStep.Perform
    ) {
      steps.append(
        UserStep(
          place: item.place, kind: "\(statement) \(kind)", call: call, title: title,
          perform: perform))
    }
    if item.isTappable, !snapshot.isEdited || snapshot.selectsRows, !item.isUnmarked {
      add("tap", "tap(ROW)") { screen, row in
        _ = screen.attempt(Self.site) {
          try screen.act("a tap on", screen.item(row), screen.host.tap)
        }
      }
    }
    guard let attributes = item.row?.attributes else { return steps }
    if !snapshot.isEdited {
      for edge in SwipeEdge.allCases {
        let actions = attributes.swipeActions[edge]
        for (index, title) in actions.map(\.title).enumerated() {
          let number = actions[...index].count { $0.title == title }
          let end = number > 1 ? ", number: \(number)" : ""
          add(
            "swipe \(edge) \(item.neutral(title, "action \(index + 1)"))",
            "swipe(ROW, .\(edge), \(title.debugDescription)\(end))", title: title
          ) { $0.screen.swipe($0.row, edge, title, number: number) }
        }
        if let first = actions.first, first.allowsFullSwipe {
          add("full swipe \(edge)", "swipe(ROW, .\(edge))", title: first.title) {
            $0.screen.swipe($0.row, edge)
          }
        }
      }
      let menu = attributes.contextMenu
      for (index, titles) in (menu.choices + (menu.onPreview == nil ? [] : [[]])).enumerated() {
        let words = (["ROW"] + titles.map(\.debugDescription)).joined(separator: ", ")
        let name = titles.last.map { "menu \(item.neutral($0, "item \(index + 1)"))" }
        add(name ?? "preview", "choose(\(words))", title: titles.last ?? "") {
          _ = $0.screen.choose($0.row, titles, Self.site)
        }
      }
    }
    if let outline = attributes.disclosure {
      let isOpen = outline.isExpanded
      add(isOpen ? "fold" : "unfold", isOpen ? "collapse(ROW)" : "expand(ROW)") { screen, row in
        _ = isOpen ? screen.collapse(row) : screen.expand(row)
      }
    }
    if attributes.impression != nil {
      steps.append(
        UserStep(kind: "screen wait", call: "advance(by: 1)") { $0.screen.advance(by: 1) })
    }
    return steps
  }

  /// Returns the drags of a row: to the end, to the start and two places down.
  private func drops(of place: CellPlace) -> [UserStep] {
    guard let path = place.rowPath, let row = snapshot.row(at: path),
      row.attributes.onReorder != nil
    else { return [] }
    let list = path.container.flatMap { snapshot.row(at: $0)?.innerRows }
    let section = list.map { $0.sections.first } ?? path.section.flatMap(snapshot.section(id:))
    let ids = section?.rows.map(\.id) ?? []
    guard let index = ids.firstIndex(of: path.id), ids.count > 1 else { return [] }
    let ends = [
      ("end", index < ids.count - 1 ? ids.last : nil), ("start", index > 0 ? ids.first : nil),
      ("below", index + 3 < ids.count ? ids[index + 2] : nil),
    ]
    return ends.compactMap { name, id in
      guard let other = id.map(path.sibling) else { return nil }
      let isBefore = name == "start"
      return UserStep(
        place: place, kind: "\(Statement(row)) reorder to \(name)",
        call: "reorder(ROW, \(isBefore ? "before" : "after"): OTHER)", other: other
      ) { screen, row in
        _ =
          isBefore
          ? screen.reorder(row, before: .path(other)) : screen.reorder(row, after: .path(other))
      }
    }
  }

  private func steps(
    in cell: HeadlessLookCell?, of item: DrivenItem, _ word: String?
  ) -> [UserStep] {
    let statement = Statement(item)
    let all = cell?.node?.seenControls(of: item, in: cell) ?? []
    return all.enumerated().flatMap { index, seen -> [UserStep] in
      if !seen.control.isEnabled { return [] }
      let ordinal =
        "\(seen.control.role) \(all[...index].count { $0.control.role == seen.control.role })"
      return seen.control.inputs(word).compactMap { action, kind, inverse in
        let fitting = SeenControl.named(
          seen.name, among: all.filter { action.fits($0.control, isNamed: true) })
        guard let number = fitting.firstIndex(where: { $0.control.id == seen.control.id }),
          action.mistake(with: seen.control) == nil
        else { return nil }
        return UserStep(
          place: item.place, kind: "\(statement) \(item.neutral(seen.name, ordinal)) \(kind)",
          title: seen.name, action: action, number: fitting.count > 1 ? number + 1 : nil,
          inverse: inverse)
      }
    }
  }

  /// A word that a row without controls shows, to search for.
  var word: String? {
    for (_, cell, _) in seenItems() {
      guard let look = (cell as? HeadlessLookCell)?.node, look.controls.isEmpty else { continue }
      if let text = look.seenTexts.first(where: { $0.count > 2 }) { return String(text.prefix(4)) }
    }
    return nil
  }
}

extension LookControl {
  /// Returns what a user may do with it, each with its kind, and with what undoes it.
  fileprivate func inputs(
    _ word: String?
  ) -> [(ControlAction, kind: String, inverse: ControlAction?)] {
    switch control.kind {
    case .button(let button, _):
      if button.menu.isEmpty { return [(.tap, "press", nil)] }
      return button.items.enumerated().filter(\.element.isEnabled)
        .map { (.pick($1.title), "\($0 + 1) item", nil) }
    case .toggle(let isOn, _): return [(.turn(!isOn), isOn ? "off" : "on", .turn(isOn))]
    case .slider(let slider, _):
      let middle = slider.nearest(to: slider.value(at: 0.5))
      let ends = [(slider.range.lowerBound, "start"), (slider.range.upperBound, "end")]
      return (ends + [(middle, "middle")]).filter { $0.0 != slider.value }
        .map { (.slide($0.0), "to \($0.1)", nil) }
    case .stepper(let stepper, _):
      return [(2, "up"), (-1, "down")].filter { stepper.value(after: $0.0) != nil }
        .map { (.step($0.0), $0.1, nil) }
    case .picker(let picker, _):
      let old = picker.takesSeveral ? nil : picker.titles.first.map { ControlAction.pick($0) }
      return picker.choices.indices.filter {
        (picker.takesSeveral || !picker.selected.contains($0))
          && indexes(of: picker.choices[$0]).count == 1
      }.map { (.pick(picker.choices[$0]), "choice \($0 + 1)", old) }
    case .date(let date, _): return date.value(after: 1).map { [(.set($0), "next", nil)] } ?? []
    case .field(let field, _):
      let texts = [
        ("a", "a letter"), ("7", "a digit"), ("😀", "an emoji"), ("ש", "from right to left"),
        (word ?? "xxxx", "a word"),
      ]
      let isEmpty = field.text.isEmpty
      return texts.map { (.type($0.0), "type \($0.1)", isEmpty ? .clear : nil) }
        + (isEmpty ? [] : [(.clear, "clear", nil)])
    }
  }
}

extension ContextMenu {
  /// The titles of each enabled item, after those of the menus around it.
  fileprivate var choices: [[String]] {
    func leaves(_ items: [MenuAction], _ around: [String]) -> [[String]] {
      items.filter { item in !item.isDisabled && items.count { $0.title == item.title } == 1 }
        .flatMap { item in
          let titles = around + [item.title]
          return item.children.isEmpty ? [titles] : leaves(item.children, titles)
        }
    }
    return leaves(actions, [])
  }
}

extension DrivenItem {
  /// Returns a title without data: another name if it contains a text of the model, or a number.
  fileprivate func neutral(_ title: String, _ name: String) -> String {
    let isData =
      title.isEmpty || title.contains(where: \.isNumber)
      || Content(model, nil).texts.contains { title.includes($0) }
    return isData ? name : "'\(ShownText.line(title))'"
  }
}

extension RowName {
  init(_ place: CellPlace) {
    switch place {
    case .row(let path): self = .path(path)
    case .supplementary(let kind, let section): self = .supplementary(kind, of: section)
    }
  }
}

// The steps as calls of a test.
extension TestScreen {
  /// Returns the call of a step that is possible now, as Swift source.
  func source(of step: UserStep) -> String {
    guard let item = step.place.flatMap({ DrivenItem(at: $0, in: snapshot) }) else {
      return step.call
    }
    if let action = step.action { return source(of: action, step, item) }
    let other = step.other.flatMap { DrivenItem(at: .row($0), in: snapshot) }
    return step.call.replacingOccurrences(of: "OTHER", with: other.map(rowCode) ?? "")
      .replacingOccurrences(of: "ROW", with: rowCode(item))
  }

  /// Returns the name of a row, which names no control.
  func rowCode(_ item: DrivenItem) -> String {
    let code = code(item)
    let isControl = seenControls().contains { $0.names.contains { $0.debugDescription == code } }
    return isControl ? item.place.rowPath.map { ".path(\(snapshot.code($0)))" } ?? code : code
  }

  private func source(
    of action: ControlAction, _ step: UserStep, _ item: DrivenItem
  ) -> String {
    let all = seenControls().filter { action.fits($0.control, isNamed: true) }
    let own = SeenControl.named(step.title, among: all.filter { $0.item.place == item.place })
    let isRow =
      action.role == .button && !namedRows.paths(of: RowName(stringLiteral: step.title)).isEmpty
    guard let seen = own.dropFirst((step.number ?? 1) - 1).first, !isRow else {
      return action.code(step.title, in: code(item, besides: step.title), number: step.number)
    }
    return code(action, seen, among: all)
  }
}
