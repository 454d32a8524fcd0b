/// A row that holds rows, to any depth: a carousel, a grid.
///
/// ```swift
/// Container("carousel", Carousel()) {
///   for element in elements { ElementCard(element) }
/// }
/// ```
/// The rows inside form a list of their own: their IDs are not shared with the list outside, and a
/// change among them does not touch the container's own row.
public struct Container: RowConvertible {
  private let row: Row

  init(_ row: Row, declaration: RowDeclaration) {
    self.row = Row(
      id: row.id, box: row.box,
      extras: RowExtras(attributes: row.attributes, content: DeclaredContent(declaration)),
      source: row.source)
  }

  public func asRow() -> Row { row }
}

/// Rows that were declared: their content, or the closure that makes it and the value it depends
/// on.
@usableFromInline
enum RowDeclaration: Sendable {
  case evaluated(ContentBuffer)
  case deferred(Dependency, @Sendable () -> ContentBuffer)

  var dependency: Dependency? {
    if case .deferred(let dependency, _) = self { dependency } else { nil }
  }

  func evaluate() -> ContentBuffer {
    switch self {
    case .evaluated(let buffer): buffer
    case .deferred(_, let make): make()
    }
  }
}

/// The rows of a container that is not placed yet.
final class DeclaredContent: RowContent, @unchecked Sendable {
  // Unchecked only because the superclass is; `declaration` is a `Sendable` constant.
  let declaration: RowDeclaration

  init(_ declaration: RowDeclaration) { self.declaration = declaration }
}
