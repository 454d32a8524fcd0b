public import ScreenDSL

#if canImport(UIKit)
  public import UIKit
#else
  public import ScreenSim
#endif

/// Table views, as a place for cells: rows are `UITableViewCell`s, headers and footers
/// `UITableViewHeaderFooterView`s.
public enum TableList: CellHost {
  public typealias View = UIView
}

extension UITableViewCell: ListCell {
  public typealias HostingList = TableList
}

extension UITableViewHeaderFooterView: ListCell {
  public typealias HostingList = TableList
}
