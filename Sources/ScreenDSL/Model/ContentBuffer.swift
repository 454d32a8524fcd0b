/// The rows and sections that a builder has collected so far, each with its place in the structure.
public struct ContentBuffer: Sendable {
  @usableFromInline
  enum Item: Sendable {
    case row(Row, StructuralPath)
    case run([RowChunk], StructuralPath)
    case nested([Item], StructuralPath)
    case section(Section)
  }

  /// Loops of fewer rows than this are stored like single rows.
  @usableFromInline static let shortestRun = 16

  @usableFromInline private(set) var items: [Item] = []
  private(set) var path = StructuralPath()
  @usableFromInline private(set) var source: SourceLine?

  @usableFromInline
  init() {}

  @usableFromInline
  mutating func add(_ row: Row) {
    var row = row
    if row.source == nil { row.source = source }
    items.append(.row(row, path))
  }

  mutating func add(_ section: Section) {
    items.append(.section(section))
  }

  @usableFromInline
  mutating func addNested(_ nested: ContentBuffer) {
    if !nested.items.isEmpty { items.append(.nested(nested.items, path)) }
  }

  /// Adds a long loop as it is.
  @inlinable
  mutating func addRun<Element: SingleRowContent>(_ elements: [Element]) {
    var chunks: [RowChunk] = []
    chunks.reserveCapacity(elements.count / RowChunk.capacity + 1)
    for start in stride(from: 0, to: elements.count, by: RowChunk.capacity) {
      let range = start..<Swift.min(start + RowChunk.capacity, elements.count)
      chunks.append(RunRowChunk(elements, range, place: source))
    }
    addRun(chunks)
  }

  @usableFromInline
  mutating func addRun(_ chunks: [RowChunk]) {
    items.append(.run(chunks, path))
  }

  @usableFromInline
  mutating func reserve(_ count: Int) { items.reserveCapacity(items.count + count) }
}

// MARK: - The place in the structure

extension ContentBuffer {
  /// What has to be restored when a statement, a branch or a loop is left.
  @usableFromInline
  struct Place: Sendable {
    fileprivate var path: StructuralPath
    fileprivate var source: SourceLine?
  }

  private var place: Place {
    get { Place(path: path, source: source) }
    set { (path, source) = (newValue.path, newValue.source) }
  }

  @usableFromInline
  mutating func enterStatement(_ source: SourceLine) -> SourceLine? {
    defer { self.source = source }
    return self.source
  }

  @usableFromInline
  mutating func leaveStatement(_ outer: SourceLine?) { source = outer }

  @usableFromInline
  mutating func addStatement(_ number: Int, _ content: some ScreenContent) {
    let outer = path
    path.append(.statement(number))
    content.addContent(to: &self)
    path = outer
  }

  @usableFromInline
  mutating func enterBranch(_ number: Int) -> Place {
    defer { path.append(.branch(number)) }
    return place
  }

  @usableFromInline
  mutating func leaveBranch(_ outer: Place) { place = outer }

  @usableFromInline
  mutating func enterLoop() -> Place { place }

  @usableFromInline
  mutating func enterIteration(_ number: Int, of outer: Place) {
    path = outer.path.appending(.iteration(number))
  }

  @usableFromInline
  mutating func leaveLoop(_ outer: Place) { place = outer }
}
