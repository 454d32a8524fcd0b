/// What few rows have: rows without any of it keep an empty array.
public indirect enum _RareAttribute: Equatable, Sendable {
  case label(String)
  case traits([AccessibilityTrait])
}

/// What a row is to assistive technologies.
public enum AccessibilityTrait: Hashable, Sendable, CaseIterable {
  /// It does something when it is tapped.
  case button
  /// It is the title of what follows.
  case header
  /// It opens something outside of the app.
  case link
  /// It is a picture.
  case image
}

extension RowAttributes {
  /// What assistive technologies say of the row if its cell says nothing.
  package var accessibilityLabel: String? {
    for case .label(let text) in rare { return text }
    return nil
  }

  /// What the row is to assistive technologies.
  package var accessibilityTraits: [AccessibilityTrait] {
    for case .traits(let traits) in rare { return traits }
    return []
  }
}

extension RowConvertible {
  /// Returns the row with what assistive technologies say of it, unless its cell sets a label of its own
  /// when it is filled.
  ///
  /// The cell is then one element to them, with nothing inside.
  ///
  /// - Parameter label: A word or two; it is no text that the row shows.
  public func accessibilityLabel(_ label: String) -> ModifiedRow<Self, _Attribute> {
    ModifiedRow(self, .rare(.label(label)))
  }

  /// Returns the row with what it is to assistive technologies, unless its cell sets traits of its own
  /// when it is filled.
  public func accessibilityTraits(
    _ traits: AccessibilityTrait...
  ) -> ModifiedRow<Self, _Attribute> {
    ModifiedRow(self, .rare(.traits(traits)))
  }
}
