/// Works out in what two rows with one ID differ, the rows inside them apart.
struct RowComparison {
  private var differences: [Changeset.Difference] = []

  static func differences(_ old: Row, _ new: Row) -> [Changeset.Difference] {
    var comparison = RowComparison()
    comparison.compareModels(old, new)
    comparison.compareReuseIdentifiers(old, new)
    comparison.compareAttributes(old.attributes, new.attributes)
    comparison.compareContents(old, new)
    return comparison.differences
  }

  /// Returns in what two models of a section's decoration differ, one of which may be missing.
  static func differences(
    _ old: Supplementary?, _ new: Supplementary?
  ) -> [Changeset.Difference] {
    guard let old, let new else {
      return [.field(path: "model", old: name(of: old), new: name(of: new))]
    }
    guard old.box.type == new.box.type else {
      return [.modelType(old: "\(old.box.type)", new: "\(new.box.type)")]
    }
    return FieldComparison.differences(old.model, new.model)
  }

  private static func name(of supplementary: Supplementary?) -> String {
    supplementary.map { "\($0.box.type)" } ?? "none"
  }

  private mutating func compareModels(_ old: Row, _ new: Row) {
    if old.box.type != new.box.type {
      differences.append(.modelType(old: "\(old.box.type)", new: "\(new.box.type)"))
    } else if !old.showsSameModel(as: new) {
      differences += FieldComparison.differences(old.model, new.model)
    }
  }

  /// Another reuse identifier is not worth a word if it only says that the model's type is another.
  private mutating func compareReuseIdentifiers(_ old: Row, _ new: Row) {
    let (before, after) = (old.reuseIdentifier, new.reuseIdentifier)
    let isPlain =
      old.box.type != new.box.type
      && before == ReuseIdentifier(anyModel: old.box.type, variant: nil)
      && after == ReuseIdentifier(anyModel: new.box.type, variant: nil)
    if before != after, !isPlain {
      differences.append(
        .reuseIdentifier(
          old: ValueText.escaped(before.description), new: ValueText.escaped(after.description)))
    }
  }

  private mutating func compareAttributes(_ old: RowAttributes, _ new: RowAttributes) {
    if old == new { return }
    compareHandlers("onSelect", old.onSelect, new.onSelect)
    compareActions("leading", old.swipeActions.leading, new.swipeActions.leading)
    compareActions("trailing", old.swipeActions.trailing, new.swipeActions.trailing)
    compareHandlers("onDisplay", old.onDisplay, new.onDisplay)
    compareHandlers("onEndDisplay", old.onEndDisplay, new.onEndDisplay)
    compareHandlers("onPrefetch", old.onPrefetch, new.onPrefetch)
    compareHandlers("onReorder", old.onReorder, new.onReorder)
    if old.layout != new.layout {
      addAttribute(
        "layout", ValueText.text(of: old.layout as Any), ValueText.text(of: new.layout as Any))
    }
  }

  private mutating func compareHandlers<Input>(
    _ name: String, _ old: Handler<Input>?, _ new: Handler<Input>?
  ) {
    if old == nil, new != nil { differences.append(.handlerAppeared(name)) }
    if old != nil, new == nil { differences.append(.handlerVanished(name)) }
  }

  private mutating func compareActions(
    _ edge: String, _ old: [SwipeAction], _ new: [SwipeAction]
  ) {
    if old == new { return }
    addAttribute("swipeActions.\(edge)", Self.text(of: old), Self.text(of: new))
  }

  private static func text(of actions: [SwipeAction]) -> String {
    let texts = actions.map { action in
      ValueText.text(of: action.title) + (action.style == .destructive ? " destructive" : "")
    }
    return "[\(texts.joined(separator: ", "))]"
  }

  private mutating func addAttribute(_ name: String, _ old: String, _ new: String) {
    let texts = BoundedText.pair(old, new)
    differences.append(.attribute(name: name, old: texts.old, new: texts.new))
  }

  private mutating func compareContents(_ old: Row, _ new: Row) {
    if (old.innerRows == nil) != (new.innerRows == nil) {
      differences.append(.container(isNow: new.innerRows != nil))
    }
  }
}
