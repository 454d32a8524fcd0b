/// Identifies a section from one snapshot to the next.
///
/// All sections of a screen share one scope, so an ID names one section.
public struct SectionID: Hashable, Sendable {
  @usableFromInline var key: RowID

  @usableFromInline
  init(key: RowID) { self.key = key }

  /// Creates the ID of `value`; a `SectionID`, also in an optional, stays as it is.
  @inlinable
  public init<ID: Hashable & Sendable>(_ value: ID) {
    if ID.self == SectionID.self {
      self = unsafeBitCast(value, to: SectionID.self)
    } else if ID.self == SectionID?.self, let id = unsafeBitCast(value, to: SectionID?.self) {
      self = id
    } else {
      self.init(key: RowID(value))
    }
  }

  /// This ID without the number of a duplicate.
  package var unnumbered: SectionID { SectionID(key: key.unnumbered) }

  /// Whether the value is equal to itself; NaN is not.
  package var isEqualToItself: Bool { key.isEqualToItself }

  /// Returns the ID of the section of loose rows after `preceding`; nil for loose rows at the start.
  static func implicit(after preceding: SectionID?) -> SectionID {
    SectionID(key: RowID(value: .other(Key(Implicit(preceding: preceding)))))
  }

  /// The text, if the ID is a text and no duplicate.
  package var text: String? {
    if case .string(let text) = key.value, key.number == 0 { text } else { nil }
  }

  /// The ID of the only section in a container's snapshot.
  package static let inContainer = SectionID.implicit(after: nil)

  /// The ID of the section of a screen's empty content.
  package static let substitute = SectionID(reserved: "when empty")

  /// The ID of the section of the search field.
  package static let search = SectionID(reserved: "search field")

  /// The ID of the section of the refresh mark.
  static let refresh = SectionID(reserved: "refreshing")

  /// Whether this is the ID of a section of loose rows.
  package var isImplicit: Bool {
    guard case .other(let key) = key.value else { return false }
    return key.unbox(as: Implicit.self) != nil
  }

  private struct Implicit: Hashable, Sendable, CustomStringConvertible {
    var preceding: SectionID?

    var description: String { preceding.map { "rows after \($0)" } ?? "rows" }
  }

  /// Creates an ID that no app can create.
  private init(reserved name: String) {
    self.init(key: RowID(value: .other(Key(Reserved(description: name)))))
  }

  private struct Reserved: Hashable, Sendable, CustomStringConvertible {
    let description: String
  }
}

extension SectionID: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  public init(stringLiteral value: String) { self.init(key: RowID(stringLiteral: value)) }
  public init(integerLiteral value: Int) { self.init(key: RowID(integerLiteral: value)) }
}

extension SectionID: CustomStringConvertible {
  /// The value as text, followed by `~2` if this is the second section with its ID, and so on.
  public var description: String { key.description }
}
