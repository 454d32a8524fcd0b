public import ScreenDSL
public import ScreenDSLHeadless
public import ScreenDSLHosting
import ScreenDSLInspection
internal import ScreenDSLRendering
public import ScreenDSLWeb

/// A screen that a test drives: it taps, scrolls and swipes, and looks at the result.
///
/// The whole path runs: the declaration is evaluated, the changes are computed and shown in a
/// headless list, which reuses cells and runs the handlers of the newest snapshot.
///
/// ```swift
/// let model = MainModel()
/// let screen = TestScreen { MainScreen(state: model.state, store: model) }
/// screen.fire("menu/v", \SortMenu.onChange, .aToZ)
/// screen.expectLastUpdate {
///   $0.reconfigured("menu/v")
///   $0.moved(count: 2)
/// }
/// ```
/// Rows are named by a ``RowName``: by their IDs as text, by what they show, or by their labels.
/// An action that cannot be done makes the test fail. What is shown is evaluated as in an app, with
/// reuse, and without: where that differs, the test fails, once for each statement.
@MainActor
public final class TestScreen {
  /// The list that shows the screen.
  public let host: HeadlessHost
  /// What the last action changed, from what was shown before it to what is shown after it.
  public internal(set) var lastUpdate = ScreenSnapshot().changeset(from: ScreenSnapshot())
  /// What was shown so far, each screen with what led to it: the steps of a film.
  ///
  /// It is empty for a list whose options say that no events are recorded.
  public private(set) var history: [ScreenFilm.Step] = []
  /// What was done last, for failures.
  var lastAction = DrivenAction("First screen", sentence: "After the first evaluation")
  /// Whether an action after the last one could not be done.
  var isOutOfDate = false

  /// The type of the declaration.
  let type: Any.Type
  /// Takes what is shown to the run's gallery; nil if there is none.
  private let film: GalleryFilm?
  private let declaration: @MainActor (ScreenSnapshot?) -> ScreenSnapshot
  private let label: (@MainActor (Row) -> String?)?
  /// The cells for models of any type; nil if the test has a registry of its own.
  private var plainCells: PlainCells?
  private var reportedViolations = 0
  private var reportedDifferences: Set<String> = []
  /// Whether the list records what happens in it.
  let recordsEvents: Bool
  /// Counts what actions cost, while a test asks for it.
  var cost: ScreenCost?
  /// The report on the last action's update; nil if it did nothing.
  private var lastReport: UpdateReport?

  /// Creates a screen and shows it.
  ///
  /// - Parameters:
  ///   - registry: The cells of the rows; if nil, each model gets a plain one.
  ///   - options: How the list behaves, and how large it is.
  ///   - label: The accessibility label of a row that says none itself; if nil, no row is
  ///     called silent.
  ///   - screen: The declaration, with the current state; evaluated after each action.
  public init<Shown: Screen>(
    registry: CellRegistry<HeadlessList>? = nil, options: HeadlessOptions = HeadlessOptions(),
    label: (@MainActor (Row) -> String?)? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    function: String = #function, screen: @escaping @MainActor () -> Shown
  ) {
    let context = TestingContext.current
    func site() -> CallSite { CallSite(fileID, filePath, line, column, function) }
    film = context.hasGallery ? GalleryFilm(of: "\(Shown.self)", at: site(), context) : nil
    type = Shown.self
    declaration = { screen().snapshot(reusing: $0) }
    plainCells = registry == nil ? PlainCells() : nil
    host = HeadlessHost(registry: registry ?? CellRegistry(), options: options)
    self.label = label
    recordsEvents = options.recordsEvents
    host.updater.onUpdate = { [weak self] in self?.take($0) }
    do throws(DrivingError) {
      try show(since: snapshot)
    } catch {
      fail(error, at: site())
    }
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
  func fail(_ error: DrivingError, at site: CallSite) {
    TestingContext.current.fail(error.description, site, showing: shown)
  }
}

extension TestScreen {
  /// What a gallery shows with a failure.
  var shown: GalleryItem.Shown {
    GalleryItem.Shown(content: .screen(snapshot), type: "\(type)")
  }

  /// Evaluates the declaration, reusing what it says is the same.
  func evaluate(reusing previous: ScreenSnapshot?) -> ScreenSnapshot { declaration(previous) }

  /// Shows what the declaration says now.
  ///
  /// - Parameter old: What was shown before the action.
  func show(since old: ScreenSnapshot) throws(DrivingError) {
    let new = host.updater.evaluate { evaluate(reusing: $0) }
    if let registrations = plainCells?.registrations(newIn: new), !registrations.isEmpty {
      host.registry.register(registrations)
    }
    cost?.add(new)
    // Rows that appear may change the state.
    let differences = new.differences { evaluate(reusing: nil) }
    lastReport = nil
    host.apply(new)
    lastUpdate = host.snapshot.changeset(from: old)
    let step = (title: lastAction.title, snapshot: host.snapshot, report: lastReport)
    if recordsEvents { history.append(step) }
    film?.add(step)
    try check(differences)
    let violations = host.violations.dropFirst(reportedViolations)
    reportedViolations = host.violations.count
    if !violations.isEmpty { throw .violations(Array(violations), lastAction.sentence) }
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

  /// The cell of a visible row, or the view of a header or footer; nil if it is not visible.
  func cell(of item: DrivenItem) -> AnyObject? {
    switch item {
    case .row(let row): host.cell(at: row.path)
    case .supplementary(let supplementary, let section):
      host.supplementary(supplementary.kind, of: section.id)
    }
  }

  /// The labels of rows, for names; asked on the main actor only.
  var labels: NamedRows.Label {
    { row in MainActor.assumeIsolated { self.label(of: row) } }
  }

  /// What a row is called by those who hear it; nil if that is not known.
  func spokenLabel(of item: DrivenItem) -> String? {
    guard case .row(let row) = item else { return nil }
    return label(of: row.row) ?? nil
  }

  /// The accessibility label of a row, as the test gives it, or the row itself.
  ///
  /// - Returns: Nil if none gives one; some nil if the row is silent.
  func label(of row: Row) -> String?? {
    let own = row.attributes.accessibilityLabel
    if let label { return .some(label(row) ?? own) }
    return own.map { .some($0) }
  }
}
