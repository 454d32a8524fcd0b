@testable import ScreenDSLUIKit

/// Screens that follow one another at random.
protocol RandomScreens {
  /// The first of them, which has not many more rows than `mostRows`.
  init(_ random: inout SplitMix64, mostRows: Int)
  mutating func change(_ random: inout SplitMix64)
  func snapshot(reusing previous: ScreenSnapshot?) -> ScreenSnapshot
}

extension ListSpec: RandomScreens {
  init(_ random: inout SplitMix64, mostRows: Int) { self = .random(&random, duplicates: false) }

  /// Mostly a few edits.
  mutating func change(_ random: inout SplitMix64) {
    self =
      random.chance(1, in: 4)
      ? .random(&random, duplicates: random.chance(1, in: 10)) : edited(&random)
  }
}

/// A chain of screens through adapter and simulator, from one seed.
@MainActor
struct MatrixChain<Screens: RandomScreens> {
  private var random: SplitMix64
  private let recorder: ViolationRecorder
  private let configuration: MatrixConfiguration
  private let cells = MatrixCells()
  private let bench: Bench
  private let own: OwnDelegate?
  private let completions = Completions()
  private var screens: Screens
  private var shown = ScreenSnapshot()
  private var trail: [String] = []

  /// The first thing that went wrong in the chain; nil if all is well.
  static func failure(seed: UInt64, level: ContractLevel, steps: Int = 5) -> String? {
    var random = SplitMix64(seed: seed)
    var configuration = MatrixConfiguration(&random, level: level)
    let recorder = ViolationRecorder()
    configuration.options = configuration.options.recording(into: recorder)
    return SimOptions.$current.withValue(configuration.options) {
      weak var view: UIView?
      weak var adapter: ListAdapter?
      @MainActor func run() -> String? {
        var chain = MatrixChain(configuration, random, recorder)
        (view, adapter) = (chain.bench.view, chain.bench.adapter)
        let problem = chain.run(steps)
        chain.bench.sim.setWindow(false)
        return problem.map { "\(chain.trail): \($0)" }
      }
      let isKept =
        "the \(configuration.isTable ? "table" : "collection") or its adapter is not let go"
      return (run() ?? (view == nil && adapter == nil ? nil : isKept))
        .map { "seed \(seed), \(configuration), \($0)" }
    }
  }

  private init(
    _ configuration: MatrixConfiguration, _ random: SplitMix64, _ recorder: ViolationRecorder
  ) {
    self.configuration = configuration
    self.random = random
    screens = Screens(&self.random, mostRows: configuration.isLarge ? 20 : 5_000)
    self.recorder = recorder
    bench = configuration.bench(cells, recorder)
    own = configuration.hasOwnDelegate ? bench.addDelegate(isDataSource: true) : nil
    own?.rowHeight = 44
    bench.sim.setWindow(true)
  }

  private mutating func run(_ steps: Int) -> String? {
    apply(next())
    if let problem = problem() { return problem }
    for _ in 0..<steps {
      if let problem = step() { return problem }
    }
    return nil
  }

  private mutating func step() -> String? {
    let actions: [(name: String, run: (inout MatrixChain) -> Void)] = [
      ("two at once", { $0.applyTwice() }), ("scrolling", { $0.applyWhileScrolling() }),
      ("no window", { $0.applyWithoutWindow() }), ("drag", { $0.applyWhileDragging() }),
      ("from a cell", { $0.applyFromCell() }), ("reorder", { $0.reorder() }),
      ("inner scroll", { $0.scrollInside() }),
      ("from a scrolled cell", { $0.applyFromScrolledCell() }),
    ]
    let number = random.int(below: 12)
    guard number < actions.count else { return number < 10 ? stepWhileEditing() : plainStep() }
    trail.append(actions[number].name)
    actions[number].run(&self)
    return problem()
  }

  /// The next screen, which is evaluated as an app does: with what is shown.
  private mutating func next() -> ScreenSnapshot {
    screens.change(&random)
    return screens.snapshot(reusing: bench.adapter.updater.newest)
  }

  private func apply(_ snapshot: ScreenSnapshot) {
    completions.waiting += 1
    bench.apply(snapshot) { [completions] _ in completions.waiting -= 1 }
  }

  private mutating func problem() -> String? {
    guard bench.settle() else { return "does not settle" }
    if let violation = recorder.violations.first { return "\(violation)" }
    // One that the view lost is called once the main actor is free, which it is not in a chain.
    if completions.waiting != 0, configuration.options.behavior.lostCompletions == .none {
      return "\(completions.waiting) completions are not called"
    }
    if let own, !bench.sim.visiblePaths.isEmpty, own.heard.isEmpty {
      return "own delegate hears nothing"
    }
    shown = bench.adapter.updater.newest
    return bench.differences(from: shown, showsAll: configuration.isLarge).first
  }
}

// MARK: - Steps

extension MatrixChain {
  /// One update of a list that is ready: who keeps the cell and who gets another is known.
  private mutating func plainStep() -> String? {
    trail.append("plain")
    if random.chance(1, in: 2) { bench.sim.scroll(to: CGFloat(random.int(below: 600))) }
    bench.sim.drain()
    let (before, places) = (bench.visibleCells(of: shown), bench.rowPlaces)
    let snapshot = next()
    let changes = snapshot.changeset(from: shown)
    apply(snapshot)
    if let problem = problem() ?? anchorProblem(changes, places) { return problem }
    guard configuration.isLarge, configuration.reloadThreshold == nil else { return nil }
    return cellProblem(changes, before, bench.visibleCells(of: snapshot))
  }

  /// One update while a text field is edited: it stays the first responder as long as what it is in is
  /// there.
  private mutating func stepWhileEditing() -> String? {
    let fields = random.chance(1, in: 2) ? fieldsInHeaders + fieldsInRows : fieldsInRows
    guard let edited = fields.first, edited.field.becomeFirstResponder() else {
      return plainStep()
    }
    trail.append("editing")
    let places = bench.rowPlaces
    let snapshot = next()
    let changes = snapshot.changeset(from: shown)
    apply(snapshot)
    if let problem = problem() ?? anchorProblem(changes, places) { return problem }
    let isKept = edited.isKept(changes)
    if configuration.isLarge, isKept != edited.field.isFirstResponder {
      return "the field in \(edited.place) "
        + (isKept ? "lost its focus" : "is gone and has the focus")
    }
    if random.chance(1, in: 2) { return nil }
    edited.field.resignFirstResponder()
    return problem()
  }

  /// A text field that shows, what it is in, and whether that is still there after changes.
  private struct Editable {
    let field: EditField
    let place: String
    let isKept: (Changeset) -> Bool
  }

  private var fieldsInRows: [Editable] {
    bench.visibleCells(of: shown).compactMapValues { $0.first(EditField.self) }
      .sorted { $0.key < $1.key }.map { position, field in
        Editable(field: field, place: "the row at \(position)") {
          $0.newPosition(of: position) != nil
        }
      }
  }

  private var fieldsInHeaders: [Editable] {
    shown.sections.enumerated().compactMap { index, section in
      guard let field = bench.header(index)?.first(EditField.self) else { return nil }
      return Editable(field: field, place: "the header of '\(section.id)'") {
        $0.new.section(id: section.id)?.header != nil
      }
    }
  }

  /// Whether the first visible row that is still there is as far from the top as before.
  private func anchorProblem(_ changes: Changeset, _ places: [Bench.RowPlace]) -> String? {
    guard configuration.anchor == .firstVisibleRow else { return nil }
    guard !changes.old.hasDuplicates, !changes.new.hasDuplicates else { return nil }
    for place in places {
      guard let row = changes.newPosition(of: place.row), let start = bench.start(of: row)
      else { continue }
      let (offset, offsets) = (bench.view.contentOffset.y, bench.offsets)
      let wanted = start - place.distance - bench.view.adjustedContentInset.top
      let expected = min(max(offsets.lowerBound, wanted), offsets.upperBound)
      if abs(offset - expected) < 1 { return nil }
      return "the row at \(place.row), now at \(row), is moved: \(offset) is not \(expected)"
    }
    return nil
  }

  private func cellProblem(
    _ changes: Changeset, _ before: [RowPosition: UIView], _ after: [RowPosition: UIView]
  ) -> String? {
    let rebuilt = Set(
      changes.supplementaryUpdates.filter { !$0.replacedKinds.isEmpty }.map(\.newSection))
    let reloaded = Set(changes.rowUpdates(.reload).map(\.new))
    for (old, cell) in before {
      guard let position = changes.newPosition(of: old), let now = after[position],
        !rebuilt.contains(position.section), now.editedField == nil
      else { continue }
      if reloaded.contains(position) == (cell === now) {
        return "row '\(changes.new[position].id)' "
          + (cell === now ? "was reloaded in its cell" : "lost its cell")
      }
    }
    return nil
  }

  private mutating func applyTwice() {
    apply(next())
    apply(next())
  }

  private mutating func applyWhileScrolling() {
    bench.sim.scroll(to: CGFloat(random.int(below: 600)))
    apply(next())
    bench.sim.scroll(to: CGFloat(random.int(below: 600)))
  }

  private mutating func applyWithoutWindow() {
    bench.sim.setWindow(false)
    apply(next())
    if random.chance(1, in: 2) { bench.sim.drain() }
    if random.chance(1, in: 2) { bench.apply(next()) }
    bench.sim.setWindow(true)
    if random.chance(1, in: 2) { bench.apply(next()) }
  }

  /// The first row that can be dragged, if one is visible.
  private var draggable: ItemPath? {
    bench.sim.visiblePaths.first {
      $0.isIn(shown) && shown.sections[$0.section].rows[$0.item].attributes.onReorder != nil
    }
  }

  private mutating func applyWhileDragging() {
    guard let path = draggable, bench.sim.beginDrag(IndexPath(path)) else { return }
    apply(next())
    bench.sim.drain()
    bench.turns.turn()
    apply(next())
    if random.chance(1, in: 2) {
      bench.sim.moveDrag(to: IndexPath(item: 0, section: path.section))
      bench.sim.endDrag()
    } else {
      bench.sim.cancelDrag()
    }
  }

  private mutating func reorder() {
    guard let path = draggable else { return }
    let rows = shown.sections[path.section].rows.count
    let target = IndexPath(item: random.int(below: rows), section: path.section)
    guard bench.sim.reorder(IndexPath(path), to: target) else { return }
    // The app that does not follow: the row goes back.
    apply(next())
  }

  private mutating func applyFromCell() {
    let (first, second) = (next(), next())
    cells.whenConfigured = { [weak bench] in bench?.apply(second) }
    apply(first)
    bench.sim.layout()
    cells.whenConfigured = nil
    apply(second)
  }

  /// An update that arrives while the view asks for the cell of a row that is scrolled in.
  private mutating func applyFromScrolledCell() {
    let snapshot = next()
    cells.whenConfigured = { [weak bench] in bench?.apply(snapshot) }
    for offset in stride(from: 0, through: 400, by: 100) { bench.sim.scroll(to: CGFloat(offset)) }
    cells.whenConfigured = nil
    apply(snapshot)
  }

  private mutating func scrollInside() {
    for path in bench.sim.visiblePaths {
      guard let inner = bench.inner(path.item, path.section), inner.window != nil else { continue }
      inner.sim.scroll(to: CGFloat(random.int(below: 300)))
    }
    apply(next())
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

/// How many snapshots were applied whose completion was not called.
@MainActor
private final class Completions {
  var waiting = 0
}
