import ScreenDSL

extension Changeset {
  /// All changes as text, one a line; `nothing` if there are none.
  var lines: String {
    let lines = all.map(\.line)
    return lines.isEmpty ? "nothing" : lines.joined(separator: "\n")
  }
}

extension Changeset.Change {
  /// The change on one line: kind, name, both positions, reason.
  var line: String {
    let section = RowPath(RowID(self.section), in: container?.ids ?? [])
    let name = ShownText.line((path ?? section).description)
    let subject = model.map { "'\(name)' \($0)" } ?? "'\(name)'"
    let reason = differences.map(\.description).joined(separator: ", ")
    let end = reason.isEmpty ? "" : ": \(reason)"
    return "\(kind.rawValue) \(subject) \(text(of: old)) -> \(text(of: new))\(end)"
  }

  /// The line and where the row is declared.
  var lineWithSource: String { source.map { "\(line) (\($0))" } ?? line }

  private func text(of position: RowPosition?) -> String {
    position.map { path == nil ? "\($0.section)" : "\($0)" } ?? "-"
  }
}
