public import ScreenDSL

/// A live list without any UI framework: it shows a screen in cells, as a list view does.
///
/// It has a visible window, uses cells again, tells them when they come and go, and judges every
/// update by the rules of UIKit's list views. A test taps, scrolls and drags in it, and compares
/// ``events``.
///
/// ```swift
/// let host = HeadlessHost(registry: registry)
/// host.apply(MainScreen(state: state, store: store).snapshot())
/// try host.tap("element-3")
/// #expect(host.violations.isEmpty)
/// ```
@MainActor
public final class HeadlessHost: ListHost {
  /// Decides what has to be done to show a snapshot, and when.
  public private(set) lazy var updater = ListUpdater(host: self)
  /// How the list behaves, apart from its size and window.
  let options: HeadlessOptions
  /// How long rows are; measured again with each update.
  var extents: HeadlessExtents
  /// How rows lie in sections that do not say it themselves.
  var layout: LayoutHint?
  /// The registry in use; ``registry`` may wait until the list can be changed.
  var cells: CellRegistry<HeadlessList>
  /// Counts the registries that came into use, for the lists inside.
  var cellsVersion = 0
  var hasNewCells = false
  private var requestedCells: CellRegistry<HeadlessList>

  var tree = HeadlessTree()
  /// The list whose cell this one is in.
  weak var outer: HeadlessHost?
  /// How many callbacks of this list, and of those inside it, run at this moment.
  private(set) var callbacks = 0
  var identities = HeadlessIdentities()
  var geometry = HeadlessGeometry()
  var pool: HeadlessPool
  /// The cells in use, in the order of the list, those that are only prepared last.
  var live: [HeadlessSlot] = []
  var pass = 0
  var isPerforming = false
  /// What was wrongly begun from a callback, to be done after it.
  var late: [@MainActor () -> Void] = []
  var isLayingOut = false
  var needsLayout = true
  var isScrollingBack = false
  var reordered: RowPosition?
  var selectedToken: Int?
  var openSwipe: OpenSwipe?

  /// Where the visible window begins, in points from the start of the list.
  public internal(set) var offset = 0.0
  /// The length of the visible window, in points.
  public internal(set) var viewport: Double
  /// Whether the list is in a window; without one it is not laid out.
  public internal(set) var hasWindow: Bool
  /// Whether the list was laid out since its rows were last shown anew.
  public internal(set) var isLaidOut = false
  /// How many cells the list made and used again for its rows.
  public internal(set) var statistics = HeadlessStatistics()

  /// The cells of the list; another registry reloads exactly the rows whose cell is another one.
  public var registry: CellRegistry<HeadlessList> {
    get { requestedCells }
    set {
      let old = requestedCells
      requestedCells = newValue
      changeCells(from: old, to: newValue)
    }
  }

  /// Called with each duplicate ID among the rows and sections that are applied, once each; nil, as
  /// by default, for nobody. See ``ListUpdater/onIssue``.
  public var onIssue: (@MainActor (ScreenSnapshot.Issue) -> Void)? {
    get { updater.onIssue }
    set { updater.onIssue = newValue }
  }

  /// Creates a list that shows nothing yet.
  ///
  /// - Parameters:
  ///   - registry: Pairs the models with cells; what has none is shown by a placeholder.
  ///   - options: How the list behaves.
  public init(
    registry: CellRegistry<HeadlessList>, options: HeadlessOptions = HeadlessOptions()
  ) {
    requestedCells = registry
    cells = registry
    self.options = options
    extents = options.extents
    viewport = options.viewport
    hasWindow = options.hasWindow
    pool = HeadlessPool(policy: options.pool)
    tree.recordsEvents = options.recordsEvents
  }

  /// Shows a snapshot, now or as soon as the list can be changed.
  public func apply(_ snapshot: ScreenSnapshot, isAnimated: Bool = true) {
    tree.operate { updater.apply(snapshot, isAnimated: isAnimated) }
  }

  /// What the list shows at this moment; ``ListUpdater/newest`` may still wait.
  public var snapshot: ScreenSnapshot { updater.current }

  /// Uses another registry for what is shown anew next; nothing is shown at this moment.
  func takeOver(_ registry: CellRegistry<HeadlessList>) {
    requestedCells = registry
    cells = registry
    cellsVersion += 1
  }

  /// Calls out to a cell or a handler; updates of this list, and of those around it, wait meanwhile.
  func callOut<Result>(_ body: () -> Result) -> Result {
    countCallbacks(1)
    defer { countCallbacks(-1) }
    return tree.callOut(body)
  }

  private func countCallbacks(_ change: Int) {
    callbacks += change
    outer?.countCallbacks(change)
  }

  /// Shows what waits, once nothing is busy any more.
  func settle() {
    tree.operate {
      let late = late
      self.late = []
      for action in late { action() }
      updater.resume()
      shareNewCells()
    }
  }
}
