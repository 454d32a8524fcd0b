import ScreenDSLHeadless
import ScreenDSLLooks

/// The changes that a step has caused.
@MainActor struct StepEffect {
  let step: UserStep
  let before: ScreenSnapshot
  let screen: TestScreen
  let changes: [Changeset.Change]
  /// The row on which the step acted, before and after the step. The new row is nil if the step removed it.
  let own: (old: Row, new: Row?)?
  /// The cell of the row on which the step acted, before the step.
  let cell: AnyObject?
  /// The row whose action inserted the row on which the step acted; nil if there is no such row.
  var opener: RowPath?
  /// Whether tasks that the step began are still changing the state.
  let isPending: Bool
  /// Whether to check all visible rows, and whether to look for problems. Both take long.
  var (checksSeen, checksProblems) = (true, true)

  init(
    _ step: UserStep, since before: ScreenSnapshot, _ cell: AnyObject?, isPending: Bool,
    on screen: TestScreen
  ) {
    (self.step, self.before, self.screen, self.cell) = (step, before, screen, cell)
    self.isPending = isPending
    let last = screen.lastUpdate
    let isLast = last.old.isSame(as: before) && last.new.isSame(as: screen.snapshot)
    let changes = isLast ? last : screen.snapshot.changeset(from: before)
    self.changes = changes.all
    hasWhole = !changes.differencesOfWhole.isEmpty
    own = step.place?.rowPath.flatMap { path in
      before.row(at: path).map { old in
        let moved = changes.all.first { $0.kind == .moved && $0.oldRow?.id == old.id }
        return (old, screen.snapshot.row(at: path) ?? moved?.row)
      }
    }
  }

  /// Whether the modifiers of the whole screen changed.
  let hasWhole: Bool
  var isNothing: Bool { changes.isEmpty && !hasWhole }
  var after: ScreenSnapshot { screen.snapshot }

  /// The visible rows, headers and footers; empty if they are not checked.
  var seen: [(item: DrivenItem, cell: AnyObject, depth: Int)] {
    checksSeen ? screen.seenItems() : []
  }

  /// The changes of rows whose content differs.
  var updates: [Changeset.Change] {
    changes.filter { $0.kind == .reconfigured || $0.kind == .reloaded }
  }
  var removed: [Changeset.Change] { changes.filter { $0.kind == .removed } }
  var inserted: [Changeset.Change] { changes.filter { $0.kind == .inserted } }

  /// Returns the updates of rows from the same statement, except the row on which the step acted.
  func others(like row: Row) -> [Changeset.Change] {
    updates.filter { change in
      change.oldRow.map { Statement($0) == Statement(row) && !isOwn(change) } ?? false
    }
  }

  func isOwn(_ change: Changeset.Change) -> Bool {
    guard let own, change.path?.id == step.place?.rowPath?.id else { return false }
    return change.oldRow?.showsSameModel(as: own.old) ?? false
  }

  /// Returns the fields of a row's model.
  func fields(_ row: Row) -> ModelFields { ModelFields(row.model, screen.look(of: row.model)) }

  /// Returns the fields that differ between two rows.
  func difference(_ old: Row, _ new: Row) -> [String: Pair] {
    let (old, new) = (fields(old).values, fields(new).values)
    var pairs: [String: Pair] = [:]
    for name in Set(old.keys).union(new.keys) where old[name] != new[name] {
      pairs[name] = Pair(old: old[name], new: new[name])
    }
    return pairs
  }

  struct Pair: Hashable {
    let old: String?
    let new: String?
  }

  /// Returns the name of a changed row, for sentences and for source.
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

/// The fields of a model, and of the values in it, without its ID and its handlers. For a part of a look, these are
/// the part's texts and values.
struct ModelFields {
  private(set) var values: [String: String] = [:]
  /// The texts of at least three letters.
  private(set) var texts: Set<String> = []

  init(_ model: any CellModel, _ look: LookNode? = nil) {
    if String(reflecting: type(of: model)).hasPrefix("ScreenDSLLooks.") {
      for (index, text) in (look?.seenTexts ?? []).enumerated() {
        add(text, "text \(index + 1)", 0)
      }
      for (index, control) in (look?.controls ?? []).enumerated() {
        values["control \(index + 1)"] = "\(control.value ?? "") \(control.isEnabled)"
      }
    } else {
      addChildren(Mirror(reflecting: model), "", 0)
    }
  }

  private mutating func addChildren(_ mirror: Mirror, _ path: String, _ depth: Int) {
    for (index, child) in mirror.children.enumerated() where child.label != "id" {
      let label = child.label ?? "\(index)"
      add(child.value, path.isEmpty ? label : "\(path).\(label)", depth)
    }
  }

  private mutating func add(_ value: Any, _ path: String, _ depth: Int) {
    if let text = value as? String {
      values[path] = text.debugDescription
      if text.count > 2 { texts.insert(text) }
      return
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case _ where value is any HiddenFromText: values[path] = "handler"
    case .optional:
      if let some = mirror.children.first {
        add(some.value, path, depth)
      } else {
        values[path] = "nil"
      }
    case .struct
    where depth < 4 && !mirror.children.isEmpty && !(value is any CustomStringConvertible):
      addChildren(mirror, path, depth + 1)
    default: values[path] = ValueText.text(of: value)
    }
  }
}

extension CellModel {
  static var isLookPart: Bool { String(reflecting: Self.self).hasPrefix("ScreenDSLLooks.") }
}
