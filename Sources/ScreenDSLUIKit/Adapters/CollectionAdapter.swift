public import Foundation
public import ScreenDSL

#if canImport(UIKit)
  public import UIKit
#else
  public import ScreenSim
#endif

/// Shows snapshots in a collection view: its data source and delegate.
///
/// ```swift
/// lazy var adapter = CollectionAdapter(
///   collectionView, cells: CellRegistry(.class(ElementCell.self)))
/// adapter.apply(MainScreen(state: state, store: store).snapshot(reusing: adapter.snapshot))
/// ```
/// Keep the adapter as long as the collection view: the view does not.
@MainActor
public final class CollectionAdapter: NSObject {
  let core: AdapterCore<CollectionList>
  let host = CollectionHost()
  weak var collectionView: UICollectionView?
  /// The supplementary views that the collection view knows, by kind and identifier.
  var registeredSupplementaries: Set<[String]> = []

  /// Creates the adapter of a collection view and becomes its data source, delegate and prefetch data
  /// source.
  ///
  /// - Parameters:
  ///   - collectionView: The view, which shows nothing until a snapshot is applied.
  ///   - cells: The cells for all rows, headers and footers.
  ///   - options: How to treat the view.
  public init(
    _ collectionView: UICollectionView, cells: CellRegistry<CollectionList>,
    options: AdapterOptions = AdapterOptions()
  ) {
    self.collectionView = collectionView
    core = AdapterCore(host: host, registry: cells, options: options)
    super.init()
    host.adapter = self
    core.onRegister = { [weak self] in self?.register($0) }
    register(cells)
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.prefetchDataSource = self
  }

  /// What brings the collection from one snapshot to the next.
  public var updater: ListUpdater { core.updater }

  /// The snapshot that was applied last.
  public var snapshot: ScreenSnapshot { core.updater.newest }

  /// The cells that were set last; setting others reloads exactly the rows whose cell is another
  /// one, now or as soon as the view can be changed.
  public var cells: CellRegistry<CollectionList> {
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

  /// Called when the collection view scrolled.
  public var onScroll: @MainActor (UICollectionView) -> Void = { _ in }

  /// Shows a snapshot, now or as soon as the collection view can be changed.
  ///
  /// - Parameters:
  ///   - snapshot: What to show.
  ///   - isAnimated: Whether the user may see the changes happen.
  ///   - completion: Called once, when the snapshot, or a newer one, is shown and the collection is
  ///     done with it, or when that is given up because the list is gone.
  public func apply(
    _ snapshot: ScreenSnapshot, isAnimated: Bool = true,
    completion: (@MainActor () -> Void)? = nil
  ) {
    core.updater.apply(snapshot, isAnimated: isAnimated, completion: completion)
  }

  /// Shows the rows inside a container, and all their changes, from now on.
  ///
  /// - Returns: Whether all rows are shown anew.
  @discardableResult
  public func show(_ rows: NestedRows) -> Bool { core.updater.show(rows) }
}

/// The collection view as the updater knows it.
@MainActor
final class CollectionHost: ListHost {
  weak var adapter: CollectionAdapter?

  private var view: UICollectionView? { adapter?.collectionView }

  var stageStrategy: Changeset.StageStrategy {
    adapter?.core.strategy(combined: .collection) ?? .separate
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
