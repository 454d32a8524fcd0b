/// What differs between two snapshots, as a value.
///
/// Insertions and removals are exact and moves are minimal within each list. A row that left one
/// section and appears in another is one move; a row that only shifted is not mentioned; a row that
/// moved and changed is a move and an update. What changed inside a container is
/// in ``nested``.
///
/// ```swift
/// let changes = new.changeset(from: old)
/// changes.isEmpty == (old == new)  // always
/// ```
public struct Changeset: Sendable {
  /// The snapshot that the changes start from.
  public let old: ScreenSnapshot
  /// The snapshot that the changes end with.
  public let new: ScreenSnapshot

  /// The indexes of removed sections in the old snapshot, ascending.
  package internal(set) var sectionRemovals: [Int] = []
  /// The indexes of inserted sections in the new snapshot, ascending.
  package internal(set) var sectionInsertions: [Int] = []
  /// The sections that changed their order, by their index in the new snapshot.
  package internal(set) var sectionMoves: [SectionMove] = []
  /// The positions of removed rows in the old snapshot, those of removed sections included,
  /// ascending.
  package internal(set) var rowRemovals: [RowPosition] = []
  /// The positions of inserted rows in the new snapshot, those of inserted sections included,
  /// ascending.
  package internal(set) var rowInsertions: [RowPosition] = []
  /// The rows that changed their section or their order in it, by their position in the new
  /// snapshot.
  package internal(set) var rowMoves: [RowMove] = []
  /// The rows in both snapshots that show something else, by their position in the new snapshot.
  package internal(set) var rowUpdates: [RowUpdate] = []
  /// The sections in both snapshots with another header, footer or other supplementary, by index in
  /// the new one.
  package internal(set) var supplementaryUpdates: [SupplementaryUpdate] = []
  /// The containers in both snapshots with other rows inside, by their position in the new
  /// snapshot.
  public internal(set) var nested: [NestedChangeset] = []

  /// Creates a changeset without changes.
  init(from old: ScreenSnapshot, to new: ScreenSnapshot) {
    self.old = old
    self.new = new
  }

  /// Whether the snapshots are equal, that is, whether there is nothing to do.
  public var isEmpty: Bool { !hasOwnChanges && nested.isEmpty && differencesOfWhole.isEmpty }

  /// What the new snapshot says otherwise of the screen as a whole; no stage is about that.
  package var differencesOfWhole: [String] {
    ListConfiguration.differences(from: old.configuration, to: new.configuration)
  }

  /// Whether something changed in the list itself, not only inside its containers.
  package var hasOwnChanges: Bool {
    hasStructuralChanges || !rowUpdates.isEmpty || !supplementaryUpdates.isEmpty
  }

  /// Returns the updates of one kind, in the order of ``rowUpdates``.
  package func rowUpdates(_ kind: RowUpdate.Kind) -> [RowUpdate] {
    rowUpdates.filter { $0.kind == kind }
  }

  /// Whether sections or rows were inserted, removed or moved.
  var hasStructuralChanges: Bool {
    !sectionRemovals.isEmpty || !sectionInsertions.isEmpty || !sectionMoves.isEmpty
      || !rowRemovals.isEmpty || !rowInsertions.isEmpty || !rowMoves.isEmpty
  }
}

extension Changeset {
  /// A section that changed its order among the sections that stayed.
  public struct SectionMove: Hashable, Sendable {
    /// The section's index in the old snapshot.
    public let from: Int
    /// The section's index in the new snapshot.
    public let to: Int
  }

  /// A row that changed its section, or its order among the rows of its section that stayed.
  ///
  /// Both positions may have the same numbers, because they count in different snapshots: in a
  /// list that is reversed, the row in the middle may be among those that move.
  public struct RowMove: Hashable, Sendable {
    /// The row's position in the old snapshot.
    public let from: RowPosition
    /// The row's position in the new snapshot.
    public let to: RowPosition
  }

  /// A row that shows something else than before, or has taken over another row's ID.
  package struct RowUpdate: Hashable, Sendable {
    /// How a cell comes to show an update.
    package enum Kind: Hashable, Sendable {
      /// The same cell is filled again: the reuse identifier is the same.
      case reconfigure
      /// Another cell is needed: the reuse identifier is another one.
      case reload
    }

    /// The row's position in the old snapshot.
    package let old: RowPosition
    /// The row's position in the new snapshot.
    package let new: RowPosition
    /// How a cell comes to show the update.
    package let kind: Kind

    package init(old: RowPosition, new: RowPosition, kind: Kind) {
      self.old = old
      self.new = new
      self.kind = kind
    }
  }

  /// A section with other supplementaries, or another layout hint, than before; its rows do not matter.
  public struct SupplementaryUpdate: Hashable, Sendable {
    /// The section's index in the old snapshot.
    package let oldSection: Int
    /// The section's index in the new snapshot.
    public let newSection: Int
    /// The kinds that appeared, disappeared or changed, in the order of the section's
    /// supplementaries.
    public internal(set) var kinds: [SupplementaryKind] = []
    /// Those of ``kinds`` that appeared, disappeared or need another view, because the reuse
    /// identifier is another one.
    public internal(set) var replacedKinds: [SupplementaryKind] = []
    /// Whether the hint how the rows lie is another one.
    public internal(set) var hasNewLayout = false

    init(oldSection: Int, newSection: Int) {
      self.oldSection = oldSection
      self.newSection = newSection
    }

    /// Creates the update of supplementaries that are shown again, all or none of them in other views.
    package init(_ kinds: [SupplementaryKind], of section: Int, needOtherViews: Bool) {
      self.init(oldSection: section, newSection: section)
      self.kinds = kinds
      replacedKinds = needOtherViews ? kinds : []
    }
  }

  /// What changed inside a container that is in both snapshots.
  public struct NestedChangeset: Equatable, Sendable {
    /// The ID of the container's row.
    public let container: RowID
    /// The container's position in the old snapshot.
    public let old: RowPosition
    /// The container's position in the new snapshot.
    public let new: RowPosition
    /// The changes of the list inside the container.
    public let changes: Changeset
  }
}

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
    /// Where the rows are, before the stage, that are removed by themselves: not with their section.
    public internal(set) var rowRemovals: [RowPosition] = []
    /// Where the rows are, after the stage, that are inserted by themselves: not with their section.
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
