import Foundation
import UpdateContract

extension UITableView: ListDisplay {
  func tellWillDisplay(_ cell: UIView, at path: ItemPath) {
    guard let cell = cell as? UITableViewCell else { return }
    delegate?.tableView(self, willDisplay: cell, forRowAt: path.indexPath)
  }

  func tellDidEndDisplaying(_ cell: UIView, at path: ItemPath) {
    guard let cell = cell as? UITableViewCell else { return }
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path.indexPath)
  }

  func tellWillDisplay(_ view: UIView, _ slot: ChromeSlot) {
    if slot.kind == .header {
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: slot.section)
    } else {
      delegate?.tableView(self, willDisplayFooterView: view, forSection: slot.section)
    }
  }

  func tellDidEndDisplaying(_ view: UIView, _ slot: ChromeSlot) {
    if slot.kind == .header {
      delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: slot.section)
    } else {
      delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: slot.section)
    }
  }

  func tellPrefetch(_ paths: [ItemPath]) {
    prefetchDataSource?.tableView(self, prefetchRowsAt: paths.map(\.indexPath))
  }

  func tellCancelPrefetching(_ paths: [ItemPath]) {
    prefetchDataSource?.tableView(self, cancelPrefetchingForRowsAt: paths.map(\.indexPath))
  }
}
