extension Changeset.Explanation {
  /// A row that was removed and one that was inserted in its place, which have much in common.
  public struct Replacement: Hashable, Sendable {
    /// What the two rows have in common.
    public enum Likeness: Hashable, Sendable {
      /// All but the ID: the ID was made on the fly, or from something that is no identity.
      case equalContent
      /// The fields with these names, more than differ.
      case fields([String])
    }

    /// The row that was removed.
    public let removed: RowPath
    /// The row that was inserted.
    public let inserted: RowPath
    /// The name of both models' type.
    public let model: String
    /// The removed row's position in its old list.
    public let old: RowPosition
    /// The inserted row's position in its new list.
    public let new: RowPosition
    /// The file and line of the statement that declares the inserted row; nil if no builder made it.
    public let source: String?
    /// What the two rows have in common.
    public let likeness: Likeness
  }

  /// The rows that were removed and inserted although they look alike, in the order of insertion.
  ///
  /// - Complexity: Expected O(*n*) in the number *n* of removed and inserted rows.
  public var replacements: [Replacement] { lists.flatMap { $0.replacements } }

  /// A section with other decorations than before, and why.
  public struct Supplementaries: Hashable, Sendable {
    /// The section.
    public let section: SectionID
    /// Which of its decorations differs.
    public let kind: SupplementaryKind
    /// The file and line of the statement that declares the section; nil if no builder made it.
    public let source: String?
    /// What differs; never empty.
    public let differences: [Changeset.Difference]
  }

  /// The headers, footers and other decorations that differ, one element each.
  public var supplementaries: [Supplementaries] {
    lists.flatMap { list in list.changes.supplementaryUpdates.flatMap(list.explain) }
  }
}

extension ExplainedList {
  fileprivate func explain(
    _ update: Changeset.SupplementaryUpdate
  ) -> [Changeset.Explanation.Supplementaries] {
    let old = changes.old.sections[update.oldSection].storage
    let new = changes.new.sections[update.newSection].storage
    return update.kinds.map { kind in
      Changeset.Explanation.Supplementaries(
        section: new.id, kind: kind, source: new.source?.description,
        differences: RowComparison.differences(
          old.supplementaries.first { $0.kind == kind },
          new.supplementaries.first { $0.kind == kind }))
    }
  }

  fileprivate var replacements: [Changeset.Explanation.Replacement] {
    if changes.rowRemovals.isEmpty || changes.rowInsertions.isEmpty { return [] }
    var pairing = ReplacementPairing(self)
    return pairing.pairs()
  }
}

/// Pairs removed with inserted rows: first those that look the same, then those that look alike.
private struct ReplacementPairing {
  private struct Candidate {
    let position: RowPosition
    let row: Row
  }

  private let list: ExplainedList
  private var result: [Changeset.Explanation.Replacement] = []

  init(_ list: ExplainedList) { self.list = list }

  mutating func pairs() -> [Changeset.Explanation.Replacement] {
    let changes = list.changes
    let removed = changes.rowRemovals.map { Candidate(position: $0, row: changes.old[$0]) }
    let inserted = changes.rowInsertions.map { Candidate(position: $0, row: changes.new[$0]) }
    let rest = match(removed, inserted, by: Self.content) { _, _ in .equalContent }
    _ = match(rest.removed, rest.inserted, by: Self.statement, Self.alikeness)
    return result.sorted { $0.new < $1.new }
  }

  /// Pairs rows with the same key in their order, and returns those that remain.
  private mutating func match(
    _ removed: [Candidate], _ inserted: [Candidate], by key: (Row) -> String,
    _ likeness: (Row, Row) -> Changeset.Explanation.Replacement.Likeness?
  ) -> (removed: [Candidate], inserted: [Candidate]) {
    var waiting: [String: [Candidate]] = [:]
    for candidate in removed.reversed() {
      waiting[key(candidate.row), default: []].append(candidate)
    }
    var rest: [Candidate] = []
    for candidate in inserted {
      let key = key(candidate.row)
      if let old = waiting[key]?.last, let common = likeness(old.row, candidate.row) {
        waiting[key]?.removeLast()
        add(old, candidate, common)
      } else {
        rest.append(candidate)
      }
    }
    return (waiting.values.flatMap { $0 }.sorted { $0.position < $1.position }, rest)
  }

  private mutating func add(
    _ old: Candidate, _ new: Candidate, _ likeness: Changeset.Explanation.Replacement.Likeness
  ) {
    result.append(
      Changeset.Explanation.Replacement(
        removed: list.path(of: old.position, in: list.changes.old),
        inserted: list.path(of: new.position, in: list.changes.new),
        model: "\(type(of: new.row.model))", old: old.position, new: new.position,
        source: new.row.source?.description, likeness: likeness))
  }

  /// What a row shows, without its ID, as text.
  private static func content(of row: Row) -> String {
    let fields = ValueText.contents(of: row.model, excluding: ownID(of: row))
    return
      "\(String(reflecting: type(of: row.model))) \(fields) \(row.innerRows?.description ?? "")"
  }

  private static func statement(of row: Row) -> String {
    "\(String(reflecting: type(of: row.model))) \(row.source?.description ?? "")"
  }

  private static func alikeness(
    _ old: Row, _ new: Row
  ) -> Changeset.Explanation.Replacement.Likeness? {
    let fields = FieldComparison.fields(old.model, new.model, except: ownID(of: new))
    return fields.equal.count > fields.other.count ? .fields(fields.equal) : nil
  }

  /// The field that the row's ID comes from, if the model brought it.
  private static func ownID(of row: Row) -> String? { row.id.isFromModel ? "id" : nil }
}
