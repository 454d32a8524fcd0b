/// What differs between two snapshots, as a value.
///
/// Insertions and removals are exact and moves are minimal within each list. A row that left one
/// section and appears in another is one move; a row that only shifted is not mentioned; a row that
/// moved and changed is in ``rowMoves`` and in ``rowUpdates``. What changed inside a container is
/// in ``nested``.
///
/// ```swift
/// let changes = new.changeset(from: old)
/// old.applying(changes) == new  // always
/// ```
public struct Changeset: Sendable {
  /// The snapshot that the changes start from.
  public let old: ScreenSnapshot
  /// The snapshot that the changes end with.
  public let new: ScreenSnapshot

  /// The indexes of removed sections in the old snapshot, ascending.
  public internal(set) var sectionRemovals: [Int] = []
  /// The indexes of inserted sections in the new snapshot, ascending.
  public internal(set) var sectionInsertions: [Int] = []
  /// The sections that changed their order, by their index in the new snapshot.
  public internal(set) var sectionMoves: [SectionMove] = []
  /// The positions of removed rows in the old snapshot, those of removed sections included,
  /// ascending.
  public internal(set) var rowRemovals: [RowPosition] = []
  /// The positions of inserted rows in the new snapshot, those of inserted sections included,
  /// ascending.
  public internal(set) var rowInsertions: [RowPosition] = []
  /// The rows that changed their section or their order in it, by their position in the new
  /// snapshot.
  public internal(set) var rowMoves: [RowMove] = []
  /// The rows in both snapshots that show something else, by their position in the new snapshot.
  public internal(set) var rowUpdates: [RowUpdate] = []
  /// The sections in both snapshots with another header, footer or other supplementary, by index in
  /// the new one.
  public internal(set) var supplementaryUpdates: [SupplementaryUpdate] = []
  /// The containers in both snapshots with other rows inside, by their position in the new
  /// snapshot.
  public internal(set) var nested: [NestedChangeset] = []

  /// Creates a changeset without changes.
  init(from old: ScreenSnapshot, to new: ScreenSnapshot) {
    self.old = old
    self.new = new
  }

  /// Whether the snapshots are equal, that is, whether there is nothing to do.
  public var isEmpty: Bool { !hasOwnChanges && nested.isEmpty }

  /// Whether something changed in the list itself, not only inside its containers.
  package var hasOwnChanges: Bool { hasStructuralChanges || hasContentChanges }

  /// Returns the updates of one kind, in the order of ``rowUpdates``.
  public func rowUpdates(_ kind: RowUpdate.Kind) -> [RowUpdate] {
    rowUpdates.filter { $0.kind == kind }
  }

  /// Whether sections or rows were inserted, removed or moved.
  var hasStructuralChanges: Bool {
    !sectionRemovals.isEmpty || !sectionInsertions.isEmpty || !sectionMoves.isEmpty
      || !rowRemovals.isEmpty || !rowInsertions.isEmpty || !rowMoves.isEmpty
  }

  private var hasContentChanges: Bool { !rowUpdates.isEmpty || !supplementaryUpdates.isEmpty }
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
  public struct RowUpdate: Hashable, Sendable {
    /// How a cell comes to show an update.
    public enum Kind: Hashable, Sendable {
      /// The same cell is filled again: the reuse identifier is the same.
      case reconfigure
      /// Another cell is needed: the reuse identifier is another one.
      case reload
    }

    /// The row's position in the old snapshot.
    public let old: RowPosition
    /// The row's position in the new snapshot.
    public let new: RowPosition
    /// How a cell comes to show the update.
    public let kind: Kind

    package init(old: RowPosition, new: RowPosition, kind: Kind) {
      self.old = old
      self.new = new
      self.kind = kind
    }
  }

  /// A section with other supplementaries than before; never a reason to reload its rows.
  public struct SupplementaryUpdate: Hashable, Sendable {
    /// The section's index in the old snapshot.
    public let oldSection: Int
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
  public struct NestedChangeset: Sendable {
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
