import ScreenDSLHeadless

/// Counts the cost of some actions on a screen, such as the number of configured cells. For each piece of the cost,
/// this object also records the row and the statement that caused this piece.
@MainActor
final class ScreenCost {
  /// A piece of the cost: the name of the row or header, and the type of its model with the source line.
  private typealias Piece = (name: String, statement: String)

  /// The kinds of costs.
  enum Kind: String, Sendable {
    case cellsCreated = "cells created"
    case configured = "cells configured"
    case batches = "batches"
  }

  private var pieces: [Kind: [Piece]] = [:]
  /// The snapshots that the screen has shown since the beginning, the newest last.
  private var snapshots: [ScreenSnapshot]
  private let screen: TestScreen
  /// The count of the enclosing call, if a call of `expectCost` contains another.
  private let outer: ScreenCost?
  /// The number of events that the list had recorded when the count began.
  private let start: Int

  /// Starts counting for a screen.
  init(on screen: TestScreen) {
    (self.screen, outer, start) = (screen, screen.cost, screen.host.events.count)
    snapshots = [screen.snapshot]
    screen.cost = self
  }

  func end() { screen.cost = outer }

  /// Records an evaluation of the screen's declaration.
  func add(_ snapshot: ScreenSnapshot) {
    outer?.add(snapshot)
    snapshots.append(snapshot)
  }

  /// Fails the test if the cost is more than the expected one.
  func check(_ expectation: CostExpectation, at site: CallSite) {
    count()
    let blind =
      screen.host.options.recordsEvents
      ? [] : ["Events must be recorded to count cells (was 'recordsEvents = false')"]
    let failures = expectation.limits.compactMap { failure($0.kind, $0.limit) }
    TestingContext.current.fail(blind + failures, site, showing: screen.shown)
  }

  /// Adds the costs of the events that the list has recorded since the count began.
  private func count() {
    var isNew = false
    for event in screen.host.events.dropFirst(start) {
      switch event {
      case .created: isNew = true
      case .configured(let item, _):
        let piece = piece(item)
        if isNew { pieces[.cellsCreated, default: []].append(piece) }
        isNew = false
        pieces[.configured, default: []].append(piece)
      case .batch, .reload: pieces[.batches, default: []].append(("", "\(event)"))
      default: break
      }
    }
  }

  private func piece(_ place: CellPlace) -> Piece {
    let item = snapshots.reversed().lazy.compactMap { DrivenItem(at: place, in: $0) }.first
    let source = item?.source.map { " (\($0))" } ?? ""
    return ("\(place)", item.map { "'\(type(of: $0.model))'" + source } ?? "a row that is gone")
  }
}

extension ScreenCost {
  /// Returns the failure text for a limit, with the pieces of the cost; nil if the limit is not exceeded.
  private func failure(_ kind: Kind, _ limit: Int) -> String? {
    let pieces = pieces[kind] ?? []
    if pieces.count == limit || kind != .batches && pieces.count < limit { return nil }
    let most = kind == .batches ? "\(limit)" : "at most \(limit)"
    return "Number of \(kind.rawValue) must be \(most) (was \(pieces.count))"
      + Self.list(pieces) + (kind == .batches ? updates : "")
  }

  /// The changes for which the list ran batches, as text with source lines.
  private var updates: String {
    let all = zip(snapshots, snapshots.dropFirst()).flatMap { $1.changeset(from: $0).all }
    return ChangeWords.lines(all, most: 10, of: "changes") { $0.line(hasSource: true) }
      .map { "\n  for \($0)" }.joined()
  }

  /// Returns the statements as text, each with its rows. The statement with the most pieces is first.
  private static func list(_ pieces: [Piece]) -> String {
    let groups = pieces.grouped(by: \.statement).sorted { $0.count > $1.count }
    return ChangeWords.lines(groups, most: 10, of: "statements") { group in
      let names = group.map(\.name)
      let rows = ChangeWords.list(names.withoutRepetitions.filter { !$0.isEmpty }, most: 5) {
        name in
        let count = names.count { $0 == name }
        return ShownText.quoted(name) + (count > 1 ? " × \(count)" : "")
      }
      return "\(names.count) × \(group[0].statement)" + (rows.isEmpty ? "" : ": \(rows)")
    }.map { "\n  \($0)" }.joined()
  }
}

/// The expected cost of some actions. The closure of `expectCost` sets this expectation.
public struct CostExpectation: Sendable {
  /// The limits: the exact number of batches, and the greatest numbers of cells.
  private(set) var limits: [(kind: ScreenCost.Kind, limit: Int)] = []

  /// Creates the expectation that a closure sets.
  init(_ expect: (inout CostExpectation) -> Void) { expect(&self) }

  /// Expects that at most `limit` cells, headers and footers are created. All other cells must be reused.
  public mutating func cellsCreated(atMost limit: Int) { limits.append((.cellsCreated, limit)) }

  /// Expects that cells, headers and footers are configured at most `limit` times.
  public mutating func configured(atMost limit: Int) { limits.append((.configured, limit)) }

  /// Expects that lists run `count` batches. A reload of a list counts as a batch.
  public mutating func batches(_ count: Int) { limits.append((.batches, count)) }
}

extension TestScreen {
  /// Fails the test if some actions cost more than expected. The cost is a count, such as the number of configured
  /// cells.
  ///
  /// A failure lists the rows and the statements that caused the cost.
  ///
  /// ```swift
  /// screen.expectCost {
  ///   $0.scroll(to: 2_000)
  /// } expecting: {
  ///   $0.cellsCreated(atMost: 12)
  ///   $0.batches(0)
  /// }
  /// ```
  /// - Parameters:
  ///   - actions: The actions. After each action, the screen shows the new state.
  ///   - expect: Sets the expected cost.
  @discardableResult
  public func expectCost(
    of actions: (TestScreen) throws -> Void, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    expecting expect: (inout CostExpectation) -> Void
  ) rethrows -> TestScreen {
    let count = ScreenCost(on: self)
    defer { count.end() }
    try actions(self)
    count.check(CostExpectation(expect), at: CallSite(fileID, filePath, line, column))
    return self
  }

  /// Fails the test if some `async` actions cost more than expected.
  ///
  /// ```swift
  /// await screen.expectCost {
  ///   await $0.swipe("m1", .trailing, "Delete").finish()
  /// } expecting: {
  ///   $0.batches(1)
  /// }
  /// ```
  /// - Parameters:
  ///   - actions: The actions. After each action, the screen shows the new state.
  ///   - expect: Sets the expected cost.
  @discardableResult
  public func expectCost(
    of actions: @MainActor (TestScreen) async throws -> Void, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    expecting expect: (inout CostExpectation) -> Void
  ) async rethrows -> TestScreen {
    let count = ScreenCost(on: self)
    defer { count.end() }
    try await actions(self)
    count.check(CostExpectation(expect), at: CallSite(fileID, filePath, line, column))
    return self
  }
}
