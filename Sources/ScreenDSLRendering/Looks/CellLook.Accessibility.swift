extension CellLook {
  /// What assistive technologies are told of a part.
  public struct Accessibility: Hashable, Sendable {
    /// What it is called; nil for the texts that it shows.
    public var label: String?
    /// What it is set to; nil for what it shows.
    public var value: String?
    /// What it is, beside what follows from its kind.
    public var traits: Traits

    /// Creates a description; by default everything follows from what is shown.
    public init(label: String? = nil, value: String? = nil, traits: Traits = []) {
      self.label = label
      self.value = value
      self.traits = traits
    }
  }
}

extension CellLook.Accessibility {
  /// What a part is to assistive technologies.
  public struct Traits: OptionSet, Hashable, Sendable {
    /// One bit for each trait.
    public let rawValue: Int

    /// Creates a set of traits from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It can be pressed.
    public static let button = Traits(rawValue: 1 << 0)
    /// It is a heading.
    public static let header = Traits(rawValue: 1 << 1)
    /// It is a picture.
    public static let image = Traits(rawValue: 1 << 2)
    /// It leads elsewhere.
    public static let link = Traits(rawValue: 1 << 3)
    /// Its value can be changed in steps.
    public static let adjustable = Traits(rawValue: 1 << 4)
    /// It can be switched on and off.
    public static let toggle = Traits(rawValue: 1 << 5)
    /// It is selected.
    public static let selected = Traits(rawValue: 1 << 6)
    /// It cannot be used at present.
    public static let disabled = Traits(rawValue: 1 << 7)
  }
}

extension CellLook.Accessibility.Traits: CustomStringConvertible {
  private static let names = [
    "button", "header", "image", "link", "adjustable", "toggle", "selected", "disabled",
  ]

  /// The names of the traits, separated by commas.
  public var description: String {
    Self.names.enumerated().filter { contains(Self(rawValue: 1 << $0.offset)) }
      .map(\.element).joined(separator: ",")
  }
}
