/// The fields of a row's model, and the texts and controls of the row's look. The method `differences(from:)` ignores
/// fields with the name `id`, and the actions of handlers.
struct RowContent {
  struct Pair: Hashable { let (old, new): (String?, String?) }

  private(set) var fields: [String: String] = [:]
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
  static var isLookPart: Bool { String(reflecting: Self.self).hasPrefix("ScreenDSLLooks.") }
}

extension Row { var isLookPart: Bool { type(of: model).isLookPart } }

/// A statement in a `body` that declares rows or a supplementary view, and the type of the models that they show.
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

  /// A text that stands for the statement, such as `⟦MailRow|App/Inbox.swift:12⟧`. `ScreenMap` replaces the text by a
  /// name, such as `MailRow 2`.
  var description: String {
    "⟦\("\(type)".prefix { $0 != "<" })\(place)|\(source?.description ?? "")⟧"
  }
}
