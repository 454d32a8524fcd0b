/// A row that holds rows, to any depth: a carousel, a grid.
///
/// ```swift
/// Container("carousel", Carousel()) {
///   for element in elements { ElementCard(element) }
/// }
/// ```
/// The rows inside form a list of their own: their IDs are not shared with the list outside, and a
/// change among them does not touch the container's own row.
public struct Container: RowConvertible, Sendable {
  private var row: Row

  @usableFromInline
  init(_ row: Row, rows: DeclaredRows) {
    self.row = row
    self.row.extras = RowExtras(inner: rows)
  }

  /// Returns the container's row with a hint how the rows inside lie.
  public func layout(_ hint: LayoutHint) -> Container {
    var copy = self
    copy.row.attributes.layout = hint
    return copy
  }

  /// How containers are read.
  public enum _Access: _RowAccess {
    public typealias Value = Container

    public static var traits: _RowTraits { Row._Access.traits }
    public static func row(_ content: Container) -> Row { content.row }
    public static func id(of content: Container) -> RowID? { Row._Access.id(of: content.row) }

    public static func inner(of content: Container) -> AnyObject? { content.row.inner }

    public static func showSame(_ left: Container, _ right: Container) -> Bool {
      left.row.hasSameContent(as: right.row)
    }
  }
}

extension ModifiedRow where Content == Container {
  /// Returns the container's row with a hint how the rows inside lie.
  public func layout(_ hint: LayoutHint) -> ModifiedRow<Self, _Attribute> {
    ModifiedRow<Self, _Attribute>(self, .layout(hint))
  }
}
