import ScreenDSL

/// Describes the differences between two versions of a row, or of a section's layout and supplementary views. The
/// comparison ignores the rows inside a container.
struct RowComparison {
  private var differences: [String] = []

  static func differences(_ old: Row, _ new: Row) -> [String] {
    var comparison = RowComparison()
    comparison.compareModels(old, new)
    comparison.compareReuseIdentifiers(old, new)
    comparison.compareAttributes(old.attributes, new.attributes)
    if (old.innerRows == nil) != (new.innerRows == nil) {
      comparison.differences.append(
        new.innerRows == nil ? "is no longer a container" : "became a container")
    }
    let differences = comparison.differences
    return differences.isEmpty && old.id != new.id
      ? ["replaces \(ValueText.quoted(old.id))"] : differences
  }

  static func differences(_ old: ScreenSnapshot.Section, _ new: ScreenSnapshot.Section) -> [String]
  {
    var comparison = RowComparison()
    for kind in (new.supplementaries + old.supplementaries).map(\.kind).withoutRepetitions {
      comparison.compareSupplementaries(
        ValueText.escaped(kind.name), old.supplementary(kind), new.supplementary(kind))
    }
    comparison.compare("layout", old.layout, new.layout)
    return comparison.differences
  }

  /// Describes the properties whose values are not equal to themselves, such as NaN.
  static func differencesFromItself(_ row: Row) -> [String] {
    var differences =
      isEqualToItself(row.model) ? [] : FieldComparison.differences(row.model, row.model)
    // Of the attributes, only the ID of the task can be unequal to itself. A comparison of all attributes would not
    // find this difference, because `==` returns true for attributes with the same storage.
    if let id = row.attributes.task?.id, !id.isEqualToItself {
      let text = ValueText.escaped("\(id)")
      differences.append(BoundedText.difference("task(id:)", text, text, isStable: false))
    }
    return differences
  }

  static func differencesFromItself(_ section: ScreenSnapshot.Section) -> [String] {
    section.supplementaries.filter { !isEqualToItself($0.model) }.flatMap {
      FieldComparison.differences($0.model, $0.model, at: ValueText.escaped($0.kind.name))
    } + (section.layout == section.layout ? [] : differences(section, section))
  }

  private static func isEqualToItself(_ model: some CellModel) -> Bool { model == model }

  private mutating func compareSupplementaries(
    _ name: String, _ old: Supplementary?, _ new: Supplementary?
  ) {
    if old == new { return }
    if let old, let new, old.box.type == new.box.type {
      compareModels(old.row, new.row, at: name)
      var own = RowComparison()
      own.compareAttributes(old.attributes, new.attributes)
      differences += own.differences.map { "\(name): \($0)" }
    } else {
      let types = [old, new].map { $0.map { "\($0.box.type)" } ?? "none" }
      differences.append("\(name): \(types[0]) -> \(types[1])")
    }
  }

  private mutating func compareModels(_ old: Row, _ new: Row, at path: String = "") {
    if old.box.type != new.box.type {
      differences.append("model: \(old.box.type) -> \(new.box.type)")
    } else if !old.showsSameModel(as: new) {
      differences += FieldComparison.differences(old.model, new.model, at: path)
    }
  }

  private mutating func compareReuseIdentifiers(_ old: Row, _ new: Row) {
    let isPlain =
      old.box.type != new.box.type
      && [old, new].allSatisfy { $0.reuseIdentifier == ReuseIdentifier($0.box.type, variant: nil) }
    if isPlain { return }
    compare("reuse identifier", old.reuseIdentifier, new.reuseIdentifier) {
      ValueText.escaped($0.description)
    }
  }

  private mutating func compareAttributes(_ old: RowAttributes, _ new: RowAttributes) {
    compareHandlers("onSelect", old.onSelect, new.onSelect)
    compareHandlers("onDeselect", old.onDeselect, new.onDeselect)
    compareHandlers("onDeselect(if:)", old.canDeselect, new.canDeselect)
    compareHandlers("selectable(if:)", old.canSelect, new.canSelect)
    compare("selectable", !old.refusesSelection, !new.refusesSelection)
    compare("selectable(highlights:)", old.highlights, new.highlights)
    compare("focusable", old.canFocus, new.canFocus)
    let (swipes, newSwipes) = (old.swipeActions, new.swipeActions)
    compare("swipeActions.leading", swipes.leading, newSwipes.leading, as: Self.text)
    compare("swipeActions.trailing", swipes.trailing, newSwipes.trailing, as: Self.text)
    compareHandlers("contextMenu.onPreview", old.contextMenu.onPreview, new.contextMenu.onPreview)
    compare("contextMenu", old.contextMenu.actions, new.contextMenu.actions, as: Self.text)
    compareHandlers("onDisplay", old.onDisplay, new.onDisplay)
    compareHandlers("onEndDisplay", old.onEndDisplay, new.onEndDisplay)
    compareHandlers("onPrefetch", old.onPrefetch, new.onPrefetch)
    compareHandlers("onReorder", old.onReorder, new.onReorder)
    compareHandlers("reorderable(canMove:)", old.canReorder, new.canReorder)
    compare("layout", old.layout, new.layout)
    compare("height", old.height, new.height)
    compare("estimatedHeight", old.estimatedHeight, new.estimatedHeight)
    compare("accessibilityLabel", old.accessibilityLabel, new.accessibilityLabel)
    compare("accessibilityTraits", old.accessibilityTraits, new.accessibilityTraits)
    compare("onImpression", old.impression, new.impression)
    compare("task(id:)", old.task?.id, new.task?.id)
    compare("level", old.level, new.level)
    compare("outline", old.disclosure?.isExpanded, new.disclosure?.isExpanded) {
      $0.map { $0 ? "unfolded" : "folded" } ?? "none"
    }
    if let old = old.disclosure, let new = new.disclosure {
      compare("unfolds by a tap", old.isTapped, new.isTapped)
      compare("too deep to unfold", old.isCut, new.isCut)
    }
  }

  private mutating func compare<Value: Equatable>(
    _ name: String, _ old: Value, _ new: Value,
    as text: (Value) -> String = { ValueText.text(of: $0) }
  ) {
    if old == new { return }
    differences.append(BoundedText.difference(name, text(old), text(new), isStable: old == old))
  }

  private mutating func compareHandlers<Value>(_ name: String, _ old: Value?, _ new: Value?) {
    if old == nil, new != nil { differences.append("handler \(name) appeared") }
    if old != nil, new == nil { differences.append("handler \(name) vanished") }
  }

  private static func text(of actions: [SwipeAction]) -> String {
    list(actions) { action in
      words(action.title, action.style, action.image) + [
        action.color.map { ValueText.text(of: $0) },
        action.allowsFullSwipe ? nil : "without full swipe",
        action.outlivesRow ? "keeps running" : nil,
      ]
    }
  }

  private static func text(of actions: [MenuAction]) -> String {
    list(actions) { action in
      words(action.title, action.style, action.image) + [
        action.isOn ? "on" : nil, action.isDisabled ? "disabled" : nil,
        action.outlivesRow ? "keeps running" : nil,
        action.handler == nil ? text(of: action.children) : nil,
      ]
    }
  }

  private static func words(_ title: String, _ style: ActionStyle, _ image: String?) -> [String?] {
    [
      ValueText.text(of: title), style == .destructive ? "destructive" : nil,
      image.map(ValueText.quoted),
    ]
  }

  private static func list<Action>(_ actions: [Action], _ words: (Action) -> [String?]) -> String {
    let texts = actions.map { words($0).compactMap { $0 }.joined(separator: " ") }
    return "[\(texts.joined(separator: ", "))]"
  }
}

extension Sequence where Element: Hashable {
  package var withoutRepetitions: [Element] { withoutRepetitions { $0 } }
}

extension Sequence {
  package func withoutRepetitions<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    var seen: Set<Key> = []
    return filter { seen.insert(key($0)).inserted }
  }
}
