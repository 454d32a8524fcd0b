import Foundation
import UpdateContract

extension UICollectionView: ListContent {
  var hasDataSource: Bool { dataSource != nil }
  var scrollsHorizontally: Bool { collectionViewLayout.scrollsHorizontally }

  func askSectionCount() -> Int {
    dataSource?.numberOfSections(in: self) ?? 0
  }

  func askItemCount(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  func askCell(at path: ItemPath) -> UIView {
    // Without a data source there are no items to ask for.
    dataSource?.collectionView(self, cellForItemAt: path.indexPath)
      ?? UICollectionViewCell(frame: .zero)
  }

  func askChrome(_ slot: ChromeSlot) -> UIView? {
    guard let dataSource else { return nil }
    let path = IndexPath(item: 0, section: slot.section)
    return Default.implemented {
      dataSource.collectionView(
        self, viewForSupplementaryElementOfKind: slot.kind.description, at: path)
    }
  }

  func shape(ofSection section: Int, itemCount: Int) -> SectionShape {
    collectionViewLayout.shape(ofSection: section, itemCount: itemCount, in: bounds.size)
  }

  func makeView(
    _ viewClass: AnyClass, _ kind: ElementKind, _ identifier: String
  ) -> (any ReusableView)? {
    switch kind {
    case .cell: (viewClass as? UICollectionViewCell.Type)?.init(frame: .zero)
    case .supplementary: (viewClass as? UICollectionReusableView.Type)?.init(frame: .zero)
    }
  }

  func viewType(of kind: ElementKind) -> UIView.Type {
    kind == .cell ? UICollectionViewCell.self : UICollectionReusableView.self
  }
}
