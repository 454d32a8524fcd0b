public import ScreenDSL

/// A cell that shows the rows of a container in a list of its own.
///
/// The host tells the list when the cell is shown, hidden and used again; the cell only calls
/// ``HeadlessNestedList/show(_:)`` when it is configured.
@MainActor
public protocol HeadlessContainer: HeadlessCell {
  /// The list inside the cell; always the same one.
  var nested: HeadlessNestedList { get }
}

/// A ready-made cell for containers: it shows the rows inside and keeps their place.
@MainActor
public final class HeadlessContainerCell<Model: ContainerModel>: HeadlessContainer,
  ConfigurableCell
{
  /// The list inside the cell.
  public let nested: HeadlessNestedList
  /// What the cell shows; nil before it is configured for the first time.
  public private(set) var model: Model?

  /// Creates a cell whose list has the size of ``HeadlessNestedList/init(viewport:extents:cells:)``.
  public convenience init() { self.init(nested: HeadlessNestedList()) }

  /// Creates a cell around a list.
  public init(nested: HeadlessNestedList) { self.nested = nested }

  public func configure(with model: Model, context: CellContext<Model>) {
    self.model = model
    nested.show(context)
  }
}
