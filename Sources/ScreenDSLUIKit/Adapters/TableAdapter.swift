public import Foundation
public import ScreenDSL

#if canImport(UIKit)
  public import UIKit
#else
  public import ScreenSim
#endif

/// Shows snapshots in a table view: its data source and delegate.
///
/// ```swift
/// lazy var adapter = TableAdapter(tableView, cells: CellRegistry(.class(ElementCell.self)))
/// adapter.apply(MainScreen(state: state, store: store).snapshot(reusing: adapter.snapshot))
/// ```
/// Keep the adapter as long as the table view: the view does not.
@MainActor
public final class TableAdapter: NSObject {
  let core: AdapterCore<TableList>
  let host = TableHost()
  weak var tableView: UITableView?

  /// Creates the adapter of a table view and becomes its data source, delegate and prefetch data
  /// source.
  ///
  /// - Parameters:
  ///   - tableView: The view, which shows nothing until a snapshot is applied.
  ///   - cells: The cells for all rows, headers and footers.
  ///   - options: How to treat the view.
  public init(
    _ tableView: UITableView, cells: CellRegistry<TableList>,
    options: AdapterOptions = AdapterOptions()
  ) {
    self.tableView = tableView
    core = AdapterCore(host: host, registry: cells, options: options)
    super.init()
    host.adapter = self
    core.onRegister = { [weak self] in self?.tableView?.register($0) }
    tableView.register(cells)
    tableView.dataSource = self
    tableView.delegate = self
    tableView.prefetchDataSource = self
  }

  /// What brings the table from one snapshot to the next.
  public var updater: ListUpdater { core.updater }

  /// The snapshot that was applied last.
  public var snapshot: ScreenSnapshot { core.updater.newest }

  /// The cells that were set last; setting others reloads exactly the rows whose cell is another
  /// one, now or as soon as the view can be changed.
  public var cells: CellRegistry<TableList> {
    get { core.requested }
    set { core.use(newValue) }
  }

  /// Called once for each kind of row without a cell, which shows a placeholder; by default it
  /// prints.
  public var onMissingCell: @MainActor (CellAudit.Missing) -> Void {
    get { core.missingCells.onMissing }
    set { core.missingCells.onMissing = newValue }
  }

  /// Called with each duplicate ID among the rows and sections that are applied, once each; nil, as
  /// by default, for nobody. See ``ListUpdater/onIssue``.
  public var onIssue: (@MainActor (ScreenSnapshot.Issue) -> Void)? {
    get { core.updater.onIssue }
    set { core.updater.onIssue = newValue }
  }

  /// Called when the table view scrolled.
  public var onScroll: @MainActor (UITableView) -> Void = { _ in }

  /// Shows a snapshot, now or as soon as the table view can be changed.
  ///
  /// - Parameters:
  ///   - snapshot: What to show.
  ///   - isAnimated: Whether the user may see the changes happen.
  ///   - completion: Called once, when the snapshot, or a newer one, is shown and the table is done
  ///     with it, or when that is given up because the list is gone.
  public func apply(
    _ snapshot: ScreenSnapshot, isAnimated: Bool = true,
    completion: (@MainActor () -> Void)? = nil
  ) {
    core.updater.apply(snapshot, isAnimated: isAnimated, completion: completion)
  }
}

/// The table view as the updater knows it.
@MainActor
final class TableHost: ListHost {
  weak var adapter: TableAdapter?

  private var view: UITableView? { adapter?.tableView }

  var stageStrategy: Changeset.StageStrategy {
    adapter?.core.strategy(combined: .table) ?? .separate
  }

  var readiness: ListReadiness {
    guard let adapter, let view else { return .needsReload }
    return adapter.core.readiness(of: view, hasUncommittedUpdates: view.hasUncommittedUpdates)
  }

  func updateIsWaiting() {
    adapter?.core.gate.schedule(isDragging: view?.hasUncommittedUpdates == true)
  }

  func reload(change: () -> Void) {
    guard let adapter, let view else { return change() }
    adapter.core.reload(change: change) { view.reloadData() }
  }

  func perform(
    _ operations: Changeset.Operations, isAnimated: Bool, change: @escaping @MainActor () -> Void,
    completion: @escaping @MainActor () -> Void
  ) {
    guard let adapter, let view else {
      change()
      return completion()
    }
    if isAnimated {
      adapter.perform(operations, in: view, change: change, completion: completion)
    } else {
      UIView.performWithoutAnimation {
        adapter.perform(operations, in: view, change: change, completion: completion)
      }
    }
  }
}
