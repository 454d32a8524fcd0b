/// A screen that a test drives: the test taps, scrolls and swipes, and checks the result.
///
/// A test screen runs the same code as an app: it evaluates the screen's declaration, computes the changes, and applies
/// them to a list without views. This list reuses cells, and calls the handlers of the newest snapshot.
///
/// ```swift
/// let model = MainModel()
/// let screen = TestScreen { MainScreen(state: model.state, store: model) }
/// screen.pick("A to Z", in: "Sort").expectLastUpdate {
///   $0.reconfigured("menu/v")
///   $0.moved(count: 2)
/// }
/// ```
/// A model that describes its cell by a property `look` needs no registered cell. The test names controls by their
/// visible texts. The test names a row by a ``RowName``, such as the ID of the row as text, or a visible text. If a
/// user could not perform an action, the test fails.
///
/// After each action of the test, the test screen evaluates the declaration twice. In the first evaluation, as in an
/// app, a section's closure does not run if its `dependsOn` values are unchanged. In the second evaluation, all
/// closures run. If a statement of the declaration gives different rows in the two evaluations, the test fails once for
/// this statement.
@MainActor
public final class TestScreen {
  /// The list that shows the screen.
  public let host: HeadlessHost
  /// The changes of the last action, such as a tap.
  public internal(set) var lastUpdate = ScreenSnapshot().changeset(from: ScreenSnapshot())
  /// All screens so far, each with the action that led to it.
  ///
  /// While `explore` looks for bugs, the history stays empty, to save time.
  public private(set) var history: [ScreenStep] = []
  var lastAction = DrivenAction("First screen", sentence: "After the first evaluation")
  var lastSite: CallSite
  private let context = TestingContext.current
  /// The call that began the first of the running `async` actions.
  private var busySite: CallSite?
  /// Whether the test screen may be released while `async` actions run.
  var canEndBusy: Bool
  /// Whether the last action failed. If so, `lastUpdate` can be the update of an earlier action.
  var isOutOfDate = false

  let type: Any.Type
  private let report: ((ScreenStep?, LookReader) -> Void)?
  private let declaration: @MainActor (ScreenSnapshot?) -> ScreenSnapshot
  var focus: (seen: SeenControl, cell: AnyObject?)?
  private(set) var lostKeyboard: Problem?
  private var reportedViolations = 0
  private(set) var reportedDifferences: Set<String> = []
  /// The last result of `namedRows`, stored because computing the texts of rows takes long.
  private var lastNamed = NamedRows(ScreenSnapshot())
  private(set) var lastReport: UpdateReport?
  /// The newest snapshot that reuses no rows of an earlier snapshot; nil before the test screen has evaluated one.
  var whole: ScreenSnapshot?
  /// Whether the test screen compares each new snapshot with an evaluation that reuses no rows. An exploration sets
  /// this property to false, because the exploration makes the comparison itself.
  var checksWhole = true
  /// Whether an exploration uses the test screen. If so, the test screen adds its failures to `failures`, and the
  /// exploration reports them.
  let isExplored: Bool
  var failures: [Problem] = []

  /// Creates a test screen, and shows the screen that the closure returns.
  ///
  /// - Parameters:
  ///   - registry: The registered cells and looks of the app. If nil, a row whose model declares no look shows the
  ///     properties of the model as text.
  ///   - options: The behavior and the size of the list.
  ///   - environment: The values that all rows share.
  ///   - screen: Returns the declaration with the current state. The test screen calls this closure after each action.
  public convenience init<Shown: Screen>(
    cells registry: CellRegistry<HeadlessList>? = nil, options: HeadlessOptions = HeadlessOptions(),
    environment: ListEnvironment = ListEnvironment(),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column, screen: @escaping @MainActor () -> Shown
  ) {
    let site = CallSite(fileID, filePath, line, column)
    self.init(registry, options, environment, at: site, isExplored: false, screen: screen)
  }

  init<Shown: Screen>(
    _ registry: CellRegistry<HeadlessList>?, _ options: HeadlessOptions,
    _ environment: ListEnvironment, at site: CallSite, isExplored: Bool,
    screen: @escaping @MainActor () -> Shown
  ) {
    (type, self.isExplored, canEndBusy, lastSite) = (Shown.self, isExplored, isExplored, site)
    declaration = { screen().snapshot(reusing: $0) }
    var options = options
    options.needsCells = registry != nil
    options.contentWidth = { ScreenRenderer.width(of: $0) }
    host = HeadlessHost(cells: registry ?? CellRegistry(), options: options)
    host.environment = environment
    report =
      context.hasReport && !isExplored
      ? context.log.recording(of: "\(Shown.self)", at: site, context) : nil
    host.updater.onUpdate = { [weak self] report in
      self?.lastReport = report
      self?.onUpdate?(report)
    }
    host.updater.reports.console = { [weak self] problem in
      guard let self, problem.kind == .unhandledError else { return }
      fail(Problem(problem.explanation, isOfScreen: true), at: lastSite)
    }
    host.updater.work.onRunning = { [weak self] in
      guard let self else { return }
      busySite = host.updater.work.isRunning ? busySite ?? lastSite : nil
    }
    do { try show(since: snapshot) } catch { fail(error, at: site) }
  }

  deinit {
    guard let busySite, !canEndBusy else { return }
    context.fail(
      ["Screen must not be left busy (was); use 'await finish()', or 'leaveBusy()'"], busySite)
  }

  /// The values that all rows share. If the test changes a value, the list configures the cells that read this value.
  public var environment: ListEnvironment {
    get { host.environment }
    set {
      host.environment = newValue
      settleFocus()
      report?(nil, reader)
    }
  }

  /// The shown snapshot.
  public var snapshot: ScreenSnapshot { host.snapshot }

  /// The events so far in the list, and in the lists inside its containers. The text of an event is a line, such as
  /// `select e3`.
  public var log: [String] { host.events.map(\.description) }

  /// The test screen calls this closure after each update, with the changes and the costs of the update; nil by
  /// default. In an app, the adapter of the table or collection view has the same property.
  public var onUpdate: (@MainActor (UpdateReport) -> Void)?

  func fail(_ error: any Error, at site: CallSite) {
    if isExplored { return failures.append(error as? Problem ?? Problem("\(error)")) }
    TestingContext.current.fail(["\(error)"], site, showing: shown)
  }
}

extension TestScreen: @MainActor SnapshotConvertible, ShownScreen {
  /// Returns the shown snapshot.
  public func snapshot(reusing previous: ScreenSnapshot? = nil) -> ScreenSnapshot { snapshot }

  var shown: ReportItem.Shown {
    ReportItem.Shown(
      content: [ScreenStep("", snapshot.near(visiblePaths))], source: reader, type: "\(type)")
  }

  func evaluate(reusing previous: ScreenSnapshot?) -> ScreenSnapshot { declaration(previous) }

  func evaluateWhole() -> ScreenSnapshot {
    let snapshot = evaluate(reusing: nil)
    whole = snapshot
    return snapshot
  }

  func show(since old: ScreenSnapshot, after input: String? = nil) throws(Problem) {
    let new = host.updater.evaluate { evaluate(reusing: $0) }
    // `evaluateWhole` must run before `host.apply`, because `host.apply` can run actions that change the state.
    let differences =
      checksWhole
      ? new.differences({ reader.hides($0) }, fromEvaluating: { evaluateWhole() }) : []
    lastReport = nil
    let (typed, last) = (focus?.seen, snapshot)
    host.apply(new)
    // If the `listID` of the screen has changed, the list has reloaded, so no field has the focus.
    if snapshot.configuration?.place != last.configuration?.place { focus = nil }
    if endFocus() { return try show(since: old, after: input) }
    settleFocus()
    let input = input ?? lastAction.title
    lostKeyboard = typed.flatMap { lostKeyboard(of: $0, since: last, after: input) }
    lastUpdate = snapshot.changes(from: old, known: lastReport?.changes)
    record(ScreenStep(lastAction.title, host.snapshot, lastReport))
    let newDifferences = differences.filter { reportedDifferences.insert($0.statement).inserted }
    if !newDifferences.isEmpty {
      let texts = newDifferences.map(\.explanation).joined(separator: "\n")
      throw Problem("\(lastAction.sentence):\n\(texts)", isOfScreen: true)
    }
    let violations = host.violations.dropFirst(reportedViolations).map { "\n  \($0)" }
    reportedViolations += violations.count
    if !violations.isEmpty {
      throw Problem(
        "\(lastAction.sentence), the update must keep to the rules of list views (was not legal)"
          + violations.joined(), isOfScreen: true)
    }
    // In an exploration, the rule `keyboard` reports the problem instead.
    if let lostKeyboard, !isExplored { throw lostKeyboard }
  }

  func record(_ step: ScreenStep) {
    if host.options.recordsEvents { history.append(step) }
    report?(step, reader)
  }

  /// Returns an animated SVG picture of the screens so far. The picture shows each screen with the title of the action
  /// that led to it.
  ///
  /// If the viewer of the picture prefers reduced motion, the picture shows only the first screen.
  ///
  /// - Complexity: O(*s* · *n*), where *s* is the number of screens and *n* the number of different rows on all of
  ///   them.
  public func recording(theme: ScreenRenderer.Theme = .light) -> String {
    history.recording(reader, theme)
  }

  func look(of model: any CellModel) -> LookNode? { reader.ownLook(of: model) }

  var namedRows: NamedRows {
    let isKnown =
      lastNamed.snapshot.isSame(as: snapshot) && lastNamed.reader.state.environment == environment
    if !isKnown { lastNamed = NamedRows(snapshot, reader) }
    lastNamed.window = visiblePaths
    return lastNamed
  }

  var reader: LookReader {
    LookReader(
      looks: LookRegistry(looksOf: host.registry), state: RenderState(environment: environment))
  }

  /// The visible rows, one string for each row. The rows inside a container follow the container, indented by two
  /// spaces.
  ///
  /// If a cell shows a look, the string contains the texts of the look. If the model of a row has neither a look nor a
  /// registered cell, the string contains the properties of the model or, if the test screen has a registry, the text
  /// "No cell for" and a name. For any other cell, the string contains the class and, if there is one, the description
  /// of the cell.
  public var cells: [String] {
    seenItems().compactMap { item, cell, depth in
      item.row.map { String(repeating: "  ", count: depth) + Self.line($0, cell) }
    }
  }

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

extension ScreenSnapshot {
  /// Returns a snapshot of the rows in and near the window, because drawing all rows of a long list would take seconds.
  /// A short list keeps all rows.
  fileprivate func near(_ window: [RowPath], margin: Int = 10) -> ScreenSnapshot {
    let starts = sections.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.rows.count) }
    let seen = window.compactMap { position(of: $0.outermost, in: $0.section) }
      .map { starts[$0.section] + $0.row }
    guard rowCount > 100, let first = seen.min(), let last = seen.max() else { return self }
    let kept = zip(sections, starts).map { section, start in
      let range = (first - margin - start..<last + margin - start)
        .clamped(to: section.rows.startIndex..<section.rows.endIndex)
      return (section: section, rows: Array(section.rows[range]))
    }
    return ScreenSnapshot(kept.filter { !$0.rows.isEmpty }, configuration)
  }
}

extension TestScreen {
  /// A call of this declaration does not compile. The message says that a `TestScreen` needs a closure, which it calls
  /// after each action.
  @available(*, unavailable, message: "declare it in a closure: 'TestScreen { Inbox() }'")
  public convenience init(_ screen: some Screen) { misuse() }

  /// A call of this declaration does not compile. The message says that a `TestScreen` shows a `Screen`.
  @available(*, unavailable, message: "a test shows a 'Screen': declare one with this 'body'")
  public convenience init<Body: ScreenContent>(content: @MainActor () -> Body) { misuse() }

  /// A call of this declaration does not compile. The message says that the name of a row is a text.
  @available(*, unavailable, message: "write the ID as a text: 'tap(\"1\")', 'tap(\"\\(id)\")'")
  @_disfavoredOverload @discardableResult
  public func tap(_ id: Any) -> TestScreen { misuse() }

  /// A call of this declaration does not compile. The message says that the row is the first argument.
  @available(*, unavailable, message: "the row comes first: 'fire(\"1\", \\Banner.onClose)'")
  @discardableResult
  public func fire<Model, Slot: _HandlerSlot>(
    _ slot: KeyPath<Model, Slot>, _ input: Slot.Input...
  ) -> TestScreen { misuse() }

  /// A call of this declaration does not compile. The message says that a handler with an input needs a value for this
  /// input.
  @available(*, unavailable, message: "give the value: 'fire(\"1\", \\SortMenu.onChange, .aToZ)'")
  @_disfavoredOverload @discardableResult
  public func fire<Model, Slot: _HandlerSlot>(
    _ row: RowName, _ slot: KeyPath<Model, Slot>
  ) -> TestScreen { misuse() }
}
