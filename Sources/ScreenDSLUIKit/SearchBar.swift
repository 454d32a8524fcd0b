#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  #if !os(tvOS)
    /// The field of a screen's search in a navigation bar: it shows the model's text, and keeps what a person types.
    @MainActor
    final class SearchBar: NSObject, UISearchResultsUpdating {
      private(set) weak var item: UINavigationItem?
      private weak var updater: ListUpdater?
      private let later: Scheduler
      /// The list that is searched.
      private weak var list: UIView?
      private let controller = UISearchController(searchResultsController: nil)
      /// What UIKit shows in its own language.
      private lazy var usualPrompt =
        UISearchController(searchResultsController: nil).searchBar.placeholder
      /// The newest screen's text.
      private var said = ""
      /// The texts that the model was told and did not answer, the oldest first.
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

      /// Shows what the newest screen says of its search, unless the app has a search of its own there.
      func follow() {
        guard let search = updater?.newest.configuration?.search else { return leave() }
        if item?.searchController == nil {
          item?.searchController = controller
          controller.searchResultsUpdater = self
        }
        // If not, the search would stay above a screen that is pushed.
        if let owner = list?.nearestController, owner.navigationItem === item {
          owner.definesPresentationContext = true
        }
        let bar = controller.searchBar
        let prompt = search.hasOwnPrompt ? search.prompt : usualPrompt
        if bar.placeholder != prompt { bar.placeholder = prompt }
        bar.searchTextField.isEnabled = search.onEdit != nil
        // The text from before is no answer, and another one than was typed answers the oldest edit.
        if search.text != said, !unanswered.isEmpty {
          unanswered.removeFirst((unanswered.firstIndex(of: search.text) ?? 0) + 1)
        }
        said = search.text
        if unanswered.isEmpty { write() }
      }

      func leave() {
        guard item?.searchController === controller else { return }
        // That a search ends takes its text away, which is none of the model's; its keyboard would stay otherwise.
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

      /// Shows the model's text, once what is being composed is done.
      private func write() {
        let bar = controller.searchBar
        if (bar.text ?? "") == said { return }
        if bar.searchTextField.markedTextRange != nil { return writeLater() }
        bar.text = said
        // What it would undo is no longer there. A field that is not edited has the window's.
        if bar.searchTextField.isFirstResponder {
          bar.searchTextField.undoManager?.removeAllActions()
        }
      }

      /// Puts a refused text back, unless people type on: they have as long as in any other field.
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
