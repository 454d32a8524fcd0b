@testable import ScreenDSL
@testable import ScreenDSLHosting

/// A list that lives: it keeps cells for its containers with lists of their own, is busy at times,
/// and hands each batch to the judge.
@MainActor final class LiveHost: JudgedHost {
  /// The cells of containers, where they are.
  private(set) var cells: [RowPosition: LiveCell] = [:]
  private let world: LiveWorld
  private var pool: [LiveCell] = []

  init(world: LiveWorld) { self.world = world }

  override func fail(_ text: String) { world.fail(text) }
  override var finishesBatch: Bool { !world.chance(2) }
  override var looksAtRows: Bool { world.looksAtCells }

  override func willChange(_ operations: Changeset.Operations?, isAnimated: Bool) {
    world.disturb()
  }

  override func didChange(_ operations: Changeset.Operations?) {
    if let operations {
      world.disturb()
      for position in operations.reconfigures { fill(position) }
    } else {
      for position in cells.keys.sorted() {
        if let cell = cells.removeValue(forKey: position) { recycle(cell) }
      }
    }
    showCells()
  }

  /// Is no longer what it was; resumes if it can be changed.
  func wake(_ readiness: ListReadiness) {
    self.readiness = readiness
    finishBatches()
    if readiness != .busy { updater.resume() }
  }

  /// This list and those inside, each before those in it.
  var allHosts: [LiveHost] {
    [self] + cells.sorted { $0.key < $1.key }.flatMap(\.value.host.allHosts)
  }

  override func didFinish() {
    guard world.isRestless else { return }
    switch world.number(below: 10) {
    case 0: readiness = .busy
    case 1: readiness = .needsReload
    default: break
    }
  }

  /// Makes cells for the containers that have none.
  private func showCells() {
    for position in ReferenceMatching.positions(updater.current)
    where cells[position] == nil && updater.current[position].innerRows != nil {
      cells[position] = pool.popLast() ?? LiveCell(world: world)
      fill(position)
    }
  }

  /// A cell in the pool may or may not have been told so.
  private func recycle(_ cell: LiveCell) {
    if world.chance(2) { cell.host.updater.detach() }
    pool.append(cell)
  }

  private func fill(_ position: RowPosition) {
    guard let cell = cells[position], let row = updater.currentRow(at: position) else { return }
    if !world.registry.fill(cell, with: row, in: updater, isFirstDisplay: false) {
      world.fail("a cell was not filled")
    }
  }

  /// Lets each cell go where its row goes, as a view does.
  override func follow(_ map: IdentityMap) {
    var old = cells
    cells = [:]
    for (section, items) in map.items.enumerated() {
      for (item, source) in items.enumerated() {
        guard let source else { continue }
        let position = RowPosition(section: source.section, row: source.item)
        cells[RowPosition(section: section, row: item)] = old.removeValue(forKey: position)
      }
    }
    for position in old.keys.sorted() {
      if let cell = old[position] { recycle(cell) }
    }
  }
}

/// The cell of a container, with a list of its own.
@MainActor final class LiveCell: ConfigurableCell {
  let host: LiveHost

  init(world: LiveWorld) { host = LiveHost(world: world) }

  func configure(with model: Grid, context: CellContext<Grid>) {
    if let rows = context.nestedRows { host.updater.show(rows) }
  }
}

/// What the lists of one chain have in common: chance, and what went wrong.
@MainActor final class LiveWorld {
  let registry = CellRegistry<FakeHost>(
    CellRegistration(LiveCell.self, from: .class(LiveCell.self), place: SourceLine()))
  private(set) var failure: String?
  /// Whether lists become busy, and snapshots arrive at any moment.
  var isRestless = true
  /// Whether the judge's map of survivors is held against the IDs; this takes most of the time.
  let looksAtCells: Bool
  /// What happens in the middle of something.
  var disturbance: (() -> Void)?
  private var random: SplitMix64

  init(_ random: SplitMix64, looksAtCells: Bool) {
    self.random = random
    self.looksAtCells = looksAtCells
  }

  func fail(_ text: String) { failure = failure ?? text }
  func chance(_ denominator: Int) -> Bool { random.chance(1, in: denominator) }
  func number(below limit: Int) -> Int { random.int(below: limit) }

  func disturb() {
    if isRestless, chance(12) { disturbance?() }
  }
}
