/// Rows of one model type from one loop: the models stand side by side, without a box each.
@usableFromInline
final class TypedRowChunk<Model: CellModel>: RowChunk, @unchecked Sendable {
  // Unchecked for the same reason as the superclass.

  /// Returns how many models at the two places are equal before the first that are not.
  @usableFromInline
  typealias Comparison = (UnsafePointer<Model>, UnsafePointer<Model>, Int) -> Int

  /// The models, shared by chunks that differ only in their IDs.
  @usableFromInline
  final class Storage {
    @usableFromInline let models: UnsafeMutableBufferPointer<Model>

    @usableFromInline
    init(_ models: UnsafeMutableBufferPointer<Model>) { self.models = models }

    deinit {
      models.deinitialize()
      models.deallocate()
    }
  }

  @usableFromInline let storage: Storage
  @usableFromInline let compare: Comparison
  @usableFromInline let place: SourceLine?
  @usableFromInline let isUnplaced: Bool

  /// Creates the chunk where the model's type is known, so that filling and comparing are specialised.
  @inlinable
  convenience init(count: Int, source: SourceLine?, element: (Int) -> Model) {
    let ids = UnsafeMutableBufferPointer<RowID>.allocate(capacity: count)
    let models = UnsafeMutableBufferPointer<Model>.allocate(capacity: count)
    var isUnplaced = false
    for index in 0..<count {
      let model = element(index)
      if let id = model.identity {
        ids.initializeElement(at: index, to: id)
      } else {
        isUnplaced = true
        ids.initializeElement(at: index, to: .unplaced(Model.self))
      }
      models.initializeElement(at: index, to: model)
    }
    self.init(
      ids: ids, storage: Storage(models), place: source, isUnplaced: isUnplaced,
      compare: { left, right, limit in
        var index = 0
        while index < limit, left[index] == right[index] { index += 1 }
        return index
      })
  }

  @usableFromInline
  init(
    ids: UnsafeMutableBufferPointer<RowID>, storage: Storage, place: SourceLine?,
    isUnplaced: Bool, compare: @escaping Comparison
  ) {
    self.storage = storage
    self.place = place
    self.isUnplaced = isUnplaced
    self.compare = compare
    super.init(ids: ids)
  }

  private var models: UnsafeMutablePointer<Model> {
    storage.models.baseAddress.unsafelyUnwrapped  // a chunk has at least one row
  }

  override var hasUnplacedRows: Bool { isUnplaced }

  override func box(at index: Int) -> ModelBox { TypedModelBox(storage.models[index]) }
  override func source(at index: Int) -> SourceLine? { place }
  override func reuseIdentifier(at index: Int) -> ReuseIdentifier {
    storage.models[index].reuseIdentifier
  }

  override func sameContentCount(
    at index: Int, as other: RowChunk, at otherIndex: Int, limit: Int
  ) -> Int {
    if type(of: other) == TypedRowChunk<Model>.self {
      let other = unsafeDowncast(other, to: TypedRowChunk<Model>.self)
      return compare(models + index, other.models + otherIndex, limit)
    }
    var count = 0
    while count < limit,
      RowExtras.haveSameContent(nil, other.extras(at: otherIndex + count)),
      other.box(at: otherIndex + count).isEqual(to: UnsafePointer(models + index + count))
    {
      count += 1
    }
    return count
  }

  override func rebuilt(from pieces: [Piece]) -> RowChunk {
    guard let models = models(of: pieces) else { return MixedRowChunk(self, pieces) }
    return TypedRowChunk(
      ids: ids(of: pieces), storage: Storage(models), place: place, isUnplaced: false,
      compare: compare)
  }

  /// Returns the models of the rows that `pieces` name; nil if a new row is not a plain one of this type.
  private func models(of pieces: [Piece]) -> UnsafeMutableBufferPointer<Model>? {
    for case .new(let row) in pieces {
      guard row.extras == nil, row.box is TypedModelBox<Model> else { return nil }
    }
    let new = UnsafeMutableBufferPointer<Model>.allocate(
      capacity: pieces.reduce(0) { $0 + $1.count })
    var end = 0
    for piece in pieces {
      switch piece {
      case .kept(let range): end = new[end...].initialize(fromContentsOf: storage.models[range])
      case .new(let row):
        let box = unsafeDowncast(row.box, to: TypedModelBox<Model>.self)
        new.initializeElement(at: end, to: box.content)
        end += 1
      }
    }
    return new
  }

  override func withIDs(_ ids: UnsafeMutableBufferPointer<RowID>) -> RowChunk {
    TypedRowChunk(
      ids: ids, storage: storage, place: place, isUnplaced: false, compare: compare)
  }
}
