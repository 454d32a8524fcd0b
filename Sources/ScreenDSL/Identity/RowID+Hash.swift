/// Hashing for the package's own tables: fast, seeded per process, and in step with `==`.
///
/// The order of anything that leaves the package never depends on it.
extension RowID {
  /// A number that differs from one process to the next, so that no server can prepare colliding
  /// IDs.
  static let hashSeed: UInt64 = {
    var hasher = Hasher()
    hasher.combine(0x5EED)
    return UInt64(truncatingIfNeeded: hasher.finalize()) | 1
  }()

  /// Returns a hash of this ID; equal IDs have equal hashes for one `seed`.
  @inline(__always)
  func hash(seed: UInt64) -> UInt64 {
    let salted = seed ^ saltBits
    switch value {
    case .int(let value): return mix(salted, UInt64(bitPattern: value))
    case .string(let value): return value.idHash(seed: salted)
    case .uuid(let high, let low): return mix(mix(salted, high), low)
    case .structural(let place, let iteration): return mix(mix(salted, place.hash), iteration)
    case .other(let key): return mix(salted, UInt64(truncatingIfNeeded: key.hash))
    }
  }

  @inline(__always)
  private var saltBits: UInt64 {
    var bits = UInt64(number)
    if let salt { bits ^= UInt64(UInt(bitPattern: ObjectIdentifier(salt))) << 8 }
    return bits
  }
}

/// Folds the full product of two words into one word.
@inline(__always)
private func mix(_ left: UInt64, _ right: UInt64) -> UInt64 {
  let product = (left ^ 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(
    by: right ^ 0xD6E8_FEB8_6659_FD93)
  return product.high ^ product.low
}

extension String {
  /// Returns a hash that is equal for strings that are equal in Swift's sense (canonical
  /// equivalence).
  ///
  /// ASCII bytes are mixed directly. A string with other scalars goes through `Hasher`, which
  /// normalises it, unless it is equal to an ASCII string.
  @inline(__always)
  func idHash(seed: UInt64) -> UInt64 {
    utf8.withContiguousStorageIfAvailable { asciiHash(of: UnsafeRawBufferPointer($0), seed: seed) }
      .flatMap { $0 } ?? slowIDHash(seed: seed)
  }

  @inline(never)
  private func slowIDHash(seed: UInt64) -> UInt64 {
    var hasher = Hasher()
    var text = asciiEquivalent ?? self
    if asciiEquivalent == nil {
      hasher.combine(text)
      return mix(seed, UInt64(truncatingIfNeeded: hasher.finalize()))
    }
    return text.withUTF8 { asciiHash(of: UnsafeRawBufferPointer($0), seed: seed) ?? 0 }
  }

  /// The ASCII string that is canonically equivalent to this one, if there is one.
  ///
  /// Three scalars outside ASCII have a canonical decomposition that is ASCII: the Kelvin sign, the
  /// Greek varia and the Greek question mark.
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

/// Returns the hash of `bytes`, or nil if one of them is not ASCII.
@inline(__always)
private func asciiHash(of bytes: UnsafeRawBufferPointer, seed: UInt64) -> UInt64? {
  var state = mix(seed, UInt64(truncatingIfNeeded: bytes.count))
  var high: UInt64 = 0
  var offset = 0
  while offset + 8 <= bytes.count {
    let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    high |= word
    state = mix(state, word)
    offset += 8
  }
  var tail: UInt64 = 0
  while offset < bytes.count {
    tail = tail << 8 | UInt64(bytes[offset])
    offset += 1
  }
  high |= tail
  return high & 0x8080_8080_8080_8080 == 0 ? mix(state, tail) : nil
}
