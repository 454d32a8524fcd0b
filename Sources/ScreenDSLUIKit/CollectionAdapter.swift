#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  /// The layout of a section that has one of its own; nil to follow its hint.
  public typealias SectionLayout =
    @MainActor (SectionID, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

  /// Changes the configuration of a section that is laid out as a list.
  public typealias ListConfiguring =
    @MainActor (inout UICollectionLayoutListConfiguration, SectionID) -> Void

  /// Shows snapshots in a collection view, as its data source and delegate.
  ///
  /// ```swift
  /// lazy var adapter = CollectionAdapter(
  ///   collectionView, cells: CellRegistry(.class(ElementCell.self)), layout: .list)
  /// adapter.apply(MainScreen(state: state, store: store))
  /// ```
  /// Keep the adapter as long as the collection view: the view does not. What the adapter does not
  /// answer goes to ``delegate`` and ``dataSource``.
  public final class CollectionAdapter: ListAdapter {
    let core: AdapterCore<UICollectionView>
    private let viewDelegate: CollectionDelegate

    /// Creates the adapter of a collection view, whose data source, delegate and prefetch data source are
    /// the adapter's from now on.
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
      viewDelegate = CollectionDelegate(core, collectionView)
      super.init(core)
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
      get { viewDelegate.delegate }
      set { viewDelegate.delegate = newValue }
    }

    /// The app's own data source, as ``TableAdapter/dataSource``; it also makes supplementary views that no
    /// section declares.
    public var dataSource: (any UICollectionViewDataSource)? {
      get { viewDelegate.dataSource }
      set { viewDelegate.dataSource = newValue }
    }

    /// The cells that were set last, as ``TableAdapter/cells``.
    public var cells: CellRegistry<CollectionList> {
      get { core.requested }
      set { core.use(newValue) }
    }

    /// Called when the view scrolled, also because it was laid out.
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
#endif
