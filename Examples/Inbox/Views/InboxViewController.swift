import Observation
import ScreenDSLLookViews
import UIKit

final class InboxViewController: UIViewController {
  private let model: InboxModel
  let list = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  private(set) lazy var adapter = CollectionAdapter(list, cells: .inbox, layout: .list)

  init(model: InboxModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    showCount()
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    adapter.observe { [model] in InboxScreen(inbox: model.inbox) { model.send($0) } }
    adapter.onRefresh { [model] in await model.refresh() }
    model.send(.load)
  }

  /// Shows how many mails were not seen yet, now and whenever that changes.
  private func showCount() {
    let count = withObservationTracking {
      model.inbox.unseen
    } onChange: {
      Task { @MainActor [weak self] in self?.showCount() }
    }
    title = count == 0 ? "Inbox" : "Inbox (\(count))"
  }
}
