extension Changeset {
  /// One batch of a changeset that is legal by itself, and the snapshot to show while it runs.
  ///
  /// Set the data source to ``snapshot`` inside the batch's update block, then hand the operations
  /// over. Indexes of removals, reconfigures and reloads, and where moves start, count in the
  /// snapshot before the stage; those of insertions and supplementaries, and where moves end, count
  /// in ``snapshot``.
  public struct Stage: Sendable, Equatable {
    /// The container whose list the operations are for; nil for the screen's own list.
    public let container: RowPath?
    /// What to tell the view.
    public let operations: Operations
    /// The whole screen as it is once the stage has run.
    public let snapshot: ScreenSnapshot

    /// The list that the operations are for: the screen's, or the container's.
    public var list: ScreenSnapshot {
      container.flatMap { snapshot.row(at: $0)?.contents } ?? snapshot
    }
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
    public internal(set) var reconfigures: [RowPosition] = []
    /// The rows that need other cells, before and after the stage.
    public internal(set) var reloads: [RowPosition] = []
    /// The sections whose supplementary views are filled again, in place and without a batch.
    public internal(set) var supplementaries: [SupplementaryUpdate] = []

    /// Whether the order or number of sections or rows changes.
    var isStructural: Bool {
      !sectionRemovals.isEmpty || !sectionInsertions.isEmpty || !sectionMoves.isEmpty
        || hasRowOperations
    }

    var hasRowOperations: Bool {
      !rowRemovals.isEmpty || !rowInsertions.isEmpty || !rowMoves.isEmpty
    }
  }

  /// How far the structural changes of one list are put together into one batch.
  public enum StageStrategy: Hashable, Sendable, CaseIterable {
    /// One batch wherever a table view takes it: not if rows move while sections come or go.
    case table
    /// One batch wherever a collection view takes it.
    case collection
    /// Sections and rows always in batches of their own.
    case separate
  }

  /// The batches that a collection view may run one after the other; see ``stages(for:)``.
  public var stages: [Stage] { stages(for: .collection) }

  /// Returns the batches that a list view may run one after the other to show the new snapshot.
  ///
  /// First come the updates of contents (reconfigures, then reloads), then the structure, then
  /// supplementary views, then the lists inside containers. The structure is one batch where that
  /// is legal. A row that moves into a section that comes, or out of one that goes, keeps its cell:
  /// the section is inserted before the rows move, or removed after it. The last stage's snapshot
  /// is the new one; there is no stage if nothing changed.
  ///
  /// - Parameter strategy: What the view takes in one batch.
  /// - Complexity: O(*c*) if there is one stage, else O(*s* *n*), where *c* is the number of
  ///   changes, *s* of stages and *n* of rows in the sections that change.
  public func stages(for strategy: StageStrategy) -> [Stage] {
    var planner = StagePlanner(self, strategy)
    return planner.plan()
  }

  /// Returns the stages of the list itself; their snapshots still hold the old rows inside
  /// containers whose rows changed.
  func ownStages(for strategy: StageStrategy) -> [Stage] {
    var planner = StagePlanner(self, strategy)
    return planner.planOwn()
  }
}
