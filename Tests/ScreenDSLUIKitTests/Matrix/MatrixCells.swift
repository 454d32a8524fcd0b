import ScreenDSL
import ScreenDSLUIKit
import ScreenSim
import TestSupport

/// Cells that say what they show, for all models of random screens.
@MainActor
struct MatrixCells {
  /// Called by each cell that is configured.
  let onConfigure: @MainActor () -> Void

  init(onConfigure: @escaping @MainActor () -> Void) { self.onConfigure = onConfigure }

  var table: CellRegistry<TableList> {
    CellRegistry(
      cell(Note.self), cell(Photo.self), cell(Price.self), cell(Price.self, variant: "odd"),
      label(), .container(Grid.self, cells: collection))
  }

  var collection: CellRegistry<CollectionList> {
    CellRegistry(
      cell(Note.self), cell(Photo.self), cell(Price.self), cell(Price.self, variant: "odd"),
      label(), .container(Grid.self))
  }

  private func cell<Model: CellModel>(
    _ model: Model.Type, variant: CellVariant? = nil
  ) -> CellRegistration<TableList> {
    .class(UITableViewCell.self, showing: model, variant: variant) { cell, model, _ in
      cell.accessibilityLabel = "\(model)"
      onConfigure()
    }
  }

  private func cell<Model: CellModel>(
    _ model: Model.Type, variant: CellVariant? = nil
  ) -> CellRegistration<CollectionList> {
    .class(UICollectionViewCell.self, showing: model, variant: variant) { cell, model, _ in
      cell.accessibilityLabel = "\(model)"
      onConfigure()
    }
  }

  /// A view for rows and for headers.
  private func label<Host: CellHost>() -> CellRegistration<Host> where Host.View == UIView {
    .view(showing: Label.self) {
      UIView()
    } configure: { view, model, _ in
      view.accessibilityLabel = "\(model)"
      onConfigure()
    }
  }
}
