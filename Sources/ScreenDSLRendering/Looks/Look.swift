public import ScreenDSL

/// One line of a look registry: how the cells of a model type, or of a variant of it, look.
public struct Look: Sendable {
  let identifier: ReuseIdentifier
  let cell: CellRegistration<Rendered>
  let look: @Sendable (any CellModel) -> CellLook?

  /// Creates the registration of a look.
  ///
  /// - Parameters:
  ///   - model: The type of the models.
  ///   - variant: Which of the model's forms it is; nil for the one that serves all that have no
  ///     look of their own.
  ///   - fileID: The file that the registration stands in.
  ///   - line: The line that it stands in.
  ///   - look: Says how the cell of a model looks; the same model always looks the same.
  public init<Model: CellModel>(
    of model: Model.Type, variant: CellVariant? = nil, fileID: StaticString = #fileID,
    line: UInt32 = #line, _ look: @escaping @Sendable (Model) -> CellLook
  ) {
    identifier = ReuseIdentifier(Model.self, variant: variant)
    cell = CellRegistration(
      LookCell.self, from: .class(LookCell.self), variant: variant,
      identifier: "look of \(identifier)", place: SourceLine(fileID: fileID, line: line)
    ) { (cell: LookCell, model: Model, _) in cell.look = look(model) }
    self.look = { ($0 as? Model).map(look) }
  }
}
