import Foundation
import ScreenDSLHeadless

/// Prints ways as tests, in the words of the call that explored.
@MainActor struct PrintedTest {
  private let (state, name, screen, options): (String, String, String, String)
  private let events: [String: String]
  private let checks: [String]

  init<State>(_ site: CallSite, _ exploration: Exploration<State>) {
    let call = CallSource(at: site)
    let closure = call?.closures.first ?? ""
    let name = CallSource.parameters(closure).first.flatMap { $0 == "_" ? nil : $0 } ?? "state"
    (self.name, state) = (name, call?.arguments.first ?? "…")
    screen = CallSource.body(closure, name)
    let labelled = ["cells:", "options:"]
    options = (call?.arguments ?? []).filter { argument in
      labelled.contains { argument.hasPrefix($0) }
    }
    .joined(separator: ", ")
    func body(_ site: CallSite) -> String {
      CallSource(at: site)?.closures.first.map { CallSource.body($0, name, "screen") } ?? "…"
    }
    events = Dictionary(exploration.events.map { ($0.name, body($0.site)) }) { first, _ in first }
    checks = exploration.checks.map { body($0.site) }
  }

  /// Returns the line of a step that is possible now.
  func line(of step: UserStep, _ screen: TestScreen) -> String {
    if step.kind.hasPrefix("event ") {
      let body = events[step.title] ?? "…"
      return body.includes("await ") ? "\(body); screen.update()" : "screen.update { \(body) }"
    }
    return "\(step.call == "pullToRefresh()" ? "await " : "")screen.\(screen.source(of: step))"
  }

  /// Returns the test.
  ///
  /// - Parameter calls: A line for each step, and whether the test then waits.
  func test(of problem: BrokenInvariant, _ calls: [(line: String, waits: Bool)], _ origin: String)
    -> String
  {
    let shown = "TestScreen\(options.isEmpty ? "" : "(\(options))") { \(screen) }"
    var expectation = problem.expectation.replacingOccurrences(
      of: "TestScreen { SCREEN }", with: shown)
    for (index, law) in checks.enumerated() where expectation == "LAW \(index)" {
      expectation = "#expect(\(law))"
    }
    var lines: [String] = []
    for (index, call) in calls.enumerated() {
      if calls.count - index == problem.comparedSteps {
        lines.append("let before = screen.snapshot")
      }
      lines.append(call.line)
      let isExpected = problem.isOfUpdate && index == calls.count - 1
      if call.waits, !isExpected || problem.rule != "twice" {
        lines.append("await screen.finish()")
      }
    }
    if problem.isOfUpdate, !lines.isEmpty {
      lines[lines.count - 1] += ".\(expectation)"
    } else if !expectation.isEmpty {
      lines.append(expectation)
    }
    lines.insert(contentsOf: ["let \(name) = \(state)", "let screen = \(shown)"], at: 0)
    if lines.count == 2 { lines[1] = "_ = \(shown)" }
    let words = problem.rule.split { !$0.isLetter }.map(\.capitalized)
    let isAsync = lines.contains { $0.includes("await ") } ? " async" : ""
    return
      "  // Found by 'explore' (\(origin)).\n  @MainActor @Test func found\(words.joined())()\(isAsync) {\n"
      + lines.map { "    \($0)\n" }.joined() + "  }"
  }
}

/// The arguments without labels and the trailing closures of a call, as they stand in the source.
private struct CallSource {
  private(set) var (arguments, closures): ([String], [String]) = ([], [])

  /// Reads a call; nil if its source is not there.
  init?(at site: CallSite) {
    guard let text = try? String(contentsOfFile: site.filePath, encoding: .utf8) else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(site.line - 1),
      let line = String(lines[site.line - 1].utf8.dropFirst(max(0, site.column - 1))),
      let start = line.firstIndex(of: "(")
    else { return nil }
    var rest = Substring(([line[start...]] + lines[site.line...]).joined(separator: "\n"))
    arguments = Self.parts(&rest, splits: true)
    while let label = rest.range(of: #"^\s*(\w+:\s*)?(?=\{)"#, options: .regularExpression) {
      rest = rest[label.upperBound...]
      closures += Self.parts(&rest, splits: false)
    }
  }

  /// Returns the parts between brackets, separated by commas, and removes them.
  private static func parts(_ rest: inout Substring, splits: Bool) -> [String] {
    var (depth, parts, isText, isEscaped) = (0, [""], false, false)
    loop: while let character = rest.popFirst() {
      switch character {
      case _ where isEscaped: isEscaped = false
      case "\\" where isText: isEscaped = true
      case "\"": isText.toggle()
      case _ where isText: break
      case "(", "[", "{":
        depth += 1
        if depth == 1 { continue loop }
      case ")", "]", "}":
        depth -= 1
        if depth == 0 { break loop }
      case "," where splits && depth == 1:
        parts.append("")
        continue loop
      default: break
      }
      parts[parts.count - 1].append(character)
    }
    return parts.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
  }

  private static func head(_ closure: String) -> Range<String.Index>? {
    closure.range(of: #"^\s*[\w, ]+\bin\b"#, options: .regularExpression)
  }

  /// Returns the names of a closure's parameters; empty if it has none.
  static func parameters(_ closure: String) -> [String] {
    guard let head = head(closure) else { return [] }
    return closure[head].dropLast(2).split(separator: ",").map {
      $0.trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }

  /// Returns the body of a closure with other names for its parameters.
  static func body(_ closure: String, _ names: String...) -> String {
    let (parameters, head) = (parameters(closure), head(closure))
    var text = head.map { String(closure[$0.upperBound...]) } ?? closure
    text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    for (index, name) in names.enumerated() {
      let old = parameters.count > index ? "\\b\(parameters[index])" : "\\$\(index)"
      if old == "\\b\(name)" || old == "\\b_" { continue }
      text = text.replacingOccurrences(
        of: old + #"\b(?!\s*:)"#, with: name, options: .regularExpression)
    }
    return text
  }
}
