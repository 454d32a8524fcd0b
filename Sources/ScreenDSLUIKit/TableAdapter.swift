#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  /// Shows snapshots in a table view, as its data source and delegate.
  ///
  /// ```swift
  /// lazy var adapter = TableAdapter(tableView, cells: CellRegistry(.class(ElementCell.self)))
  /// adapter.apply(MainScreen(state: state, store: store))
  /// ```
  /// Keep the adapter as long as the table view: the view does not. What the adapter does not answer
  /// goes to ``delegate`` and ``dataSource``.
  public final class TableAdapter: ListAdapter {
    let core: AdapterCore<UITableView>
    private let viewDelegate: TableDelegate

    /// Creates the adapter of a table view, whose data source, delegate and prefetch data source are the
    /// adapter's from now on.
    ///
    /// - Parameters:
    ///   - tableView: The view, which shows nothing until a snapshot is applied.
    ///   - cells: The cells for all rows, headers and footers.
    ///   - options: How to treat the view.
    public init(
      _ tableView: UITableView, cells: CellRegistry<TableList>,
      options: AdapterOptions = AdapterOptions()
    ) {
      core = AdapterCore(tableView, registry: cells, options: options)
      viewDelegate = TableDelegate(core, tableView)
      super.init(core)
    }

    /// The app's own delegate, which works as if there were no adapter; it is not kept alive.
    ///
    /// What the adapter has no answer for goes to it alone: accessories, focus, scrolling. What both
    /// can be told, as that a cell is shown or a row selected, the adapter is told first. What both can be
    /// asked, it is asked for the rows and sections that declare nothing about it: heights, context menus,
    /// swipes; it is also asked for the height of each header and footer.
    public var delegate: (any UITableViewDelegate)? {
      get { viewDelegate.delegate }
      set { viewDelegate.delegate = newValue }
    }

    /// The app's own data source, for what the adapter has no answer for: index titles, titles of
    /// sections without header, edits; it is not kept alive, and not asked for rows and cells.
    ///
    /// Set it before the first snapshot is applied, because the view starts anew.
    public var dataSource: (any UITableViewDataSource)? {
      get { viewDelegate.dataSource }
      set { viewDelegate.dataSource = newValue }
    }

    /// The cells that were set last; setting others reloads exactly the rows whose cell is another one, now
    /// or as soon as the view can be changed.
    public var cells: CellRegistry<TableList> {
      get { core.requested }
      set { core.use(newValue) }
    }

    /// Called when the view scrolled, also because it was laid out.
    public var onScroll: @MainActor (UITableView) -> Void {
      get { core.onScroll }
      set { core.onScroll = newValue }
    }

    /// The view above all rows, as high as it wants to be at the table's width; nil for none.
    public var header: UIView? {
      get { (core.view?.tableHeaderView as? TableEdgeView)?.content }
      set { core.view?.tableHeaderView = newValue.map { TableEdgeView($0) } }
    }

    /// The view below all rows, likewise.
    public var footer: UIView? {
      get { (core.view?.tableFooterView as? TableEdgeView)?.content }
      set { core.view?.tableFooterView = newValue.map { TableEdgeView($0) } }
    }
  }
#endif
