/// A rule of table and collection views, with the usual causes and the remedy of a violation.
public struct Rule: Hashable, Sendable, Identifiable {
  /// The code of the rule, such as `C2`. The letter stands for a group of rules, such as C for wrong counts.
  public var id: String
  /// The rule, as a sentence.
  public var statement: String
  /// The usual causes, the most frequent first, each as a sentence.
  public var causes: [String] = []
  /// The remedy, as a sentence.
  public var remedy = ""
  /// The exception texts that report a broken rule. A text with the prefix `sim:` is the package's own, not UIKit's.
  var texts: [RuleText] = []

  /// All rules of the file `rules.txt`. In this file, each rule begins with a line that contains the rule's code and
  /// statement. The indented lines after this line contain the rule's exception texts, causes and remedy.
  package static let all = String(decoding: PackageResources.rules_txt, as: UTF8.self)
    .split(separator: "\n").reduce(into: [Rule]()) { add($1.drop { $0 == " " }, to: &$0) }

  private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })

  var advice: String {
    let causes = causes.map { "  Usual cause: \($0)" }
    return (["  Rule: \(statement)"] + causes + ["  Instead: \(remedy)"]).joined(separator: "\n")
  }
}

extension Rule {
  package init?(id: String) {
    guard let rule = Self.byID[id] else { return nil }
    self = rule
  }

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
}
