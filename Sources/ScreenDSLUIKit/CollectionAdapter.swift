#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  /// A closure that returns the layout of a section, or nil to use the section's layout hint.
  public typealias SectionLayout =
    @MainActor (SectionID, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

  /// Shows snapshots in a collection view, as its data source and delegate.
  ///
  /// ```swift
  /// let adapter = CollectionAdapter(
  ///   collectionView, cells: CellRegistry(.class(ElementItemCell.self)), layout: .list)
  /// adapter.apply(MainScreen(state: state, store: store))
  /// ```
  /// The collection view does not retain the adapter, so store the adapter as long as you use the view. The adapter
  /// forwards delegate and data source methods that it does not implement to ``delegate`` and ``dataSource``.
  public final class CollectionAdapter: ListAdapter {
    /// Creates the adapter of a collection view. The view gets the adapter as its data source, delegate and prefetch
    /// data source.
    ///
    /// - Parameters:
    ///   - collectionView: The view, which is empty until you apply a snapshot.
    ///   - cells: The cells for all rows, headers and footers. If a model is a `LookModel`, which declares its own
    ///     content, it needs no cell here.
    ///   - layout: The layout of sections that declare no layout hint. If not nil, the adapter gives the view a layout
    ///     that follows the layout hints: see ``layout(default:_:)``. If nil, the view keeps its layout.
    ///   - options: The options for updates of the view.
    public init(
      _ collectionView: UICollectionView, cells: CellRegistry<CollectionList> = CellRegistry(),
      layout: LayoutHint? = nil, options: AdapterOptions = AdapterOptions()
    ) {
      self.cells = cells
      let core = AdapterCore(collectionView, registry: cells, options: options)
      super.init(CollectionDelegate(core, collectionView))
      if let layout { collectionView.collectionViewLayout = self.layout(default: layout) }
    }

    /// Changes the appearance of sections with a list layout, such as their separators, background and header mode. By
    /// default this closure is nil.
    ///
    /// The layout calls the closure each time it lays out a section. The closure receives a configuration that already
    /// has the appearance of the section's layout hint. If the closure sets a provider of swipe actions, this provider
    /// supplies the actions of rows that declare no swipe actions.
    public var configureList:
      (@MainActor (inout UICollectionLayoutListConfiguration, SectionID) -> Void)?
    {
      didSet { core.keepingPlaces { core.view?.layoutOfHints?.invalidateLayout() } }
    }

    /// The app's own delegate, which the adapter does not retain: see ``TableAdapter/delegate``. In a flow layout, this
    /// delegate or the layout decides the sizes of items, and the adapter does not.
    public var delegate: (any UICollectionViewDelegate)? {
      get { viewDelegate.appDelegate as? any UICollectionViewDelegate }
      set { viewDelegate.set(delegate: newValue) }
    }

    /// The app's own data source: see ``TableAdapter/dataSource``. This data source also supplies supplementary views
    /// that no section declares.
    public var dataSource: (any UICollectionViewDataSource)? {
      get { viewDelegate.appDataSource as? any UICollectionViewDataSource }
      set { viewDelegate.set(dataSource: newValue) }
    }

    /// The registry that you set last: see ``TableAdapter/cells``.
    public var cells: CellRegistry<CollectionList> { didSet { core.use(cells) } }
  }

  final class CollectionDelegate: ForwardingDelegate {
    init(_ core: AdapterCore, _ view: UICollectionView) {
      super.init(core, view)
      view.prefetchDataSource = self
    }

    var delegate: (any UICollectionViewDelegate)? { appDelegate as? any UICollectionViewDelegate }
    var dataSource: (any UICollectionViewDataSource)? {
      appDataSource as? any UICollectionViewDataSource
    }
  }

  extension CollectionDelegate: UICollectionViewDataSource, UICollectionViewDataSourcePrefetching {
    func numberOfSections(in collectionView: UICollectionView) -> Int { core.sectionCount }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      core.rowCount(of: section)
    }

    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      core.cell(at: path, in: view) { view.dequeueReusableCell(withReuseIdentifier: $0, for: path) }
    }

    func collectionView(
      _ view: UICollectionView, viewForSupplementaryElementOfKind name: String, at path: IndexPath
    ) -> UICollectionReusableView {
      let kind = SupplementaryKind(elementKind: name)
      // The index path of a view that belongs to no section, such as the header of a whole layout, can have one index.
      let section = path.count == 2 ? path.section : -1
      if !core.declares(kind, in: section),
        let view = dataSource?.collectionView?(
          view, viewForSupplementaryElementOfKind: name, at: path)
      {
        return view
      }
      return core.supplementaryView(kind, of: section, in: view) {
        view.dequeueReusableSupplementaryView(
          ofKind: kind.elementKind, withReuseIdentifier: $0, for: path)
      } ?? UICollectionReusableView()
    }

    func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool {
      core.canMove(path, appDataSource: dataSource?.collectionView?(view, canMoveItemAt: path))
    }

    func collectionView(_ view: UICollectionView, moveItemAt old: IndexPath, to new: IndexPath) {
      core.userMovedRow(from: old, to: new)
      _ = dataSource?.collectionView?(view, moveItemAt: old, to: new)
    }

    func collectionView(_ view: UICollectionView, prefetchItemsAt paths: [IndexPath]) {
      core.prefetch(paths, .expected)
    }

    func collectionView(_ view: UICollectionView, cancelPrefetchingForItemsAt paths: [IndexPath]) {
      core.prefetch(paths, .cancelled)
    }
  }

  extension CollectionDelegate: UICollectionViewDelegate {
    func collectionView(
      _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
    ) {
      core.setDisplayed(
        true, cell, app: delegate?.collectionView?(view, willDisplay: cell, forItemAt: path))
    }

    func collectionView(
      _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt path: IndexPath
    ) {
      core.setDisplayed(
        false, cell, app: delegate?.collectionView?(view, didEndDisplaying: cell, forItemAt: path))
    }

    func collectionView(
      _ view: UICollectionView, willDisplaySupplementaryView own: UICollectionReusableView,
      forElementKind kind: String, at path: IndexPath
    ) {
      core.setDisplayed(
        true, supplementary: own,
        app: delegate?.collectionView?(
          view, willDisplaySupplementaryView: own, forElementKind: kind, at: path))
    }

    func collectionView(
      _ view: UICollectionView, didEndDisplayingSupplementaryView own: UICollectionReusableView,
      forElementOfKind kind: String, at path: IndexPath
    ) {
      core.setDisplayed(
        false, supplementary: own,
        app: delegate?.collectionView?(
          view, didEndDisplayingSupplementaryView: own, forElementOfKind: kind, at: path))
    }

    func collectionView(_ view: UICollectionView, canFocusItemAt path: IndexPath) -> Bool {
      core.canFocus(path, app: delegate?.collectionView?(view, canFocusItemAt: path))
    }

    func collectionView(_ view: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
      core.canSelect(path, app: delegate?.collectionView?(view, shouldHighlightItemAt: path))
    }

    func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
      core.canSelect(path, app: delegate?.collectionView?(view, shouldSelectItemAt: path))
    }

    func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
      core.select(path, app: delegate?.collectionView?(view, didSelectItemAt: path))
    }

    func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
      core.deselect(path, app: delegate?.collectionView?(view, didDeselectItemAt: path))
    }

    func collectionView(
      _ view: UICollectionView,
      targetIndexPathForMoveOfItemFromOriginalIndexPath old: IndexPath,
      atCurrentIndexPath current: IndexPath, toProposedIndexPath proposed: IndexPath
    ) -> IndexPath {
      core.target(
        of: old, at: proposed,
        app: delegate?.collectionView?(
          view, targetIndexPathForMoveOfItemFromOriginalIndexPath: old,
          atCurrentIndexPath: current, toProposedIndexPath: proposed))
    }

    #if !os(tvOS)
      func collectionView(
        _ view: UICollectionView, contextMenuConfigurationForItemAt path: IndexPath, point: CGPoint
      ) -> UIContextMenuConfiguration? {
        #if os(visionOS)
          return core.contextMenu(at: path)
        #else
          return core.contextMenu(at: path)
            ?? delegate?.collectionView?(
              view, contextMenuConfigurationForItemAt: path, point: point)
        #endif
      }

      @available(iOS 16, *)
      func collectionView(
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

      func collectionView(
        _ view: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
      ) {
        if core.tapPreview(of: configuration, animator) { return }
        _ = delegate?.collectionView?(
          view, willPerformPreviewActionForMenuWith: configuration, animator: animator)
      }
    #endif
  }
#endif
