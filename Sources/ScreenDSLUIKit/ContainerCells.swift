#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  // In the package's container cells, the inner list is below the container's own content. Rows of the inner list can
  // have the focus, so the cell itself cannot.

  @MainActor
  protocol OwnContainerCell: ContainerCell, ContentView {}

  final class TableContainerCell: UITableViewCell, OwnContainerCell {
    let nested = NestedList()

    override var canBecomeFocused: Bool { false }

    /// Returns the height of the rows inside, or the height that their layout sets.
    override func systemLayoutSizeFitting(
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

  final class CollectionContainerCell: UICollectionViewListCell, OwnContainerCell, OwnListCell {
    let nested = NestedList()
    var hasOwnBackground = false
    var contentWidth: ContentWidth?

    override var canBecomeFocused: Bool { false }

    /// Returns the height that the row declares, or else the height that the layout of the rows inside sets, or else
    /// the height of these rows.
    override func systemLayoutSizeFitting(
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

  /// Shows a container's own content above the container's rows, like the content view of a cell.
  package final class ContainerHead: UIView, ContentView {
    /// The height of the whole row in points; nil if the content decides.
    package var saidHeight: CGFloat?
    package var contentView: UIView { self }
    package var reuseIdentifier: String? { nil }
    package var contentConfiguration: (any UIContentConfiguration)? {
      didSet {
        let shown = subviews.first as? any UIView & UIContentView
        if let shown, let new = contentConfiguration, type(of: shown.configuration) == type(of: new)
        {
          shown.configuration = new
        } else {
          shown?.removeFromSuperview()
          contentConfiguration?.makeContentView().fill(self)
        }
      }
    }
    package override var isHidden: Bool {
      didSet { if isHidden != oldValue { superview?.setNeedsLayout() } }
    }

    /// Returns the height that the content needs at this width, in points.
    func height(fitting width: CGFloat) -> CGFloat {
      guard !isHidden, let content = subviews.first else { return 0 }
      return content.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }

    /// Asks the list to measure the cell again. A list measures a cell only if the cell or its content asks for it.
    package override func invalidateIntrinsicContentSize() {
      super.invalidateIntrinsicContentSize()
      superview?.setNeedsLayout()
      let cell = sequence(first: self as UIView, next: \.superview).first {
        $0 is any OwnContainerCell
      }
      cell?.invalidateIntrinsicContentSize()
    }
  }

  /// A view with the container's own content, and the inner list below it.
  final class HeadedList: UIView {
    private let head: ContainerHead
    private let list: UIView

    init(_ head: ContainerHead, _ list: UIView) {
      (self.head, self.list) = (head, list)
      super.init(frame: .zero)
      (preservesSuperviewLayoutMargins, head.preservesSuperviewLayoutMargins) = (true, true)
      list.autoresizingMask = []
      addSubview(head)
      addSubview(list)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      var (above, below) = (bounds, bounds)
      above.size.height = min(head.height(fitting: bounds.width), bounds.height)
      (below.origin.y, below.size.height) = (above.height, bounds.height - above.height)
      for (view, frame) in [(head, above), (list, below)] where view.frame != frame {
        view.frame = frame
      }
    }
  }

  // MARK: - Registrations of container cells

  private struct AnyContainer: ContainerModel {}

  extension HeadedContainerHost {
    package static func containerCell<Model: ContainerModel>(of model: Model.Type) -> any Sendable {
      let head = (model as? any _SelfShowing.Type)?._registration(in: Self.self)
      return head ?? containerCell
    }
  }

  extension TableList: HeadedContainerHost {
    package static let containerCell: CellRegistration<TableList> = .container(
      TableContainerCell.self)
  }

  extension CollectionList: HeadedContainerHost {
    package static let containerCell: CellRegistration<CollectionList> = .container(
      CollectionContainerCell.self)
  }

  extension CellRegistration where Host == TableList {
    /// Registers a cell for a container. The cell contains a collection view with the rows inside, and the list
    /// stores its scroll offset for the container's row.
    ///
    /// - Parameters:
    ///   - model: The type of the container's model.
    ///   - cells: The cells for the rows inside. These are cells of a collection view, because the inner list is a
    ///     collection view.
    ///   - setUp: Configures the inner list, such as its background, indicators, paging and layout.
    public static func container<Model: ContainerModel>(
      _ model: Model.Type, cells: CellRegistry<CollectionList>,
      fileID: StaticString = #fileID, line: UInt32 = #line,
      setUp: @escaping @MainActor @Sendable (NestedList, Model) -> Void = { _, _ in }
    ) -> Self {
      container(TableContainerCell.self, fileID, line, setUp).containing(cells)
    }
  }

  extension CellRegistration where Host == CollectionList {
    /// Registers a cell for a container. The cell contains a collection view with the rows inside, and the list
    /// stores its scroll offset for the container's row.
    ///
    /// - Parameters:
    ///   - model: The type of the container's model.
    ///   - cells: The cells for the rows inside; by default those of the outer collection view.
    ///   - setUp: Configures the inner list, such as its background, indicators, paging and layout.
    public static func container<Model: ContainerModel>(
      _ model: Model.Type, cells: CellRegistry<CollectionList>? = nil,
      fileID: StaticString = #fileID, line: UInt32 = #line,
      setUp: @escaping @MainActor @Sendable (NestedList, Model) -> Void = { _, _ in }
    ) -> Self {
      let registration = container(CollectionContainerCell.self, fileID, line, setUp)
      return cells.map { registration.containing($0) } ?? registration
    }
  }

  extension CellRegistration {
    /// A container's cell for any model.
    fileprivate static func container<Cell: OwnContainerCell & ListCell>(_ cell: Cell.Type) -> Self
    where Cell.HostingList == Host {
      .init(
        model: AnyContainer.self, variant: nil, identifier: "ScreenDSL.container",
        source: .class(cell), place: SourceLine(fileID: #fileID, line: #line)
      ) { view, _, site in
        guard let cell = view as? Cell else { return false }
        cell.nested.fill(cell.contentView)
        cell.nested.show(CellContext<AnyContainer>(site))
        return true
      }
    }

    fileprivate static func container<Cell, Model: ContainerModel>(
      _ cell: Cell.Type, _ fileID: StaticString, _ line: UInt32,
      _ setUp: @escaping @MainActor @Sendable (NestedList, Model) -> Void
    ) -> Self where Cell: ContainerCell & ContentView & ListCell, Cell.HostingList == Host {
      .class(cell, showing: Model.self, fileID: fileID, line: line) { cell, model, context in
        cell.nested.fill(cell.contentView)
        setUp(cell.nested, model)
        cell.nested.show(context)
      }
    }
  }
#endif
