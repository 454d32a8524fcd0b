import Foundation
import UpdateContract

/// What the delegate of a table is known to implement; nil is not known yet.
struct KnownTableMethods {
  var headerViews: Bool?
  var footerViews: Bool?
}

extension UITableView: ListContent {
  var hasDataSource: Bool { dataSource != nil }
  var scrollsHorizontally: Bool { false }

  /// A table without a data source has one empty section.
  func askSectionCount() -> Int {
    dataSource?.numberOfSections(in: self) ?? 1
  }

  func askItemCount(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  func askCell(at path: ItemPath) -> UIView {
    // Without a data source there are no rows to ask for.
    dataSource?.tableView(self, cellForRowAt: path.indexPath)
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func makeView(
    _ viewClass: AnyClass, _ kind: ElementKind, _ identifier: String
  ) -> (any ReusableView)? {
    switch kind {
    case .cell:
      (viewClass as? UITableViewCell.Type)?.init(style: .default, reuseIdentifier: identifier)
    case .supplementary:
      (viewClass as? UITableViewHeaderFooterView.Type)?.init(reuseIdentifier: identifier)
    }
  }

  func viewType(of kind: ElementKind) -> UIView.Type {
    kind == .cell ? UITableViewCell.self : UITableViewHeaderFooterView.self
  }
}
