import ScreenDSL
import ScreenDSLHeadless
import ScreenDSLHosting
import ScreenDSLInspection

/// What some actions on a screen cost, each piece with what it was for.
@MainActor
final class ScreenCost {
  /// One thing that was done for a row or a header.
  struct Piece: Equatable {
    /// The row or header.
    var name: String
    /// What kind of row it is, and the statement that made it.
    var statement: String
  }

  /// What is counted.
  enum Kind: String, Sendable {
    case cellsCreated = "cells created"
    case configured = "cells configured"
    case batches = "batches"
  }

  private(set) var pieces: [Kind: [Piece]] = [:]
  /// What was shown meanwhile, the newest last.
  private var snapshots: [ScreenSnapshot]
  /// What the actions around these cost.
  private let outer: ScreenCost?

  init(of screen: ScreenSnapshot, in outer: ScreenCost?) {
    snapshots = [screen]
    self.outer = outer
  }

  /// Adds an evaluation of the declaration.
  func add(_ snapshot: ScreenSnapshot) {
    outer?.add(snapshot)
    snapshots.append(snapshot)
  }

  /// Adds what happened in the list.
  func add(_ events: some Sequence<HeadlessEvent>) {
    var isNew = false
    for event in events {
      switch event {
      case .created: isNew = true
      case .configured(let item, _):
        let piece = piece(item)
        if isNew { pieces[.cellsCreated, default: []].append(piece) }
        isNew = false
        pieces[.configured, default: []].append(piece)
      case .batch, .reload:
        pieces[.batches, default: []].append(Piece(name: "", statement: "\(event)"))
      default: break
      }
    }
  }

  private func piece(_ place: CellPlace) -> Piece {
    switch place {
    case .row(let path):
      let row = snapshots.reversed().lazy.compactMap { $0.row(at: path) }.first
      return Piece(name: "\(path)", statement: Self.statement(row?.model, row?.source))
    case .supplementary(let kind, let id):
      let section = snapshots.reversed().lazy.compactMap { $0.section(id: id) }.first
      let model = section?.supplementary(kind)?.model
      return Piece(name: "\(place)", statement: Self.statement(model, section?.source))
    }
  }

  private static func statement(_ model: (any CellModel)?, _ source: SourceLine?) -> String {
    let name = model.map { "'\(type(of: $0))'" } ?? "a row that is gone"
    return source.map { "\(name) (\($0))" } ?? name
  }
}

extension ScreenCost {
  /// Returns what is not as expected of a number, and what made it.
  func failure(_ kind: Kind, _ limit: Int) -> String? {
    let pieces = pieces[kind] ?? []
    if pieces.count == limit || kind != .batches && pieces.count < limit { return nil }
    let most = kind == .batches ? "\(limit)" : "at most \(limit)"
    return "Number of \(kind.rawValue) must be \(most) (was \(pieces.count))"
      + Self.list(pieces) + (kind == .batches ? updates : "")
  }

  /// What the updates did that batches were run for, with the statements.
  private var updates: String {
    let all = zip(snapshots, snapshots.dropFirst()).flatMap { $1.changeset(from: $0).all }
    let lines = all.prefix(10).map { "\n  for \($0.lineWithSource)" }
    return lines.joined() + (all.count > 10 ? "\n  for \(all.count - 10) more changes" : "")
  }

  /// The statements with most pieces first, each with its rows.
  private static func list(_ pieces: [Piece]) -> String {
    let names = Dictionary(grouping: pieces, by: \.statement).mapValues { $0.map(\.name) }
    let first = Dictionary(
      zip(pieces.map(\.statement), 0...), uniquingKeysWith: { first, _ in first })
    let sorted = names.sorted {
      (-$0.value.count, first[$0.key] ?? 0) < (-$1.value.count, first[$1.key] ?? 0)
    }
    let lines = sorted.prefix(10).map { line($0.key, $0.value) }
    return lines.joined() + (sorted.count > 10 ? "\n  \(sorted.count - 10) more statements" : "")
  }

  private static func line(_ statement: String, _ names: [String]) -> String {
    let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    var seen: Set<String> = []
    let rows = names.filter { !$0.isEmpty && seen.insert($0).inserted }.map { name in
      ShownText.quoted(name) + (counts[name].map { $0 > 1 ? " × \($0)" : "" } ?? "")
    }
    let list = ShownText.list(rows, most: 5)
    return "\n  \(names.count) × \(statement)" + (list.isEmpty ? "" : ": \(list)")
  }
}

/// What some actions may cost: what the closure of `expectCost` is given and writes down.
public struct CostExpectation: Sendable {
  /// How many there are of batches, and at most of cells.
  private(set) var limits: [(kind: ScreenCost.Kind, limit: Int)] = []

  /// Creates what a closure writes down.
  init(_ expect: (inout CostExpectation) -> Void) { expect(&self) }

  /// Expects that no more than so many cells, headers and footers are made; others are used again.
  public mutating func cellsCreated(atMost limit: Int) { limits.append((.cellsCreated, limit)) }

  /// Expects that cells, headers and footers are configured no more than so many times.
  public mutating func configured(atMost limit: Int) { limits.append((.configured, limit)) }

  /// Expects that lists run so many batches; showing all rows of a list again counts as one.
  public mutating func batches(_ count: Int) { limits.append((.batches, count)) }
}
