/// One cell of the matrix: how the view behaves where UIKit promises nothing, and what the adapter is
/// told.
struct MatrixConfiguration: CustomStringConvertible {
  var isTable: Bool
  /// Whether all rows fit into the view.
  var isLarge: Bool
  /// Whether an app's own delegate and data source stand beside the adapter.
  var hasOwnDelegate: Bool
  /// Whether content waits while the user has a hand on its row.
  var holdsTouchedRow: Bool
  /// What the adapter keeps in place.
  var anchor: AnchorPolicy
  /// How many changes are shown as a reload, if any number is.
  var reloadThreshold: Int?
  var options: SimOptions

  /// Draws a configuration: with enough seeds, all combinations.
  init(_ random: inout SplitMix64, level: ContractLevel) {
    isTable = random.chance(1, in: 2)
    isLarge = random.chance(1, in: 2)
    hasOwnDelegate = random.chance(1, in: 3)
    holdsTouchedRow = random.chance(1, in: 3)
    let anchors = [AnchorPolicy.offset, .firstVisibleRow, .end, .end(unlessScrolledBy: 100)]
    anchor = anchors[random.int(below: anchors.count)]
    reloadThreshold = nil
    options = SimOptions(level: level)
    options.isLogging = false
    options.prefetchCount = random.int(below: 3)
    options.poolPolicy =
      switch random.int(below: 4) {
      case 0: .lifo
      case 1: .fifo
      case 2: .none
      default: .shuffled(seed: random.next())
      }
    options.behavior = Self.behavior(&random)
    if random.chance(1, in: 4) { reloadThreshold = 3 }
    options.callbackOrder = random.chance(1, in: 2) ? .leavingFirst : .enteringFirst
    options.completionTiming =
      switch random.int(below: 3) {
      case 0: .afterDrain
      case 1: .immediateAfterLayout
      default: .interrupted
      }
  }

  /// Draws what UIKit does now and then: mostly little of it at once.
  private static func behavior(_ random: inout SplitMix64) -> UIKitBehavior {
    var behavior = UIKitBehavior()
    behavior.reportsDrags = !random.chance(1, in: 3)
    behavior.refetchesDroppedCells = random.chance(1, in: 3)
    behavior.lostCompletions = random.chance(1, in: 5) ? .all : .none
    behavior.reconfiguresAtNextLayout = random.chance(1, in: 3)
    behavior.losesReloadsInAnimations = random.chance(1, in: 3)
    behavior.measuresRows = random.chance(1, in: 3)
    behavior.correctsOffset = random.chance(1, in: 3)
    behavior.readsFromRight = random.chance(1, in: 3)
    if random.chance(1, in: 3) { behavior.bars = UIEdgeInsets(top: 40, bottom: 30) }
    behavior.stacksBoundaryItems = !random.chance(1, in: 3)
    return behavior
  }

  var description: String {
    "\(isTable ? "table" : "collection") \(isLarge ? "large" : "small") "
      + "anchor=\(anchor) own=\(hasOwnDelegate) holds=\(holdsTouchedRow) threshold=\(reloadThreshold ?? .max) \(options.poolPolicy) "
      + "\(options.behavior) \(options.callbackOrder) \(options.completionTiming) prefetch=\(options.prefetchCount)"
  }

  /// A view with an adapter, without a window.
  @MainActor
  func bench(_ cells: MatrixCells, _ recorder: ViolationRecorder) -> Bench {
    let size = CGSize(width: 320, height: isLarge ? 6_000 : 150)
    return Bench(
      isTable ? .table : .collection, options, hasWindow: false, size: size,
      cells: cells.all, recorder: recorder
    ) {
      $0.anchor = anchor
      $0.holdsTouchedRow = holdsTouchedRow
      $0.reloadThreshold = reloadThreshold
    }
  }
}
