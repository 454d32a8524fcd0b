public import ScreenDSL

/// How long rows, headers and footers are along a headless list, in points; at least 1.
///
/// A layout hint's item size beats what is said here. In a list that is scrolled sideways it is the
/// width that counts, in any other the height.
public struct HeadlessExtents: Sendable {
  /// The length of rows whose model type has none of its own, in points.
  public var row: Double
  /// The length of headers and footers whose model type has none of its own, in points.
  public var supplementary: Double
  private var extents: [ObjectIdentifier: @Sendable (any CellModel) -> Double?] = [:]

  /// Creates lengths that are the same for all rows, and for all headers and footers, in points.
  public init(row: Double = 44, supplementary: Double = 28) {
    self.row = row
    self.supplementary = supplementary
  }

  /// Sets the length of all rows, headers and footers with models of a type, in points.
  public mutating func set<Model: CellModel>(_ extent: Double, for model: Model.Type) {
    set(for: model) { _ in extent }
  }

  /// Sets how the length of rows, headers and footers follows from models of a type, in points.
  public mutating func set<Model: CellModel>(
    for model: Model.Type, _ extent: @escaping @Sendable (Model) -> Double
  ) {
    extents[ObjectIdentifier(model)] = { ($0 as? Model).map(extent) }
  }
}

extension HeadlessExtents {
  /// The length of all rows; nil if it depends on the models.
  var ofAllRows: Double? { extents.isEmpty ? max(1, row) : nil }

  func extent(of row: Row) -> Double {
    max(1, extent(of: row.reuseIdentifier.model, row.model) ?? self.row)
  }

  /// The length of a header or a footer; other decorations take no room.
  func extent(of supplementary: Supplementary) -> Double {
    let type = supplementary.reuseIdentifier.model
    return max(1, extent(of: type, supplementary.model) ?? self.supplementary)
  }

  private func extent(
    of type: any CellModel.Type, _ model: @autoclosure () -> any CellModel
  ) -> Double? {
    extents[ObjectIdentifier(type)]?(model())
  }
}
