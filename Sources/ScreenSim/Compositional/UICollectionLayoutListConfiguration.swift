public import Foundation

/// How a section looks like a table.
@MainActor public struct UICollectionLayoutListConfiguration {
  /// The look of the list.
  public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  /// Where headers come from.
  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
  /// Where footers come from.
  public enum FooterMode: Int, Sendable { case none, supplementary }
  /// A closure that returns the buttons of a swipe.
  public typealias SwipeActionsConfigurationProvider =
    @MainActor (IndexPath) -> UISwipeActionsConfiguration?

  /// The look of the list.
  public var appearance: Appearance
  /// Where headers come from.
  public var headerMode = HeaderMode.none
  /// Where footers come from.
  public var footerMode = FooterMode.none
  /// Whether separators show.
  public var showsSeparators = true
  /// The color behind the rows.
  public var backgroundColor: UIColor?
  /// The room above headers; ignored.
  public var headerTopPadding: CGFloat?
  /// Returns the buttons where reading starts.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Returns the buttons where reading ends.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Creates a list.
  public init(appearance: Appearance) {
    self.appearance = appearance
  }
}
