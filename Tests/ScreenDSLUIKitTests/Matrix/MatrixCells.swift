import ScreenDSLUIKit
import TestSupport

/// Cells that say what they show, for all models of random screens.
@MainActor
final class MatrixCells {
  /// What the next cell that is configured does.
  var whenConfigured: (@MainActor () -> Void)?

  private func wasConfigured() {
    guard let action = whenConfigured else { return }
    whenConfigured = nil
    action()
  }

  var table: CellRegistry<TableList> {
    CellRegistry(
      cell(Note.self), cell(Photo.self), cell(Price.self), cell(Price.self, variant: "odd"),
      field(), field("done"), label(), query(), query("wide"),
      .container(Grid.self, cells: collection))
  }

  var collection: CellRegistry<CollectionList> {
    CellRegistry(
      cell(Note.self), cell(Photo.self), cell(Price.self), cell(Price.self, variant: "odd"),
      field(), field("done"), label(), query(), query("wide"), .container(Grid.self))
  }

  private func cell<Model: CellModel>(
    _ model: Model.Type, variant: CellVariant? = nil
  ) -> CellRegistration<TableList> {
    .class(UITableViewCell.self, showing: model, variant: variant) { cell, model, _ in
      cell.accessibilityLabel = "\(model)"
      self.wasConfigured()
    }
  }

  private func cell<Model: CellModel>(
    _ model: Model.Type, variant: CellVariant? = nil
  ) -> CellRegistration<CollectionList> {
    .class(UICollectionViewCell.self, showing: model, variant: variant) { cell, model, _ in
      cell.accessibilityLabel = "\(model)"
      self.wasConfigured()
    }
  }

  private func field(_ variant: CellVariant? = nil) -> CellRegistration<TableList> {
    .class(UITableViewCell.self, showing: Field.self, variant: variant) { cell, model, _ in
      self.fill(cell, with: model)
    }
  }

  private func field(_ variant: CellVariant? = nil) -> CellRegistration<CollectionList> {
    .class(UICollectionViewCell.self, showing: Field.self, variant: variant) { cell, model, _ in
      self.fill(cell, with: model)
    }
  }

  private func fill(_ cell: UIView, with model: some CellModel) {
    if cell.first(EditField.self) == nil { cell.addSubview(EditField()) }
    cell.accessibilityLabel = "\(model)"
    wasConfigured()
  }

  private func query<Host: CellHost>(
    _ variant: CellVariant? = nil
  ) -> CellRegistration<Host> where Host.View == UIView {
    .view(showing: Query.self, variant: variant) {
      UIView()
    } configure: { view, model, _ in
      self.fill(view, with: model)
    }
  }

  /// A view for rows and for headers.
  private func label<Host: CellHost>() -> CellRegistration<Host> where Host.View == UIView {
    .view(showing: Label.self) {
      UIView()
    } configure: { view, model, _ in
      view.accessibilityLabel = "\(model)"
      self.wasConfigured()
    }
  }
}
