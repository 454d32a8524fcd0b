/// The rows and sections that a builder has collected, each with its path.
public struct _ContentBuffer: Sendable {
  enum Piece: Sendable {
    /// Single rows, and the actions that a group or a section gives them.
    case rows([Row], _GroupActions?)
    /// Rows of a loop, the path of the loop, and the number of the iteration that made the first row.
    case run(RowChunk, StructuralPath, start: Int)
    case section(Section)
  }

  /// Everything collected before `rows`.
  private(set) var pieces = ShortList<Piece>()
  private(set) var rows: [Row] = []
  private(set) var path = _ContentPath()
  /// The screen-wide configuration; nil if there is none.
  private(set) var configuration: ListConfiguration?
  @usableFromInline var line = SourceLine.unknown
  /// Whether one of the rows is a container with `dependsOn`, so that the package may skip its evaluation.
  private(set) var hasDeferredRows = false
  /// The depth of nested containers. Rows that are not evaluated yet do not count.
  private(set) var depth = 0
  /// The depth of nested groups.
  private var groupDepth = 0
  /// The greatest number of nested groups that a row's ID can contain. The innermost groups count.
  private static let groupLimit = 500
  /// Whether a row or a section has a structural ID whose path is still incomplete.
  @usableFromInline private(set) var hasRelativeIDs = false

  /// Creates a buffer for the rows of a section, a container, a group or an iteration.
  @usableFromInline
  init() {}

  /// Creates a buffer for a loop whose own path is not known.
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

  /// Adds modifiers of the whole screen. Modifiers that the buffer already has take precedence.
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
    if !row.attributes.isEmpty { recordNesting(of: row.inner) }
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

  /// Reserves capacity for the rows of `count` statements.
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
  /// Adds the content of another buffer at the current path.
  ///
  /// - Parameter isLoop: Whether the other buffer holds a loop. Its content then lacks the path of the loop.
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

  /// Adds the content of an iteration. The first ID in it, or else its number, distinguishes its paths.
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

  /// Adds the content of a group, whose ID is combined with each ID inside.
  mutating func append(group: _ContentBuffer, _ id: RowID) {
    // In deeper groups equal rows get equal IDs, and the package reports these as duplicates.
    let isTooDeep = group.groupDepth == Self.groupLimit
    append(group, isTooDeep ? nil : .group(id))
    if !isTooDeep { groupDepth = max(groupDepth, group.groupDepth + 1) }
  }

  /// The rows in order, with their final IDs.
  var collectedRows: CollectedRows {
    var result = CollectedRows(hasDeferredRows: hasDeferredRows, depth: depth)
    for piece in pieces { result.add(piece) }
    result.add(.rows(rows, nil))
    return result
  }

  /// Returns the content with the actions that a group or a section gives its rows.
  func sharing(_ actions: _GroupActions) -> _ContentBuffer {
    var result = self
    result.flush()
    result.pieces = result.pieces.mapped { $0.sharing(actions) }
    return result
  }

  /// The first ID that does not depend on a place. Rows that a disclosure row may hide do not count.
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

/// The change of IDs when content becomes part of other content.
private enum IDChange {
  /// A path gets a prefix.
  case prefix(StructuralPath)
  /// A path begins in an iteration with an ID.
  case iteration(RowID)
  /// A group's ID is combined with each ID.
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
  /// Adds rows at the path of this point.
  @inline(never)
  mutating func add(_ piece: _ContentBuffer.Piece) {
    switch piece {
    case .rows(let rows, let shared): chunks.append(rows, shared)
    case .run(let chunk, let path, let start): chunks.append(chunk.placed(at: path, from: start))
    case .section: fatalMistake("Internal error: a section among the rows of a section")
    }
  }
}

/// The path of content in a builder's structure; only the package's own types append to it.
public struct _ContentPath: Sendable {
  private(set) var code: StructuralPath
  /// Whether no statement of the block has come yet, so that the path still lacks a statement's number.
  private(set) var startsBlock = true

  init(_ code: StructuralPath = StructuralPath()) { self.code = code }

  /// The complete path of content at this point.
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
