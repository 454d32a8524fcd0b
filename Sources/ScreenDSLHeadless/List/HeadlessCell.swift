public import ScreenDSL
public import ScreenDSLHosting
public import ScreenDSLLooks

/// The kind of list that a ``HeadlessHost`` runs: a list without views, for tests. The cells are objects of any class.
///
/// A registry of cells needs no registration for the following:
/// - Containers, which are rows with rows inside.
/// - Headers and footers that are texts.
/// - Models that conform to `LookModel`. Their property `look` describes the content of the cell.
///
/// Register a cell for each other model:
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

  /// The registrations that each registry has by default. There is one: the registration of headers and footers that
  /// are texts.
  public static let standardCells: [CellRegistration<HeadlessList>] = [
    .look(of: SupplementaryText.self) { Look.text($0.text).accessibility(traits: .header) }
  ]

  package static func containerCell<Model: ContainerModel>(of model: Model.Type) -> any Sendable {
    CellRegistration.class(
      HeadlessContainerCell<Model>.self, identifier: "container of \(ReuseIdentifier(model))")
  }
}

/// A cell that a ``HeadlessHost`` can create and reuse. A headless host is a list without views, for tests.
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

package final class HeadlessLookCell: HeadlessCell {
  package fileprivate(set) var node: LookNode?
  package fileprivate(set) var context: LookContext?

  package init() {}
}

/// The cell that shows a model for which no cell is registered.
package final class HeadlessPlaceholderCell: HeadlessCell {
  package internal(set) var text = ""

  package init() {}
}

extension CellRegistration<HeadlessList> {
  /// Returns a registration for cells, headers or footers that the closure `make` creates.
  ///
  /// - Parameters:
  ///   - variant: The variant, if the model type has several kinds of cell; nil for all variants without a registration
  ///     of their own.
  ///   - identifier: The reuse identifier; by default the name of the class with its module.
  ///   - make: Creates an empty cell, header or footer.
  public static func view<Cell: ConfigurableCell>(
    variant: CellVariant? = nil, identifier: String? = nil,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ make: @escaping @MainActor @Sendable () -> Cell
  ) -> Self {
    Self(
      Cell.self, from: .factory(make), variant: variant, identifier: identifier,
      fileID: fileID, line: line)
  }
}
