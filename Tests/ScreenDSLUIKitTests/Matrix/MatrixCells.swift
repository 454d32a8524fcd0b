/// Cells that show the text of their model, for all models of random screens. Notes and headers can be edited.
@MainActor final class MatrixCells {
  var whenConfigured: (@MainActor () -> Void)?

  var all: [TestCell] {
    inner + [.container(Grid.self, tableCells: inner + [.container(Grid.self)])]
  }

  private var inner: [TestCell] {
    [
      cell(Note.self, isEditable: true), cell(Photo.self), cell(Price.self),
      cell(Price.self, "odd"),
      .view(
        showing: Label.self, { UIView() },
        configure: { view, label, _ in self.fill(view, with: label, isEditable: true) }),
    ]
  }

  private func cell<Model: CellModel>(
    _ model: Model.Type, _ variant: CellVariant? = nil, isEditable: Bool = false
  ) -> TestCell {
    .cell(showing: model, variant: variant) { view, model, _ in
      self.fill(view, with: model, isEditable: isEditable)
    }
  }

  private func fill(_ view: UIView, with model: some CellModel, isEditable: Bool) {
    if isEditable, view.first(EditField.self) == nil { view.addSubview(EditField()) }
    view.accessibilityLabel = "\(model)"
    guard let action = whenConfigured else { return }
    whenConfigured = nil
    action()
  }
}
