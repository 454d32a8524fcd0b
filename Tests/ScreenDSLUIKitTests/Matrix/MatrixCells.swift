@testable import ScreenDSLUIKit

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
        showing: Label.self, { WishingView() },
        configure: { view, label, _ in self.fill(view, with: label, isEditable: true) }),
    ]
  }

  private func cell<Model: CellModel>(
    _ model: Model.Type, _ variant: CellVariant? = nil, isEditable: Bool = false
  ) -> TestCell {
    .cell(showing: model, variant: variant) { view, model, context in
      let state = context.environment(\.rowState)
      view.accessibilityValue = "\(state.isSelected) \(state.isFirst) \(state.isLast)"
      self.fill(view, with: model, isEditable: isEditable)
    }
  }

  private func fill(_ view: UIView, with model: some CellModel, isEditable: Bool) {
    if isEditable, view.first(EditField.self) == nil { view.addSubview(EditField()) }
    let text = "\(model)"
    view.accessibilityLabel = text
    content(of: view).height = CGFloat(40 + text.utf8.reduce(0) { $0 + Int($1) } % 3 * 10)
    guard let action = whenConfigured else { return }
    whenConfigured = nil
    action()
  }

  private func content(of view: UIView) -> WishingView {
    if let content = view.first(WishingView.self) { return content }
    let content = WishingView()
    content.fill((view as? any ContentView)?.contentView ?? view)
    return content
  }
}
