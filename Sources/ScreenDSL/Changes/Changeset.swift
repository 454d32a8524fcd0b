/// The difference between two snapshots, as a value.
///
/// The changeset inserts or removes only rows that appeared or disappeared, and moves the fewest rows possible in each
/// list. If a row has an explicit ID or an `Identifiable` model, and left one section and appears in another, the row
/// has one move. A row whose index changed only because rows before it were inserted, removed or moved has no change. A
/// row that moved and changed has a move and an update. Changes inside containers are in ``nested``.
///
/// ```swift
/// let changes = new.changeset(from: old)
/// changes.isEmpty == (old == new)  // always
/// ```
public struct Changeset: Sendable {
  /// The snapshot before the changes.
  public let old: ScreenSnapshot
  /// The snapshot after the changes.
  public let new: ScreenSnapshot

  /// The changes of sections, rows and supplementary views, without ``rowUpdates`` and without changes inside
  /// containers. Removals have positions in ``old``, and insertions have positions in ``new``.
  var operations = Operations()
  /// The indexes of the removed sections in the old snapshot, in ascending order.
  package var sectionRemovals: [Int] { operations.sectionRemovals }
  /// The indexes of the inserted sections in the new snapshot, in ascending order.
  package var sectionInsertions: [Int] { operations.sectionInsertions }
  package var sectionMoves: [Move<Int>] { operations.sectionMoves }
  /// The positions of the removed rows in the old snapshot, in ascending order, including the rows of removed
  /// sections.
  package var rowRemovals: [RowPosition] { operations.rowRemovals }
  /// The positions of the inserted rows in the new snapshot, in ascending order, including the rows of inserted
  /// sections.
  package var rowInsertions: [RowPosition] { operations.rowInsertions }
  package var rowMoves: [Move<RowPosition>] { operations.rowMoves }
  package internal(set) var rowUpdates: [RowUpdate] = []
  package var supplementaryUpdates: [SupplementaryUpdate] { operations.supplementaries }
  /// The changes inside containers, sorted by the position of the container in the new snapshot. The array has one
  /// element for each container whose inner rows changed, unless the changeset inserts or reloads the container.
  public internal(set) var nested: [NestedChangeset] = []

  /// Whether there are no changes, because the two snapshots are equal.
  public var isEmpty: Bool { !hasOwnChanges && nested.isEmpty && differencesOfWhole.isEmpty }

  /// The changes of the modifiers that apply to the screen as a whole, as texts such as "editing began". The
  /// ``stages`` omit these changes.
  package var differencesOfWhole: [String] {
    ListConfiguration.differences(from: old.configuration, to: new.configuration)
  }

  package var hasOwnChanges: Bool {
    operations.isStructural || !rowUpdates.isEmpty || !supplementaryUpdates.isEmpty
  }

  package func rowUpdates(_ kind: RowUpdate.Kind) -> [RowUpdate] {
    rowUpdates.filter { $0.kind == kind }
  }

  /// A moved section or row. `Place` is the index of a section, or the position of a row.
  ///
  /// A row that is now in another section has a move. If the rows that stay in a section have a new order, as few of
  /// these rows as possible have a move. If the sections have a new order, as few sections as possible have a move.
  /// `from` and `to` can be equal. For example, if a list is reversed, the row in the middle may be one of the moved
  /// rows.
  public struct Move<Place: Hashable & Sendable>: Hashable, Sendable {
    /// The place before the changes.
    public let from: Place
    /// The place after the changes.
    public let to: Place
  }

  /// A row that is in both snapshots and changed, or a new row that replaces an old row with `.replaces(id:)`.
  package struct RowUpdate: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      case reconfigure
      case reload
    }

    package let old: RowPosition
    package let new: RowPosition
    package let kind: Kind

    package init(old: RowPosition, new: RowPosition, kind: Kind) {
      self.old = old
      self.new = new
      self.kind = kind
    }
  }

  /// A section whose supplementary views or layout hint changed.
  public struct SupplementaryUpdate: Hashable, Sendable {
    package let oldSection: Int
    /// The section's index in the new snapshot.
    public let newSection: Int
    /// The kinds of supplementary views that appeared, disappeared or changed. First come the kinds that the section
    /// has in the new snapshot: the header, the footer, then the other kinds by name. Kinds that disappeared follow.
    public internal(set) var kinds: [SupplementaryKind] = []
    /// The ``kinds`` that appeared or disappeared, or that need another view because the reuse identifier changed.
    public internal(set) var replacedKinds: [SupplementaryKind] = []
    /// Whether the layout hint changed.
    public internal(set) var hasNewLayout = false
  }

  /// The changes of the rows inside one container.
  public struct NestedChangeset: Equatable, Sendable {
    package let container: RowID
    package let old: RowPosition
    /// The container's position in the new snapshot.
    public let new: RowPosition
    /// The changes of the list inside the container.
    public let changes: Changeset
  }

  /// Changes that a list view can run in one batch update, and the snapshot that the data source has during this
  /// update.
  ///
  /// Set the data source to ``snapshot`` inside the batch's update block, then pass the operations to the view. Some
  /// operations contain positions in the snapshot before the stage: removals, reconfigures, reloads, and the property
  /// `from` of a move. The other operations contain positions in ``snapshot``: insertions, supplementaries, and the
  /// property `to` of a move.
  public struct Stage: Equatable, Sendable {
    /// The operations that the view runs in this batch.
    public let operations: Operations
    let new: ScreenStorage
    /// The list after the stage, still with the old rows inside the containers of `nested`; nil if this list is `new`.
    var list: LazyStorage?
    var isLast = false

    /// The snapshot of the list after the stage. The snapshot of the last stage is the new snapshot. Snapshots of
    /// earlier stages still have the old rows inside the containers of ``Changeset/nested``.
    ///
    /// - Complexity: O(1) for the last stage. For other stages O(*n*) on first use, where *n* is the number of rows in
    ///   the sections that change.
    public var snapshot: ScreenSnapshot { isLast ? ScreenSnapshot(new) : snapshotBeforeNested }

    /// The list after the stage, still with the old rows inside the containers of `nested`.
    package var snapshotBeforeNested: ScreenSnapshot { ScreenSnapshot(list?.storage ?? new) }

    public static func == (left: Stage, right: Stage) -> Bool {
      left.operations == right.operations && left.snapshot == right.snapshot
    }
  }

  /// The operations that a list view runs in one batch update.
  public struct Operations: Sendable, Equatable {
    /// The indexes of the removed sections, in the list before the batch.
    public internal(set) var sectionRemovals: [Int] = []
    /// The indexes of the inserted sections, in the list after the batch.
    public internal(set) var sectionInsertions: [Int] = []
    /// The moved sections.
    public internal(set) var sectionMoves: [Move<Int>] = []
    /// The positions of the removed rows, in the list before the batch. The rows of removed sections are not included.
    public internal(set) var rowRemovals: [RowPosition] = []
    /// The positions of the inserted rows, in the list after the batch. The rows of inserted sections are not included.
    public internal(set) var rowInsertions: [RowPosition] = []
    /// The moved rows.
    public package(set) var rowMoves: [Move<RowPosition>] = []
    /// The positions, before the batch, of rows whose cells the view must configure again. A batch with reconfigures
    /// changes no row's position.
    public package(set) var reconfigures: [RowPosition] = []
    /// The positions, before the batch, of rows whose cells the view must replace. A batch with reloads changes no
    /// row's position.
    public package(set) var reloads: [RowPosition] = []
    /// The sections whose supplementary views or layout hints changed. If there are such sections, the batch has no
    /// other operations. A collection view can show these changes without a batch update.
    public package(set) var supplementaries: [SupplementaryUpdate] = []

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

    var isStructural: Bool {
      !sectionRemovals.isEmpty || !sectionInsertions.isEmpty || !sectionMoves.isEmpty
        || hasRowOperations
    }

    package var hasRowOperations: Bool {
      !rowRemovals.isEmpty || !rowInsertions.isEmpty || !rowMoves.isEmpty
    }
  }
}

extension Changeset.SupplementaryUpdate {
  package init(_ kinds: [SupplementaryKind], of section: Int, needOtherViews: Bool) {
    self.init(
      oldSection: section, newSection: section, kinds: kinds,
      replacedKinds: needOtherViews ? kinds : [])
  }

  var names: [String] {
    kinds.map { ValueText.escaped($0.name) } + (hasNewLayout ? ["layout hint"] : [])
  }
}

final class LazyStorage: LazySlot, @unchecked Sendable {
  // Unchecked `Sendable` only because the superclass is unchecked. `make` is a `Sendable` constant.
  private let make: @Sendable () -> ScreenStorage

  init(_ make: @escaping @Sendable () -> ScreenStorage) { self.make = make }

  var storage: ScreenStorage { lazily(make) }
}
