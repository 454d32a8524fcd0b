#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  // The data source and delegate methods of the view, except the methods about cells.
  extension AdapterCore {
    var sectionCount: Int { updater.current.sections.count }

    func rowCount(of section: Int) -> Int {
      let sections = updater.current.sections
      return sections.indices.contains(section) ? sections[section].rows.count : 0
    }

    /// The declared attributes of a row; nil if the row was removed.
    func attributes(at path: IndexPath) -> RowAttributes? { row(at: path)?.row.attributes }

    /// The row at an index path; nil if the row was removed, or if the view has another data source.
    func row(at path: IndexPath) -> LiveRow? {
      view == nil ? nil : updater.currentRow(at: RowPosition(path))
    }

    /// Whether the user can select a row. If the row declares nothing about its selection, the app's delegate
    /// decides.
    func canSelect(_ path: IndexPath, app: @autoclosure () -> Bool?) -> Bool {
      attributes(at: path)?.isSelectable == true
        ? updater.canSelect(at: RowPosition(path)) : app() ?? false
    }

    /// Whether the user can drag a row. A table view in edit mode also calls this method to decide whether a row gets a
    /// reorder control.
    func canMove(_ path: IndexPath, appDataSource: @autoclosure () -> Bool?) -> Bool {
      let canMove = attributes(at: path)?.onReorder != nil || appDataSource() ?? false
      if canMove { mayBeReordering = true }
      return canMove
    }

    /// Returns the position at which a drop inserts the dragged row. If the row has no `onReorder` action, the app's
    /// delegate decides.
    func target(
      of old: IndexPath, at proposed: IndexPath, app: @autoclosure () -> IndexPath?
    ) -> IndexPath {
      // A view asks for the target of a row only during a drag, so this call shows that the user drags a row.
      mayBeReordering = true
      guard attributes(at: old)?.onReorder != nil else { return app() ?? proposed }
      return updater.canMoveRow(from: RowPosition(old), to: RowPosition(proposed))
        ? proposed : old
    }

    // MARK: Display of cells

    /// Records that the view has begun or ended the display of a cell.
    ///
    /// The method finds the row by the cell, because the view's index path may belong to an older or newer snapshot.
    func setDisplayed(_ isDisplayed: Bool, _ cell: UIView, app: @autoclosure () -> Void?) {
      noteLayout()
      gate.answering {
        let hasToSelect = isReloadPending && updater.selectionMode != .momentary
        isReloadPending = isReloadPending && !isDisplayed
        // The adapter can select rows, keep rows in place and scroll to a row only after a layout of the view. A view
        // that displays a cell has been laid out.
        if isDisplayed, hasToSelect || anchor != nil || target?.isMoving == false {
          gate.schedule()
        }
        turn(cell, of: shown.setDisplayed(isDisplayed, cell), isDisplayed: isDisplayed)
        _ = app()
      }
    }

    private func hostedController(in cell: AnyObject) -> ControllerView? {
      (cell as? any HostingView)?.hosted as? ControllerView
    }

    /// Frees the view controllers of removed rows whose cells the view never displayed. The view reports no end of
    /// display for these cells.
    func releaseControllers() {
      guard hasControllers else { return }
      for entry in shown.cells where !entry.isDisplayed && updater.position(of: entry.row) == nil {
        hostedController(in: entry.cell)?.detach()
      }
    }

    /// Records that the view has begun or ended the display of a header, a footer or another supplementary view.
    func setDisplayed(
      _ isDisplayed: Bool, supplementary: UIView, app: @autoclosure () -> Void?
    ) {
      noteLayout()
      gate.answering {
        note(isDisplayed, supplementary)
        _ = app()
      }
    }

    private func note(_ isDisplayed: Bool, _ supplementary: UIView) {
      let id = ObjectIdentifier(supplementary)
      guard let own = shownSupplementaries[id], own.isDisplayed != isDisplayed else { return }
      shownSupplementaries[id]?.isDisplayed = isDisplayed
      updater.setDisplayed(isDisplayed, own.content, of: own.section)
    }

    /// Records the content that a supplementary view shows now; nil if the view is empty.
    func note(_ content: Supplementary?, of section: SectionID, in view: UIView, isFirst: Bool) {
      if isFirst { note(false, view) }
      let id = ObjectIdentifier(view)
      let isDisplayed = shownSupplementaries[id]?.isDisplayed == true
      shownSupplementaries[id] = content.map { ($0, section, isDisplayed) }
      if let content, isDisplayed { updater.beginVisibility(of: content, in: section) }
    }

    /// Records whether the cell of this inner list is visible. UIKit reports the change only to the outer list.
    func setInSight(_ isInSight: Bool) {
      for (cell, row) in shown.setInSight(isInSight) {
        turn(cell, of: row, isDisplayed: isInSight)
      }
    }

    func endDisplay() { setInSight(false) }

    /// Informs the content of a cell that the list begins or stops displaying the cell. If `row` is not nil, the
    /// display of this row begins or ends too, and the row's handlers run.
    private func turn(_ cell: AnyObject, of row: LiveRow?, isDisplayed: Bool) {
      (cell as? any ContainerCell)?.nested.isInSight = isDisplayed && shown.isInSight
      let content = (cell as? any ContentView)?.contentView as? any DrawnContent
      content?.setDisplayed(isDisplayed)
      let controller = hostedController(in: cell)
      if isDisplayed { controller?.attach() } else { controller?.detach() }
      if let row {
        isDisplayed ? updater.beginDisplay(of: row) : updater.endDisplay(of: row)
      } else if isDisplayed, shown.isDisplayed(cell), let row = shown.row(of: cell) {
        // Another cell already displays the row, but the row may have got a task in the meantime.
        updater.beginVisibility(of: row)
      }
    }

    func prefetch(_ paths: [IndexPath], _ phase: PrefetchPhase) {
      gate.answering {
        for path in paths where view != nil { updater.prefetch(at: RowPosition(path), phase) }
      }
    }

    /// Informs the app and the updater that the view has scrolled. A layout can also cause a scroll.
    func didScroll(app: @autoclosure () -> Void?) {
      gate.answering {
        if let view { updater.tell { self.onScroll(view) } }
        updater.didScroll()
        _ = app()
      }
    }

    // MARK: Actions of the user

    /// Records that the user has selected a row by a tap.
    ///
    /// The app's delegate is called before the row's handler, because the handler may change the rows, and the index
    /// path would then be that of another row.
    func select(_ path: IndexPath, app: @autoclosure () -> Void?) {
      let row = row(at: path)
      if options.deselectsRows, updater.selectionMode == .momentary {
        view?.deselectItem(at: path, animated: true)
      }
      _ = app()
      guard let position = row.flatMap(updater.position), updater.select(at: position) else {
        return
      }
      // If the delegate has changed the rows, the view may have lost the selection.
      showSelection()
    }

    /// Records that a tap has deselected a row.
    ///
    /// If the tap has also selected another row, the rows must not move until the view has reported that selection.
    func deselect(_ path: IndexPath, app: @autoclosure () -> Void?) {
      gate.answering {
        _ = app()
        if view != nil, !updater.deselect(at: RowPosition(path)) { showSelection() }
      }
    }

    /// Whether a row can have the focus of a keyboard or a remote.
    func canFocus(_ path: IndexPath, app: @autoclosure () -> Bool?) -> Bool {
      attributes(at: path)?.canFocus ?? app() ?? view?.allowsFocus ?? true
    }

    func setSelectionMode(_ mode: SelectionMode) {
      updater.selectionMode = mode
      view?.allowsMultipleSelection = mode == .multiple
      dropSelection()
    }

    /// Deselects all rows in the view, if the selection mode is `momentary`.
    func dropSelection() {
      for path in updater.selectionMode == .momentary ? view?.indexPathsForSelectedItems ?? [] : []
      {
        view?.deselectItem(at: path, animated: false)
      }
    }

    /// Selects the selected rows again in the view. A view forgets its selection when it reloads.
    func showSelection() {
      guard let view, updater.selectionMode != .momentary else { return }
      let selected = Set(updater.selectedPositions.map { IndexPath($0) })
      if isReloadPending, !selected.isEmpty { _ = readiness }
      let shown = Set(view.indexPathsForSelectedItems ?? [])
      for path in shown.subtracting(selected) { view.deselectItem(at: path, animated: false) }
      for path in selected.subtracting(shown).sorted() { view.markSelected(path) }
    }

    /// Records that the user has dropped a row at another position. The view already shows the row at this position.
    func userMovedRow(from old: IndexPath, to new: IndexPath) {
      mayBeReordering = false
      // After the drop, the view asks its data source once more for the cell of the dropped row. Until then the list
      // must not change.
      gate.settle { [weak self] done in
        guard let self, let view, !needsReload(view), !isReloadPending else { return done() }
        let end = updater.beginBatch()
        view.performBatchUpdates(nil) { _ in
          end()
          done()
        }
      }
      updater.userMovedRow(from: RowPosition(old), to: RowPosition(new))
    }

    #if !os(tvOS)
      // MARK: Context menus

      /// Returns the menu of a row; nil if the row declares none.
      func contextMenu(at path: IndexPath) -> UIContextMenuConfiguration? {
        guard let row = row(at: path) else { return nil }
        let items = row.row.attributes.contextMenu.actions
        if items.isEmpty { return nil }
        return UIContextMenuConfiguration(identifier: MenuOwner(row), previewProvider: nil) {
          [weak updater] _ in
          UIMenu(children: items.elements { updater?.choose($0, inMenuOf: row) })
        }
      }

      /// Runs the action of a row for a tap on the preview of its menu. Returns false if the menu belongs to no
      /// row.
      func tapPreview(
        of menu: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
      ) -> Bool {
        guard let row = (menu.identifier as? MenuOwner)?.row else { return false }
        animator.addCompletion { [weak updater] in updater?.choose([], inMenuOf: row) }
        return true
      }
    #endif
  }

  #if !os(tvOS)
    /// The identifier of an open menu, with the row of the menu.
    private final class MenuOwner: NSObject, NSCopying {
      let row: LiveRow

      init(_ row: LiveRow) { self.row = row }

      func copy(with zone: NSZone? = nil) -> Any { self }
    }

  #endif

  extension UIImage {
    /// Returns the system symbol with this name, or else the app's image with this name.
    static func picture(_ name: String?) -> UIImage? {
      name.flatMap { UIImage(systemName: $0) ?? UIImage(named: $0) }
    }
  }

  extension [MenuAction] {
    /// Returns the items as UIKit's menu elements.
    ///
    /// - Parameters:
    ///   - menus: The indexes of the submenus around the items, the outermost first.
    ///   - choose: Called when the user chooses an item, with the indexes of the submenus and of the item.
    @MainActor
    package func elements(
      inside menus: [Int] = [], choose: @escaping @MainActor ([Int]) -> Void
    ) -> [UIMenuElement] {
      enumerated().map { index, item in
        let (indexes, image) = (menus + [index], UIImage.picture(item.image))
        if item.handler == nil {
          return UIMenu(
            title: item.title, image: image,
            children: item.children.elements(inside: indexes, choose: choose))
        }
        var attributes: UIMenuElement.Attributes = item.isDisabled ? .disabled : []
        if item.style == .destructive { attributes.insert(.destructive) }
        return UIAction(
          title: item.title, image: image, attributes: attributes, state: item.isOn ? .on : .off
        ) { _ in choose(indexes) }
      }
    }
  }

  extension ThemeColor {
    /// The `UIColor`; nil if the app's asset catalog has no color with this name.
    package var uiColor: UIColor? {
      switch self {
      case .label: .label
      case .secondary: .secondaryLabel
      case .tertiary: .tertiaryLabel
      case .accent: .tintColor
      case .red: .systemRed
      case .orange: .systemOrange
      case .yellow: .systemYellow
      case .green: .systemGreen
      case .teal: .systemTeal
      case .blue: .systemBlue
      case .indigo: .systemIndigo
      case .purple: .systemPurple
      case .pink: .systemPink
      case .brown: .systemBrown
      case .gray: .systemGray
      case .named(let name): UIColor(named: name)
      }
    }
  }

  // The methods that compute how much of each row is visible.
  extension AdapterCore {
    func visibleShare(of place: CellPlace) -> Double {
      guard let view, view.window != nil, !isCovered(view), let cell = shownView(at: place),
        !cell.bounds.isEmpty
      else { return 0 }
      var (visible, room) = (cell.bounds, cell.bounds.size)
      for (inner, outer) in zip(cell.andSuperviews, cell.andSuperviews.dropFirst()) {
        visible = inner.convert(visible, to: outer)
        // Bars and the keyboard cover the insets of a scroll view, so the area of the insets is not visible.
        let insets = (outer as? UIScrollView)?.adjustedContentInset ?? .zero
        if outer is UIScrollView || outer is UIWindow {
          let free = outer.bounds.inset(by: insets)
          visible = visible.intersection(free)
          (room.width, room.height) = (min(room.width, free.width), min(room.height, free.height))
        }
        if visible.isEmpty { return 0 }
      }
      // If a row is longer than the visible area and fills it, the row counts as fully visible.
      func share(_ length: KeyPath<CGSize, CGFloat>) -> CGFloat {
        let (seen, whole) = (visible.size[keyPath: length], cell.bounds.size[keyPath: length])
        return seen > room[keyPath: length] - 0.5 ? 1 : seen / whole
      }
      return Double(share(\.width) * share(\.height))
    }

    /// Whether another view controller is presented over the list, or the scene of the list is not active.
    ///
    /// UIKit does not report to a view that a sheet, a popover or an alert covers the view. So the list checks again
    /// later whether something covers the list.
    private func isCovered(_ view: View) -> Bool {
      var cover = view.nearestController?.presentedViewController
      // During a search, UIKit presents a search controller, but the list stays visible.
      while let search = cover as? UISearchController { cover = search.presentedViewController }
      let state = view.window?.windowScene?.activationState ?? .foregroundActive
      guard cover != nil || state != .foregroundActive else { return false }
      if !looksAgain {
        looksAgain = true
        options.later(1) { [weak self] in
          self?.looksAgain = false
          self?.updater.checkVisibility()
        }
      }
      return true
    }
  }

  extension UIView {
    /// The nearest view controller around the view.
    var nearestController: UIViewController? {
      sequence(first: self as UIResponder, next: \.next).lazy
        .compactMap { $0 as? UIViewController }.first
    }

    /// The view and its superviews, from the innermost.
    var andSuperviews: some Sequence<UIView> { sequence(first: self, next: \.superview) }
  }
#endif
