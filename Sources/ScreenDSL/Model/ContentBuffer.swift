/// The rows and sections that a builder has collected so far, and the path to the statement that the builder has
/// reached.
public struct _ContentBuffer: Sendable {
  enum Piece: Sendable {
    case rows([Row], GroupActions?)
    case run(RowChunk)
    /// Consecutive rows, some of which have no complete ID yet, the path of their loop, and the number of the first
    /// row's iteration. The case is indirect to keep `Piece` small.
    indirect case unplacedRun(RowChunk, StructuralPath, start: Int)
    case section(Section)
  }

  /// The content that the builder collected before `rows`.
  private(set) var pieces = ShortList<Piece>()
  private(set) var rows: [Row] = []
  @usableFromInline var path = _ContentBuffer.Path()
  private(set) var configuration: ListConfiguration?
  @usableFromInline var line = SourceLine.unknown
  private(set) var hasDeferredRows = false
  /// The number of levels of nested containers; containers in closures that have not run do not count.
  private(set) var depth = 0
  private var groupDepth = 0
  private static let groupLimit = 500
  @usableFromInline private(set) var hasRelativeIDs = false

  @usableFromInline
  init() {}

  @usableFromInline
  init(looping: Void) { path.enterUnknownPlace() }

  mutating func say(_ more: ListConfiguration) {
    configuration = configuration?.followed(by: more) ?? more
  }

  @usableFromInline
  mutating func add(_ row: consuming Row) {
    if !row.line.isKnown { row.line = line }
    if row.id.isRelative {
      row.id = RowID(relative: path.leaf, of: row.box.type)
      hasRelativeIDs = true
    } else {
      // If the app took this row from a snapshot, the row's ID can have the number of a duplicate.
      row.id.number = 0
    }
    if !row.attributes.isEmpty { recordNesting(of: row.inner) }
    rows.append(row)
  }

  mutating func add(_ section: Section) {
    flush()
    if section.parts.rows.hasDeferredRows { hasDeferredRows = true }
    if section.id.key.isRelative {
      hasRelativeIDs = true
      pieces.append(.section(section.mappingID { _ in RowID(relative: path.leaf, of: nil) }))
    } else {
      pieces.append(.section(section))
    }
  }

  @usableFromInline
  mutating func addRun(_ chunk: RowChunk, from start: Int) {
    flush()
    if chunk.traits.contains(.containers) {
      for index in 0..<chunk.count { recordNesting(of: chunk.inner(at: index)) }
    }
    if chunk.hasRelativeIDs {
      hasRelativeIDs = true
      pieces.append(.unplacedRun(chunk, path.leaf, start: start))
    } else {
      pieces.append(.run(chunk))
    }
  }

  private mutating func recordNesting(of inner: InnerRows?) {
    guard let inner else { return }
    if inner.mayBeReused { hasDeferredRows = true }
    depth = max(depth, inner.depth + 1)
  }

  @usableFromInline
  mutating func reserve(_ count: Int) { rows.reserveCapacity(count) }

  private mutating func flush() {
    if rows.isEmpty { return }
    pieces.append(.rows(rows, nil))
    rows = []
  }

  // MARK: Adding the content of other buffers

  @usableFromInline
  mutating func append(_ other: _ContentBuffer, isLoop: Bool = false) {
    if other.hasRelativeIDs {
      append(relative: other, under: isLoop ? path.leaf : path.code)
    } else {
      append(other, nil)
    }
  }

  private mutating func append(relative other: _ContentBuffer, under prefix: StructuralPath) {
    append(other, prefix.isEmpty ? nil : .prefix(prefix))
    hasRelativeIDs = true
  }

  @inline(never)
  private mutating func append(_ other: _ContentBuffer, _ change: IDChange?) {
    hasDeferredRows = hasDeferredRows || other.hasDeferredRows
    depth = max(depth, other.depth)
    groupDepth = max(groupDepth, other.groupDepth)
    if let more = other.configuration { say(more) }
    if !other.pieces.isEmpty {
      flush()
      if pieces.isEmpty, change == nil {
        pieces = other.pieces
      } else {
        other.pieces.visit { piece in
          pieces.append(change.map { piece.changed($0) } ?? piece)
        }
      }
    }
    let start = rows.count
    if start == 0 { rows = other.rows } else { rows.append(contentsOf: other.rows) }
    guard let change else { return }
    for index in start..<rows.count { rows[index].id = change.applied(to: rows[index].id) }
  }

  /// Adds the rows and sections of one iteration of a loop. Rows and sections without an ID of their own get an ID that
  /// contains the first ID in the iteration. If the iteration contains no ID, they get an ID that contains the number
  /// of the iteration. IDs of a disclosure row's child rows do not count.
  @usableFromInline @inline(never)
  mutating func take(iteration: _ContentBuffer, _ number: Int) {
    if !iteration.hasRelativeIDs {
      append(iteration, nil)
    } else if let id = iteration.firstID {
      append(iteration, .iteration(id))
      hasRelativeIDs = true
    } else {
      append(relative: iteration, under: path.code.appending(.iteration(number)))
    }
  }

  mutating func append(group: _ContentBuffer, _ id: RowID) {
    let isTooDeep = group.groupDepth == Self.groupLimit
    append(group, isTooDeep ? nil : .group(id))
    if !isTooDeep { groupDepth = max(groupDepth, group.groupDepth + 1) }
  }

  var collectedRows: CollectedRows {
    var result = CollectedRows(hasDeferredRows: hasDeferredRows, depth: depth)
    pieces.visit { result.add($0) }
    result.add(.rows(rows, nil))
    return result
  }

  func sharing(_ actions: GroupActions) -> _ContentBuffer {
    var result = self
    result.flush()
    result.pieces = result.pieces.mapped { $0.sharing(actions) }
    return result
  }

  private var firstID: RowID? {
    for piece in pieces {
      switch piece {
      case .rows(_, let shared?) where shared.indents: break
      case .run(let chunk), .unplacedRun(let chunk, _, _):
        if chunk.shared?.indents == true { break }
        if let id = chunk.ids.first(where: { !$0.isRelative }) { return id }
      case .rows(let rows, _):
        if let row = rows.first(where: { !$0.id.isRelative }) { return row.id }
      case .section(let section):
        if !section.id.key.isRelative { return section.id.key }
      }
    }
    return rows.first { !$0.id.isRelative }?.id
  }

  // MARK: The path of content in a builder

  /// Adds the content of a statement. This may change `path`, so the method restores `path` afterwards.
  @inlinable
  mutating func addStatement<Content: ScreenContent>(_ number: Int, _ content: Content) {
    let outer = path
    path.enterStatement(number)
    Content._Access.add(content, to: &self)
    path = outer
  }

  @inlinable
  mutating func addBranch<Access: _ContentAccess>(
    _ number: Int, _ content: Access.Value, _ access: Access.Type
  ) {
    path.enterBranch(number)
    access.add(content, to: &self)
  }

  /// Adds the content of a loop. For each element, `add` adds the content of one iteration to an empty buffer, or
  /// replaces that buffer.
  @inlinable
  mutating func addIterations<Contents: Collection>(
    _ contents: Contents, _ add: (Contents.Element, inout _ContentBuffer) -> Void
  ) {
    path.enterLoop()
    for (number, content) in contents.enumerated() {
      var iteration = _ContentBuffer()
      iteration.line = line
      add(content, &iteration)
      take(iteration: iteration, number)
    }
  }

  /// The path from the start of a builder's block to the statement whose content the builder is adding. Only the
  /// package appends to a path.
  public struct Path: Sendable {
    private(set) var code: StructuralPath
    private(set) var startsBlock = true

    init(_ code: StructuralPath = StructuralPath()) { self.code = code }

    var leaf: StructuralPath { startsBlock ? code.appending(.statement(0)) : code }

    @usableFromInline
    mutating func enterStatement(_ number: Int) {
      code.append(.statement(number))
      startsBlock = false
    }

    @usableFromInline
    mutating func enterBranch(_ number: Int) {
      code = leaf.appending(.branch(number))
      startsBlock = true
    }

    @usableFromInline
    mutating func enterLoop() {
      code = leaf
      startsBlock = false
    }

    mutating func enterLooseRows() { code.append(.loose) }
    mutating func enterUnknownPlace() { startsBlock = false }
  }
}

/// How the ID of a row or a section changes when the builder adds the row or section to another buffer.
private enum IDChange {
  case prefix(StructuralPath)
  case iteration(RowID)
  case group(RowID)

  @inline(never)
  func applied(to id: RowID) -> RowID {
    switch self {
    case .prefix(let prefix): id.prefixed(by: prefix)
    case .iteration(let first): id.scoped(byIterationOf: first)
    case .group(let group): id.scoped(by: group)
    }
  }
}

extension _ContentBuffer.Piece {
  @inline(never)
  fileprivate func changed(_ change: IDChange) -> Self {
    switch (self, change) {
    case (.rows(let rows, let shared), _):
      return .rows(
        rows.map { row in altered(row) { $0.id = change.applied(to: row.id) } }, shared)
    case (.run(let chunk), .group(let group)):
      return .run(chunk.mapIDs { chunk.ids[$0].scoped(by: group) })
    case (.run, _): return self
    case (.unplacedRun(let chunk, let path, let start), .prefix(let prefix)):
      return .unplacedRun(chunk, prefix.appending(path), start: start)
    case (.unplacedRun(let chunk, let path, let start), _):
      let placed = chunk.placed(at: path, from: start, isFinal: false)
      var hasRelativeIDs = false
      if case .iteration = change { hasRelativeIDs = placed.hasRelativeIDs }
      let changed = placed.mapIDs(hasRelativeIDs: hasRelativeIDs) {
        change.applied(to: placed.ids[$0])
      }
      return hasRelativeIDs
        ? .unplacedRun(changed, StructuralPath(), start: start) : .run(changed)
    case (.section(let section), _): return .section(section.mappingID(change.applied))
    }
  }

  @inline(never)
  fileprivate func sharing(_ actions: GroupActions) -> Self {
    switch self {
    case .rows(let rows, let shared): .rows(rows, actions.followed(by: shared))
    case .run(let chunk): .run(chunk.sharing(actions))
    case .unplacedRun(let chunk, let path, let start):
      .unplacedRun(chunk.sharing(actions), path, start: start)
    case .section(let section): .section(Section._sharing(actions, section))
    }
  }
}

extension CollectedRows {
  @inline(never)
  mutating func add(_ piece: _ContentBuffer.Piece) {
    switch piece {
    case .rows(let rows, let shared): chunks.append(rows, shared)
    case .run(let chunk): chunks.append(chunk)
    case .unplacedRun(let chunk, let path, let start):
      chunks.append(chunk.placed(at: path, from: start))
    case .section: fatalMistake("Internal error: a section among the rows of a section")
    }
  }
}
