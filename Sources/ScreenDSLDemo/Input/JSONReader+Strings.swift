extension JSONReader {
  mutating func string() throws(InputError) -> String {
    advance()
    var result = ""
    while true {
      result += String(decoding: take { !$0.endsPlainText }, as: UTF8.self)
      if take("\"") { return result }
      guard take("\\") else { throw failure(unexpectedEnd) }
      result.unicodeScalars.append(try escape())
    }
  }

  private var unexpectedEnd: String {
    next == nil
      ? "String must end with a quote (was the end of the file)"
      : "Control character in a string must be escaped (was \(found))"
  }

  private mutating func escape() throws(InputError) -> Unicode.Scalar {
    if take("u") { return try scalar() }
    guard let result = plainEscape else {
      throw failure(#"Escape must be one of \" \\ \/ \b \f \n \r \t \u (was \#(found))"#)
    }
    advance()
    return result
  }

  private var plainEscape: Unicode.Scalar? {
    switch next {
    case "\"", "\\", "/": next
    case "b": "\u{8}"
    case "f": "\u{C}"
    case "n": "\n"
    case "r": "\r"
    case "t": "\t"
    default: nil
    }
  }

  /// Reads what follows `\u`: one scalar, or the first half of a pair that the second has to follow.
  private mutating func scalar() throws(InputError) -> Unicode.Scalar {
    let high = try codeUnit()
    if let scalar = Unicode.Scalar(high) { return scalar }
    guard UTF16.isLeadSurrogate(high), take("\\"), take("u") else { throw loneSurrogate }
    let low = try codeUnit()
    guard UTF16.isTrailSurrogate(low) else { throw loneSurrogate }
    let offset = (UInt32(high) - 0xD800) << 10 + (UInt32(low) - 0xDC00)
    guard let scalar = Unicode.Scalar(0x10000 + offset) else { throw loneSurrogate }
    return scalar
  }

  private var loneSurrogate: InputError {
    failure(#"Surrogate must be one of a pair, \uD800 to \uDBFF first (was alone)"#)
  }

  private mutating func codeUnit() throws(InputError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let next, next.isASCII, let digit = Character(next).hexDigitValue else {
        throw failure(#"Escape \u must have four hexadecimal digits (was \#(found))"#)
      }
      unit = unit << 4 + UInt16(digit)
      advance()
    }
    return unit
  }
}

extension UInt8 {
  /// Whether the byte ends the part of a string that stands for itself.
  fileprivate var endsPlainText: Bool {
    self < 0x20 || self == UInt8(ascii: "\"") || self == UInt8(ascii: "\\")
  }
}
