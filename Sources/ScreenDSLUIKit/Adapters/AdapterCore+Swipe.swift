import ScreenDSL

#if canImport(UIKit)
  import UIKit
#else
  import ScreenSim
#endif

#if !os(tvOS)
  extension AdapterCore {
    /// The actions on one side of a row as they are now; when one is chosen, it is the newest of that
    /// title that runs. No action at all leaves none, not even the view's own.
    func swipeActions(
      _ edge: SwipeEdge, at position: RowPosition
    ) -> UISwipeActionsConfiguration? {
      guard let row = updater.currentRow(at: position) else {
        return UISwipeActionsConfiguration(actions: [])
      }
      return UISwipeActionsConfiguration(
        actions: row.row.attributes.swipeActions[edge].map { contextualAction($0, edge, row.path) })
    }

    private func contextualAction(
      _ action: SwipeAction, _ edge: SwipeEdge, _ path: RowPath
    ) -> UIContextualAction {
      UIContextualAction(
        style: action.style == .destructive ? .destructive : .normal, title: action.title
      ) { [weak updater] _, _, completion in
        completion(updater?.perform(action, on: edge, of: path) == true)
      }
    }
  }
#endif
