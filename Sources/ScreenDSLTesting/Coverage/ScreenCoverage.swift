import Foundation
import ScreenDSL
import ScreenDSLRendering

/// What of a screen's declaration the tests of a run showed and touched.
struct ScreenCoverage {
  /// A builder's body and the file that it is in, as `#fileID` gives it.
  private struct Body {
    let file: String
    let body: BuilderBody
  }

  private let screen: String
  private let record: CoverageRecord
  /// The bodies that the screen's rows come from.
  private var bodies: [Body] = []
  private let allBodies: [Body]
  /// What was shown at some time, and what was shown together in each state.
  private let all: Sight
  private let states: [Sight]
  /// How many statements there are, and how many were shown.
  private(set) var (total, shown) = (0, 0)
  /// What was never shown, fired or used, one a line.
  private(set) var gaps: [String] = []

  /// Compares a record with the sources of a screen.
  ///
  /// - Parameters:
  ///   - screen: The name of its type.
  ///   - source: Returns a file by the name that `#fileID` gives it; nil if it is not found.
  init(of screen: String, _ record: CoverageRecord, source: (String) -> SwiftSource?) {
    self.screen = screen
    self.record = record
    all = Sight(record.shown)
    states = (record.states[screen] ?? []).map { Sight($0) }
    let files = all.lines.keys.sorted()
    allBodies = files.flatMap { file in
      (source(file)?.builderBodies ?? []).map { Body(file: file, body: $0) }
    }
    let missing = files.filter { source($0) == nil }
    bodies = reached()
    for body in bodies {
      add(body.body.statements, in: body)
      addSides(of: body.body.statements, in: body, while: presence(of: body))
    }
    addHandlers()
    let cells = record.screens[screen] ?? CoverageRecord.Cells()
    gaps += cells.unused.subtracting(cells.used).sorted().map { "never used: cell \($0)" }
    if bodies.isEmpty {
      gaps = [
        "no test showed it, or its source is not there"
          + (missing.isEmpty ? "" : " (\(missing.joined(separator: ", ")))")
      ]
    }
  }

  /// The screen's bodies, and those of the functions and components that their statements name.
  private func reached() -> [Body] {
    var found: [Body] = []
    var waiting = allBodies.filter { $0.body.typeName == screen && $0.body.name == "body" }
    while let next = waiting.popLast() {
      let isKnown = found.contains { $0.file == next.file && $0.body.lines == next.body.lines }
      if isKnown || !all.shows(next.body.lines, next.file) { continue }
      found.append(next)
      waiting += next.body.statements.flatMap(\.names).flatMap { bodies(named: $0, from: next) }
    }
    return found.sorted {
      ($0.file, $0.body.lines.lowerBound) < ($1.file, $1.body.lines.lowerBound)
    }
  }

  /// The bodies that a name may stand for: a function or property of the same type, or a type.
  private func bodies(named name: String, from body: Body) -> [Body] {
    allBodies.filter { other in
      other.body.name == name
        ? other.body.typeName == body.body.typeName || other.body.types.isEmpty
        : other.body.typeName == name && other.body.name == "body"
    }
  }

  private mutating func add(_ statements: [BuilderStatement], in body: Body) {
    for statement in statements {
      let isShown = isShown(statement, in: body, all)
      if !statement.isBranch { (total, shown) = (total + 1, shown + (isShown ? 1 : 0)) }
      if isShown {
        add(statement.inner, in: body)
      } else if statement.hasRows {
        total += statement.inner.reduce(0) { $0 + $1.count }
        gaps.append("never shown: \(statement.text) (\(body.file):\(statement.lines.lowerBound))")
      }
    }
  }

  private func isShown(_ statement: BuilderStatement, in body: Body, _ sight: Sight) -> Bool {
    if statement.inner.contains(where: { isShown($0, in: body, sight) }) { return true }
    if statement.isBranch { return false }
    let models = sight.models(statement.lines, body.file)
    let inside = statement.inner.flatMap(\.lines)
    let isContainer = statement.name == "Container"
    if isContainer, !sight.models(statement.lines, body.file, except: inside).isEmpty {
      return true
    }
    let name = statement.name ?? ""
    // Of several statements on one line, a row's type says which of them made it.
    let isOneOfSeveral =
      body.body.statements.flatMap(\.leaves).count {
        $0.lines.overlaps(statement.lines)
      } > 1
    if isOneOfSeveral, statement.inner.isEmpty, name.first?.isUppercase == true {
      if models.contains(name) { return true }
    } else if statement.inner.isEmpty ? !models.isEmpty : models.contains("") {
      return true
    }
    return bodies(named: name, from: body).contains { sight.shows($0.body.lines, $0.file) }
  }

  private mutating func addHandlers() {
    let missing = record.offered.subtracting(record.fired).filter { place in
      bodies.contains { $0.file == place.file && $0.body.lines.contains(place.line) }
    }
    gaps += missing.sorted { ($0.file, $0.line, $0.what) < ($1.file, $1.line, $1.what) }
      .map { "never fired: \($0.what) (\($0.file):\($0.line))" }
  }
}

// Branches that were never left out, and loops that were never empty.
extension ScreenCoverage {
  /// Whether something of a screen is there in a state; nil if nothing tells.
  private typealias Presence = (Sight) -> Bool

  /// Adds the choices among some statements that were shown, but never without rows.
  ///
  /// - Parameter isThere: Whether the statements are reached in a state; nil if that cannot be told.
  private mutating func addSides(
    of statements: [BuilderStatement], in body: Body, while isThere: Presence?
  ) {
    var choices: [Int] = []
    for statement in statements {
      if let choice = statement.choice {
        if choices.last != choice { choices.append(choice) }
      } else {
        // A group has no row of its own, a section and a container have.
        let inner: Presence? =
          statement.name == "Group" ? isThere : { [self] in isShown(statement, in: body, $0) }
        addSides(of: statement.inner, in: body, while: inner)
      }
    }
    for choice in choices {
      let branches = statements.filter { $0.choice == choice }
      if let isThere { addSide(of: branches, in: body, isThere) }
      // Each turn of a loop is its own choice, and a state shows several.
      if branches[0].text.hasPrefix("for ") { continue }
      for branch in branches {
        addSides(of: branch.inner, in: body, while: presence(of: branch.inner, in: body))
      }
    }
  }

  private mutating func addSide(
    of branches: [BuilderStatement], in body: Body, _ isThere: Presence
  ) {
    let first = branches[0]
    if branches.contains(where: { $0.text.hasPrefix("else") && !$0.text.hasPrefix("else if") })
      || !branches.contains(where: { isShown($0, in: body, all) })
    {
      return
    }
    let isLeftOut = states.contains { state in
      isThere(state) && !branches.contains { isShown($0, in: body, state) }
    }
    if isLeftOut { return }
    func add(_ words: String, _ branch: BuilderStatement) {
      gaps.append("\(words): \(branch.text) (\(body.file):\(branch.lines.lowerBound))")
    }
    switch first.text.prefix(3) {
    case "if ": add("never false", first)
    case "for": if !first.isOfConstant { add("never empty", first) }
    default: for branch in branches where !branch.hasRows { add("never shown", branch) }
    }
  }

  /// What tells that a body is there.
  private func presence(of body: Body) -> Presence? {
    if body.body.typeName == screen, body.body.name == "body" { return { _ in true } }
    return presence(of: body.body.statements, in: body)
  }

  /// What tells that statements are there: one of them that always has rows.
  private func presence(of statements: [BuilderStatement], in body: Body) -> Presence? {
    let sure = statements.first { statement in
      let name = statement.name ?? ""
      return !statement.isBranch && name != "Group" && name.first?.isUppercase == true
        && bodies(named: name, from: body).isEmpty
    }
    return sure.map { sure in { [self] in isShown(sure, in: body, $0) } }
  }
}

/// The lines whose statements were shown, with the types of their models.
private struct Sight {
  private(set) var lines: [String: [Int: Set<String>]] = [:]

  init(_ places: Set<CoverageRecord.Place>) {
    for place in places {
      lines[place.file, default: [:]][place.line, default: []].insert(place.what)
    }
  }

  func models(
    _ range: ClosedRange<Int>, _ file: String, except inside: [Int] = []
  ) -> Set<String> {
    guard let lines = lines[file] else { return [] }
    return range.reduce(into: []) { if !inside.contains($1) { $0.formUnion(lines[$1] ?? []) } }
  }

  func shows(_ range: ClosedRange<Int>, _ file: String) -> Bool {
    lines[file].map { lines in range.contains { lines[$0] != nil } } ?? false
  }
}

extension ScreenCoverage: CustomStringConvertible {
  /// How much was shown, and the gaps, one a line.
  var description: String {
    let head = "'\(screen)': \(shown) of \(total) statements were shown"
    return ([head] + gaps.map { "  \($0)" }).joined(separator: "\n")
  }
}

extension ScreenCoverage {
  /// The same as a part of a page.
  var part: GalleryPage.Coverage {
    GalleryPage.Coverage(screen: screen, shown: shown, total: total, gaps: gaps)
  }

  /// Compares what the processes of a run recorded with the sources of all screens they showed.
  static func all(
    of records: [CoverageRecord], source: (String) -> SwiftSource?
  ) -> [ScreenCoverage] {
    let all = records.reduce(into: CoverageRecord()) { $0.merge($1) }
    return all.screens.keys.sorted().map { ScreenCoverage(of: $0, all, source: source) }
  }
}

extension BuilderBody {
  /// The type that it is in, without those around it.
  fileprivate var typeName: String {
    types.last?.split(separator: ".").last.map(String.init) ?? ""
  }
}

extension BuilderStatement {
  /// Whether it is a loop over something that is never empty, as far as its text says.
  fileprivate var isOfConstant: Bool {
    let constant = #"\.allCases| in (\[.|\d+\.\.[.<]\d+$)"#
    return text.range(of: constant, options: .regularExpression) != nil
  }

  /// Whether a row can come from it.
  fileprivate var hasRows: Bool { !isBranch || inner.contains(where: \.hasRows) }

  /// The statements without others in them.
  fileprivate var leaves: [BuilderStatement] {
    inner.isEmpty ? (isBranch ? [] : [self]) : inner.flatMap(\.leaves)
  }

  /// The number of statements that are no branches.
  fileprivate var count: Int { inner.reduce(isBranch ? 0 : 1) { $0 + $1.count } }

  /// The names that it and those in it begin with.
  fileprivate var names: [String] { (name.map { [$0] } ?? []) + inner.flatMap(\.names) }
}
