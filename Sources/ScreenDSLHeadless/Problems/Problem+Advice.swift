@_exported public import ScreenDSLHosting
import UpdateContract

extension Problem {
  /// The cost of the problem for the users or the developers of the screen.
  public var cost: String { kind.advice.cost }

  /// The remedy of the problem, as a sentence.
  public var remedy: String {
    ownRemedy ?? rule.flatMap(Rule.init(id:)).map(\.remedy) ?? kind.advice.remedy
  }

  /// The description, the cost and the remedy of the problem, each on a line.
  ///
  /// ```
  /// App/MainScreen.swift:14: No accessibility label for ElementRow 'e3', which can be tapped
  ///   Cost: VoiceOver users cannot tell what a tap does
  ///   Fix: show a text in the cell, or give it an accessibility label
  /// ```
  public var explanation: String { "\(self)\n  Cost: \(cost)\n  Fix: \(remedy)" }
}

extension Problem.Kind {
  private static let advice = Dictionary(
    uniqueKeysWithValues: String(decoding: PackageResources.problems_txt, as: UTF8.self)
      .split(separator: "\n").map { line in
        let parts = line.split(separator: "|").map(String.init)
        return (parts[0], (cost: parts[1], remedy: parts[2]))
      })

  fileprivate var advice: (cost: String, remedy: String) { Self.advice["\(self)"] ?? ("", "") }
}
