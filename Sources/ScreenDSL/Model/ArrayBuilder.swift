/// Builds an array: of its elements and of arrays of them, with `if`, `switch` and `for`.
@resultBuilder
public enum _ArrayBuilder<Element> {
  @inlinable public static func buildExpression(_ element: Element) -> [Element] { [element] }
  @inlinable public static func buildExpression(_ elements: [Element]) -> [Element] { elements }
  @inlinable public static func buildBlock(_ parts: [Element]...) -> [Element] {
    parts.flatMap { $0 }
  }
  @inlinable public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }
  @inlinable public static func buildEither(first part: [Element]) -> [Element] { part }
  @inlinable public static func buildEither(second part: [Element]) -> [Element] { part }
  @inlinable public static func buildArray(_ parts: [[Element]]) -> [Element] {
    parts.flatMap { $0 }
  }
}
