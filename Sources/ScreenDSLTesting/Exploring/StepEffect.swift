/// The changes that a step has made on the screen.
@MainActor struct StepEffect {
  typealias Change = Changeset.Change

  let step: UserStep
  unowned let way: Way
  let (before, after): (ScreenSnapshot, ScreenSnapshot)
  let changes: [Change]
  /// The row that the user used; nil if the user used no row. If the step removed the row, `new` is nil.
  let own: (old: Row, new: Row?)?
  let (isPending, hasWhole): (Bool, Bool)
  private let (old, new): (Contents, Contents)

  private final class Contents { var all: [RowPath: RowContent] = [:] }

  init(_ step: UserStep, since before: ScreenSnapshot, on way: Way, isPending: Bool) {
    let after = way.screen.snapshot
    (self.step, self.before, self.after, self.isPending) = (step, before, after, isPending)
    (self.way, old, new) = (way, way.history.last?.new ?? Contents(), Contents())
    let changeset = after.changeset(from: before)
    let changes = changeset.all
    (self.changes, hasWhole) = (changes, !changeset.differencesOfWhole.isEmpty)
    own = step.place?.rowPath.flatMap { path in
      before.row(at: path).map { old in
        let moved = changes.first { $0.kind == .moved && $0.oldRow?.id == old.id }
        return (old, after.row(at: path) ?? moved?.row)
      }
    }
  }

  var screen: TestScreen { way.screen }
  var isNothing: Bool { changes.isEmpty && !hasWhole }
  var isOwnSame: Bool { own.flatMap { $0.new?.showsSameModel(as: $0.old) } == true }
  var ownPath: RowPath? { step.place?.rowPath }
  var updates: [Change] { changes.filter { $0.kind == .reconfigured || $0.kind == .reloaded } }
  var removed: [Change] { changes.filter { $0.kind == .removed } }
  var inserted: [Change] { changes.filter { $0.kind == .inserted } }
  var ownContents: (old: RowContent, new: RowContent)? {
    own.map { (content($0.old, ownPath, old), content($0.new, ownPath, new)) }
  }

  func isDue(every count: Int) -> Bool { way.rule != nil || way.taken.count % count == 0 }

  func others(like row: Row) -> [Change] {
    updates.filter { !isOwn($0) && $0.statement == Statement(row) }
  }

  func isOwn(_ change: Change) -> Bool {
    guard let own, change.path?.id == ownPath?.id else { return false }
    return change.oldRow?.showsSameModel(as: own.old) == true
  }

  func was(_ change: Change) -> RowContent { content(change.oldRow, change.path, old) }
  func now(_ change: Change) -> RowContent { content(change.row, change.path, new) }

  private func content(_ row: Row?, _ path: RowPath?, _ known: Contents) -> RowContent {
    guard let row, let path else { return RowContent() }
    let content = known.all[path] ?? RowContent(row.model, screen.look(of: row.model))
    known.all[path] = content
    return content
  }

  func fields(_ change: Change) -> [String: RowContent.Pair] {
    now(change).differences(from: was(change))
  }

  func name(_ change: Change) -> String { name(change, change.shownPath) }

  func name(_ change: Change, _ path: RowPath?) -> String {
    "\(change.model ?? "") \(ShownText.quoted(path.map { "\($0)" } ?? ""))"
  }

  /// The Swift code that names the row, header or footer of the step; empty if the step has none.
  var ownCode: String {
    step.place.flatMap { DrivenItem(at: $0, in: before) }.map(screen.rowCode) ?? ""
  }

  func code(_ change: Change) -> String {
    change.path.flatMap { DrivenItem(at: .row($0), in: after) }.map(screen.rowCode)
      ?? (change.shownPath.map { "\($0)" } ?? "").debugDescription
  }
}

extension Changeset.Change { var statement: Statement? { row.map { Statement($0) } } }
