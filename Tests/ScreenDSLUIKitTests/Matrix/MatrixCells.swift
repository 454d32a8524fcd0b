/// Cells that say what they show, for all models of random screens.
@MainActor
final class MatrixCells {
  /// What the next cell that is configured does.
  var whenConfigured: (@MainActor () -> Void)?

  var all: [TestCell] {
    inner + [.container(Grid.self, tableCells: inner + [.container(Grid.self)])]
  }

  private var inner: [TestCell] {
    [
      cell(Note.self), cell(Photo.self), cell(Price.self), cell(Price.self, "odd"),
      cell(Field.self, isEditable: true), cell(Field.self, "done", isEditable: true),
      view(Label.self), view(Query.self, isEditable: true),
      view(Query.self, "wide", isEditable: true),
    ]
  }

  private func cell<Model: CellModel>(
    _ model: Model.Type, _ variant: CellVariant? = nil, isEditable: Bool = false
  ) -> TestCell {
    .cell(showing: model, variant: variant) { view, model, _ in
      self.fill(view, with: model, isEditable)
    }
  }

  /// A view for rows and for headers.
  private func view<Model: CellModel>(
    _ model: Model.Type, _ variant: CellVariant? = nil, isEditable: Bool = false
  ) -> TestCell {
    .view(showing: model, variant: variant) {
      UIView()
    } configure: { view, model, _ in
      self.fill(view, with: model, isEditable)
    }
  }

  private func fill(_ view: UIView, with model: some CellModel, _ isEditable: Bool) {
    if isEditable, view.first(EditField.self) == nil { view.addSubview(EditField()) }
    view.accessibilityLabel = "\(model)"
    guard let action = whenConfigured else { return }
    whenConfigured = nil
    action()
  }
}
