import ScreenDSLLookViews
import UIKit

final class InboxViewController: UIViewController {
  private let model: InboxModel
  let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  private(set) lazy var adapter = CollectionAdapter(list, layout: .list)

  init(model: InboxModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    addList()
    adapter.navigationItem = navigationItem
    navigationItem.rightBarButtonItem = editButtonItem
    adapter.observe { [model, weak self] in
      self?.title = model.inbox.title
      return model.screen
    }
    model.send(.load)
  }

  /// Adds the list view. The list view fills this controller's view from the top to the keyboard.
  private func addList() {
    view.addSubview(list)
    list.translatesAutoresizingMaskIntoConstraints = false
    if #available(iOS 17, *) { view.keyboardLayoutGuide.usesBottomSafeArea = false }
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: view.topAnchor),
      list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      list.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    adapter.edit(editing)
  }
}
