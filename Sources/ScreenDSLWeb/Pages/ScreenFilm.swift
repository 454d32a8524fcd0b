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
      frame: markup.frame, data: .object([FilmUpdate.all(steps, markup)]))
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
    let counts = FilmCounts(changes)
    let rows = touchedRows.enumerated().map { index, row in
      row.json(isDescribed: index < Self.describedRows, markup.reader.visible)
    }
    let members: [JSONValue.Member] = [
      ("title", .text(title)),
      ("forward", .list(ScreenBatches.values(of: changes, markup))),
      ("backward", .list(ScreenBatches.values(of: inverse, markup))),
      ("counts", counts.json),
      ("sums", .object([("filled", .number(counts.filled)), ("total", .number(counts.total))])),
      ("touched", .list(rows)),
    ]
    return .object(members)
  }

  /// The rows and sections that are touched, each once, in the order of the changeset.
  private var touchedRows: [TouchedRow] {
    var rows: [TouchedRow] = []
    var indexes: [[Int]: Int] = [:]
    func visit(_ changes: Changeset, _ old: [Int], _ new: [Int], _ containers: String) {
      for change in changes.all where change.container == nil {
        let isRow = change.path != nil
        let from = isRow ? change.old.map { old + [$0.section, $0.row] } ?? [] : []
        let at = isRow ? change.new.map { new + [$0.section, $0.row] } ?? [] : []
        if let index = indexes[at] {
          rows[index].add(change)
          continue
        }
        if !at.isEmpty { indexes[at] = rows.count }
        rows.append(
          TouchedRow(change, name: name(of: change, in: changes, containers), from: from, at: at))
      }
      for nested in changes.nested {
        visit(
          nested.changes, old + [nested.old.section, nested.old.row],
          new + [nested.new.section, nested.new.row], "\(containers)\(nested.container)/")
      }
    }
    visit(changes, [], [], "")
    return rows
  }

  /// What a row says, and its ID.
  private func name(
    of change: Changeset.Change, in changes: Changeset, _ containers: String
  ) -> String {
    guard let path = change.path else { return "Section \(containers)\(change.section)" }
    let row = change.new.map { changes.new[$0] } ?? change.old.map { changes.old[$0] }
    let label = row.flatMap { markup.reader.looks.look(for: $0.model).spokenLabel }
    return "\(label ?? change.model ?? "") · \(containers)\(path)"
  }
}

/// A row or a section that an update touches, and why.
private struct TouchedRow {
  /// The kinds of its changes; the one that it is coloured by is the last.
  private var kinds: [String]
  private let name: String
  private var why: [String]
  /// Where it is in the old screen and in the new one, with the containers around it; nothing for
  /// sections, and where it is not.
  private let from, at: [Int]

  init(_ change: Changeset.Change, name: String, from: [Int], at: [Int]) {
    (kinds, why) = ([change.kind.rawValue], change.differences.map(\.description))
    (self.name, self.from, self.at) = (name, from, at)
  }

  mutating func add(_ change: Changeset.Change) {
    kinds.append(change.kind.rawValue)
    why += change.differences.map(\.description)
  }

  func json(isDescribed: Bool, _ visible: VisibleText) -> JSONValue {
    .object([
      ("kinds", .texts(kinds)), ("row", .text(isDescribed ? visible.text(name) : "")),
      ("why", .texts(isDescribed ? why.map { visible.text($0) } : [])),
      ("from", .numbers(from)), ("at", .numbers(at)),
    ])
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

  /// How many cells the update fills.
  var filled: Int { inserted + reconfigured + reloaded }

  /// The rows of the new screen to which nothing happens.
  var untouched: Int { total - (filled + moved - both) }

  var json: JSONValue {
    .object([
      ("inserted", .number(inserted)), ("removed", .number(removed)), ("moved", .number(moved)),
      ("reconfigured", .number(reconfigured)), ("reloaded", .number(reloaded)),
      ("untouched", .number(untouched)),
    ])
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
