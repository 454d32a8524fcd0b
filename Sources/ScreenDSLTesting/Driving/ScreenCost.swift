/// Counts the cost of a test's actions on a screen, such as the number of configured cells.
@MainActor
struct ScreenCost {
  /// A counted event. For a cell, `name` is the place of the row, and `statement` contains the type of the row's model
  /// and the source line of the row. For a batch or a reload, `name` is empty, and `statement` describes the event.
  private typealias Piece = (name: String, statement: String)

  enum Kind: String, Sendable {
    case cellsCreated = "cells created"
    case configured = "cells configured"
    case batches = "batches"
  }

  private let screen: TestScreen
  private let first: ScreenSnapshot
  private let (events, steps): (Int, Int)

  init(on screen: TestScreen) {
    (self.screen, first) = (screen, screen.snapshot)
    (events, steps) = (screen.host.events.count, screen.history.count)
  }

  func check(_ created: Int?, _ configured: Int?, _ batches: Int?, at site: CallSite) {
    let pieces = pieces
    let limits = [(Kind.cellsCreated, created), (.configured, configured), (.batches, batches)]
    let failures =
      limits.allSatisfy { $0.1 == nil }
      ? ["Expected cost must have a limit (had none); add one such as 'batches'"]
      : limits.compactMap { kind, limit in
        limit.flatMap { failure(kind, $0, pieces[kind] ?? []) }
      }
    TestingContext.current.fail(failures, site, showing: screen.shown)
  }

  private var snapshots: [ScreenSnapshot] {
    [first] + screen.history.dropFirst(steps).map(\.snapshot)
  }

  private var pieces: [Kind: [Piece]] {
    var (pieces, isNew): ([Kind: [Piece]], Bool) = ([:], false)
    let snapshots = snapshots
    for event in screen.host.events.dropFirst(events) {
      switch event {
      case .created: isNew = true
      case .configured(let item, _):
        let piece = Self.piece(item, snapshots)
        if isNew { pieces[.cellsCreated, default: []].append(piece) }
        isNew = false
        pieces[.configured, default: []].append(piece)
      case .batch, .reload:
        pieces[.batches, default: []].append(("", ShownText.line("\(event)", limit: 600)))
      default: break
      }
    }
    return pieces
  }

  private static func piece(_ place: CellPlace, _ snapshots: [ScreenSnapshot]) -> Piece {
    let item = snapshots.reversed().lazy.compactMap { DrivenItem(at: place, in: $0) }.first
    let source = item?.source.map { " (\($0))" } ?? ""
    return ("\(place)", item.map { "'\(type(of: $0.model))'" + source } ?? "a row that is gone")
  }

  private func failure(_ kind: Kind, _ limit: Int, _ pieces: [Piece]) -> String? {
    if pieces.count == limit || kind != .batches && pieces.count < limit { return nil }
    let most = kind == .batches ? "\(limit)" : "at most \(limit)"
    return "Number of \(kind.rawValue) must be \(most) (was \(pieces.count))"
      + Self.list(pieces) + (kind == .batches ? updates : "")
  }

  private var updates: String {
    let all = zip(snapshots, snapshots.dropFirst()).flatMap { $1.changeset(from: $0).all }
    return ChangeWords.lines(all, most: 10, of: "change") { $0.line(hasSource: true) }
      .map { "\n  for \($0)" }.joined()
  }

  private static func list(_ pieces: [Piece]) -> String {
    let groups = pieces.grouped(by: \.statement).sorted { $0.count > $1.count }
    return ChangeWords.lines(groups, most: 10, of: "statement") { group in
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

extension TestScreen {
  /// Runs actions, and fails the test if their cost is not within the limits. A cost is a count, such as how many cells
  /// the list configures. At least one limit must be set.
  ///
  /// A failure lists the rows and the statements that caused the cost.
  ///
  /// ```swift
  /// screen.expectCost(mostCreated: 12, batches: 0) { $0.scroll(to: 2_000) }
  /// ```
  /// - Parameters:
  ///   - mostCreated: How many cells, headers and footers the list, with the lists inside its containers, may create. A
  ///     reused cell does not count.
  ///   - mostConfigured: How many times the list, with the lists inside its containers, may configure cells, headers
  ///     and footers.
  ///   - batches: How many batch updates the list, with the lists inside its containers, must run. A reload counts as a
  ///     batch update.
  ///   - actions: Performs actions on the screen. After each action, the screen shows the new state.
  @discardableResult
  public func expectCost(
    mostCreated: Int? = nil, mostConfigured: Int? = nil, batches: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column, of actions: (TestScreen) throws -> Void
  ) rethrows -> TestScreen {
    let (cost, site) = (ScreenCost(on: self), CallSite(fileID, filePath, line, column))
    try actions(self)
    cost.check(mostCreated, mostConfigured, batches, at: site)
    return self
  }

  /// Runs `async` actions, and fails the test if their cost is not within the limits.
  ///
  /// ```swift
  /// await screen.expectCost(batches: 1) { await $0.swipe("m1", .trailing, "Delete").finish() }
  /// ```
  @discardableResult
  public func expectCost(
    mostCreated: Int? = nil, mostConfigured: Int? = nil, batches: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column, of actions: @MainActor (TestScreen) async throws -> Void
  ) async rethrows -> TestScreen {
    let (cost, site) = (ScreenCost(on: self), CallSite(fileID, filePath, line, column))
    try await actions(self)
    cost.check(mostCreated, mostConfigured, batches, at: site)
    return self
  }
}
