public import ScreenDSL
public import ScreenDSLHosting
import ScreenDSLInspection
public import ScreenDSLLooks
public import ScreenDSLRendering

/// A film of a screen: one page for browsers that shows every update as a list does it.
///
/// ```swift
/// var film = ScreenFilm("Inbox")
/// film.append("First screen", InboxScreen(mails: mails))
/// film.append("One is read", InboxScreen(mails: read))
/// try film.html.write(toFile: "inbox.html", atomically: true, encoding: .utf8)
/// ```
/// The page needs no network and no server. Its script is a host of the list: it applies the stages of
/// each update to the document, so a row that an update does not mention keeps its element.
public struct ScreenFilm: Sendable {
  /// A screen, what led to it, and what a list did to show it, if one did.
  public typealias Step = (title: String, snapshot: ScreenSnapshot, report: UpdateReport?)

  /// What the film is called.
  package let title: String
  /// The screens so far, each with what led to it.
  package private(set) var steps: [Step]
  private let looks: LookRegistry
  private let theme: ScreenRenderer.Theme?
  private let state: RenderState
  private var source: FilmSource?

  /// Creates a film.
  ///
  /// - Parameters:
  ///   - title: What the film is called.
  ///   - looks: Looks of models that do not say theirs.
  ///   - steps: The screens, each with what led to it.
  ///   - theme: The colours of the screens; nil for those that the browser prefers.
  ///   - state: What the user did or set that is not in the snapshots.
  public init(
    _ title: String, looks: LookRegistry = LookRegistry(), steps: [Step] = [],
    theme: ScreenRenderer.Theme? = nil,
    state: RenderState = RenderState()
  ) {
    (self.title, self.looks, self.steps) = (title, looks, steps)
    (self.theme, self.state) = (theme, state)
  }

  /// Adds a screen, with what led to it.
  public mutating func append(_ title: String, _ screen: some SnapshotConvertible) {
    steps.append((title, screen.snapshot(reusing: steps.last?.snapshot), nil))
  }

  /// Shows the source of the screen beside it, in which each update lights the statements of the
  /// sections and rows that it touches.
  ///
  /// - Parameters:
  ///   - text: The text of the file that has the screen's body.
  ///   - file: The name of the file, or its path.
  public mutating func showSource(_ text: String, file: String) {
    source = FilmSource(text, file: file)
  }

  /// The page: all that a browser needs, in one file. A film without steps shows an empty screen.
  ///
  /// - Complexity: O(*n* + *c*) in the number *n* of rows of the first screen and *c* of the rows that
  ///   the updates touch, apart from the changesets.
  public var html: String {
    let steps = steps.isEmpty ? [("", ScreenSnapshot(), nil)] : self.steps
    let reader = LookReader(looks: looks, state: state)
    return WebPage.film(title, steps, ScreenMarkup(reader: reader, theme: theme, source: source))
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
    (changes, inverse) = (new.changeset(from: old), old.changeset(from: new))
    self.markup = markup
  }

  /// Returns what all updates cost, and those that lead from each screen to the next, that to the first one empty: its
  /// figures are those of all others.
  static func all(_ steps: [ScreenFilm.Step], _ markup: ScreenMarkup) -> [JSONValue.Member] {
    let screens = steps.map(\.snapshot)
    let updates = zip(screens.prefix(1) + screens, screens).map { FilmUpdate($0, $1, markup) }
    let all = UpdateCounts(updates.dropFirst().map(\.changes))
    let values = zip(steps, updates).enumerated().map { index, step in
      let counts = index == 0 && steps.count > 1 ? all : step.1.counts
      let title = markup.reader.visible.text(step.0.title)
      let rows = ChangeWords.count(step.0.snapshot.allRows.count, "row")
      let said =
        index == 0
        ? [title, rows].filter { !$0.isEmpty }.joined(separator: ": ")
        : "\(ChangeWords.count(counts.filled, "cell")) filled, "
          + "\(ChangeWords.count(counts.untouched, "row")) left alone"
      return step.1.json(title, said, counts, step.0.report)
    }
    return [("said", .text(all.cost)), ("steps", .list(values))]
  }

  private func json(
    _ title: String, _ said: String, _ counts: UpdateCounts, _ report: UpdateReport?
  ) -> JSONValue {
    let rows = touchedRows.enumerated().map { index, row in
      row.json(isDescribed: index < Self.describedRows, markup.reader.visible)
    }
    let kinds: [(StaticString, Changeset.Change.Kind)] = [
      ("inserted", .inserted), ("removed", .removed), ("moved", .moved),
      ("reconfigured", .reconfigured), ("reloaded", .reloaded),
    ]
    let members: [JSONValue.Member] = [
      ("title", .text(title)), ("said", .text(said)),
      ("forward", .list(ScreenBatches.values(of: changes, markup))),
      ("backward", .list(ScreenBatches.values(of: inverse, markup))),
      (
        "counts",
        .object(
          kinds.map { ($0, .number(counts[$1])) } + [("untouched", .number(counts.untouched))])
      ),
      ("sums", .object([("filled", .number(counts.filled)), ("total", .number(counts.total))])),
      ("touched", .list(rows)),
    ]
    return .object(members + (report.map { [("report", .text($0.outcome))] } ?? []))
  }

  var counts: UpdateCounts { UpdateCounts([changes]) }

  /// The rows and sections that are touched, each once, in the order of the changeset.
  private var touchedRows: [TouchedRow] {
    var rows: [TouchedRow] = []
    var indexes: [[Int]: Int] = [:]
    func visit(_ changes: Changeset, _ old: [Int], _ new: [Int], _ containers: String) {
      for change in changes.all where change.container == nil {
        let touched = touched(by: change, in: changes, old, new, containers)
        let index = indexes[touched.at] ?? rows.count
        if index == rows.count { rows.append(touched) }
        if !touched.at.isEmpty { indexes[touched.at] = index }
        rows[index].add(change, markup.reader)
      }
      for nested in changes.nested {
        visit(
          nested.changes, old + [nested.old.section, nested.old.row],
          new + [nested.new.section, nested.new.row], "\(containers)\(nested.container)/")
      }
    }
    visit(changes, [], [], "")
    let whole = changes.linesOfWhole.map { String($0.dropFirst("screen: ".count)) }
    if whole.isEmpty { return rows }
    return rows + [
      TouchedRow(kinds: ["updated screen"], why: whole, name: "Screen", from: [], at: [], line: nil)
    ]
  }

  /// Returns what a change touches: of a row what it says, its ID, and where it is.
  private func touched(
    by change: Changeset.Change, in changes: Changeset, _ old: [Int], _ new: [Int],
    _ containers: String
  ) -> TouchedRow {
    guard let path = change.shownPath, let row = change.row else {
      let sections = change.new == nil ? changes.old.sections : changes.new.sections
      let section = (change.new ?? change.old).map { sections[$0.section] }
      return TouchedRow(
        name: "Section \(containers)\(change.section)", from: [], at: [],
        line: markup.source?.line(of: section?.source))
    }
    let title = change.title(markup.reader)
    return TouchedRow(
      name: (title == nil ? change.model.map { $0 + " " } ?? "" : "")
        + SeenRow.name("\(containers)\(path)", title: title),
      from: change.old.map { old + [$0.section, $0.row] } ?? [],
      at: change.new.map { new + [$0.section, $0.row] } ?? [],
      line: markup.source?.line(of: row.source))
  }
}

/// A row or a section that an update touches, and why.
private struct TouchedRow {
  /// The kinds of its changes; the one that it is coloured by is the last.
  fileprivate(set) var kinds: [String] = []
  fileprivate var why: [String] = []
  let name: String
  /// Where it is in the old screen and in the new one, with the containers around it; nothing for
  /// sections, and where it is not.
  let from, at: [Int]
  /// The line of its statement in the source that the film shows.
  let line: Int?

  mutating func add(_ change: Changeset.Change, _ reader: LookReader) {
    kinds.append(change.kind.rawValue)
    why += change.reasons(reader)
  }

  func json(isDescribed: Bool, _ visible: VisibleText) -> JSONValue {
    .object(
      [
        ("kinds", .texts(kinds)),
        ("row", .text(isDescribed ? visible.text(name) : "")),
        ("why", .texts(isDescribed ? why.map { visible.text($0) } : [])),
        ("from", .numbers(from)), ("at", .numbers(at)),
      ] + (line.map { [("line", .number($0))] } ?? []))
  }
}
