/// Up to 1,024 consecutive rows of a list, immutable and shared between snapshots.
///
/// Row IDs are stored together, because the diff reads little else. The one subclass stores the rows and knows their
/// type. `index` counts rows from the start of the chunk; it is below `count`, as ``RowList/locate(_:)`` returns it.
@usableFromInline
class RowChunk: @unchecked Sendable {
  // Unchecked because the IDs are in memory that the chunk owns, and only initializers write it.

  /// The greatest number of rows in one chunk.
  @usableFromInline static let capacity = 1024
  /// The same for rows with containers among them, because each change inside one makes a new chunk.
  static let containerCapacity = 64

  /// The rows' IDs; empty while no row has one.
  @usableFromInline final let ids: UnsafeMutableBufferPointer<RowID>
  @usableFromInline final let count: Int
  @usableFromInline final let traits: _RowTraits
  /// Whether a row is identified by a path that is not complete yet.
  final let hasRelativeIDs: Bool
  /// The actions that enclosing sections and groups give all of the rows, looked up when a row is read.
  final let shared: _GroupActions?
  /// The chunk that owns the memory of the IDs; nil if it is this one.
  final let owner: RowChunk?

  @usableFromInline
  init(
    ids: UnsafeMutableBufferPointer<RowID>?, of owner: RowChunk?, count: Int, traits: _RowTraits,
    hasRelativeIDs: Bool, shared: _GroupActions?
  ) {
    self.ids = ids ?? UnsafeMutableBufferPointer(start: nil, count: 0)
    self.owner = owner
    self.count = count
    self.traits = traits
    self.hasRelativeIDs = hasRelativeIDs
    self.shared = shared
  }

  deinit {
    if owner != nil { return }
    ids.deinitialize()
    ids.deallocate()
  }

  // The subclass overrides these.

  /// Returns the row as it was declared, maybe packed, without shared actions.
  func declaredRow(at index: Int) -> Row {
    fatalMistake("Internal error: a chunk without rows")
  }

  func modelType(at index: Int) -> any CellModel.Type { declaredRow(at: index).box.type }
  func reuseIdentifier(at index: Int) -> ReuseIdentifier { declaredRow(at: index).reuseIdentifier }

  /// Returns the rows inside the row; nil if it is no container.
  func inner(at index: Int) -> InnerRows? { nil }

  /// Adds the branches of the row's own content.
  func addBranches(of index: Int, to path: inout _ContentPath) {}

  /// Returns how many rows from `index` on show the same as those of `other` from `otherIndex` on; `step` is 1, or -1
  /// to go backward.
  func sameContentCount(
    at index: Int, as other: RowChunk, at otherIndex: Int, limit: Int, step: Int
  ) -> Int { 0 }

  /// Returns how many rows have the same IDs and show the same, without the rows inside them.
  func sameRowCount(
    at index: Int, as other: RowChunk, at otherIndex: Int, limit: Int, step: Int
  ) -> Int { 0 }

  /// Returns a chunk of the rows in `parts`, at most 1,024 in all, if all are of this type; nil otherwise. The first
  /// part is of this type.
  func joined(_ parts: [(chunk: RowChunk, range: Range<Int>)]) -> RowChunk? { nil }

  /// Returns a chunk with the same rows.
  ///
  /// - Parameter ids: Other IDs, which the new chunk owns; nil for the same.
  func with(
    ids: UnsafeMutableBufferPointer<RowID>?, hasRelativeIDs: Bool, shared: _GroupActions?
  ) -> RowChunk { self }
}

extension RowChunk {
  final func row(at index: Int) -> Row {
    var row = declaredRow(at: index).unpacked
    row.id = ids[index]
    shared?.add(to: &row)
    return row
  }

  /// Returns how many rows from the two indexes on have the same IDs; `step` is 1 or -1.
  final func sameIDCount(
    at index: Int, as other: RowChunk, at otherIndex: Int, limit: Int, step: Int
  ) -> Int {
    guard let left = ids.baseAddress, let right = other.ids.baseAddress else { return 0 }
    var count = 0
    while count < limit,
      RowID.areEqual(left + (index + count * step), right + (otherIndex + count * step))
    {
      count += 1
    }
    return count
  }

  /// Whether the rows at the two indexes have the same ID.
  final func hasSameID(at index: Int, as other: RowChunk, at otherIndex: Int) -> Bool {
    sameIDCount(at: index, as: other, at: otherIndex, limit: 1, step: 1) == 1
  }

  /// Whether the row at `index` shows the same as the row at `otherIndex` in `other`.
  final func hasSameContent(at index: Int, as other: RowChunk, at otherIndex: Int) -> Bool {
    sameContentCount(at: index, as: other, at: otherIndex, limit: 1, step: 1) == 1
  }

  /// Whether the rows at the two indexes do not share the object with the rows inside.
  final func holdsOtherRows(at index: Int, than other: RowChunk, at otherIndex: Int) -> Bool {
    inner(at: index) !== other.inner(at: otherIndex)
  }

  /// The IDs that the row at `index` can replace: each of those that it names, as it is or as the `id` of a model of
  /// the same type, in the row's own groups or outside of them. The row replaces the first one found.
  final func replacedIDs(at index: Int) -> [RowID] {
    guard traits.contains(.replacements) else { return [] }
    return declaredRow(at: index).unpacked.attributes.replacedIDs.flatMap { id in
      (id.salt == nil ? [id, id.salted(with: modelType(at: index))] : [id])
        .flatMap { $0.inGroups(of: ids[index]) }
    }
  }

  /// Returns a copy with the ID that `transform` returns for each index.
  @inline(__always)
  final func mapIDs(
    hasRelativeIDs: Bool = false, _ transform: (Int) -> RowID
  ) -> RowChunk {
    let new = UnsafeMutableBufferPointer<RowID>.allocate(capacity: count)
    for index in 0..<count { new.initializeElement(at: index, to: transform(index)) }
    return with(ids: new, hasRelativeIDs: hasRelativeIDs, shared: shared)
  }

  /// Returns a copy whose rows also get these actions.
  final func sharing(_ actions: _GroupActions) -> RowChunk {
    with(ids: nil, hasRelativeIDs: hasRelativeIDs, shared: actions.followed(by: shared))
  }

  /// The ID of the row at `index`, relative if it has none yet.
  private func id(at index: Int) -> RowID { ids.isEmpty ? .relative : ids[index] }

  /// Returns the chunk of a loop with structural IDs for rows without an ID.
  ///
  /// - Parameters:
  ///   - loop: The path of the loop's statement.
  ///   - start: The iteration that made the first row.
  ///   - isFinal: Whether the path is complete: it gets no further prefix or scope.
  final func placed(
    at loop: StructuralPath, from start: Int, isFinal: Bool = true
  ) -> RowChunk {
    if !hasRelativeIDs { return self }
    func id(_ path: StructuralPath, of type: any CellModel.Type) -> RowID {
      isFinal ? RowID(place: path, of: type) : RowID(relative: path, of: type)
    }
    if ids.isEmpty, !traits.contains(.mixedModels) {
      var path = _ContentPath(loop.appending(.iteration(start)))
      addBranches(of: 0, to: &path)
      let (first, type) = (path.leaf, modelType(at: 0))
      if !loop.isInLoop {
        return mapIDs(hasRelativeIDs: !isFinal) { id(first.advanced(by: $0), of: type) }
      }
    }
    return mapIDs(hasRelativeIDs: !isFinal) { index in
      let own = self.id(at: index)
      if !own.isRelative || own.path == nil { return isFinal ? own.absolute : own }
      var path = _ContentPath(loop.appending(.iteration(start + index)))
      addBranches(of: index, to: &path)
      return id(path.leaf, of: modelType(at: index))
    }
  }

  /// Returns the IDs of the rows in `parts`, in memory for a new chunk.
  static func ids(
    of parts: [(chunk: RowChunk, range: Range<Int>)]
  ) -> UnsafeMutableBufferPointer<RowID> {
    let count = parts.reduce(0) { $0 + $1.range.count }
    let new = UnsafeMutableBufferPointer<RowID>.allocate(capacity: count)
    var end = 0
    for part in parts { end = new[end...].initialize(fromContentsOf: part.chunk.ids[part.range]) }
    return new
  }
}

/// The rows of a list in chunks, with their IDs; containers among them may not be evaluated yet.
@usableFromInline
struct CollectedRows: Sendable {
  var chunks = ShortList<RowChunk>()
  /// Whether the evaluation of a container among the rows may be skipped.
  let hasDeferredRows: Bool
  /// The depth of nested containers, without rows that are not evaluated yet.
  let depth: Int

  /// Creates an empty list.
  init(hasDeferredRows: Bool = false, depth: Int = 0) {
    self.hasDeferredRows = hasDeferredRows
    self.depth = depth
  }

  /// Returns the rows with the actions that a section or a group gives them.
  func sharing(_ actions: _GroupActions) -> CollectedRows {
    var result = self
    result.chunks = chunks.mapped { $0.sharing(actions) }
    return result
  }
}

/// The actions that a section or a group gives its rows that have none.
public final class _GroupActions: Sendable {
  private let action: Action
  /// The actions of groups inside, which win.
  private let inner: _GroupActions?

  enum Action: Sendable {
    /// An action for the selection of rows with models of this type; nil for any type.
    case select((any CellModel.Type)?, @MainActor @Sendable (Row) -> Void)
    case swipe(SwipeEdge, @Sendable (Row) -> [SwipeAction])
    /// One more level below a disclosure row.
    case indent
  }

  init(_ action: Action, inner: _GroupActions? = nil) {
    self.action = action
    self.inner = inner
  }

  func followed(by inner: _GroupActions?) -> _GroupActions {
    inner == nil
      ? self : _GroupActions(action, inner: self.inner.map { $0.followed(by: inner) } ?? inner)
  }

  /// Gives a row the actions that it lacks.
  func add(to row: inout Row) {
    inner?.add(to: &row)
    let declared = row
    switch action {
    case .select(let type, let action):
      guard row.attributes.onSelect == nil || row.attributes.disclosure?.isTapped == true,
        type == nil || row.box.type == type
      else { return }
      row.attributes.select(Handler { (_: Void) in action(declared) })
    case .swipe(let edge, let actions):
      guard row.attributes.swipeActions[edge].isEmpty else { return }
      row.attributes.swipeActions[edge] = actions(declared)
    case .indent: row.attributes.level += 1
    }
  }

  /// Whether both have the same kinds of action; the closures may differ.
  static func areAlike(_ left: _GroupActions?, _ right: _GroupActions?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    let isAlike =
      switch (left.action, right.action) {
      case (.select(let type, _), .select(let other, _)): type == other
      case (.swipe(let edge, _), .swipe(let other, _)): edge == other
      case (.indent, .indent): true
      default: false
      }
    return isAlike && areAlike(left.inner, right.inner)
  }

  /// Whether both give equal rows the same, as far as that is known without calling them for each row.
  static func areSame(_ left: _GroupActions?, _ right: _GroupActions?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    guard left !== right else { return true }
    switch (left.action, right.action) {
    case (.select(let type, _), .select(let other, _)) where type == other: break
    case (.indent, .indent): break
    default: return false
    }
    return areSame(left.inner, right.inner)
  }

  /// Whether the rows are those of a disclosure row.
  var indents: Bool {
    if case .indent = action { true } else { inner?.indents ?? false }
  }
}

extension _GroupActions.Action {
  /// Selects the rows with models of a type.
  static func selectModels<Model: CellModel>(
    _ type: Model.Type, _ action: @escaping @MainActor @Sendable (Model) -> Void
  ) -> Self {
    .select(type) { row in
      if let box = row.box as? TypedModelBox<Model> { action(box.content) }
    }
  }
}

/// A list that allocates nothing for one element, as most lists of a screen have.
struct ShortList<Element> {
  private var first: Element?
  private var rest: [Element] = []

  init() {}
  init(_ only: Element) { first = only }

  mutating func append(_ element: consuming Element) {
    if first == nil { first = element } else { rest.append(element) }
  }

  /// Moves the elements of another list to the end.
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

  /// Returns a list of the results of `transform`.
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
