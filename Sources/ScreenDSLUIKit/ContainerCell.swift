#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  public import Foundation
  import ScreenDSL

  #if canImport(UIKit)
    public import UIKit
  #else
    public import ScreenSim
  #endif

  /// A cell with a list inside, which shows the rows of a container.
  ///
  /// ```swift
  /// final class ShelfCell: UICollectionViewCell, ContainerCell, ConfigurableCell {
  ///   let title = UILabel()
  ///   let nested = NestedList()
  ///   // The initialiser adds `title` and `nested.view`.
  ///   func configure(with shelf: Shelf, context: CellContext<Shelf>) {
  ///     title.text = shelf.title
  ///     nested.show(context)
  ///   }
  /// }
  /// ```
  @MainActor
  public protocol ContainerCell: UIView {
    /// The list inside; always the same one.
    var nested: NestedList { get }
  }

  /// A container's cell of the package, which is nothing but the list inside.
  @MainActor
  protocol PlainContainerCell: ContainerCell {
    var content: UIView { get }
  }

  /// The cell of a container in a table view.
  public final class TableContainerCell: UITableViewCell, PlainContainerCell {
    public let nested = NestedList()
    var content: UIView { contentView }

    /// The rows inside can have the focus, the cell cannot.
    public override var canBecomeFocused: Bool { false }

    /// As high as the rows inside are, or are said to be.
    public override func systemLayoutSizeFitting(
      _ targetSize: CGSize,
      withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
      nested.size(fitting: targetSize)
        ?? super.systemLayoutSizeFitting(
          targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
          verticalFittingPriority: verticalFittingPriority)
    }
  }

  /// The cell of a container in a collection view.
  public final class CollectionContainerCell: UICollectionViewListCell, PlainContainerCell {
    public let nested = NestedList()
    var content: UIView { contentView }

    /// The rows inside can have the focus, the cell cannot.
    public override var canBecomeFocused: Bool { false }

    /// As high as the row says, or as the rows inside are, or are said to be.
    public override func systemLayoutSizeFitting(
      _ targetSize: CGSize,
      withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
      contentView.rowHeight.map { CGSize(width: targetSize.width, height: $0) }
        ?? nested.size(fitting: targetSize)
        ?? super.systemLayoutSizeFitting(
          targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
          verticalFittingPriority: verticalFittingPriority)
    }
  }
#endif
