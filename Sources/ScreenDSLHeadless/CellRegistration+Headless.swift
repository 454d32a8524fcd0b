public import ScreenDSL

extension CellRegistration<HeadlessList> {
  /// Registers a cell class for the model that the class names.
  ///
  /// - Parameters:
  ///   - cell: The cell's class.
  ///   - variant: Which of the model's forms the cell is.
  ///   - identifier: Names the cells that may be exchanged for one another.
  public static func `class`<Cell: HeadlessCell & ConfigurableCell>(
    _ cell: Cell.Type, variant: CellVariant? = nil, identifier: String? = nil,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> Self {
    Self(
      cell, from: .class(cell), variant: variant, identifier: identifier,
      place: SourceLine(fileID: fileID, line: line))
  }

  /// Registers a cell class that knows no model, with a closure that fills it.
  ///
  /// - Parameters:
  ///   - cell: The cell's class.
  ///   - model: The type of the models that it shows.
  ///   - variant: Which of the model's forms the cell is.
  ///   - identifier: Names the cells that may be exchanged for one another.
  ///   - configure: Shows a model in a cell.
  public static func `class`<Cell: HeadlessCell, Model: CellModel>(
    _ cell: Cell.Type, showing model: Model.Type, variant: CellVariant? = nil,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt32 = #line,
    configure: @escaping @MainActor @Sendable (Cell, Model, CellContext<Model>) -> Void
  ) -> Self {
    Self(
      cell, from: .class(cell), variant: variant, identifier: identifier,
      place: SourceLine(fileID: fileID, line: line), configure: configure)
  }

  /// Registers a cell class as the content of a nib; a headless host makes an object of the class.
  ///
  /// - Parameters:
  ///   - cell: The cell's class.
  ///   - name: The nib's name; nil for that of the class. The log names it.
  ///   - variant: Which of the model's forms the cell is.
  ///   - identifier: Names the cells that may be exchanged for one another.
  public static func nib<Cell: HeadlessCell & ConfigurableCell>(
    _ cell: Cell.Type, named name: String? = nil, variant: CellVariant? = nil,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> Self {
    Self(
      cell, from: .nib(NibReference(name ?? String(describing: cell)), cell), variant: variant,
      identifier: identifier, place: SourceLine(fileID: fileID, line: line))
  }

  /// Registers a closure that makes the cells; they can be of any class.
  ///
  /// - Parameters:
  ///   - variant: Which of the model's forms the cell is.
  ///   - identifier: Names the cells that may be exchanged for one another.
  ///   - make: Makes a cell.
  public static func view<Cell: ConfigurableCell>(
    variant: CellVariant? = nil, identifier: String? = nil,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ make: @escaping @MainActor @Sendable () -> Cell
  ) -> Self {
    Self(
      Cell.self, from: .factory(make), variant: variant, identifier: identifier,
      place: SourceLine(fileID: fileID, line: line))
  }

  /// Registers the ready-made cell for a container: a list in a cell, which keeps its offset.
  ///
  /// - Parameters:
  ///   - model: The container's model type.
  ///   - cells: The cells of the rows inside; nil for those of the list around it.
  ///   - viewport: The length of the list's window, in points.
  ///   - rowExtent: The length of each row inside, in points; a layout hint beats it.
  ///   - variant: Which of the model's forms the cell is.
  ///   - identifier: Names the cells that may be exchanged for one another.
  public static func container<Model: ContainerModel>(
    _ model: Model.Type, cells: CellRegistry<HeadlessList>? = nil, viewport: Double = 375,
    rowExtent: Double = 44, variant: CellVariant? = nil, identifier: String? = nil,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> Self {
    .view(variant: variant, identifier: identifier, fileID: fileID, line: line) {
      HeadlessContainerCell<Model>(
        nested: HeadlessNestedList(
          viewport: viewport, extents: HeadlessExtents(row: rowExtent), cells: cells))
    }
  }
}
