#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  extension AdapterCore {
    #if !os(tvOS)
      /// Returns the swipe actions of a row on one side. If the row declares no swipe actions on either side, returns
      /// the app's actions.
      ///
      /// If the app has no actions either, returns nil if `appEdits` is true, and otherwise an empty configuration. For
      /// nil, UIKit shows a standard delete action.
      func swipeActions(
        _ edge: SwipeEdge, at path: IndexPath,
        app: @autoclosure () -> UISwipeActionsConfiguration?, appEdits: Bool = false
      ) -> UISwipeActionsConfiguration? {
        guard let row = row(at: path), row.row.attributes.swipeActions != SwipeActions()
        else { return app() ?? (appEdits ? nil : UISwipeActionsConfiguration(actions: [])) }
        let actions = row.row.attributes.swipeActions[edge]
        let configuration = UISwipeActionsConfiguration(
          actions: actions.indices.map { contextualAction(actions[$0], $0, edge, row) })
        configuration.performsFirstActionWithFullSwipe = actions.first?.allowsFullSwipe ?? false
        return configuration
      }

      private func contextualAction(
        _ action: SwipeAction, _ index: Int, _ edge: SwipeEdge, _ row: LiveRow
      ) -> UIContextualAction {
        let button = UIContextualAction(
          style: action.style == .destructive ? .destructive : .normal, title: action.title
        ) { [weak updater] _, _, completion in
          guard let updater else { return completion(false) }
          updater.perform(index, on: edge, of: row) { completion($0) }
        }
        button.image = UIImage.picture(action.image)
        if let color = action.color?.uiColor { button.backgroundColor = color }
        return button
      }
    #endif

    func canSwipe(_ cell: UIView, in section: ScreenSnapshot.Section) -> Bool {
      #if os(tvOS)
        false
      #else
        guard let layout = view?.layoutOfHints else { return true }
        return cell is UICollectionViewListCell && (isLayoutComing || layout === self.layout)
          && hint(of: section)?.arrangement == .list && !ownLayouts.contains(section.id)
      #endif
    }

    func offerSwipes(of row: LiveRow, on cell: UIView, in section: ScreenSnapshot.Section) {
      let swipes = row.row.attributes.swipeActions
      let edges = canSwipe(cell, in: section) ? [] : SwipeEdge.allCases
      let actions: [SpokenSwipe] = edges.flatMap { edge in
        swipes[edge].enumerated().map { index, action in
          SpokenSwipe(name: action.title) { [weak updater] _ in
            updater?.perform(index, on: edge, of: row) == true
          }
        }
      }
      cell.offer(actions)
    }
  }

  private final class SpokenSwipe: UIAccessibilityCustomAction {}
#endif
