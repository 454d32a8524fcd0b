/// Which decoration of a section a supplementary is: its header, its footer, or another one by
/// name.
public struct SupplementaryKind: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The kind's name.
  public let name: String

  /// Creates the kind with this name.
  public init(_ name: String) { self.name = name }

  public init(stringLiteral value: String) { self.init(value) }

  /// The supplementary above a section's rows.
  public static let header = SupplementaryKind("header")
  /// The supplementary below a section's rows.
  public static let footer = SupplementaryKind("footer")
}

extension SupplementaryKind: CustomStringConvertible {
  /// The kind's name.
  public var description: String { name }
}

/// A header, a footer or another decoration of a section.
public struct Supplementary: Sendable, Equatable {
  /// Which decoration it is.
  public let kind: SupplementaryKind
  package let box: ModelBox

  init(kind: SupplementaryKind, model: some CellModel) {
    self.kind = kind
    box = TypedModelBox(model)
  }

  /// What its view shows.
  public var model: any CellModel { box.model }

  /// Which views may be exchanged for this one's.
  public var reuseIdentifier: ReuseIdentifier { box.reuseIdentifier }

  public static func == (left: Supplementary, right: Supplementary) -> Bool {
    left.kind == right.kind && left.box.isEqual(to: right.box)
  }
}

/// What a header or a footer is declared with: a cell model, or a text, which a ``SupplementaryText``
/// shows.
public protocol SupplementaryContent {
  /// Adds what the view shows; the package supplies it.
  func _add(as kind: SupplementaryKind, to supplementaries: inout [Supplementary])
}

extension CellModel {
  public func _add(as kind: SupplementaryKind, to supplementaries: inout [Supplementary]) {
    supplementaries.set(kind, self)
  }
}

extension String: SupplementaryContent {
  public func _add(as kind: SupplementaryKind, to supplementaries: inout [Supplementary]) {
    supplementaries.set(kind, SupplementaryText(self))
  }
}

/// A header or a footer that is a line of text.
///
/// ```swift
/// Section(header: "Alerts") { … }
/// ```
public struct SupplementaryText: CellModel {
  /// The text.
  public var text: String

  /// Creates a header with this text.
  public init(_ text: String) { self.text = text }
}

extension [Supplementary] {
  @usableFromInline
  init(header: (any SupplementaryContent)?, footer: (any SupplementaryContent)?) {
    self = []
    header?._add(as: .header, to: &self)
    footer?._add(as: .footer, to: &self)
  }

  /// Puts `model` in the place of the supplementary of that kind, keeping header, footer, names in
  /// order.
  mutating func set(_ kind: SupplementaryKind, _ model: some CellModel) {
    removeAll { $0.kind == kind }
    let new = Supplementary(kind: kind, model: model)
    insert(new, at: firstIndex { $0.kind.rank > kind.rank } ?? endIndex)
  }
}

extension SupplementaryKind {
  /// The order in which kinds are listed: header, footer, the others by name.
  fileprivate var rank: (Int, String) {
    self == .header ? (0, "") : self == .footer ? (1, "") : (2, name)
  }
}
