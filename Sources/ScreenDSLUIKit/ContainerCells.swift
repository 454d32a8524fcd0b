#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  // The focus and screen readers must reach the rows of the inner list, so a container cell itself cannot have the
  // focus, and is no accessibility element.

  @MainActor
  protocol OwnContainerCell: ContainerCell, ContentView {}

  final class TableContainerCell: TableHostingCell, OwnContainerCell {
    let nested = NestedList()
    override var canBecomeFocused: Bool { false }
    override var isAccessibilityElement: Bool {
      get { false }
      set {}
    }
  }

  final class CollectionContainerCell: CollectionHostingCell, OwnContainerCell {
    let nested = NestedList()
    override var canBecomeFocused: Bool { false }
    override var isAccessibilityElement: Bool {
      get { false }
      set {}
    }
  }

  private struct AnyContainer: ContainerModel {}

  extension HeadedContainerHost {
    package static func containerCell<Model: ContainerModel>(of model: Model.Type) -> any Sendable {
      (model as? any _SelfShowing.Type)?._registration(in: Self.self) ?? containerCell
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
    /// Registers a cell for a container, which is a row with rows of its own. The cell contains an inner list: a
    /// collection view that shows the rows inside the container. The scroll offset of a container stays stored while no
    /// cell shows the container.
    ///
    /// - Parameters:
    ///   - model: The type of the container's model.
    ///   - cells: The cells for the rows inside the container. These are cells of a collection view, because the inner
    ///     list is a collection view.
    ///   - setUp: Configures the inner list, such as its background, indicators, paging and layout.
    public static func container<Model: ContainerModel>(
      _ model: Model.Type, cells: CellRegistry<CollectionList>,
      fileID: StaticString = #fileID, line: UInt32 = #line,
      setUp: @escaping @MainActor @Sendable (NestedList, Model) -> Void = { _, _ in }
    ) -> Self { container(TableContainerCell.self, fileID, line, setUp).containing(cells) }
  }

  extension CellRegistration where Host == CollectionList {
    /// Registers a cell for a container, which is a row with rows of its own. The cell contains an inner list: a
    /// collection view that shows the rows inside the container. The scroll offset of a container stays stored while no
    /// cell shows the container.
    ///
    /// - Parameters:
    ///   - model: The type of the container's model.
    ///   - cells: The cells for the rows inside the container; by default the cells of the outer collection view.
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
