public import Foundation

/// What a navigation bar shows of a controller.
@MainActor open class UINavigationItem: NSObject {
  /// The search whose bar is there.
  open var searchController: UISearchController? { didSet { searchController?.item = self } }
  /// The controller whose item it is.
  weak var owner: UIViewController?
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
  fileprivate weak var item: UINavigationItem?
  private var isPresented = false
  /// Whether it is presented: since its field is edited, or code says so, until Cancel is pressed, or code says so. Then
  /// it has neither the keyboard nor a text. What takes it out of the bar leaves it active.
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
      // The nearest controller that defines a context, or else the outermost (Apple, `definesPresentationContext`).
      let around = item?.owner.map { Array(sequence(first: $0, next: \.parent)) } ?? []
      let presenter = around.first(where: \.definesPresentationContext) ?? around.last
      presenter?.present(self, animated: false)
    }
  }

  /// Creates a search whose results the list below shows.
  public convenience init(searchResultsController: UIViewController?) {
    self.init(nibName: nil, bundle: nil)
    searchBar.onChange = { [weak self] in
      if let self { searchResultsUpdater?.updateSearchResults(for: self) }
    }
    searchBar.onActive = { [weak self] in self?.isActive = $0 }
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
  fileprivate var onActive: @MainActor (Bool) -> Void = { _ in }
  /// Presses the button that ends the search.
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

/// The field in it.
@MainActor open class UISearchTextField: UITextField {}
