#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  #if !os(tvOS)
    /// The search field in a navigation bar. The field shows the search text that the screen declares.
    @MainActor
    final class SearchBar: NSObject, UISearchResultsUpdating {
      private(set) weak var item: UINavigationItem?
      private weak var core: AdapterCore?
      private var updater: ListUpdater? { core?.updater }
      private let controller = UISearchController(searchResultsController: nil)
      private lazy var usualPrompt =
        UISearchController(searchResultsController: nil).searchBar.placeholder
      /// The search text that the newest screen declares.
      private var said = ""
      /// Typed texts that the app has neither accepted nor rejected yet, the oldest first.
      var unanswered: [String] = []
      private var edits = 0

      init(_ item: UINavigationItem, of core: AdapterCore) {
        (self.item, self.core) = (item, core)
        super.init()
        controller.obscuresBackgroundDuringPresentation = false
      }

      func follow() {
        guard let search = updater?.newest.configuration?.search else { return leave() }
        if item?.searchController == nil {
          item?.searchController = controller
          controller.searchResultsUpdater = self
        }
        // If `definesPresentationContext` is true, UIKit hides an active search field when the app pushes another
        // screen.
        let controllers = core?.ownView?.nearestController.map {
          sequence(first: $0, next: \.parent)
        }
        controllers?.first { $0.navigationItem === item }?.definesPresentationContext = true
        let bar = controller.searchBar
        let prompt = search.hasOwnPrompt ? search.prompt : usualPrompt
        if bar.placeholder != prompt { bar.placeholder = prompt }
        bar.searchTextField.isEnabled = search.onEdit != nil
        if search.text != said, !unanswered.isEmpty {
          unanswered.removeFirst((unanswered.firstIndex(of: search.text) ?? 0) + 1)
        }
        said = search.text
        if unanswered.isEmpty { write() }
      }

      func leave() {
        guard item?.searchController === controller else { return }
        // When a search ends, UIKit clears the field, and the app must not receive this change.
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

      private func write() {
        let bar = controller.searchBar
        if (bar.text ?? "") == said { return }
        if bar.searchTextField.isComposing { return writeLater() }
        bar.searchTextField.keepingCursor { bar.text = said }
      }

      /// After one second without typing, shows the screen's text again, because the app may have rejected the typed
      /// text.
      private func writeLater() {
        core?.options.later(1) { [weak self, edits] in
          guard let self, self.edits == edits else { return }
          unanswered = []
          write()
        }
      }
    }

    extension UISearchTextField: EditableText { package var typed: String { text ?? "" } }
  #endif
#endif
