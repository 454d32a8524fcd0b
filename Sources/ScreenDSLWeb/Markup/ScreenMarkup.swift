import ScreenDSL
import ScreenDSLLooks
import ScreenDSLRendering

/// Writes sections, rows and what is around them as the elements of a document.
///
/// A list is `div.list`, a section `section`, its rows `li` of one `ul`, and what is inside a container
/// a list in its row. Positions in a document are therefore those of a snapshot.
struct ScreenMarkup: Sendable {
  typealias Attribute = MarkupNode.Attribute

  var reader: LookReader
  /// The colours; nil for those that the browser prefers.
  var theme: ScreenRenderer.Theme?
  /// Whether elements say which stop of their row they are.
  var marksStops = false
  /// The level of the headings of sections; those in rows are one below.
  var headingLevel = 2
  /// What a film shows of the screen's file.
  var source: FilmSource?

  /// What the element around a list says of all that is in it: where lines begin, how large letters
  /// are, and which colours there are.
  var frame: [Attribute] {
    MarkupNode.given(
      ("class", "screen"), ("dir", reader.state.isRightToLeft ? "rtl" : "ltr"),
      ("data-type-size", .text("\(reader.state.typeSize)")),
      ("data-theme", theme.map { .text($0.rawValue) }))
  }

  /// Returns the list of a screen.
  func list(_ snapshot: ScreenSnapshot) -> MarkupNode {
    let own = reading(snapshot)
    return .element(
      "div", [("class", "list")], snapshot.sections.map { own.section($0, in: List()) })
  }

  /// Returns what writes the rows of a screen, which says whether it is being edited.
  func reading(_ snapshot: ScreenSnapshot) -> ScreenMarkup {
    var markup = self
    markup.reader = reader.reader(of: snapshot)
    return markup
  }

  /// The list that rows are in: the screen's own by default.
  struct List {
    /// The IDs of the containers around the rows.
    var containers: [RowID] = []
    /// How the rows lie, unless their section says so.
    var layout: LayoutHint?
    /// How far a list that is scrolled sideways is scrolled at first, in points.
    var offset = 0.0
    /// What a list that is scrolled sideways is called.
    var label: String?
  }

  /// Returns what writes the rows of a section of a list.
  func narrowed(to section: ScreenSnapshot.Section, in list: List) -> ScreenMarkup {
    var markup = self
    // The paths of rows in containers name the section around all of these.
    if list.containers.isEmpty { markup.reader = reader.reader(of: section) }
    return markup
  }

  func section(_ section: ScreenSnapshot.Section, in list: List) -> MarkupNode {
    let parts = supplementaries(of: section)
    let own = narrowed(to: section, in: list)
    let rows = MarkupNode.element(
      "ul", rowsAttributes(section, in: list), section.rows.map { own.row($0, in: list) })
    let id: Attribute = ("data-id", .text(reader.visible.text(section.id.description)))
    return .element("section", [id], parts.before.map(\.node) + [rows] + parts.after.map(\.node))
  }

  /// Returns the attributes of the element that has the rows of a section.
  func rowsAttributes(_ section: ScreenSnapshot.Section, in list: List) -> [Attribute] {
    let layout = section.layout ?? list.layout ?? .list
    var attributes: [Attribute] = [("role", "list")]
    switch layout.arrangement {
    case .list:
      let appearance = list.containers.isEmpty ? layout.appearance : .plain
      let name: StaticString = appearance == .grouped ? "rows grouped" : "rows inset-grouped"
      attributes.append(("class", appearance == .plain ? "rows" : .word(name)))
    case .carousel:
      let label = list.label ?? reader.visible.text(section.id.description)
      attributes += [("class", "rows carousel"), ("tabindex", "0"), ("aria-label", .text(label))]
      if list.offset > 0 { attributes.append(("data-offset", .number(list.offset))) }
    case .grid(let columns):
      attributes += [("class", "rows grid"), ("data-columns", .number(Double(columns)))]
    }
    let px = { (start: Double, end: Double) -> MarkupNode.Value in
      .text("\(MarkupNode.Value.number(start).text)px \(MarkupNode.Value.number(end).text)px")
    }
    return attributes
      + MarkupNode.given(
        ("data-gap", layout.spacing > 0 ? .number(layout.spacing) : nil),
        ("data-inset-block", layout.insets.map { px($0.top, $0.bottom) }),
        ("data-inset-inline", layout.insets.map { px($0.leading, $0.trailing) }),
        ("data-item-width", layout.itemWidth.map { .number($0) }),
        ("data-item-height", layout.itemHeight.map { .number($0) }))
  }

  /// A supplementary, and whether the rows come after it.
  typealias Part = (kind: SupplementaryKind, node: MarkupNode)

  /// Returns the elements of a section's supplementaries, before and after its rows.
  func supplementaries(of section: ScreenSnapshot.Section) -> (before: [Part], after: [Part]) {
    let parts = section.supplementaries.map { supplementary -> Part in
      let look = reader.supplementary(supplementary)
      let kind: Attribute = ("data-kind", .text(reader.visible.text(supplementary.kind.name)))
      let markup = LookMarkup(
        look.stops(isTappable: false), label: look.spokenLabel, headingLevel: headingLevel,
        marksStops: marksStops)
      let content = markup.element(of: look)
      return (supplementary.kind, .element("div", [("class", "extra"), kind], [content]))
    }
    return (parts.filter { $0.kind != .footer }, parts.filter { $0.kind == .footer })
  }
}

extension ScreenMarkup {
  /// Returns the element of a row, with the rows inside it.
  func row(_ row: Row, in list: List) -> MarkupNode {
    let rendered = reader.row(row, in: list.containers)
    var children = content(of: rendered)
    if let inner = row.innerRows { children.append(self.inner(inner, of: rendered)) }
    return .element("li", attributes(of: rendered), children)
  }

  /// Returns the element of a row without the rows inside, for one that is filled again, and the
  /// attributes that the rows inside a container get; nil if it has none.
  func filling(_ row: Row, in list: List) -> (node: MarkupNode, rows: [Attribute]?) {
    let rendered = reader.row(row, in: list.containers)
    let inner = self.list(inside: rendered)
    let rows = row.innerRows?.sections.first.map { rowsAttributes($0, in: inner) }
    return (.element("li", attributes(of: rendered), content(of: rendered)), rows)
  }

  /// What is known of the list inside a container.
  func list(inside row: RenderedRow) -> List {
    List(
      containers: row.path.ids, layout: row.layout, offset: reader.state.offset(of: row.path),
      label: row.spokenLabel ?? id(of: row.row))
  }

  /// The ID of a row, whatever container it is in: that may get another one without its rows.
  private func id(of row: Row) -> String { reader.visible.text(row.id.description) }

  private func inner(_ rows: ScreenSnapshot, of row: RenderedRow) -> MarkupNode {
    let list = self.list(inside: row)
    guard list.containers.count <= LookNode.maximumDepth else {
      let note = LookNode.note("… \(rows.rowCount) rows inside")
      return LookMarkup([], label: nil).element(of: note)
    }
    return .element("div", [("class", "list inner")], rows.sections.map { section($0, in: list) })
  }

  private func attributes(of row: RenderedRow) -> [Attribute] {
    let separator = row.look.style.values.separator
    let states = [
      ("row", true), ("selected", row.isSelected), ("disabled", row.isDisabled),
      ("container", row.row.innerRows != nil), ("no-line", separator == .hidden),
    ]
    let inset: Double? = if case .inset(let points) = separator { points } else { nil }
    return MarkupNode.given(
      ("class", .text(states.filter(\.1).map(\.0).joined(separator: " "))),
      ("data-id", .text(id(of: row.row))),
      ("data-height", (row.row.attributes.height ?? row.look.rowHeight).map { .number($0) }),
      ("data-indent", row.indent > 0 ? .number(row.indent) : nil),
      ("data-line", inset.map { .number($0) }),
      ("aria-current", row.isSelected ? "true" : nil))
  }

  /// Returns what a row shows by itself: in one button if it can be tapped and has no controls of its
  /// own, beside one if it has; and what it is edited by.
  private func content(of row: RenderedRow) -> [MarkupNode] {
    let (look, style) = (row.drawn, row.look.style.values)
    let isSelectable = row.row.attributes.isSelectable
    let stops = look.stops(isTappable: isSelectable, label: row.label)
    var content = LookMarkup(
      stops, label: row.spokenLabel, headingLevel: headingLevel + 1, marksStops: marksStops
    ).element(of: look)
    let isOneButton = isSelectable && !look.isInteractive && row.row.innerRows == nil
    var tap = tap(row, stops.rowLabel, isOneButton ? [content] : [])
    if isSelectable, look.isOneStop, !isOneButton, let stop = stops.first {
      content = content.adding([("inert", "")])
      tap = tap.adding(LookMarkup.described(stop))
    }
    let sign = row.disclosure.map { $0 ? "unfolded" : "folded" } ?? style.accessory.map { "\($0)" }
    let body = MarkupNode.given(
      ("class", .text("body" + (sign.map { " \($0)" } ?? ""))),
      ("data-padding-x", row.look.rowPadding.map { .number($0.horizontal) }),
      ("data-padding-y", row.look.rowPadding.map { .number($0.vertical) }))
    let parts = isOneButton ? [tap] : isSelectable ? [content, tap] : [content]
    // The button says whether the row is selected.
    let mark = row.selectionMark.map {
      MarkupNode.element("span", [("class", $0 ? "mark on" : "mark"), ("aria-hidden", "true")])
    }
    // The delete control uncovers all actions, of which this is what it is for.
    let deletion = row.row.attributes.swipeActions.trailing.first { $0.style == .destructive }
    func control(_ kind: StaticString, _ name: String) -> MarkupNode {
      let label = "\(name), \(row.spokenLabel ?? id(of: row.row))"
      return .element(
        "button",
        [("class", .word(kind)), ("type", "button"), ("aria-label", .text(label))]
          + (row.isDisabled ? [("disabled", "")] : []))
    }
    return [
      .element(
        "div", body,
        (row.hasDeleteControl
          ? [control("delete", reader.visible.text(deletion?.title ?? ""))] : [])
          + [mark].compactMap(\.self) + parts
          + (row.hasHandle ? [control("handle", "Reorder")] : []))
    ]
  }

  private func tap(_ row: RenderedRow, _ label: String?, _ content: [MarkupNode]) -> MarkupNode {
    let own = row.label ?? row.look.style.values.accessibility.label
    let isNamed = content.isEmpty || own != nil || label == nil
    let isPressed = row.isSelected || row.selectionMark != nil
    let attributes = MarkupNode.given(
      ("class", "tap"), ("type", "button"),
      ("aria-label", isNamed ? .text(label ?? id(of: row.row)) : nil),
      ("aria-pressed", isPressed ? .flag(row.isSelected) : nil),
      ("disabled", row.isDisabled ? "" : nil), ("aria-expanded", row.isExpanded.map { .flag($0) }))
    return .element("button", attributes, content)
  }
}
