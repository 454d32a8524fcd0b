import ScreenDSL

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
  private let lines: [String: Set<CoverageRecord.Place>]
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
    lines = Dictionary(grouping: record.shown, by: \.file).mapValues(Set.init)
    let files = lines.keys.sorted()
    allBodies = files.flatMap { file in
      (source(file)?.builderBodies ?? []).map { Body(file: file, body: $0) }
    }
    let missing = files.filter { source($0) == nil }
    bodies = reached()
    for body in bodies { add(body.body.statements, in: body) }
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
      if isKnown || !isShown(next.body.lines, next.file) { continue }
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
      let isShown = isShown(statement, in: body)
      if !statement.isBranch { (total, shown) = (total + 1, shown + (isShown ? 1 : 0)) }
      if isShown {
        add(statement.inner, in: body)
      } else if statement.hasRows {
        total += statement.inner.reduce(0) { $0 + $1.count }
        gaps.append("never shown: \(statement.text) (\(body.file):\(statement.lines.lowerBound))")
      }
    }
  }

  private func isShown(_ statement: BuilderStatement, in body: Body) -> Bool {
    if statement.inner.contains(where: { isShown($0, in: body) }) { return true }
    if statement.isBranch { return false }
    let places = places(statement.lines, body.file)
    let name = statement.name ?? ""
    // Of several statements on one line, a row's type says which of them made it.
    let isOneOfSeveral =
      body.body.statements.flatMap(\.leaves).count {
        $0.lines.overlaps(statement.lines)
      } > 1
    if isOneOfSeveral, statement.inner.isEmpty, name.first?.isUppercase == true {
      if places.contains(where: { $0.what == name }) { return true }
    } else if statement.inner.isEmpty ? !places.isEmpty : places.contains(where: \.what.isEmpty) {
      return true
    }
    return bodies(named: name, from: body).contains { isShown($0.body.lines, $0.file) }
  }

  private func isShown(_ range: ClosedRange<Int>, _ file: String) -> Bool {
    lines[file]?.contains { range.contains($0.line) } ?? false
  }

  private func places(_ range: ClosedRange<Int>, _ file: String) -> [CoverageRecord.Place] {
    lines[file]?.filter { range.contains($0.line) } ?? []
  }

  private mutating func addHandlers() {
    let missing = record.offered.subtracting(record.fired).filter { place in
      bodies.contains { $0.file == place.file && $0.body.lines.contains(place.line) }
    }
    gaps += missing.sorted { ($0.file, $0.line, $0.what) < ($1.file, $1.line, $1.what) }
      .map { "never fired: \($0.what) (\($0.file):\($0.line))" }
  }
}

extension ScreenCoverage: CustomStringConvertible {
  /// How much was shown, and the gaps, one a line.
  var description: String {
    let head = "'\(screen)': \(shown) of \(total) statements were shown"
    return ([head] + gaps.map { "  \($0)" }).joined(separator: "\n")
  }
}

extension BuilderBody {
  /// The type that it is in, without those around it.
  fileprivate var typeName: String {
    types.last?.split(separator: ".").last.map(String.init) ?? ""
  }
}

extension BuilderStatement {
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
