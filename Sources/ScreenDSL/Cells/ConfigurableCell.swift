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
  ///   - context: What the cell may do besides showing the model. It may be kept.
  func configure(with model: Model, context: CellContext<Model>)
}

/// A class whose objects a kind of list can make and show as cells, headers or footers.
///
/// It is what lets ``CellRegistration/class(_:variant:identifier:fileID:line:)`` take the cells of a
/// table for a table's registry only. Whoever writes a host conforms the base classes of its cells.
public protocol ListCell: AnyObject {
  /// The kind of list. The name is unusual on purpose: it becomes a member of each of these classes.
  associatedtype HostingList: CellHost
}
