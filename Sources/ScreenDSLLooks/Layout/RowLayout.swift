/// A symbol or a control that a row shows beside its look, such as an accessory or a delete control.
package enum RowSign: Equatable, Sendable {
  case chevron, checkmark
  case disclosure(isExpanded: Bool)
  case handle
  /// The delete control of edit mode. In a list of UIKit, the system draws this control.
  case delete
  case mark(isSelected: Bool)

  package init(_ accessory: Look.Accessory) { self = accessory == .chevron ? .chevron : .checkmark }

  /// The look of the symbol or control. UIKit does not document the sizes of its accessories and edit controls, so the
  /// size of the look may differ from the size in UIKit.
  package var node: LookNode {
    let (name, color, width, height): (String, Look.Color, Double, Double) =
      switch self {
      case .chevron: ("chevron.forward", .tertiary, 10, 18)
      case .checkmark: ("checkmark", .accent, 18, 18)
      case .disclosure(let isExpanded):
        (isExpanded ? "chevron.down" : "chevron.forward", .tertiary, 24, 28)
      case .handle: ("line.3.horizontal", .tertiary, 22, 18)
      case .delete: ("minus.circle.fill", .red, 22, 22)
      case .mark(true): ("checkmark.circle.fill", .accent, 22, 22)
      case .mark(false): ("circle", .tertiary, 22, 22)
      }
    var node = LookNode(.image(.symbol(name)))
    node.place = LookPath.sign
    return node.styled { ($0.width, $0.height, $0.color) = (width, height, color) }
  }
}

extension LookPath {
  package static let sign = LookPath().inside(-11)

  fileprivate static func row(_ level: Int) -> LookPath { LookPath().inside(-15).inside(level) }
}

extension LookNode {
  /// Returns the look of a whole row: `control`, this look and `sign`, from the leading to the trailing side. If this
  /// look is only a text, the text fills the free width, so that the alignment of the text has an effect.
  package func row(after control: LookNode? = nil, before sign: LookNode? = nil) -> LookNode {
    var row = LookNode.vertical([self], alignment: isPlainText ? .fill : nil)
    row.place = .row(0)
    if let sign {
      row = .horizontal([row, sign])
      row.place = .row(1)
    }
    return control.map { .horizontal([$0, row], spacing: LookMetrics.rowMargins.horizontal) } ?? row
  }
}

extension PlacedPart {
  /// The x coordinate of the leading text, at which the separator of the row begins by default. Nil if there is no such
  /// text, or if the text is in a bubble or in a custom part.
  package var textStart: Double? {
    if look.style.values.bubble != nil { return nil }
    switch look.kind {
    case .text: return (look.style.values.alignment ?? alignment) == .leading ? room.x : nil
    case .stack(let stack) where look.style.values.custom == nil:
      if stack.corner != nil { return parts.first?.textStart }
      if stack.isVertical { return parts.compactMap(\.textStart).min() }
      let flexibleParts = stack.isEqual ? [0] : LookNode.flexibleParts(among: parts.map(\.look))
      let last = flexibleParts.first ?? parts.count
      return parts.prefix(last + 1).compactMap(\.textStart).first
    default: return nil
    }
  }
}
