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
