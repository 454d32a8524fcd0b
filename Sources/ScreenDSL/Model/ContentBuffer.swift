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
  private(set) var source: SourceLine?

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

  @inlinable
  mutating func addRun<Model: CellModel>(
    of type: Model.Type, count: Int, element: (Int) -> Model
  ) {
    var chunks: [RowChunk] = []
    chunks.reserveCapacity(count / RowChunk.capacity + 1)
    var start = 0
    while start < count {
      let size = min(RowChunk.capacity, count - start)
      chunks.append(
        TypedRowChunk<Model>(count: size, source: statementSource) { element(start + $0) })
      start += size
    }
    addRun(chunks)
  }

  @usableFromInline var statementSource: SourceLine? { source }

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
  mutating func enterLoop(source: SourceLine?) -> Place {
    defer { if let source { self.source = source } }
    return place
  }

  @usableFromInline
  mutating func enterIteration(_ number: Int, of outer: Place) {
    path = outer.path.appending(.iteration(number))
  }

  @usableFromInline
  mutating func leaveLoop(_ outer: Place) { place = outer }
}
