import ScreenDSL

/// A removed and an inserted row with similar content, which are probably the same row with another ID.
struct Replacement {
  let removed: Changeset.Change
  let inserted: Changeset.Change
  /// The names of the equal properties, which are more than half of the compared properties; nil if the rows have equal
  /// content.
  let sameFields: [String]?

  static func all(in changes: [Changeset.Change]) -> [Replacement] {
    let rows = changes.filter { $0.kind == .removed || $0.kind == .inserted }
    return rows.grouped(by: \.container).flatMap { ReplacementPairing($0).result }
  }

  var explanation: String {
    let names = removed.shownPaths(replacedBy: inserted).map { ValueText.quoted($0) }
    let common =
      sameFields.map { "same \($0.joined(separator: ", "))" }
      ?? "equal content, another ID; give the row an ID that stays the same"
    return "replaced \(inserted.model ?? "") \(names.joined(separator: " by "))"
      + "\(inserted.place)\n  \(common)"
  }
}

private struct ReplacementPairing {
  private typealias Candidate = (change: Changeset.Change, row: Row, previous: String, next: String)

  private var removed: [Candidate]
  private let inserted: [Candidate]
  /// For each inserted row, the replacement that inserts the row; nil if there is none.
  private var found: [Replacement?]

  init(_ changes: [Changeset.Change]) {
    removed = Self.candidates(changes.filter { $0.new == nil })
    inserted = Self.candidates(changes.filter { $0.old == nil })
    found = inserted.map { _ in nil }
    if removed.isEmpty || inserted.isEmpty { return }
    match(by: { "\(Self.content(of: $0.row)) \($0.previous)" }, areEqual: true)
    match(by: { "\(Self.content(of: $0.row)) \($0.next)" }, areEqual: true)
    match(by: { Self.statement(of: $0.row) }, areEqual: false)
  }

  var result: [Replacement] { found.compactMap(\.self) }

  /// Returns the rows of the changes, with their neighbors. All changes must be removals, or all must be insertions.
  private static func candidates(_ changes: [Changeset.Change]) -> [Candidate] {
    let previous = neighbors(of: changes, -1)
    let next = neighbors(of: changes.reversed(), 1).reversed()
    return zip(changes, zip(previous, next)).compactMap { change, neighbors in
      change.row.map { (change, $0, neighbors.0, neighbors.1) }
    }
  }

  /// Returns a text for each row of the changes. The text identifies the nearest row that is not in `changes`, in the
  /// direction of `step`. If there is no such row in the section, the text identifies the section, or is empty if
  /// only one of the two snapshots has the section.
  private static func neighbors(of changes: [Changeset.Change], _ step: Int) -> [String] {
    var known: [RowPosition: String] = [:]
    return changes.map { change in
      let (list, other) =
        change.new == nil ? (change.list.old, change.list.new) : (change.list.new, change.list.old)
      guard let position = change.new ?? change.old else { return "" }
      let section = list.sections[position.section]
      let beside = RowPosition(section: position.section, row: position.row + step)
      let end = other.sectionIndex(of: section.id).map { _ in "\(section.id)" } ?? ""
      let isRow = section.rows.indices.contains(beside.row)
      let neighbor = known[beside] ?? (isRow ? "row \(section.rows[beside.row].id)" : end)
      known[position] = neighbor
      return neighbor
    }
  }

  private mutating func match(by key: (Candidate) -> String, areEqual: Bool) {
    var waiting = Dictionary(grouping: removed.indices.reversed()) { key(removed[$0]) }
    for (index, candidate) in inserted.enumerated() where found[index] == nil {
      let key = key(candidate)
      guard let old = waiting[key]?.last.map({ removed[$0] }) else { continue }
      let (equal, other) = FieldComparison.fields(
        old.row.model, candidate.row.model, except: Self.ownID(of: candidate.row))
      guard other.isEmpty == areEqual, areEqual || equal.count > other.count else { continue }
      waiting[key]?.removeLast()
      found[index] = Replacement(
        removed: old.change, inserted: candidate.change, sameFields: areEqual ? nil : equal)
    }
    removed = waiting.values.joined().sorted().map { removed[$0] }
  }

  private static func content(of row: Row) -> String {
    let fields = ValueText.contents(of: row.model, excluding: ownID(of: row))
    return
      "\(String(reflecting: type(of: row.model))) \(fields) \(row.innerRows?.description ?? "")"
  }

  private static func statement(of row: Row) -> String {
    "\(String(reflecting: type(of: row.model))) \(row.source?.description ?? "")"
  }

  private static func ownID(of row: Row) -> String? { row.id.isFromModel ? "id" : nil }
}
