/// Encodes bytes as Base64 text (RFC 4648, section 4).
package enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Returns a data URL that contains the bytes of an image file (RFC 2397).
  package static func address(of file: [UInt8]) -> String {
    let type =
      switch file.first {
      case 0xFF: "jpeg"
      case UInt8(ascii: "G"): "gif"
      case UInt8(ascii: "R"): "webp"
      case UInt8(ascii: "<"): "svg+xml"
      default: "png"
      }
    return "data:image/\(type);base64,\(text(of: file))"
  }

  private static func text(of bytes: [UInt8]) -> String {
    let text = stride(from: 0, to: bytes.count, by: 3).flatMap { start in
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      return (0..<4).map {
        $0 > group.count ? UInt8(ascii: "=") : digits[bits >> (18 - 6 * $0) & 63]
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
