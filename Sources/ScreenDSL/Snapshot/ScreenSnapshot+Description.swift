extension ScreenSnapshot: CustomStringConvertible {
  /// The screen as text, one row a line: type, ID, fields; rows inside containers are indented.
  ///
  /// Equal snapshots with handlers in the same places have the same text, on each run and machine.
  public var description: String {
    var writer = SnapshotWriter()
    writer.write(self)
    return writer.lines.joined(separator: "\n")
  }
}

extension Row: CustomStringConvertible {
  /// The row as text, without the rows in it: type, ID, fields, and what can be done with it.
  public var description: String {
    let fields = ValueText.contents(of: model, excluding: id.salt == nil ? nil : "id")
    var text = "\(type(of: model)) \(ValueText.quoted(id))"
    if !fields.isEmpty { text += " (\(fields))" }
    if attributes.onSelect != nil { text += " selectable" }
    return text
  }
}

private struct SnapshotWriter {
  private(set) var lines: [String] = []
  private var depth = 0

  mutating func write(_ snapshot: ScreenSnapshot) {
    for section in snapshot.sections {
      add("section \(ValueText.quoted(section.id))")
      indented {
        $0.write(section.supplementaries)
        $0.write(section.rows)
      }
    }
  }

  private mutating func write(_ supplementaries: [Supplementary]) {
    for supplementary in supplementaries {
      let kind = ValueText.escaped(supplementary.kind.name)
      let fields = ValueText.contents(of: supplementary.model)
      add("\(kind): \(type(of: supplementary.model)) (\(fields))")
    }
  }

  private mutating func write(_ rows: ScreenSnapshot.Rows) {
    for row in rows {
      add(row.description)
      guard let inner = row.contents else { continue }
      indented { writer in
        for section in inner.sections { writer.write(section.rows) }
      }
    }
  }

  private mutating func add(_ line: String) {
    lines.append(String(repeating: "  ", count: depth) + line)
  }

  private mutating func indented(_ body: (inout SnapshotWriter) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }
}
