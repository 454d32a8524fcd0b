import ScreenDSL

/// Writes the fields of a model as text, the same way on each run, and never much of it.
enum FieldText {
  private static let maximumFields = 12
  private static let maximumElements = 8
  private static let maximumLength = 120
  private static let maximumDepth = 4

  /// Returns the fields, `name: value` each, without handlers.
  static func fields(of model: Any) -> [String] {
    let mirror = Mirror(reflecting: model)
    if mirror.displayStyle == .enum { return [text(of: model, depth: maximumDepth)] }
    return list(mirror, limit: maximumFields, depth: maximumDepth)
  }

  private static func list(_ mirror: Mirror, limit: Int, depth: Int) -> [String] {
    let children = mirror.children.lazy.filter { !isHandler($0.value) }
    let shown = children.prefix(limit).map { child -> String in
      let text = text(of: child.value, depth: depth - 1)
      guard let label = child.label, !label.hasPrefix(".") else { return text }
      return "\(label): \(text)"
    }
    let rest = mirror.children.count > limit ? children.count - shown.count : 0
    return shown + (rest > 0 ? ["… \(rest) more"] : [])
  }

  private static func text(of value: Any, depth: Int) -> String {
    if let text = value as? String { return quoted(text) }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { text(of: $0.value, depth: depth) } ?? "nil"
    case .set, .dictionary: return "\(mirror.children.count) elements"
    case _ where depth <= 0 && !mirror.children.isEmpty: return "…"
    case .collection: return "[\(joined(mirror, depth))]"
    case .tuple: return "(\(joined(mirror, depth)))"
    default: return described(value, mirror, depth: depth)
    }
  }

  private static func described(_ value: Any, _ mirror: Mirror, depth: Int) -> String {
    if value is any CustomStringConvertible || mirror.children.isEmpty {
      return VisibleText().text(String(describing: value), limit: maximumLength)
    }
    if mirror.displayStyle == .enum, let payload = mirror.children.first {
      let text = text(of: payload.value, depth: depth - 1)
      return (payload.label ?? "") + (text.hasPrefix("(") ? text : "(\(text))")
    }
    return "\(type(of: value))(\(joined(mirror, depth)))"
  }

  private static func joined(_ mirror: Mirror, _ depth: Int) -> String {
    list(mirror, limit: maximumElements, depth: depth).joined(separator: ", ")
  }

  private static func quoted(_ text: String) -> String {
    "\"\(VisibleText().text(text, limit: maximumLength))\""
  }

  private static func isHandler(_ value: Any) -> Bool { value is any HandlerValue }
}

/// What marks handlers, which are no content, whatever their input is.
private protocol HandlerValue {}

extension Handler: HandlerValue {}

extension Optional: HandlerValue where Wrapped: HandlerValue {}

extension CellLook {
  /// Returns the look of a model that has none: its type, and its fields one a line.
  static func description(of model: some CellModel) -> CellLook {
    let fields = FieldText.fields(of: model).map(CellLook.subtitle)
    return CellLook(.vertical([.title(String(describing: type(of: model)))] + fields))
  }
}
