import ScreenDSL

extension CellLook {
  /// Returns the look of a model that has none: its type, and its fields one a line.
  static func description(of model: some CellModel) -> CellLook {
    let fields = FieldText.fields(of: model).map(CellLook.subtitle)
    return CellLook(.vertical([.title(String(describing: type(of: model)))] + fields))
  }
}
