#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  /// Shows snapshots in a table view: its data source and delegate.
  ///
  /// ```swift
  /// lazy var adapter = TableAdapter(tableView, cells: CellRegistry(.class(ElementCell.self)))
  /// adapter.apply(MainScreen(state: state, store: store))
  /// ```
  /// Keep the adapter as long as the table view: the view does not. What the adapter does not answer
  /// goes to ``delegate`` and ``dataSource``.
  @MainActor
  public final class TableAdapter: ForwardingAdapter, ListAdapter {
    let core: AdapterCore<UITableView>

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
      core = AdapterCore(tableView, registry: cells, options: options)
      super.init(core)
      (tableView.dataSource as? TableAdapter)?.leave()
      watch(tableView, options) { $0.dataSource != nil }
      own.omitted = Self.heightMethods
      core.onHeights = { [weak self] in
        self?.own.omitted = []
        self?.reconnect()
      }
      tableView.dataSource = self
      tableView.delegate = self
      tableView.prefetchDataSource = self
    }

    /// The app's own delegate, which works as if there were no adapter; it is not kept alive.
    ///
    /// What the adapter has no answer for goes to it alone: accessories, focus, scrolling. What both
    /// can be told, as that a cell is shown or a row selected, the adapter is told first. What both can be
    /// asked, it is asked for the rows and sections that declare nothing about it: heights, context menus,
    /// swipes; it is also asked for the height of each header and footer.
    public var delegate: (any UITableViewDelegate)? {
      get { own.delegate as? any UITableViewDelegate }
      set {
        guard mayAsk(newValue, as: "delegate") else { return }
        own.delegate = newValue
        reconnect()
      }
    }

    /// The app's own data source, for what the adapter has no answer for: index titles, titles of
    /// sections without header, edits; it is not kept alive, and not asked for rows and cells.
    ///
    /// Set it before the first snapshot is applied, because the view starts anew.
    public var dataSource: (any UITableViewDataSource)? {
      get { own.dataSource as? any UITableViewDataSource }
      set {
        guard mayAsk(newValue, as: "data source") else { return }
        own.dataSource = newValue
        core.view?.dataSource = nil
        core.view?.dataSource = self
        core.isReloadPending = true
      }
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

    public var cells: CellRegistry<TableList> {
      get { core.requested }
      set { core.use(newValue) }
    }

    public var onScroll: @MainActor (UITableView) -> Void {
      get { core.onScroll }
      set { core.onScroll = newValue }
    }
  }

  extension TableAdapter: UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int { core.sectionCount }

    public func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int {
      core.rowCount(of: section)
    }

    public func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      core.cell(at: path, in: view)
    }

    public func tableView(_ view: UITableView, canEditRowAt path: IndexPath) -> Bool {
      guard let attributes = core.attributes(at: path) else { return false }
      if attributes.swipeActions != SwipeActions() || attributes.onReorder != nil { return true }
      // A row that cannot be edited cannot be one of several selected ones.
      return dataSource?.tableView?(view, canEditRowAt: path)
        ?? (dataSource != nil || view.allowsMultipleSelectionDuringEditing)
    }

    public func tableView(_ view: UITableView, canMoveRowAt path: IndexPath) -> Bool {
      core.canMove(path) { dataSource?.tableView?(view, canMoveRowAt: path) }
    }

    public func tableView(_ view: UITableView, moveRowAt old: IndexPath, to new: IndexPath) {
      core.userMovedRow(from: old, to: new)
      _ = dataSource?.tableView?(view, moveRowAt: old, to: new)
    }
  }

  extension TableAdapter: UITableViewDataSourcePrefetching {
    public func tableView(_ view: UITableView, prefetchRowsAt paths: [IndexPath]) {
      core.prefetch(paths, .expected)
    }

    public func tableView(_ view: UITableView, cancelPrefetchingForRowsAt paths: [IndexPath]) {
      core.prefetch(paths, .cancelled)
    }
  }

  extension TableAdapter: UITableViewDelegate {
    public func tableView(
      _ view: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath
    ) {
      core.beginDisplay(cell) {
        _ = delegate?.tableView?(view, willDisplay: cell, forRowAt: path)
      }
    }

    public func tableView(
      _ view: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt path: IndexPath
    ) {
      core.endDisplay(cell) {
        _ = delegate?.tableView?(view, didEndDisplaying: cell, forRowAt: path)
      }
    }

    public func tableView(_ view: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      core.declares(.header, in: section)
        ? core.supplementaryView(.header, of: section, in: view)
        : delegate?.tableView?(view, viewForHeaderInSection: section)
    }

    public func tableView(_ view: UITableView, viewForFooterInSection section: Int) -> UIView? {
      core.declares(.footer, in: section)
        ? core.supplementaryView(.footer, of: section, in: view)
        : delegate?.tableView?(view, viewForFooterInSection: section)
    }

    public func tableView(_ view: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
      core.attributes(at: path)?.height.map { CGFloat($0) }
        ?? delegate?.tableView?(view, heightForRowAt: path) ?? view.rowHeight
    }

    /// A height that is declared is no guess, so it is the estimate too.
    public func tableView(_ view: UITableView, estimatedHeightForRowAt path: IndexPath) -> CGFloat {
      let attributes = core.attributes(at: path)
      return (attributes?.height ?? attributes?.estimatedHeight).map { CGFloat($0) }
        ?? delegate?.tableView?(view, estimatedHeightForRowAt: path)
        ?? view.estimatedRowHeight
    }

    public func tableView(_ view: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      if let height = delegate?.tableView?(view, heightForHeaderInSection: section) {
        return height
      }
      return core.declares(.header, in: section)
        || dataSource?.tableView?(view, titleForHeaderInSection: section) != nil
        ? view.sectionHeaderHeight : height(ofNoneIn: view)
    }

    public func tableView(_ view: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      if let height = delegate?.tableView?(view, heightForFooterInSection: section) {
        return height
      }
      return core.declares(.footer, in: section)
        || dataSource?.tableView?(view, titleForFooterInSection: section) != nil
        ? view.sectionFooterHeight : height(ofNoneIn: view)
    }

    /// The height of a header or footer that is not there: none, or the room that UIKit leaves between groups.
    private func height(ofNoneIn view: UITableView) -> CGFloat {
      if view.style == .plain { return 0 }
      return core.options.closesGaps ? .leastNormalMagnitude : UITableView.automaticDimension
    }

    public func tableView(_ view: UITableView, shouldHighlightRowAt path: IndexPath) -> Bool {
      core.canSelect(path) {
        delegate?.tableView?(view, shouldHighlightRowAt: path)
      }
    }

    public func tableView(_ view: UITableView, didSelectRowAt path: IndexPath) {
      core.select(path)
      _ = delegate?.tableView?(view, didSelectRowAt: path)
    }

    public func tableView(_ view: UITableView, didDeselectRowAt path: IndexPath) {
      core.deselect(path)
      _ = delegate?.tableView?(view, didDeselectRowAt: path)
    }

    public func tableView(
      _ view: UITableView, targetIndexPathForMoveFromRowAt old: IndexPath,
      toProposedIndexPath proposed: IndexPath
    ) -> IndexPath {
      core.target(of: old, at: proposed) {
        delegate?.tableView?(
          view, targetIndexPathForMoveFromRowAt: old,
          toProposedIndexPath: proposed)
      }
    }

    /// Only a row with actions at its end has a button that uncovers them.
    public func tableView(
      _ view: UITableView, editingStyleForRowAt path: IndexPath
    ) -> UITableViewCell.EditingStyle {
      #if !os(tvOS)
        if core.attributes(at: path)?.swipeActions.trailing.isEmpty == false {
          return .delete
        }
      #endif
      return delegate?.tableView?(view, editingStyleForRowAt: path) ?? .none
    }

    public func tableView(
      _ view: UITableView, shouldIndentWhileEditingRowAt path: IndexPath
    ) -> Bool {
      delegate?.tableView?(view, shouldIndentWhileEditingRowAt: path)
        ?? (self.tableView(view, editingStyleForRowAt: path) != .none)
    }

    #if !os(tvOS)
      public func tableView(
        _ view: UITableView, leadingSwipeActionsConfigurationForRowAt path: IndexPath
      ) -> UISwipeActionsConfiguration? {
        core.swipeActions(
          .leading, at: path,
          own: delegate?.tableView?(view, leadingSwipeActionsConfigurationForRowAt: path),
          isOwn: dataSource != nil)
      }

      public func tableView(
        _ view: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath
      ) -> UISwipeActionsConfiguration? {
        core.swipeActions(
          .trailing, at: path,
          own: delegate?.tableView?(view, trailingSwipeActionsConfigurationForRowAt: path),
          isOwn: dataSource != nil)
      }

      public func tableView(
        _ view: UITableView, contextMenuConfigurationForRowAt path: IndexPath,
        point: CGPoint
      ) -> UIContextMenuConfiguration? {
        core.contextMenu(at: path)
          ?? delegate?.tableView?(view, contextMenuConfigurationForRowAt: path, point: point)
      }

      public func tableView(
        _ view: UITableView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
      ) {
        if core.tapPreview(of: configuration, animator) { return }
        _ = delegate?.tableView?(
          view, willPerformPreviewActionForMenuWith: configuration, animator: animator)
      }
    #endif

    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
      core.didScroll { _ = delegate?.scrollViewDidScroll?(scrollView) }
    }
  }

  extension TableAdapter {
    /// What a table is asked for each row in vain, unless a row has a height.
    fileprivate static var heightMethods: Set<MessageName> {
      #if canImport(UIKit)
        [
          #selector((any UITableViewDelegate).tableView(_:heightForRowAt:)),
          #selector((any UITableViewDelegate).tableView(_:estimatedHeightForRowAt:)),
        ]
      #else
        ["tableView(_:heightForRowAt:)", "tableView(_:estimatedHeightForRowAt:)"]
      #endif
    }
  }
#endif
