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
  /// adapter.apply(MainScreen(state: state, store: store).snapshot(reusing: adapter.snapshot))
  /// ```
  /// Keep the adapter as long as the table view: the view does not.
  @MainActor
  public final class TableAdapter: NSObject, ListAdapter {
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
      tableView.dataSource = self
      tableView.delegate = self
      tableView.prefetchDataSource = self
    }

    public var updater: ListUpdater { core.updater }

    public var cells: CellRegistry<TableList> {
      get { core.requested }
      set { core.use(newValue) }
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
      return attributes.swipeActions != SwipeActions() || attributes.onReorder != nil
    }

    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      core.attributes(at: indexPath)?.onReorder != nil
    }

    public func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      core.userMovedRow(from: sourceIndexPath, to: destinationIndexPath)
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
    }

    public func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) {
      core.endDisplay(cell)
    }

    public func tableView(
      _ tableView: UITableView, viewForHeaderInSection section: Int
    ) -> UIView? { view(.header, of: section, in: tableView) }

    public func tableView(
      _ tableView: UITableView, viewForFooterInSection section: Int
    ) -> UIView? { view(.footer, of: section, in: tableView) }

    private func view(
      _ kind: SupplementaryKind, of section: Int, in tableView: UITableView
    ) -> UIView? {
      core.supplementary(kind, of: section) == nil
        ? nil : core.supplementaryView(kind, of: section, in: tableView)
    }

    public func tableView(
      _ tableView: UITableView, heightForHeaderInSection section: Int
    ) -> CGFloat {
      core.supplementary(.header, of: section) == nil
        ? .leastNormalMagnitude : tableView.sectionHeaderHeight
    }

    public func tableView(
      _ tableView: UITableView, heightForFooterInSection section: Int
    ) -> CGFloat {
      core.supplementary(.footer, of: section) == nil
        ? .leastNormalMagnitude : tableView.sectionFooterHeight
    }

    public func tableView(
      _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
    ) -> Bool {
      core.attributes(at: indexPath)?.onSelect != nil
    }

    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      core.select(indexPath)
    }

    /// A row that can only be dragged has no button that removes it.
    public func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
      core.attributes(at: indexPath)?.swipeActions == SwipeActions() ? .none : .delete
    }

    #if !os(tvOS)
      public func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? {
        core.swipeActions(.leading, at: indexPath)
      }

      public func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? {
        core.swipeActions(.trailing, at: indexPath)
      }
    #endif

    public func scrollViewDidScroll(_ scrollView: UIScrollView) { core.didScroll() }
  }
#endif
