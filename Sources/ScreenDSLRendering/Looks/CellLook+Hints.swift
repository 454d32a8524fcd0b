extension CellLook {
  /// Returns the look with a wished size; a renderer without points keeps to its own.
  ///
  /// - Parameters:
  ///   - width: In points; nil, or what is no positive number, leaves it to the contents.
  ///   - height: In points; likewise.
  public func size(width: Double? = nil, height: Double? = nil) -> CellLook {
    with {
      $0.width = width.flatMap(Self.valid)
      $0.height = height.flatMap(Self.valid)
    }
  }

  /// Returns the look with what assistive technologies are told of it.
  ///
  /// - Parameters:
  ///   - label: What it is called; nil for the texts that it shows.
  ///   - value: What it is set to; nil for what it shows.
  ///   - traits: What it is, beside what follows from its kind.
  public func accessibility(
    label: String? = nil, value: String? = nil, traits: Accessibility.Traits = []
  ) -> CellLook {
    with { $0.accessibility = Accessibility(label: label, value: value, traits: traits) }
  }

  /// Returns the look as selected, or as not selected.
  public func selected(_ isSelected: Bool = true) -> CellLook {
    with { $0.isSelected = isSelected }
  }

  /// Returns the look as not usable at present, or as usable.
  public func disabled(_ isDisabled: Bool = true) -> CellLook {
    with { $0.isDisabled = isDisabled }
  }

  func with(_ change: (inout CellLook) -> Void) -> CellLook {
    var look = self
    change(&look)
    return look
  }

  /// The look itself without its state, for what shows the state around it.
  var withoutState: CellLook { with { ($0.isSelected, $0.isDisabled) = (false, false) } }

  static func valid(_ length: Double) -> Double? {
    length.isFinite && length > 0 ? min(length, maximumLength) : nil
  }

  /// The longest side that a picture may have, in points.
  static let maximumLength = 10_000.0
}
