public import Foundation

/// What a navigation bar shows of a controller.
@MainActor open class UINavigationItem: NSObject {
  /// The search whose bar is there.
  open var searchController: UISearchController?
}

/// What hears of the text of a search.
@MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

/// A search, which is presented over the list that it searches, as long as it is active.
@MainActor open class UISearchController: UIViewController {
  public let searchBar = UISearchBar(frame: .zero)
  /// What hears of a text that is typed or set, also of the same one.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Whether what is below is dimmed and cannot be touched (UISearchController.h: true).
  open var obscuresBackgroundDuringPresentation = true

  /// Creates a search whose results the list below shows.
  public convenience init(searchResultsController: UIViewController?) {
    self.init(nibName: nil, bundle: nil)
    searchBar.onChange = { [weak self] in
      if let self { searchResultsUpdater?.updateSearchResults(for: self) }
    }
  }
}

/// A bar with a field.
@MainActor open class UISearchBar: UIView {
  public let searchTextField = UISearchTextField(frame: .zero)
  /// The text; setting it tells the controller, too.
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

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(searchTextField)
    searchTextField.addAction(UIAction { [weak self] _ in self?.onChange() }, for: .editingChanged)
  }

  public required init?(coder: NSCoder) { nil }
}

/// The field in it.
@MainActor open class UISearchTextField: UITextField {}
