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

extension CellRegistration where Host == TableList {
  /// A cell that the table makes from its class.
  ///
  /// - Parameters:
  ///   - cell: The cell's class, which says what model it shows.
  ///   - variant: Which of the model's forms the cell is.
  ///   - identifier: Names the cells that may be exchanged for one another; by default the class with
  ///     its module.
  public static func `class`<Cell: UITableViewCell & ConfigurableCell>(
    _ cell: Cell.Type, variant: CellVariant? = nil, identifier: String? = nil,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> Self {
    .init(
      cell, from: .class(cell), variant: variant, identifier: identifier,
      place: SourceLine(fileID: fileID, line: line))
  }

  /// A header or footer that the table makes from its class.
  public static func `class`<Header: UITableViewHeaderFooterView & ConfigurableCell>(
    _ header: Header.Type, variant: CellVariant? = nil, identifier: String? = nil,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> Self {
    .init(
      header, from: .class(header), variant: variant, identifier: identifier,
      place: SourceLine(fileID: fileID, line: line))
  }

  /// A cell of a class that does not say which model it shows; a closure does.
  ///
  /// - Parameters:
  ///   - cell: The cell's class.
  ///   - model: The type of the models that it shows.
  ///   - variant: Which of the model's forms the cell is.
  ///   - identifier: Names the cells that may be exchanged for one another.
  ///   - configure: Shows a model in a cell.
  public static func `class`<Cell: UITableViewCell, Model: CellModel>(
    _ cell: Cell.Type, showing model: Model.Type, variant: CellVariant? = nil,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt32 = #line,
    configure: @escaping @MainActor @Sendable (Cell, Model, CellContext<Model>) -> Void
  ) -> Self {
    .init(
      cell, from: .class(cell), variant: variant, identifier: identifier,
      place: SourceLine(fileID: fileID, line: line), configure: configure)
  }

  /// A header or footer of a class that does not say which model it shows; a closure does.
  public static func `class`<Header: UITableViewHeaderFooterView, Model: CellModel>(
    _ header: Header.Type, showing model: Model.Type, variant: CellVariant? = nil,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt32 = #line,
    configure: @escaping @MainActor @Sendable (Header, Model, CellContext<Model>) -> Void
  ) -> Self {
    .init(
      header, from: .class(header), variant: variant, identifier: identifier,
      place: SourceLine(fileID: fileID, line: line), configure: configure)
  }

  /// A cell that the table loads from a nib.
  ///
  /// - Parameters:
  ///   - cell: The class of the nib's one object.
  ///   - nib: The nib; by default the one with the class's name in the app's bundle.
  ///   - variant: Which of the model's forms the cell is.
  ///   - identifier: Names the cells that may be exchanged for one another; if the nib has one set, it
  ///     must be the same.
  public static func nib<Cell: UITableViewCell & ConfigurableCell>(
    _ cell: Cell.Type, _ nib: NibReference? = nil, variant: CellVariant? = nil,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> Self {
    .init(
      cell, from: .nib(nib ?? NibReference(String(describing: cell)), cell), variant: variant,
      identifier: identifier, place: SourceLine(fileID: fileID, line: line))
  }

  /// A header or footer that the table loads from a nib.
  public static func nib<Header: UITableViewHeaderFooterView & ConfigurableCell>(
    _ header: Header.Type, _ nib: NibReference? = nil, variant: CellVariant? = nil,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> Self {
    .init(
      header, from: .nib(nib ?? NibReference(String(describing: header)), header),
      variant: variant, identifier: identifier, place: SourceLine(fileID: fileID, line: line))
  }
}
