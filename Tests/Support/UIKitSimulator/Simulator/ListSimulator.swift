import Dispatch
import Foundation
public import UpdateContract

/// Judges the updates of one list and shows its cells; tests drive the list through it.
@MainActor public final class ListSimulator {
  /// The kind of the list.
  public let kind: ListKind
  /// All events so far, in order.
  public internal(set) var log: [SimEvent] = []
  /// The broken rules. The list does nothing after the first one.
  public internal(set) var violations: [SimViolation] = []
  /// Whether a rule was broken, so that the list does nothing any more.
  public internal(set) var isPoisoned = false

  // Set once by the view that makes the simulator and owns it, before anything else happens.
  unowned var host: (any ListHost)!
  var ownOptions: SimOptions
  var hasOwnOptions = false

  // Views
  var registrations: [ReusePool.Key: ViewSource] = [:]
  var pool = ReusePool()
  var request: ViewRequest?
  var unusedDequeues: [ItemPath: any ReusableView] = [:]
  var reconfiguring: (path: ItemPath, view: UIView)?

  // Content
  var committed: CommittedList?
  var tokens = TokenSource()
  var placed = PlacedViews()
  var held: [UIView] = []
  /// The cells that a batch removes, which are visible while it is animated.
  var leaving: [PlacedViews.Cell] = []
  /// Whether a batch that animates places its cells.
  var isAnimating = false
  var selection: [Int: ItemPath] = [:]
  var prefetched: [Int: ItemPath] = [:]
  var geometry: ListGeometry?
  var absentSupplementaries: Set<SupplementaryKey> = []

  // Phase
  var hasLaidOut = false
  var isReloadPending = false
  var busyDepth = 0
  var isUpdatingCells = false
  var batch: OpenBatch?
  var deferred: [() -> Void] = []
  var completions: [Completion] = []
  var drag: Drag?
  /// Whether the delegate performs a drop, while the list still shows a gap for it.
  var isDropping = false
  /// The actions of swipes that were performed and have not called their completions.
  var openSwipes = 0
  /// The item whose swipe actions are revealed, while its cell is in the list.
  var swiped: Int?
  /// The items that a destructive action has promised to remove.
  var doomed: Set<Int> = []
  /// The item that was dropped and whose cell is to be asked for again.
  var dropped: Int?
  /// The heights of the rows that were measured, by token.
  var rowHeights: [Int: CGFloat] = [:]
  /// The widths at which their present cells were measured; without one a row is measured once more.
  var measuredRows: [Int: CGFloat] = [:]
  /// How often in a row a measured height was another one.
  var remeasured: [Int: Int] = [:]
  /// Whether rows turned out to be of other heights than those that they are placed with.
  var hasNewHeights = false
  /// Whether one of those was only estimated, and begins above the window.
  var isGuessAboveWrong = false
  /// The heights of the headers and footers that were measured.
  var supplementaryHeights: [SupplementaryKey: CGFloat] = [:]
  /// Those to measure once more.
  var dueSupplementaries: Set<SupplementaryKey> = []
  /// The width of the list when it was measured last.
  var measuredWidth: CGFloat?
  /// The cell that has the focus.
  weak var focused: UIView?
  let reorderControl = UIControl(frame: .zero)
  let reorderGesture = UIGestureRecognizer()
  /// The items to ask for at the next layout.
  var dueReconfigures: [Int] = []
  /// Whether the last batch was animated.
  public internal(set) var wasBatchAnimated = false
  // A view does not hold its window.
  var driverWindow: UIWindow?

  init(kind: ListKind) {
    self.kind = kind
    ownOptions = SimOptions.current
  }

  /// The options of the list. If you set them, the list no longer takes those of the list around it.
  public var options: SimOptions {
    get { ownOptions }
    set {
      ownOptions = newValue
      hasOwnOptions = true
    }
  }

  var level: ContractLevel { ownOptions.level }
}

extension ListSimulator {
  func note(_ event: @autoclosure () -> SimEvent) {
    if ownOptions.isLogging { log.append(event()) }
  }

  /// Reports a broken rule; the list does nothing any more.
  func fail(_ violation: SimViolation) {
    isPoisoned = true
    var violation = violation
    if let batch, violation.before == nil {
      violation.before = batch.before
      violation.operations = batch.operations.lines(for: kind)
    }
    violations.append(violation)
    guard let report = ownOptions.onViolation else { fatalError("\(violation)") }
    report(violation)
  }

  /// Reports a broken rule if the level is high enough, and returns whether it was not.
  func check(
    _ isFine: Bool, _ violation: @autoclosure () -> SimViolation,
    from minimum: ContractLevel = .contract
  ) -> Bool {
    guard !isFine, level >= minimum else { return true }
    fail(violation())
    return false
  }

  /// Returns whether the list may be used at all.
  var isUsable: Bool { !isPoisoned && check(MainThread.isCurrent, .rule("T1")) }

  /// Runs a judge and reports what it throws.
  func judge<Answer>(
    before: [Int]? = nil, after: [Int]? = nil, operations: BatchOperations = BatchOperations(),
    _ body: () throws(Violation) -> Answer
  ) -> Answer? {
    do {
      return try body()
    } catch {
      var violation = SimViolation(error)
      violation.before = before
      violation.after = after
      violation.operations = operations.lines(for: kind)
      if let before, let after, !operations.isEmpty {
        violation.test = BatchCheck(kind, before: before, after: after, operations: operations).test
      }
      fail(violation)
      return nil
    }
  }

  /// Makes a path of two indices of an index path, or reports one that is malformed.
  func path(_ indexPath: IndexPath) -> ItemPath? {
    guard check(indexPath.count == 2, .rule("Q5", in: kind)), indexPath.count == 2 else {
      return nil
    }
    return ItemPath(section: indexPath[0], item: indexPath[1])
  }
}

extension ItemPath {
  var indexPath: IndexPath { IndexPath(item: item, section: section) }
}

/// Recognizes the main thread, or whatever thread serves the main queue once `main` has returned.
private enum MainThread {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread }
}

/// A list inside a cell of another list.
extension ListSimulator {
  /// The list whose cell contains this one, shown or not.
  var enclosing: ListSimulator? {
    var view = host.superview
    while let next = view {
      if let list = next as? SimListView { return list.sim }
      if let owner = (next as? any ReusableView)?.reuse.owner as? SimListView, next.superview == nil
      {
        return owner.sim
      }
      view = next.superview
    }
    return nil
  }

  /// Whether an update of this list or of one around it is under way.
  var isUpdating: Bool { busyDepth > 0 || isEnclosedByUpdate }

  private var isEnclosedByUpdate: Bool {
    guard let outer = enclosing else { return false }
    return outer.batch != nil || outer.isUpdating
  }

  func inheritOptions() {
    guard !hasOwnOptions, let outer = enclosing else { return }
    ownOptions = outer.ownOptions
  }

  /// The lists in a view, not those inside of them.
  static func lists(in view: UIView) -> [ListSimulator] {
    if let list = view as? SimListView { return [list.sim] }
    return view.subviews.flatMap(lists(in:))
  }

  /// The lists in the cells of this list.
  var innerLists: [ListSimulator] {
    (placed.liveInOrder + placed.preparedInOrder).flatMap { Self.lists(in: $0.view) }
  }

  /// Judges that a data source or a delegate was replaced.
  func ownerDidChange(from old: AnyObject?, to new: AnyObject?, isDataSource: Bool) {
    guard old !== new, isUsable else { return }
    guard check(batch == nil, .rule("W8")) else { return }
    guard isDataSource else { return forgetGeometry() }
    let isTaken = old != nil && new != nil && isInCell
    guard check(!isTaken, .twoOwners, from: .knownBugs) else { return }
    invalidateContent()
  }

  var isInCell: Bool {
    sequence(first: host as UIView, next: \.superview).contains { $0 is any ReusableView }
  }

  private func forgetGeometry() {
    absentSupplementaries = []
    forgetHeights()
  }
}

/// The counts that the list works with.
extension ListSimulator {
  var sectionCount: Int {
    guard isUsable else { return 0 }
    settleCounts()
    return committed?.sections.count ?? 0
  }

  func itemCount(inSection section: Int) -> Int {
    guard isUsable else { return 0 }
    settleCounts()
    guard let committed else { return 0 }
    let exists = committed.sections.indices.contains(section)
    guard
      check(exists, .rule("Q1", section, committed.sections.count, in: kind)), exists
    else { return 0 }
    return committed.sections[section].items.count
  }

  /// Reads the counts if they are unknown; the cells that show are not touched.
  func settleCounts() {
    guard committed == nil else { return }
    commit(readCounts())
  }

  func commit(_ counts: [Int]) {
    committed = CommittedList(counts: counts, tokens: &tokens)
    host.contentDidChange()
    geometry = nil
  }

  /// Asks the data source for all counts.
  ///
  /// - Complexity: O(*s*), where *s* is the number of sections.
  func readCounts() -> [Int] {
    busyDepth += 1
    defer { busyDepth -= 1 }
    note(.asked(.sectionCount))
    return Default.apart {
      (0..<max(host.askSectionCount(), 0)).map { section in
        note(.asked(.itemCount(section: section)))
        return host.askItemCount(inSection: section)
      }
    }
  }

  /// Reports an out-of-range element and returns whether it is in range.
  func contains(_ path: ItemPath, or violation: (ItemPath) -> SimViolation) -> Bool {
    settleCounts()
    guard committed?.contains(path) != true else { return true }
    fail(violation(path))
    return false
  }
}
