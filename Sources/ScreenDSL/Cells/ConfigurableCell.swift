/// A cell that says which model it shows.
///
/// ```swift
/// final class BannerCell: UITableViewCell, ConfigurableCell {
///   func configure(with banner: Banner, context: CellContext<Banner>) {
///     title.text = banner.title
///     close.action = { context.fire(\.onClose) }
///   }
/// }
/// ```
@MainActor
public protocol ConfigurableCell<Model>: AnyObject {
  /// The model that the cell shows.
  associatedtype Model: CellModel

  /// Shows a model: sets everything that depends on it, for the cell may have shown another before.
  ///
  /// - Parameters:
  ///   - model: What to show. There is no need to keep it: the cell is configured again when it
  ///     changes.
  ///   - context: What the cell may do beside showing the model. It may be kept.
  func configure(with model: Model, context: CellContext<Model>)
}
