public import ScreenDSLHeadless
public import ScreenDSLRendering

/// A screen that a test drives: it taps, scrolls and swipes, and looks at the result.
///
/// The whole path runs: the declaration is evaluated, the changes are computed and shown in a
/// headless list, which reuses cells and runs the handlers of the newest snapshot.
///
/// ```swift
/// let model = MainModel()
/// let screen = TestScreen { MainScreen(state: model.state, store: model) }
/// screen.pick("A to Z", in: "Sort").expectLastUpdate {
///   $0.reconfigured("menu/v")
///   $0.moved(count: 2)
/// }
/// ```
/// Models that say their looks need no cells, and their controls are named by what is seen. Rows are named by a
/// ``RowName``: by their IDs as text, or by what they show.
/// An action that cannot be done makes the test fail. What is shown is evaluated as in an app, with
/// reuse, and without: where that differs, the test fails, once for each statement.
@MainActor
public final class TestScreen {
  /// The list that shows the screen.
  public let host: HeadlessHost
  /// What the last action changed, from what was shown before it to what is shown after it.
  public internal(set) var lastUpdate = ScreenSnapshot().changeset(from: ScreenSnapshot())
  /// What was shown so far, each screen with what led to it.
  ///
  /// It is empty for a list whose options say that no events are recorded; a report has no recording of such a list.
  public private(set) var history: [ScreenStep] = []
  /// What was done last, for failures.
  var lastAction = DrivenAction("First screen", sentence: "After the first evaluation")
  /// Whether an action after the last one could not be done.
  var isOutOfDate = false

  /// The type of the declaration.
  let type: Any.Type
  /// Takes what is shown to the run's report; nil if there is none.
  private let report: ((ScreenStep) -> Void)?
  private let declaration: @MainActor (ScreenSnapshot?) -> ScreenSnapshot
  /// The field that has the keyboard, and the cell that shows it; none as long as it is out of the window.
  var focus: (seen: SeenControl, cell: AnyObject?)?
  private var reportedViolations = 0
  private var reportedDifferences: Set<String> = []
  /// Counts what actions cost, while a test asks for it.
  var cost: ScreenCost?
  /// The report on the last action's update; nil if it did nothing.
  private var lastReport: UpdateReport?

  /// Creates a screen and shows it.
  ///
  /// - Parameters:
  ///   - registry: Cells, and looks from outside, of models that do not say theirs; if nil, such a model is shown as
  ///     a text.
  ///   - options: How the list behaves, and how large it is.
  ///   - environment: What all rows have in common.
  ///   - screen: The declaration, with the current state; evaluated after each action.
  public init<Shown: Screen>(
    registry: CellRegistry<HeadlessList>? = nil, options: HeadlessOptions = HeadlessOptions(),
    environment: ListEnvironment = ListEnvironment(),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column, screen: @escaping @MainActor () -> Shown
  ) {
    let context = TestingContext.current
    func site() -> CallSite { CallSite(fileID, filePath, line, column) }
    type = Shown.self
    declaration = { screen().snapshot(reusing: $0) }
    var options = options
    options.needsCells = registry != nil
    options.contentWidth = { ScreenRenderer.width(of: $0) }
    host = HeadlessHost(registry: registry ?? CellRegistry(), options: options)
    host.environment = environment
    report =
      context.hasReport && options.recordsEvents
      ? context.log.recording(of: "\(Shown.self)", host.reader, at: site(), context) : nil
    host.updater.onUpdate = { [weak self] in self?.take($0) }
    do { try show(since: snapshot) } catch { fail(error, at: site()) }
  }

  /// What all rows have in common; cells that read what is another value now are filled again.
  public var environment: ListEnvironment {
    get { host.environment }
    set { host.environment = newValue }
  }

  /// What is shown now.
  public var snapshot: ScreenSnapshot { host.snapshot }

  /// What has happened in the list so far, and in those inside it, a line each: `select e3`.
  public var log: [String] { host.events.map(\.description) }

  /// Called after each update with what it did and took, as an app's adapter does; nil by default.
  public var onUpdate: (@MainActor (UpdateReport) -> Void)?

  /// The rules of list views that were broken so far; each one made the test fail.
  package var violations: [HeadlessViolation] { host.violations }

  /// Makes the test fail for an action that cannot be done.
  func fail(_ error: any Error, at site: CallSite) {
    TestingContext.current.fail(["\(error)"], site, showing: shown)
  }
}

extension TestScreen: @MainActor SnapshotConvertible {
  /// Returns what is shown now; it is evaluated already.
  public func snapshot(reusing previous: ScreenSnapshot? = nil) -> ScreenSnapshot { snapshot }
}

extension TestScreen {
  /// What a report shows with a failure.
  var shown: ReportItem.Shown {
    ReportItem.Shown(content: .screen(snapshot), source: reader, type: "\(type)")
  }

  /// Evaluates the declaration, reusing what it says is the same.
  func evaluate(reusing previous: ScreenSnapshot?) -> ScreenSnapshot { declaration(previous) }

  /// Shows what the declaration says now.
  ///
  /// - Parameter old: What was shown before the action.
  func show(since old: ScreenSnapshot) throws(DrivingError) {
    let new = host.updater.evaluate { evaluate(reusing: $0) }
    cost?.add(new)
    // Rows that appear may change the state.
    let differences = new.differences { evaluate(reusing: nil) }
    lastReport = nil
    host.apply(new)
    settleFocus()
    lastUpdate = host.snapshot.changeset(from: old)
    record(ScreenStep(lastAction.title, host.snapshot, lastReport))
    try check(differences)
    let violations = host.violations.dropFirst(reportedViolations).map { "\n  \($0)" }
    reportedViolations += violations.count
    if violations.isEmpty { return }
    throw DrivingError(
      "\(lastAction.sentence), the update must keep to the rules of list views (was not legal)"
        + violations.joined())
  }

  /// Adds a step to the history, and to the run's report.
  func record(_ step: ScreenStep) {
    if host.options.recordsEvents { history.append(step) }
    report?(step)
  }

  /// Returns what was shown so far as one SVG picture that moves by itself, each screen under what led to it.
  ///
  /// Where people ask for less motion, it shows the first screen.
  ///
  /// - Complexity: O(*s* · *n*), where *s* is the number of screens and *n* the number of rows of all of them that differ.
  public func recording(theme: ScreenRenderer.Theme = .light) -> String {
    history.recording(reader, theme)
  }

  private func take(_ report: UpdateReport) {
    lastReport = report
    onUpdate?(report)
  }

  /// Fails where what is shown differs from an evaluation without reuse, once for each statement.
  private func check(_ differences: [ScreenFinding]) throws(DrivingError) {
    let new = differences.filter {
      reportedDifferences.insert("\($0.kind) \($0.source ?? $0.problem)").inserted
    }
    if new.isEmpty { return }
    let texts = new.map(\.description).joined(separator: "\n")
    throw DrivingError("\(lastAction.sentence):\n\(texts)")
  }

  /// The look of a model; nil if it has none.
  func look(of model: any CellModel) -> LookNode? { reader.ownLook(of: model) }

  /// What finds the rows that a test names.
  var namedRows: NamedRows { NamedRows(snapshot, reader) }

  /// What finds the looks of rows, as they are now.
  var reader: LookReader { host.reader }

  /// What a row is called by those who hear it; nil if it is silent, or if that is not known.
  func spokenLabel(of row: Row) -> String? {
    let label = row.attributes.accessibilityLabel
    let stops = look(of: row.model)?.stops(isTappable: row.attributes.isSelectable, label: label)
    return stops.map(\.rowLabel) ?? label
  }
}

extension TestScreen {
  /// The visible rows and what their cells show, one a line.
  ///
  /// Rows inside containers follow theirs, indented by two spaces. A look is told by its texts, a model without one by
  /// its fields, and a cell of the test's own by its class, and its description if it has one.
  public var cells: [String] {
    seenItems().compactMap { item, cell, depth in
      item.row.map { String(repeating: "  ", count: depth) + Self.line($0, cell) }
    }
  }

  /// The paths of the visible rows, containers included.
  var visiblePaths: [RowPath] { seenItems().compactMap { $0.item.place.rowPath } }

  private static func line(_ row: Row, _ cell: AnyObject) -> String {
    if let plain = cell as? HeadlessPlaceholderCell { return ShownText.line(plain.text) }
    let look = (cell as? HeadlessLookCell)?.node
    let name = look == nil ? "\(Swift.type(of: cell))" : "\(Swift.type(of: row.model))"
    let text =
      look?.seenTexts.joined(separator: ", ") ?? (cell as? any CustomStringConvertible)?.description
    return ShownText.line("\(name) '\(row.id)'" + (text.map { ": \($0)" } ?? ""))
  }
}

extension HeadlessHost {
  fileprivate var reader: LookReader {
    LookReader(looks: LookRegistry(looksOf: registry), state: RenderState(environment: environment))
  }
}

// What is written from habit: the compiler says what to write.
extension TestScreen {
  /// Explains that the declaration is evaluated again after each action.
  @available(*, unavailable, message: "declare it in a closure: 'TestScreen { Inbox() }'")
  public convenience init(_ screen: some Screen) { misuse() }

  /// Explains that a row is named by a text.
  @available(*, unavailable, message: "a row is named by its ID as a text: 'tap(\"1\")'")
  @discardableResult
  public func tap(_ id: Int) -> TestScreen { misuse() }

  /// Explains that a row is named first.
  @available(*, unavailable, message: "the row comes first: 'fire(\"1\", \\Banner.onClose)'")
  @discardableResult
  public func fire<Model, Slot: _HandlerSlot>(
    _ slot: KeyPath<Model, Slot>, _ input: Slot.Input...
  ) -> TestScreen { misuse() }

  /// Explains that a handler with an input is given one.
  @available(*, unavailable, message: "give the value: 'fire(\"1\", \\SortMenu.onChange, .aToZ)'")
  @_disfavoredOverload @discardableResult
  public func fire<Model, Slot: _HandlerSlot>(
    _ row: RowName, _ slot: KeyPath<Model, Slot>
  ) -> TestScreen { misuse() }
}

extension TestScreen: ShownScreen {}
