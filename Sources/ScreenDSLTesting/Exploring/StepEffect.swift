import ScreenDSLHeadless
import ScreenDSLLooks

/// What a step changed.
@MainActor struct StepEffect {
  let step: UserStep
  let before: ScreenSnapshot
  let screen: TestScreen
  let changes: [Changeset.Change]
  /// The row that was acted on, before and after the step; nil after it if it is gone.
  let own: (old: Row, new: Row?)?
  /// What rows showed before the step, and what they show now.
  let (old, new): (Contents, Contents)
  /// Whether something is still under way.
  let isPending: Bool
  /// Whether the configuration of the screen changed.
  let hasWhole: Bool
  /// Whether to check all that is visible, and the problems, which take long.
  var (checksSeen, checksProblems) = (true, true)

  init(
    _ step: UserStep, since before: ScreenSnapshot, _ old: Contents,
    isPending: Bool, on screen: TestScreen
  ) {
    (self.step, self.before, self.screen) = (step, before, screen)
    (self.old, self.isPending) = (old, isPending)
    let last = screen.lastUpdate
    let isLast = last.old.isSame(as: before) && last.new.isSame(as: screen.snapshot)
    let changes = isLast ? last : screen.snapshot.changeset(from: before)
    self.changes = changes.all
    hasWhole = !changes.differencesOfWhole.isEmpty
    new = Contents(old, without: changes.all)
    own = step.place?.rowPath.flatMap { path in
      before.row(at: path).map { old in
        let moved = changes.all.first { $0.kind == .moved && $0.oldRow?.id == old.id }
        return (old, screen.snapshot.row(at: path) ?? moved?.row)
      }
    }
  }

  var isNothing: Bool { changes.isEmpty && !hasWhole }
  var after: ScreenSnapshot { screen.snapshot }
  /// Whether the row that was acted on is there and shows what it showed.
  var isOwnSame: Bool { own.map { $0.new?.showsSameModel(as: $0.old) == true } ?? false }

  /// What is visible; empty if it is not checked.
  var seen: [(item: DrivenItem, cell: AnyObject, depth: Int)] {
    checksSeen ? screen.seenItems() : []
  }

  /// The rows with another content.
  var updates: [Changeset.Change] {
    changes.filter { $0.kind == .reconfigured || $0.kind == .reloaded }
  }
  var removed: [Changeset.Change] { changes.filter { $0.kind == .removed } }
  var inserted: [Changeset.Change] { changes.filter { $0.kind == .inserted } }

  /// The updated rows of a statement, except the one that was acted on.
  func others(like row: Row) -> [Changeset.Change] {
    updates.filter { change in
      change.oldRow.map { Statement($0) == Statement(row) && !isOwn(change) } ?? false
    }
  }

  func isOwn(_ change: Changeset.Change) -> Bool {
    guard let own, change.path?.id == step.place?.rowPath?.id else { return false }
    return change.oldRow?.showsSameModel(as: own.old) ?? false
  }

  func was(_ change: Changeset.Change) -> Content { old[change.path, change.oldRow] }
  func now(_ change: Changeset.Change) -> Content { new[change.path, change.row] }

  /// What the row that was acted on showed, and shows.
  var ownContents: (old: Content, new: Content)? {
    own.map { (old[step.place?.rowPath, $0.old], new[step.place?.rowPath, $0.new]) }
  }

  /// The names of rows in sentences and in source.
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

/// What rows, headers and footers show, found when it is asked for.
@MainActor final class Contents {
  private let screen: TestScreen
  private var known: [CellPlace: Content] = [:]

  init(_ screen: TestScreen) { self.screen = screen }

  init(_ other: Contents, without changes: [Changeset.Change]) {
    (screen, known) = (other.screen, other.known)
    for change in changes {
      if let path = change.path { known[.row(path)] = nil }
      if change.kind != .sectionUpdated, change.path != nil { continue }
      known = known.filter { $0.key.rowPath != nil }
    }
  }

  subscript(path: RowPath?, row: Row?) -> Content {
    guard let path, let row else { return Content() }
    return self[.row(path), row.model]
  }

  subscript(place: CellPlace, model: any CellModel) -> Content {
    if let content = known[place] { return content }
    let content = Content(model, screen.look(of: model))
    known[place] = content
    return content
  }
}

/// What a row shows: the fields of its model without its ID and its handlers, and the texts and controls of its look.
struct Content {
  /// The fields, with those of the values in them; of a part of a look that is a model itself, its texts and values.
  private(set) var fields: [String: String] = [:]
  /// The texts of at least three letters in fields.
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
  func differences(from old: Content) -> [String: Pair] {
    var pairs: [String: Pair] = [:]
    for name in Set(old.fields.keys).union(fields.keys) where old.fields[name] != fields[name] {
      pairs[name] = Pair(old: old.fields[name], new: fields[name])
    }
    return pairs
  }

  struct Pair: Hashable { let (old, new): (String?, String?) }

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
      if let some = mirror.children.first {
        add(some.value, path, depth)
      } else {
        fields[path] = "nil"
      }
    case .struct
    where depth < 4 && !mirror.children.isEmpty && !(value is any CustomStringConvertible):
      addChildren(mirror, path, depth + 1)
    default:
      fields[path] = ValueText.text(of: value)
    }
  }
}

extension CellModel {
  static var isLookPart: Bool { String(reflecting: Self.self).hasPrefix("ScreenDSLLooks.") }
  /// Whether it is a part of a look, whose statement may make rows of many meanings.
  var isPlainPart: Bool { Self.isLookPart }
}

/// The statement that makes rows, with the type of their models.
struct Statement: Hashable, CustomStringConvertible {
  private let (type, place, source): (any CellModel.Type, String, SourceLine?)

  init(_ item: DrivenItem) {
    if case .supplementary(let kind, _) = item.place {
      place = " \(kind.name)"
    } else {
      place = ""
    }
    (type, source) = (Swift.type(of: item.model), item.source)
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

  /// A mark that a map replaces by a name.
  var description: String {
    "⟦\("\(type)".prefix { $0 != "<" })\(place)|\(source?.description ?? "")⟧"
  }
}
