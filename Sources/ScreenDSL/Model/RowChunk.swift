/// Up to 1,024 consecutive rows of a list. A chunk is immutable, and snapshots share it.
///
/// The IDs of all rows are in one buffer, because the diff reads IDs more often than rows. The subclass `TypedRowChunk`
/// stores the rows. A parameter named `index` is the index of a row in the chunk, from 0.
@usableFromInline
class RowChunk: @unchecked Sendable {
  // Unchecked `Sendable` because `ids` points to memory. Code fills this memory before it creates the chunk, and never
  // writes it again.

  /// The greatest number of rows in one chunk.
  @usableFromInline static let capacity = 1024
  /// The greatest number of rows in a chunk with containers. It is small, because a change inside a container copies
  /// the whole chunk.
  static let containerCapacity = 64

  /// The rows' IDs; empty if the rows have no IDs yet.
  @usableFromInline final let ids: UnsafeMutableBufferPointer<RowID>
  @usableFromInline final let count: Int
  @usableFromInline final let traits: _RowForms.Traits
  /// Whether a row still lacks its final ID, because the ID depends on the statements around the row's statement.
  final let hasRelativeIDs: Bool
  /// The actions that sections and groups give to rows without actions of their own. The chunk adds these actions each
  /// time that code reads a row.
  final let shared: GroupActions?
  /// The chunk that owns the memory of the IDs; nil if this chunk itself owns that memory.
  final let owner: RowChunk?

  @usableFromInline
  init(
    ids: UnsafeMutableBufferPointer<RowID>?, of owner: RowChunk?, count: Int,
    traits: _RowForms.Traits,
    hasRelativeIDs: Bool, shared: GroupActions?
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

  // The subclass overrides the following functions.

  /// Returns the row as the builder stored it, without the actions of sections and groups.
  func declaredRow(at index: Int) -> Row {
    fatalMistake("Internal error: a chunk without rows")
  }

  func modelType(at index: Int) -> any CellModel.Type { declaredRow(at: index).box.type }
  func reuseIdentifier(at index: Int) -> ReuseIdentifier { declaredRow(at: index).reuseIdentifier }

  /// Returns the rows inside the container at `index`; nil if the row at `index` is no container.
  func inner(at index: Int) -> InnerRows? { nil }

  /// Adds to `path` the branches of each `if` and `switch` around the row.
  func addBranches(of index: Int, to path: inout _ContentBuffer.Path) {}

  /// Compares the rows of two chunks in pairs, and returns the number of pairs with the same content before the first
  /// difference.
  ///
  /// The comparison begins at `index` in this chunk and at `otherIndex` in `other`. The comparison goes forward if
  /// `step` is 1, and backward if `step` is -1.
  func sameContentCount(
    at index: Int, as other: RowChunk, at otherIndex: Int, limit: Int, step: Int
  ) -> Int { 0 }

  /// Compares the rows of two chunks in pairs, and returns the number of pairs with the same ID and the same content
  /// before the first difference. The comparison ignores the rows inside containers.
  func sameRowCount(
    at index: Int, as other: RowChunk, at otherIndex: Int, limit: Int, step: Int
  ) -> Int { 0 }

  /// Returns one chunk with the rows of all parts, at most 1,024 rows; nil if the parts have rows of different types.
  ///
  /// The first part must belong to this chunk.
  func joined(_ parts: [(chunk: RowChunk, range: Range<Int>)]) -> RowChunk? { nil }

  /// Returns a chunk with the same rows, but with the IDs and the shared actions of the arguments.
  ///
  /// - Parameter ids: The new IDs. The new chunk frees their memory. If nil, the new chunk uses the IDs of this chunk.
  func with(
    ids: UnsafeMutableBufferPointer<RowID>?, hasRelativeIDs: Bool,
    shared: GroupActions?
  ) -> RowChunk { self }
}

extension RowChunk {
  final func row(at index: Int) -> Row {
    var row = declaredRow(at: index).unpacked
    row.id = ids[index]
    shared?.add(to: &row)
    return row
  }

  /// Compares the rows of two chunks in pairs, and returns the number of pairs with the same ID before the first
  /// difference.
  ///
  /// The comparison goes forward if `step` is 1, and backward if `step` is -1.
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

  /// Whether the row at `index` has the same content as the row at `otherIndex` in `other`.
  final func hasSameContent(at index: Int, as other: RowChunk, at otherIndex: Int) -> Bool {
    sameContentCount(at: index, as: other, at: otherIndex, limit: 1, step: 1) == 1
  }

  /// Whether the rows at the two indexes hold different `InnerRows` objects. Only a container holds such an object.
  final func holdsOtherRows(at index: Int, than other: RowChunk, at otherIndex: Int) -> Bool {
    inner(at: index) !== other.inner(at: otherIndex)
  }

  /// Returns the IDs of the old rows that the row at `index` can replace. It replaces the first of these rows that
  /// exists.
  ///
  /// The modifier `replaces(id:)` does not say whether its argument is an explicit ID or the `id` of a model, or in
  /// which groups the old row is. So the result has an ID for each case.
  final func replacedIDs(at index: Int) -> [RowID] {
    guard traits.contains(.replacements) else { return [] }
    return declaredRow(at: index).unpacked.attributes.replacedIDs.flatMap { id in
      (id.salt == nil ? [id, id.salted(with: modelType(at: index))] : [id])
        .flatMap { $0.inGroups(of: ids[index]) }
    }
  }

  /// Returns a copy of the chunk with the IDs that `transform` returns for the indexes of the rows.
  @inline(__always)
  final func mapIDs(
    hasRelativeIDs: Bool = false, _ transform: (Int) -> RowID
  ) -> RowChunk {
    let new = UnsafeMutableBufferPointer<RowID>.allocate(capacity: count)
    for index in 0..<count { new.initializeElement(at: index, to: transform(index)) }
    return with(ids: new, hasRelativeIDs: hasRelativeIDs, shared: shared)
  }

  /// Returns a chunk with the same rows, and with the actions of one more section or group.
  final func sharing(_ actions: GroupActions) -> RowChunk {
    with(ids: nil, hasRelativeIDs: hasRelativeIDs, shared: actions.followed(by: shared))
  }

  /// The ID of the row at `index`; a placeholder if the row has no ID yet.
  private func id(at index: Int) -> RowID { ids.isEmpty ? .relative : ids[index] }

  /// Returns the rows of a loop as a chunk in which each row has an ID. If a row has no ID of its own, the path of the
  /// loop and the number of the row's iteration become its ID.
  ///
  /// - Parameters:
  ///   - loop: The path of the loop's statement.
  ///   - start: The number of the iteration that made the first row.
  ///   - isFinal: Whether `loop` is the complete path. If false, the builder later adds a prefix to the path.
  final func placed(
    at loop: StructuralPath, from start: Int, isFinal: Bool = true
  ) -> RowChunk {
    if !hasRelativeIDs { return self }
    func id(_ path: StructuralPath, of type: any CellModel.Type) -> RowID {
      isFinal ? RowID(place: path, of: type) : RowID(relative: path, of: type)
    }
    if ids.isEmpty, !traits.contains(.mixedModels) {
      var path = _ContentBuffer.Path(loop.appending(.iteration(start)))
      addBranches(of: 0, to: &path)
      let (first, type) = (path.leaf, modelType(at: 0))
      if !loop.isInLoop {
        return mapIDs(hasRelativeIDs: !isFinal) { id(first.advanced(by: $0), of: type) }
      }
    }
    return mapIDs(hasRelativeIDs: !isFinal) { index in
      let own = self.id(at: index)
      if !own.isRelative || own.path == nil { return isFinal ? own.absolute : own }
      var path = _ContentBuffer.Path(loop.appending(.iteration(start + index)))
      addBranches(of: index, to: &path)
      return id(path.leaf, of: modelType(at: index))
    }
  }

  /// Returns a new buffer with the IDs of the rows in `parts`. The chunk that gets the buffer frees it.
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

/// The rows that a builder collected for a list, in chunks. For some containers among them, the closure that makes the
/// rows inside may not have run yet.
@usableFromInline
struct CollectedRows: Sendable {
  var chunks = ShortList<RowChunk>()
  /// Whether a container with `dependsOn` is among these rows, or inside one of them.
  let hasDeferredRows: Bool
  /// The number of levels of nested containers in these rows. Containers that a closure has yet to make do not count.
  let depth: Int

  /// Creates a list without rows.
  init(hasDeferredRows: Bool = false, depth: Int = 0) {
    self.hasDeferredRows = hasDeferredRows
    self.depth = depth
  }

  /// Returns the same rows. A row that lacks an action gets the action from `actions`.
  func sharing(_ actions: GroupActions) -> CollectedRows {
    var result = self
    result.chunks = chunks.mapped { $0.sharing(actions) }
    return result
  }
}

@usableFromInline typealias GroupActions = _ContentBuffer.GroupActions

extension _ContentBuffer {
  /// The actions that a section or a group gives to its rows. A row that has an action of its own keeps that action.
  public final class GroupActions: Sendable {
    private let action: Action
    /// The actions that take precedence over `action`; nil if there are none.
    private let inner: GroupActions?

    enum Action: Sendable {
      /// An action that runs when the user selects a row whose model has this type; nil means all types.
      case select((any CellModel.Type)?, @MainActor @Sendable (Row) -> Void)
      case swipe(SwipeEdge, @Sendable (Row) -> [SwipeAction])
      /// Indents the rows by one more level. Rows below a disclosure row get this action.
      case indent
    }

    init(_ action: Action, inner: GroupActions? = nil) {
      self.action = action
      self.inner = inner
    }

    func followed(by inner: GroupActions?) -> GroupActions {
      inner == nil
        ? self
        : GroupActions(
          action, inner: self.inner.map { $0.followed(by: inner) } ?? inner)
    }

    /// Gives `row` each action that the row lacks.
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

    /// Whether `left` and `right` give rows the same kinds of action. The closures of the actions may differ.
    ///
    /// - Parameter swipes: Whether swipe actions with different closures can be alike. If false, they count as
    ///   different, because the closures may return different swipe actions for the same row.
    static func areAlike(
      _ left: GroupActions?, _ right: GroupActions?, swipes: Bool = true
    ) -> Bool {
      guard let left, let right else { return left == nil && right == nil }
      if left === right { return true }
      let isAlike =
        switch (left.action, right.action) {
        case (.select(let type, _), .select(let other, _)): type == other
        case (.swipe(let edge, _), .swipe(let other, _)): swipes && edge == other
        case (.indent, .indent): true
        default: false
        }
      return isAlike && areAlike(left.inner, right.inner, swipes: swipes)
    }

    /// Whether one of the actions indents the rows.
    var indents: Bool {
      if case .indent = action { true } else { inner?.indents ?? false }
    }
  }
}

extension GroupActions.Action {
  /// Returns an action that runs when the user selects a row whose model has this type. The closure receives the model.
  static func selectModels<Model: CellModel>(
    _ type: Model.Type, _ action: @escaping @MainActor @Sendable (Model) -> Void
  ) -> Self {
    .select(type) { row in
      if let box = row.box as? TypedModelBox<Model> { action(box.content) }
    }
  }
}

/// A list whose first element needs no allocation.
struct ShortList<Element> {
  private var first: Element?
  private var rest: [Element] = []

  init() {}
  init(_ only: Element) { first = only }

  mutating func append(_ element: consuming Element) {
    if first == nil { first = element } else { rest.append(element) }
  }

  /// Passes each element to `body`. This is faster than a `for` loop, which copies the list.
  @inline(__always)
  func visit(_ body: (Element) -> Void) {
    if let first { body(first) }
    for element in rest { body(element) }
  }

  /// Returns a list of the results of `transform`.
  func mapped<Result>(_ transform: (Element) -> Result) -> ShortList<Result> {
    var result = ShortList<Result>()
    visit { result.append(transform($0)) }
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
