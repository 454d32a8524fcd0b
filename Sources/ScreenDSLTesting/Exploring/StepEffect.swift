import ScreenDSLHeadless
import ScreenDSLLooks

/// The changes that a step made on the screen.
@MainActor struct StepEffect {
  let step: UserStep
  let before: ScreenSnapshot
  let after: ScreenSnapshot
  let screen: TestScreen
  /// The facts about the earlier steps of the way.
  let memory: WayMemory
  let changes: [Changeset.Change]
  /// The row that the user used, before and after the step. The new row is nil if the step removed the row.
  let own: (old: Row, new: Row?)?
  /// The contents of rows before and after the step.
  let (old, new): (RowContents, RowContents)
  /// Whether an `async` action or a task still runs.
  let isPending: Bool
  /// Whether the configuration of the screen changed.
  let hasWhole: Bool
  /// The visible rows, headers and footers, if invariants check them after this step; otherwise empty. Most steps omit
  /// this check, because it takes long.
  let seen: [(item: DrivenItem, cell: AnyObject, depth: Int)]
  /// Whether to check the problems of the screen after this step. This check takes longest.
  let checksProblems: Bool

  init(
    _ step: UserStep, since before: ScreenSnapshot, _ old: RowContents, _ memory: WayMemory,
    isPending: Bool, checks: (seen: Bool, problems: Bool), on screen: TestScreen
  ) {
    (self.step, self.before, self.screen, after) = (step, before, screen, screen.snapshot)
    (self.old, self.memory, self.isPending) = (old, memory, isPending)
    let last = screen.lastUpdate
    let isLast = last.old.isSame(as: before) && last.new.isSame(as: after)
    let changes = isLast ? last : after.changeset(from: before)
    self.changes = changes.all
    hasWhole = !changes.differencesOfWhole.isEmpty
    new = RowContents(old, without: changes.all)
    own = step.place?.rowPath.flatMap { path in
      before.row(at: path).map { old in
        let moved = changes.all.first { $0.kind == .moved && $0.oldRow?.id == old.id }
        return (old, screen.snapshot.row(at: path) ?? moved?.row)
      }
    }
    (seen, checksProblems) = (checks.seen ? screen.seenItems() : [], checks.problems)
  }

  var isNothing: Bool { changes.isEmpty && !hasWhole }
  /// Whether the row that the user used still exists and has an equal model.
  var isOwnSame: Bool { own.map { $0.new?.showsSameModel(as: $0.old) == true } ?? false }
  var ownPath: RowPath? { step.place?.rowPath }

  /// The changes of rows that kept their ID and got another model.
  var updates: [Changeset.Change] {
    changes.filter { $0.kind == .reconfigured || $0.kind == .reloaded }
  }
  var removed: [Changeset.Change] { changes.filter { $0.kind == .removed } }
  var inserted: [Changeset.Change] { changes.filter { $0.kind == .inserted } }

  /// Returns the changes of rows of the same statement, except the row that the user used.
  func others(like row: Row) -> [Changeset.Change] {
    updates.filter { change in
      !isOwn(change) && change.oldRow.map { Statement($0) == Statement(row) } ?? false
    }
  }

  func isOwn(_ change: Changeset.Change) -> Bool {
    guard let own, change.path?.id == ownPath?.id else { return false }
    return change.oldRow?.showsSameModel(as: own.old) ?? false
  }

  func was(_ change: Changeset.Change) -> RowContent { old[change.path, change.oldRow] }
  func now(_ change: Changeset.Change) -> RowContent { new[change.path, change.row] }

  /// Returns the fields of a row that changed, with their old and new values.
  func fields(_ change: Changeset.Change) -> [String: RowContent.Pair] {
    now(change).differences(from: was(change))
  }

  /// The contents of the row that the user used, before and after the step.
  var ownContents: (old: RowContent, new: RowContent)? {
    own.map { (old[ownPath, $0.old], new[ownPath, $0.new]) }
  }

  /// Returns the type of a row's model and the path of the row, to name the row in a sentence.
  func name(_ change: Changeset.Change) -> String {
    "\(change.model ?? "") \(ShownText.quoted(change.shownPath.map { "\($0)" } ?? ""))"
  }

  func code(_ change: Changeset.Change) -> String {
    guard let path = change.path, let item = DrivenItem(at: .row(path), in: after) else {
      return (change.shownPath.map { "\($0)" } ?? "").debugDescription
    }
    return screen.rowCode(item)
  }
}

/// The contents of rows, headers and footers, which are computed when an invariant first reads them.
@MainActor final class RowContents {
  private let screen: TestScreen
  private var known: [CellPlace: RowContent] = [:]

  init(_ screen: TestScreen) { self.screen = screen }

  init(_ other: RowContents, without changes: [Changeset.Change]) {
    (screen, known) = (other.screen, other.known)
    for change in changes {
      if let path = change.path { known[.row(path)] = nil }
      if change.kind == .sectionUpdated || change.path == nil {
        known = known.filter { $0.key.rowPath != nil }
      }
    }
  }

  subscript(path: RowPath?, row: Row?) -> RowContent {
    guard let path, let row else { return RowContent() }
    return self[.row(path), row.model]
  }

  subscript(place: CellPlace, model: any CellModel) -> RowContent {
    if let content = known[place] { return content }
    let content = RowContent(model, screen.look(of: model))
    known[place] = content
    return content
  }
}

/// The content of a row: the fields of its model without the ID and the handlers, and the texts and controls of its
/// look.
struct RowContent {
  /// An old and a new value.
  struct Pair: Hashable { let (old, new): (String?, String?) }

  /// The values of the fields, by name. The fields of nested structures have names such as `price.amount`. If the
  /// model is a part of a look, the values are those of its texts and controls.
  private(set) var fields: [String: String] = [:]
  /// The texts in the fields, without texts of fewer than three characters.
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

  /// Returns the fields that differ, each with its old and its new value.
  func differences(from old: RowContent) -> [String: Pair] {
    var pairs: [String: Pair] = [:]
    for name in Set(old.fields.keys).union(fields.keys) where old.fields[name] != fields[name] {
      pairs[name] = Pair(old: old.fields[name], new: fields[name])
    }
    return pairs
  }

  private mutating func addChildren(_ mirror: Mirror, _ path: String, _ depth: Int) {
    for (index, child) in mirror.children.enumerated() where child.label != "id" {
      let label = child.label ?? "\(index)"
      add(child.value, path.isEmpty ? label : "\(path).\(label)", depth)
    }
  }

  private mutating func add(_ value: Any, _ path: String, _ depth: Int) {
    if let text = value as? String {
      fields[path] = text.debugDescription
      if text.count > 2 { texts.insert(text) }
      return
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case _ where value is any HiddenFromText: fields[path] = "handler"
    case .optional:
      guard let some = mirror.children.first else {
        fields[path] = "nil"
        return
      }
      add(some.value, path, depth)
    case .struct
    where depth < 4 && !mirror.children.isEmpty && !(value is any CustomStringConvertible):
      addChildren(mirror, path, depth + 1)
    default: fields[path] = ValueText.text(of: value)
    }
  }
}

extension CellModel {
  /// Whether the model is a part of a look, such as a text, and not a type of the app. Then rows of one statement can
  /// have different meanings.
  static var isLookPart: Bool { String(reflecting: Self.self).hasPrefix("ScreenDSLLooks.") }
}

extension Row {
  var isLookPart: Bool { type(of: model).isLookPart }
}

/// A statement of a `body` that makes rows, with the type of their models.
struct Statement: Hashable, CustomStringConvertible {
  private let (type, place, source): (any CellModel.Type, String, SourceLine?)

  init(_ item: DrivenItem) {
    (type, source) = (Swift.type(of: item.model), item.source)
    if case .supplementary(let kind, _) = item.place { place = " \(kind.name)" } else { place = "" }
  }

  init(_ row: Row) { (type, place, source) = (Swift.type(of: row.model), "", row.source) }

  static func == (left: Statement, right: Statement) -> Bool {
    left.type == right.type && left.place == right.place
      && left.source?.line == right.source?.line && left.source?.fileID == right.source?.fileID
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type))
    hasher.combine(source?.line)
  }

  /// The mark of the statement. The map replaces it by a name.
  var description: String {
    "⟦\("\(type)".prefix { $0 != "<" })\(place)|\(source?.description ?? "")⟧"
  }
}
