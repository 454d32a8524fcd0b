import ScreenDSLHeadless
import ScreenDSLLooks

/// A step of an exploration: an action of the user, an event of the app, or a change by the system.
///
/// A step names rows and controls as the user sees them. So it means the same when other steps are left out.
struct UserStep: Hashable {
  enum Act: Hashable {
    case tap
    /// Uses a control of the row, by its name. If several have the name, the number tells which one.
    case use(ControlAction, name: String, number: Int?)
    /// Performs the swipe action with this title; nil for a swipe across the whole row. If several actions have the
    /// title, the number counts them from 1.
    case swipe(SwipeEdge, String?, number: Int)
    case choose([String])
    case reorder(toEnd: Bool)
    case expand(Bool)
    case edit(Bool)
    case refresh
    case scroll(toEnd: Bool)
    case pressReturn
    case wait
    case event(String)
    /// Waits until running actions end.
    case finish
  }

  /// The row, header or footer on which the step acts; nil if it acts on none.
  var place: CellPlace?
  var act: Act
  /// The kind of step, without the app's data: the type of the model and the action, as in `MailRow swipe Archive`.
  var kind: String

  /// Whether the step sets the value of a control, which the control then shows.
  var setsValue: Bool {
    guard case .use(let action, _, _) = act else { return false }
    return switch action {
    case .turn, .slide, .step, .set, .type, .clear: true
    case .pick: !kind.hasSuffix(" item")
    case .tap, .focus, .expect: false
    }
  }

  /// Whether the step types or clears a text.
  var isTyping: Bool {
    if case .use(let action, _, _) = act { action.role == .field } else { false }
  }

  /// A simpler step of the same kind; nil if there is none.
  var simpler: UserStep? {
    guard case .use(.type(let text), let name, let number) = act, text.count > 1 else { return nil }
    let letter = ControlAction.type(String(text.prefix(1)))
    return UserStep(place: place, act: .use(letter, name: name, number: number), kind: kind)
  }
}

extension TestScreen {
  /// The source line that steps of an exploration pass. No failure names it.
  private static let site = CallSite(#fileID, #filePath, #line, #column)

  /// Takes a step. If the step is not possible, the screen receives a failure.
  ///
  /// - Parameter happens: Runs the event with this name.
  func take(_ step: UserStep, _ happens: @MainActor (String) async -> Void) async {
    let (site, name) = (Self.site, step.place.map(RowName.init))
    guard let name else { return await take(step.act, happens) }
    guard let item = step.place.flatMap({ DrivenItem(at: $0, in: snapshot) }) else {
      return fail(Problem("No row for \(name)"), at: site)
    }
    switch step.act {
    case .use(let action, let title, let number):
      _ = use(action, title, name, number, site)
    case .swipe(let edge, let title, let number): swipe(name, edge, title, number: number)
    case .choose(let titles):
      _ = attempt(site) {
        try item.checkMenu(has: titles)
        try act("a menu choice of", item) { place throws(HeadlessError) in
          if let path = place.rowPath { try host.openMenu(of: path) }
          try host.choose(titles)
        }
      }
    case .reorder(let isToEnd):
      guard let other = end(isToEnd, of: item) else { return }
      if isToEnd { reorder(name, after: other) } else { reorder(name, before: other) }
    case .expand(let isExpanded): if isExpanded { expand(name) } else { collapse(name) }
    default: _ = attempt(site) { try act("a tap on", item, host.tap) }
    }
  }

  private func take(_ act: UserStep.Act, _ happens: @MainActor (String) async -> Void) async {
    switch act {
    case .edit(let isEditing): edit(isEditing)
    case .refresh: await pullToRefresh()
    case .scroll(let isToEnd): if isToEnd { scrollToEnd() } else { scroll(to: 0) }
    case .pressReturn: pressReturn()
    case .wait: advance(by: 1)
    case .event(let event):
      await happens(event)
      update()
    default:
      let old = snapshot
      await yieldTurns()
      step("Actions are done", "After actions were done", Self.site, since: old)
    }
  }

  /// Gives tasks that are ready to run some turns.
  func yieldTurns() async { for _ in 0..<20 { await Task.yield() } }

  /// Returns the first or the last row in the section of a row, apart from the row itself.
  private func end(_ isLast: Bool, of item: DrivenItem) -> RowName? {
    guard let path = item.place.rowPath else { return nil }
    let list = path.container.flatMap { snapshot.row(at: $0)?.innerRows } ?? snapshot
    let rows =
      path.container == nil
      ? path.section.flatMap { list.section(id: $0)?.rows.map(\.id) }
      : list.sections.first?.rows.map(\.id)
    guard let other = isLast ? rows?.last : rows?.first, other != path.id else { return nil }
    return .path(path.sibling(other))
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

// The source of steps, as calls of a test.
extension TestScreen {
  /// Returns the call of a step that is possible now, as Swift source.
  func source(of step: UserStep) -> String {
    guard let place = step.place, let item = DrivenItem(at: place, in: snapshot) else {
      return switch step.act {
      case .edit(let isEditing): "edit(\(isEditing ? "" : "false"))"
      case .refresh: "pullToRefresh()"
      case .scroll(let isToEnd): isToEnd ? "scrollToEnd()" : "scroll(to: 0)"
      case .pressReturn: "pressReturn()"
      case .wait: "advance(by: 1)"
      default: "finish()"
      }
    }
    let name = rowCode(item)
    switch step.act {
    case .use(let action, let title, let number):
      return controlCode(action, title, number, item)
    case .swipe(let edge, let title, let number):
      let arguments = [
        name, ".\(edge)", title?.debugDescription, number > 1 ? "number: \(number)" : nil,
      ]
      return "swipe(\(arguments.compactMap(\.self).joined(separator: ", ")))"
    case .choose(let titles):
      return "choose(\(([name] + titles.map(\.debugDescription)).joined(separator: ", ")))"
    case .reorder(let isToEnd):
      let other = end(isToEnd, of: item).flatMap { try? self.item($0) }.map(rowCode) ?? ""
      return "reorder(\(name), \(isToEnd ? "after" : "before"): \(other))"
    case .expand(let isExpanded): return "\(isExpanded ? "expand" : "collapse")(\(name))"
    default: return "tap(\(name))"
    }
  }

  /// Returns a name for a row, as Swift source. The name does not name a control.
  func rowCode(_ item: DrivenItem) -> String {
    let code = code(item)
    let isControl = seenControls().contains { $0.names.contains { $0.debugDescription == code } }
    return isControl ? item.place.rowPath.map { ".path(\(snapshot.code($0)))" } ?? code : code
  }

  private func controlCode(
    _ action: ControlAction, _ name: String, _ number: Int?, _ item: DrivenItem
  ) -> String {
    let all = seenControls().filter { action.fits($0.control, isNamed: true) }
    let own = SeenControl.named(name, among: all.filter { $0.item.place == item.place })
    let isRow = action.role == .button && !namedRows.paths(of: RowName(stringLiteral: name)).isEmpty
    guard let seen = own.dropFirst((number ?? 1) - 1).first, !isRow else {
      return action.code(name, in: code(item, besides: name), number: number)
    }
    return code(action, seen, among: all)
  }
}
