/// Up to 1,024 consecutive rows of a list. A chunk is immutable, and snapshots share it.
///
/// All IDs of a chunk are in one buffer, because the diff reads IDs more often than rows. A parameter `index` is the
/// index of a row in the chunk.
@usableFromInline
class RowChunk: @unchecked Sendable {
  // Unchecked `Sendable` because `ids` points to memory. Code fills this memory before it creates the chunk, and never
  // writes it again.

  @usableFromInline static let capacity = 1024
  /// The capacity of a chunk whose first row is a container, unless a loop made the chunk. This capacity is small,
  /// because a change inside a container copies the whole chunk.
  static let containerCapacity = 64

  /// Empty if the rows have no IDs yet.
  final let ids: UnsafeMutableBufferPointer<RowID>
  final let count: Int
  final let traits: _RowForms.Traits
  final let hasRelativeIDs: Bool
  final let shared: GroupActions?
  final let owner: RowChunk?

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

  func declaredRow(at index: Int) -> Row { fatalMistake("Internal error: a chunk without rows") }

  func modelType(at index: Int) -> any CellModel.Type { declaredRow(at: index).box.type }
  func reuseIdentifier(at index: Int) -> ReuseIdentifier { declaredRow(at: index).reuseIdentifier }

  func inner(at index: Int) -> InnerRows? { nil }

  func addBranches(of index: Int, to path: inout _ContentBuffer.Path) {}

  /// Counts at most `limit` row pairs with equal content, up to the first difference. `step` is 1, or -1 to count
  /// backwards.
  func sameContentCount(
    at index: Int, as other: RowChunk, at otherIndex: Int, limit: Int, step: Int
  ) -> Int { 0 }

  /// Counts like `sameContentCount`, but only row pairs with the same ID and content. The function does not compare
  /// rows inside containers.
  func sameRowCount(
    at index: Int, as other: RowChunk, at otherIndex: Int, limit: Int, step: Int
  ) -> Int { 0 }

  /// Returns a chunk with the rows of all parts; nil if the chunks of the parts have different types. The chunk of the
  /// first part must be this chunk.
  func joined(_ parts: [(chunk: RowChunk, range: Range<Int>)]) -> RowChunk? { nil }

  /// Returns a chunk with the same content, but with other IDs and group actions. The new chunk owns the memory of
  /// `ids`. If `ids` is nil, the new chunk has the IDs of this chunk.
  func with(
    ids: UnsafeMutableBufferPointer<RowID>?, hasRelativeIDs: Bool,
    shared: GroupActions?
  ) -> RowChunk { self }

  // The subclass does not override the following functions.

  final func row(at index: Int) -> Row {
    var row = declaredRow(at: index).unpacked
    row.id = ids[index]
    shared?.add(to: &row)
    return row
  }

  @inline(never) final func sameIDCount(
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

  final func hasSameID(at index: Int, as other: RowChunk, at otherIndex: Int) -> Bool {
    sameIDCount(at: index, as: other, at: otherIndex, limit: 1, step: 1) == 1
  }

  final func hasSameContent(at index: Int, as other: RowChunk, at otherIndex: Int) -> Bool {
    sameContentCount(at: index, as: other, at: otherIndex, limit: 1, step: 1) == 1
  }

  final func replacedIDs(at index: Int) -> [RowID] {
    guard traits.contains(.replacements) else { return [] }
    return declaredRow(at: index).unpacked.attributes.replacedIDs.flatMap { id in
      (id.salt == nil ? [id, id.salted(with: modelType(at: index))] : [id])
        .flatMap { $0.inGroups(of: ids[index]) }
    }
  }

  @inline(__always)
  final func mapIDs(
    hasRelativeIDs: Bool = false, _ transform: (Int) -> RowID
  ) -> RowChunk {
    let new = UnsafeMutableBufferPointer<RowID>.allocate(capacity: count)
    for index in 0..<count { new.initializeElement(at: index, to: transform(index)) }
    return with(ids: new, hasRelativeIDs: hasRelativeIDs, shared: shared)
  }

  final func sharing(_ actions: GroupActions) -> RowChunk {
    with(ids: nil, hasRelativeIDs: hasRelativeIDs, shared: actions.followed(by: shared))
  }

  private func id(at index: Int) -> RowID { ids.isEmpty ? .relative : ids[index] }

  /// Returns a chunk with the rows of this chunk, in which each row has an ID. The ID of a row without an ID of its own
  /// contains the path of the loop and the number of the row's iteration.
  final func placed(
    at loop: StructuralPath, from start: Int, isFinal: Bool = true
  ) -> RowChunk {
    func id(_ path: StructuralPath, of type: any CellModel.Type) -> RowID {
      isFinal ? RowID(place: path, of: type) : RowID(relative: path, of: type)
    }
    if ids.isEmpty, !traits.contains(.mixedModels), !loop.isInLoop {
      let first = _ContentBuffer.Path(loop.appending(.iteration(start))).leaf
      let type = modelType(at: 0)
      return mapIDs(hasRelativeIDs: !isFinal) { id(first.advanced(by: $0), of: type) }
    }
    return mapIDs(hasRelativeIDs: !isFinal) { index in
      let own = self.id(at: index)
      if !own.isRelative || own.path == nil { return isFinal ? own.absolute : own }
      var path = _ContentBuffer.Path(loop.appending(.iteration(start + index)))
      addBranches(of: index, to: &path)
      return id(path.leaf, of: modelType(at: index))
    }
  }

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

/// The rows that a builder collected for a list. The closures of some containers among these rows may not have run yet.
struct CollectedRows: Sendable {
  var chunks = ShortList<RowChunk>()
  /// Whether a container with `dependsOn` is among these rows, or inside one of them.
  private(set) var hasDeferredRows = false
  /// The number of levels of nested containers among these rows. Containers in closures that have not run do not
  /// count.
  private(set) var depth = 0

  func sharing(_ actions: GroupActions) -> CollectedRows {
    altered(self) { $0.chunks = chunks.mapped { $0.sharing(actions) } }
  }
}

@usableFromInline typealias GroupActions = _ContentBuffer.GroupActions

extension _ContentBuffer {
  /// The actions that a section or a group gives to its rows, or the indentation that a disclosure row gives to its
  /// child rows. A row that has an action of its own keeps that action.
  public final class GroupActions: Sendable {
    private let action: Action
    private let inner: GroupActions?

    enum Action: Sendable {
      case select((any CellModel.Type)?, @MainActor @Sendable (Row) -> Void)
      case swipe(SwipeEdge, @Sendable (Row) -> [SwipeAction])
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

    func add(to row: inout Row) {
      inner?.add(to: &row)
      let declared = row
      switch action {
      case .select(let type, let action):
        // The group's action replaces the action with which a tap expands a disclosure row. If such a row has a
        // `canSelect`, the app has called `selectable(false)`, so the row keeps its action.
        guard
          row.attributes.onSelect == nil
            || row.attributes.disclosure?.isTapped == true && row.attributes.canSelect == nil,
          type == nil || row.box.type == type
        else { return }
        row.attributes.select(Handler { (_: Void) in action(declared) })
      case .swipe(let edge, let actions):
        guard row.attributes.swipeActions[edge].isEmpty else { return }
        row.attributes.swipeActions[edge] = actions(declared)
      case .indent: row.attributes[.level] = row.attributes.level + 1
      }
    }

    /// Returns whether two objects have the same kinds of actions in the same order. If `swipes` is false, objects with
    /// swipe actions are never alike, because their closures may return different actions.
    static func areAlike(
      _ left: GroupActions?, _ right: GroupActions?, swipes: Bool = true
    ) -> Bool {
      guard let left, let right else { return left == nil && right == nil }
      let isAlike =
        switch (left.action, right.action) {
        case (.select(let type, _), .select(let other, _)): type == other
        case (.swipe(let edge, _), .swipe(let other, _)): swipes && edge == other
        case (.indent, .indent): true
        default: false
        }
      return isAlike && areAlike(left.inner, right.inner, swipes: swipes)
    }

    var indents: Bool {
      if case .indent = action { true } else { inner?.indents ?? false }
    }
  }
}

/// A list whose first element needs no allocation.
struct ShortList<Element>: RandomAccessCollection {
  private var first: Element?
  private var rest: [Element] = []

  init() {}

  mutating func append(_ element: consuming Element) {
    if first == nil { first = element } else { rest.append(element) }
  }

  /// Calls `body` with each element. This method is faster than a `for` loop, which copies the list.
  @inline(__always)
  func visit(_ body: (Element) -> Void) {
    if let first { body(first) }
    for element in rest { body(element) }
  }

  func mapped<Result>(_ transform: (Element) -> Result) -> ShortList<Result> {
    var result = ShortList<Result>()
    visit { result.append(transform($0)) }
    return result
  }

  var startIndex: Int { 0 }
  var endIndex: Int { first == nil ? 0 : rest.count + 1 }

  subscript(index: Int) -> Element {
    if index == 0, let first { return first }
    return rest[index - 1]
  }
}

extension ShortList: Sendable where Element: Sendable {}
