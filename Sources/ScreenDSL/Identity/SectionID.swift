/// Identifies a section from one snapshot to the next.
///
/// In a snapshot, no two sections have the same ID. If the app declares equal IDs, the package adds numbers to the
/// later ones.
public struct SectionID: Hashable, Sendable, CustomStringConvertible {
  @usableFromInline package var key: RowID

  @usableFromInline
  init(key: RowID) { self.key = key }

  /// Creates a section ID from `value`. If `value` is a `SectionID`, or an optional that contains a `SectionID`, the
  /// result is that ID.
  @inlinable
  public init<ID: Hashable & Sendable>(_ value: ID) {
    self = unwrapped(value) ?? SectionID(key: RowID(value))
  }

  package var unnumbered: SectionID { SectionID(key: key.unnumbered) }

  package var isEqualToItself: Bool { key.isEqualToItself }

  /// Returns the ID of the section that the package makes for rows outside of sections. These rows follow the section
  /// `preceding`, or are the first rows of the screen or the container if `preceding` is nil.
  static func implicit(after preceding: SectionID?) -> SectionID {
    SectionID(reserved: "rows", after: preceding)
  }

  package var text: String? {
    if case .string(let text) = key.value, key.number == 0 { text } else { nil }
  }

  /// The ID of the only section in the list inside a container.
  package static let inContainer = SectionID.implicit(after: nil)

  /// The ID of the section with the rows of the modifier `emptyContent`.
  package static let substitute = SectionID(reserved: "when empty")
  package static let search = SectionID(reserved: "search field")
  static let refresh = SectionID(reserved: "refreshing")

  private init(reserved name: String, after preceding: SectionID? = nil) {
    self.init(key: RowID(value: .other(Key(Reserved(name: name, preceding: preceding)))))
  }

  private struct Reserved: Hashable, Sendable, CustomStringConvertible {
    let name: String
    let preceding: SectionID?

    var description: String { preceding.map { "\(name) after \($0)" } ?? name }
  }

  /// The ID as text. If several sections have the same declared ID, the texts of the later sections end with `~2`, `~3`
  /// and so on.
  public var description: String { key.description }
}

extension SectionID: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  public init(stringLiteral value: String) { self.init(key: RowID(stringLiteral: value)) }
  public init(integerLiteral value: Int) { self.init(key: RowID(integerLiteral: value)) }
}
