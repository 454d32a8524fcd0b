/// A row that contains rows, such as a carousel or a grid. Containers can be nested up to 60 levels deep.
///
/// ```swift
/// Container("carousel", Carousel()) {
///   for element in elements { ElementCard(element) }
/// }
/// ```
/// The rows inside form an inner list. A row inside and a row outside can have the same ID. If only the rows inside
/// change, the outer list does not update the container's own row.
public struct Container: RowConvertible, Sendable {
  @usableFromInline private(set) var row: Row
  @usableFromInline let inner: InnerRows

  @usableFromInline
  init(_ row: Row, id: RowID? = nil, rows: InnerRows) {
    self.row = row
    if let id { self.row.id = id.unnumbered }
    inner = rows
  }

  /// Returns the container with a layout for the rows inside, such as ``LayoutHint/carousel``.
  public func layout(_ hint: LayoutHint) -> Container {
    altered(self) { $0.row.attributes.layout = hint }
  }

  public static func _modified(
    _ container: consuming Container
  ) -> ModifiedRow<Container, _RowForms.Attributes<_RowForms.RowOnly>> {
    let changes = container.row.takeChanges()
    return ModifiedRow(container, _RowForms.Attributes(changes))
  }

  /// Reads the row of a container, and the rows inside the container.
  public enum _Access: _WrapperAccess {
    public typealias Value = Container
    public typealias Wrapped = Row._Access

    @inlinable public static func wrapped(_ content: Container) -> Row { content.row }
    @inlinable public static func inner(of content: Container) -> AnyObject? { content.inner }
    public static func row(_ content: Container) -> Row { content.row.with(inner: content.inner) }
  }
}

extension ModifiedRow where Content == Container {
  /// Returns the container with a layout for the rows inside, such as ``LayoutHint/carousel``.
  public func layout(
    _ hint: LayoutHint
  ) -> _RowForms.Row<Self> {
    setting { $0.layout = hint }
  }
}

/// The model of a container whose cell shows the rows inside and nothing else.
public struct PlainContainer: ContainerModel {
  @usableFromInline package init() {}
}
