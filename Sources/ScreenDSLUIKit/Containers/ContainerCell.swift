public import Foundation
public import ScreenDSL

#if canImport(UIKit)
  public import UIKit
#else
  public import ScreenSim
#endif

/// A cell that shows the rows inside a container in a collection view of its own.
@MainActor
protocol ContainerCell: UIView {
  var nested: NestedList { get }
}

/// The cell of a container in a table view.
public final class TableContainerCell: UITableViewCell, ContainerCell {
  let nested = NestedList()

  public override func layoutSubviews() {
    super.layoutSubviews()
    nested.restoreOffset()
  }

  /// As high as the rows inside a carousel are said to be; else what the view wants.
  public override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    if let height = nested.height { return CGSize(width: targetSize.width, height: height) }
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
}

/// The cell of a container in a collection view.
public final class CollectionContainerCell: UICollectionViewCell, ContainerCell {
  let nested = NestedList()

  public override func layoutSubviews() {
    super.layoutSubviews()
    nested.restoreOffset()
  }

  /// As high as the rows inside a carousel are said to be; else what the view wants.
  public override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    if let height = nested.height { return CGSize(width: targetSize.width, height: height) }
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
}

extension CellRegistration where Host == TableList {
  /// A container's cell: a collection view that keeps its offset for the row.
  ///
  /// - Parameters:
  ///   - model: The type of the container's model.
  ///   - cells: The cells for the rows inside.
  public static func container<Model: ContainerModel>(
    _ model: Model.Type, cells: CellRegistry<CollectionList>,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> Self {
    .class(TableContainerCell.self, showing: model, fileID: fileID, line: line) {
      cell, _, context in
      guard let rows = context.nestedRows else { return }
      cell.nested.show(
        rows, cells: cells, in: cell.contentView, isFirstDisplay: context.isFirstDisplay)
    }
  }
}

extension CellRegistration where Host == CollectionList {
  /// A container's cell: a collection view inside, which keeps its offset for the row.
  ///
  /// - Parameters:
  ///   - model: The type of the container's model.
  ///   - cells: The cells for the rows inside; by default those of the collection around it.
  public static func container<Model: ContainerModel>(
    _ model: Model.Type, cells: CellRegistry<CollectionList>? = nil,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> Self {
    .class(
      CollectionContainerCell.self, showing: model, fileID: fileID, line: line
    ) { cell, _, context in
      guard let rows = context.nestedRows else { return }
      cell.nested.show(
        rows, cells: cells, in: cell.contentView, isFirstDisplay: context.isFirstDisplay)
    }
  }
}
