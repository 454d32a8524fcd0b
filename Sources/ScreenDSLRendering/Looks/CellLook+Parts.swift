extension CellLook {
  /// A part that shows nothing, for a cell that only takes room.
  public static let empty = CellLook(.vertical([]))

  /// The text that the cell is about.
  public static func title(_ text: String) -> CellLook { CellLook(.title(text)) }

  /// A smaller text that says more.
  public static func subtitle(_ text: String) -> CellLook { CellLook(.subtitle(text)) }

  /// A text that the user may have set.
  public static func value(_ text: String) -> CellLook { CellLook(.value(text)) }

  /// The place of a picture; 40 by 40 points unless it has a size.
  public static func image(_ name: String) -> CellLook { CellLook(.image(name)) }

  /// Something to press.
  public static func button(_ text: String) -> CellLook { CellLook(.button(text)) }

  /// Some choices beside one another.
  ///
  /// - Parameters:
  ///   - titles: The choices' texts, the leading one first.
  ///   - selected: The index of the chosen one, counted from 0; nil, or one that is out of range,
  ///     if none is.
  public static func segments(_ titles: [String], selected: Int?) -> CellLook {
    CellLook(.segments(titles, selected: selected))
  }

  /// Something that is on or off.
  public static func toggle(isOn: Bool) -> CellLook { CellLook(.toggle(isOn: isOn)) }

  /// A value that the user may drag, between 0 and 1; any other is shown as the nearest of these.
  public static func slider(_ value: Double) -> CellLook { CellLook(.slider(value)) }

  /// A short text in a capsule.
  public static func badge(_ text: String) -> CellLook { CellLook(.badge(text)) }

  /// How much is done, between 0 and 1; any other value is shown as the nearest of these.
  public static func progress(_ value: Double) -> CellLook { CellLook(.progress(value)) }

  /// A thin line, across the direction of the stack around it.
  public static let divider = CellLook(.divider)

  /// Room that takes what the other parts of a stack leave.
  public static let spacer = CellLook(.spacer)

  /// Parts beside one another, the leading one first.
  public static func horizontal(_ parts: CellLook...) -> CellLook { CellLook(.horizontal(parts)) }

  /// Parts below one another, the upper one first.
  public static func vertical(_ parts: CellLook...) -> CellLook { CellLook(.vertical(parts)) }
}
