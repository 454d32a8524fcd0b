extension Changeset: CustomStringConvertible {
  /// The changes as text, one on each line, such as `remove Card '2' at 0.1`; `no changes` if there are none.
  public var description: String { lines.isEmpty ? "no changes" : lines.joined(separator: "\n") }

  private var lines: [String] {
    var lines = sectionRemovals.map { "remove section \(name(of: $0, in: old)) at \($0)" }
    lines += sectionInsertions.map { "insert section \(name(of: $0, in: new)) at \($0)" }
    lines += sectionMoves.map {
      "move section \(name(of: $0.to, in: new)) "
        + ($0.from == $0.to ? "past others, still at \($0.to)" : "from \($0.from) to \($0.to)")
    }
    lines += supplementaryUpdates.map {
      "update \($0.names.joined(separator: ", ")) of section \(name(of: $0.newSection, in: new))"
    }
    lines += rowRemovals.map { "remove \(name(of: $0, in: old)) at \($0)" }
    lines += rowInsertions.map { "insert \(name(of: $0, in: new)) at \($0)" }
    lines += rowMoves.map { "move \(name(of: $0.to, in: new)) \(places(of: $0))" }
    lines += rowUpdates.map { "\($0.kind) \(name(of: $0.new, in: new)) at \($0.new)" }
    lines += differencesOfWhole
    for nested in nested {
      lines.append("in \(name(of: nested.new, in: new)):")
      lines += nested.changes.lines.map { "  " + $0 }
    }
    return lines
  }

  /// Describes the two positions of a move, such as `from 0.1 to 0.3`. The positions can be equal, because the update
  /// can also change the rows and sections before the moved row.
  private func places(of move: Move<RowPosition>) -> String {
    if move.from != move.to { return "from \(move.from) to \(move.to)" }
    let section = move.from.section
    return old.sections[section].id == new.sections[section].id
      ? "past others, still at \(move.to)"
      : "from section \(name(of: section, in: old)) to \(move.to)"
  }

  @inline(never) private func name(of section: Int, in snapshot: ScreenSnapshot) -> String {
    ValueText.quoted(snapshot.sections[section].id)
  }

  @inline(never) private func name(of position: RowPosition, in snapshot: ScreenSnapshot) -> String
  {
    let row = snapshot[position]
    return "\(type(of: row.model)) \(ValueText.quoted(row.id))"
  }
}

extension Changeset.Operations: CustomStringConvertible {
  /// The operations on one line, with positions, such as `remove 0.2, move 0.1 to 0.0`; `nothing` if there
  /// are none.
  public var description: String {
    var texts: [String] = []
    func add(_ verb: String, _ places: [String]) { texts += places.map { "\(verb) \($0)" } }
    add("remove section", sectionRemovals.map(\.description))
    add("insert section", sectionInsertions.map(\.description))
    add("move section", sectionMoves.map { "\($0.from) to \($0.to)" })
    add("remove", rowRemovals.map(\.description))
    add("insert", rowInsertions.map(\.description))
    add("move", rowMoves.map { "\($0.from) to \($0.to)" })
    add("reconfigure", reconfigures.map(\.description))
    add("reload", reloads.map(\.description))
    add(
      "update",
      supplementaries.map { "\($0.names.joined(separator: ", ")) of section \($0.newSection)" })
    return texts.isEmpty ? "nothing" : texts.joined(separator: ", ")
  }
}

extension Changeset.Stage: CustomStringConvertible {
  /// The operations of the stage as text, in the form of ``Changeset/Operations/description``.
  public var description: String { "\(operations)" }
}
