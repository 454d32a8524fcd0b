#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
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
      super.init()
      scrollView = tableView
      tableView.dataSource = self
      tableView.delegate = self
      tableView.prefetchDataSource = self
    }

    /// The app's own delegate, which works as if there were no adapter; it is not kept alive.
    ///
    /// What the adapter has no answer for goes to it alone: heights of rows, context menus,
    /// accessories, focus, scrolling. What both can be told, as that a cell is shown or a row selected,
    /// the adapter is told first. What both can be asked, it is asked for the rows and sections that
    /// declare nothing about it; it is also asked for the height of each header and footer.
    public var delegate: (any UITableViewDelegate)? {
      get { own.delegate as? any UITableViewDelegate }
      set {
        own.delegate = newValue
        // A view remembers which methods its delegate has.
        core.view?.delegate = nil
        core.view?.delegate = self
      }
    }

    /// The app's own data source, for what the adapter has no answer for: index titles, titles of
    /// sections without header, edits; it is not kept alive, and not asked for rows and cells.
    ///
    /// Set it before the first snapshot is applied, because the view starts anew.
    public var dataSource: (any UITableViewDataSource)? {
      get { own.dataSource as? any UITableViewDataSource }
      set {
        own.dataSource = newValue
        core.view?.dataSource = nil
        core.view?.dataSource = self
        core.isReloadPending = true
      }
    }

    public var updater: ListUpdater { core.updater }

    public var cells: CellRegistry<TableList> {
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

    public var onScroll: @MainActor (UITableView) -> Void {
      get { core.onScroll }
      set { core.onScroll = newValue }
    }
  }

  extension TableAdapter: UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int { core.sectionCount }

    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      core.rowCount(of: section)
    }

    public func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      core.cell(at: indexPath, in: tableView)
    }

    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      guard let attributes = core.attributes(at: indexPath) else { return false }
      if attributes.swipeActions != SwipeActions() || attributes.onReorder != nil { return true }
      // A row that cannot be edited cannot be one of several selected ones.
      return dataSource?.tableView?(tableView, canEditRowAt: indexPath)
        ?? (dataSource != nil || tableView.allowsMultipleSelectionDuringEditing)
    }

    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      core.canMove(indexPath) { dataSource?.tableView?(tableView, canMoveRowAt: indexPath) }
    }

    public func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      core.userMovedRow(from: sourceIndexPath, to: destinationIndexPath)
      _ = dataSource?.tableView?(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
    }
  }

  extension TableAdapter: UITableViewDataSourcePrefetching {
    public func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      core.prefetch(indexPaths, .expected)
    }

    public func tableView(
      _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
    ) {
      core.prefetch(indexPaths, .cancelled)
    }
  }

  extension TableAdapter: UITableViewDelegate {
    public func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      core.beginDisplay(cell)
      _ = delegate?.tableView?(tableView, willDisplay: cell, forRowAt: indexPath)
    }

    public func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) {
      core.endDisplay(cell)
      _ = delegate?.tableView?(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    }

    public func tableView(
      _ tableView: UITableView, viewForHeaderInSection section: Int
    ) -> UIView? {
      core.declares(.header, in: section)
        ? core.supplementaryView(.header, of: section, in: tableView)
        : delegate?.tableView?(tableView, viewForHeaderInSection: section)
    }

    public func tableView(
      _ tableView: UITableView, viewForFooterInSection section: Int
    ) -> UIView? {
      core.declares(.footer, in: section)
        ? core.supplementaryView(.footer, of: section, in: tableView)
        : delegate?.tableView?(tableView, viewForFooterInSection: section)
    }

    public func tableView(
      _ tableView: UITableView, heightForHeaderInSection section: Int
    ) -> CGFloat {
      if let height = delegate?.tableView?(tableView, heightForHeaderInSection: section) {
        return height
      }
      return core.declares(.header, in: section)
        || dataSource?.tableView?(tableView, titleForHeaderInSection: section) != nil
        ? tableView.sectionHeaderHeight : tableView.noHeight
    }

    public func tableView(
      _ tableView: UITableView, heightForFooterInSection section: Int
    ) -> CGFloat {
      if let height = delegate?.tableView?(tableView, heightForFooterInSection: section) {
        return height
      }
      return core.declares(.footer, in: section)
        || dataSource?.tableView?(tableView, titleForFooterInSection: section) != nil
        ? tableView.sectionFooterHeight : tableView.noHeight
    }

    public func tableView(
      _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
    ) -> Bool {
      core.canSelect(indexPath) {
        delegate?.tableView?(tableView, shouldHighlightRowAt: indexPath)
      }
    }

    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      core.select(indexPath)
      _ = delegate?.tableView?(tableView, didSelectRowAt: indexPath)
    }

    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      core.deselect(indexPath)
      _ = delegate?.tableView?(tableView, didDeselectRowAt: indexPath)
    }

    public func tableView(
      _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
      core.target(of: sourceIndexPath, at: proposedDestinationIndexPath) {
        delegate?.tableView?(
          tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
          toProposedIndexPath: proposedDestinationIndexPath)
      }
    }

    /// Only a row with actions at its end has a button that uncovers them.
    public func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
      #if !os(tvOS)
        if core.attributes(at: indexPath)?.swipeActions.trailing.isEmpty == false {
          return .delete
        }
      #endif
      return delegate?.tableView?(tableView, editingStyleForRowAt: indexPath) ?? .none
    }

    public func tableView(
      _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool {
      delegate?.tableView?(tableView, shouldIndentWhileEditingRowAt: indexPath)
        ?? (self.tableView(tableView, editingStyleForRowAt: indexPath) != .none)
    }

    #if !os(tvOS)
      public func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? {
        core.swipeActions(
          .leading, at: indexPath,
          own: delegate?.tableView?(
            tableView, leadingSwipeActionsConfigurationForRowAt: indexPath),
          isOwn: dataSource != nil)
      }

      public func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? {
        core.swipeActions(
          .trailing, at: indexPath,
          own: delegate?.tableView?(
            tableView, trailingSwipeActionsConfigurationForRowAt: indexPath),
          isOwn: dataSource != nil)
      }
    #endif

    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
      core.didScroll()
      _ = delegate?.scrollViewDidScroll?(scrollView)
    }
  }

  extension UITableView {
    /// The height of a header or footer that is not there.
    fileprivate var noHeight: CGFloat { style == .plain ? 0 : .leastNormalMagnitude }
  }
#endif
