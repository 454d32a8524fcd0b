public import ScreenDSL

#if canImport(UIKit)
  public import UIKit
#else
  public import ScreenSim
#endif

// A class by itself is a line of a registry: it says which model it shows.

extension CellRegistryBuilder where Host == TableList {
  /// A cell that the table makes from its class.
  public static func buildExpression<Cell: UITableViewCell & ConfigurableCell>(
    _ cell: Cell.Type, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> [CellRegistration<TableList>] { [.class(cell, fileID: fileID, line: line)] }

  /// A header or footer that the table makes from its class.
  public static func buildExpression<Header: UITableViewHeaderFooterView & ConfigurableCell>(
    _ header: Header.Type, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> [CellRegistration<TableList>] { [.class(header, fileID: fileID, line: line)] }
}

extension CellRegistryBuilder where Host == CollectionList {
  /// A cell, or a supplementary view, that the collection makes from its class.
  public static func buildExpression<View: UICollectionReusableView & ConfigurableCell>(
    _ view: View.Type, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> [CellRegistration<CollectionList>] { [.class(view, fileID: fileID, line: line)] }
}
