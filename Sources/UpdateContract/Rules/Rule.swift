/// One rule of table and collection views, with its usual causes and its remedy.
public struct Rule: Hashable, Sendable, Identifiable {
  /// The code in the catalogue, such as `C2`; the letter is the group.
  ///
  /// B bounds, C counts, D duplicates, K reconfigures, L layout, M moves in conflict, N diffable
  /// snapshots, Q questions to the view, R reusable views, S combinations, T threads, W state of the
  /// view.
  public var id: String
  /// The rule, as a sentence.
  public var statement: String
  /// The usual causes, the most frequent first, each as a sentence.
  public var causes: [String] = []
  /// The remedy, as a sentence.
  public var remedy = ""
  /// The texts of exceptions that views raise. If no text is known, it is a text with the prefix `sim:`.
  var texts: [RuleText] = []

  /// Creates the rule of a code such as `C2`; nil if the catalogue has none.
  package init?(id: String) {
    guard let rule = Self.byID[id] else { return nil }
    self = rule
  }

  /// Every rule of the catalogue, group by group.
  package static let all = rules(in: batches) + rules(in: views)

  private static let byID = Dictionary(
    all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

  /// The rule with its causes and its remedy, one a line.
  var advice: String {
    let causes = causes.map { "  Usual cause: \($0)" }
    return (["  Rule: \(statement)"] + causes + ["  Instead: \(remedy)"]).joined(separator: "\n")
  }
}

/// Parses the table: a line with a code begins a rule, the lines below it are its parts, and one with more indentation
/// continues the line above it.
extension Rule {
  private static func rules(in table: String) -> [Rule] {
    var entries: [String] = []
    for line in table.split(separator: "\n") {
      let entry = String(line.drop { $0 == " " })
      if line.hasPrefix("    "), let last = entries.indices.last {
        entries[last] += " " + entry
      } else {
        entries.append(entry)
      }
    }
    return entries.reduce(into: []) { add($1, to: &$0) }
  }

  private static func add(_ entry: String, to rules: inout [Rule]) {
    let key = entry.prefix { $0 != ":" }
    let value = String(entry.dropFirst(key.count + 2))
    let last = rules.count - 1
    switch key {
    case "text": rules[last].texts.append(RuleText(value, in: nil))
    case "text table": rules[last].texts.append(RuleText(value, in: .table))
    case "text collection": rules[last].texts.append(RuleText(value, in: .collection))
    case "cause": rules[last].causes.append(value)
    case "instead": rules[last].remedy = value
    default: rules.append(Rule(id: String(key), statement: value))
    }
  }

  private init(id: String, statement: String) {
    self.id = id
    self.statement = statement
  }
}
