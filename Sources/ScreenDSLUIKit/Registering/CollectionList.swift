public import ScreenDSL

#if canImport(UIKit)
  public import UIKit
#else
  public import ScreenSim
#endif

/// Collection views, as a place for cells: rows are `UICollectionViewCell`s, supplementaries
/// `UICollectionReusableView`s.
public enum CollectionList: CellHost {
  public typealias View = UIView
}

extension UICollectionReusableView: ListCell {
  public typealias HostingList = CollectionList
}
