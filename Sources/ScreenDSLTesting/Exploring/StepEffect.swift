import ScreenDSLHeadless
import ScreenDSLLooks

/// The changes that a step has made on the screen.
@MainActor struct StepEffect {
  typealias Change = Changeset.Change

  let step: UserStep
  /// The series of steps that this step belongs to. It has the effects of the earlier steps.
  unowned let way: Way
  let (before, after): (ScreenSnapshot, ScreenSnapshot)
  let changes: [Change]
  /// The row that the user used, before and after the step. If the step removed the row, the new row is nil.
  let own: (old: Row, new: Row?)?
  /// Whether an `async` action still runs after the step; and whether the step changed something of the whole screen,
  /// such as its title.
  let (isPending, hasWhole): (Bool, Bool)
  private let (old, new): (Contents, Contents)

  /// The contents of the rows of a snapshot. Each is computed when a rule reads it for the first time.
  private final class Contents { var all: [RowPath: RowContent] = [:] }

  init(_ step: UserStep, since before: ScreenSnapshot, on way: Way, isPending: Bool) {
    let (last, after) = (way.screen.lastUpdate, way.screen.snapshot)
    (self.step, self.before, self.after, self.isPending) = (step, before, after, isPending)
    (self.way, old, new) = (way, way.history.last?.new ?? Contents(), Contents())
    let isLast = last.old.isSame(as: before) && last.new.isSame(as: after)
    let changeset = isLast ? last : after.changeset(from: before)
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
  /// Whether the row that the user used still exists, and its model is equal to that before the step.
  var isOwnSame: Bool { own.map { $0.new?.showsSameModel(as: $0.old) == true } ?? false }
  var ownPath: RowPath? { step.place?.rowPath }
  /// The changes of rows that kept their IDs but got other models.
  var updates: [Change] { changes.filter { $0.kind == .reconfigured || $0.kind == .reloaded } }
  var removed: [Change] { changes.filter { $0.kind == .removed } }
  var inserted: [Change] { changes.filter { $0.kind == .inserted } }
  /// The contents of the row that the user used, before and after the step.
  var ownContents: (old: RowContent, new: RowContent)? {
    own.map { (content($0.old, ownPath, old), content($0.new, ownPath, new)) }
  }

  /// Whether a slow check runs after this step. If the exploration checks a single rule, the check runs after each
  /// step. If the exploration checks all rules, the check runs after every `count` steps.
  func isDue(every count: Int) -> Bool { way.rule != nil || way.taken.count % count == 0 }

  /// Returns the changed rows that come from the same statement of the `body` as `row`, except the row that the user
  /// used. Inserted, removed and moved rows are not in the result.
  func others(like row: Row) -> [Change] {
    updates.filter { !isOwn($0) && $0.statement == Statement(row) }
  }

  func isOwn(_ change: Change) -> Bool {
    guard let own, change.path?.id == ownPath?.id else { return false }
    return change.oldRow?.showsSameModel(as: own.old) ?? false
  }

  func was(_ change: Change) -> RowContent { content(change.oldRow, change.path, old) }
  func now(_ change: Change) -> RowContent { content(change.row, change.path, new) }

  private func content(_ row: Row?, _ path: RowPath?, _ known: Contents) -> RowContent {
    guard let row, let path else { return RowContent() }
    let content = known.all[path] ?? RowContent(row.model, screen.look(of: row.model))
    known.all[path] = content
    return content
  }

  /// Returns the fields whose values a change has replaced, each with its old and new value.
  func fields(_ change: Change) -> [String: RowContent.Pair] {
    now(change).differences(from: was(change))
  }

  /// Returns a name of the changed row for a sentence: the type of its model, and its path.
  func name(_ change: Change) -> String {
    "\(change.model ?? "") \(ShownText.quoted(change.shownPath.map { "\($0)" } ?? ""))"
  }

  func code(_ change: Change) -> String {
    change.path.flatMap { DrivenItem(at: .row($0), in: after) }.map(screen.rowCode)
      ?? (change.shownPath.map { "\($0)" } ?? "").debugDescription
  }
}

/// The content of a row: the fields of its model, and the texts and controls of its look. The ID and the handlers of
/// the model do not count.
struct RowContent {
  /// An old and a new value.
  struct Pair: Hashable { let (old, new): (String?, String?) }

  /// The values of the model's fields, by their names. A field of a nested structure has a name such as `price.amount`.
  /// If the model is itself a part of a look, such as a text, the dictionary contains the row's texts and the values of
  /// its controls, by names such as `text 1`.
  private(set) var fields: [String: String] = [:]
  /// The texts of at least three characters in the fields.
  private(set) var texts: Set<String> = []
  private(set) var (seen, controls): ([String], [LookControl]) = ([], [])

  init() {}

  init(_ model: any CellModel, _ look: LookNode?) {
    (seen, controls) = (look?.seenTexts ?? [], look?.controls ?? [])
    guard type(of: model).isLookPart else {
      addChildren(Mirror(reflecting: model), "", 0)
      return
    }
    for (index, text) in seen.enumerated() { add(text, "text \(index + 1)", 0) }
    for (index, control) in controls.enumerated() {
      fields["control \(index + 1)"] = "\(control.value ?? "") \(control.isEnabled)"
    }
  }

  /// Returns the fields with other values than in `old`, each with its old and new value.
  func differences(from old: RowContent) -> [String: Pair] {
    var pairs: [String: Pair] = [:]
    for name in Set(old.fields.keys).union(fields.keys) where old.fields[name] != fields[name] {
      pairs[name] = Pair(old: old.fields[name], new: fields[name])
    }
    return pairs
  }

  private mutating func addChildren(_ mirror: Mirror, _ path: String, _ depth: Int) {
    for (index, child) in mirror.children.enumerated() where child.label != "id" {
      add(child.value, path + (child.label ?? "\(index)"), depth)
    }
  }

  private mutating func add(_ value: Any, _ path: String, _ depth: Int) {
    let mirror = Mirror(reflecting: value)
    if let text = value as? String {
      fields[path] = text.debugDescription
      if text.count > 2 { texts.insert(text) }
    } else if value is any HiddenFromText {
      fields[path] = "handler"
    } else if mirror.displayStyle == .optional, let some = mirror.children.first {
      add(some.value, path, depth)
    } else if mirror.displayStyle == .struct, depth < 4, !mirror.children.isEmpty,
      !(value is any CustomStringConvertible)
    {
      addChildren(mirror, "\(path).", depth + 1)
    } else {
      fields[path] = ValueText.text(of: value)
    }
  }
}

extension CellModel {
  /// Whether the model is a part of a look, such as a text, and not a type of the app. Rows with such models can have
  /// different meanings even if the same statement declares them.
  static var isLookPart: Bool { String(reflecting: Self.self).hasPrefix("ScreenDSLLooks.") }
}

extension Row { var isLookPart: Bool { type(of: model).isLookPart } }

extension Changeset.Change {
  /// The statement that declares the changed row; nil if a section changed.
  var statement: Statement? { row.map { Statement($0) } }
}

/// A statement in a `body` that declares rows or a supplementary view, and the type of their models.
struct Statement: Hashable, CustomStringConvertible {
  private let (type, place, source): (any CellModel.Type, String, SourceLine?)

  init(_ item: DrivenItem) {
    (type, source) = (Swift.type(of: item.model), item.source)
    if case .supplementary(let kind, _) = item.place { place = " \(kind.name)" } else { place = "" }
  }

  init(_ row: Row) { (type, place, source) = (Swift.type(of: row.model), "", row.source) }

  static func == (left: Statement, right: Statement) -> Bool {
    left.type == right.type && left.source?.line == right.source?.line && left.place == right.place
      && left.source?.fileID == right.source?.fileID
  }

  func hash(into hasher: inout Hasher) { hasher.combine(source?.line) }

  /// A text that stands for the statement. `ScreenMap` replaces this text by a name, such as `MailRow 2`.
  var description: String {
    "⟦\("\(type)".prefix { $0 != "<" })\(place)|\(source?.description ?? "")⟧"
  }
}
