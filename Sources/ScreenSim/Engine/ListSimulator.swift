import Foundation
public import UpdateContract

/// Judges the updates of one list and shows its cells; tests drive the list through it.
@MainActor public final class ListSimulator {
  /// The kind of the list.
  public let kind: ListKind
  /// What happened so far, in order.
  public internal(set) var log: [SimEvent] = []
  /// The rules that were broken; the first is the cause, as nothing happens after it.
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
  var viewCount = 0
  var request: ViewRequest?
  var unusedDequeues: [ItemPath: any ReusableView] = [:]
  var reconfiguring: (path: ItemPath, view: UIView)?

  // Content
  var committed: CommittedList?
  var tokens = TokenSource()
  var placed = PlacedViews()
  var held: [UIView] = []
  var selection: [Int: ItemPath] = [:]
  var prefetched: [Int: ItemPath] = [:]
  var geometry: ListGeometry?
  var carouselOffsets: [Int: CGFloat] = [:]
  var absentChrome: Set<ChromeKey> = []

  // Phase
  var hasLaidOut = false
  var hasWarnedOffWindow = false
  var isReloadPending = false
  var busyDepth = 0
  var isUpdatingCells = false
  var batch: OpenBatch?
  var deferred: [() -> Void] = []
  var completions: [Completion] = []
  var drag: Drag?
  var openSwipes = 0
  // A view does not hold its window.
  var driverWindow: UIWindow?

  init(kind: ListKind) {
    self.kind = kind
    ownOptions = SimOptions.current
  }

  /// How the list behaves; setting them stops inheriting from an enclosing list.
  public var options: SimOptions {
    get { ownOptions }
    set {
      ownOptions = newValue
      hasOwnOptions = true
    }
  }

  var level: ContractLevel { ownOptions.level }
}
