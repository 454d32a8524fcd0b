/// The kind of a supplementary view of a section: header, footer, or another kind with a name.
public struct SupplementaryKind: Hashable, Sendable, ExpressibleByStringLiteral {
  package let name: String

  package init(_ name: String) { self.name = name }

  public init(stringLiteral value: String) { self.init(value) }

  /// The kind of the view above a section's rows.
  public static let header = SupplementaryKind("header")
  /// The kind of the view below a section's rows.
  public static let footer = SupplementaryKind("footer")

  var rank: (Int, String) { self == .header ? (0, "") : self == .footer ? (1, "") : (2, name) }
}

extension SupplementaryKind: CustomStringConvertible {
  /// The kind's name.
  public var description: String { name }
}
