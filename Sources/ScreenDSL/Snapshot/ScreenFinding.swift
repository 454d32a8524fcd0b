/// Something about a screen that works, but costs its users or its developers something.
///
/// ```
/// App/MainScreen.swift:14: No accessibility label for 'e3' of 'ElementRow', which can be tapped
///   Cost: who hears the screen instead of seeing it cannot tell what a tap does
///   Mend: show a text in the cell, or give it an accessibility label
/// ```
public struct ScreenFinding: Hashable, Sendable {
  /// What is wrong.
  public let kind: Kind
  /// What is wrong with what, in one sentence.
  public let problem: String
  /// The file and line of the statement that declares it; nil if no builder made it.
  public let source: String?
  /// How to mend it.
  public let remedy: String

  /// What it costs.
  public var cost: String { kind.cost }

  init(_ kind: Kind, _ problem: String, at source: String?, remedy: String? = nil) {
    self.kind = kind
    self.problem = problem
    self.source = source
    self.remedy = remedy ?? kind.remedy
  }
}

extension ScreenFinding {
  /// What can be wrong with a screen.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// Two rows of a list, or two sections, have one ID.
    case duplicateID
    /// Rows that a loop made have no ID.
    case loopWithoutID
    /// Rows were removed and inserted with equal content: their IDs are made on the fly.
    case identityChurn
    /// A row shows something else, or is elsewhere, although the state is the same.
    case unstableContent
    /// A block that `dependsOn` skipped would show something else: it depends on more than it says.
    case incompleteDependency
    /// A row that can be tapped has no accessibility label.
    case missingLabel
    /// A section has a header but no rows.
    case headerWithoutRows
    /// A model has no cell.
    case missingCell
  }
}

extension ScreenFinding: CustomStringConvertible {
  /// The file, the line and the problem; then, on lines of their own, what it costs and how to mend it.
  public var description: String {
    let place = source.map { "\($0): " } ?? ""
    return "\(place)\(problem)\n  Cost: \(cost)\n  Mend: \(remedy)"
  }
}

extension ScreenFinding.Kind {
  fileprivate var cost: String {
    switch self {
    case .duplicateID: "when one of them goes, the other takes over its cell, state and animation"
    case .loopWithoutID: "an insertion at the top of the loop updates all of its rows"
    case .identityChurn:
      "each update makes a new cell: focus, scroll offset and animation are lost"
    case .unstableContent: "it is updated when nothing happened, or stays old when something did"
    case .incompleteDependency: "users see old content until one of the named values changes"
    case .missingLabel:
      "who hears the screen instead of seeing it cannot tell what a tap does"
    case .headerWithoutRows: "users read a heading of nothing"
    case .missingCell: "users see a placeholder instead of the row"
    }
  }

  fileprivate var remedy: String {
    switch self {
    case .duplicateID: "use an ID that the data has only once, or merge what belongs together"
    case .loopWithoutID: "make the model 'Identifiable', or use 'id(_:)' with an ID of the data"
    case .identityChurn: "take the ID from the data, not from 'UUID()' or a counter in the builder"
    case .unstableContent:
      "take what it shows from the state alone, and name all of that in 'dependsOn'"
    case .incompleteDependency: "add the value to 'dependsOn', which takes any number of them"
    case .missingLabel: "show a text in the cell, or give it an accessibility label"
    case .headerWithoutRows: "declare the section only if it has rows, or add one that says why not"
    case .missingCell: "register a cell for the model in the registry of the screen"
    }
  }
}

/// Collects findings of one kind; those of one statement and model become one.
struct FindingGroup {
  private struct Key: Hashable {
    let model: String
    let source: String?
  }

  private struct Entry {
    let problem: String
    let source: String?
    let remedy: String?
    var others = 0
  }

  private let kind: ScreenFinding.Kind
  private var entries: [Entry] = []
  private var indices: [Key: Int] = [:]

  init(_ kind: ScreenFinding.Kind) { self.kind = kind }

  mutating func add(
    _ problem: String, _ model: String, at source: String?, remedy: String? = nil
  ) {
    let key = Key(model: model, source: source)
    if let known = indices[key] {
      entries[known].others += 1
    } else {
      indices[key] = entries.count
      entries.append(Entry(problem: problem, source: source, remedy: remedy))
    }
  }

  var findings: [ScreenFinding] {
    entries.map { entry in
      let others = entry.others == 0 ? "" : ", and \(entry.others) more of this statement"
      return ScreenFinding(
        kind, entry.problem + others, at: entry.source, remedy: entry.remedy)
    }
  }
}
