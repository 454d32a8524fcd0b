#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  /// Shows snapshots in a collection view: its data source and delegate.
  ///
  /// ```swift
  /// lazy var adapter = CollectionAdapter(
  ///   collectionView, cells: CellRegistry(.class(ElementCell.self)), layout: .list)
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
    ///   - layout: How the rows of sections without a hint lie, in a layout that follows hints; nil if the
    ///     view keeps its layout. See ``layout(default:_:)``.
    ///   - options: How to treat the view.
    public init(
      _ collectionView: UICollectionView, cells: CellRegistry<CollectionList>,
      layout: LayoutHint? = nil, options: AdapterOptions = AdapterOptions()
    ) {
      core = AdapterCore(collectionView, registry: cells, options: options)
      super.init(core)
      (collectionView.dataSource as? CollectionAdapter)?.leave()
      watch(collectionView, options) { $0.dataSource != nil }
      collectionView.dataSource = self
      collectionView.delegate = self
      collectionView.prefetchDataSource = self
      if let layout { collectionView.collectionViewLayout = self.layout(default: layout) }
    }

    /// Changes what a section looks like that is laid out as a list, such as its separators, its background
    /// and its header mode; nil, as by default, for nothing.
    ///
    /// It is given what the section's hint says, whenever the section is laid out. A swipe provider that it
    /// sets is asked for rows that have no swipe actions.
    public var configureList: ListConfiguring? {
      didSet { core.view?.collectionViewLayout.invalidateLayout() }
    }

    /// The app's own delegate, as ``TableAdapter/delegate`` is one of a table; sizes of a flow layout are
    /// its alone.
    public var delegate: (any UICollectionViewDelegate)? {
      get { own.delegate as? any UICollectionViewDelegate }
      set {
        guard mayAsk(newValue, as: "delegate") else { return }
        own.delegate = newValue
        reconnect()
      }
    }

    /// The app's own data source, as ``TableAdapter/dataSource``; it also makes supplementary views that no
    /// section declares.
    public var dataSource: (any UICollectionViewDataSource)? {
      get { own.dataSource as? any UICollectionViewDataSource }
      set {
        guard mayAsk(newValue, as: "data source") else { return }
        own.dataSource = newValue
        core.view?.dataSource = nil
        core.view?.dataSource = self
        core.isReloadPending = true
      }
    }

    public var cells: CellRegistry<CollectionList> {
      get { core.requested }
      set { core.use(newValue) }
    }

    public var onScroll: @MainActor (UICollectionView) -> Void {
      get { core.onScroll }
      set { core.onScroll = newValue }
    }

    /// Lets another adapter have the view.
    private func leave() {
      core.leave()
      own.onGone = nil
    }

    /// Makes the view ask anew which methods its delegate has.
    private func reconnect() {
      core.view?.delegate = nil
      core.view?.delegate = self
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
      _ view: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      core.rowCount(of: section)
    }

    public func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      core.cell(at: path, in: view)
    }

    public func collectionView(
      _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at path: IndexPath
    ) -> UICollectionReusableView {
      let kind = SupplementaryKind(elementKind: kind)
      if !core.declares(kind, in: path.section),
        let view = dataSource?.collectionView?(
          view, viewForSupplementaryElementOfKind: kind.elementKind, at: path)
      {
        return view
      }
      return core.supplementaryView(kind, of: path.section, in: view)
        ?? UICollectionReusableView()
    }

    public func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool {
      core.canMove(path) {
        dataSource?.collectionView?(view, canMoveItemAt: path)
      }
    }

    public func collectionView(
      _ view: UICollectionView, moveItemAt old: IndexPath,
      to new: IndexPath
    ) {
      core.userMovedRow(from: old, to: new)
      _ = dataSource?.collectionView?(view, moveItemAt: old, to: new)
    }
  }

  extension CollectionAdapter: UICollectionViewDataSourcePrefetching {
    public func collectionView(_ view: UICollectionView, prefetchItemsAt paths: [IndexPath]) {
      core.prefetch(paths, .expected)
    }

    public func collectionView(
      _ view: UICollectionView, cancelPrefetchingForItemsAt paths: [IndexPath]
    ) {
      core.prefetch(paths, .cancelled)
    }
  }

  extension CollectionAdapter: UICollectionViewDelegate {
    public func collectionView(
      _ view: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt path: IndexPath
    ) {
      core.beginDisplay(cell) {
        _ = delegate?.collectionView?(view, willDisplay: cell, forItemAt: path)
      }
    }

    public func collectionView(
      _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt path: IndexPath
    ) {
      core.endDisplay(cell) {
        _ = delegate?.collectionView?(view, didEndDisplaying: cell, forItemAt: path)
      }
    }

    public func collectionView(
      _ view: UICollectionView, shouldHighlightItemAt path: IndexPath
    ) -> Bool {
      core.canSelect(path) {
        delegate?.collectionView?(view, shouldHighlightItemAt: path)
      }
    }

    public func collectionView(
      _ view: UICollectionView, shouldSelectItemAt path: IndexPath
    ) -> Bool {
      core.canSelect(path) {
        delegate?.collectionView?(view, shouldSelectItemAt: path)
      }
    }

    public func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
      core.select(path)
      _ = delegate?.collectionView?(view, didSelectItemAt: path)
    }

    public func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
      core.deselect(path)
      _ = delegate?.collectionView?(view, didDeselectItemAt: path)
    }

    public func collectionView(
      _ view: UICollectionView,
      targetIndexPathForMoveOfItemFromOriginalIndexPath old: IndexPath,
      atCurrentIndexPath current: IndexPath,
      toProposedIndexPath proposed: IndexPath
    ) -> IndexPath {
      core.target(of: old, at: proposed) {
        delegate?.collectionView?(
          view, targetIndexPathForMoveOfItemFromOriginalIndexPath: old,
          atCurrentIndexPath: current, toProposedIndexPath: proposed)
      }
    }

    #if !os(tvOS)
      public func collectionView(
        _ view: UICollectionView, contextMenuConfigurationForItemAt path: IndexPath,
        point: CGPoint
      ) -> UIContextMenuConfiguration? {
        #if os(visionOS)
          // There the method for one item is deprecated: the app's delegate has that for several.
          return core.contextMenu(at: path)
        #else
          return core.contextMenu(at: path)
            ?? delegate?.collectionView?(
              view, contextMenuConfigurationForItemAt: path, point: point)
        #endif
      }

      @available(iOS 16, *)
      public func collectionView(
        _ view: UICollectionView,
        contextMenuConfigurationForItemsAt paths: [IndexPath], point: CGPoint
      ) -> UIContextMenuConfiguration? {
        let path = paths.count == 1 ? paths.first : nil
        return path.flatMap { core.contextMenu(at: $0) }
          ?? delegate?.collectionView?(
            view, contextMenuConfigurationForItemsAt: paths, point: point)
          ?? path.flatMap {
            self.collectionView(view, contextMenuConfigurationForItemAt: $0, point: point)
          }
      }

      public func collectionView(
        _ view: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
      ) {
        if core.tapPreview(of: configuration, animator) { return }
        _ = delegate?.collectionView?(
          view, willPerformPreviewActionForMenuWith: configuration, animator: animator)
      }
    #endif

    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
      core.didScroll { _ = delegate?.scrollViewDidScroll?(scrollView) }
    }
  }
#endif
