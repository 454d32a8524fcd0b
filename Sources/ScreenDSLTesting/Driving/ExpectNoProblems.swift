/// Fails the test if there are problems on a screen; see ``TestScreen/problems``.
///
/// ```swift
/// @MainActor @Test func isSound() { expectNoProblems(TestScreen { MainScreen(state: .full) }) }
/// ```
/// - Parameters:
///   - screen: The screen in its current state.
///   - audit: The audit of the app's cell registry: `cells.audit(MainScreen(state: .full))`. If nil, the function
///     audits the registry of the test screen.
///   - images: The names of the images in the app's catalog; nil to check no images. The function checks neither
///     symbols nor the images of swipe actions and menus.
@MainActor
public func expectNoProblems(
  _ screen: TestScreen, cells audit: CellAudit? = nil, images: [String]? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column
) {
  TestingContext.current.fail(
    screen.problems(cells: audit, images: images).map(\.explanation),
    CallSite(fileID, filePath, line, column), showing: screen.shown)
}

/// Fails the test if there are problems in a snapshot.
///
/// - Parameters:
///   - snapshot: The snapshot of the screen.
///   - changes: The update that led to the snapshot. If nil, the function does not check whether rows get new IDs, or
///     whether sections take over the content of other sections.
///   - audit: The audit of the app's registry. If nil, the function ignores problems of cells.
///   - label: Returns the accessibility label of a row's cell. If this closure returns nil, the `accessibilityLabel` of
///     the row counts. Without a closure, the function ignores missing labels.
public func expectNoProblems(
  _ snapshot: ScreenSnapshot, of changes: Changeset? = nil, cells audit: CellAudit? = nil,
  label: ((Row) -> String?)? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
) {
  TestingContext.current.fail(
    snapshot.problems(of: changes, cells: audit, label: label).map(\.explanation),
    CallSite(fileID, filePath, line, column),
    showing: ReportItem.Shown(content: [ScreenStep("", snapshot)]))
}

/// A call of this declaration does not compile. The message says that the argument must be a `TestScreen`, which can
/// draw the looks of the rows.
@available(*, unavailable, message: "show it first: 'expectNoProblems(TestScreen { Inbox() })'")
public func expectNoProblems(_ screen: some Screen) { misuse() }

extension TestScreen {
  /// The problems of the screen. A problem has a cost for the users or developers of the screen, even if the screen
  /// works.
  ///
  /// The property checks the shown snapshot and the last update. The property also evaluates the screen and each look
  /// twice. If the two results differ, this difference is a problem. A missing accessibility label of a row that the
  /// user can tap is also a problem.
  ///
  /// - Complexity: O(*n*) in the number *n* of rows, including rows inside containers.
  public var problems: [Problem] { problems(cells: nil, images: nil) }

  func problems(cells audit: CellAudit?, images: [String]?) -> [Problem] {
    let current = evaluate(reusing: host.updater.newest)
    var whole = [current]
    let readsEnvironment = ListEnvironment.isRead { whole = [evaluate(reusing: nil)] }
    let found =
      snapshot.problems(of: lastUpdate, cells: audit) { path, row in
        guard let look = self.look(of: row.model) else {
          return row.attributes.accessibilityLabel ?? "\(path)"
        }
        return look.spokenLabel(of: row)
      } + lookProblems(images)
      + current.differences(reader.hides) { whole.popLast() ?? evaluate(reusing: nil) }
      + (readsEnvironment ? [.environmentOutsideOfLooks(of: "\(type)")] : [])
      + (audit == nil ? host.registry.audit(snapshot).problems : []) + host.missingCells
    return found.filter { $0.kind != .titleAsID || !hasHeading($0.section) }
      .withoutRepetitions { problem in
        let sentence = problem.kind == .identityChurn ? "" : problem.sentence
        return [problem.statement, sentence]
      }
  }

  /// Returns whether the section's first row begins with an accessibility heading. Such a section needs no header.
  private func hasHeading(_ section: SectionID?) -> Bool {
    guard let row = section.flatMap({ snapshot.section(id: $0) })?.rows.first else { return false }
    let spoken = look(of: row.model)?.accessibilityElements(isTappable: row.attributes.isSelectable)
    return spoken?.first?.traits.contains(.header) == true
  }

  private func lookProblems(_ images: [String]?) -> [Problem] {
    var groups = LookProblems()
    for item in allItems(of: snapshot) {
      guard let look = look(of: item.model) else { continue }
      if let again = self.look(of: item.model), again != look {
        groups.addUnrest(look, again, item)
      }
      groups.addControls(of: look, item)
      groups.addValues(of: look, item, images)
    }
    return groups.problems
  }
}

private struct LookProblems {
  private var (silent, unrest) = (ProblemGroup(.missingLabel), ProblemGroup(.unstableContent))
  private var (impossible, alike) = (ProblemGroup(.impossibleValue), ProblemGroup(.sharedLabel))
  private var (missing, shared) = (ProblemGroup(.missingImage), ProblemGroup(.sharedFocus))
  private static let choiceRemedy = "give each choice a name of its own"
  private var focused: String?

  var problems: [Problem] {
    [silent, alike, impossible, unrest, missing, shared].flatMap(\.problems)
  }

  mutating func addUnrest(_ look: LookNode, _ again: LookNode, _ item: DrivenItem) {
    let texts = zip(look.seenTexts, again.seenTexts).first { $0 != $1 }
    let words = texts.map { "\(ShownText.quoted($0)), then \(ShownText.quoted($1))" }
    unrest.add(
      "Look of \(item.subject) must be the same each time that it is made "
        + "(was \(words ?? Problem.differences(look, again)))", item,
      remedy: "take what it shows from the model alone, not from the time or by chance")
  }

  mutating func addControls(of look: LookNode, _ item: DrivenItem) {
    let elements = look.accessibilityElements(
      isTappable: item.isTappable, label: item.attributes.accessibilityLabel)
    var names: Set<String> = []
    let controls = look.controls
    var known: [LookControl.ID: LookControl] = [:]
    let hasActions = elements.contains { $0.adjuster != nil || !$0.actions.isEmpty }
    for control in controls {
      // A button without a name is an accessibility element with the label of the row, or belongs to another element.
      // In the second case, the button needs no name if an element has actions, because these can replace the button.
      if control.name == nil, control.role == .button || control.role == .menu {
        if !hasActions || elements.contains(where: { $0.control == control.id }) {
          silent.add("No accessibility label for a \(control.role) in \(item.subject)", item)
        }
      } else if known[control.id] == nil {
        known[control.id] = control
      }
    }
    if item.row == nil, item.isTappable, elements.rowLabel == nil {
      silent.add("No accessibility label for \(item.subject), which can be tapped", item)
    }
    let named = elements.filter { $0.label != nil }
    let reached = named.compactMap(\.adjuster) + named.flatMap(\.actions).map(\.control)
    if look.unseenControls.contains(where: { $0.isEnabled && !reached.contains($0.id) }) {
      silent.add(
        "No labeled accessibility element for actions of a part in \(item.subject)", item,
        remedy: "give the part a label, or move its actions to a part that is an element")
    }
    for stop in elements {
      guard let id = stop.control, let control = known[id] else { continue }
      let role = control.role
      if stop.label?.allSatisfy(\.isWhitespace) ?? true {
        silent.add("No accessibility label for a \(role) in \(item.subject)", item)
      } else if let name = stop.label, control.control.hiddenTitle == nil,
        !names.insert("\(role) \(name)").inserted
      {
        alike.add(
          "Two of \(item.subject) are a \(role) called '\(name)'", item,
          remedy: control.control.isInline ? Self.choiceRemedy : nil)
      }
    }
    for control in controls {
      if control.field?.isFocused == true, control.isEnabled {
        let field = "\(control.shownName) in \(item.subject)"
        if let focused {
          shared.add("Focus must be wanted by one field (was by \(focused) and \(field))", item)
        }
        focused = focused ?? field
      }
      // If dots have replaced a sensitive title, all choices of the control have the same name, "••••".
      let choices = control.control.hiddenTitle == nil ? control.choices : []
      if let twice = choices.grouped(by: \.self).first(where: { $0.count > 1 }) {
        alike.add(
          "Two choices of \(control.shownName) in \(item.subject) are called "
            + ShownText.quoted(twice[0]), item, remedy: Self.choiceRemedy)
      }
    }
  }

  mutating func addValues(of look: LookNode, _ item: DrivenItem, _ images: [String]?) {
    for control in look.controls {
      guard let reason = control.control.impossibility else { continue }
      impossible.add("\(control.shownName) in \(item.subject) \(reason)", item)
    }
    for name in look.looseDrawings where images?.contains(name) != true {
      missing.add(
        "Drawing \(ShownText.quoted(name)) in \(item.subject) must be inside 'Look.custom' "
          + "(was not, so only pictures show it)", item,
        remedy: "write it in 'Look.custom(value) { … }', with a value that is a 'CustomPart'")
    }
    for part in look.allParts {
      if let value = part.style.values.outside {
        impossible.add("Progress in \(item.subject) must be from 0 to 1 (was \(value))", item)
      }
      guard let images else { continue }
      for name in part.assets where !images.contains(name) {
        let near = Near.texts(name, among: images).map(ShownText.quoted)
        missing.add(
          "No image for \(ShownText.quoted(name)) in \(item.subject)"
            + (near.isEmpty ? "" : "; near it is \(ChangeWords.list(near))"), item)
      }
    }
  }
}

extension ProblemGroup {
  fileprivate mutating func add(_ problem: String, _ item: DrivenItem, remedy: String? = nil) {
    add(
      problem, "\(type(of: item.model))", at: item.source?.description, in: item.place,
      remedy: remedy)
  }
}

extension LookControl {
  fileprivate var shownName: String {
    // Each choice of an inline picker is a control. The `name` of this control is the text of the choice, and
    // `control.title` is the title of the picker.
    let name = control.isInline ? control.title : name ?? ""
    return ShownText.quoted(name.isEmpty ? "\(role)" : name)
  }
}

extension LookNode {
  fileprivate var allParts: [LookNode] { [self] + parts.flatMap(\.allParts) }

  /// The names of the drawings outside of `Look.custom`. Pictures show these drawings, and lists in UIKit do not.
  fileprivate var looseDrawings: [String] {
    if style.values.custom != nil { return [] }
    // The environment sets `imageData` only for remote images, so an asset with `imageData` is a drawing.
    if case .image(.asset(let name)) = kind, style.values.imageData != nil { return [name] }
    return parts.flatMap(\.looseDrawings)
  }

  fileprivate var assets: [String] {
    var images = [style.values.dark]
    if case .image(let image) = kind, style.values.imageData == nil { images.append(image) }
    if let button = control?.button { images.append(button.image) }
    return images.compactMap { $0 }.flatMap(\.assets)
  }
}

extension Look.Image {
  fileprivate var assets: [String] {
    switch self {
    case .symbol: []
    case .asset(let name): [name]
    case .remote(_, let placeholder, let failure):
      [placeholder, failure].compactMap { $0 }.flatMap(\.assets)
    }
  }
}

extension LookNode.Control {
  var impossibility: String? {
    let out = "is set out of its range,"
    switch kind {
    case .picker(let picker) where picker.isLost:
      return "has a value that is not among its choices"
    case .date(let date): return date.isOutside ? date.range.map { "\(out) \($0)" } : nil
    case .slider(let slider): return slider.outside.map { "\(out) \(slider.range) (was \($0))" }
    case .stepper(let stepper):
      return stepper.outside.map { "\(out) \(stepper.range) (was \($0))" }
    default: return nil
    }
  }
}
