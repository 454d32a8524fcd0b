/// The Unicode scalars that change how a text is read without being seen, or that no file should
/// have: the one definition for all texts that the package writes.
///
/// The ranges are written down instead of asked from the standard library, so that they are the
/// same with each version of it. The joiners of emoji and of Indic scripts (200C, 200D) and the
/// variation selectors are not among them; tag characters are, outside of flags.
///
/// A value of this type goes through one text, from its first scalar to its last.
package struct HiddenScalars {
  /// The greatest number of tags that make a flag of another: six letters, and the end.
  private static let longestFlag = 7
  private var tagsToCome = 0

  package init() {}

  /// Whether the next scalar of the text must not be written as it is.
  package mutating func hides(_ scalar: Unicode.Scalar) -> Bool {
    if (0xE0020...0xE007F) ~= scalar.value, tagsToCome > 0 {
      tagsToCome -= 1
      return false
    }
    tagsToCome = scalar == "\u{1F3F4}" ? Self.longestFlag : 0
    return Self.contains(scalar)
  }

  /// Whether a scalar is one of these wherever it stands, flags apart.
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
    // Spaces without width; marks, embeddings, overrides and isolates of direction; separators.
    0x180E...0x180E, 0x200B...0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060...0x206F,
    // The Hangul filler, noncharacters, the byte-order mark, annotations.
    0x3164...0x3164, 0xFDD0...0xFDEF, 0xFEFF...0xFEFF, 0xFFA0...0xFFA0, 0xFFF0...0xFFFB,
    // Invisible shorthand and music controls; tags.
    0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE00FF, 0xE01F0...0xE0FFF,
  ]
}

extension Unicode.Scalar {
  /// How markup (HTML, XML) writes a scalar that would end a text or an attribute; nil for any other.
  package var markupEntity: String? {
    switch self {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "'": "&#39;"
    default: nil
    }
  }
}
