/// How rows are laid out: a hint that a host follows as far as it can.
///
/// ```swift
/// Container("carousel", Carousel()) { … }.layout(.carousel.itemSize(width: 192, height: 164))
/// ```
public struct LayoutHint: Hashable, Sendable {
  /// The way in which rows are put one after the other.
  public enum Arrangement: Hashable, Sendable {
    /// Rows below one another, each as wide as the list.
    case list
    /// Rows side by side, scrolled horizontally.
    case carousel
    /// Rows in lines of so many, at least 1.
    case grid(columns: Int)
  }

  /// The way in which rows are put one after the other.
  public let arrangement: Arrangement
  /// The width of each row in points; nil if the host or what is in it decides.
  public private(set) var itemWidth: Double?
  /// Whether each row of a carousel is as wide as what is in it, and at most as the list.
  public private(set) var fitsContent = false
  /// The height of each row in points; nil if the host decides.
  package private(set) var itemHeight: Double?
  /// The room between rows and between lines, in points.
  package private(set) var spacing = 0.0
  /// The room around all rows; nil if the host decides.
  package private(set) var insets: Insets?
  /// Whether the header stays in sight as long as its section does.
  package private(set) var pinsHeader = false

  /// Room at the four edges, in points.
  package struct Insets: Hashable, Sendable {
    /// The room above.
    package fileprivate(set) var top = 0.0
    /// The room where reading starts.
    package fileprivate(set) var leading = 0.0
    /// The room below.
    package fileprivate(set) var bottom = 0.0
    /// The room where reading ends.
    package fileprivate(set) var trailing = 0.0
  }

  /// Where a carousel comes to rest once the finger is lifted; nil for anywhere.
  ///
  /// A section of a collection does so. The list in a container pages by its own width in both cases.
  package private(set) var paging: Paging?
  /// What decides the width of rows that no number of points does.
  public enum ItemWidth: Hashable, Sendable {
    /// What is in a row: chips are as wide as their titles.
    case content
  }

  /// What a list looks like, if its rows have neither a said size nor room between them.
  package private(set) var appearance = Appearance.plain

  /// Where a carousel comes to rest.
  public enum Paging: Hashable, Sendable {
    /// Whole widths of the list from its beginning.
    case pages
    /// Where a row is in the middle.
    case centeredRows
  }

  /// What a list looks like.
  public enum Appearance: Hashable, Sendable {
    /// Rows from edge to edge, without gaps between sections.
    case plain
    /// Sections apart from each other.
    case grouped
    /// Sections apart from each other, with round corners; like ``grouped`` on tvOS.
    case insetGrouped
  }

  private func with(_ change: (inout LayoutHint) -> Void) -> LayoutHint {
    var hint = self
    change(&hint)
    return hint
  }

  private init(_ arrangement: Arrangement) { self.arrangement = arrangement }

  /// Rows below one another.
  public static let list = LayoutHint(.list)
  /// Rows side by side, scrolled horizontally.
  public static let carousel = LayoutHint(.carousel)

  /// Rows in lines of `columns` each.
  ///
  /// - Parameter columns: How many rows a line has, from 1 to 1,000; others count as the nearest of these.
  public static func grid(columns: Int) -> LayoutHint {
    LayoutHint(.grid(columns: min(max(1, columns), 1_000)))
  }

  /// Returns the hint with a size for each row.
  ///
  /// - Parameters:
  ///   - width: In points, at most 100,000; what is no positive number leaves it to the host, nil as it was.
  ///   - height: In points; likewise.
  public func itemSize(width: Double? = nil, height: Double? = nil) -> LayoutHint {
    with {
      if let width { ($0.itemWidth, $0.fitsContent) = (Self.valid(width), false) }
      if let height { $0.itemHeight = Self.valid(height) }
    }
  }

  /// Returns the hint for a carousel with rows as wide as what is in them, and at most as the list; other arrangements
  /// ignore the width.
  ///
  /// ```swift
  /// Container("filters", Filters()) { … }.layout(.carousel.itemSize(width: .content, height: 44))
  /// ```
  /// - Parameters:
  ///   - width: What decides it.
  ///   - height: In points, at most 100,000; what is no positive number leaves it to the host, nil as it was.
  public func itemSize(width: ItemWidth, height: Double? = nil) -> LayoutHint {
    var hint = itemSize(height: height)
    (hint.itemWidth, hint.fitsContent) = (nil, true)
    return hint
  }

  /// Returns the hint with room between rows and between lines: in points, at most 100,000; what is no
  /// positive number counts as none.
  public func spacing(_ spacing: Double) -> LayoutHint {
    with { $0.spacing = Self.valid(spacing) ?? 0 }
  }

  /// Returns the hint with room around all rows: in points, each at most 100,000; what is no positive
  /// number counts as none, and an edge that is left out stays as it was.
  public func insets(
    top: Double? = nil, leading: Double? = nil, bottom: Double? = nil, trailing: Double? = nil
  ) -> LayoutHint {
    var insets = insets ?? Insets()
    if let top { insets.top = Self.valid(top) ?? 0 }
    if let leading { insets.leading = Self.valid(leading) ?? 0 }
    if let bottom { insets.bottom = Self.valid(bottom) ?? 0 }
    if let trailing { insets.trailing = Self.valid(trailing) ?? 0 }
    return with { $0.insets = insets }
  }

  /// Returns the hint with a header that stays in sight as long as its section does, or not.
  public func pinnedHeader(_ pinsHeader: Bool = true) -> LayoutHint {
    with { $0.pinsHeader = pinsHeader }
  }

  /// Returns the hint for a carousel that comes to rest at pages or rows, or with nil anywhere; others
  /// ignore it.
  public func paging(_ paging: Paging? = .pages) -> LayoutHint {
    with { $0.paging = paging }
  }

  /// Returns the hint for a list that looks so; others ignore it.
  public func appearance(_ appearance: Appearance) -> LayoutHint {
    with { $0.appearance = appearance }
  }

  @inline(never)
  static func valid(_ length: Double) -> Double? {
    length.isFinite && length > 0 ? min(length, 100_000) : nil
  }
}
