/// A rule of table and collection views, with its usual causes and its remedy.
public struct Rule: Hashable, Sendable, Identifiable {
  /// The code of the rule, such as `C2`. The letter stands for a group of rules, such as C for wrong counts.
  public var id: String
  /// The rule, as a sentence.
  public var statement: String
  /// The usual causes, the most frequent first, each as a sentence.
  public var causes: [String] = []
  /// The remedy, as a sentence.
  public var remedy = ""
  /// The texts of the exceptions that views raise for this rule. If no such text is known, the package has a text of
  /// its own for the rule, with the prefix `sim:`.
  var texts: [RuleText] = []

  /// Returns the rule with a code such as `C2`; nil if there is none.
  package init?(id: String) {
    guard let rule = Self.byID[id] else { return nil }
    self = rule
  }

  /// All rules, in the order of the file `rules.txt`.
  ///
  /// In this file, a line with a code begins a rule. The indented lines below this line are the parts of the rule.
  package static let all = String(decoding: PackageResources.rules_txt, as: UTF8.self)
    .split(separator: "\n").reduce(into: [Rule]()) { add($1.drop { $0 == " " }, to: &$0) }

  private static let byID = Dictionary(
    all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

  /// The rule, its causes and its remedy, each on a line.
  var advice: String {
    let causes = causes.map { "  Usual cause: \($0)" }
    return (["  Rule: \(statement)"] + causes + ["  Instead: \(remedy)"]).joined(separator: "\n")
  }
}

extension Rule {
  private static func add(_ line: Substring, to rules: inout [Rule]) {
    let key = line.prefix { $0 != ":" }
    let value = String(line.dropFirst(key.count + 2))
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
