import Foundation
import ScreenDSL

#if canImport(UIKit)
  import UIKit
#else
  import ScreenSim
#endif

/// What a table's and a collection's adapter have in common: cells for rows, and when to update.
@MainActor
final class AdapterCore<Host: CellHost> where Host.View == UIView {
  let updater: ListUpdater
  let gate: UpdateGate
  let options: AdapterOptions
  /// The registry in use, which a requested one follows as soon as the list can be changed.
  private(set) var registry: CellRegistry<Host>
  private(set) var requested: CellRegistry<Host>
  /// Makes the view know the cells of a registry.
  var onRegister: @MainActor (CellRegistry<Host>) -> Void = { _ in }
  /// Called when what waited may be shown.
  var onResume: @MainActor () -> Void = {}
  var shown = ShownRows()
  /// Who hears of rows without a cell; for a list in a container's cell, that of the list around.
  var missingCells = MissingCells()
  /// Counts the registries that were in use, so that the lists inside notice another one.
  private var registryNumber = 0
  private var hasNewRegistry = false
  /// The cells that the view is refilling at this moment, without a visit to the pool.
  private var refilled: Set<ObjectIdentifier> = []
  /// Whether the view was told to reload and has not been laid out since.
  private var isReloadPending = false

  init(host: any ListHost, registry: CellRegistry<Host>, options: AdapterOptions) {
    self.registry = registry
    requested = registry
    self.options = options
    updater = ListUpdater(host: host)
    updater.reloadThreshold = options.reloadThreshold
    gate = UpdateGate(later: options.later)
    gate.onOpen = { [weak self] in self?.resume() }
  }

  func resume() {
    updater.resume()
    refillContainers()
    onResume()
  }

  func use(_ new: CellRegistry<Host>) {
    let old = requested
    requested = new
    updater.changeCells(from: old, to: new) { [weak self] in
      self?.registry = new
      self?.registryNumber += 1
      self?.hasNewRegistry = true
      self?.onRegister(new)
    }
    refillContainers()
  }

  /// Hands another registry on to the lists inside, whose containers' own cells stay.
  private func refillContainers() {
    guard hasNewRegistry else { return }
    // The lists inside are laid out with this one.
    if gate.isClosed { return gate.schedule() }
    hasNewRegistry = false
    for (cell, row) in shown.containers where cell.nested.isAttached {
      guard let row = updater.refreshed(row) else { continue }
      inherit(cell)
      gate.answering {
        _ = registry.registration(for: row.row.reuseIdentifier)?
          .fill(cell, with: row, in: updater, isFirstDisplay: false)
      }
    }
  }
}

// MARK: - When to update

extension AdapterCore {
  func readiness(of view: UIScrollView, hasUncommittedUpdates: Bool) -> ListReadiness {
    if gate.isClosed || hasUncommittedUpdates { return .busy }
    if view.window == nil || view.bounds.isEmpty { return .needsReload }
    if isReloadPending {
      // What was reloaded is only read, and so can be changed in a batch, once it is laid out.
      isReloadPending = false
      view.layoutIfNeeded()
    }
    return .ready
  }

  func reload(change: () -> Void, view: () -> Void) {
    change()
    isReloadPending = true
    view()
  }

  /// - Parameter combined: How far the view takes structural changes in one batch.
  func strategy(combined: Changeset.StageStrategy) -> Changeset.StageStrategy {
    options.combinesBatches ? combined : .separate
  }
}

// MARK: - Cells

extension AdapterCore {
  /// The registration for a reuse identifier, if its class is one that `isUsable` accepts.
  func registration(
    for identifier: ReuseIdentifier, isUsable: (AnyObject.Type) -> Bool
  ) -> CellRegistration<Host>? {
    guard let registration = registry.registration(for: identifier) else { return nil }
    switch registration.source {
    case .class(let type), .nib(_, let type): return isUsable(type) ? registration : nil
    case .factory: return registration
    }
  }

  /// Runs `body`, in which the view may ask to fill these cells again.
  func refilling(_ cells: [UIView], _ body: () -> Void) {
    refilled = Set(cells.map { ObjectIdentifier($0) })
    body()
    refilled = []
  }

  func fill(_ cell: UIView, with row: LiveRow, _ registration: CellRegistration<Host>?) {
    let isRefilled = refilled.contains(ObjectIdentifier(cell))
    let isFirst = shown.setRow(row, of: cell, isRefilled: isRefilled) { [updater] old in
      updater.isSameRow(row, as: old)
    }
    guard let registration else {
      return showPlaceholder(in: cell, row.row.reuseIdentifier, row.row.source)
    }
    inherit(cell)
    registration.fill(
      content(of: cell, registration), with: row, in: updater, isFirstDisplay: isFirst)
  }

  func fill(
    _ view: UIView, with supplementary: Supplementary, of section: ScreenSnapshot.Section,
    _ registration: CellRegistration<Host>?, isFirstDisplay: Bool
  ) {
    guard let registration else {
      return showPlaceholder(in: view, supplementary.reuseIdentifier, section.source)
    }
    registration.fill(
      content(of: view, registration), with: supplementary, of: section.id, in: updater,
      isFirstDisplay: isFirstDisplay)
  }

  private func content(of view: UIView, _ registration: CellRegistration<Host>) -> UIView {
    guard case .factory(let make) = registration.source, let hosting = view as? any HostingView
    else { return view }
    return hosting.hosted(make: make)
  }

  private func inherit(_ cell: UIView) {
    guard let cell = cell as? any ContainerCell else { return }
    cell.nested.surroundings = Surroundings(
      cells: registry as? CellRegistry<CollectionList>, registryNumber: registryNumber,
      options: options, gate: gate, missingCells: missingCells)
  }

  private func showPlaceholder(
    in view: UIView, _ identifier: ReuseIdentifier, _ source: SourceLine?
  ) {
    let placeholder = (view as? any HostingView)?.hosted(make: { PlaceholderView() })
    (placeholder as? PlaceholderView)?.show("No cell registered for '\(identifier)'")
    missingCells.report(identifier, source: source)
  }

  func beginDisplay(_ cell: UIView) {
    guard let row = shown.setDisplayed(true, cell) else { return }
    updater.beginDisplay(of: row)
  }

  func endDisplay(_ cell: UIView) {
    guard let row = shown.setDisplayed(false, cell) else { return }
    updater.endDisplay(of: row)
  }
}

extension RowPosition {
  init(_ path: IndexPath) { self.init(section: path.section, row: path.row) }
}

extension IndexPath {
  init(_ position: RowPosition) { self.init(row: position.row, section: position.section) }
}
