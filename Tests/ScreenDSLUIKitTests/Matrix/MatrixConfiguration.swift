/// One cell of the matrix: how the view behaves where UIKit promises nothing, and the options of its adapter.
struct MatrixConfiguration: CustomStringConvertible {
  var kind: HostKind, anchor: AnchorPolicy, selectionMode: SelectionMode
  var isLarge: Bool, hasOwnDelegate: Bool, holdsTouchedRow: Bool
  var reloadThreshold: Int?
  var sim: SimOptions

  /// Draws a configuration: with enough seeds, all combinations.
  init(_ random: inout SplitMix64, level: ContractLevel) {
    (kind, isLarge) = (.random(&random), random.chance(1, in: 2))
    selectionMode = .random(&random)
    (hasOwnDelegate, holdsTouchedRow) = (random.chance(1, in: 3), random.chance(1, in: 3))
    let anchors = [AnchorPolicy.offset, .firstVisibleRow, .end, .end(unlessScrolledBy: 100)]
    anchor = anchors[random.int(below: anchors.count)]
    reloadThreshold = random.chance(1, in: 4) ? 3 : nil
    sim = SimOptions(level: level)
    sim.isLogging = false
    sim.prefetchCount = random.int(below: 3)
    let pools = [.lifo, .fifo, .none, SimOptions.PoolPolicy.shuffled(seed: random.next())]
    sim.poolPolicy = pools[random.int(below: pools.count)]
    sim.behavior = Self.behavior(&random)
    (sim.callbackOrder, sim.completionTiming) = (.random(&random), .random(&random))
  }

  /// Draws what UIKit does now and then: mostly little of it at once.
  private static func behavior(_ random: inout SplitMix64) -> UIKitBehavior {
    var behavior = UIKitBehavior()
    behavior.reportsDrags = !random.chance(1, in: 3)
    behavior.refetchesDroppedCells = random.chance(1, in: 3)
    behavior.lostCompletions = random.chance(1, in: 5) ? .all : .none
    for habit in [
      \UIKitBehavior.reconfiguresAtNextLayout, \.losesReloadsInAnimations, \.measuresRows,
      \.correctsOffset, \.readsFromRight,
    ] { behavior[keyPath: habit] = random.chance(1, in: 3) }
    if random.chance(1, in: 3) { behavior.bars = UIEdgeInsets(top: 40, bottom: 30) }
    behavior.stacksBoundaryItems = !random.chance(1, in: 3)
    return behavior
  }

  var description: String {
    "\(kind) \(isLarge ? "large" : "small") \(selectionMode) anchor=\(anchor) own=\(hasOwnDelegate) "
      + "holds=\(holdsTouchedRow) threshold=\(reloadThreshold ?? .max) \(sim.poolPolicy) "
      + "\(sim.behavior) \(sim.callbackOrder) \(sim.completionTiming) prefetch=\(sim.prefetchCount)"
  }

  /// A list without a window, and the delegate of an app.
  @MainActor
  func list(_ cells: MatrixCells, _ rules: ViolationRecorder) -> (any ItemList, OwnDelegate?) {
    let height = isLarge ? 6_000.0 : 150
    let list = kind.list(sim, height: height, hasWindow: false, cells: cells.all, recorder: rules) {
      $0.anchor = anchor
      $0.holdsTouchedRow = holdsTouchedRow
      $0.reloadThreshold = reloadThreshold
    }
    list.setSelectionMode(selectionMode)
    let own = hasOwnDelegate ? (list as? Bench)?.addDelegate(isDataSource: true) : nil
    own?.rowHeight = 44
    own?.isSelectable = false
    return (list, own)
  }
}

extension CaseIterable where AllCases == [Self] {
  fileprivate static func random(_ random: inout SplitMix64) -> Self {
    allCases[random.int(below: allCases.count)]
  }
}
