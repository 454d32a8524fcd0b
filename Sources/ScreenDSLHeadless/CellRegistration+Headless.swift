public import ScreenDSL

extension CellRegistration<HeadlessList> {
  /// A cell, header or footer that a closure makes; it can be of any class.
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

  /// A container's cell, ready-made: a list in a cell, which keeps its offset for the row.
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
