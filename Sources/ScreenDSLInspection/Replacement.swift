import ScreenDSL

/// A row that was removed and one that was inserted in its place, which have much in common.
struct Replacement {
  /// What the two rows have in common.
  enum Likeness: Equatable {
    /// All but the ID: the ID was made on the fly, or from something that is no identity.
    case equalContent
    /// The fields with these names, more than differ.
    case fields([String])
  }

  let removed: Changeset.Change
  let inserted: Changeset.Change
  let likeness: Likeness

  /// The rows that were removed and inserted in one list although they look alike, in the order of
  /// insertion.
  ///
  /// - Complexity: Expected O(*n*) in the number *n* of removed and inserted rows.
  static func all(in changes: [Changeset.Change]) -> [Replacement] {
    let rows = changes.filter { $0.kind == .removed || $0.kind == .inserted }
    let lists = Dictionary(grouping: rows, by: \.container)
    return rows.map(\.container).withoutRepetitions.flatMap { list -> [Replacement] in
      let rows = lists[list] ?? []
      let removed = rows.filter { $0.kind == .removed }
      if removed.isEmpty || removed.count == rows.count { return [] }
      var pairing = ReplacementPairing()
      return pairing.pairs(removed, rows.filter { $0.kind == .inserted })
    }
  }
}

extension Replacement {
  /// Both rows and where they are declared on one line, then what they have in common.
  var explanation: String {
    guard let removed = self.removed.shownPath, let inserted = self.inserted.shownPath
    else { return "" }
    let common =
      switch likeness {
      case .equalContent: "equal content, another ID; give the row an ID that stays the same"
      case .fields(let names): "same \(names.joined(separator: ", "))"
      }
    return "replaced \(self.inserted.model ?? "") \(ValueText.quoted(removed)) by "
      + "\(ValueText.quoted(inserted))\(self.inserted.place)\n  \(common)"
  }
}

/// Pairs removed with inserted rows: first those that look the same, then those that look alike.
private struct ReplacementPairing {
  private typealias Candidate = (change: Changeset.Change, row: Row)

  private var result: [Replacement] = []

  mutating func pairs(
    _ removed: [Changeset.Change], _ inserted: [Changeset.Change]
  ) -> [Replacement] {
    let old = removed.compactMap { change in change.row.map { (change, $0) } }
    let new = inserted.compactMap { change in change.row.map { (change, $0) } }
    let rest = match(old, new, by: Self.content) { old, new in
      // Texts are cut somewhere.
      FieldComparison.fields(old.model, new.model, except: Self.ownID(of: new)).other.isEmpty
        ? .equalContent : nil
    }
    _ = match(rest.removed, rest.inserted, by: Self.statement, Self.alikeness)
    return result.sorted { left, right in
      left.inserted.new.flatMap { left in right.inserted.new.map { left < $0 } } ?? false
    }
  }

  /// Pairs rows with the same key in their order, and returns those that remain.
  private mutating func match(
    _ removed: [Candidate], _ inserted: [Candidate], by key: (Row) -> String,
    _ likeness: (Row, Row) -> Replacement.Likeness?
  ) -> (removed: [Candidate], inserted: [Candidate]) {
    var waiting: [String: [Int]] = [:]
    for (number, candidate) in removed.enumerated().reversed() {
      waiting[key(candidate.row), default: []].append(number)
    }
    var rest: [Candidate] = []
    for candidate in inserted {
      let key = key(candidate.row)
      if let number = waiting[key]?.last,
        let common = likeness(removed[number].row, candidate.row)
      {
        waiting[key]?.removeLast()
        result.append(
          Replacement(
            removed: removed[number].change, inserted: candidate.change, likeness: common))
      } else {
        rest.append(candidate)
      }
    }
    return (waiting.values.flatMap { $0 }.sorted().map { removed[$0] }, rest)
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

  private static func alikeness(_ old: Row, _ new: Row) -> Replacement.Likeness? {
    let fields = FieldComparison.fields(old.model, new.model, except: ownID(of: new))
    return fields.equal.count > fields.other.count ? .fields(fields.equal) : nil
  }

  /// The field that the row's ID comes from, if the model brought it.
  private static func ownID(of row: Row) -> String? { row.id.isFromModel ? "id" : nil }
}
