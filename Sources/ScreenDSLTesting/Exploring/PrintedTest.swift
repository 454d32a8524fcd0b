import Foundation

/// Writes the source of a Swift test with the steps of an exploration. The source contains copies of arguments from the
/// call of `explore`, such as the state and the screen.
@MainActor struct PrintedTest {
  /// The height of a low window in points, as on a phone in landscape.
  static let low = 200.0

  private let (state, name, screen): (String, String, String)
  private let (cells, options): (String?, String?)
  private var sources: [String: String] = [:]

  init(_ site: CallSite, _ sites: [String: CallSite]) {
    let call = CallSource(at: site)
    let closure = call?.closure("screen") ?? ""
    // The printed test has variables with the names `screen` and `before`, so the state must have another name.
    let name =
      CallSource.parameters(closure).first { !["_", "screen", "before"].contains($0) } ?? "state"
    (self.name, state) = (name, call?.arguments.first ?? "…")
    (cells, options) = (call?.argument("cells"), call?.argument("options"))
    screen = CallSource.body(closure, name)
    for (title, site) in sites {
      let call = CallSource(at: site)
      let argument = call?.arguments.last { $0.hasPrefix("{") }?.dropFirst().dropLast()
      let closure = call?.closures.first ?? argument.map(String.init)
      sources[title] = closure.map { CallSource.body($0, name, "screen") } ?? "…"
    }
  }

  func line(of step: UserStep, _ screen: TestScreen) -> String {
    guard step.isEvent, let body = sources[step.title] else {
      return "\(step.call == "pullToRefresh()" ? "await " : "")screen.\(screen.source(of: step))"
    }
    if !body.includes("await ") { return "screen.update { \(body) }" }
    return "\(Self.expression(body)); screen.update()"
  }

  private static func expression(_ body: String) -> String {
    let isPlain =
      body.range(of: #"[\n;]|\breturn\b|^(if|switch)\b"#, options: .regularExpression) == nil
    return isPlain ? body : (body.includes("await ") ? "await " : "") + "{ \(body) }()"
  }

  func test(
    of problem: BrokenRule, _ calls: [(line: String, waits: Bool)], _ origin: String, isLow: Bool
  ) -> String {
    let low = isLow ? "options: HeadlessOptions(viewport: \(Int(Self.low)))" : nil
    let arguments = [cells, options ?? low].compactMap(\.self).joined(separator: ", ")
    let shown = "TestScreen\(arguments.isEmpty ? "" : "(\(arguments))") { \(screen) }"
    let expectation =
      sources[problem.rule].map { "#expect(\(Self.expression($0)))" }
      ?? problem.expectation.replacingOccurrences(of: "TestScreen { SCREEN }", with: shown)
    var lines = [
      "let \(name) = \(state)",
      "\(calls.isEmpty && expectation.isEmpty ? "_" : "let screen") = \(shown)",
    ]
    let isOfUpdate = expectation.hasPrefix(".")
    for (index, call) in calls.enumerated() {
      let left = calls.count - index
      if left == 2, expectation == BrokenRule.sameAsBefore {
        lines.append("let before = screen.snapshot")
      }
      let isExpected = isOfUpdate && left == 1
      lines.append(call.line)
      if call.waits, !isExpected || problem.rule != "twice" {
        lines.append("await screen.finish()")
      }
      if isExpected { lines[lines.count - 1] += expectation }
    }
    if !expectation.isEmpty, !isOfUpdate || calls.isEmpty { lines.append(expectation) }
    let words = problem.rule.split { !$0.isLetter }.map(\.capitalized).joined()
    let isAsync = lines.contains { $0.includes("await ") } ? " async" : ""
    lines = lines.map { "    \($0)\n" }
    return
      "  // Found by 'explore' (\(origin)).\n  @MainActor @Test func found\(words)()\(isAsync) {\n"
      + lines.joined() + "  }"
  }
}
