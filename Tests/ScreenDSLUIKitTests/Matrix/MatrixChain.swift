import Foundation
import ScreenDSL
import ScreenSim
import TestSupport
import UpdateContract

/// A chain of screens through adapter and simulator, from one seed.
@MainActor
struct MatrixChain {
  private var random: SplitMix64
  private let recorder: ViolationRecorder
  private let configuration: MatrixConfiguration
  private let list: MatrixList
  private var spec: ListSpec
  private var shown = ScreenSnapshot()
  private var trail: [String] = []

  /// The first thing that went wrong in the chain; nil if all is well.
  static func failure(seed: UInt64, level: ContractLevel, steps: Int = 5) -> String? {
    var random = SplitMix64(seed: seed)
    var configuration = MatrixConfiguration(&random, level: level)
    if level == .discipline { configuration.combinesBatches = false }
    let recorder = ViolationRecorder()
    configuration.options = configuration.options.recording(into: recorder)
    return SimOptions.$current.withValue(configuration.options) {
      var chain = MatrixChain(configuration, random, recorder)
      return chain.run(steps).map { "seed \(seed), \(configuration), \(chain.trail): \($0)" }
    }
  }

  private init(
    _ configuration: MatrixConfiguration, _ random: SplitMix64, _ recorder: ViolationRecorder
  ) {
    self.configuration = configuration
    self.random = random
    spec = ListSpec.random(&self.random, duplicates: false)
    list = MatrixList(configuration)
    self.recorder = recorder
  }

  private mutating func run(_ steps: Int) -> String? {
    list.apply(next())
    if let problem = problem() { return problem }
    for _ in 0..<steps {
      if let problem = step() { return problem }
    }
    return nil
  }

  private mutating func step() -> String? {
    switch random.int(below: 10) {
    case 0: return note("two at once") { $0.applyTwice() }
    case 1: return note("scrolling") { $0.applyWhileScrolling() }
    case 2: return note("no window") { $0.applyWithoutWindow() }
    case 3: return note("drag") { $0.applyWhileDragging() }
    case 4: return note("from a cell") { $0.applyFromCell() }
    case 5: return note("reorder") { $0.reorder() }
    case 6: return note("inner scroll") { $0.scrollInside() }
    case 7: return note("from a scrolled cell") { $0.applyFromScrolledCell() }
    default: return plainStep()
    }
  }

  private mutating func note(
    _ name: String, _ action: (inout MatrixChain) -> Void
  ) -> String? {
    trail.append(name)
    action(&self)
    return problem()
  }

  /// The next screen: mostly the last one with a few edits.
  private mutating func next() -> ScreenSnapshot {
    spec =
      random.chance(1, in: 4)
      ? ListSpec.random(&random, duplicates: random.chance(1, in: 10)) : spec.edited(&random)
    return spec.snapshot(reusing: list.updater.newest)
  }

  private mutating func problem() -> String? {
    guard list.settle() else { return "does not settle" }
    if let violation = recorder.violations.first { return "\(violation)" }
    shown = list.updater.newest
    return list.differences(from: shown).first
  }
}

// MARK: - Steps

extension MatrixChain {
  /// One update of a list that is ready: who keeps the cell and who gets another is known.
  private mutating func plainStep() -> String? {
    trail.append("plain")
    let before = list.visibleCells(of: shown)
    let snapshot = next()
    let changes = snapshot.changeset(from: shown)
    list.apply(snapshot)
    if let problem = problem() { return problem }
    guard configuration.isLarge else { return nil }
    return cellProblem(changes, before, list.visibleCells(of: snapshot))
  }

  private func cellProblem(
    _ changes: Changeset, _ before: [RowPosition: UIView], _ after: [RowPosition: UIView]
  ) -> String? {
    let rebuilt = Set(
      changes.supplementaryUpdates.filter { !$0.replacedKinds.isEmpty }.map(\.newSection))
    let reloaded = Set(changes.rowUpdates(.reload).map(\.new))
    for (old, cell) in before {
      guard let position = changes.newPosition(of: old), let now = after[position],
        !rebuilt.contains(position.section)
      else { continue }
      if reloaded.contains(position) == (cell === now) {
        return "row '\(changes.new[position].id)' "
          + (cell === now ? "was reloaded in its cell" : "lost its cell")
      }
    }
    return nil
  }

  private mutating func applyTwice() {
    list.apply(next())
    list.apply(next())
  }

  private mutating func applyWhileScrolling() {
    list.sim.scroll(to: CGFloat(random.int(below: 600)))
    list.apply(next())
    list.sim.scroll(to: CGFloat(random.int(below: 600)))
  }

  private mutating func applyWithoutWindow() {
    list.sim.setWindow(false)
    list.apply(next())
    if random.chance(1, in: 2) { list.sim.drain() }
    if random.chance(1, in: 2) { list.apply(next()) }
    list.sim.setWindow(true)
    if random.chance(1, in: 2) { list.apply(next()) }
  }

  /// The first row that can be dragged, if one is visible.
  private var draggable: ItemPath? {
    list.sim.visiblePaths.first {
      $0.isIn(shown) && shown.sections[$0.section].rows[$0.item].attributes.onReorder != nil
    }
  }

  private mutating func applyWhileDragging() {
    guard let path = draggable, list.sim.beginDrag(IndexPath(path)) else { return }
    list.apply(next())
    list.sim.drain()
    list.clock.turn()
    list.apply(next())
    if random.chance(1, in: 2) {
      list.sim.moveDrag(to: IndexPath(item: 0, section: path.section))
      list.sim.endDrag()
    } else {
      list.sim.cancelDrag()
    }
  }

  private mutating func reorder() {
    guard let path = draggable else { return }
    let rows = shown.sections[path.section].rows.count
    let target = IndexPath(item: random.int(below: rows), section: path.section)
    guard list.sim.reorder(IndexPath(path), to: target) else { return }
    // The app that does not follow: the row goes back.
    list.apply(next())
  }

  private mutating func applyFromCell() {
    let (first, second) = (next(), next())
    let list = list
    list.onConfigure = { [weak list] in list?.apply(second) }
    list.apply(first)
    list.sim.layout()
    list.onConfigure = nil
    list.apply(second)
  }

  /// An update that arrives while the view asks for the cell of a row that is scrolled in.
  private mutating func applyFromScrolledCell() {
    let snapshot = next()
    let list = list
    list.onConfigure = { [weak list] in list?.apply(snapshot) }
    for offset in stride(from: 0, through: 400, by: 100) { list.sim.scroll(to: CGFloat(offset)) }
    list.onConfigure = nil
    list.apply(snapshot)
  }

  private mutating func scrollInside() {
    for path in list.sim.visiblePaths {
      guard let inner = Shown(list.cell(at: path)).innerList, inner.window != nil else { continue }
      inner.sim.scroll(to: CGFloat(random.int(below: 300)))
    }
    list.apply(next())
  }
}

extension Changeset {
  /// Where a row of the old snapshot is in the new one; nil if it was removed.
  fileprivate func newPosition(of position: RowPosition) -> RowPosition? {
    if rowRemovals.contains(position) { return nil }
    if let move = rowMoves.first(where: { $0.from == position }) { return move.to }
    if let update = rowUpdates.first(where: { $0.old == position }) { return update.new }
    return new.position(of: old[position].id, in: old.sections[position.section].id)
  }
}

extension IndexPath {
  fileprivate init(_ path: ItemPath) { self.init(item: path.item, section: path.section) }
}
