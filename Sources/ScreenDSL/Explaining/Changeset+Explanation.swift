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
  /// The container of the list; nil for the screen's own.
  let container: RowPath?
  let changes: Changeset

  /// All lists that changed, each before those inside it.
  static func all(in changes: Changeset, container: RowPath? = nil) -> [ExplainedList] {
    let list = ExplainedList(container: container, changes: changes)
    return [list]
      + changes.nested.flatMap { nested in
        all(in: nested.changes, container: list.path(of: nested.new, in: changes.new))
      }
  }

  /// The path of a row in the old or the new list.
  func path(of position: RowPosition, in list: ScreenSnapshot) -> RowPath {
    let id = list[position].id
    return container?.appending(id) ?? list.path(of: id, in: list.sections[position.section].id)
  }

  func explain(_ update: Changeset.RowUpdate) -> Changeset.Explanation.Update {
    let (old, new) = (changes.old[update.old], changes.new[update.new])
    return Changeset.Explanation.Update(
      path: path(of: update.new, in: changes.new), model: "\(type(of: new.model))", old: update.old,
      new: update.new, kind: update.kind, source: new.source?.description,
      differences: RowComparison.differences(old, new))
  }
}

extension Changeset.Explanation: CustomStringConvertible {
  /// How many entries of each kind the description shows.
  private static var limit: Int { 50 }

  /// The reasons as text for people, bounded; `nothing to explain` if there is nothing.
  public var description: String {
    let lines = lines(updates) + lines(supplementaries) + lines(replacements)
    return lines.isEmpty ? "nothing to explain" : lines.joined(separator: "\n")
  }

  private func lines<Entries: RandomAccessCollection>(_ entries: Entries) -> [String]
  where Entries.Element: CustomStringConvertible {
    let shown = entries.prefix(Self.limit).map(\.description)
    let hidden = entries.count - shown.count
    return hidden > 0 ? shown + ["\(hidden) more"] : shown
  }
}

extension Changeset.Explanation.Update: CustomStringConvertible {
  /// The row and where it is declared on one line, then one line for each difference.
  public var description: String {
    let head = "\(kind) \(model) \(ValueText.quoted(path)) \(old) -> \(new)"
    return ([head + place(source)] + differences.map { "  \($0)" }).joined(separator: "\n")
  }
}

extension Changeset.Explanation.Supplementaries: CustomStringConvertible {
  /// The section and where it is declared on one line, then one line for each difference.
  public var description: String {
    let head = "update \(ValueText.escaped(kind.name)) of section \(ValueText.quoted(section))"
    return ([head + place(source)] + differences.map { "  \($0)" }).joined(separator: "\n")
  }
}

extension Changeset.Explanation.Replacement: CustomStringConvertible {
  /// Both rows and where they are declared on one line, then what they have in common.
  public var description: String {
    let (before, after) = (ValueText.quoted(removed), ValueText.quoted(inserted))
    return "replace \(model) \(before) by \(after) \(old) -> \(new)\(place(source))\n  \(likeness)"
  }
}

extension Changeset.Explanation.Replacement.Likeness: CustomStringConvertible {
  /// What is the same, in a few words on one line.
  public var description: String {
    switch self {
    case .equalContent: "equal content, another ID; give the row an ID that stays the same"
    case .fields(let names): "same \(names.joined(separator: ", "))"
    }
  }
}

private func place(_ source: String?) -> String { source.map { " (\($0))" } ?? "" }
