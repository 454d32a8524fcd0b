#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  #if !os(tvOS)
    /// The search field in a navigation bar. The field shows the search text that the screen declares, and passes each
    /// text that the user types to the app.
    @MainActor
    final class SearchBar: NSObject, UISearchResultsUpdating {
      private(set) weak var item: UINavigationItem?
      private weak var updater: ListUpdater?
      private let later: Scheduler
      /// The list that the user searches.
      private weak var list: UIView?
      private let controller = UISearchController(searchResultsController: nil)
      /// The prompt that UIKit sets in the user's language.
      private lazy var usualPrompt =
        UISearchController(searchResultsController: nil).searchBar.placeholder
      /// The search text of the newest screen.
      private var said = ""
      /// The texts that the user has typed and that the app has neither accepted nor rejected yet, the oldest first.
      private var unanswered: [String] = []
      private var edits = 0

      init(
        _ item: UINavigationItem, of updater: ListUpdater, in list: UIView?,
        _ later: @escaping Scheduler
      ) {
        (self.item, self.updater, self.list, self.later) = (item, updater, list, later)
        super.init()
        controller.obscuresBackgroundDuringPresentation = false
      }

      /// Updates the field from the newest screen, unless the app has set its own search controller.
      func follow() {
        guard let search = updater?.newest.configuration?.search else { return leave() }
        if item?.searchController == nil {
          item?.searchController = controller
          controller.searchResultsUpdater = self
        }
        // Without this setting, the search field would stay visible above a pushed screen.
        if let owner = list?.nearestController, owner.navigationItem === item {
          owner.definesPresentationContext = true
        }
        let bar = controller.searchBar
        let prompt = search.hasOwnPrompt ? search.prompt : usualPrompt
        if bar.placeholder != prompt { bar.placeholder = prompt }
        bar.searchTextField.isEnabled = search.onEdit != nil
        // A new search text is the app's answer to at least one typed text.
        if search.text != said, !unanswered.isEmpty {
          unanswered.removeFirst((unanswered.firstIndex(of: search.text) ?? 0) + 1)
        }
        said = search.text
        if unanswered.isEmpty { write() }
      }

      func leave() {
        guard item?.searchController === controller else { return }
        // When a search ends, UIKit clears the field. The user has not edited the text, so the app must not receive
        // this change.
        controller.searchResultsUpdater = nil
        controller.isActive = false
        unanswered = []
        item?.searchController = nil
      }

      func updateSearchResults(for searchController: UISearchController) {
        let text = controller.searchBar.text ?? ""
        guard text != unanswered.last ?? said else { return }
        unanswered.append(text)
        edits += 1
        updater?.tell { [weak updater] in updater?.newest.configuration?.search?.onEdit?(text) }
        writeLater()
      }

      /// Shows the search text of the newest screen in the field. If the field has marked text, the method tries again
      /// later.
      private func write() {
        let bar = controller.searchBar
        if (bar.text ?? "") == said { return }
        if bar.searchTextField.markedTextRange != nil { return writeLater() }
        bar.text = said
        // The undo actions of the old text do not fit the new one, so this code removes them. A field that is not
        // first responder uses the undo manager of the window, whose actions must not be removed.
        if bar.searchTextField.isFirstResponder {
          bar.searchTextField.undoManager?.removeAllActions()
        }
      }

      /// Shows the search text of the newest screen in the field after one second without typing. The app may have
      /// rejected the typed text.
      private func writeLater() {
        later(1) { [weak self, edits] in
          guard let self, self.edits == edits else { return }
          unanswered = []
          write()
        }
      }
    }
  #endif
#endif
