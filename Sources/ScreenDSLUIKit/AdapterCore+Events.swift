#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  extension AdapterCore {
    var sectionCount: Int { updater.current.sections.count }

    func rowCount(of section: Int) -> Int { updater.current.section(at: section)?.rows.count ?? 0 }

    func attributes(at path: IndexPath) -> RowAttributes? { row(at: path)?.row.attributes }

    func row(at path: IndexPath) -> LiveRow? {
      view == nil ? nil : updater.currentRow(at: RowPosition(path))
    }

    func canSelect(_ path: IndexPath, app: @autoclosure () -> Bool?) -> Bool {
      let attributes = attributes(at: path)
      tapUnfolds = attributes?.disclosure?.isTapped == true
      // If this method returns false, UIKit does not highlight the row, so the user could not deselect a selected row
      // with a tap.
      let mayDeselect =
        updater.selectionMode == .multiple
        && updater.current.isEdited == updater.current.selectsRows
        && updater.selectedPositions.contains(RowPosition(path))
      if attributes?.refusesSelection == true { return mayDeselect }
      guard attributes?.isSelectable == true else { return app() ?? mayDeselect }
      return updater.canSelect(at: RowPosition(path)) || mayDeselect
    }

    /// Returns whether the user can move the row at `path`. The view asks when the user begins to drag the row. A table
    /// view in edit mode also asks, to decide whether the row gets a reorder control.
    func canMove(_ path: IndexPath, appDataSource: @autoclosure () -> Bool?) -> Bool {
      let canMove = attributes(at: path)?.onReorder != nil || appDataSource() ?? false
      if canMove { mayBeReordering = true }
      return canMove
    }

    func target(
      of old: IndexPath, at proposed: IndexPath, app: @autoclosure () -> IndexPath?
    ) -> IndexPath {
      // A view asks for the target of a row only while the user moves the row.
      mayBeReordering = true
      guard attributes(at: old)?.onReorder != nil else { return app() ?? proposed }
      return updater.canMoveRow(from: RowPosition(old), to: RowPosition(proposed)) ? proposed : old
    }

    // MARK: Display of cells

    func setDisplayed(_ isDisplayed: Bool, _ cell: UIView, app: @autoclosure () -> Void?) {
      noteLayout()
      gate.answering {
        let hasToSelect = isReloadPending && updater.selectionMode != .momentary
        isReloadPending = isReloadPending && !isDisplayed
        if isDisplayed, hasToSelect || anchor != nil || target?.isMoving == false {
          gate.schedule()
        }
        turn(cell, of: shown.setDisplayed(isDisplayed, cell), isDisplayed: isDisplayed)
        _ = app()
      }
    }

    func hostedController(in cell: UIView) -> ControllerView? {
      (cell as? any HostingView)?.hosted as? ControllerView
    }

    /// Detaches the controllers of removed rows whose cells never appeared, because UIKit reports no end of display for
    /// these cells. If `isOfAll` is true, detaches the controllers of all rows.
    func releaseControllers(ofAllRows isOfAll: Bool = false) {
      for (cell, row, isDisplayed) in shown.cells {
        guard let controller = hostedController(in: cell) else { continue }
        if isOfAll || !isDisplayed && updater.position(of: row) == nil { controller.detach() }
      }
    }

    func setDisplayed(_ isDisplayed: Bool, supplementary: UIView, app: @autoclosure () -> Void?) {
      noteLayout()
      gate.answering {
        note(isDisplayed, supplementary)
        _ = app()
      }
    }

    func note(_ isDisplayed: Bool, _ supplementary: UIView) {
      let id = ObjectIdentifier(supplementary)
      guard let own = shownSupplementaries[id], own.isDisplayed != isDisplayed else { return }
      shownSupplementaries[id]?.isDisplayed = isDisplayed
      (supplementary as? any ContentView)?.drawnContent?.setDisplayed(isDisplayed)
      updater.setDisplayed(isDisplayed, own.content, of: own.section)
    }

    func note(_ content: Supplementary?, of section: SectionID, in view: UIView, isFirst: Bool) {
      if isFirst { note(false, view) }
      let id = ObjectIdentifier(view)
      let isDisplayed = shownSupplementaries[id]?.isDisplayed == true
      shownSupplementaries[id] = content.map { ($0, section, isDisplayed) }
      if let content { updater.beginVisibility(of: content, in: section) }
    }

    func setInSight(_ isInSight: Bool) {
      for (cell, row) in shown.setInSight(isInSight) { turn(cell, of: row, isDisplayed: isInSight) }
    }

    func endDisplay() { setInSight(false) }

    private func turn(_ cell: UIView, of row: LiveRow?, isDisplayed: Bool) {
      (cell as? any ContainerCell)?.nested.isInSight = isDisplayed && shown.isInSight
      (cell as? any ContentView)?.drawnContent?.setDisplayed(isDisplayed)
      let controller = hostedController(in: cell)
      if isDisplayed { controller?.attach() } else { controller?.detach() }
      if let row {
        isDisplayed ? updater.beginDisplay(of: row) : updater.endDisplay(of: row)
      } else if isDisplayed, shown.isDisplayed(cell), let row = shown.row(of: cell) {
        updater.beginVisibility(of: row)
      }
    }

    func prefetch(_ paths: [IndexPath], _ phase: PrefetchPhase) {
      gate.answering {
        for path in paths where view != nil { updater.prefetch(at: RowPosition(path), phase) }
      }
    }

    func didScroll(app: @autoclosure () -> Void?) {
      gate.answering {
        if let view { updater.tell { self.onScroll(view) } }
        updater.didScroll()
        _ = app()
      }
    }

    // MARK: Actions of the user

    func select(_ path: IndexPath, app: @autoclosure () -> Void?) {
      let row = row(at: path)
      defer { tapUnfolds = false }
      if options.deselectsRows, updater.selectionMode == .momentary {
        view?.deselectItem(at: path, animated: true)
      }
      _ = app()
      let isSelected = row.flatMap(updater.position).map(updater.select(at:)) == true
      // The selection in the view can be wrong in two cases: the app's delegate has changed the rows, or UIKit has
      // deselected the selected row, as it does in the mode `single` when the user taps a disclosure row.
      if isSelected || tapUnfolds { showSelection() }
    }

    func deselect(_ path: IndexPath, app: @autoclosure () -> Void?) {
      gate.answering {
        _ = app()
        if tapUnfolds, updater.selectionMode == .single { return }
        if view != nil, !updater.deselect(at: RowPosition(path)) { showSelection() }
      }
    }

    func canFocus(_ path: IndexPath, app: @autoclosure () -> Bool?) -> Bool {
      attributes(at: path)?.canFocus ?? app() ?? (view?.allowsFocus != false)
    }

    func setSelectionMode(_ mode: SelectionMode) {
      updater.selectionMode = mode
      set(\.allowsMultipleSelection, to: mode == .multiple)
      if updater.selectionMode == .momentary { setSelection() }
    }

    func showSelection() { if updater.selectionMode != .momentary { setSelection() } }

    /// Selects the updater's selected rows in the view, and deselects all others. In the mode `momentary`, the updater
    /// has no selected rows.
    func setSelection() {
      guard let view else { return }
      let selected = Set(updater.selectedPositions.map { IndexPath($0) })
      if isReloadPending, !selected.isEmpty { _ = readiness }
      let shown = Set(view.indexPathsForSelectedItems ?? [])
      for path in shown.subtracting(selected) { view.deselectItem(at: path, animated: false) }
      for path in selected.subtracting(shown).sorted() { view.markSelected(path) }
    }

    func userMovedRow(from old: IndexPath, to new: IndexPath) {
      mayBeReordering = false
      // The gate delays updates while UIKit animates the drop, because UIKit still asks for the cell of the dropped
      // row.
      gate.settle { [weak self] done in
        guard let self, let view, !needsReload(view), !isReloadPending else { return done() }
        let end = updater.beginBatch()
        view.performBatchUpdates(nil) { _ in
          end()
          done()
        }
      }
      let (old, new) = (RowPosition(old), RowPosition(new))
      let row = updater.currentRow(at: old)
      if !updater.userMovedRow(from: old, to: new) { updater.takeBackMove(from: old, to: new) }
      shown.followPaths()
      identifyCells()
      // When UIKit asks for the cell of the dropped row, it must get the cell that already shows the row.
      let cells = shown.cells.filter { $0.isDisplayed && $0.row.shownPath == row?.shownPath }
      shown.awaitRefill(of: cells.map(\.cell))
    }

    #if !os(tvOS)
      // MARK: Context menus

      func contextMenu(at path: IndexPath) -> UIContextMenuConfiguration? {
        guard let row = row(at: path) else { return nil }
        let items = row.row.attributes.contextMenu.actions
        if items.isEmpty { return nil }
        return UIContextMenuConfiguration(identifier: MenuOwner(row), previewProvider: nil) {
          [weak updater] _ in
          UIMenu(children: items.elements { updater?.choose($0, inMenuOf: row) })
        }
      }

      func tapPreview(
        of menu: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
      ) -> Bool {
        guard let row = (menu.identifier as? MenuOwner)?.row else { return false }
        animator.addCompletion { [weak updater] in updater?.choose([], inMenuOf: row) }
        return true
      }
    #endif

    // MARK: Visible rows

    func visibleShare(of place: CellPlace) -> Double {
      guard let view, view.window != nil, !isCovered(view), let cell = shownView(at: place),
        !cell.bounds.isEmpty
      else { return 0 }
      var (visible, room) = (cell.bounds, cell.bounds.size)
      for (inner, outer) in zip(cell.andSuperviews, cell.andSuperviews.dropFirst()) {
        visible = inner.convert(visible, to: outer)
        if outer is UIScrollView || outer is UIWindow {
          // Bars or the keyboard may cover the area of a scroll view's content insets.
          let free = outer.bounds.inset(by: (outer as? UIScrollView)?.adjustedContentInset ?? .zero)
          visible = visible.intersection(free)
          (room.width, room.height) = (min(room.width, free.width), min(room.height, free.height))
        }
        if visible.isEmpty { return 0 }
      }
      // A row that fills the visible area counts as fully visible, even if the row is larger than this area.
      func share(_ length: KeyPath<CGSize, CGFloat>) -> CGFloat {
        let (seen, whole) = (visible.size[keyPath: length], cell.bounds.size[keyPath: length])
        return seen > room[keyPath: length] - 0.5 ? 1 : seen / whole
      }
      return Double(share(\.width) * share(\.height))
    }

    /// Returns whether a presented view controller, such as a sheet, covers the view, or whether the view's window
    /// scene is not active. If so, the updater checks again after a second, because UIKit tells no view when a
    /// presentation ends.
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

  #if !os(tvOS)
    private final class MenuOwner: NSObject, NSCopying {
      let row: LiveRow

      init(_ row: LiveRow) { self.row = row }

      func copy(with zone: NSZone? = nil) -> Any { self }
    }

  #endif

  extension UIImage {
    static func picture(_ name: String?) -> UIImage? {
      name.flatMap { UIImage(systemName: $0) ?? UIImage(named: $0) }
    }
  }

  extension [MenuAction] {
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

  extension UIView {
    var nearestController: UIViewController? {
      sequence(first: self as UIResponder, next: \.next).lazy
        .compactMap { $0 as? UIViewController }.first
    }

    package var andSuperviews: some Sequence<UIView> { sequence(first: self, next: \.superview) }
  }
#endif
