/// Identifies a row from one snapshot to the next, among the rows of its section or its container.
///
/// There are three kinds of row IDs. An explicit ID, such as `.id("promo")`, consists only of the value. If a row gets
/// a model of another type and keeps its explicit ID, it is still the same row. The ID of an `Identifiable` model is
/// *salted* with the model's type, so `Product(id: 1)` and `Ad(id: 1)` are two rows. Any other row is identified by the
/// position of its statement in the builder, and by the type of its model. A ``Group`` combines its own ID with each ID
/// inside.
///
/// Integers, strings and UUIDs are stored in place; any other hashable value is stored behind a reference.
public struct RowID: Hashable, Sendable {
  @usableFromInline let value: Value
  /// Distinguishes rows of one list that have the same ID: 0 for the first of these rows, *n* for its *n*-th duplicate.
  @usableFromInline var number: UInt32
  /// The type of the row's model; nil if the ID is explicit. An ID that is not explicit is the model's `id` or the path
  /// of a statement in the builders.
  @usableFromInline let salt: Any.Type?

  @usableFromInline
  enum Value: Sendable {
    case int(Int64)
    case string(String)
    case uuid(UInt64, UInt64)
    /// The path of a statement in the builders, if the path is short enough to be stored in place.
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
    if ID.self == RowID.self {
      self = unsafeBitCast(value, to: RowID.self)
    } else if ID.self == RowID?.self, let id = unsafeBitCast(value, to: RowID?.self) {
      self = id
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

  /// The ID without the number that the package adds to duplicate IDs.
  @usableFromInline
  package var unnumbered: RowID { RowID(value: value, salt: salt) }

  /// Whether the value is equal to itself. NaN is not equal to itself.
  package var isEqualToItself: Bool {
    if case .other(let key) = value { key.isEqual(to: key) } else { true }
  }
}

extension RowID {
  @inline(never)
  public static func == (left: RowID, right: RowID) -> Bool {
    left.value == right.value && left.number == right.number && left.salt == right.salt
  }

  @inline(never)
  public func hash(into hasher: inout Hasher) { hasher.combine(hash(seed: .process)) }
}

extension RowID: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  public init(stringLiteral value: String) { self.init(value: .string(value)) }
  public init(integerLiteral value: Int) { self.init(value: .int(Int64(value))) }
}

extension RowID: CustomStringConvertible {
  /// The value as text. If several rows have the same ID, the texts of the later rows end with `~2`, `~3` and so on.
  @inline(never) public var description: String {
    number == 0 || isRelative ? value.description : "\(value)~\(number + 1)"
  }
}

extension RowID {
  /// Whether a bitwise comparison of two IDs would include the three padding bytes between `value` and `number`.
  /// Padding bytes can have any content.
  @inline(__always)
  private static var hasGap: Bool {
    MemoryLayout<Value>.size == 17 && MemoryLayout<RowID>.size == 32
  }

  /// Whether the IDs at two addresses are equal. The comparison of their bits comes first, because it is faster.
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
}

// MARK: - IDs of rows without an ID of their own, and of rows in groups

extension RowID {
  /// Creates an ID from the path of the row's statement in the builders.
  @inline(never)
  init(place path: StructuralPath, of model: Any.Type?) {
    self.init(
      value: path.isShort
        ? .place(path.word, iteration: path.iteration) : .other(Key(path)),
      salt: model)
  }

  /// The place of the row's statement in the closures of the builders, if the ID consists of nothing else. Nil for an
  /// explicit ID, for the `id` of a model, and for an ID that contains the ID of a group or of a loop iteration.
  var path: StructuralPath? {
    switch value {
    case .place(let word, let iteration): StructuralPath(word: word, iteration: iteration)
    case .other(let key): key.unbox(as: StructuralPath.self)
    default: nil
    }
  }

  /// The ID without the IDs of the groups and loop iterations around the row.
  private var innermost: RowID {
    guard case .other(let key) = value, let scoped = key.unbox(as: ScopedID.self) else {
      return self
    }
    return scoped.id.innermost
  }

  /// Whether the place of the row's statement in the closures of the builders identifies the row, because the row has
  /// neither an explicit ID nor an ID from its model.
  package var isStructural: Bool { innermost.path != nil }

  /// The kind of the value: 0 for an integer, 1 for a string, 2 for a UUID, 3 for the place of a statement in the
  /// closures of the builders, 4 for any other value. The groups around the row do not matter.
  package var form: Int {
    switch innermost.value {
    case .int: 0
    case .string: 1
    case .uuid: 2
    case .place, .other: isStructural ? 3 : 4
    }
  }

  /// Whether the ID is the path of a statement, and the statement is inside a loop.
  package var isInLoop: Bool { path?.isInLoop ?? false }

  /// The ID without the model's type.
  package var unsalted: RowID { RowID(value: value) }

  /// Whether the ID is the model's own `id`.
  package var isFromModel: Bool { salt != nil && !isStructural }

  /// Whether a row with this ID can move to another section.
  ///
  /// If the ID is the path of a statement inside a section, the row cannot move, because the statement stays in its
  /// section.
  package var crossesSections: Bool { path?.isLoose ?? true }

  /// The value of `number` that marks an ID with an incomplete path. The builder later adds the path of the enclosing
  /// statements.
  private static let relativeNumber = UInt32.max

  @usableFromInline
  var isRelative: Bool { number == Self.relativeNumber }

  /// Creates an ID with an incomplete path. The builder later adds the path of the enclosing statements in front.
  init(relative path: StructuralPath, of model: Any.Type?) {
    self.init(place: path, of: model)
    number = Self.relativeNumber
  }

  /// The placeholder for the ID of a row without an explicit ID, until the builder knows the path of the row's
  /// statement.
  @usableFromInline static let relative = RowID(relative: StructuralPath(), of: nil)

  /// A mark that a ``RowPath`` stores in place of the section's ID if the path comes from a string literal.
  static let name = RowID(value: .string(""), number: relativeNumber)

  var isName: Bool { if isRelative, case .string = value { true } else { false } }

  /// The ID as Swift source; nil if it is neither a text nor a number.
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

  /// Returns the ID with `prefix` in front of its path, if the path is incomplete.
  func prefixed(by prefix: StructuralPath) -> RowID {
    guard isRelative, let path else { return self }
    return RowID(relative: prefix.appending(path), of: salt)
  }

  var absolute: RowID { isRelative ? unnumbered : self }

  /// The ID of the outermost group around this ID, and the ID inside that group; nil if there is no group.
  package var group: (id: RowID, inside: RowID)? {
    guard case .other(let key) = value, let scoped = key.unbox(as: ScopedID.self), !scoped.isPlace
    else { return nil }
    return (scoped.scope, scoped.id)
  }

  /// Returns this ID inside the groups of `other`, and then with fewer and fewer of the groups. For `x` and `a.b.y`,
  /// the result is `a.b.x`, `a.x` and `x`.
  func inGroups(of other: RowID) -> [RowID] {
    guard let group = other.group else { return [self] }
    return inGroups(of: group.inside).map { $0.scoped(by: group.id) } + [self]
  }

  /// Returns the row ID for a model of the type `model` whose own `id` is the value of this ID.
  package func salted(with model: Any.Type) -> RowID { RowID(value: value, salt: model) }

  /// Returns this ID inside a group.
  package func scoped(by group: RowID) -> RowID {
    RowID(value: .other(Key(ScopedID(scope: group, id: absolute, isPlace: false))), salt: salt)
  }

  /// Returns an ID with an incomplete path inside the loop iteration with the ID `id`. Any other ID stays the same.
  func scoped(byIterationOf id: RowID) -> RowID {
    guard isRelative else { return self }
    let scoped = ScopedID(scope: id, id: absolute, isPlace: true)
    return RowID(value: .other(Key(scoped)), salt: salt, number: Self.relativeNumber)
  }
}

/// An ID inside a group, or inside a loop iteration that has an ID.
struct ScopedID: Hashable, Sendable, CustomStringConvertible {
  let scope: RowID
  let id: RowID
  let isPlace: Bool

  /// The ID of the group and the ID inside, with a dot between them, such as `g.a`. If the ID inside is the path of a
  /// statement, there is no dot, as in `g#1`.
  var description: String { id.path != nil ? "\(scope)\(id)" : "\(scope).\(id)" }
}

// MARK: - The values of IDs

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
      self.init(other: value)
    }
  }

  /// Stores an integer of any width in place if it fits into an `Int64`. If `value` is an optional, stores the value in
  /// the optional. Stores any other value behind a reference.
  @usableFromInline
  init<ID: Hashable & Sendable>(other value: ID) {
    if let wrapped = (value as? any WrappedValue)?.wrappedID {
      self = wrapped
    } else if let integer = value as? any BinaryInteger, let fitting = Int64(exactly: integer) {
      self = .int(fitting)
    } else if let integer = value as? any BinaryInteger, let large = UInt64(exactly: integer) {
      self = .other(Key(large))
    } else {
      self = .other(Key(value))
    }
  }
}

/// A protocol to which only optionals conform. An optional has the same ID as the value in it.
private protocol WrappedValue {
  /// The value's ID; nil if there is no value.
  var wrappedID: RowID.Value? { get }
}

extension Optional: WrappedValue where Wrapped: Hashable {
  fileprivate var wrappedID: RowID.Value? { map { RowID.Value(unchecked: $0) } }
}

extension RowID.Value {
  /// Stores a value that must be `Sendable`. The compiler does not check this.
  fileprivate init<ID: Hashable>(unchecked value: ID) {
    // `Sendable` has no run-time representation, so `any Hashable` and `any Hashable & Sendable` have the same
    // layout.
    let boxed: [any Hashable] = [value]
    let sendable = unsafeBitCast(boxed, to: [any Hashable & Sendable].self)
    self.init(sendable[0])
  }
}

extension RowID.Value: Equatable {
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
}

extension RowID.Value: CustomStringConvertible {
  @usableFromInline
  var description: String {
    switch self {
    case .int(let value): String(value)
    case .string(let value): value
    case .uuid(let high, let low): UUIDType.text(high, low)
    case .place(let word, let iteration):
      StructuralPath(word: word, iteration: iteration).description
    case .other(let key): key.description
    }
  }
}

/// A hashable value of any type behind a reference. The hash of the value is computed once.
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

/// The only subclass of `AnyKey`. It knows the type of the value.
final class Key<Value: Hashable & Sendable>: AnyKey, @unchecked Sendable {
  // Unchecked only because the superclass is unchecked. `value` is a `Sendable` constant.
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
