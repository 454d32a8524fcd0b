/// Recognises Foundation's `UUID` without importing Foundation.
@usableFromInline
enum UUIDType {
  /// `Foundation.UUID`, under the name it has on Apple platforms or on the others; nil if not
  /// linked.
  @usableFromInline
  static let current: Any.Type? =
    _typeByName("10Foundation4UUIDV") ?? _typeByName("20FoundationEssentials4UUIDV")

  /// Returns the canonical text of the UUID with these two big-endian words.
  static func text(_ high: UInt64, _ low: UInt64) -> String {
    var digits = hexadecimal(high) + hexadecimal(low)
    for offset in [20, 16, 12, 8] {
      digits.insert("-", at: digits.index(digits.startIndex, offsetBy: offset))
    }
    return digits
  }

  private static func hexadecimal(_ word: UInt64) -> String {
    let digits = String(word, radix: 16, uppercase: true)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
