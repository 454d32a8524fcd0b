/// Identifies a row from one snapshot to the next, among the rows of its section or its container.
///
/// There are three kinds of row IDs. An explicit ID, such as that of `.id("promo")`, consists only of the argument. If
/// a row gets a model of another type and keeps its explicit ID, the row is still the same row. The ID of an
/// `Identifiable` model is *salted*: it also contains the model's type, so `Product(id: 1)` and `Ad(id: 1)` are two
/// rows. Any other row is identified by the position of its statement in the builder, and by the type of its model.
/// Inside a ``Group`` with an ID, each row ID also contains the ID of the group.
///
/// A row ID stores strings, UUIDs and integers in the range of `Int64` in place. It stores any other hashable value
/// behind a reference.
public struct RowID: Hashable, Sendable {
  let value: Value
  /// 0 for the first row with the declared ID, 1 for the second one, and so on. `relativeNumber` marks an ID whose path
  /// the builder has not completed yet.
  @usableFromInline var number: UInt32
  let salt: Any.Type?

  @usableFromInline
  enum Value: Sendable {
    case int(Int64)
    case string(String)
    case uuid(UInt64, UInt64)
    /// The path of a builder's statement, if the path is short enough to be stored in place.
    case place(UInt64, iteration: UInt64)
    case other(AnyKey)
  }

  @usableFromInline
  init(value: Value, salt: Any.Type? = nil, number: UInt32 = 0) {
    self.value = value
    self.number = number
    self.salt = salt
  }

  /// Creates an explicit ID from `value`, as `.id(_:)` does.
  ///
  /// Integers of different types give the same ID if their values are equal. An optional gives the same ID as the value
  /// in it. If `value` is a `RowID`, or an optional that contains a `RowID`, the result is that ID.
  ///
  /// - Parameter value: A value that identifies the row in its list and never changes.
  @inlinable
  public init<ID: Hashable & Sendable>(_ value: ID) {
    self = unwrapped(value) ?? RowID(value: Value(value), salt: nil)
  }

  /// Creates a row ID from the `id` of a model, salted with the model's type. If `value` is a `RowID`, or an optional
  /// that contains a `RowID`, the result is that ID. For any other value, each type of model gives a different ID.
  ///
  /// - Parameters:
  ///   - value: A value that identifies the model among those of its type.
  ///   - model: The type of the model.
  @inlinable
  public init<ID: Hashable & Sendable, Model>(_ value: ID, of model: Model.Type) {
    self = unwrapped(value) ?? RowID(value: Value(value), salt: Model.self)
  }

  @usableFromInline
  package var unnumbered: RowID { RowID(value: value, salt: salt) }

  package var isEqualToItself: Bool {
    if case .other(let key) = value { key.isEqual(to: key) } else { true }
  }

  @inline(never)
  public static func == (left: RowID, right: RowID) -> Bool {
    left.value == right.value && left.number == right.number && left.salt == right.salt
  }

  @inline(never)
  public func hash(into hasher: inout Hasher) { hasher.combine(hash(seed: .process)) }

  /// Whether three padding bytes, which can have any content, are between `value` and `number`.
  @inline(__always)
  private static var hasGap: Bool {
    MemoryLayout<Value>.size == 17 && MemoryLayout<RowID>.size == 32
  }

  /// Returns whether two IDs are equal. The function compares the bits first, because this is faster than `==`.
  @inline(__always)
  static func areEqual(_ left: UnsafePointer<RowID>, _ right: UnsafePointer<RowID>) -> Bool {
    let (a, b) = (UnsafeRawPointer(left), UnsafeRawPointer(right))
    var difference: UInt64 = 0
    for offset in stride(from: 0, to: MemoryLayout<RowID>.size, by: 8) {
      let bits =
        a.load(fromByteOffset: offset, as: UInt64.self)
        ^ b.load(fromByteOffset: offset, as: UInt64.self)
      let isCounted = offset == 16 && hasGap ? 0xFFFF_FFFF_0000_00FF : UInt64.max
      difference |= bits & UInt64(littleEndian: isCounted)
    }
    return difference == 0 || left.pointee == right.pointee
  }

  // MARK: IDs of rows without an ID of their own, and of rows in groups

  @inline(never)
  init(place path: StructuralPath, of model: Any.Type?) {
    self.init(
      value: path.isShort
        ? .place(path.word, iteration: path.iteration) : .other(Key(path)),
      salt: model)
  }

  /// The path of the row's statement; nil if the value of the ID is not a path.
  var path: StructuralPath? {
    switch value {
    case .place(let word, let iteration): StructuralPath(word: word, iteration: iteration)
    case .other(let key): key.unbox(as: StructuralPath.self)
    default: nil
    }
  }

  private var scopedID: ScopedID? {
    if case .other(let key) = value { key.unbox(as: ScopedID.self) } else { nil }
  }

  private var innermost: RowID { scopedID?.id.innermost ?? self }

  package var isStructural: Bool { innermost.path != nil }

  package var form: Int {
    switch innermost.value {
    case .int: 0
    case .string: 1
    case .uuid: 2
    case .place, .other: isStructural ? 3 : 4
    }
  }

  package var isInLoop: Bool { innermost.path?.isInLoop ?? false }
  package var unsalted: RowID {
    group.map { $0.inside.unsalted.scoped(by: $0.id) } ?? RowID(value: value)
  }
  package var isFromModel: Bool { salt != nil && !isStructural }

  package var crossesSections: Bool { path?.isLoose ?? true }

  /// The `number` of an ID whose path the builder has not completed yet.
  private static let relativeNumber = UInt32.max

  var isRelative: Bool { number == Self.relativeNumber }

  init(relative path: StructuralPath, of model: Any.Type?) {
    self.init(place: path, of: model)
    number = Self.relativeNumber
  }

  @usableFromInline static let relative = RowID(relative: StructuralPath(), of: nil)

  /// The first ID in a ``RowPath`` that was created from a string literal. Other paths begin with the ID of the
  /// section, or with `relative`.
  static let name = RowID(value: .string(""), number: relativeNumber)

  var isName: Bool { if isRelative, case .string = value { true } else { false } }

  var code: String? {
    let text: String? =
      switch value {
      case .int(let value): "\(value)"
      case .string(let value): value.debugDescription
      default: nil
      }
    guard let text, number == 0 else { return nil }
    return salt.map { "RowID(\(text), of: \($0).self)" } ?? text
  }

  func prefixed(by prefix: StructuralPath) -> RowID {
    guard isRelative, let path else { return self }
    return RowID(relative: prefix.appending(path), of: salt)
  }

  var absolute: RowID { isRelative ? unnumbered : self }

  package var group: (id: RowID, inside: RowID)? {
    scopedID.flatMap { $0.isPlace ? nil : ($0.scope, $0.id) }
  }

  func inGroups(of other: RowID) -> [RowID] {
    guard let group = other.group else { return [self] }
    return inGroups(of: group.inside).map { $0.scoped(by: group.id) } + [self]
  }

  package func salted(with model: Any.Type) -> RowID { RowID(value: value, salt: model) }

  @inline(never) package func scoped(by group: RowID) -> RowID {
    RowID(value: .other(Key(ScopedID(scope: group, id: absolute, isPlace: false))), salt: salt)
  }

  func scoped(byIterationOf id: RowID) -> RowID {
    guard isRelative else { return self }
    let scoped = ScopedID(scope: id, id: absolute, isPlace: true)
    return RowID(value: .other(Key(scoped)), salt: salt, number: Self.relativeNumber)
  }
}

extension RowID: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  public init(stringLiteral value: String) { self.init(value: .string(value)) }
  public init(integerLiteral value: Int) { self.init(value: .int(Int64(value))) }
}

extension RowID: CustomStringConvertible {
  /// The value as text. If several rows have the same declared ID, the texts of the later rows end with `~2`, `~3` and
  /// so on.
  @inline(never) public var description: String {
    number == 0 || isRelative ? value.description : "\(value)~\(number + 1)"
  }
}

/// An ID inside a scope. The scope is the ID of a group, or the first ID in an iteration of a loop.
struct ScopedID: Hashable, Sendable, CustomStringConvertible {
  let scope: RowID
  let id: RowID
  let isPlace: Bool

  var description: String { id.path != nil ? "\(scope)\(id)" : "\(scope).\(id)" }
}

// MARK: - The values of IDs

/// Returns `value` if it is a `Wanted`, or the value in `value` if it is an optional `Wanted`; otherwise nil.
@inlinable @inline(__always)
func unwrapped<Value, Wanted>(_ value: Value) -> Wanted? {
  if Value.self == Wanted.self { return unsafeBitCast(value, to: Wanted.self) }
  return Value.self == Wanted?.self ? unsafeBitCast(value, to: Wanted?.self) : nil
}

// The initializers of `RowID` require that the value of an ID is `Sendable`. The next initializers do not, because the
// compiler does not know that the value in an optional is `Sendable`.
extension RowID.Value: Equatable, CustomStringConvertible {
  @inlinable
  init<ID: Hashable>(_ value: ID) {
    if ID.self == Int.self {
      self = .int(Int64(unsafeBitCast(value, to: Int.self)))
    } else if ID.self == String.self {
      self = .string(unsafeBitCast(value, to: String.self))
    } else if MemoryLayout<ID>.size == 16, ID.self == UUIDType.current {
      let words = unsafeBitCast(value, to: (UInt64, UInt64).self)
      self = .uuid(words.0.bigEndian, words.1.bigEndian)
    } else {
      self.init(other: value)
    }
  }

  @usableFromInline
  init<ID: Hashable>(other value: ID) {
    if let wrapped = (value as? any WrappedValue)?.wrappedID {
      self = wrapped
    } else if let integer = value as? any BinaryInteger {
      if let fitting = Int64(exactly: integer) {
        self = .int(fitting)
      } else if let large = UInt64(exactly: integer) {
        self = .other(Key(large))
      } else {
        self = .other(Key(LargeInteger(description: "\(integer)")))
      }
    } else {
      self = .other(Key(value))
    }
  }

  @usableFromInline
  static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.int(let a), .int(let b)): a == b
    case (.string(let a), .string(let b)): a == b
    case (.uuid(let a, let b), .uuid(let c, let d)): a == c && b == d
    case (.place(let a, let b), .place(let c, let d)): a == c && b == d
    case (.other(let a), .other(let b)): a === b || a.isEqual(to: b)
    default: false
    }
  }

  @usableFromInline
  var description: String {
    switch self {
    case .int(let value): String(value)
    case .string(let value): value
    case .uuid(let high, let low): UUIDType.text(high, low)
    case .place(let word, let iteration):
      StructuralPath(word: word, iteration: iteration).description
    case .other(let key): key.unbox(as: ScopedID.self)?.description ?? key.description
    }
  }
}

/// The digits of an integer that needs more than 64 bits.
private struct LargeInteger: Hashable, Sendable, CustomStringConvertible {
  let description: String
}

/// An optional of any hashable type. An optional that is not nil has the same ID as the wrapped value.
private protocol WrappedValue {
  var wrappedID: RowID.Value? { get }
}

extension Optional: WrappedValue where Wrapped: Hashable {
  fileprivate var wrappedID: RowID.Value? { map { RowID.Value($0) } }
}

/// A hashable value of any type behind a reference, with the hash of the value.
@usableFromInline
class AnyKey: @unchecked Sendable, CustomStringConvertible {
  // Unchecked because the compiler checks only final classes. This class and its subclass have only constants of
  // `Sendable` types.
  let hash: Int

  init(hash: Int) { self.hash = hash }

  func isEqual(to other: AnyKey) -> Bool { false }
  func unbox<Value>(as type: Value.Type) -> Value? { nil }

  @usableFromInline var description: String { "" }
}

final class Key<Value: Hashable>: AnyKey, @unchecked Sendable {
  // Unchecked because the superclass is unchecked. `value` is a `Sendable` constant: the public initializers of `RowID`
  // require this, and the package's own values are `Sendable`.
  private let value: Value

  init(_ value: Value) {
    self.value = value
    super.init(hash: value.hashValue)
  }

  override func isEqual(to other: AnyKey) -> Bool {
    guard hash == other.hash, let value = other.unbox(as: Value.self) else { return false }
    return self.value == value
  }

  override func unbox<Other>(as type: Other.Type) -> Other? {
    Other.self == Value.self ? value as? Other : nil
  }

  override var description: String { ValueText.text(of: value) }
}
