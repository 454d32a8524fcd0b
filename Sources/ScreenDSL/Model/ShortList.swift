/// A list that needs no memory of its own for one element: most lists that make up a screen have one.
struct ShortList<Element> {
  private var first: Element?
  private var rest: [Element] = []

  init() {}
  init(_ only: Element) { first = only }

  mutating func append(_ element: consuming Element) {
    if first == nil { first = element } else { rest.append(element) }
  }

  /// Moves the elements of another list to the end of this one.
  mutating func take(_ other: inout ShortList) {
    if let element = other.first.take() { append(element) }
    if !other.rest.isEmpty {
      rest.append(contentsOf: other.rest)
      other.rest = []
    }
  }

  mutating func removeAll() {
    first = nil
    rest.removeAll(keepingCapacity: true)
  }

  /// Returns the list of what `transform` makes of each element.
  func mapped<Result>(_ transform: (Element) -> Result) -> ShortList<Result> {
    var result = ShortList<Result>()
    for element in self { result.append(transform(element)) }
    return result
  }
}

extension ShortList: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { first == nil ? 0 : rest.count + 1 }

  subscript(index: Int) -> Element {
    if index == 0, let first { return first }
    return rest[index - 1]
  }
}

extension ShortList: Sendable where Element: Sendable {}
