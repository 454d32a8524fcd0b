/// What a row is recognised by from one snapshot to the next.
///
/// A row ID comes from one of three places. An explicit one (`.id("promo")`) is the value alone, so
/// a row of another type with the same ID is the same row in another form. The ID of an
/// `Identifiable` model is *salted* with the model's type, so `Product(id: 1)` and `Ad(id: 1)` are
/// two rows. A row with neither is identified by where it stands in the builder's structure, and by
/// its type.
///
/// Integers, strings and UUIDs are stored in place; any other hashable value is stored behind a
/// reference.
public struct RowID: Hashable, Sendable {
  @usableFromInline let value: Value
  /// Which occurrence of one ID in a list this is: 0 for the first, n for its n-th duplicate.
  @usableFromInline var number: UInt32
  @usableFromInline let salt: Any.Type?

  @usableFromInline
  enum Value: Sendable {
    case int(Int64)
    case string(String)
    case uuid(UInt64, UInt64)
    case structural(StructuralPlace, iteration: UInt64)
    case other(AnyKey)
  }

  @usableFromInline
  init(value: Value, salt: Any.Type? = nil, number: UInt32 = 0) {
    self.value = value
    self.number = number
    self.salt = salt
  }

  /// Creates the ID of `value` alone, as `.id(_:)` does.
  ///
  /// Integers of every width are equal if their values are. A `RowID` stays as it is.
  ///
  /// - Parameter value: A value that identifies the row in its list, and in no other way changes.
  @inlinable
  public init<ID: Hashable & Sendable>(_ value: ID) {
    if ID.self == RowID.self {
      self = unsafeBitCast(value, to: RowID.self)
    } else {
      self.init(value: Value(value), salt: nil)
    }
  }

  /// Creates the ID of a model's own `id`, salted with the model's type.
  ///
  /// - Parameters:
  ///   - value: A value that identifies the model among those of its type.
  ///   - model: The type of the model; the same `value` with another type is another ID.
  @inlinable
  public init<ID: Hashable & Sendable, Model>(_ value: ID, of model: Model.Type) {
    if ID.self == RowID.self {
      self = unsafeBitCast(value, to: RowID.self)
    } else {
      self.init(value: Value(value), salt: Model.self)
    }
  }

  /// This ID without the number that tells a duplicate from the first row with its ID.
  var unnumbered: RowID { RowID(value: value, salt: salt) }

  /// The place in the builder's structure that this ID comes from; nil if it is explicit.
  var place: StructuralPlace? {
    if case .structural(let place, _) = value { place } else { nil }
  }
}

extension RowID {
  public static func == (left: RowID, right: RowID) -> Bool {
    left.value == right.value && left.number == right.number && left.salt == right.salt
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(value)
    hasher.combine(number)
    if let salt { hasher.combine(ObjectIdentifier(salt)) }
  }
}

extension RowID: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  public init(stringLiteral value: String) { self.init(value: .string(value)) }
  public init(integerLiteral value: Int) { self.init(value: .int(Int64(value))) }
}

extension RowID: CustomStringConvertible {
  /// The value as text, followed by `~2` if this is the second row with its ID, and so on.
  public var description: String {
    number == 0 ? value.description : "\(value)~\(number + 1)"
  }
}

extension RowID {
  /// Whether the IDs at two places are equal; IDs that are the same bit for bit are, which is
  /// checked first.
  @inline(__always)
  static func areEqual(_ left: UnsafePointer<RowID>, _ right: UnsafePointer<RowID>) -> Bool {
    let (a, b) = (UnsafeRawPointer(left), UnsafeRawPointer(right))
    var difference: UInt64 = 0
    for offset in stride(from: 0, to: MemoryLayout<RowID>.size, by: 8) {
      difference |=
        a.load(fromByteOffset: offset, as: UInt64.self)
        ^ b.load(fromByteOffset: offset, as: UInt64.self)
    }
    return difference == 0 || left.pointee == right.pointee
  }
}
