/// The rows and sections that a builder has collected so far, and the path to the statement that the builder has
/// reached.
public struct _ContentBuffer: Sendable {
  enum Piece: Sendable {
    /// Single rows, and the actions that sections and groups give to these rows; nil if there are no such actions.
    case rows([Row], GroupActions?)
    /// Consecutive rows of a loop, which have their final IDs.
    case run(RowChunk)
    /// Consecutive rows that lack their final IDs, the path of their loop, and the number of the first row's iteration.
    /// The case is indirect to keep `Piece` small.
    indirect case unplacedRun(RowChunk, StructuralPath, start: Int)
    case section(Section)
  }

  /// The rows and sections that the builder collected before the rows in `rows`.
  private(set) var pieces = ShortList<Piece>()
  private(set) var rows: [Row] = []
  @usableFromInline var path = _ContentBuffer.Path()
  /// The modifiers of the whole screen; nil if there are none.
  private(set) var configuration: ListConfiguration?
  @usableFromInline var line = SourceLine.unknown
  /// Whether the content has a container with `dependsOn`, at any depth.
  private(set) var hasDeferredRows = false
  /// The number of levels of nested containers in this content. Containers in closures that have not run do not count.
  private(set) var depth = 0
  /// The number of levels of nested groups in this content.
  private var groupDepth = 0
  /// The greatest number of nested groups whose IDs become part of a row's ID.
  private static let groupLimit = 500
  /// Whether the ID of a row or a section in this buffer contains an incomplete path. The buffer that takes this
  /// content completes the path.
  @usableFromInline private(set) var hasRelativeIDs = false

  /// Creates a buffer for the rows of a section, a container, a group or an iteration.
  @usableFromInline
  init() {}

  /// Creates a buffer for the rows of a loop. When another buffer adds these rows, they get the path of the loop.
  @usableFromInline
  init(looping: Void) { path.enterUnknownPlace() }

  /// Adds modifiers of the whole screen.
  ///
  /// If `more` contains a modifier that the buffer already has, the buffer keeps its own modifier.
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

  /// Reserves capacity for the rows of `count` statements.
  @usableFromInline
  mutating func reserve(_ count: Int) { rows.reserveCapacity(count) }

  private mutating func flush() {
    if rows.isEmpty { return }
    pieces.append(.rows(rows, nil))
    rows = []
  }
}

// MARK: - Adding the content of other buffers

extension _ContentBuffer {
  /// Adds the content of another buffer, with this buffer's current path in front of the paths in `other`.
  ///
  /// - Parameter isLoop: Whether `other` holds the rows of a loop.
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

  /// Adds the content of one iteration of a loop.
  ///
  /// A row with neither an explicit ID nor an ID from its model gets the path of its statement as its ID. This path
  /// must differ between iterations. So the buffer adds to the path the first ID in the iteration that is explicit or
  /// comes from a model; if there is no such ID, the number of the iteration.
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

  /// Adds the content of a group, and combines the group's ID with each ID inside.
  mutating func append(group: _ContentBuffer, _ id: RowID) {
    // If groups are nested too deep, the outermost groups do not change the IDs inside. The package then reports
    // duplicate IDs, if there are any.
    let isTooDeep = group.groupDepth == Self.groupLimit
    append(group, isTooDeep ? nil : .group(id))
    if !isTooDeep { groupDepth = max(groupDepth, group.groupDepth + 1) }
  }

  /// The rows in order. Their IDs are final.
  var collectedRows: CollectedRows {
    var result = CollectedRows(hasDeferredRows: hasDeferredRows, depth: depth)
    pieces.visit { result.add($0) }
    result.add(.rows(rows, nil))
    return result
  }

  /// Returns the content with the actions of a group or a section. A row that has an action of its own keeps that
  /// action.
  func sharing(_ actions: GroupActions) -> _ContentBuffer {
    var result = self
    result.flush()
    result.pieces = result.pieces.mapped { $0.sharing(actions) }
    return result
  }

  /// The first ID in the content that is explicit or comes from a model. Rows below a disclosure row do not count,
  /// because the user can fold them away.
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
}

/// How the ID of a row changes when another buffer takes the row.
private enum IDChange {
  /// The prefix is added in front of the path in the ID.
  case prefix(StructuralPath)
  /// The ID of the iteration becomes part of the path in the row's ID.
  case iteration(RowID)
  /// The ID of the group becomes part of the row's ID.
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

// MARK: - The path of content in a builder

extension _ContentBuffer {
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
    let outer = path
    path.enterBranch(number)
    access.add(content, to: &self)
    path = outer
  }
}

extension CollectedRows {
  /// Adds the rows of a piece with their final IDs.
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

extension _ContentBuffer {
  /// The path from the start of a builder's block to the statement whose content the builder is adding. Only the
  /// package appends to a path.
  public struct Path: Sendable {
    private(set) var code: StructuralPath
    /// Whether the builder is at the start of a block, before the first statement. The path then lacks the number of a
    /// statement.
    private(set) var startsBlock = true

    init(_ code: StructuralPath = StructuralPath()) { self.code = code }

    /// The path of the statement that the builder has reached. If the builder is at the start of a block, this is the
    /// path of the block's first statement, whose number 0 is not yet in `code`.
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
