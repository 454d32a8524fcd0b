/// Writes values the same way on each run and machine, without line breaks.
package enum ValueText {
  /// Returns `value` as text: strings quoted, sets and dictionaries sorted, enumerations with their
  /// payload.
  package static func text(of value: Any) -> String {
    if let text = value as? any StringProtocol { return escaped(String(text).debugDescription) }
    if let character = value as? Character { return escaped(String(character).debugDescription) }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { text(of: $0.value) } ?? "nil"
    case .collection: return "[\(elements(of: mirror).joined(separator: ", "))]"
    case .set: return "[\(elements(of: mirror).sorted().joined(separator: ", "))]"
    case .dictionary: return dictionary(mirror)
    case .tuple: return "(\(fields(of: mirror)))"
    case .enum where !(value is any CustomStringConvertible): return enumeration(value, mirror)
    default: return described(value, mirror)
    }
  }

  /// Returns what a model shows: its fields, or its case if it is an enumeration.
  package static func contents(of model: Any, excluding excluded: String? = nil) -> String {
    let mirror = Mirror(reflecting: model)
    return mirror.displayStyle == .enum
      ? text(of: model) : fields(of: mirror, excluding: excluded)
  }

  /// Returns the labelled children of `mirror`, without handlers and those called `excluded`.
  static func fields(of mirror: Mirror, excluding excluded: String? = nil) -> String {
    let inherited = mirror.superclassMirror.map { fields(of: $0, excluding: excluded) } ?? ""
    let own = mirror.children.compactMap { label, value -> String? in
      let isHidden = value is any HiddenFromText
      if isHidden, Mirror(reflecting: value).displayStyle != .optional { return nil }
      guard let label, !label.hasPrefix(".") else { return text(of: value) }
      return label == excluded ? nil : "\(label): \(text(of: value))"
    }
    return ([inherited].filter { !$0.isEmpty } + own).joined(separator: ", ")
  }

  /// Returns `text` between single quotes, with quotes, backslashes and hidden characters escaped.
  package static func quoted(_ text: some CustomStringConvertible) -> String {
    "'" + escaped(text.description, quote: true) + "'"
  }

  /// Returns the beginning of `text` as ``quoted(_:)`` does, for messages.
  package static func quotedBeginning(_ text: some CustomStringConvertible) -> String {
    let scalars = text.description.unicodeScalars
    let shown = scalars.prefix(longestBeginning)
    return quoted(String(shown) + (shown.endIndex < scalars.endIndex ? "…" : ""))
  }

  /// The greatest number of characters that are shown of a long text.
  package static let longestBeginning = 80

  /// Returns the name of a type with its module, the same on each run: those of private types have an
  /// address in it.
  package static func name(of type: Any.Type) -> String {
    withoutAddresses(String(reflecting: type))
  }

  /// Returns a text with the names of private types in it as they are written.
  package static func withoutAddresses(_ text: String) -> String {
    let parts = text.split(separator: "(", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(String(parts[0])) { text, part in
      guard part.hasPrefix("unknown context at $"), let end = part.firstIndex(of: ")") else {
        return "\(text)(\(part)"
      }
      return text + part[end...].dropFirst(2)
    }
  }

  private static func elements(of mirror: Mirror) -> [String] {
    mirror.children.map { text(of: $0.value) }
  }

  private static func dictionary(_ mirror: Mirror) -> String {
    let pairs = mirror.children.map { child in
      Mirror(reflecting: child.value).children.map { text(of: $0.value) }.joined(separator: ": ")
    }
    return pairs.isEmpty ? "[:]" : "[\(pairs.sorted().joined(separator: ", "))]"
  }

  private static func enumeration(_ value: Any, _ mirror: Mirror) -> String {
    guard let payload = mirror.children.first, let name = payload.label else {
      return escaped(String(describing: value))
    }
    let inner = Mirror(reflecting: payload.value)
    let isTuple = inner.displayStyle == .tuple
    return "\(name)(\(isTuple ? fields(of: inner) : text(of: payload.value)))"
  }

  private static func described(_ value: Any, _ mirror: Mirror) -> String {
    if value is any CustomStringConvertible || mirror.children.isEmpty {
      return escaped(String(describing: value))
    }
    return "\(type(of: value))(\(fields(of: mirror)))"
  }

  /// Returns `text` on one line, with all that is hidden in it as codes.
  package static func escaped(_ text: String, quote: Bool = false) -> String {
    var result = ""
    var hidden = HiddenScalars()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "'" where quote, "\\" where quote: result += "\\\(scalar)"
      case "\n": result += "\\n"
      case _ where hidden.hides(scalar): result += scalar.escaped(asASCII: true)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

/// Something that no text form shows where it stands by itself, such as a handler.
package protocol HiddenFromText {}
