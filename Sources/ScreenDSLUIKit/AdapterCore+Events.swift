#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  import Foundation
  import ScreenDSL

  #if canImport(UIKit)
    import UIKit
  #else
    import ScreenSim
  #endif

  // What the view asks its data source and reports to its delegate, apart from cells.
  extension AdapterCore {
    var sectionCount: Int { updater.current.sections.count }

    func rowCount(of section: Int) -> Int {
      let sections = updater.current.sections
      return sections.indices.contains(section) ? sections[section].rows.count : 0
    }

    /// What is declared for a row besides its model; nil if the row is gone.
    func attributes(at path: IndexPath) -> RowAttributes? {
      updater.currentRow(at: RowPosition(path))?.row.attributes
    }

    /// Whether the user can select a row: if it says what happens then, or the app's delegate agrees.
    func canSelect(_ path: IndexPath, own: () -> Bool?) -> Bool {
      attributes(at: path)?.onSelect != nil || own() ?? false
    }

    /// Whether the user can drag a row: if it says what happens then, or the app's data source agrees.
    ///
    /// A view asks it before a drag, but not only then.
    func canMove(_ path: IndexPath, own: () -> Bool?) -> Bool {
      let canMove = attributes(at: path)?.onReorder != nil || own() ?? false
      if canMove { mayBeReordering = true }
      return canMove
    }

    // MARK: Display

    /// The view shows a cell. The row is looked up by the cell, because the index path of the call may
    /// count in another snapshot.
    func beginDisplay(_ cell: UIView) {
      gate.answering {
        let row = shown.setDisplayed(true, cell)
        (cell as? any ContainerCell)?.nested.isInSight = shown.isInSight
        hostedController(in: cell)?.list = view
        if let row { updater.beginDisplay(of: row) }
      }
    }

    private func hostedController(in cell: UIView) -> ControllerView? {
      (cell as? any HostingView)?.hosted as? ControllerView
    }

    /// The view shows a cell no longer; see ``beginDisplay(_:)``.
    func endDisplay(_ cell: UIView) {
      gate.answering {
        (cell as? any ContainerCell)?.nested.isInSight = false
        hostedController(in: cell)?.list = nil
        if let row = shown.setDisplayed(false, cell) { updater.endDisplay(of: row) }
      }
    }

    /// The list itself comes into sight or goes out of it, with the cell around it. Its own view does not
    /// report that, because the cells inside stay where they are.
    func setInSight(_ isInSight: Bool) {
      for (cell, row) in shown.setInSight(isInSight) {
        (cell as? any ContainerCell)?.nested.isInSight = isInSight
        if isInSight { updater.beginDisplay(of: row) } else { updater.endDisplay(of: row) }
      }
    }

    func prefetch(_ paths: [IndexPath], _ phase: PrefetchPhase) {
      gate.answering {
        for path in paths { updater.prefetch(at: RowPosition(path), phase) }
      }
    }

    /// The view scrolled, perhaps because it is being laid out.
    func didScroll() {
      if let view { gate.answering { onScroll(view) } }
    }

    // MARK: The user

    func select(_ path: IndexPath) {
      if options.deselectsRows { view?.deselectItem(at: path, animated: true) }
      updater.select(at: RowPosition(path))
    }

    /// Records a reorder that the view has already performed; what the app does about it is shown later.
    func userMovedRow(from old: IndexPath, to new: IndexPath) {
      mayBeReordering = false
      // The view asks for the cell that was dropped once more, some time later.
      gate.settle { [weak self] done in
        guard let self, let view, !needsReload(view), !isReloadPending else { return done() }
        view.performBatchUpdates(nil) { _ in done() }
      }
      updater.userMovedRow(from: RowPosition(old), to: RowPosition(new))
    }

    #if !os(tvOS)
      /// The actions on one side of a row. One that declares none has those of the app's delegate, and
      /// if there are none either, not even the view's own, unless the app's data source carries
      /// edits out.
      func swipeActions(
        _ edge: SwipeEdge, at path: IndexPath,
        own: @autoclosure () -> UISwipeActionsConfiguration? = nil, isOwn: Bool = false
      ) -> UISwipeActionsConfiguration? {
        let row = updater.currentRow(at: RowPosition(path))
        guard let row, row.row.attributes.swipeActions != SwipeActions() else {
          return own() ?? (isOwn ? nil : UISwipeActionsConfiguration(actions: []))
        }
        let actions = row.row.attributes.swipeActions[edge]
        return UISwipeActionsConfiguration(
          actions: actions.indices.map { index in
            let action = actions[index]
            let number = actions[..<index].filter { $0.title == action.title }.count
            return contextualAction(action, number, edge, row.path)
          })
      }

      /// When the action is chosen, it is the newest of that title that runs: of several, the one with
      /// this number.
      private func contextualAction(
        _ action: SwipeAction, _ number: Int, _ edge: SwipeEdge, _ path: RowPath
      ) -> UIContextualAction {
        UIContextualAction(
          style: action.style == .destructive ? .destructive : .normal, title: action.title
        ) { [weak updater] _, _, completion in
          guard let updater, updater.perform(action, number: number, on: edge, of: path) else {
            return completion(false)
          }
          // A view takes a row away once it hears that a destructive action is done.
          completion(action.style != .destructive || !updater.isInNewest(path))
        }
      }
    #endif
  }
#endif
