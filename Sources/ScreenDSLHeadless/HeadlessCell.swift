public import ScreenDSL
public import ScreenDSLHosting
public import ScreenDSLLooks

/// The kind of list that lives without any UI framework; its cells are objects of any class.
///
/// Models that say their looks, headers that are a text, and containers need no registration. Others do:
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

  /// A look for headers and footers that are a text.
  public static let standardCells: [CellRegistration<HeadlessList>] = [
    .look(of: SupplementaryText.self) { Look.text($0.text).accessibility(traits: .header) }
  ]

  package static func containerCell<Model: ContainerModel>(of model: Model.Type) -> any Sendable {
    CellRegistration.class(
      HeadlessContainerCell<Model>.self, identifier: "container of \(ReuseIdentifier(model))")
  }
}

/// A cell that a headless host can make and use again.
///
/// ```swift
/// final class BannerCell: HeadlessCell, ConfigurableCell {
///   var title = ""
///   func configure(with banner: Banner, context: CellContext<Banner>) { title = banner.title }
/// }
/// ```
@MainActor
public protocol HeadlessCell: ListCell where HostingList == HeadlessList {
  /// Creates a cell that shows nothing yet.
  init()
}

/// A cell that hears when it is seen, and used again.
package protocol WatchedHeadlessCell: HeadlessCell {
  /// Called before the cell shows another row.
  func prepareForReuse()

  /// Called when the cell comes into the visible window, after it was configured.
  func willDisplay()

  /// Called when the cell leaves the visible window; it may come back, or be used again.
  func didEndDisplaying()
}

extension WatchedHeadlessCell {
  package func prepareForReuse() {}
  package func willDisplay() {}
  package func didEndDisplaying() {}
}

/// A cell that shows a look: it keeps what it was filled with.
package final class HeadlessLookCell: HeadlessCell {
  /// What the cell shows.
  package fileprivate(set) var node: LookNode?
  /// What uses the controls in it.
  package fileprivate(set) var context: LookContext?

  package init() {}
}

/// What a headless host shows for a model that has no cell.
package final class HeadlessPlaceholderCell: HeadlessCell {
  /// What is missing, in one sentence; or the row or the model, where none needs a cell.
  package internal(set) var text = ""

  package init() {}
}

extension CellRegistration<HeadlessList> {
  /// A cell, header or footer that a closure makes; it can be of any class.
  ///
  /// - Parameters:
  ///   - variant: Which of the model's forms the cell is.
  ///   - identifier: Names the cells that may be exchanged for one another.
  ///   - make: Makes a cell.
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
