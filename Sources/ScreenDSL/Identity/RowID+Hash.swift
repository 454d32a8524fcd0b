/// Hashing of row IDs. A hash is valid only within one process, because each process has another seed.
extension RowID {
  /// Two random words. If a server knew them, it could send IDs that all have the same hash.
  struct HashSeed {
    let left: UInt64
    let right: UInt64

    static let process = HashSeed(
      left: UInt64(truncatingIfNeeded: 1.hashValue), right: UInt64(truncatingIfNeeded: 2.hashValue))

    /// Returns a hash of `state` and `word`. Without the seed, the product would be 0 if `state` or `word` were 0.
    @inline(__always)
    func mix(_ state: UInt64, _ word: UInt64) -> UInt64 {
      let product = (state ^ left).multipliedFullWidth(by: word ^ right)
      return product.high ^ product.low
    }
  }

  @inline(__always)
  func hash(seed: HashSeed) -> UInt64 {
    let salt = saltBits
    switch value {
    case .int(let value): return seed.mix(salt, UInt64(bitPattern: value))
    case .string(let value): return value.idHash(salt, seed)
    case .uuid(let high, let low): return seed.mix(seed.mix(salt, high), low)
    case .place(let word, let iteration): return seed.mix(seed.mix(salt, word), iteration)
    case .other(let key): return seed.mix(salt, UInt64(truncatingIfNeeded: key.hash))
    }
  }

  @inline(__always)
  private var saltBits: UInt64 {
    var bits = UInt64(number)
    if let salt { bits ^= UInt64(UInt(bitPattern: ObjectIdentifier(salt))) << 8 }
    return bits
  }
}

extension String {
  /// Returns the hash of a row ID whose value is this string. Canonically equivalent strings must have the same hash,
  /// so the method hashes the bytes of the string only if all bytes are ASCII.
  @inline(never)
  func idHash(_ salt: UInt64, _ seed: RowID.HashSeed) -> UInt64 {
    utf8.withContiguousStorageIfAvailable {
      asciiHash(of: UnsafeRawBufferPointer($0), salt, seed)
    }.flatMap { $0 } ?? slowIDHash(salt, seed)
  }

  @inline(never)
  private func slowIDHash(_ salt: UInt64, _ seed: RowID.HashSeed) -> UInt64 {
    if let text = asciiEquivalent { return text.idHash(salt, seed) }
    return seed.mix(salt, UInt64(truncatingIfNeeded: hashValue))
  }

  /// The ASCII string that is canonically equivalent to this string; nil if there is none. Only three scalars outside
  /// ASCII are equivalent to ASCII characters: the Kelvin sign, the Greek varia and the Greek question mark.
  private var asciiEquivalent: String? {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case "\u{212A}": result.append("K")
      case "\u{1FEF}": result.append("`")
      case "\u{37E}": result.append(";")
      case _ where scalar.isASCII: result.append(scalar)
      default: return nil
      }
    }
    return String(result)
  }
}

@inline(__always)
private func asciiHash(
  of bytes: UnsafeRawBufferPointer, _ salt: UInt64, _ seed: RowID.HashSeed
) -> UInt64? {
  var state = seed.mix(salt, UInt64(truncatingIfNeeded: bytes.count))
  var high: UInt64 = 0
  var offset = 0
  while offset + 8 <= bytes.count {
    let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    high |= word
    state = seed.mix(state, word)
    offset += 8
  }
  var tail: UInt64 = 0
  while offset < bytes.count {
    tail = tail << 8 | UInt64(bytes[offset])
    offset += 1
  }
  high |= tail
  return high & 0x8080_8080_8080_8080 == 0 ? seed.mix(state, tail) : nil
}

/// Recognizes values of Foundation's type `UUID` without importing Foundation.
@usableFromInline
enum UUIDType {
  /// Foundation's type `UUID`; nil if the process does not contain Foundation. The mangled name of the type differs
  /// between platforms.
  @usableFromInline
  static let current: Any.Type? =
    _typeByName("10Foundation4UUIDV") ?? _typeByName("20FoundationEssentials4UUIDV")

  /// Returns a UUID as text. The arguments are the UUID's first and last eight bytes, as big-endian numbers.
  @inline(never)
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
