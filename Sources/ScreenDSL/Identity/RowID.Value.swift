extension RowID.Value {
  /// Stores `value` in place if it is an integer, a string or a UUID.
  @inlinable
  init<ID: Hashable & Sendable>(_ value: ID) {
    if ID.self == Int.self {
      self = .int(Int64(unsafeBitCast(value, to: Int.self)))
    } else if ID.self == String.self {
      self = .string(unsafeBitCast(value, to: String.self))
    } else if MemoryLayout<ID>.size == 16, ID.self == UUIDType.current {
      let words = unsafeBitCast(value, to: (UInt64, UInt64).self)
      self = .uuid(words.0.bigEndian, words.1.bigEndian)
    } else {
      self.init(anyInteger: value)
    }
  }

  /// Stores an integer of any width that fits as one; everything else behind a reference.
  @usableFromInline
  init<ID: Hashable & Sendable>(anyInteger value: ID) {
    guard ID.self is any BinaryInteger.Type, let integer = value as? any BinaryInteger else {
      self = .other(Key(value))
      return
    }
    if let fitting = Int64(exactly: integer) {
      self = .int(fitting)
    } else if let large = UInt64(exactly: integer) {
      self = .other(Key(large))
    } else {
      self = .other(Key(value))
    }
  }
}

extension RowID.Value: Hashable {
  @usableFromInline
  static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.int(let a), .int(let b)): a == b
    case (.string(let a), .string(let b)): a == b
    case (.uuid(let a, let b), .uuid(let c, let d)): a == c && b == d
    case (.structural(let a, let b), .structural(let c, let d)): b == d && a == c
    case (.other(let a), .other(let b)): a === b || a.isEqual(to: b)
    default: false
    }
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) {
    switch self {
    case .int(let value): hasher.combine(value)
    case .string(let value): hasher.combine(value)
    case .uuid(let high, let low):
      hasher.combine(high)
      hasher.combine(low)
    case .structural(let place, let iteration):
      hasher.combine(place)
      hasher.combine(iteration)
    case .other(let key): hasher.combine(key.hash)
    }
  }
}

extension RowID.Value: CustomStringConvertible {
  @usableFromInline
  var description: String {
    switch self {
    case .int(let value): String(value)
    case .string(let value): value
    case .uuid(let high, let low): UUIDType.text(high, low)
    case .structural(let place, let iteration): place.description(iteration: iteration)
    case .other(let key): key.description
    }
  }
}
