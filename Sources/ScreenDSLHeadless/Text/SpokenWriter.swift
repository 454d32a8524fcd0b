import ScreenDSL
import ScreenDSLLooks

/// Writes the accessibility elements of a screen in order, each on a line.
struct SpokenWriter {
  private var reader: LookReader
  private var lines: [String] = []

  static func text(of snapshot: ScreenSnapshot, _ reader: LookReader) -> String {
    let reader = reader.reader(of: snapshot)
    var writer = SpokenWriter(reader: reader)
    for section in snapshot.sections {
      writer.reader = reader.reader(of: section)
      writer.write(section, in: [])
    }
    return writer.lines.map { $0 + "\n" }.joined()
  }

  private mutating func write(_ section: ScreenSnapshot.Section, in containers: [RowID]) {
    for supplementary in section.supplementaries where supplementary.kind != .footer {
      write(supplementary, containers.count)
    }
    for row in section.rows { write(row, in: containers) }
    if let footer = section.supplementary(.footer) { write(footer, containers.count) }
  }

  private mutating func write(_ supplementary: Supplementary, _ depth: Int) {
    let look = reader.supplementary(supplementary)
    add(
      look.accessibilityElements(isTappable: supplementary.onSelect != nil), of: look, depth: depth)
  }

  private mutating func write(_ row: Row, in containers: [RowID]) {
    let (rendered, attributes) = (reader.row(row, in: containers), row.attributes)
    let (label, depth) = (rendered.spokenLabel ?? "", containers.count)
    let actions = (attributes.swipeActions.leading + attributes.swipeActions.trailing).map(\.title)
    if rendered.signs.before == .delete { add("Delete, \(label), button", depth: depth) }
    var elements = rendered.look.accessibilityElements(
      isTappable: attributes.isSelectable, label: rendered.label)
    if !elements.isEmpty {
      elements[elements.rowIndex].traits.formUnion(
        .init(attributes.accessibilityTraits.map(LookStyle.Traits.init)))
    }
    add(
      elements, of: rendered.look, actions: actions + attributes.contextMenu.actions.map(\.title),
      depth: depth)
    if rendered.signs.behind == .handle { add("Reorder, \(label), button", depth: depth) }
    guard let inner = row.innerRows else { return }
    for section in inner.sections { write(section, in: rendered.path.ids) }
  }

  private mutating func add(
    _ elements: [AccessibilityElement], of look: LookNode, actions: [String] = [], depth: Int
  ) {
    let controls = look.controls
    for (index, stop) in elements.enumerated() {
      var words = stop.words(of: controls.first { $0.id == stop.control })
      let titles = (stop.actions.map(\.title) + (index == elements.rowIndex ? actions : [])).map {
        reader.visible.text($0)
      }
      if !titles.isEmpty { words.append("actions: \(titles.joined(separator: ", "))") }
      add(words.joined(separator: ", "), depth: depth)
    }
  }

  private mutating func add(_ line: String, depth: Int) {
    let shown = line.split(separator: "\n", omittingEmptySubsequences: false)
    lines.append(String(repeating: "  ", count: depth) + shown.joined(separator: "\\n"))
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
    return words + (hint.map { [$0] } ?? [])
  }

  private func kind(of control: LookControl?) -> [String] {
    switch control?.control.kind {
    case .toggle: ["switch button"]
    case .field(let field, _): [field.isSecret ? "secure text field" : "text field"]
    case .picker(let picker, _) where picker.kind == .menu: ["pop-up button"]
    case .date: ["date picker"]
    case .button(let button, _) where !button.menu.isEmpty: ["pop-up button"]
    default:
      [
        (.header, heading.map { "heading level \($0)" } ?? "heading"), (.link, "link"),
        (.image, "image"), (.button, "button"), (.adjustable, "adjustable"),
      ].filter { (trait: LookStyle.Traits, _) in traits.contains(trait) }.map(\.1)
    }
  }
}
