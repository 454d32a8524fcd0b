#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  /// Shows snapshots in a table view, as its data source and delegate.
  ///
  /// ```swift
  /// let adapter = TableAdapter(tableView, cells: CellRegistry(.class(ElementCell.self)))
  /// adapter.apply(MainScreen(state: state, store: store))
  /// ```
  /// The table view does not retain the adapter, so store the adapter as long as you use the view. The adapter forwards
  /// delegate and data source methods that it does not implement to ``delegate`` and ``dataSource``.
  public final class TableAdapter: ListAdapter {
    /// Creates the adapter of a table view. The view gets the adapter as its data source, delegate and prefetch data
    /// source.
    ///
    /// - Parameters:
    ///   - tableView: The view, which is empty until you apply a snapshot.
    ///   - cells: The cells for all rows, headers and footers. If a model is a `LookModel`, which declares its own
    ///     content, it needs no cell here.
    ///   - options: The options for updates of the view.
    public init(
      _ tableView: UITableView, cells: CellRegistry<TableList> = CellRegistry(),
      options: AdapterOptions = AdapterOptions()
    ) {
      self.cells = cells
      let core = AdapterCore(tableView, registry: cells, options: options)
      super.init(TableDelegate(core, tableView))
    }

    /// The app's own delegate. The adapter does not retain it.
    ///
    /// The adapter forwards the methods that it does not need itself, such as those about accessories and indentation.
    /// Events such as the display of a cell reach the adapter first and then this delegate. A selection or a
    /// deselection reaches this delegate first, because the handler of the row can change the index paths. If a row
    /// declares no height, no context menu or no swipe actions, this delegate supplies what the row does not declare.
    /// This delegate also decides the height of each header and footer.
    public var delegate: (any UITableViewDelegate)? {
      get { viewDelegate.appDelegate as? any UITableViewDelegate }
      set { viewDelegate.set(delegate: newValue) }
    }

    /// The app's own data source, for index titles, titles of sections without a header, and edits. The adapter does
    /// not retain this object, and never asks it for rows and cells.
    ///
    /// Set this property before you apply the first snapshot. If you set another object later, the view asks for all
    /// sections and rows again.
    public var dataSource: (any UITableViewDataSource)? {
      get { viewDelegate.appDataSource as? any UITableViewDataSource }
      set { viewDelegate.set(dataSource: newValue) }
    }

    /// The registry that you set last. If you set another registry, the adapter replaces the cells, headers and footers
    /// that get another reuse identifier. If only the registration differs, the adapter configures the cell, header or
    /// footer again. Both happen as soon as the adapter can change the view.
    public var cells: CellRegistry<TableList> { didSet { core.use(cells) } }

    private var table: UITableView? { core.view as? UITableView }

    /// The view above all rows; nil for none. The view gets the height that it needs at the width of the table view.
    public var header: UIView? {
      get { (table?.tableHeaderView as? TableEdgeView)?.content }
      set {
        table?.tableHeaderView = newValue.map { TableEdgeView($0) }
        core.centerSubstituteLater()
      }
    }

    /// The view below all rows; nil for none. The view gets the height that it needs at the width of the table view.
    public var footer: UIView? {
      get { (table?.tableFooterView as? TableEdgeView)?.content }
      set { table?.tableFooterView = newValue.map { TableEdgeView($0) } }
    }
  }

  final class TableDelegate: ForwardingDelegate {
    init(_ core: AdapterCore, _ view: UITableView) {
      super.init(core, view, omitted: Self.heightMethods)
      view.prefetchDataSource = self
    }

    var delegate: (any UITableViewDelegate)? { appDelegate as? any UITableViewDelegate }
    var dataSource: (any UITableViewDataSource)? { appDataSource as? any UITableViewDataSource }

    /// If a delegate implements these methods, a table view calls them for each row. So the adapter hides the methods
    /// until a section has rows that may declare a height.
    private static var heightMethods: Set<MessageName> {
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

  extension TableDelegate: UITableViewDataSource, UITableViewDataSourcePrefetching {
    func numberOfSections(in tableView: UITableView) -> Int { core.sectionCount }

    func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int {
      core.rowCount(of: section)
    }

    func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      core.cell(at: path, in: view) { view.dequeueReusableCell(withIdentifier: $0, for: path) }
    }

    func tableView(_ view: UITableView, canEditRowAt path: IndexPath) -> Bool {
      guard let attributes = core.attributes(at: path) else { return false }
      // In edit mode with multiple selection, a table view shows a selection mark on each editable row.
      if core.editing?.selectsRows == true {
        return attributes.isMarkable || attributes.onReorder != nil
          || !attributes.isSelectable && dataSource?.tableView?(view, canEditRowAt: path) == true
      }
      if attributes.swipeActions != SwipeActions() || attributes.onReorder != nil { return true }
      return dataSource?.tableView?(view, canEditRowAt: path)
        ?? (dataSource != nil || view.allowsMultipleSelectionDuringEditing)
    }

    func tableView(_ view: UITableView, canMoveRowAt path: IndexPath) -> Bool {
      core.canMove(path, appDataSource: dataSource?.tableView?(view, canMoveRowAt: path))
    }

    func tableView(_ view: UITableView, moveRowAt old: IndexPath, to new: IndexPath) {
      core.userMovedRow(from: old, to: new)
      _ = dataSource?.tableView?(view, moveRowAt: old, to: new)
    }

    func tableView(_ view: UITableView, prefetchRowsAt paths: [IndexPath]) {
      core.prefetch(paths, .expected)
    }

    func tableView(_ view: UITableView, cancelPrefetchingForRowsAt paths: [IndexPath]) {
      core.prefetch(paths, .cancelled)
    }
  }

  extension TableDelegate: UITableViewDelegate {
    func tableView(
      _ view: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath
    ) {
      core.setDisplayed(
        true, cell, app: delegate?.tableView?(view, willDisplay: cell, forRowAt: path))
    }

    func tableView(
      _ view: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt path: IndexPath
    ) {
      core.setDisplayed(
        false, cell, app: delegate?.tableView?(view, didEndDisplaying: cell, forRowAt: path))
    }

    func tableView(
      _ view: UITableView, willDisplayHeaderView own: UIView, forSection section: Int
    ) {
      core.setDisplayed(
        true, supplementary: own,
        app: delegate?.tableView?(view, willDisplayHeaderView: own, forSection: section))
    }

    func tableView(
      _ view: UITableView, willDisplayFooterView own: UIView, forSection section: Int
    ) {
      core.setDisplayed(
        true, supplementary: own,
        app: delegate?.tableView?(view, willDisplayFooterView: own, forSection: section))
    }

    func tableView(
      _ view: UITableView, didEndDisplayingHeaderView own: UIView, forSection section: Int
    ) {
      core.setDisplayed(
        false, supplementary: own,
        app: delegate?.tableView?(view, didEndDisplayingHeaderView: own, forSection: section))
    }

    func tableView(
      _ view: UITableView, didEndDisplayingFooterView own: UIView, forSection section: Int
    ) {
      core.setDisplayed(
        false, supplementary: own,
        app: delegate?.tableView?(view, didEndDisplayingFooterView: own, forSection: section))
    }

    func tableView(_ view: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      if core.hides(.header, in: section) { return nil }
      if core.isSubstitute(section) { return UIView(frame: .zero) }
      return core.declares(.header, in: section)
        ? core.supplementaryView(.header, of: section, in: view) {
          view.dequeueReusableHeaderFooterView(withIdentifier: $0)
        }
        : delegate?.tableView?(view, viewForHeaderInSection: section)
    }

    func tableView(_ view: UITableView, viewForFooterInSection section: Int) -> UIView? {
      if core.hides(.footer, in: section) { return nil }
      return core.declares(.footer, in: section)
        ? core.supplementaryView(.footer, of: section, in: view) {
          view.dequeueReusableHeaderFooterView(withIdentifier: $0)
        }
        : delegate?.tableView?(view, viewForFooterInSection: section)
    }

    func tableView(_ view: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
      core.attributes(at: path)?.height.map { CGFloat($0) }
        ?? delegate?.tableView?(view, heightForRowAt: path) ?? view.rowHeight
    }

    func tableView(_ view: UITableView, estimatedHeightForRowAt path: IndexPath) -> CGFloat {
      let attributes = core.attributes(at: path)
      return (attributes?.height ?? attributes?.estimatedHeight).map { CGFloat($0) }
        ?? delegate?.tableView?(view, estimatedHeightForRowAt: path) ?? view.estimatedRowHeight
    }

    func tableView(_ view: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      if core.hides(.header, in: section) { return heightOfNone(in: view) }
      if core.isSubstitute(section) { return core.substituteGap }
      return delegate?.tableView?(view, heightForHeaderInSection: section)
        ?? (core.declares(.header, in: section)
          || dataSource?.tableView?(view, titleForHeaderInSection: section) != nil
          ? view.sectionHeaderHeight : heightOfNone(in: view))
    }

    func tableView(_ view: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      if core.hides(.footer, in: section) { return heightOfNone(in: view) }
      return delegate?.tableView?(view, heightForFooterInSection: section)
        ?? (core.declares(.footer, in: section)
          || dataSource?.tableView?(view, titleForFooterInSection: section) != nil
          ? view.sectionFooterHeight : heightOfNone(in: view))
    }

    private func heightOfNone(in view: UITableView) -> CGFloat {
      if view.style == .plain { return 0 }
      return core.options.closesGaps ? .leastNormalMagnitude : UITableView.automaticDimension
    }

    func tableView(_ view: UITableView, shouldHighlightRowAt path: IndexPath) -> Bool {
      core.canSelect(path, app: delegate?.tableView?(view, shouldHighlightRowAt: path))
    }

    func tableView(_ view: UITableView, canFocusRowAt path: IndexPath) -> Bool {
      core.canFocus(path, app: delegate?.tableView?(view, canFocusRowAt: path))
    }

    func tableView(_ view: UITableView, didSelectRowAt path: IndexPath) {
      core.select(path, app: delegate?.tableView?(view, didSelectRowAt: path))
    }

    func tableView(_ view: UITableView, didDeselectRowAt path: IndexPath) {
      core.deselect(path, app: delegate?.tableView?(view, didDeselectRowAt: path))
    }

    func tableView(
      _ view: UITableView, targetIndexPathForMoveFromRowAt old: IndexPath,
      toProposedIndexPath proposed: IndexPath
    ) -> IndexPath {
      core.target(
        of: old, at: proposed,
        app: delegate?.tableView?(
          view, targetIndexPathForMoveFromRowAt: old, toProposedIndexPath: proposed))
    }

    func tableView(
      _ view: UITableView, editingStyleForRowAt path: IndexPath
    ) -> UITableViewCell.EditingStyle {
      #if !os(tvOS)
        if core.attributes(at: path)?.hasDeleteControl == true { return .delete }
      #endif
      return delegate?.tableView?(view, editingStyleForRowAt: path) ?? .none
    }

    func tableView(_ view: UITableView, shouldIndentWhileEditingRowAt path: IndexPath) -> Bool {
      delegate?.tableView?(view, shouldIndentWhileEditingRowAt: path)
        ?? (core.editing?.selectsRows == true && core.attributes(at: path)?.isMarkable == true
          || self.tableView(view, editingStyleForRowAt: path) != .none)
    }

    #if !os(tvOS)
      func tableView(
        _ view: UITableView, leadingSwipeActionsConfigurationForRowAt path: IndexPath
      ) -> UISwipeActionsConfiguration? {
        core.swipeActions(
          .leading, at: path,
          app: delegate?.tableView?(view, leadingSwipeActionsConfigurationForRowAt: path),
          appEdits: dataSource != nil)
      }

      func tableView(
        _ view: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath
      ) -> UISwipeActionsConfiguration? {
        core.swipeActions(
          .trailing, at: path,
          app: delegate?.tableView?(view, trailingSwipeActionsConfigurationForRowAt: path),
          appEdits: dataSource != nil)
      }

      func tableView(
        _ view: UITableView, contextMenuConfigurationForRowAt path: IndexPath, point: CGPoint
      ) -> UIContextMenuConfiguration? {
        core.contextMenu(at: path)
          ?? delegate?.tableView?(view, contextMenuConfigurationForRowAt: path, point: point)
      }

      func tableView(
        _ view: UITableView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
      ) {
        if core.tapPreview(of: configuration, animator) { return }
        _ = delegate?.tableView?(
          view, willPerformPreviewActionForMenuWith: configuration, animator: animator)
      }
    #endif
  }
#endif
