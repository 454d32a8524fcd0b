public import ScreenDSL
import ScreenDSLInspection
public import ScreenDSLRendering

/// A film of a screen: one page for browsers that shows every update as a list does it.
///
/// ```swift
/// var film = ScreenFilm("Inbox", looks: .inbox)
/// film.append("First screen", InboxScreen(mails: mails))
/// film.append("One is read", InboxScreen(mails: read))
/// try film.html.write(toFile: "inbox.html", atomically: true, encoding: .utf8)
/// ```
/// The page needs no network and no server. Its script is a host of the list: it applies the stages of
/// each update to the document, so a row that an update does not mention keeps its element.
public struct ScreenFilm: Sendable {
  /// What the film is called.
  public let title: String
  /// The screens so far, each with what led to it.
  public private(set) var steps: [(title: String, snapshot: ScreenSnapshot)]
  private let looks: LookRegistry
  private let theme: ScreenRenderer.Theme?
  private let state: RenderState

  /// Creates a film.
  ///
  /// - Parameters:
  ///   - title: What the film is called.
  ///   - looks: How the models' cells look.
  ///   - steps: The screens, each with what led to it.
  ///   - theme: The colours of the screens; nil for those that the browser prefers.
  ///   - state: What the user did or set that is not in the snapshots.
  public init(
    _ title: String, looks: LookRegistry, steps: [(title: String, snapshot: ScreenSnapshot)] = [],
    theme: ScreenRenderer.Theme? = nil, state: RenderState = RenderState()
  ) {
    self.title = title
    self.looks = looks
    self.steps = steps
    self.theme = theme
    self.state = state
  }

  /// Adds a screen, with what led to it.
  public mutating func append(_ title: String, _ screen: some SnapshotConvertible) {
    steps.append((title, screen.snapshot(reusing: steps.last?.snapshot)))
  }

  /// The page: all that a browser needs, in one file. A film without steps shows an empty screen.
  ///
  /// - Complexity: O(*n* + *c*) in the number *n* of rows of the first screen and *c* of the rows that
  ///   the updates touch, apart from the changesets.
  public var html: String {
    let steps = steps.isEmpty ? [("", ScreenSnapshot())] : self.steps
    let markup = RenderSource(looks: looks, state: state).markup(theme)
    return WebPage.film(
      title: markup.reader.visible.text(title), list: markup.list(steps[0].1),
      frame: markup.frame, steps: steps.count,
      data: .object([FilmUpdate.all(steps, markup)]))
  }
}

/// One update of a film: its stages, those that take it back, and what it touched.
struct FilmUpdate {
  let changes: Changeset
  private let inverse: Changeset
  private let markup: ScreenMarkup

  /// How many of the touched rows are described; the others are only marked.
  static let describedRows = 100

  init(_ old: ScreenSnapshot, _ new: ScreenSnapshot, _ markup: ScreenMarkup) {
    changes = new.changeset(from: old)
    inverse = old.changeset(from: new)
    self.markup = markup
  }

  /// Returns the updates that lead from each screen to the next, that to the first one empty.
  static func all(
    _ steps: [(title: String, snapshot: ScreenSnapshot)], _ markup: ScreenMarkup
  ) -> JSONValue.Member {
    var previous = steps.first?.snapshot ?? ScreenSnapshot()
    let updates = steps.map { title, snapshot -> JSONValue in
      defer { previous = snapshot }
      let update = FilmUpdate(previous, snapshot, markup)
      return update.json(title: markup.reader.visible.text(title))
    }
    return ("steps", .list(updates))
  }

  private func json(title: String) -> JSONValue {
    let touched = touchedRows
    let counts = FilmCounts(changes)
    let sums: [JSONValue.Member] = [
      ("touched", .number(counts.touched)), ("total", .number(counts.total)),
      ("reload", .number(changes.isEmpty ? 0 : counts.total)),
    ]
    let rows = touched.enumerated().map { index, row in
      row.json(isDescribed: index < Self.describedRows, markup.reader.visible)
    }
    let members: [JSONValue.Member] = [
      ("title", .text(title)),
      ("forward", .list(ScreenBatches.values(of: changes, markup))),
      ("backward", .list(ScreenBatches.values(of: inverse, markup))),
      ("counts", counts.json), ("sums", .object(sums)), ("touched", .list(rows)),
    ]
    return .object(members)
  }

  /// The rows and sections that are touched, each once, in the order of the changeset.
  private var touchedRows: [TouchedRow] {
    var rows: [TouchedRow] = []
    var indexes: [[Int]: Int] = [:]
    func visit(_ changes: Changeset, _ place: [Int], _ containers: String) {
      for change in changes.all where change.container == nil {
        let isRow = change.path != nil
        let position = isRow ? change.new.map { place + [$0.section, $0.row] } : nil
        if let position, let index = indexes[position] {
          rows[index].add(change)
          continue
        }
        if let position { indexes[position] = rows.count }
        rows.append(TouchedRow(change, at: position ?? [], in: containers))
      }
      for nested in changes.nested {
        visit(
          nested.changes, place + [nested.new.section, nested.new.row],
          "\(containers)\(nested.container)/")
      }
    }
    visit(changes, [], "")
    return rows
  }
}

/// A row or a section that an update touches, and why.
private struct TouchedRow {
  /// The kinds of its changes; the one that it is coloured by is the last.
  var kinds: [Changeset.Change.Kind]
  let name: String
  var why: [String]
  /// Where it is in the new screen, with the containers around it; nothing for sections and rows that
  /// are gone.
  let place: [Int]

  init(_ change: Changeset.Change, at place: [Int], in containers: String) {
    kinds = [change.kind]
    why = change.differences.map(\.description)
    name =
      change.path.map { "\(change.model ?? "") \(containers)\($0)" }
      ?? "Section \(containers)\(change.section)"
    self.place = place
  }

  mutating func add(_ change: Changeset.Change) {
    kinds.append(change.kind)
    why += change.differences.map(\.description)
  }

  func json(isDescribed: Bool, _ visible: VisibleText) -> JSONValue {
    let members: [JSONValue.Member] = [
      ("kinds", .list(kinds.map { .text($0.rawValue) })),
      ("row", .text(isDescribed ? visible.text(name) : "")),
      ("why", .list(isDescribed ? why.map { .text(visible.text($0)) } : [])),
      ("at", .numbers(place)),
    ]
    return .object(members)
  }
}

/// How many rows an update touches in which way, those inside containers among them.
struct FilmCounts {
  private(set) var inserted = 0
  private(set) var removed = 0
  private(set) var moved = 0
  private(set) var reconfigured = 0
  private(set) var reloaded = 0
  /// How many rows the new screen has: as many cells as a reload fills.
  let total: Int
  /// How many of them are moved and filled again as well.
  private var both = 0

  init(_ changes: Changeset) {
    total = Self.rows(changes.new)
    add(changes)
  }

  /// The rows that the update does something to, those that go among them.
  var touched: Int { inserted + removed + moved + reconfigured + reloaded - both }

  /// The rows of the new screen to which nothing happens.
  var untouched: Int { total - (touched - removed) }

  var json: JSONValue {
    let members: [JSONValue.Member] = [
      ("inserted", .number(inserted)), ("removed", .number(removed)), ("moved", .number(moved)),
      ("reconfigured", .number(reconfigured)), ("reloaded", .number(reloaded)),
      ("untouched", .number(untouched)),
    ]
    return .object(members)
  }

  private mutating func add(_ changes: Changeset) {
    inserted += changes.rowInsertions.reduce(0) { $0 + Self.rows(changes.new[$1]) }
    removed += changes.rowRemovals.reduce(0) { $0 + Self.rows(changes.old[$1]) }
    moved += changes.rowMoves.count
    let targets = Set(changes.rowMoves.map(\.to))
    for update in changes.rowUpdates {
      if update.kind == .reload {
        reloaded += Self.rows(changes.new[update.new])
      } else {
        reconfigured += 1
      }
      if targets.contains(update.new) { both += 1 }
    }
    for nested in changes.nested { add(nested.changes) }
  }

  private static func rows(_ row: Row) -> Int { 1 + (row.innerRows.map(rows) ?? 0) }

  private static func rows(_ snapshot: ScreenSnapshot) -> Int { snapshot.allRows.count }
}
