/// Reads JSON as RFC 8259 has it and nothing more, knowing the line of each value and each mistake.
///
/// Foundation's decoder names no lines. A key that an object has twice is a mistake: the file says
/// two things, and taking either would lose the other.
struct JSONReader {
  /// Deeper nesting is refused, for each level takes a part of the stack.
  static let depthLimit = 256

  private let text: SourceText
  private var index = 0
  private var line = 1
  private var depth = 0

  private init(_ text: SourceText) { self.text = text }

  /// Returns the one value in `text`.
  static func value(in text: SourceText) throws(InputError) -> JSONValue {
    var reader = JSONReader(text)
    let value = try reader.value()
    reader.skipSpace()
    if reader.next != nil {
      throw reader.failure("File must end after its value (was \(reader.found))")
    }
    return value
  }

  mutating func value() throws(InputError) -> JSONValue {
    skipSpace()
    let start = line
    return JSONValue(kind: try kind(), line: start)
  }

  private mutating func kind() throws(InputError) -> JSONValue.Kind {
    switch next {
    case "{": .object(try object())
    case "[": .array(try array())
    case "\"": .string(try string())
    case .some("-"), .some("0"..."9"): .number(try number())
    case .some("a"..."z"): try literal()
    default: throw failure("Value must start here (was \(found))")
    }
  }

  private mutating func literal() throws(InputError) -> JSONValue.Kind {
    let word = String(decoding: take { (0x61...0x7A).contains($0) }, as: UTF8.self)
    switch word {
    case "null": return .null
    case "true", "false": return .bool(word == "true")
    default: throw failure("Word must be null, true or false (was \(word.quoted))")
    }
  }
}

// The cursor, which all parts of the reader move.
extension JSONReader {
  /// The byte to read next, as the ASCII character that it is in all places but strings; nil at the end.
  var next: Unicode.Scalar? {
    index < text.bytes.count ? Unicode.Scalar(text.bytes[index]) : nil
  }

  /// What is next, as it stands in a sentence.
  var found: String {
    let rest = String(decoding: text.bytes[index...].prefix(8), as: UTF8.self)
    return rest.first.map { String($0).quoted } ?? "the end of the file"
  }

  mutating func advance() { index += 1 }

  mutating func take(_ expected: Unicode.Scalar) -> Bool {
    guard next == expected else { return false }
    index += 1
    return true
  }

  /// Returns the bytes up to the first that does not satisfy `isIncluded`, and moves behind them.
  mutating func take(while isIncluded: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let run = text.bytes[index...].prefix(while: isIncluded)
    index = run.endIndex
    return run
  }

  mutating func skipSpace() {
    while let scalar = next, [" ", "\n", "\r", "\t"].contains(scalar) {
      if scalar == "\n" { line += 1 }
      index += 1
    }
  }

  mutating func descend() throws(InputError) {
    depth += 1
    if depth > Self.depthLimit {
      throw failure("Nesting must be at most \(Self.depthLimit) levels deep (was more)")
    }
  }

  mutating func ascend() { depth -= 1 }

  /// Returns a mistake in what is next; at the end of the file, in the last line with something on it.
  func failure(_ sentence: String) -> InputError {
    let isAtEnd = index >= text.bytes.count
    let last = text.bytes.lastIndex { !$0.isSpace } ?? 0
    return InputError(
      file: text.file, line: isAtEnd ? text.line(at: last) : line, sentence: sentence)
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { [0x20, 0x0A, 0x0D, 0x09].contains(self) }
}
