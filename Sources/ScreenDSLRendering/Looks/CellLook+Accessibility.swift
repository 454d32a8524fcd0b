import ScreenDSL

extension CellLook {
  /// The accessibility label, value and traits of a part.
  package struct Accessibility: Hashable, Sendable {
    /// What it is called; nil for the texts that it shows.
    package var label: String?
    /// What it is set to; nil for what it shows.
    package var value: String?
    /// Traits besides those that follow from its kind.
    package var traits: Traits = []
  }
}

extension CellLook.Accessibility {
  /// What a part is to assistive technologies.
  package struct Traits: OptionSet, Hashable, Sendable {
    /// One bit for each trait.
    package let rawValue: Int

    /// Creates a set of traits from its bits.
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// It can be pressed.
    package static let button = Traits(rawValue: 1 << 0)
    /// It is a heading.
    package static let header = Traits(rawValue: 1 << 1)
    /// It is a picture.
    package static let image = Traits(rawValue: 1 << 2)
    /// It leads elsewhere.
    package static let link = Traits(rawValue: 1 << 3)
    /// Its value can be changed in steps.
    package static let adjustable = Traits(rawValue: 1 << 4)
    /// It can be switched on and off.
    package static let toggle = Traits(rawValue: 1 << 5)
    /// It is selected.
    package static let selected = Traits(rawValue: 1 << 6)
    /// It cannot be used at present.
    package static let disabled = Traits(rawValue: 1 << 7)
  }
}

extension CellLook.Accessibility.Traits: CustomStringConvertible {
  private static let names = [
    "button", "header", "image", "link", "adjustable", "toggle", "selected", "disabled",
  ]

  /// The names of the traits, separated by commas.
  package var description: String {
    Self.names.enumerated().filter { contains(Self(rawValue: 1 << $0.offset)) }
      .map(\.element).joined(separator: ",")
  }
}

extension CellLook.Accessibility.Traits {
  /// Creates what an app can say that a part is; the rest follows from its kind and state.
  init(_ trait: AccessibilityTrait) {
    switch trait {
    case .button: self = .button
    case .header: self = .header
    case .link: self = .link
    case .image: self = .image
    }
  }
}

extension CellLook {
  /// What assistive technologies call the part: its own label, or else the texts in it.
  ///
  /// It is nil if there is neither: such a part is silent.
  ///
  /// - Complexity: O(*n*) in the number *n* of parts.
  public var spokenLabel: String? {
    if let label = accessibility.label { return label.isEmpty ? nil : label }
    let texts = spokenTexts(depth: Self.maximumDepth + 1)
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  /// What assistive technologies say that the part is set to; nil if it has no value.
  public var spokenValue: String? { accessibility.value ?? shownValue }

  /// The traits of the part itself, with those that follow from its kind and state.
  package var spokenTraits: Accessibility.Traits {
    var traits = accessibility.traits.union(impliedTraits)
    if isSelected { traits.insert(.selected) }
    if isDisabled { traits.insert(.disabled) }
    return traits
  }

  /// The parts of a stack; none if this is no stack.
  var parts: [CellLook] {
    switch kind {
    case .horizontal(let parts), .vertical(let parts): parts
    default: []
    }
  }

  /// How deep stacks are followed.
  package static let maximumDepth = 12

  private func spokenTexts(depth: Int) -> [String] {
    if isLoading { return [] }
    return switch kind {
    case .title(let text), .subtitle(let text), .value(let text), .button(let text),
      .badge(let text):
      text.isEmpty ? [] : [text]
    case .field(_, let placeholder): placeholder.isEmpty ? [] : [placeholder]
    case .image, .toggle, .slider, .progress, .divider, .spacer: []
    case .segments(let titles, _): titles.filter { !$0.isEmpty }
    case .horizontal(let parts), .vertical(let parts):
      depth == 0 ? [] : parts.flatMap { $0.labelTexts(depth: depth - 1) }
    }
  }

  private func labelTexts(depth: Int) -> [String] {
    guard let label = accessibility.label else { return spokenTexts(depth: depth) }
    return label.isEmpty ? [] : [label]
  }

  private var shownValue: String? {
    switch kind {
    case .field(let text, _): text.isEmpty ? nil : text
    case .segments(let titles, let selected):
      selected.flatMap { titles.indices.contains($0) ? titles[$0] : nil }
    case .toggle(let isOn): isOn ? "on" : "off"
    case .slider(let value), .progress(let value): NumberText.percent(value)
    default: nil
    }
  }

  private var impliedTraits: Accessibility.Traits {
    switch kind {
    case .button: .button
    case .image: .image
    case .toggle: .toggle
    case .slider, .segments: .adjustable
    default: []
    }
  }
}
