public import ScreenDSL
public import ScreenDSLHosting
public import ScreenDSLLooks

/// The kind of list of a ``HeadlessHost``. Its cells are objects of any class.
///
/// Models with a look, text headers and containers need no registration. Register cells for other models:
///
/// ```swift
/// let registry = CellRegistry<HeadlessList>(
///   .class(RatingCell.self),
///   .container(Carousel.self, viewport: 375, rowExtent: 192))
/// ```
public enum HeadlessList: LookHost, ContainerHost {
  /// A cell, a header or a footer: an object of any class.
  public typealias View = AnyObject

  public static let lookCell = LookCell<HeadlessList>(
    HeadlessLookCell.self, from: .class(HeadlessLookCell.self)
  ) { cell, node, context in (cell.node, cell.context) = (node, context) }

  /// The cells that each registry has by default: a cell for text headers and text footers.
  public static let standardCells: [CellRegistration<HeadlessList>] = [
    .look(of: SupplementaryText.self) { Look.text($0.text).accessibility(traits: .header) }
  ]

  package static func containerCell<Model: ContainerModel>(of model: Model.Type) -> any Sendable {
    CellRegistration.class(
      HeadlessContainerCell<Model>.self, identifier: "container of \(ReuseIdentifier(model))")
  }
}

/// A cell that a headless host can create and reuse.
///
/// ```swift
/// final class BannerCell: HeadlessCell, ConfigurableCell {
///   var title = ""
///   func configure(with banner: Banner, context: CellContext<Banner>) { title = banner.title }
/// }
/// ```
@MainActor
public protocol HeadlessCell: ListCell where HostingList == HeadlessList {
  /// Creates an empty cell.
  init()
}

/// A cell that stores the look of its row, for tests.
package final class HeadlessLookCell: HeadlessCell {
  /// The look.
  package fileprivate(set) var node: LookNode?
  /// The context of the look. Through this value a test uses the controls of the look.
  package fileprivate(set) var context: LookContext?

  package init() {}
}

/// The cell that shows a model for which no cell is registered.
package final class HeadlessPlaceholderCell: HeadlessCell {
  /// The text of the placeholder. If each model must have a cell, this is a sentence about the missing registration. If
  /// not, this is a description of the model.
  package internal(set) var text = ""

  package init() {}
}

extension CellRegistration<HeadlessList> {
  /// Returns the registration of a class of cells, headers or footers whose objects the closure `make` creates.
  ///
  /// - Parameters:
  ///   - variant: The variant of the models to show; nil for all variants without a registration of their own.
  ///   - identifier: The reuse identifier.
  ///   - make: Creates a cell.
  public static func view<Cell: ConfigurableCell>(
    variant: CellVariant? = nil, identifier: String? = nil,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ make: @escaping @MainActor @Sendable () -> Cell
  ) -> Self {
    Self(
      Cell.self, from: .factory(make), variant: variant, identifier: identifier,
      place: SourceLine(fileID: fileID, line: line))
  }
}
