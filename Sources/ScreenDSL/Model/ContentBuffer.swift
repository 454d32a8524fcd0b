/// The rows and sections that a builder has collected so far, each with its place in the structure.
public struct _ContentBuffer: Sendable {
  enum Piece: Sendable {
    /// Single rows, and what a group or the section around gives all of them.
    case rows([Row], _GroupActions?)
    /// A loop's rows, the path of the loop, and the iteration that made the first of them.
    case run(RowChunk, StructuralPath, start: Int)
    case section(Section)
  }

  /// Everything collected before `rows`.
  private(set) var pieces = ShortList<Piece>()
  private(set) var rows: [Row] = []
  private(set) var path = _ContentPath()
  /// What is said of the screen as a whole; nil if nothing is.
  private(set) var configuration: ListConfiguration?
  @usableFromInline var line = SourceLine.unknown
  /// Whether a container among the rows may not have to be evaluated.
  private(set) var hasDeferredRows = false
  /// How many containers are inside one another, but for those in rows that are not evaluated yet.
  private(set) var depth = 0
  /// How many groups are inside one another.
  private var groupDepth = 0
  /// The greatest number of groups around a row whose IDs are part of the row's: the innermost.
  private static let groupLimit = 500
  /// Whether a row or a section has no ID but its place, which may get a prefix.
  @usableFromInline private(set) var hasRelativeIDs = false

  /// Creates a buffer for the rows of a section, a container, a group or an iteration.
  @usableFromInline
  init() {}

  /// Creates a buffer for a loop, whose own place is not known.
  @usableFromInline
  init(looping: Void) { path.enterUnknownPlace() }

  /// Empties the buffer but keeps its memory.
  @usableFromInline
  mutating func removeAll() {
    pieces.removeAll()
    rows.removeAll(keepingCapacity: true)
    hasDeferredRows = false
    hasRelativeIDs = false
    depth = 0
    groupDepth = 0
    configuration = nil
  }

  /// Adds what is said of the screen as a whole; what was said before counts.
  mutating func say(_ more: ListConfiguration) {
    configuration = configuration?.followed(by: more) ?? more
  }

  @usableFromInline
  mutating func add(_ row: consuming Row) {
    if !row.line.isKnown { row.line = line }
    if row.id.isRelative {
      row.id = RowID(relative: path.leaf, of: row.box.type)
      hasRelativeIDs = true
    }
    if row.extras != nil { recordNesting(of: row.inner) }
    rows.append(row)
  }

  mutating func add(_ section: Section) {
    flush()
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
    if chunk.hasRelativeIDs { hasRelativeIDs = true }
    pieces.append(.run(chunk, path.leaf, start: start))
  }

  private mutating func recordNesting(of inner: InnerRows?) {
    guard let declared = inner as? DeclaredRows else { return }
    if declared.mayBeReused { hasDeferredRows = true }
    depth = max(depth, declared.depth + 1)
  }

  /// Makes room for the rows of so many statements.
  @usableFromInline
  mutating func reserve(_ count: Int) { rows.reserveCapacity(count) }

  private mutating func flush() {
    if rows.isEmpty { return }
    pieces.append(.rows(rows, nil))
    rows = []
  }
}

// MARK: - Other buffers

extension _ContentBuffer {
  /// Adds what another buffer collected, at the place where this one is.
  ///
  /// - Parameter isLoop: Whether the other one holds a loop, whose place is not in its paths.
  @usableFromInline
  mutating func append(_ other: _ContentBuffer, isLoop: Bool = false) {
    append(other, under: isLoop ? path.leaf : path.code)
  }

  private mutating func append(_ other: _ContentBuffer, under prefix: StructuralPath) {
    append(other, other.hasRelativeIDs && !prefix.isEmpty ? .prefix(prefix) : nil)
    hasRelativeIDs = hasRelativeIDs || other.hasRelativeIDs
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
        for piece in other.pieces { pieces.append(change.map { piece.changed($0) } ?? piece) }
      }
    }
    let start = rows.count
    if start == 0 { rows = other.rows } else { rows.append(contentsOf: other.rows) }
    guard let change else { return }
    for index in start..<rows.count { rows[index].id = change.applied(to: rows[index].id) }
  }

  /// Adds what an iteration collected, which may be moved: places in it are distinguished by the first
  /// ID that it brings, or by its number.
  @usableFromInline @inline(never)
  mutating func take(iteration: inout _ContentBuffer, _ number: Int) {
    if !iteration.hasRelativeIDs {
      if !iteration.pieces.isEmpty { flush() }
      pieces.take(&iteration.pieces)
      append(iteration, nil)
    } else if let id = iteration.firstID {
      append(iteration, .iteration(id))
      hasRelativeIDs = true
    } else {
      append(iteration, under: path.code.appending(.iteration(number)))
    }
  }

  /// Adds the content of a group: all IDs in it are salted with the group's.
  mutating func append(group: _ContentBuffer, _ id: RowID) {
    // In deeper groups equal rows have equal IDs, which is an issue as everywhere.
    let isTooDeep = group.groupDepth == Self.groupLimit
    append(group, isTooDeep ? nil : .group(id))
    if !isTooDeep { groupDepth = max(groupDepth, group.groupDepth + 1) }
  }

  /// The rows in their order, with their IDs, which nothing changes any more.
  var collectedRows: CollectedRows {
    var result = CollectedRows(hasDeferredRows: hasDeferredRows, depth: depth)
    for piece in pieces { result.add(piece) }
    result.add(.rows(rows, nil))
    return result
  }

  /// Returns what was collected, with what the group or section around gives all rows of sections.
  func sharing(_ actions: _GroupActions) -> _ContentBuffer {
    var result = self
    result.flush()
    result.pieces = result.pieces.mapped { $0.sharing(actions) }
    return result
  }

  /// The first ID that a row or a section brings along; rows that another one unfolds are not always there.
  private var firstID: RowID? {
    for piece in pieces {
      switch piece {
      case .rows(_, let shared?) where shared.indents: break
      case .run(let chunk, _, _) where chunk.shared?.indents == true: break
      case .rows(let rows, _):
        if let row = rows.first(where: { !$0.id.isRelative }) { return row.id }
      case .run(let chunk, _, _):
        if let id = chunk.ids.first(where: { !$0.isRelative }) { return id }
      case .section(let section):
        if !section.id.key.isRelative { return section.id.key }
      }
    }
    return rows.first { !$0.id.isRelative }?.id
  }
}

/// What happens to the IDs of content that becomes part of other content.
private enum IDChange {
  /// The path of a place gets a prefix.
  case prefix(StructuralPath)
  /// The path of a place begins in an iteration that is identified by an ID.
  case iteration(RowID)
  /// IDs are salted with that of a group.
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
      let changed = rows.map { row in
        var row = row
        row.id = change.applied(to: row.id)
        return row
      }
      return .rows(changed, shared)
    case (.run(let chunk, let path, let start), .prefix(let prefix)):
      return .run(chunk, prefix.appending(path), start: start)
    case (.run(let chunk, let path, let start), _):
      let placed = chunk.placed(at: path, from: start, isFinal: false)
      var hasRelativeIDs = false
      if case .iteration = change { hasRelativeIDs = placed.hasRelativeIDs }
      let changed = placed.mapIDs(hasRelativeIDs: hasRelativeIDs) {
        change.applied(to: placed.ids[$0])
      }
      return .run(changed, StructuralPath(), start: start)
    case (.section(let section), _): return .section(section.mappingID(change.applied))
    }
  }

  @inline(never)
  fileprivate func sharing(_ actions: _GroupActions) -> Self {
    switch self {
    case .rows(let rows, let shared): .rows(rows, actions.followed(by: shared))
    case .run(let chunk, let path, let start): .run(chunk.sharing(actions), path, start: start)
    case .section(let section): .section(section._sharing(actions))
    }
  }
}

// MARK: - The place in the structure

extension _ContentBuffer {
  @inlinable
  mutating func addStatement<Access: _ContentAccess>(
    _ number: Int, _ content: Access.Value, _ access: Access.Type
  ) {
    let outer = enterStatement(number)
    access.add(content, to: &self)
    leave(outer)
  }

  @inlinable
  mutating func addBranch<Access: _ContentAccess>(
    _ number: Int, _ content: Access.Value, _ access: Access.Type
  ) {
    let outer = enterBranch(number)
    access.add(content, to: &self)
    leave(outer)
  }

  @usableFromInline
  mutating func enterStatement(_ number: Int) -> _ContentPath {
    defer { path.enterStatement(number) }
    return path
  }

  @usableFromInline
  mutating func enterBranch(_ number: Int) -> _ContentPath {
    defer { path.enterBranch(number) }
    return path
  }

  @usableFromInline
  mutating func enterLoop() -> _ContentPath {
    defer { path.enterLoop() }
    return path
  }

  @usableFromInline
  mutating func leave(_ outer: _ContentPath) { path = outer }

  mutating func enterLooseRows() { path.enterLooseRows() }
}

extension CollectedRows {
  /// Adds rows; sections are none.
  @inline(never)
  mutating func add(_ piece: _ContentBuffer.Piece) {
    switch piece {
    case .rows(let rows, let shared): chunks.append(rows, shared)
    case .run(let chunk, let path, let start): chunks.append(chunk.placed(at: path, from: start))
    case .section: fatalMistake("Internal error: a section among the rows of a section")
    }
  }
}

/// Where content stands in the structure of a builder; the package's own types write it.
public struct _ContentPath: Sendable {
  private(set) var code: StructuralPath
  /// Whether the next thing is the only statement so far, whose number is not written yet.
  private(set) var startsBlock = true

  init(_ code: StructuralPath = StructuralPath()) { self.code = code }

  /// The path of what stands here.
  var leaf: StructuralPath { startsBlock ? code.appending(.statement(0)) : code }

  mutating func enterStatement(_ number: Int) {
    code.append(.statement(number))
    startsBlock = false
  }

  @usableFromInline
  mutating func enterBranch(_ number: Int) {
    code = leaf.appending(.branch(number))
    startsBlock = true
  }

  mutating func enterLoop() {
    code = leaf
    startsBlock = false
  }

  mutating func enterLooseRows() { code.append(.loose) }
  mutating func enterUnknownPlace() { startsBlock = false }
}
