#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
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
  /// collectionView.collectionViewLayout = adapter.layout()
  /// adapter.apply(MainScreen(state: state, store: store))
  /// ```
  /// Keep the adapter as long as the collection view: the view does not. What the adapter does not
  /// answer goes to ``delegate`` and ``dataSource``.
  @MainActor
  public final class CollectionAdapter: ForwardingAdapter, ListAdapter {
    let core: AdapterCore<UICollectionView>

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
      core = AdapterCore(collectionView, registry: cells, options: options)
      super.init()
      scrollView = collectionView
      collectionView.dataSource = self
      collectionView.delegate = self
      collectionView.prefetchDataSource = self
    }

    /// The app's own delegate, which works as if there were no adapter; it is not kept alive.
    ///
    /// What the adapter has no answer for goes to it alone: sizes, context menus, focus, scrolling.
    /// What both can be told, as that a cell is shown or an item selected, the adapter is told first.
    /// What both can be asked, it is asked for the rows that declare nothing about it.
    public var delegate: (any UICollectionViewDelegate)? {
      get { own.delegate as? any UICollectionViewDelegate }
      set {
        own.delegate = newValue
        // A view remembers which methods its delegate has.
        core.view?.delegate = nil
        core.view?.delegate = self
      }
    }

    /// The app's own data source, for what the adapter has no answer for: index titles, supplementary
    /// views that no section declares; it is not kept alive, and not asked for items and cells.
    ///
    /// Set it before the first snapshot is applied, because the view starts anew.
    public var dataSource: (any UICollectionViewDataSource)? {
      get { own.dataSource as? any UICollectionViewDataSource }
      set {
        own.dataSource = newValue
        core.view?.dataSource = nil
        core.view?.dataSource = self
        core.isReloadPending = true
      }
    }

    public var updater: ListUpdater { core.updater }

    public var cells: CellRegistry<CollectionList> {
      get { core.requested }
      set { core.use(newValue) }
    }

    public var selectionMode: SelectionMode {
      get { core.updater.selectionMode }
      set { core.setSelectionMode(newValue) }
    }

    public var onMissingCell: @MainActor (ScreenFinding) -> Void {
      get { core.missingCells.onMissing }
      set { core.missingCells.onMissing = newValue }
    }

    public var onScroll: @MainActor (UICollectionView) -> Void {
      get { core.onScroll }
      set { core.onScroll = newValue }
    }

    /// Shows the rows inside a container, and all their changes, from now on.
    ///
    /// - Returns: Whether the view reloads; false if it shows these rows already.
    @discardableResult
    public func show(_ rows: NestedRows) -> Bool { core.updater.show(rows) }
  }

  extension CollectionAdapter: UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int { core.sectionCount }

    public func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      core.rowCount(of: section)
    }

    public func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      core.cell(at: indexPath, in: collectionView)
    }

    public func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let kind = SupplementaryKind(elementKind: kind)
      if !core.declares(kind, in: indexPath.section),
        let view = dataSource?.collectionView?(
          collectionView, viewForSupplementaryElementOfKind: kind.elementKind, at: indexPath)
      {
        return view
      }
      return core.supplementaryView(kind, of: indexPath.section, in: collectionView)
        ?? UICollectionReusableView()
    }

    public func collectionView(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool {
      core.canMove(indexPath) {
        dataSource?.collectionView?(collectionView, canMoveItemAt: indexPath)
      }
    }

    public func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      core.userMovedRow(from: sourceIndexPath, to: destinationIndexPath)
      _ = dataSource?.collectionView?(
        collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
    }
  }

  extension CollectionAdapter: UICollectionViewDataSourcePrefetching {
    public func collectionView(
      _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
    ) {
      core.prefetch(indexPaths, .expected)
    }

    public func collectionView(
      _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {
      core.prefetch(indexPaths, .cancelled)
    }
  }

  extension CollectionAdapter: UICollectionViewDelegate {
    public func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      core.beginDisplay(cell)
      _ = delegate?.collectionView?(collectionView, willDisplay: cell, forItemAt: indexPath)
    }

    public func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      core.endDisplay(cell)
      _ = delegate?.collectionView?(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
    }

    public func collectionView(
      _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool {
      core.canSelect(indexPath) {
        delegate?.collectionView?(collectionView, shouldHighlightItemAt: indexPath)
      }
    }

    public func collectionView(
      _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool {
      core.canSelect(indexPath) {
        delegate?.collectionView?(collectionView, shouldSelectItemAt: indexPath)
      }
    }

    public func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
      core.select(indexPath)
      _ = delegate?.collectionView?(collectionView, didSelectItemAt: indexPath)
    }

    public func collectionView(
      _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) {
      core.deselect(indexPath)
      _ = delegate?.collectionView?(collectionView, didDeselectItemAt: indexPath)
    }

    public func collectionView(
      _ collectionView: UICollectionView,
      targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
      atCurrentIndexPath currentIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
      core.target(of: originalIndexPath, at: proposedIndexPath) {
        delegate?.collectionView?(
          collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
          atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
      }
    }

    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
      core.didScroll()
      _ = delegate?.scrollViewDidScroll?(scrollView)
    }
  }
#endif
