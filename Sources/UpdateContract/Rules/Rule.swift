/// One rule of table and collection views: what must hold, what usually breaks it, what to do.
public struct Rule: Hashable, Sendable, Identifiable {
  /// The code in the catalogue, such as `C2`; the letter is the group.
  ///
  /// B bounds, C counts, D duplicates, K reconfigures, L layout, M moves in conflict, N diffable
  /// snapshots, Q questions to the view, R reusable views, S combinations, T threads, W state of the
  /// view.
  public var id: String
  /// What must hold, as a sentence.
  public var statement: String
  /// What usually breaks the rule, the most frequent first; each is a sentence.
  public var causes: [String]
  /// What to do instead, as a sentence.
  public var remedy: String

  init(_ id: String, _ statement: String, causes: String..., remedy: String) {
    self.id = id
    self.statement = statement
    self.causes = causes
    self.remedy = remedy
  }

  /// Creates the rule of a code such as `C2`; nil if the catalogue has none.
  public init?(id: String) {
    guard let rule = Self.byID[id] else { return nil }
    self = rule
  }

  /// Every rule of the catalogue, group by group.
  public static let all: [Rule] = [
    bounds, counts, duplicates, moves, combinations, views, cells, questions, snapshots,
  ].flatMap(\.self)

  private static let byID = Dictionary(
    all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

  /// The rule with its causes and its remedy, one a line.
  var advice: String {
    let causes = causes.map { "  Usual cause: \($0)" }
    return (["  Rule: \(statement)"] + causes + ["  Instead: \(remedy)"]).joined(separator: "\n")
  }
}

extension Violation.Code {
  /// What the rule says, what usually breaks it and what to do instead.
  public var rule: Rule {
    guard let rule = Rule(id: rawValue) else {
      fatalError("Internal error: no rule for '\(rawValue)'")
    }
    return rule
  }
}
