import ScreenDSL
import ScreenDSLLooks

/// Writes the accessibility elements of a screen in order, each on a line.
struct SpokenWriter {
  private let reader: LookReader

  static func text(of snapshot: ScreenSnapshot, _ reader: LookReader) -> String {
    let reader = reader.reader(of: snapshot)
    let lines = snapshot.sections.flatMap { section in
      SpokenWriter(reader: reader.reader(of: section)).lines(of: section, in: [])
    }
    return lines.map { line in
      let shown = line.split(separator: "\n", omittingEmptySubsequences: false)
      return shown.joined(separator: "\\n") + "\n"
    }.joined()
  }

  private func lines(of section: ScreenSnapshot.Section, in containers: [RowID]) -> [String] {
    let others = section.supplementaries.filter { $0.kind != .footer }
    let rows = section.rows.flatMap { lines(of: $0, in: containers) }
    let footer = section.supplementary(.footer).map { lines(of: $0) } ?? []
    return others.flatMap { lines(of: $0) } + rows + footer
  }

  private func lines(of supplementary: Supplementary) -> [String] {
    let look = reader.supplementary(supplementary)
    return lines(
      of: look, look.accessibilityElements(isTappable: supplementary.onSelect != nil))
  }

  private func lines(of row: Row, in containers: [RowID]) -> [String] {
    let (rendered, attributes) = (reader.row(row, in: containers), row.attributes)
    let actions = (attributes.swipeActions.leading + attributes.swipeActions.trailing).map(\.title)
    var elements = rendered.look.accessibilityElements(
      isTappable: attributes.isSelectable, label: rendered.label)
    // The views of other controls have only the traits that UIKit gives them.
    let views = rendered.look.controls.filter { ![.button, .stepper].contains($0.role) }
    if !elements.isEmpty, !views.contains(where: { $0.id == elements[elements.rowIndex].control }) {
      elements[elements.rowIndex].traits.formUnion(
        .init(attributes.accessibilityTraits.map(LookStyle.Traits.init)))
    }
    // UIKit adds the cell's label to the labels of the edit controls. The cell's label does not contain the labels of
    // other controls in the row.
    let name = (elements.rowLabel ?? elements.first?.label).map { ", \($0)" } ?? ""
    let own = lines(
      of: rendered.look, elements, actions: actions + attributes.contextMenu.actions.map(\.title))
    let inner = row.innerRows?.sections.flatMap { lines(of: $0, in: rendered.path.ids) } ?? []
    return (rendered.signs.before == .delete ? ["Delete\(name), button"] : []) + own
      + (rendered.signs.behind == .handle ? ["Reorder\(name), button"] : [])
      + inner.map { "  " + $0 }
  }

  private func lines(
    of look: LookNode, _ elements: [AccessibilityElement], actions: [String] = []
  ) -> [String] {
    let controls = look.controls
    return elements.enumerated().map { index, stop in
      var words = stop.words(of: controls.first { $0.id == stop.control })
      let titles = (stop.actions.map(\.title) + (index == elements.rowIndex ? actions : [])).map {
        reader.visible.text($0)
      }
      if !titles.isEmpty { words.append("actions: \(titles.joined(separator: ", "))") }
      return words.joined(separator: ", ")
    }
  }
}

extension AccessibilityElement {
  fileprivate func words(of control: LookControl?) -> [String] {
    var words = traits.contains(.selected) ? ["selected"] : []
    words.append(label ?? "no label")
    let kind = kind(of: control)
    // For a switch or a field, VoiceOver speaks the kind before the value.
    let isKindFirst = control?.role == .toggle || control?.role == .field
    words += isKindFirst ? kind + (value.map { [$0] } ?? []) : (value.map { [$0] } ?? []) + kind
    if let isExpanded { words.append(isExpanded ? "expanded" : "collapsed") }
    if traits.contains(.disabled) { words.append("dimmed") }
    return (words + [hint ?? ""]).filter { !$0.isEmpty }
  }

  private func kind(of control: LookControl?) -> [String] {
    switch control?.control.kind {
    case .toggle: ["switch button"]
    case .field(let field): [field.isSecret ? "secure text field" : "text field"]
    case .picker(let picker) where picker.kind == .menu: ["pop-up button"]
    case .date: ["date picker"]
    case .button(let button) where !button.menu.isEmpty: ["pop-up button"]
    default:
      [
        (.header, heading.map { "heading level \($0)" } ?? "heading"), (.link, "link"),
        (.image, "image"), (.button, "button"), (.adjustable, "adjustable"),
      ].filter { (trait: LookStyle.Traits, _) in traits.contains(trait) }.map(\.1)
    }
  }
}
