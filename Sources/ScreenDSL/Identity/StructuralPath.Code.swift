extension StructuralPath {
  /// Components as bytes: the first eight in one word, the others in an array.
  ///
  /// A component is a byte of tag, continuation flag and five bits of number; further bytes have
  /// seven bits.
  struct Code: Hashable, Sendable {
    enum Tag: UInt8 {
      case statement, branch, iteration, loop
    }

    private var word: UInt64 = 0
    private var count: UInt8 = 0
    private(set) var isInLoop = false
    private var rest: [UInt8]?

    var isEmpty: Bool { count == 0 }

    mutating func append(_ component: Component) {
      switch component {
      case .statement(let number): append(tag: .statement, number)
      case .branch(let number): append(tag: .branch, number)
      case .iteration(let number): append(tag: .iteration, number)
      }
    }

    mutating func append(tag: Tag, _ number: Int) {
      if tag == .loop { isInLoop = true }
      var remaining = UInt64(number) >> 5
      append(tag.rawValue << 6 | (remaining > 0 ? 0x20 : 0) | UInt8(number & 0x1F))
      while remaining > 0 {
        append(UInt8(remaining & 0x7F) | (remaining > 0x7F ? 0x80 : 0))
        remaining >>= 7
      }
    }

    private mutating func append(_ byte: UInt8) {
      if count < 8 {
        word = word << 8 | UInt64(byte)
        count += 1
      } else {
        rest = (rest ?? []) + [byte]
      }
    }

    /// The components, with `iteration` where the marker of the outermost loop stands.
    func components(iteration: UInt64) -> [Component] {
      var bytes = self.bytes[...]
      var result: [Component] = []
      while let first = bytes.popFirst() {
        let number = Self.takeNumber(first, &bytes)
        switch Tag(rawValue: first >> 6) {
        case .statement: result.append(.statement(number))
        case .branch: result.append(.branch(number))
        case .iteration: result.append(.iteration(number))
        case .loop, nil: result.append(.iteration(Int(iteration)))
        }
      }
      return result
    }

    private var bytes: [UInt8] {
      let head = (0..<UInt64(count)).map {
        UInt8(truncatingIfNeeded: word >> (8 * (UInt64(count) - 1 - $0)))
      }
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
  }
}
