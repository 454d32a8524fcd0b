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
  let box: ModelBox

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

/// Where a section is among those of a screen.
public struct SectionPlace: Hashable, Sendable {
  /// Whether no section comes before it.
  public var isFirst: Bool
  /// Whether no section comes after it.
  public var isLast: Bool

  /// Creates a place, by default one in the middle.
  public init(isFirst: Bool = false, isLast: Bool = false) {
    (self.isFirst, self.isLast) = (isFirst, isLast)
  }
}

/// The model of a header, footer or other supplementary that looks otherwise in the first or the last
/// section.
///
/// ```swift
/// struct Heading: PlacedModel {
///   var text: String
///   var place = SectionPlace()
/// }
/// ```
/// Its view is filled again when its section becomes the first or the last, or no longer is.
public protocol PlacedModel: CellModel {
  /// Where the section is; set when the screen is evaluated, whatever was declared.
  var place: SectionPlace { get set }
}

extension Supplementary {
  /// Returns the supplementary in a section that is at a place; nil if it is the same there.
  func placed(at place: SectionPlace) -> Supplementary? {
    guard box.type is any PlacedModel.Type, var model = box.model as? any PlacedModel,
      model.place != place
    else { return nil }
    model.place = place
    return Supplementary(kind: kind, model: model)
  }
}

extension [Supplementary] {
  @usableFromInline
  init(header: (any CellModel)?, footer: (any CellModel)?) {
    self = []
    if let header { set(.header, header) }
    if let footer { set(.footer, footer) }
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
