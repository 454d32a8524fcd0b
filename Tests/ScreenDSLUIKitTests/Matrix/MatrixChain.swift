@MainActor struct MatrixChain {
  private let configuration: MatrixConfiguration, recorder: ViolationRecorder
  private let cells = MatrixCells(), completions = Completions()
  private let list: any ItemList, own: OwnDelegate?
  private var random: SplitMix64, spec: ListSpec
  private var shown = ScreenSnapshot(), trail: [String] = []
  private var bench: Bench? { list as? Bench }
  private var host: HeadlessHost? { list as? HeadlessHost }

  static func failure(seed: UInt64, _ level: ContractLevel, steps: Int = 5) -> String? {
    var random = SplitMix64(seed: seed)
    var configuration = MatrixConfiguration(&random, level: level)
    let recorder = ViolationRecorder()
    configuration.sim = configuration.sim.recording(into: recorder)
    return SimOptions.$current.withValue(configuration.sim) {
      weak var view: UIView?
      weak var adapter: ListAdapter?
      @MainActor func run() -> String? {
        var chain = MatrixChain(configuration, random, recorder)
        (view, adapter) = (chain.bench?.view, chain.bench?.adapter)
        let problem = chain.run(steps)
        chain.setWindow(false)
        return problem.map { "\(chain.trail): \($0)" }
      }
      let isKept = "the view or its adapter is not let go"
      return (run() ?? (view == nil && adapter == nil ? nil : isKept))
        .map { "seed \(seed), \(configuration), \($0)" }
    }
  }

  init(_ configuration: MatrixConfiguration, _ random: SplitMix64, _ recorder: ViolationRecorder) {
    (self.configuration, self.random, self.recorder) = (configuration, random, recorder)
    spec = .random(&self.random, duplicates: false)
    (list, own) = configuration.list(cells, recorder)
    setWindow(true)
  }

  private mutating func run(_ steps: Int) -> String? {
    apply(next())
    if let problem = problem() { return problem }
    for number in 1...steps {
      let isCompared = number == steps || random.chance(1, in: 3)
      if let problem = step() ?? (isCompared ? freshProblem() : nil) { return problem }
    }
    return nil
  }

  private mutating func step() -> String? {
    let actions: [(name: String, run: (inout MatrixChain) -> Void)] = [
      ("two at once", { for _ in 0..<2 { $0.apply($0.next()) } }),
      ("scrolling", { $0.applyWhileScrolling() }), ("no window", { $0.applyWithoutWindow() }),
      ("drag", { $0.applyWhileDragging() }), ("from a cell", { $0.applyFromCell() }),
      ("reorder", { $0.reorder() }), ("inner scroll", { $0.scrollInside() }),
      ("from a scrolled cell", { $0.applyFromScrolledCell() }), ("tap", { $0.tap() }),
    ]
    let number = random.int(below: 13)
    guard number < actions.count else { return number < 11 ? stepWhileEditing() : plainStep() }
    trail.append(actions[number].name)
    actions[number].run(&self)
    return problem()
  }

  /// The next screen: mostly a few edits. It is evaluated as an app does, with what is shown.
  private mutating func next() -> ScreenSnapshot {
    let isNew = random.chance(1, in: 4)
    spec = isNew ? .random(&random, duplicates: random.chance(1, in: 10)) : spec.edited(&random)
    spec.style(&random)
    return ScreenSnapshot(spec.screen, reusing: list.updater.newest)
  }

  private func apply(_ snapshot: ScreenSnapshot) {
    host?.apply(snapshot)
    guard let bench else { return }
    completions.waiting += 1
    bench.apply(snapshot) { [completions] _ in completions.waiting -= 1 }
  }

  private func setWindow(_ hasWindow: Bool) {
    host?.setWindow(hasWindow)
    bench?.sim.setWindow(hasWindow)
  }

  private mutating func problem() -> String? {
    if let bench, !bench.settle() { return "does not settle" }
    if let violation = recorder.violations.first { return "\(violation)" }
    if let violation = host?.violations.first { return "\(violation)" }
    // One that the view lost is called once the main actor is free, which it is not in a chain.
    if completions.waiting != 0, configuration.sim.behavior.lostCompletions == .none {
      return "\(completions.waiting) completions are not called"
    }
    if let own, bench?.sim.visiblePaths.isEmpty == false, own.heard.isEmpty {
      return "own delegate hears nothing"
    }
    shown = list.updater.newest
    let isSideways = shown.sections.contains { $0.layout?.arrangement == .carousel }
    return list.differences(from: shown, showsAll: configuration.isLarge && !isSideways).first
  }

  /// The first difference to a new list that gets the newest snapshot, the selection and the offsets.
  private func freshProblem() -> String? {
    guard let bench else { return nil }
    bench.view.endEditing(true)
    let (list, own) = configuration.list(cells, recorder)
    guard let fresh = list as? Bench, bench.settle() else { return "does not settle" }
    return withExtendedLifetime(own) {
      fresh.setWindow(true)
      fresh.show(bench.updater.newest)
      defer { fresh.setWindow(false) }
      // In edit mode without `selectsRows`, a view can mark only one row, but rows that were marked before stay marked.
      if shown.isEdited, !shown.selectsRows, bench.adapter.selection.count > 1 {
        bench.adapter.selection = Array(bench.adapter.selection.prefix(1))
      }
      fresh.adapter.selection = bench.adapter.selection
      for offset in [bench.view.contentOffset, CGPoint(x: 0, y: bench.offsets.upperBound)] {
        if offset != bench.view.contentOffset { bench.sim.scroll(to: offset) }
        guard bench.settle(), fresh.settle() else { return "does not settle beside a new list" }
        fresh.view.follow(bench.view, fresh)
        let (now, new) = (bench.view.facts(), fresh.view.facts())
        let places = Set(now.keys).union(new.keys)
        if let place = places.sorted().first(where: { now[$0] != new[$0] }) {
          return "\(place): \(now[place] ?? []), but anew \(new[place] ?? [])"
        }
      }
      return nil
    }
  }
}

// MARK: - Steps

extension MatrixChain {
  /// One update of a list that is ready: who keeps the cell and who gets another is known.
  private mutating func plainStep() -> String? {
    trail.append("plain")
    if random.chance(1, in: 2) { list.scroll(to: Double(random.int(below: 600))) }
    bench?.sim.drain()
    let (before, places) = (list.cells(of: shown), bench?.rowPlaces ?? [])
    let snapshot = next()
    let changes = snapshot.changeset(from: shown)
    apply(snapshot)
    if let problem = problem() ?? anchorProblem(changes, places) { return problem }
    // A table gives a row whose edit controls change another cell.
    guard configuration.isLarge, configuration.reloadThreshold == nil, changes.keepsList,
      !changes.old.isEdited, !changes.new.isEdited
    else { return nil }
    return cellProblem(changes, before, list.cells(of: snapshot))
  }

  /// One update while a text field is edited: it stays the first responder as long as what it is in is there.
  private mutating func stepWhileEditing() -> String? {
    let fields = random.chance(1, in: 2) ? fieldsInHeaders + fieldsInRows : fieldsInRows
    guard let edited = fields.first, edited.field.becomeFirstResponder() else { return plainStep() }
    trail.append("editing")
    let (places, snapshot) = (bench?.rowPlaces ?? [], next())
    let changes = snapshot.changeset(from: shown)
    apply(snapshot)
    if let problem = problem() ?? anchorProblem(changes, places) { return problem }
    let isKept = edited.isKept(changes)
    if configuration.isLarge, changes.isTraceable, isKept != edited.field.isFirstResponder {
      return "the field in \(edited.place) "
        + (isKept ? "lost its focus" : "is gone and has the focus")
    }
    if random.chance(1, in: 2) { return nil }
    edited.field.resignFirstResponder()
    return problem()
  }

  private typealias Editable = (field: EditField, place: String, isKept: (Changeset) -> Bool)

  private var fieldsInRows: [Editable] {
    guard let bench else { return [] }
    return bench.cells(of: shown).filter { shown[$0.key].innerRows == nil }
      .compactMapValues { ($0 as? UIView)?.first(EditField.self) }
      .sorted { $0.key < $1.key }.map { position, field in
        // In a section that became a carousel, the row may have gone out of sight.
        let isKept: (Changeset) -> Bool = {
          $0.newPosition(of: position).flatMap { bench.cell($0.row, $0.section) } != nil
        }
        return (field, "the row at \(position)", isKept)
      }
  }

  private var fieldsInHeaders: [Editable] {
    shown.sections.enumerated().compactMap { index, section in
      guard let field = bench?.header(index)?.first(EditField.self) else { return nil }
      let isKept: (Changeset) -> Bool = { $0.new.section(id: section.id)?.header != nil }
      return (field, "the header of '\(section.id)'", isKept)
    }
  }

  private func anchorProblem(_ changes: Changeset, _ places: [Bench.RowPlace]) -> String? {
    guard let bench, configuration.anchor == .firstVisibleRow, changes.isTraceable
    else { return nil }
    for place in places {
      guard let row = changes.newPosition(of: place.row),
        let start = bench.frame(row.row, row.section)?.minY
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
    _ changes: Changeset, _ before: [RowPosition: AnyObject], _ after: [RowPosition: AnyObject]
  ) -> String? {
    let rebuilt = Set(
      changes.supplementaryUpdates.filter { !$0.replacedKinds.isEmpty }.map(\.newSection))
    let reloaded = Set(changes.rowUpdates(.reload).map(\.new))
    for (old, cell) in before {
      guard let position = changes.newPosition(of: old), let now = after[position],
        !rebuilt.contains(position.section), (now as? UIView)?.editedField == nil
      else { continue }
      if reloaded.contains(position) == (cell === now) {
        return "row '\(changes.new[position].id)' "
          + (cell === now ? "was reloaded in its cell" : "lost its cell")
      }
    }
    return nil
  }

  private mutating func applyWhileScrolling() {
    list.scroll(to: Double(random.int(below: 600)))
    apply(next())
    list.scroll(to: Double(random.int(below: 600)))
  }

  private mutating func applyWithoutWindow() {
    setWindow(false)
    apply(next())
    if random.chance(1, in: 2) { bench?.sim.drain() }
    if random.chance(1, in: 2) { apply(next()) }
    setWindow(true)
    if random.chance(1, in: 2) { apply(next()) }
  }

  private var draggable: RowPosition? {
    list.cells(of: shown).keys.sorted().first { shown[$0].attributes.onReorder != nil }
  }

  private mutating func applyWhileDragging() {
    guard let bench, let row = draggable, bench.sim.beginDrag(IndexPath(row.row, row.section))
    else { return }
    apply(next())
    bench.sim.drain()
    bench.turns.turn()
    apply(next())
    if random.chance(1, in: 2) {
      bench.sim.moveDrag(to: IndexPath(0, row.section))
      bench.sim.endDrag()
    } else {
      bench.sim.cancelDrag()
    }
  }

  private mutating func reorder() {
    guard let row = draggable else { return }
    let section = shown.sections[row.section]
    let target = random.int(below: section.rows.count)
    let path = RowPath(shown[row].id, section: section.id)
    _ = try? host?.reorder(path, to: RowPosition(section: row.section, row: target))
    let from = IndexPath(row.row, row.section)
    if let bench, !bench.sim.reorder(from, to: IndexPath(target, row.section)) { return }
    // The app that does not follow: the row goes back.
    apply(next())
  }

  private mutating func applyFromCell() {
    let (first, second) = (next(), next())
    let chain = self
    cells.whenConfigured = { chain.apply(second) }
    apply(first)
    bench?.sim.layout()
    cells.whenConfigured = nil
    apply(second)
  }

  /// An update that arrives while the view asks for the cell of a row that is scrolled in.
  private mutating func applyFromScrolledCell() {
    let (chain, snapshot) = (self, next())
    cells.whenConfigured = { chain.apply(snapshot) }
    for offset in stride(from: 0.0, through: 400, by: 100) { list.scroll(to: offset) }
    cells.whenConfigured = nil
    apply(snapshot)
  }

  private mutating func tap() {
    for row in list.cells(of: shown).keys.sorted() where random.chance(1, in: 3) {
      _ = bench?.sim.tap(IndexPath(row.row, row.section))
      try? host?.tap(RowPath(shown[row].id, section: shown.sections[row.section].id))
    }
  }

  private mutating func scrollInside() {
    for path in bench?.sim.visiblePaths ?? [] {
      guard let inner = bench?.inner(path.item, path.section), inner.window != nil else { continue }
      inner.sim.scroll(to: CGFloat(random.int(below: 300)))
    }
    for path in host?.visibleRows ?? [] {
      try? host?.list(inside: path).scroll(to: Double(random.int(below: 300)))
    }
    apply(next())
  }
}

extension Changeset {
  fileprivate var keepsList: Bool { old.configuration?.place == new.configuration?.place }
  fileprivate var isTraceable: Bool { keepsList && !old.hasDuplicates && !new.hasDuplicates }

  fileprivate func newPosition(of position: RowPosition) -> RowPosition? {
    if rowRemovals.contains(position) { return nil }
    if let move = rowMoves.first(where: { $0.from == position }) { return move.to }
    if let update = rowUpdates.first(where: { $0.old == position }) { return update.new }
    return new.position(of: old[position].id, in: old.sections[position.section].id)
  }
}

@MainActor private final class Completions { var waiting = 0 }
