/// A hint for the layout of rows. The list that shows the rows, such as a collection view, follows the hint as far as
/// it can.
///
/// ```swift
/// Container("carousel", Carousel()) { … }.layout(.carousel.itemSize(width: 192, height: 164))
/// ```
public struct LayoutHint: Hashable, Sendable {
  /// The arrangement of rows.
  public enum Arrangement: Hashable, Sendable {
    /// Rows below one another, by default as wide as the list.
    case list
    /// Rows side by side, scrolled horizontally.
    case carousel
    /// Rows in lines. Each line has room for `columns` rows. In a hint, `columns` is from 1 to 1,000.
    case grid(columns: Int)
  }

  /// The arrangement of the rows.
  public let arrangement: Arrangement
  /// The width of each row in points; nil if the list or the content of the row decides.
  package private(set) var itemWidth: Double?
  /// Whether each row of a carousel is as wide as its content, but at most as wide as the list.
  package private(set) var fitsContent = false
  /// The width of a carousel's rows in points if the hint has neither `itemWidth` nor `fitsContent`. In UIKit, this is
  /// the greatest width of a row that shows a look, and the estimated width of any other row.
  package static var cardWidth: Double { 160 }
  package private(set) var itemHeight: Double?
  package private(set) var spacing = 0.0
  package private(set) var insets: Insets?
  package private(set) var pinsHeader = false

  package struct Insets: Hashable, Sendable {
    package fileprivate(set) var top = 0.0
    package fileprivate(set) var leading = 0.0
    package fileprivate(set) var bottom = 0.0
    package fileprivate(set) var trailing = 0.0
  }

  /// The positions at which the carousel stops scrolling after a drag; nil if it can stop anywhere. A carousel in a
  /// container stops at multiples of the carousel's width for both values of ``Paging``.
  package private(set) var paging: Paging?
  /// A rule for the width of rows.
  public enum ItemWidth: Hashable, Sendable {
    /// The width of the row's content. For example, a chip is as wide as its title.
    case content
  }

  package private(set) var appearance = Appearance.plain

  /// The positions at which a carousel stops scrolling after a drag.
  public enum Paging: Hashable, Sendable {
    /// The carousel stops at multiples of the list's width.
    case pages
    /// The carousel stops where a row is centered. In a container, it stops as with ``pages``.
    case centeredRows
  }

  /// The appearance of a list.
  public enum Appearance: Hashable, Sendable {
    /// Rows from edge to edge, without gaps between sections.
    case plain
    /// Sections with gaps between them.
    case grouped
    /// Sections with rounded corners and with gaps between them. On tvOS, the same as ``grouped``.
    case insetGrouped
  }

  private init(_ arrangement: Arrangement) { self.arrangement = arrangement }

  /// Rows below one another.
  public static let list = LayoutHint(.list)
  /// Rows side by side, scrolled horizontally.
  public static let carousel = LayoutHint(.carousel)

  /// Rows in lines. Each line has room for `columns` rows.
  ///
  /// - Parameter columns: The number of rows in a line; values outside of 1 to 1,000 are clamped.
  public static func grid(columns: Int) -> LayoutHint {
    LayoutHint(.grid(columns: min(max(1, columns), 1_000)))
  }

  /// Returns the hint with a size for each row.
  ///
  /// - Parameters:
  ///   - width: The width in points, at most 100,000. If nil, the hint keeps its width. If infinite or not positive,
  ///     the list decides.
  ///   - height: The height in points, at most 100,000. If nil, the hint keeps its height. If infinite or not positive,
  ///     the list decides.
  public func itemSize(width: Double? = nil, height: Double? = nil) -> LayoutHint {
    altered(self) {
      if let width { ($0.itemWidth, $0.fitsContent) = (Self.valid(width), false) }
      if let height { $0.itemHeight = Self.valid(height) }
    }
  }

  /// Returns the hint for a carousel whose rows are as wide as their content, but at most as wide as the list. Other
  /// arrangements ignore this width.
  ///
  /// ```swift
  /// Container("filters", Filters()) { … }.layout(.carousel.itemSize(width: .content, height: 44))
  /// ```
  /// - Parameters:
  ///   - width: The rule for the width.
  ///   - height: The height in points, at most 100,000. If nil, the hint keeps its height. If infinite or not positive,
  ///     the list decides.
  public func itemSize(width: ItemWidth, height: Double? = nil) -> LayoutHint {
    altered(itemSize(height: height)) { ($0.itemWidth, $0.fitsContent) = (nil, true) }
  }

  /// Returns the hint with space between neighboring rows.
  ///
  /// - Parameter spacing: The space in points, at most 100,000. If it is infinite or not positive, there is no space.
  public func spacing(_ spacing: Double) -> LayoutHint {
    altered(self) { $0.spacing = Self.valid(spacing) ?? 0 }
  }

  /// Returns the hint with insets around all rows.
  ///
  /// Each inset is in points, and at most 100,000. Infinite values, and those that are not positive, mean 0. If the
  /// argument of an edge is nil, the hint keeps its inset of this edge, which is 0 by default.
  public func insets(
    top: Double? = nil, leading: Double? = nil, bottom: Double? = nil, trailing: Double? = nil
  ) -> LayoutHint {
    var insets = insets ?? Insets()
    if let top { insets.top = Self.valid(top) ?? 0 }
    if let leading { insets.leading = Self.valid(leading) ?? 0 }
    if let bottom { insets.bottom = Self.valid(bottom) ?? 0 }
    if let trailing { insets.trailing = Self.valid(trailing) ?? 0 }
    return altered(self) { $0.insets = insets }
  }

  /// Returns the hint with a pinned or unpinned header. A pinned header stays visible while its section is visible.
  ///
  /// - Parameter pinsHeader: Whether the header is pinned. An unpinned header scrolls away with its rows.
  public func pinnedHeader(_ pinsHeader: Bool = true) -> LayoutHint {
    altered(self) { $0.pinsHeader = pinsHeader }
  }

  /// Returns the hint with the positions at which a carousel stops scrolling. Other arrangements ignore the paging.
  ///
  /// - Parameter paging: The positions at which the carousel stops; nil for any position.
  public func paging(_ paging: Paging? = .pages) -> LayoutHint {
    altered(self) { $0.paging = paging }
  }

  /// Returns the hint with the given appearance. A carousel and a grid ignore the appearance.
  public func appearance(_ appearance: Appearance) -> LayoutHint {
    altered(self) { $0.appearance = appearance }
  }

  @inline(never) @usableFromInline
  static func valid(_ length: Double) -> Double? {
    length.isFinite && length > 0 ? min(length, 100_000) : nil
  }
}
