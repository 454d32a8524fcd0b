import Dispatch
import Foundation
public import UpdateContract

/// Judges the updates of one list and shows its cells; tests drive the list through it.
@MainActor public final class ListSimulator {
  public let kind: ListKind
  public internal(set) var log: [SimEvent] = []
  /// The rules that were broken. After the first one, the list does nothing any more.
  public internal(set) var violations: [SimViolation] = []
  public internal(set) var isPoisoned = false

  // The view that created the simulator sets this once, before anything else. The view owns the simulator.
  unowned var host: (any ListHost)!
  var ownOptions: SimOptions
  var hasOwnOptions = false

  var registrations: [ReusePool.Key: ViewSource] = [:]
  var pool = ReusePool()
  var request: ViewRequest?
  var unusedDequeues: [ItemPath: any ReusableView] = [:]
  var reconfiguring: (path: ItemPath, view: UIView)?

  var committed: CommittedList?
  var tokens = TokenSource()
  var placed = PlacedViews()
  var held: [UIView] = []
  /// The cells that a batch removes. They are visible while the batch is animated.
  var leaving: [PlacedViews.Cell] = []
  var isAnimating = false
  var selection: [Int: ItemPath] = [:]
  var prefetched: [Int: ItemPath] = [:]
  var geometry: ListGeometry?
  var absentSupplementaries: Set<SupplementaryKey> = []

  var hasLaidOut = false
  var isReloadPending = false
  var busyDepth = 0
  var isUpdatingCells = false
  var batch: OpenBatch?
  var deferred: [() -> Void] = []
  var completions: [Completion] = []
  var drag: Drag?
  var isDropping = false
  /// The number of swipe actions that were chosen and have not called their completions.
  var openSwipes = 0
  /// The item whose swipe actions are revealed; nil if its cell is not in the list.
  var swiped: Int?
  /// The items that a destructive action must remove.
  var doomed: Set<Int> = []
  /// The dropped item whose cell the list must ask for again.
  var dropped: Int?
  /// The measured heights of rows, by the identity of the item; for the key true, the measured widths.
  var rowExtents: [Bool: [Int: CGFloat]] = [:]
  /// The width at which each row was measured. A row without a width must be measured again.
  var measuredRows: [Int: CGFloat] = [:]
  /// How often in succession the height of a row was different when it was measured.
  var remeasured: [Int: Int] = [:]
  /// Whether rows have other heights than those with which the list has placed them.
  var hasNewHeights = false
  /// Whether one of these heights was an estimate of a row that begins above the window.
  var isGuessAboveWrong = false
  var supplementaryHeights: [SupplementaryKey: CGFloat] = [:]
  var dueSupplementaries: Set<SupplementaryKey> = []
  var measuredWidth: CGFloat?
  weak var focused: UIView?
  let reorderControl = UIControl(frame: .zero)
  let reorderGesture = UIGestureRecognizer()
  var dueReconfigures: [Int] = []
  public internal(set) var wasBatchAnimated = false
  // A view does not retain its window, so the simulator does.
  var driverWindow: UIWindow?

  init(kind: ListKind) {
    self.kind = kind
    ownOptions = SimOptions.current
  }

  /// The options of the list. Until you set them, they are those of the list around it.
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

  /// Reports a broken rule if the level of the list has this rule. The result is true if it does not have it.
  func check(
    _ isFine: Bool, _ violation: @autoclosure () -> SimViolation,
    from minimum: ContractLevel = .contract
  ) -> Bool {
    guard !isFine, level >= minimum else { return true }
    fail(violation())
    return false
  }

  var isUsable: Bool { !isPoisoned && check(MainThread.isCurrent, .rule("T1")) }

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

/// Recognizes the main thread. After `main` has returned, this is the thread that serves the main queue.
private enum MainThread {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread }
}

extension ListSimulator {
  /// The list around the cell that contains this list, whether the cell is visible or not.
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

  var isUpdating: Bool { busyDepth > 0 || isEnclosedByUpdate }

  private var isEnclosedByUpdate: Bool {
    guard let outer = enclosing else { return false }
    return outer.batch != nil || outer.isUpdating
  }

  func inheritOptions() {
    guard !hasOwnOptions, let outer = enclosing else { return }
    ownOptions = outer.ownOptions
  }

  static func lists(in view: UIView) -> [ListSimulator] {
    if let list = view as? SimListView { return [list.sim] }
    return view.subviews.flatMap(lists(in:))
  }

  var innerLists: [ListSimulator] {
    (placed.liveInOrder + placed.preparedInOrder).flatMap { Self.lists(in: $0.view) }
  }

  /// Judges whether the data source or the delegate may be replaced.
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

  /// Reads the counts if the list does not have them. It does not change the visible cells.
  func settleCounts() {
    guard committed == nil else { return }
    commit(readCounts())
  }

  func commit(_ counts: [Int]) {
    committed = CommittedList(counts: counts, tokens: &tokens)
    host.contentDidChange()
    geometry = nil
  }

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

  func contains(_ path: ItemPath, or violation: (ItemPath) -> SimViolation) -> Bool {
    settleCounts()
    guard committed?.contains(path) != true else { return true }
    fail(violation(path))
    return false
  }
}
