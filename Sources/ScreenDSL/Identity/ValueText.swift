/// Limits for a function that visits the parts of a value: how many levels of nested parts, and how many parts. Without
/// limits, the function would not end for a value that contains itself.
package struct ValueWalk {
  /// The greatest depth of nested values.
  package static let depthLimit = 10
  /// The greatest number of parts of a value that are visited at each depth.
  package static let breadthLimit = 1_000

  private var depth = 0
  private var breadth = breadthLimit

  package init() {}

  /// Returns the limits inside each part, and the greatest number of parts to visit. Nil if the value is nested too
  /// deep.
  ///
  /// - Parameter parts: The number of parts that the value has.
  package func into(_ parts: Int) -> (part: ValueWalk, most: Int)? {
    guard depth < Self.depthLimit else { return nil }
    var part = self
    part.depth += 1
    part.breadth = max(1, breadth / max(1, parts))
    return (part, breadth)
  }
}

/// Writes values as text that is the same on each run and machine, and has no line breaks.
///
/// If a part of a value is beyond the limits of a ``ValueWalk``, the text has `…` in the place of this part.
package enum ValueText {
  /// Returns `value` as text: strings quoted, sets and dictionaries sorted, enumerations with their
  /// payload.
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

  /// Returns the properties of a model as text, without the property `excluded`. For an enumeration, returns its case.
  package static func contents(of model: Any, excluding excluded: String? = nil) -> String {
    let mirror = Mirror(reflecting: model)
    return mirror.displayStyle == .enum
      ? text(of: model) : fields(of: mirror, nil, excluding: excluded)
  }

  /// Returns the children of `mirror` as text, with their labels. The text omits the child with the label `excluded`.
  /// The text omits handlers too, except optional ones: for these it says whether there is a handler.
  ///
  /// - Parameter walk: The limits for all children together. If nil, each child gets the full limits of ``ValueWalk``.
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

  /// Returns `text` between single quotes, with quotes, backslashes and hidden characters escaped.
  package static func quoted(_ text: some CustomStringConvertible) -> String {
    "'" + escaped(text.description, quote: true) + "'"
  }

  /// Returns the beginning of `text` between single quotes, escaped like ``quoted(_:)``, for messages.
  package static func quotedBeginning(_ text: some CustomStringConvertible) -> String {
    let scalars = text.description.unicodeScalars
    let shown = scalars.prefix(longestBeginning)
    return quoted(String(shown) + (shown.endIndex < scalars.endIndex ? "…" : ""))
  }

  /// If a text is longer than this number of Unicode scalars, a message contains only its beginning.
  package static let longestBeginning = 80

  /// Returns the name of a type with its module.
  ///
  /// The name is the same on each run. The standard library's names of private types contain an address, which is
  /// removed.
  package static func name(of type: Any.Type) -> String {
    withoutAddresses(String(reflecting: type))
  }

  /// Returns a text without the addresses in the names of private types.
  package static func withoutAddresses(_ text: String) -> String {
    let parts = text.split(separator: "(", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(String(parts[0])) { text, part in
      guard part.hasPrefix("unknown context at $"), let end = part.firstIndex(of: ")") else {
        return "\(text)(\(part)"
      }
      return text + part[end...].dropFirst(2)
    }
  }

  /// Returns the elements of a collection as text, up to the limits of `walk`.
  ///
  /// If a set or a dictionary has too many elements, the text is only `…`, because the order of these elements differs
  /// from run to run.
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
    if value is any CustomStringConvertible || mirror.children.isEmpty {
      return escaped(String(describing: value))
    }
    return "\(type(of: value))(\(fields(of: mirror, walk)))"
  }

  /// Returns `text` with hidden characters and line breaks escaped. If `quote` is true, also escapes single quotes and
  /// backslashes.
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

/// A type whose values are omitted from the texts that the package writes, such as the type of a handler.
package protocol HiddenFromText {}

/// Finds Unicode scalars that are invisible but change how somebody reads a text, and scalars that no file should
/// contain.
///
/// The property `ranges` lists these scalars, so that the result does not depend on the version of the standard
/// library. The list omits the joiners of emoji and of Indic scripts (200C, 200D), and the variation selectors. The
/// list includes the tag characters, which are visible only in the emoji of flags.
///
/// Create a value of this type for each text. Then call `hides` for each scalar of the text, in the order of the text.
package struct HiddenScalars {
  /// The greatest number of tag characters in the emoji of a flag: six letters, and the end tag.
  private static let longestFlag = 7
  private var tagsToCome = 0

  package init() {}

  /// Whether the next scalar of the text is invisible. Instead of such a scalar, the package writes its number, such as
  /// `\u{200B}`.
  package mutating func hides(_ scalar: Unicode.Scalar) -> Bool {
    if (0xE0020...0xE007F) ~= scalar.value, tagsToCome > 0 {
      tagsToCome -= 1
      return false
    }
    tagsToCome = scalar == "\u{1F3F4}" ? Self.longestFlag : 0
    return Self.contains(scalar)
  }

  /// Whether a scalar is hidden outside of the emoji of flags. Tag characters are visible in such emoji.
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
    // Invisible shorthand and music controls; tags.
    0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE00FF, 0xE01F0...0xE0FFF,
  ]
}
