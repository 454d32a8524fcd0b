package import ScreenDSL
package import ScreenDSLLooks

/// A row with everything that a renderer needs to draw the row. The texts of the look have a limited length and no
/// invisible characters.
package struct RenderedRow {
  package let path: RowPath
  package let row: Row
  package let look: LookNode
  package let label: String?
  let isEdited: Bool
  let selectsRows: Bool

  /// Whether the look declares itself as selected, and whether the user has selected the row.
  let isMarked, isPicked: Bool

  package var drawn: LookNode {
    look.inRow.styled {
      ($0[.isSelected], $0[.isDisabled]) = (isMarked, isDisabled && look.isButton)
    }
  }

  package var spokenLabel: String? { label ?? look.spokenLabel }

  package var signs: (before: RowSign?, behind: RowSign?) {
    let (attributes, style) = (row.attributes, look.style.values)
    guard isEdited else {
      let disclosure = isExpanded.map { RowSign.disclosure(isExpanded: $0) }
      return (nil, disclosure ?? style.accessory.map { RowSign($0) })
    }
    let mark = attributes.hasSelectionMark ? RowSign.mark(isSelected: isSelected) : nil
    return (
      selectsRows ? mark : attributes.hasDeleteControl ? .delete : nil,
      attributes.onReorder == nil ? nil : .handle
    )
  }
  package var layout: LayoutHint { row.attributes.layout ?? .carousel }
  var shownLevel: Int { look.style.values.outline?.shownLevel ?? 0 }
  package var indent: Double { look.style.values.outline?.indent ?? 0 }
  package var isExpanded: Bool? { look.style.values.outline?.isExpanded }
  package var isSelected: Bool { look.style.values.isSelected }
  package var isDisabled: Bool { look.style.values.isDisabled }
}

/// Finds the looks of rows and supplementary views.
package struct LookReader: Sendable {
  package var looks: LookRegistry
  package var state: RenderState
  private var section: ScreenSnapshot.Section?
  private var busy = BusyControls()
  package let visible: VisibleText

  package init(
    looks: LookRegistry = LookRegistry(), state: RenderState = RenderState(),
    visible: VisibleText = VisibleText()
  ) {
    (self.looks, self.state, self.visible) = (looks, state, visible)
  }

  package func reader(of snapshot: ScreenSnapshot) -> LookReader {
    var reader = self
    reader.state.isEditing = state.isEditing || snapshot.isEdited
    reader.state.selectsRows = snapshot.selectsRows
    reader.busy = snapshot.busy
    return reader
  }

  package func reader(of section: ScreenSnapshot.Section) -> LookReader {
    var reader = self
    (reader.state, reader.section) = (state.narrowed(to: section), section)
    return reader
  }

  private func state(of path: RowPath) -> RowState {
    var list = section
    for id in path.containers {
      let sections = list?.rows.first { $0.id == id }?.innerRows?.sections
      list = sections.flatMap { $0.count == 1 ? $0[0] : nil }
    }
    let rows = list?.rows
    return RowState(
      isFirst: rows?.first?.id == path.id, isLast: rows?.last?.id == path.id,
      isSelected: state.selected.contains(path))
  }

  package func row(_ row: Row, in containers: [RowID]) -> RenderedRow {
    let path = RowPath(row.id, in: containers)
    let isEdited = state.isEditing && containers.isEmpty
    var rowState = state(of: path)
    rowState.isEditing = isEdited
    rowState = rowState.at(row.disclosurePlace)
    if !busy.rows.isEmpty {
      let path = RowPath(row.id, in: containers, section: section?.id)
      rowState.busyControls = busy.rows.first { $0.path == path }?.codes ?? []
    }
    let own = look(of: row.model, rowState)
    let look = visible.look(own).at(row.disclosurePlace).styled {
      $0[.isSelected] = $0.isSelected || rowState.isSelected
      $0[.isDisabled] = $0.isDisabled || state.disabled.contains(path)
      if isEdited { $0.accessory = nil }
    }
    return RenderedRow(
      path: path, row: row, look: look,
      label: row.attributes.accessibilityLabel.map { visible.text($0) }, isEdited: isEdited,
      selectsRows: state.selectsRows, isMarked: own.style.values.isSelected,
      isPicked: rowState.isSelected)
  }

  package func supplementary(_ supplementary: Supplementary) -> LookNode {
    var state = RowState()
    let busy = busy.supplementaries.first {
      $0.section == section?.id && $0.kind == supplementary.kind
    }
    state.busyControls = busy?.codes ?? []
    return visible.look(look(of: supplementary.model, as: supplementary.kind, state))
  }

  package func look(
    of model: some CellModel, as kind: SupplementaryKind? = nil, _ rowState: RowState = RowState()
  ) -> LookNode {
    state.environment.around(rowState) { looks.look(for: model, as: kind) }
      .withImages(from: state.environment.imageData)
  }

  package func ownLook(of model: any CellModel) -> LookNode? {
    state.environment.around { looks.ownLook(of: model) }?
      .withImages(from: state.environment.imageData)
  }
}

extension LookNode {
  /// Returns the label that a screen reader speaks for a row with this look, without the labels of the controls in the
  /// row.
  package func spokenLabel(of row: Row) -> String? {
    accessibilityElements(
      isTappable: row.attributes.isSelectable, label: row.attributes.accessibilityLabel
    ).rowLabel
  }

  /// Returns the look that a renderer draws at a type size, for example with vertical stacks at accessibility sizes.
  /// If `marksUnusable` is true, the result shows controls without an action as disabled.
  package func laidOut(_ typeSize: RenderState.TypeSize, marksUnusable: Bool = true) -> LookNode {
    var look = resolved()
    if marksUnusable, look.control?.hasAction == false {
      look.style.values[.isDisabled] = true
    }
    guard case .stack(var stack) = look.kind else { return look }
    if stack.stacksAtAccessibilitySizes, typeSize.isForAccessibility {
      (stack.isVertical, stack.alignment) = (true, nil)
    }
    let isLoading = look.style.values.isLoading
    stack.parts = stack.parts.map { part in
      (isLoading ? part.styled { $0[.isLoading] = true } : part)
        .laidOut(typeSize, marksUnusable: marksUnusable)
    }
    look.kind = .stack(stack)
    return look
  }
}
