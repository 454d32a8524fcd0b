import ScreenDSLLookViews
import UIKit

final class InboxViewController: UIViewController {
  private let model: InboxModel
  let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  private(set) lazy var adapter = CollectionAdapter(list, cells: .inbox, layout: .list)

  init(model: InboxModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    adapter.navigationItem = navigationItem
    navigationItem.rightBarButtonItem = editButtonItem
    adapter.observe { [model, weak self] in
      self?.title = model.inbox.title
      return InboxScreen(inbox: model.inbox) {
        model.send($0)
      } refresh: {
        await model.refresh()
      }
    }
    model.send(.load)
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    adapter.edit(editing)
  }
}
