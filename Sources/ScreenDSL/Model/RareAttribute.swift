/// What few rows have: rows without any of it keep an empty array.
public indirect enum _RareAttribute: Equatable, Sendable {
  case label(String)
  case traits([AccessibilityTrait])
  case impression(_Impression)
  case task(_RowTask)
  case outline(_RowOutline)
  case level(Int)
}

/// Whether the rows below a row are unfolded, and what a tap on its disclosure does.
public struct _RowOutline: Equatable, Sendable {
  package let isExpanded: Bool
  package let handler: Handler<Bool>
  /// Whether a tap on the row does the same, because the row does nothing else.
  package var isTapped: Bool
  /// Whether the rows below it are left out, because they are too deep or would contain themselves.
  package let isCut: Bool
}

/// How deep a row is in an outline, and whether it is unfolded; nil if it has no rows to unfold.
package struct OutlinePlace: Hashable, Sendable {
  package let level: Int
  package let isExpanded: Bool?
  /// Whether a tap on the row unfolds it, not only one on its disclosure.
  package let isTapped: Bool

  /// How far it is indented in all hosts, in levels: no further than leaves room for something.
  package var shownLevel: Int { min(level, 8) }
  /// The same in points.
  package var indent: Double { 16 * Double(shownLevel) }
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
  /// What it says changes often, such as a clock: it is read anew from time to time, not at each change.
  case updatesFrequently
}

/// When a row counts as seen, and what happens then.
public struct _Impression: Equatable, Sendable {
  /// The least share of the row's area that must be visible, from 0 to 1.
  package let fraction: Double
  /// How long it must be visible, in seconds.
  package let dwell: Double
  /// What was declared, if that was out of range.
  package let mistake: String?
  package let handler: Handler<Void>

  init(_ fraction: Double, _ dwell: Double, _ action: @escaping @MainActor @Sendable () -> Void) {
    self.fraction = fraction > 0 ? min(fraction, 1) : 0
    self.dwell = dwell > 0 ? dwell : 0
    let isValid = (0...1).contains(fraction) && dwell >= 0 && dwell.isFinite
    mistake = isValid ? nil : "\(fraction) and \(dwell)"
    handler = Handler { (_: Void) in action() }
  }
}

/// What runs while a row is shown; only the ID takes part in equality.
public struct _RowTask: Equatable, Sendable {
  package let id: RowID
  package let action: @MainActor @Sendable () async -> Void

  public static func == (left: _RowTask, right: _RowTask) -> Bool { left.id == right.id }
}

extension RowAttributes {
  /// What happens when the user has seen the row.
  package var impression: _Impression? {
    for case .impression(let impression) in rare { return impression }
    return nil
  }

  /// What runs while the row is shown.
  package var task: _RowTask? {
    for case .task(let task) in rare { return task }
    return nil
  }

  /// Whether the rows below the row are unfolded; nil if it has none to unfold.
  package var outline: _RowOutline? {
    for case .outline(let outline) in rare { return outline }
    return nil
  }

  /// How many unfolded rows the row belongs to, one around the other.
  package var level: Int {
    for case .level(let level) in rare { return level }
    return 0
  }

  /// What the package's own cells show of both; nil for rows outside of outlines.
  package var outlinePlace: OutlinePlace? {
    if rare.isEmpty { return nil }
    let (level, outline) = (level, outline)
    return level == 0 && outline == nil
      ? nil
      : OutlinePlace(
        level: level, isExpanded: outline?.isExpanded, isTapped: outline?.isTapped ?? false)
  }

  /// Whether the row can be selected, if its condition holds, and so has a mark, where rows are selected while their list
  /// is edited: an action for a tap alone is none for that.
  package var hasSelectionMark: Bool {
    isSelectable && (onDeselect != nil || canSelect != nil) && outline?.isTapped != true
  }

  /// Says what a tap on the row does, which no longer unfolds it.
  mutating func select(_ action: Handler<Void>) {
    onSelect = action
    for (index, attribute) in rare.enumerated() {
      guard case .outline(var outline) = attribute else { continue }
      outline.isTapped = false
      rare[index] = .outline(outline)
    }
  }

  mutating func indent() {
    let level = level
    rare.removeAll { if case .level = $0 { true } else { false } }
    rare.append(.level(level + 1))
  }

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
