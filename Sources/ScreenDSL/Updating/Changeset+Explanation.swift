extension Changeset {
  /// Why each row changed, worked out when it is read.
  ///
  /// ```swift
  /// print(new.changeset(from: old).explanation)
  /// // reconfigure SortMenu 'menu/v' 0.3 -> 0.3 (App/MainScreen.swift:14)
  /// //   selected: unsorted -> aToZ
  /// ```
  /// - Complexity: O(*u*) in the number *u* of updated rows, containers included; reading the
  ///   reasons for a row is O(*f*) in the number *f* of its model's fields.
  public var explanation: Explanation { Explanation(of: self) }

  /// Why the rows of a screen changed: what differs between their models, attributes and forms.
  public struct Explanation: Sendable {
    /// The rows in both snapshots that show something else, each list's before those inside it.
    public let updates: Updates
    let lists: [ExplainedList]

    init(of changes: Changeset) {
      lists = ExplainedList.all(in: changes)
      updates = Updates(lists)
    }

    /// Whether there is nothing to explain.
    public var isEmpty: Bool {
      updates.isEmpty && supplementaries.isEmpty && replacements.isEmpty
    }
  }
}

extension Changeset.Explanation {
  /// A row that shows something else than before, and why.
  public struct Update: Hashable, Sendable {
    /// Where the row is.
    public let path: RowPath
    /// The name of the new model's type.
    public let model: String
    /// The row's position in its old list.
    public let old: RowPosition
    /// The row's position in its new list.
    public let new: RowPosition
    /// How a cell comes to show the update.
    public let kind: Changeset.RowUpdate.Kind
    /// The file and line of the statement that declares the row; nil if no builder made it.
    public let source: String?
    /// What differs; never empty.
    public let differences: [Changeset.Difference]
  }

  /// The updated rows of a screen; why a row changed is worked out when its element is read.
  public struct Updates: RandomAccessCollection, Sendable {
    private let lists: [ExplainedList]
    private let places: [(list: Int, update: Changeset.RowUpdate)]

    init(_ lists: [ExplainedList]) {
      self.lists = lists
      places = lists.indices.flatMap { list in
        lists[list].changes.rowUpdates.map { (list, $0) }
      }
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { places.count }

    public subscript(index: Int) -> Update {
      let (list, update) = places[index]
      return lists[list].explain(update)
    }
  }
}

/// The changes of one list, and the containers around it.
struct ExplainedList: Sendable {
  let containers: [RowID]
  let changes: Changeset

  /// All lists that changed, each before those inside it.
  static func all(in changes: Changeset, containers: [RowID] = []) -> [ExplainedList] {
    [ExplainedList(containers: containers, changes: changes)]
      + changes.nested.flatMap { all(in: $0.changes, containers: containers + [$0.container]) }
  }

  func explain(_ update: Changeset.RowUpdate) -> Changeset.Explanation.Update {
    let (old, new) = (changes.old[update.old], changes.new[update.new])
    return Changeset.Explanation.Update(
      path: RowPath(new.id, in: containers), model: "\(type(of: new.model))", old: update.old,
      new: update.new, kind: update.kind, source: new.source?.description,
      differences: RowComparison.differences(old, new))
  }
}
