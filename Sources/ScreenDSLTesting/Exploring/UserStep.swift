import Foundation
import ScreenDSLHeadless
import ScreenDSLLooks

/// A step of a way: an action of a user or an event. The step names its row and control. So the step means the same if
/// other steps of the way are omitted.
struct UserStep: Hashable {
  /// The row, header or footer that the user uses; nil for a step of the whole screen.
  var place: CellPlace?
  /// The kind of the step, without data, such as `MailRow swipe trailing 'Archive'`.
  var kind: String
  var act: Act
  /// The action on the same control that reverses the step; nil if there is none.
  var inverse: ControlAction?
  /// The number of times that the user performs the action in quick succession.
  var times = 1

  /// The action of a user, with the titles of controls and menu items.
  enum Act: Hashable {
    case start, tap, fold, unfold, wait, refresh, toEnd, toStart, returnKey
    case edit(Bool)
    case swipe(SwipeEdge, String, number: Int)
    case choose([String])
    case drop(RowPath, isBefore: Bool)
    case use(ControlAction, String, number: Int?)
    case event(String)
  }

  /// The title of the control, the action or the menu item.
  var title: String {
    switch act {
    case .swipe(_, let title, _), .use(_, let title, _): title
    case .choose(let titles): titles.last ?? ""
    default: ""
    }
  }

  /// The action on a control; nil if the step uses no control.
  var action: ControlAction? { if case .use(let action, _, _) = act { action } else { nil } }

  /// Whether the step types or clears a text.
  var isTyping: Bool { action?.role == .field }

  /// Whether the step sets the value of a control that shows this value afterwards.
  var setsValue: Bool { action.map { $0 != .tap && !kind.hasSuffix(" item") } ?? false }

  var isUndo: Bool { title.lowercased() == "undo" }
  var isEvent: Bool { if case .event = act { true } else { false } }

  /// True if the title means that the row is removed, such as "Delete"; false if it means that the row stays, such as
  /// "Mark"; nil if it means neither.
  var saysItRemoves: Bool? {
    let word = title.lowercased().prefix(while: \.isLetter)
    if ["delete", "remove", "archive", "trash"].contains(word) { return true }
    let keeps = ["mark", "flag", "unflag", "pin", "unpin", "favorite", "edit", "share"]
    return keeps.contains(String(word)) ? false : nil
  }
}

// The steps that a user can take on the visible part of a screen.
extension TestScreen {
  /// Runs the action of a step, unless the step is an event. If the action is impossible, the test screen records a
  /// failure.
  func take(_ step: UserStep) async {
    let row = step.place.map(RowName.init) ?? ""
    for _ in 0..<step.times {
      switch step.act {
      case .start, .event: break
      case .tap: tap(row)
      case .fold: collapse(row)
      case .unfold: expand(row)
      case .wait: advance(by: 1)
      case .refresh: await pullToRefresh()
      case .toEnd: scrollToEnd()
      case .toStart: scroll(to: 0)
      case .returnKey: pressReturn()
      case .edit(let isEditing): edit(isEditing)
      case .swipe(let edge, let title, let number): swipe(row, edge, title, number: number)
      case .choose(let titles): _ = choose(row, titles, Way.site)
      case .drop(let other, true): reorder(row, before: .path(other))
      case .drop(let other, false): reorder(row, after: .path(other))
      case .use(let action, let title, let number): _ = use(action, title, row, number, Way.site)
      }
    }
  }

  /// Returns the Swift source of a method call that runs a step. The step must be possible now.
  func source(of step: UserStep) -> String {
    let item = step.place.flatMap { DrivenItem(at: $0, in: snapshot) }
    let row = item.map(rowCode) ?? ""
    switch step.act {
    case .start, .event: return ""
    case .tap: return "tap(\(row))"
    case .fold: return "collapse(\(row))"
    case .unfold: return "expand(\(row))"
    case .wait: return "advance(by: 1)"
    case .refresh: return "pullToRefresh()"
    case .toEnd: return "scrollToEnd()"
    case .toStart: return "scroll(to: 0)"
    case .returnKey: return "pressReturn()"
    case .edit(let isEditing): return "edit(\(isEditing))"
    case .swipe(let edge, let title, let number):
      let end = number > 1 ? ", number: \(number)" : ""
      return "swipe(\(row), .\(edge), \(title.debugDescription)\(end))"
    case .choose(let titles):
      return "choose(\(([row] + titles.map(\.debugDescription)).joined(separator: ", ")))"
    case .drop(let other, let isBefore):
      let name = DrivenItem(at: .row(other), in: snapshot).map(rowCode) ?? ""
      return "reorder(\(row), \(isBefore ? "before" : "after"): \(name))"
    case .use(let action, let title, let number):
      let row = item.map { code($0, besides: title) }
      return action.code(title.isEmpty ? nil : title, in: row, number: number)
    }
  }

  /// Returns the steps that are possible now, from top to bottom.
  ///
  /// - Parameters:
  ///   - known: The steps of rows that have not changed since they were computed.
  ///   - word: A word that the user types into fields, for searches.
  func possibleSteps(_ known: inout [CellPlace: [UserStep]], _ word: String?) -> [UserStep] {
    var steps: [UserStep] = []
    for (place, cell, _) in host.visibleItems {
      if known[place] == nil, let item = DrivenItem(at: place, in: snapshot) {
        let cell = cell as? HeadlessLookCell
        known[place] = (self.steps(on: item) + self.steps(in: cell, of: item, word)).map {
          var step = $0
          (step.place, step.kind) = (place, "\(Statement(item)) \(step.kind)")
          return step
        }
      }
      steps += known[place, default: []]
    }
    let (isEdited, list) = (snapshot.isEdited, host.updater)
    let ofScreen: [(Bool, String, UserStep.Act)] = [
      (list.canRefresh, "refresh", .refresh),
      (list.canEdit, isEdited ? "end editing" : "edit", .edit(!isEdited)),
      (host.offset < host.maximalOffset, "scroll to end", .toEnd),
      (host.offset > 0, "scroll to start", .toStart), (focus != nil, "return key", .returnKey),
      (steps.contains { $0.act == .wait }, "wait", .wait),
    ]
    steps.removeAll { $0.act == .wait }
    return steps + ofScreen.filter(\.0).map { UserStep(kind: "screen \($1)", act: $2) }
  }

  private func steps(on item: DrivenItem) -> [UserStep] {
    var steps: [UserStep] = []
    func add(_ kind: String, _ act: UserStep.Act) { steps.append(UserStep(kind: kind, act: act)) }
    let isEdited = snapshot.isEdited
    if item.isTappable, !isEdited || snapshot.selectsRows, !item.isUnmarked { add("tap", .tap) }
    guard let attributes = item.row?.attributes, let path = item.place.rowPath else { return steps }
    for edge in isEdited ? [] : SwipeEdge.allCases {
      let titles = attributes.swipeActions[edge].map(\.title)
      for (index, title) in titles.enumerated() {
        let number = titles[...index].count { $0 == title }
        let name = item.neutral(title, "action \(index + 1)")
        add("swipe \(edge) \(name)", .swipe(edge, title, number: number))
      }
    }
    let menu = isEdited ? ContextMenu() : attributes.contextMenu
    for (index, titles) in menu.choices.enumerated() {
      add("menu \(item.neutral(titles.last ?? "", "item \(index + 1)"))", .choose(titles))
    }
    if menu.onPreview != nil { add("preview", .choose([])) }
    if let isOpen = attributes.disclosure?.isExpanded {
      add(isOpen ? "fold" : "unfold", isOpen ? .fold : .unfold)
    }
    if attributes.impression != nil { add("wait", .wait) }
    if attributes.onReorder != nil {
      let list = path.container.flatMap { snapshot.row(at: $0)?.innerRows?.sections.first }
      let ids = (list ?? path.section.flatMap(snapshot.section(id:)))?.rows.map(\.id) ?? []
      for (name, id) in [("end", ids.last), ("start", ids.first)] where id != path.id {
        let other = id.map(path.sibling) ?? path
        add("reorder to \(name)", .drop(other, isBefore: name == "start"))
      }
    }
    return steps
  }

  private func steps(
    in cell: HeadlessLookCell?, of item: DrivenItem, _ word: String?
  ) -> [UserStep] {
    let all = cell?.node?.seenControls(of: item, in: cell) ?? []
    return all.enumerated().filter(\.element.control.isEnabled).flatMap { index, seen in
      let role = seen.control.role
      let title = item.neutral(
        seen.name, "\(role) \(all[...index].count { $0.control.role == role })")
      return seen.control.inputs(word).compactMap { action, kind, inverse -> UserStep? in
        let fitting = SeenControl.named(
          seen.name, among: all.filter { action.fits($0.control, isNamed: true) })
        guard let index = fitting.firstIndex(where: { $0.control.id == seen.control.id }),
          action.mistake(with: seen.control) == nil
        else { return nil }
        let number = fitting.count > 1 ? index + 1 : nil
        return UserStep(
          kind: "\(title) \(kind)", act: .use(action, seen.name, number: number),
          inverse: inverse)
      }
    }
  }

  /// The beginning of a text of a visible row without controls; nil if there is none. The explorer types this text to
  /// search.
  var word: String? {
    let looks = host.visibleItems.compactMap { ($0.cell as? HeadlessLookCell)?.node }
    let texts = looks.filter(\.controls.isEmpty).flatMap(\.seenTexts)
    return texts.first { $0.count > 2 }.map { String($0.prefix(4)) }
  }

  /// Returns the source of a row's name that is not also the name of a control.
  func rowCode(_ item: DrivenItem) -> String {
    let code = code(item)
    let isControl = seenControls().contains { $0.names.contains { $0.debugDescription == code } }
    return isControl ? item.place.rowPath.map { ".path(\(snapshot.code($0)))" } ?? code : code
  }
}

extension LookControl {
  /// Returns the actions of a user on the control, each with its kind and with the action that reverses it.
  fileprivate func inputs(
    _ word: String?
  ) -> [(ControlAction, kind: String, inverse: ControlAction?)] {
    switch control.kind {
    case .button(let button, _):
      if button.menu.isEmpty { return [(.tap, "press", nil)] }
      return button.items.enumerated().filter(\.element.isEnabled)
        .map { (.pick($1.title), "\($0 + 1) item", nil) }
    case .toggle(let isOn, _): return [(.turn(!isOn), "turn", .turn(isOn))]
    case .slider(let slider, _):
      let middle = slider.nearest(to: slider.value(at: 0.5))
      let ends = [(slider.range.lowerBound, "start"), (slider.range.upperBound, "end")]
      return (ends + [(middle, "middle")]).filter { $0.0 != slider.value }
        .map { (.slide($0.0), "to \($0.1)", nil) }
    case .stepper(let stepper, _):
      return [(2, "up"), (-1, "down")].filter { stepper.value(after: $0.0) != nil }
        .map { (.step($0.0), $0.1, nil) }
    case .picker(let picker, _):
      let old = picker.takesSeveral ? nil : picker.chosen.map { ControlAction.pick($0) }
      return picker.choices.enumerated().filter { index, choice in
        (picker.takesSeveral || !picker.selected.contains(index))
          && indexes(of: choice).count == 1
      }.map { (.pick($1), "choice \($0 + 1)", old) }
    case .date(let date, _): return date.value(after: 1).map { [(.set($0), "next", nil)] } ?? []
    case .field(let field, _):
      let texts = ["a", "7", "😀", "ש", word ?? "xxxx"]
      let kinds = ["a letter", "a digit", "an emoji", "from right to left", "a word"]
      let inverse: ControlAction? = field.text.isEmpty ? .clear : nil
      return zip(texts, kinds).map { (.type($0), "type \($1)", inverse) }
        + (inverse == nil ? [(.clear, "clear", nil)] : [])
    }
  }
}

extension ContextMenu {
  /// The path to each enabled item: the titles of the submenus around the item, and then its own title.
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
  /// Returns the title of a control without data. If the title contains a number or a text of the model, returns
  /// `name`.
  fileprivate func neutral(_ title: String, _ name: String) -> String {
    let isData =
      title.isEmpty || title.contains(where: \.isNumber)
      || RowContent(model, nil).texts.contains { title.includes($0) }
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
