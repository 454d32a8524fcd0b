public import Foundation

@MainActor open class UINavigationItem: NSObject {
  open var searchController: UISearchController? { didSet { searchController?.item = self } }
  weak var owner: UIViewController?
}

@MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

@MainActor open class UISearchController: UIViewController {
  public let searchBar = UISearchBar(frame: .zero)
  /// The search bar calls it each time that the user or the app sets the text, even to the same text.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Whether the content below is dimmed and cannot be touched (UISearchController.h: true).
  open var obscuresBackgroundDuringPresentation = true
  fileprivate weak var item: UINavigationItem?
  private var isPresented = false
  /// An edit of the field begins the presentation, and Cancel ends it. Removing the bar does not end it.
  open var isActive: Bool {
    get { isPresented }
    set {
      if newValue == isPresented { return }
      isPresented = newValue
      guard newValue else {
        presentingViewController?.dismiss(animated: false)
        searchBar.searchTextField.resignFirstResponder()
        searchBar.text = ""
        return
      }
      // The nearest view controller that defines a context, or else the outermost one (Apple,
      // `definesPresentationContext`).
      let around = item?.owner.map { Array(sequence(first: $0, next: \.parent)) } ?? []
      let presenter = around.first(where: \.definesPresentationContext) ?? around.last
      presenter?.present(self, animated: false)
    }
  }

  public convenience init(searchResultsController: UIViewController?) {
    self.init(nibName: nil, bundle: nil)
    searchBar.onChange = { [weak self] in
      if let self { searchResultsUpdater?.updateSearchResults(for: self) }
    }
    searchBar.onActive = { [weak self] in self?.isActive = $0 }
  }
}

@MainActor open class UISearchBar: UIView {
  public let searchTextField = UISearchTextField(frame: .zero)
  /// If the app sets the text, the search bar calls the updater of the search controller too.
  open var text: String? {
    get { searchTextField.text }
    set {
      searchTextField.text = newValue
      onChange()
    }
  }
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  fileprivate var onChange: @MainActor () -> Void = {}
  fileprivate var onActive: @MainActor (Bool) -> Void = { _ in }
  public func pressCancel() { onActive(false) }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(searchTextField)
    searchTextField.addAction(UIAction { [weak self] _ in self?.onChange() }, for: .editingChanged)
    searchTextField.addAction(
      UIAction { [weak self] _ in self?.onActive(true) }, for: .editingDidBegin)
  }

  public required init?(coder: NSCoder) { nil }
}

@MainActor open class UISearchTextField: UITextField {}
