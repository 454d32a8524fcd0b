/// The position of a statement in a builder, as a path of statements, branches and loop iterations. `Docs/Identity.md`
/// describes the text of a path.
///
/// The steps are encoded as bytes. `word` contains the first seven bytes, and `rest` contains the others. The highest
/// bit of `word` that is 1 belongs to no byte: it marks that the bytes are in the lower bits.
struct StructuralPath: Hashable, Sendable, CustomStringConvertible {
  enum Step: Hashable {
    case statement(Int)
    case branch(Int)
    case iteration(Int)
    /// An iteration of the outermost loop. The path's property `iteration` contains the number of the iteration.
    case loop
    /// The first step in the path of a section, or of a row outside of any section.
    case loose
  }

  private(set) var word: UInt64 = 1
  private var rest: [UInt8]?
  var iteration: UInt64 = 0
  private(set) var isInLoop = false

  init() {}

  init(word: UInt64, iteration: UInt64) {
    self.word = word
    self.iteration = iteration
    isInLoop = Self.hasLoop(word)
  }

  var isShort: Bool { rest == nil }
  var isEmpty: Bool { word == 1 }
  // In an empty path, the shift is negative, and the byte is 0.
  var isLoose: Bool { word >> (8 * (byteCount - 1)) & 0xFF == Self.looseByte }

  mutating func append(_ step: Step) {
    switch step {
    case .statement(let number): append(tag: 0, number)
    case .branch(let number): append(tag: 1, number)
    case .iteration(let number):
      if isInLoop {
        append(tag: 2, number)
      } else {
        append(.loop)
        iteration = UInt64(number)
      }
    case .loop:
      append(tag: 3, 0)
      isInLoop = true
    case .loose: append(tag: 3, 1)
    }
  }

  @inline(never)
  func appending(_ step: Step) -> StructuralPath { altered(self) { $0.append(step) } }

  func appending(_ relative: StructuralPath) -> StructuralPath {
    if isEmpty { return relative }
    let count = relative.byteCount
    if byteCount + count <= 7, !isInLoop || !relative.isInLoop {
      var copy = self
      copy.word = word << (8 * count) | (relative.word ^ 1 << (8 * count))
      copy.isInLoop = isInLoop || relative.isInLoop
      copy.iteration = isInLoop ? iteration : relative.iteration
      return copy
    }
    return altered(self) { path in
      for step in relative.steps {
        path.append(step == .loop ? .iteration(Int(relative.iteration)) : step)
      }
    }
  }

  func advanced(by iterations: Int) -> StructuralPath {
    altered(self) { $0.iteration += UInt64(iterations) }
  }

  /// Appends the bytes of a step. The first byte has two bits for the tag, a bit that says whether more bytes follow,
  /// and five bits of the number. Each further byte has such a bit, and seven bits of the number.
  private mutating func append(tag: UInt8, _ number: Int) {
    var remaining = UInt64(number) >> 5
    append(byte: tag << 6 | (remaining > 0 ? 0x20 : 0) | UInt8(number & 0x1F))
    while remaining > 0 {
      append(byte: UInt8(remaining & 0x7F) | (remaining > 0x7F ? 0x80 : 0))
      remaining >>= 7
    }
  }

  private mutating func append(byte: UInt8) {
    if word < 1 << 56 {
      word = word << 8 | UInt64(byte)
    } else {
      if rest == nil { rest = [] }
      rest?.append(byte)
    }
  }

  var steps: [Step] {
    var bytes = self.bytes[...]
    var result: [Step] = []
    while let first = bytes.popFirst() {
      let number = Self.takeNumber(first, &bytes)
      switch first >> 6 {
      case 0: result.append(.statement(number))
      case 1: result.append(.branch(number))
      case 2: result.append(.iteration(number))
      default: result.append(number == 0 ? .loop : .loose)
      }
    }
    return result
  }

  private static let loopByte: UInt64 = 0xC0
  private static let looseByte: UInt64 = 0xC1

  private var byteCount: Int { (63 - word.leadingZeroBitCount) / 8 }

  private static func hasLoop(_ word: UInt64) -> Bool {
    var isInNumber = false
    for shift in stride(from: 55 - word.leadingZeroBitCount, through: 0, by: -8) {
      let byte = word >> shift & 0xFF
      if !isInNumber, byte == loopByte { return true }
      isInNumber = byte & (isInNumber ? 0x80 : 0x20) != 0
    }
    return false
  }

  private var bytes: [UInt8] {
    let head = (0..<byteCount).map { UInt8(truncatingIfNeeded: word >> (8 * (byteCount - 1 - $0))) }
    return head + (rest ?? [])
  }

  private static func takeNumber(_ first: UInt8, _ bytes: inout ArraySlice<UInt8>) -> Int {
    var number = Int(first & 0x1F)
    var shift = 5
    var more = first & 0x20 != 0
    while more, let byte = bytes.popFirst() {
      number |= Int(byte & 0x7F) << shift
      shift += 7
      more = byte & 0x80 != 0
    }
    return number
  }

  var description: String {
    var result = "#"
    let steps = steps
    for (index, step) in steps.enumerated() {
      switch step {
      case .statement(0)
      where ["a", "b", "]"].contains(result.last) && !steps.isStatement(at: index + 1): break
      case .statement(let number): result += (result == "#" ? "" : ".") + String(number)
      case .branch(let number): result += number == 0 ? "a" : "b"
      case .iteration(let number): result += "[\(number)]"
      case .loop: result += "[\(iteration)]"
      case .loose: break
      }
    }
    return result
  }
}

extension [StructuralPath.Step] {
  fileprivate func isStatement(at index: Int) -> Bool {
    if index < count, case .statement = self[index] { true } else { false }
  }
}
