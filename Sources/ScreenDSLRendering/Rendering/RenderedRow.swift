import ScreenDSL

/// What a renderer of this module draws with.
package struct RenderSource: Sendable {
  package var looks: LookRegistry
  var state: RenderState

  package init(looks: LookRegistry = LookRegistry(), state: RenderState = RenderState()) {
    self.looks = looks
    self.state = state
  }

  /// Returns what writes its screens as elements, in the colours of a theme or those that a browser prefers.
  func markup(_ theme: ScreenRenderer.Theme? = nil) -> ScreenMarkup {
    ScreenMarkup(
      reader: LookReader(looks: looks, state: state, visible: VisibleText()), theme: theme)
  }
}

/// A row with all that a renderer needs to draw it; its texts are safe to show.
struct RenderedRow {
  let path: RowPath
  let row: Row
  /// How the row looks, with the user's selection.
  let look: CellLook
  /// Which characters its texts may have.
  let visible: VisibleText
  /// Whether the list of the row is being edited.
  let isEdited: Bool

  /// Whether it has the control that uncovers its actions.
  var hasDeleteControl: Bool { isEdited && !row.attributes.swipeActions.trailing.isEmpty }
  /// Whether it has the handle that it is dragged by.
  var hasHandle: Bool { isEdited && row.attributes.onReorder != nil }
  /// How the rows inside lie: sideways, unless the screen says otherwise.
  var layout: LayoutHint { row.attributes.layout ?? .carousel }
  var isSelected: Bool { look.isSelected }
  var isDisabled: Bool { look.isDisabled }
}

/// Finds the looks of rows and of what is around them.
struct LookReader: Sendable {
  let looks: LookRegistry
  var state: RenderState
  let visible: VisibleText

  /// Returns what reads the rows of a section.
  func reader(of section: ScreenSnapshot.Section) -> LookReader {
    var reader = self
    reader.state = state.narrowed(to: section.id)
    return reader
  }

  func row(_ row: Row, in containers: [RowID]) -> RenderedRow {
    let path = RowPath(row.id, in: containers)
    let isEdited = state.isEditing && containers.isEmpty
    let look = visible.look(looks.look(for: row.model)).with {
      $0.isSelected = $0.isSelected || state.selected.contains(path)
      $0.isDisabled = $0.isDisabled || state.disabled.contains(path)
      if isEdited { $0.accessory = nil }
    }
    return RenderedRow(path: path, row: row, look: look, visible: visible, isEdited: isEdited)
  }

  func supplementary(_ supplementary: Supplementary) -> CellLook {
    visible.look(looks.look(for: supplementary.model))
  }
}
