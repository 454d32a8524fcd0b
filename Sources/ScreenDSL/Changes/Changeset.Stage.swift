extension Changeset {
  /// One batch of a changeset that is legal by itself, and the snapshot to show while it runs.
  ///
  /// Set the data source to ``snapshot`` inside the batch's update block, then hand the operations
  /// over. Indexes of removals, reconfigures and reloads, and where moves start, count in the
  /// snapshot before the stage; those of insertions and supplementaries, and where moves end, count
  /// in ``snapshot``.
  public struct Stage: Sendable {
    /// What to tell the view.
    public let operations: Operations
    private let result: StageResult
    /// What the list is as long as those inside it wait; nil if that is the same.
    private let waiting: StageResult?

    init(_ operations: Operations, _ result: StageResult, waiting: StageResult? = nil) {
      self.operations = operations
      self.result = result
      self.waiting = waiting
    }

    /// The list as it is once the stage has run: for the last stage the new snapshot itself, for others
    /// with the old rows inside containers whose rows changed.
    ///
    /// - Complexity: O(1) for the last stage; for others O(*n*) on first use, in the number *n* of rows
    ///   in the sections that change.
    public var snapshot: ScreenSnapshot { result.snapshot }

    /// The same with the old rows inside containers whose rows changed, also for the last stage: what a
    /// host shows as long as the lists inside have not run their own stages.
    package var snapshotBeforeNested: ScreenSnapshot { (waiting ?? result).snapshot }
  }

  /// The operations of one batch.
  public struct Operations: Sendable, Equatable {
    /// The indexes of the sections that go, before the stage.
    public internal(set) var sectionRemovals: [Int] = []
    /// The indexes of the sections that come, after the stage.
    public internal(set) var sectionInsertions: [Int] = []
    /// The sections that move.
    public internal(set) var sectionMoves: [SectionMove] = []
    /// The rows that go, without those of sections that go, before the stage.
    public internal(set) var rowRemovals: [RowPosition] = []
    /// The rows that come, without those of sections that come, after the stage.
    public internal(set) var rowInsertions: [RowPosition] = []
    /// The rows that move.
    public internal(set) var rowMoves: [RowMove] = []
    /// The rows whose cells are filled again, before and after the stage.
    public package(set) var reconfigures: [RowPosition] = []
    /// The rows that need other cells, before and after the stage.
    public package(set) var reloads: [RowPosition] = []
    /// The sections whose supplementary views are filled again, in place and without a batch.
    public internal(set) var supplementaries: [SupplementaryUpdate] = []

    /// Creates operations that need no plan, in any order.
    package init(
      sectionRemovals: [Int] = [], sectionInsertions: [Int] = [], reconfigures: [RowPosition] = [],
      reloads: [RowPosition] = [], supplementaries: [SupplementaryUpdate] = []
    ) {
      self.sectionRemovals = sectionRemovals
      self.sectionInsertions = sectionInsertions
      self.reconfigures = reconfigures
      self.reloads = reloads
      self.supplementaries = supplementaries
    }

    /// Whether the order or number of sections or rows changes.
    var isStructural: Bool {
      !sectionRemovals.isEmpty || !sectionInsertions.isEmpty || !sectionMoves.isEmpty
        || hasRowOperations
    }

    package var hasRowOperations: Bool {
      !rowRemovals.isEmpty || !rowInsertions.isEmpty || !rowMoves.isEmpty
    }
  }

  /// The batches that a list view may run one after the other to show the new snapshot.
  ///
  /// First come the updates of contents (reconfigures, then reloads), then sections, then rows, then
  /// supplementary views. A row that moves into a section that comes, or out of one that goes, keeps its
  /// cell: the section is inserted before the rows move, or removed after it. The last stage's snapshot is
  /// the new one. There is no stage if nothing changed in the list itself; then ``new`` is to be shown.
  /// Lists inside containers have stages of their own, those of ``nested``, to run when these are done.
  ///
  /// - Complexity: O(*c*) in the number *c* of changes; a stage's snapshot is made when it is read.
  public var stages: [Stage] {
    var planner = StagePlanner(self)
    return planner.plan()
  }
}

extension Changeset.Stage: Equatable {
  public static func == (left: Changeset.Stage, right: Changeset.Stage) -> Bool {
    left.operations == right.operations && left.snapshot == right.snapshot
  }
}

/// What the list is after a stage.
enum StageResult: Sendable {
  case known(ScreenStorage)
  case lazy(LazyStorage)

  var storage: ScreenStorage {
    switch self {
    case .known(let storage): storage
    case .lazy(let lazy): lazy.storage
    }
  }

  var snapshot: ScreenSnapshot { ScreenSnapshot(storage) }
}

/// A list that is worked out when it is first needed.
final class LazyStorage: LazySlot, @unchecked Sendable {
  // Unchecked only because the superclass is; the property is a `Sendable` constant.
  private let make: @Sendable () -> ScreenStorage

  init(_ make: @escaping @Sendable () -> ScreenStorage) { self.make = make }

  var storage: ScreenStorage { lazily(make) }
}
