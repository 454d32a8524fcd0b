/// Limits how many levels and how many parts of a value a function visits. Without these limits, the function would
/// never end for an object that contains itself.
package struct ValueWalk {
  package static let depthLimit = 10
  package static let breadthLimit = 1_000

  private var depth = 0
  private var breadth = breadthLimit

  package init() {}

  package func into(_ parts: Int) -> (part: ValueWalk, most: Int)? {
    guard depth < Self.depthLimit else { return nil }
    var part = self
    part.depth += 1
    part.breadth = max(1, breadth / max(1, parts))
    return (part, breadth)
  }
}

/// Writes values as text that is the same on each run and machine, and has no line breaks.
package enum ValueText {
  package static func text(of value: Any, _ walk: ValueWalk = ValueWalk()) -> String {
    if let text = value as? any StringProtocol { return escaped(String(text).debugDescription) }
    if let character = value as? Character { return escaped(String(character).debugDescription) }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { text(of: $0.value, walk) } ?? "nil"
    case .dictionary where mirror.children.isEmpty: return "[:]"
    case .collection, .set, .dictionary: return "[\(elements(of: mirror, walk))]"
    case .tuple: return "(\(fields(of: mirror, walk)))"
    case .enum where !(value is any CustomStringConvertible):
      return enumeration(value, mirror, walk)
    default: return described(value, mirror, walk)
    }
  }

  package static func contents(of model: Any, excluding excluded: String? = nil) -> String {
    let mirror = Mirror(reflecting: model)
    return mirror.displayStyle == .enum
      ? text(of: model) : fields(of: mirror, nil, excluding: excluded)
  }

  private static func fields(
    of mirror: Mirror, _ walk: ValueWalk?, excluding excluded: String? = nil
  ) -> String {
    guard let (part, most) = (walk ?? ValueWalk()).into(mirror.children.count) else { return "…" }
    let inherited = mirror.superclassMirror.map { fields(of: $0, walk, excluding: excluded) } ?? ""
    let own = mirror.children.prefix(most).compactMap { label, value -> String? in
      let isHidden = value is any HiddenFromText
      if isHidden, Mirror(reflecting: value).displayStyle != .optional { return nil }
      let text = text(of: value, walk == nil ? ValueWalk() : part)
      guard let label, !label.hasPrefix(".") else { return text }
      return label == excluded ? nil : "\(label): \(text)"
    }
    let rest = mirror.children.count > most ? ["…"] : []
    return ([inherited].filter { !$0.isEmpty } + own + rest).joined(separator: ", ")
  }

  package static func quoted(_ text: some CustomStringConvertible) -> String {
    "'" + escaped(text.description, quote: true) + "'"
  }

  package static func quotedBeginning(_ text: some CustomStringConvertible) -> String {
    let scalars = text.description.unicodeScalars
    let shown = scalars.prefix(longestBeginning)
    return quoted(String(shown) + (shown.endIndex < scalars.endIndex ? "…" : ""))
  }

  package static let longestBeginning = 80

  /// Returns the full name of a type. For a private type, Swift's name contains an address, which differs between runs.
  /// This function removes the address.
  package static func name(of type: Any.Type) -> String {
    withoutAddresses(String(reflecting: type))
  }

  package static func withoutAddresses(_ text: String) -> String {
    let parts = text.split(separator: "(", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(String(parts[0])) { text, part in
      guard part.hasPrefix("unknown context at $"), let end = part.firstIndex(of: ")") else {
        return "\(text)(\(part)"
      }
      return text + part[end...].dropFirst(2)
    }
  }

  /// Returns the text of a collection's elements. The method sorts the elements of a set or a dictionary, because their
  /// order differs between runs.
  private static func elements(of mirror: Mirror, _ walk: ValueWalk) -> String {
    let (count, isOrdered) = (mirror.children.count, mirror.displayStyle == .collection)
    guard let (part, most) = walk.into(count), isOrdered || count <= most else { return "…" }
    let isPair = mirror.displayStyle == .dictionary
    let texts = mirror.children.prefix(most).map { child in
      let parts = isPair ? Mirror(reflecting: child.value).children.map(\.value) : [child.value]
      return parts.map { text(of: $0, part) }.joined(separator: ": ")
    }
    return ((isOrdered ? texts : texts.sorted()) + (count > most ? ["…"] : []))
      .joined(separator: ", ")
  }

  private static func enumeration(_ value: Any, _ mirror: Mirror, _ walk: ValueWalk) -> String {
    guard let payload = mirror.children.first else { return escaped(String(describing: value)) }
    guard let (part, _) = walk.into(1) else { return "…" }
    let inner = Mirror(reflecting: payload.value)
    let text =
      inner.displayStyle == .tuple ? fields(of: inner, part) : text(of: payload.value, part)
    return "\(payload.label ?? "\(type(of: value))")(\(text))"
  }

  private static func described(_ value: Any, _ mirror: Mirror, _ walk: ValueWalk) -> String {
    // -0.0 equals 0.0, and equal values must have the same text.
    if let number = value as? any FloatingPoint, number.isZero { return "0.0" }
    if value is any CustomStringConvertible || mirror.children.isEmpty {
      let text = String(describing: value)
      // The usual description of an object contains an address, which differs between runs. An address has more than
      // eight hexadecimal digits after `0x`. A color such as 0xFF8800 has fewer, and so has the `0x1080` in 1920x1080.
      func hasAddress() -> Bool {
        let parts = text.split(separator: "x", omittingEmptySubsequences: false)
        return zip(parts, parts.dropFirst()).contains {
          $0.last == "0" && $1.prefix(while: \.isHexDigit).count > 8
        }
      }
      if !(type(of: value) is AnyClass) || !hasAddress() { return escaped(text) }
      if mirror.children.isEmpty { return "\(type(of: value))" }
    }
    return "\(type(of: value))(\(fields(of: mirror, walk)))"
  }

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

package protocol HiddenFromText {}

/// Finds invisible Unicode scalars in one text.
package struct HiddenScalars {
  /// After its first scalar, the emoji of a flag, such as Scotland's, has at most six tag letters and an end tag.
  private static let longestFlag = 7
  private var tagsToCome = 0

  package init() {}

  package mutating func hides(_ scalar: Unicode.Scalar) -> Bool {
    if (0xE0020...0xE007F) ~= scalar.value, tagsToCome > 0 {
      tagsToCome -= 1
      return false
    }
    tagsToCome = scalar == "\u{1F3F4}" ? Self.longestFlag : 0
    return Self.contains(scalar)
  }

  package static func contains(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    if (0x20...0x7E) ~= value { return false }
    return value & 0xFFFE == 0xFFFE || ranges.contains { $0 ~= value }
  }

  private static let ranges: [ClosedRange<UInt32>] = [
    // Control characters.
    0x00...0x1F, 0x7F...0x9F,
    // The soft hyphen, the grapheme joiner, the Arabic letter mark, Hangul and Khmer fillers.
    0xAD...0xAD, 0x34F...0x34F, 0x61C...0x61C, 0x115F...0x1160, 0x17B4...0x17B5,
    // Zero-width spaces; marks, embeddings, overrides and isolates of text direction; separators.
    0x180E...0x180E, 0x200B...0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060...0x206F,
    // The Hangul filler, noncharacters, the byte-order mark, annotations.
    0x3164...0x3164, 0xFDD0...0xFDEF, 0xFEFF...0xFEFF, 0xFFA0...0xFFA0, 0xFFF0...0xFFFB,
    // Format characters for shorthand, for music notation and for tags, and unassigned ones.
    0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE00FF, 0xE01F0...0xE0FFF,
  ]
}
