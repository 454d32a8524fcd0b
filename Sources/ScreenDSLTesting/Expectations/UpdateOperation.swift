import ScreenDSL

/// One change of an update, wherever it is, as it is told to people.
struct UpdateOperation: Equatable {
  enum Kind: String, Equatable, Sendable {
    case removed, inserted, moved, reconfigured, reloaded
    case sectionRemoved = "removed section"
    case sectionInserted = "inserted section"
    case sectionMoved = "moved section"
    case sectionUpdated = "updated section"
  }

  let kind: Kind
  /// The containers around the row.
  let containers: [RowID]
  /// The row's path, with its section only if others have a row with the same ID; nil for a section.
  let path: RowPath?
  /// The section itself, or the row's.
  let section: SectionID
  /// The name of the model's type; empty for a section.
  let model: String
  /// Where it was: the row's position or the section's index; nil if it is new.
  let old: String?
  /// Where it is; nil if it is gone.
  let new: String?
  /// Why it changed, in a few words; empty if that goes without saying.
  var reason = ""
  /// The file and line of the statement that declares it; nil if no builder made it.
  let source: String?

  /// The operation on one line: kind, name, both positions, reason.
  var line: String {
    let name = ShownText.line(path?.description ?? RowPath.text(section, in: containers))
    let subject = model.isEmpty ? "'\(name)'" : "'\(name)' \(model)"
    let end = reason.isEmpty ? "" : ": \(reason)"
    return "\(kind.rawValue) \(subject) \(old ?? "-") -> \(new ?? "-")\(end)"
  }

  /// The line and where the row is declared.
  var lineWithSource: String { source.map { "\(line) (\($0))" } ?? line }
}

extension RowPath {
  fileprivate static func text(_ section: SectionID, in containers: [RowID]) -> String {
    (containers.map(\.description) + [section.description]).joined(separator: "/")
  }
}
