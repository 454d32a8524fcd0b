import Foundation
import ScreenDSLHeadless

/// Prints a series of steps as a Swift test. The test repeats source from the call of `explore`.
@MainActor struct PrintedTest {
  private let (state, name, shown): (String, String, String)
  private let events: [String: String]
  private let checks: [String]

  init<State>(_ site: CallSite, _ exploration: Exploration<State>) {
    let call = CallSource(at: site)
    let closure = call?.closures.first ?? ""
    let name = CallSource.parameters(closure).first.flatMap { $0 == "_" ? nil : $0 } ?? "state"
    (self.name, state) = (name, call?.arguments.first ?? "…")
    let options = (call?.arguments ?? []).filter {
      $0.hasPrefix("cells:") || $0.hasPrefix("options:")
    }.joined(separator: ", ")
    let screen = CallSource.body(closure, name)
    shown = "TestScreen\(options.isEmpty ? "" : "(\(options))") { \(screen) }"
    func body(_ site: CallSite) -> String {
      CallSource(at: site)?.closures.first.map { CallSource.body($0, name, "screen") } ?? "…"
    }
    events = Dictionary(exploration.events.map { ($0.name, body($0.site)) }) { first, _ in first }
    checks = exploration.checks.map { body($0.site) }
  }

  /// Returns the line of the test for a step that is possible now.
  func line(of step: UserStep, _ screen: TestScreen) -> String {
    if case .event(let name) = step.act {
      let body = events[name] ?? "…"
      return body.includes("await ") ? "\(body); screen.update()" : "screen.update { \(body) }"
    }
    return "\(step.act == .refresh ? "await " : "")screen.\(screen.source(of: step))"
  }

  /// Returns the source of a test that fails because of a problem.
  ///
  /// - Parameter calls: A line for each step, and whether the test waits for actions after this step.
  func test(of problem: BrokenInvariant, _ calls: [(line: String, waits: Bool)], _ origin: String)
    -> String
  {
    var expectation = problem.expectation.replacingOccurrences(
      of: "TestScreen { SCREEN }", with: shown)
    for (index, law) in checks.enumerated() where expectation == "LAW \(index)" {
      expectation = "#expect(\(law))"
    }
    var lines = [
      "let \(name) = \(state)",
      "\(calls.isEmpty && expectation.isEmpty ? "_" : "let screen") = \(shown)",
    ]
    for (index, call) in calls.enumerated() {
      let left = calls.count - index
      if left == problem.comparedSteps { lines.append("let before = screen.snapshot") }
      let isExpected = problem.isOfUpdate && left == 1
      lines.append(isExpected ? "\(call.line).\(expectation)" : call.line)
      if call.waits, !isExpected || problem.rule != "twice" {
        lines.append("await screen.finish()")
      }
    }
    if !expectation.isEmpty, !problem.isOfUpdate || calls.isEmpty { lines.append(expectation) }
    let words = problem.rule.split { !$0.isLetter }.map(\.capitalized)
    let isAsync = lines.contains { $0.includes("await ") } ? " async" : ""
    return
      "  // Found by 'explore' (\(origin)).\n  @MainActor @Test func found\(words.joined())()\(isAsync) {\n"
      + lines.map { "    \($0)\n" }.joined() + "  }"
  }
}
